### The words of what the late part of the app shows. They are fetched with the first dialog.

## Share

texts-whole = The game
texts-position = The position on the board
texts-picture = The board as a picture
texts-copy = Copy
texts-copied = Copied.
texts-by-hand = This browser does not let the page copy. The text is selected: copy it from there.
texts-save = Save
texts-save-svg = Save as SVG
texts-save-png = Save as PNG
texts-no-picture = The picture could not be made.
# The position is one before the last steps.
texts-steps = The turn is not over: then { $steps }.
texts-form-pgn = PGN
texts-form-pdn = PDN
texts-form-movetext = Numbered moves
texts-form-listing = One turn a line
texts-form-mat = A match as text (.mat)
texts-form-mustermead = With everything: variations, notes, offers, dice

## Open

texts-open = Open a game…
texts-open-heading = Open games
texts-paste = Paste games here, in any form that this game has
texts-choose = Choose files
texts-drop = Files can also be dropped anywhere on this page.
texts-read = Open
texts-text = The text
texts-too-large = “{ $name }” is larger than { $most } MB. It is not read.
texts-unread = “{ $name }” cannot be read.
texts-none = No game could be read. Nothing is saved.
texts-reading = { $read } of { $all } bytes, { $count ->
    [one] one game
   *[other] { $count } games
}
texts-stop = Stop
texts-stopped = { $count ->
    [0] Reading was stopped before the first game.
    [one] Reading was stopped after one game.
   *[other] Reading was stopped after { $count } games.
}
texts-ask = { $count ->
    [one] Save one game?
   *[other] Save { $count } games?
}
texts-save-all = Save
texts-discard = Do not save
texts-saving = { $count } of { $all } games are saved.
texts-saved = { $count ->
    [one] One game is saved. You find it under Games.
   *[other] { $count } games are saved. You find them under Games.
}
# A game in a list: who plays, how it ended, and how long it is.
texts-game = { $number }. { $players } { $result }, { $count ->
    [one] one turn
   *[other] { $count } turns
}
texts-mended = Read as:
texts-missed = Not read:
texts-mend = Game { $number }, { $place }: { $what }
texts-fault = Game { $number }, { $place }: { $why }
texts-line = line { $line }, sign { $sign }
texts-line-of = line { $line }, “{ $text }” at sign { $sign }
texts-of-file = In “{ $name }”:
texts-elsewhere = This is a game of { $game }. Open it on its own page:
texts-and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}

## The dialogs of a table

at-bottom = At the bottom
auto-flip = Whoever is to move
on-board = On the board
dice = Dice
dice-touch = Thrown by a touch
dice-themselves = Thrown by themselves
dice-hand = Thrown on your table
play-forced = Forced turns are played by themselves
square-names = Names of the squares
resign-sure = Resign this game?
# Where several people play at one screen, each for himself.
resign-who = Who resigns?
resign-how-much = How much do you resign?
resign-yes = Yes, resign
resign-no = Play on
new-game-heading = New game
which-game = Game
against = Against
the-computer = The machine
# How strong the machine is, over the choice of it; and its levels.
strength = Its strength
# Beneath the heading of the list of all seats.
seats-any-time = Each seat can be given to a person or the machine at any time.
a-friend = A friend at this screen
# Who plays a game of two pairs.
who-plays = Players
you-and-computer = You and the machine
two-people = Two people, a pair each
three-people = Three people, a pair against one
many-people = { word-start } people, one a seat
you-play = You play
# Where a game can be played by more or fewer: the choice of how many, and of who has which colour.
how-many-play = How many play
by-lot = By lot
# Over the choice between a single game and matches of several lengths, which the games name.
how-long = Length
single-game = A single game
# What opens the options of a game.
more-options = More options
start = Start
games-heading = Your games
games-none = No games are kept in this browser yet.
games-saved = The game on the table is kept. You find it again under Games.

## The games saved in this browser

