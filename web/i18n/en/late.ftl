### The texts of the late part of the app. They are fetched with the first dialog.

## Share

texts-whole = The game
texts-position = The position on the board
texts-picture = The board as a picture
texts-copy = Copy
texts-copied = Copied.
texts-by-hand = This browser doesn’t let the page copy. The text is selected: copy it from there.
texts-save = Save
texts-save-svg = Save as SVG
texts-save-png = Save as PNG
texts-no-picture = The picture could not be made.
texts-hidden-picture = This browser guards against fingerprinting, so a PNG would show nothing but stripes. Save the SVG instead.
# The position is the one before the last steps.
texts-steps = The turn isn’t over yet: this is the position before { $steps }.
texts-form-pgn = PGN
texts-form-pdn = PDN
texts-form-movetext = Numbered moves
texts-form-listing = One turn per line
texts-form-mat = Match as text (.mat)
texts-form-ranks = Row by row
texts-form-list = Piece by piece
texts-form-fields = One line of text
texts-form-mustermead = Everything: variations, notes, offers, dice

## Links, and play by link

link-game = Link to the game
link-position = Link to the position
link-too-long = This link has { $count } characters. Many programs cut links as long as this, so send a file.
link-damaged = This link was cut or changed on its way. Ask for it again.
link-damaged-from = This link was cut or changed on its way. The game is shown as far as it is certain. Ask for the link again.
link-newer = A newer version of this site made this link. Load the page again.
link-lots = The rolls in this link do not follow from what the devices had promised, so it can’t be trusted.
link-other-game = This link is for another game.
link-refused = This link can’t be opened. { $why }
link-refused-from = The game of this link is shown as far as the rules allow. { $why }
# A choice of who plays a new game.
by-link-two = Someone elsewhere, by link
by-link-four = Four people, each on their own device, by link
by-link-note = You send each move as a link, in any messenger or by email. There is no account and no server.
send-link = Send the move
send-link-first = Send the invitation
send-link-again = Send again
send-link-heading = Send the link
send-link-what = Send this link to whoever plays next. It holds the whole game, and no server sees it.
send-link-preview = The preview in a messenger can’t show the board.
send-link-silence = Nothing tells you when a link comes back, because there is no server.
send-link-share = Share…
send-link-code = The link as a QR code
send-link-done = I have sent it
link-ready = Your move is ready. Send it as a link.
link-ready-first = The game is ready. Send it as a link.
link-ready-over = The game is over. Send the link, so that everyone knows.
link-ready-lot = There is nothing to decide here. Send the link back, so that the others can roll.
link-ready-seat = You have a seat. Send the link back: the first roll needs it.
link-ready-throw = Send the link: when it comes back, you roll.
link-waiting = Sent. When a link comes back, open it in this browser.
link-known = You have this move already.
link-fork = This link goes on from an earlier position. Your game stays as it is; the other way is a variation in the list of moves.
# Throws of a game by links. A throw is drawn from secrets that devices have promised to each other.
throws-at-once = Rolls after a six come at once
throws-at-once-note = Then whoever rolls again could work that roll out before moving. Otherwise, the others add a secret first, which takes one more link.
throws-agreed = It was agreed that rolls after a six come at once: whoever rolls again could work that roll out before moving.
throws-cube = Whoever may double sends a link before each roll. Without the doubling cube, that link is not needed.
throws-two-seats = Two seats of one device play one after the other. That device could know the second roll early.
throws-heading = Fair rolls
throws-proved = Proved rolls: { $count } of { $all }.
throws-wrong = Roll { $number } does not follow from what was promised.
throws-meaning = A proved roll follows from secrets that every device had promised before the game. So nobody chose it. This can’t show whether two players told each other their secrets, or whether somebody stopped answering after a bad roll.

## Open

texts-open = Open a game…
texts-open-heading = Open games
texts-paste = Paste games or a position here, in any format this game can read
texts-choose = Choose files
texts-drop = You can also drop files anywhere on this page.
texts-read = Open
texts-text = The text
texts-too-large = “{ $name }” is larger than { $most } MB, so it is not read.
texts-unread = “{ $name }” can’t be read.
texts-none = No game could be read. Nothing was saved.
texts-reading = { $read } of { $all } bytes, { $count ->
    [one] one game
   *[other] { $count } games
}
texts-stop = Stop
texts-stopped = { $count ->
    [0] Stopped before the first game.
    [one] Stopped after one game.
   *[other] Stopped after { $count } games.
}
texts-ask = { $count ->
    [one] Save one game?
   *[other] Save { $count } games?
}
texts-save-all = Save
texts-discard = Don’t save
texts-saving = { $count } of { $all } games saved.
texts-saved = { $count ->
    [one] One game saved. It is under My games.
   *[other] { $count } games saved. They are under My games.
}
# A game in a list: who plays, how it ended, and how long it is.
texts-game = { $number }. { $players } { $result }, { $count ->
    [one] one turn
   *[other] { $count } turns
}
texts-mended = Corrected:
texts-missed = Not read:
texts-mend = Game { $number }, { $place }: { $what }
texts-fault = Game { $number }, { $place }: { $why }
texts-line = line { $line }, character { $sign }
texts-line-of = line { $line }, “{ $text }” at character { $sign }
texts-of-file = In “{ $name }”:
texts-elsewhere = This is a game of { $game }. Open it on its own page:
texts-open-there = Open it there:
texts-and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}

## The dialogs of a table: the view of the board

# The choice of the side at the bottom.
at-bottom = At the bottom of the board
auto-flip = Player to move
on-board = On the board
dice = Dice
dice-touch = Tap to roll
dice-themselves = Roll automatically
dice-hand = Real dice on your table
# How fast the computer plays.
pace = The computer plays
pace-at-once = at once
pace-normal = so you can follow
pace-calm = slowly
play-forced = Play forced turns automatically
square-names = Coordinates on every square
# A board that is turned on upright phones stays as it is.
wide-board = Wide board on phones, too
# What the button More leads to.
settings = Settings
seats = Players
games = My games
resign = Resign
# The keys of a table, in a list: what each does. On the board there are others.
flip-board = Flip board
keys = Keyboard shortcuts
keys-look = Previous and next move
keys-ends = First and last position
keys-board = On the board
keys-walk = Go to the next square
keys-tap = Choose the square
keys-cancel = Let go of the piece
keys-ask = Help about this square
keys-on = Use single-key shortcuts

## Dialogs of a table: to resign, a new game, players

resign-sure = Resign this game?
# Where several people play on one device, each alone.
resign-who = Who resigns?
resign-how-much = What do you resign?
resign-yes = Yes, resign
resign-no = Keep playing
new-game-heading = New game
which-game = Game
against = Play against
the-computer = The computer
# How well the computer plays.
strength = Level
# The eight levels, the weakest first: what each is called.
level-name = { $number ->
    [1] First steps
    [2] Learner
    [3] Casual player
    [4] Keen player
    [5] Seasoned player
    [6] Club player
    [7] Expert
   *[8] Master
}
# The line below the name: what the computer does at this level, in every game.
level-line = { $number ->
    [1] Takes what it sees, and sees little
    [2] Sees what it can gain, forgets the reply
    [3] Sees the reply, but often misjudges it
    [4] Looks a little ahead, misjudges now and then
    [5] Looks ahead, and seldom misjudges
    [6] Plays well, and lets little slip
    [7] Looks far ahead
   *[8] Plays as well as it can
}
# Under the heading Players.
seats-any-time = You can change who plays at any time.
a-friend = A friend on this device
# Who plays a game of two pairs, and what can be chosen.
who-plays = Who plays
you-and-computer = You and the computer
two-people = Two people, one pair each
two-and-computers = Two people against two computers
three-people = Three people, two against one
many-people = { word-start } people, one seat each
you-play = You play
# How many play, where that is a choice.
how-many-play = Players
by-lot = Random
# A single game, or a match of a length that the game names.
how-long = Length
single-game = Single game
# Where several people play: everybody agrees that hints may be asked for.
hints-agreed = Hints for everyone
# Opens the options of a game.
more-options = More options
# What one player gives the other before the game, and who: pieces to play without,
handicap = Handicap
handicap-none = None
handicap-given = { $seat ->
    [you] You give
    [computer] The computer gives
   *[other] { FORM($seat, form: "start") } gives
} { $pieces }
# or pieces that the other one has already borne off.
handicap-off = { $seat ->
    [you] You start
    [computer] The computer starts
   *[other] { FORM($seat, form: "start") } starts
} with { $pieces } off
start = Start
games-heading = My games
games-none = You have no saved games in this browser yet.
games-saved = The game on the board is saved. It stays under My games.