# What a list says of a saved game: who plays,
saved-against = Against the computer, { FORM($level, form: "clause") }
saved-people = { $count ->
    [one] One person
   *[other] { word-start } people
}
saved-computers = { $count ->
    [one] One computer
   *[other] { word-start } computers
}
# and whose turn it is, or how it ended.
saved-your-turn = Your turn
saved-computer-turn = The computer’s turn
saved-turn = { $seat } to move
saved-offer = An offer to answer
saved-won = You won
saved-lost = You lost
saved-over = Over
saved-on = Going on
saved-pin = Pin to the front
saved-delete = Delete
saved-deleted = Deleted.
saved-more = Show more

## Texts of games, and what is said of them when they are read

game-text-nothing = There is no game in this text.
game-text-other-game = This is another game: the tag { $tag } says “{ $found }”.
game-text-passed = A move is passed here, and the rules know no such thing.
game-text-unknown = What was played here is unknown.
game-text-full = A game has no more than { $most } moves.
game-text-over = The players have ended the game before this.
game-text-not-now = This cannot be done here.
game-text-set-up = The game cannot begin as its tags say.
game-text-record = This line of a saved game cannot be read.
game-text-number = The next move has the number { $expected }.
game-text-result = The result is told as { $told }, but it is { $found }.
game-text-unopened = This bracket closes nothing.
game-text-unclosed = This is never closed: { $expected } is missing.
game-text-sign-first = This sign stands before the first move, so it belongs to none.
game-text-sign = There is no such sign.
game-text-empty = There is nothing between these brackets.
game-text-kept = This is kept as a comment, because it cannot be read. { $why }
game-text-remark = This is no part of the game, and is kept as a comment.
game-text-tag = This tag is not written as tags are.
game-text-tag-twice = The tag { $tag } stands here twice; the first one counts.
game-text-tag-value = What the tag { $tag } says does not fit the game.
mended-mark = “{ $found }” means nothing here and is left out.
mended-read = “{ $found }” is read as “{ $read }”.
mended-missing = Something is missing here and is taken to be “{ $read }”.
read-as = This is read as { $text }.

## Why a saved game or a position cannot be opened

not-restored = A kept game could not be opened, and stays as it is: { $why }
open-unknown-game = This game is not one of those played here.
open-rules-version = This game was played under another version of its rules; here they have version { $ours }.
open-seats = This game has { WORD($count) } { $count ->
    [one] seat
   *[other] seats
}.
open-players = Somebody sits in this game who is not one of its players.
open-empty-seat = Nobody sits on seat { $number }, which is to be played.
open-idle-seat = Somebody sits on seat { $number }, which nobody can play.
open-start = The position that the game begins with cannot be set up. { $why }
open-entry = Entry { $number } of the game is not possible. { $why }
option-unknown-game = “{ $game }” is not one of the games played here.
option-no-pair = “{ $text }” does not choose anything.
option-unknown-key = This game has no option “{ $key }”.
option-bad-value = “{ $value }” cannot be chosen for “{ $key }”, which takes { $takes }.
option-takes-number = a number from { $least } to { $most }
option-takes-text = another text
# Where something stands in a text.
place = { $form ->
    [start] Sign { $sign }
   *[plain] sign { $sign }
}
place-of = “{ $text }” at sign { $sign }
read-error = { FORM($place, form: "start") }: { FORM($why, form: "sentence") }
wire-error = Line { $line }, { $place }: { $fault }
wire-no-record = this is not the beginning of a game.
wire-unknown-version = this game was saved by another version of this site.
wire-unknown-header = no line of a game begins so.
wire-repeated = this stands here for the second time.
wire-missing-header = the line “{ $header }” is missing.
wire-incomplete = something is missing here.
wire-surplus = the line should have ended before this.
wire-bad-number = this is no number that can stand here.
wire-bad-seat = this is no seat.
wire-bad-player = this is none of the players.
wire-unknown-word = this word means nothing here.
wire-bad-escape = this backslash means nothing.
wire-too-long = the text is too long for a game.
wire-line-too-long = the line is too long.
wire-too-many-entries = a game has not so many entries.
wire-too-many = no game has so many of these.