## The games saved in this browser

# In the list of saved games: who plays,
saved-against = Against the computer ({ FORM($level, form: "clause") })
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
saved-waiting-for-you = Waiting for you
saved-waiting-for-them = Waiting for the others
saved-won = You won
saved-lost = You lost
saved-over = Finished
saved-on = In progress
saved-pin = Pin to top
saved-delete = Delete
saved-deleted = Deleted.
saved-more = Show more

## What is wrong in a text of a game

game-text-nothing = There is no game in this text.
game-text-other-game = This is another game: the tag { $tag } says “{ $found }”.
game-text-board-of-10 = This is a game of international draughts, on 10 by 10 squares, which is not played here.
game-text-board-of-12 = This is a game of Canadian draughts, on 12 by 12 squares, which is not played here.
game-text-other-kind = This is a game of another kind of draughts, which is not played here.
game-text-variant = This is a game of { $name }, a variant of chess that is not played here.
game-text-ambiguous = This can be read in several ways: { $readings }.
game-text-resembles = This looks like { $game }.
game-text-passed = A turn is passed here, but the rules don’t allow that.
game-text-unknown = The text doesn’t say what was played here.
game-text-full = A game has at most { $most } moves.
game-text-over = The game had already ended before this.
game-text-not-now = This can’t be done here.
game-text-set-up = The game can’t begin as its tags say.
game-text-record = This line of a saved game can’t be read.
game-text-number = The next move is number { $expected }.
game-text-result = The text says the result is { $told }, but it is { $found }.
game-text-letters = The pieces have another language’s letters: “{ $found }” is read as “{ $read }”.
game-text-unopened = This bracket closes nothing.
game-text-unclosed = This is never closed: { $expected } is missing.
game-text-sign-first = This mark stands before the first move, so it belongs to none.
game-text-sign = There is no such mark.
game-text-empty = There is nothing between these brackets.
game-text-kept = This can’t be read, so it is kept as a comment. { $why }
game-text-remark = This isn’t part of the game. It is kept as a comment.
game-text-beaver = Beavers and raccoons aren’t played here, so “{ $text }” is left out. Only the double before it counts.
game-text-tag = This isn’t how tags are written.
game-text-tag-twice = The tag { $tag } appears twice. The first one counts.
game-text-tag-value = The value of the tag { $tag } doesn’t fit the game.
game-text-elsewhere = In turn { $turn } nothing more can be played by this set’s rule. Other programs follow the usual rule, and may play on there.
mended-mark = “{ $found }” means nothing here, so it is left out.
mended-read = “{ $found }” is read as “{ $read }”.
mended-missing = Something is missing here, read as “{ $read }”.
read-as = This is read as { $text }.

## Why a saved game or a position does not open

not-restored = A saved game could not be opened. It stays as it is. { $why }
open-unknown-game = This site doesn’t have this game.
open-rules-version = This game was played under another version of the rules; this site has version { $ours }.
open-seats = The number of seats is wrong: this game has { WORD($count) }.
open-players = The list of who plays on which seat names a player who is not there.
open-empty-seat = Seat { $number } needs a player, but has none.
open-idle-seat = Seat { $number } has a player, but this game doesn’t use that seat.
open-start = The first position of the game can’t be set up. { $why }
open-entry = Entry { $number } of the game isn’t possible. { $why }
option-unknown-game = This site doesn’t have the game “{ $game }”.
option-no-pair = “{ $text }” doesn’t name an option and its value.
option-unknown-key = This game has no option “{ $key }”.
option-bad-value = “{ $value }” isn’t possible for “{ $key }”, which takes { $takes }.
option-takes-number = a number from { $least } to { $most }
option-takes-text = another text
# A place in a text.
place = { $form ->
    [start] Character { $sign }
   *[plain] character { $sign }
}
place-of = “{ $text }” at character { $sign }
read-error = { FORM($place, form: "start") }: { FORM($why, form: "sentence") }
wire-error = Line { $line }, { $place }: { $fault }
wire-no-record = a game doesn’t begin like this.
wire-unknown-version = this game was saved by another version of this site.
wire-unknown-header = no line of a game begins like this.
wire-repeated = this appears a second time.
wire-missing-header = the line “{ $header }” is missing.
wire-incomplete = something is missing here.
wire-surplus = the line should end before this.
wire-bad-number = this number isn’t possible here.
wire-bad-seat = this isn’t a seat.
wire-bad-player = this isn’t one of the players.
wire-unknown-word = this word means nothing here.
wire-bad-escape = this backslash means nothing.
wire-too-long = this is too long for a game.
wire-line-too-long = the line is too long.
wire-too-many-entries = no game has so many entries.
wire-too-many = no game has so many of these.

## Time: how a game ended by it, and the rulings on that

end-flagged = { $seat ->
    [you] { $form ->
        [clause] your
       *[sentence] Your
    }
   *[other] { $form ->
        [clause] { $seat }’s
       *[sentence] { FORM($seat, form: "start") }’s
    }
} time is up{ $form ->
    [clause] { "" }
   *[sentence] { "." }
}
# It is a draw.
chess-end-flagged = { $seat ->
    [you] { $form ->
        [clause] your
       *[sentence] Your
    }
   *[other] { $form ->
        [clause] { $seat }’s
       *[sentence] { FORM($seat, form: "start") }’s
    }
} time is up, but the other side could never give checkmate{ $form ->
    [clause] { "" }
   *[sentence] { "." }
}
ruling-time = The source doesn’t mention clocks. Here a player whose time is up loses, whatever is on the board. Undoing a turn gives no time back.
ruling-BG-7 = The source doesn’t mention clocks. Here a player whose time is up loses a single game, multiplied by the cube, whatever is on the board. Undoing a turn gives no time back.
ruling-CHESS-3 = The source doesn’t mention clocks. A player whose time is up loses; but the game is drawn if the other side could never give checkmate with what it has, as article 6.9 of the Laws of Chess says. Only the pieces are looked at, not where they stand. Undoing a turn gives no time back.
ruling-DR-5 = { ruling-time }
ruling-LANKO-15 = The source doesn’t mention clocks. Here the pair of a player whose time is up loses, whatever the points. Undoing a turn gives no time back.
ruling-LANRICK-11 = { ruling-time }
ruling-LASKA-6 = { ruling-time }
ruling-LINO-10 = The source doesn’t mention clocks. Here a player whose time is up loses, whatever the points; in a fair match, that loses the whole match. Undoing a turn gives no time back.
ruling-LUDO-9 = The source doesn’t mention clocks. Here a player whose time is up leaves the game as if they had resigned. Undoing a turn gives no time back.

## Help about a square, sentence by sentence; $steps is in the notation of the game

inspector = { $square }.
inspect-moves = { $seat ->
    [you] You
   *[other] { $seat }
} can move it: { $steps }.
inspect-must = { $seat ->
    [you] You
   *[other] { $seat }
} must capture with it: { $steps }.
inspect-goal = { $seat ->
    [you] You
   *[other] { $seat }
} can play here: { $steps }.
inspect-would = If { $seat ->
    [you] you were
   *[other] { $seat } were
} to move: { $steps }.
inspect-stuck = { $seat ->
    [you] You
   *[other] { $seat }
} couldn’t move it now.
inspect-attacks = It attacks { $at }.
inspect-why = { FORM($why, form: "sentence") }
inspect-nothing = No piece can move here now.
inspect-forced = { $seat ->
    [you] You
   *[other] { $seat }
} must capture: { $steps }.
inspect-after = Then { $square }.

## Settings

look = Look of the board
look-classic = Classic
look-wood = Wood and cloth
look-ink = Ink (high contrast)
look-plain = Plain
look-lasker = Lasker’s colours
fields = Colours of the squares
fields-own = The game’s own
fields-brown = Brown
fields-green = Green
fields-blue = Blue
fields-grey = Grey
coordinates = Coordinates
coordinates-inside = Inside the squares
coordinates-outside = Beside the board
coordinates-off = Off
mark-goals = Mark where a piece can go
mark-last = Mark the last move
size = Size of the board
size-auto = As large as possible
size-medium = Medium
size-small = Small
speed = Pieces move
speed-auto = at normal speed
speed-none = without animation
speed-half = slowly
speed-double = fast
theme = Theme
theme-auto = Auto
theme-light = Light
theme-dark = Dark
languages = Language
sounds = Sounds
confirm-moves = Ask before playing a move
playing = Playing
this-page = This page
full-screen = Full screen
full-screen-off = Exit full screen
print-board = Print this board
settings-broken = Some settings could not be read ({ $lines }), so the defaults are used.

## The end of a game, and results

card-look-back = Look through the moves
card-close = Show the board
# After a game against the computer: a level that fits better, and a button that starts a rematch there.
card-level-fits = Level { $level } would suit you now.
card-level-losses = Three losses in a row.
card-level-wins = Three wins in a row.
card-level-play = Play at level { $level }
card-level-try = Try level { $level }
results = Your results
# The end of a match, of which the score follows: “You lost the match, 0 to 3”.
match-won = You won the match
match-result = { $result ->
    [result-draw] The match is a draw
    [result-share] { $result }
   *[other] { $result } the match
}
results-against = { $game }, against the computer ({ FORM($level, form: "clause") })
results-line = { $played ->
    [1] First game: { $won ->
        [1] won
       *[other] { $lost ->
            [1] lost
           *[other] drawn
        }
    }
   *[other] { $played } played: { $won } won, { $drawn } drawn, { $lost } lost
}
results-streak = Wins in a row: { $now } (best: { $best })
results-reset = Reset your results
results-were-reset = Your results have been reset.

## Names and clocks

name-of = Name
clock = Clock
clock-none = No clock
clock-each = { $minutes } min each
clock-increment = { $minutes } min each, plus { $seconds } s a turn
clock-pause = Pause the clock
clock-go-on = Resume the clock

## A move as text

type-move = Type a move
type-move-unread = “{ $text }” isn’t a move here.

## Captured pieces

captured-by = Captured by { $seat }: { $pieces }
captured-lead = { $seat ->
    [you] You are
   *[other] { FORM($seat, form: "start") } is
} { $points } ahead

## Tables in other pages

embed = Embed in a web page
embed-what = What to show
embed-position = This position
embed-record = The whole game
embed-new = A new game
embed-mode = What readers can do
embed-play = Play against the computer
embed-two = Play each other on one screen
embed-replay = Look through the moves
embed-form = How to put it there
embed-script = With a script: always as high as it needs to be
embed-frame = As a plain frame, for pages that take no scripts
embed-width = Maximum width, in pixels
embed-code = Copy this into your page
embed-preview = This is what your readers see
# An address can only be so long.
embed-too-long = This game is too long to travel in an address. Embed the position instead.
not-in-this-browser = That game isn’t saved in this browser, so this is a new one. To show a game to somebody, use “Share this game” where it was played.
# $text is a part of the address, such as level=11.
address-unknown = “{ $text }” in the address means nothing here, so it is left out.
# Instead of the board, where a page asks for a study that is not there.
no-studies = There is no such study here.
asks-to-play-on = This is an earlier position. Do you want to play on from here?
play-moves = Play the moves
# A game that was put on a page to be looked at. The buttons are First, Previous, Next and Last.
views = You can look through this game: use the buttons below the moves, or the arrow keys.

## Studies: positions with a task

# Buttons.
study-again = Try again
study-anew = Start again
study-hint = Hint
study-next = Next
# Buttons and links below the board of a puzzle that was tried, or of a study that is done. “What comes next” is
# their name for screen readers.
study-follows = Show what follows
study-solution = Show the solution
study-play-on = Play on against the computer
study-next-puzzle = Next puzzle
study-next-study = Next study
study-play = Play a real game
study-onward = What comes next
# Behind praise for the last task.
study-done = All done.
# A move of one’s own game as a position to solve: the heading, and what was played there, of which $cost is a share of
# 100, or points of the stake. Then two buttons: the next one of these, and to be asked for this one no more.
study-mine = From your own game
study-played = In your game you played { $turn }: it cost { $cost }%.
study-played-points = In your game you played { $turn }: it cost { $cost } points.
study-next-mine = Next mistake
study-forget = Don’t ask again
# What is to be done in a puzzle. $n counts the moves to mate.
study-goal = { FORM($seat, form: "start") } to move: { $goal ->
    [win] win
    [mate] { $n ->
        [1] mate
       *[other] mate in { $n } moves
    }
    [gain] come out ahead
    [save] find the only move that holds
   *[best] find the best move
}.
# The solution, where no other hint is known. $turn is a move in the game's notation.
study-model = { $turn } does it.
# Said of a right and of a wrong move, where no more is said.
study-right = That’s it.
study-wrong = That isn’t it.
# Said of a puzzle, and why: of a wrong move, with what is replied to it, and of the right one. $turn is a move in the
# game’s notation, $goal what was asked for in study-goal.
study-failed = That isn’t it: { $goal ->
    [win] it doesn’t win
    [mate] { $n ->
        [1] it isn’t mate
       *[other] it doesn’t mate in { $n } moves
    }
    [gain] it brings no advantage
    [save] it doesn’t hold
   *[best] there is a better move
}.
study-answer = The reply: { $turn }.
study-solved = That’s it: { $goal ->
    [win] { $turn } wins, whatever the reply
    [mate] { $n ->
        [1] { $turn } is checkmate
       *[other] { $turn } mates in { $n } moves, whatever the reply
    }
    [gain] after { $turn } you come out ahead
    [save] { $turn } holds where other moves lose
   *[best] nothing is better than { $turn }
}.
# Which task of how many.
study-task = { $number } of { $of }

## Beside a variation

promote = Make this the main line
remove-variation = Delete this variation

## Hints and reviews

# A hint, in three stages: the piece, the move with its reasons, and how the game could go on. The first two
# are buttons; what follows them is said beside the board. $turn is a move in the game’s notation, $turns are several.
hint-more = Show more
hint-again = Again
hint-asked = Looking for the best move…
hint-failed = There is no hint here.
hint-piece = Look at the marked piece.
hint-best = Best: { $turn }.
hint-follows = It could go on like this: { $turns }.
# What the player can expect with that move, of 100, and how much less with the next best one.
hint-chances = Chances: { $percent }%.
hint-chances-next = Chances: { $percent }%, with the next best move { $other }%.
# The same in games of dice, in points of the stake, such as +0.35.
hint-points = Expected: { $points } points.
hint-points-next = Expected: { $points } points, with the next best move { $other }.
# Why a move is good. Each is a sentence about the move; its subject is the move. $amount is one of the amounts below.
# “Answers” are the moves of the others.
why-wins = { $n ->
    [1] It wins at once.
   *[other] It wins in { $n } moves, whatever the answers.
}
why-saves = Every other move loses the game.
why-saves-most = { $n } of the { $of } other moves lose the game.
why-gains = { $n ->
    [1] It wins { $amount }, whatever the answer.
   *[other] It wins { $amount } within { $n } moves, whatever the answers.
}
why-only = Every other move loses { $amount }.
why-avoids = { $n } of the { $of } other moves lose { $amount }.
why-threatens = It threatens to win { $amount }: only { $n } of { $of } answers { $n ->
    [one] prevents
   *[other] prevent
} that.
why-takes = { $n ->
    [1] It captures a piece.
   *[other] It captures { $n } pieces.
}
why-hits = { $n ->
    [1] It sends a piece back.
   *[other] It sends { $n } pieces back.
}
why-promotes = { $n ->
    [1] It promotes a piece.
   *[other] It promotes { $n } pieces.
}
why-finishes = { $n ->
    [1] It brings a piece to its goal.
   *[other] It brings { $n } pieces to their goal.
}
why-scores = { $points ->
    [one] It scores { $points } point.
   *[other] It scores { $points } points.
}
why-concedes = { $points ->
    [0] No answer scores.
    [one] No answer scores more than { $points } point.
   *[other] No answer scores more than { $points } points.
}
why-enters = { $n ->
    [1] It brings a piece into play.
   *[other] It brings { $n } pieces into play.
}
why-leaves = { $n ->
    [1] It leaves only one answer.
   *[other] It leaves only { $n } answers.
}
why-risks = { $n ->
    [0] The next roll cannot send a piece back.
   *[other] { $n } of the { $of } possible next rolls can send a piece back.
}
why-holds = It makes a point: { $site }.
why-gathers = It brings more men into the meeting place: { $n } of { $of }.
why-gathers-all = It wins the meeting place: all the men are in.
why-bars = It holds the opponent off: after any answer at most { $n } of their { $of } men are in the meeting place.
why-prepares = It threatens to win the meeting place on the next turn.
why-leads = The way to the meeting place is shorter than the opponent’s: in squares, { $own } against { $others }.
# Amounts: what is won or lost, as the object of a sentence.
amount-pawns = { $n ->
    [1] a pawn
   *[other] the worth of { $n } pawns
}
amount-men = { $n ->
    [1] a man
   *[other] { $n } men
}
amount-pieces = { $n ->
    [1] a piece
   *[other] { $n } pieces
}
amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# The review of a game: a button and the heading, and what stands below it.
review-heading = Review
review-away = Close the review
review-progress = Reviewing: { $percent }%
review-failed = The review couldn’t be finished.
review-go-on = Go on with the review
# The curve, for screen readers.
review-curve = Chances, move by move: { $seat }
review-none = No move cost much.
# The moves that cost most, each a button that shows it. $cost is a share of 100, or points of the stake.
review-cost = { $turn }: cost { $cost }%
review-cost-points = { $turn }: cost { $cost } points
review-better = Better was { $turn }.
review-turned = Here the game turned.
# A button: the game is played again from before that move.
review-try = Try again from here
# How many moves of the game one can practise; a link to them follows.
review-kept = Kept for you to practise: { $n ->
    [one] { $n } move.
   *[other] { $n } moves.
}
review-practise = My mistakes
# A table: what each side’s moves cost, what luck brought it, and the rest of the result.
review-side = Side
review-costs = Cost of its moves
review-luck = Luck
review-skill = Skill
review-rate = Error rate
# A number with two decimals, such as 0.35 or +1.20.
decimal = { $whole }.{ $part }
# A share of 100.
percent = { $percent }%
