### The words of the portal and of what all games share. Those of a game are in the file of its folder.
###
### What is told is passed as it is, so that every language can bend it: a piece, a seat or a list is a message that is
### told in a form. The forms of English: `start` (at the beginning of a sentence), `a` (with its article), `sentence` (with a
### full stop, if it has none), `clause` (within a sentence). A form holds for all that is told within it.
### No exclamation marks.

## What sentences are made of

word = { $count ->
    [0] zero
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
word-start = { $count ->
    [0] Zero
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
    [11] Eleven
    [12] Twelve
   *[other] { $count }
}
list-next = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
# The full stop of a message that has none where it stands alone.
stop = { $form ->
    [sentence] { "." }
   *[plain] { "" }
}
verbatim = { $text }

## Who and what

# A seat as a player.
seat = { $seat ->
    [1] White
    [2] Black
    [3] Red
   *[4] Yellow
}
# The colour of a seat's pieces.
colour = { $form ->
    [start] { seat }
   *[plain] { $seat ->
        [1] white
        [2] black
        [3] red
       *[4] yellow
    }
}
# A piece that belongs to somebody. Its kind knows the colour too, for languages in which they agree.
piece = { $form ->
    [a] a { FORM($colour, form: "plain") } { FORM($kind, form: "plain") }
   *[plain] { $colour } { FORM($kind, form: "plain") }
}
# A piece of which nothing is known.
some-piece = { $form ->
    [start] Piece
    [a] a piece
   *[plain] piece
}
# Equal pieces in a column; those of the first, plain kind; those that are nobody's.
group = { WORD($count) } { $colour } { FORM($kind, $count) }
group-plain = { WORD($count) } { $colour }
group-free = { WORD($count) } { FORM($kind, $count) }
# A column, from the top down.
held = { $top } over { FORM($below, form: "plain") }
held-many = { $top } over { WORD($count) } others
empty = empty

# A person who has no name, where there are more than two.
player = Player { $player }

## The board

board = { $game } board
square = { $label }: { $held }
square-number = square { $number }
square-sign = { $square }; { $sign }
square-selected = { $square }; selected
square-target = { $square }; can go here
square-distant = { $square }; can go here in several leaps
die-aside = not in this throw
die-ready = to be thrown
die-live = { $die }; can be touched
die-used = { WORD($face) }, played
square-movable = { $square }; can move
square-movable-to = { $square }; can move to { $goals }

## What happened on the board

# Somebody does something, or several things in a row. Each of them knows the kind of the piece that does it.
story = { FORM($who, form: "start") } { $does }.
story-prompt = { FORM($prompt, form: "sentence") }
story-back = Taken back.
who-on = { $who } on { $at }
who-deep = { $who } on { $at }, { WORD($count) } down from the top,
way = from { $from } to { $to }
way-under = from { $from } under what stands on { $to }
# Nothing but a walk.
walks = { $way }
goes = goes { $way }
leaps = leaps { $way }
leaps-on = leaps on to { $at }
comes-in = comes in { $way }
goes-back = goes back { $way }
leaves-play = leaves play { $way }
takes = takes { FORM($what, form: "a") } from { $from }
is-taken = is taken from { $from }
is-taken-to = is taken { $way }
is-promoted = is promoted to { $into }
becomes = becomes { FORM($into, form: "a") }
comes-back = comes back to { $at }
is-set = is set on { $at }
appears = appears on { $at }
leaves = leaves play
leaves-from = leaves play from { $from }
goes-back-from = goes back from { $from }
disappears = disappears from { $from }
story-die = A die shows { WORD($face) }.
story-dice = The dice show { $faces }.
story-counts = { $seat } counts { WORD($count) }.
story-counts-for = { $seat } counts { WORD($count) } for { $sites }.
story-loses = { $seat } loses { WORD($count) }.
story-loses-for = { $seat } loses { WORD($count) } for { $sites }.

## How a game ended

result-draw = A draw
result-win = { $winner } wins
result-win-together = { $winners } win
# By how many points.
result-by = { $result } by { $points }
result-share = { $winners } share the first place
# All places, where they are more than two, as a chain: each behind all before it.
ranked = { $before }, { $next }
ranked-first = { $who } is { ordinal }
ranked-next = { $who } { ordinal }
ranked-together = { $who } share the { ordinal } place
ordinal = { $place ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}
outcome = { $result }: { FORM($reason, form: "clause") }.
outcome-ruling = { $result }: { FORM($reason, form: "clause") } ({ $ruling }).
outcome-points = { $outcome } { $points }.
points-of = { $seat } { $points }
# What the players of a match have after some of its games.
standings = After this game: { $points }.
end-agreed = { $form ->
    [clause] the players agreed
   *[sentence] The players agreed.
}
end-resigned = { $form ->
    [clause] { $seat } resigned
   *[sentence] { $seat } resigned.
}
end-repetition = { $form ->
    [clause] the same position came { times }
   *[sentence] The same position came { times }.
}
times = { WORD($times) } { $times ->
    [one] time
   *[other] times
}
end-back-and-forth = { $form ->
    [clause] the same movement was made to and fro { times }
   *[sentence] The same movement was made to and fro { times }.
}
end-no-progress = { $form ->
    [clause] nothing decisive happened for { turns }
   *[sentence] Nothing decisive happened for { turns }.
}
turns = { WORD($times) } { $times ->
    [one] turn
   *[other] turns
}

## Whose turn it is, and who sits there

played-by-you = (you)
played-by-computer = (the machine, { FORM($level, form: "clause") })
played-by-player = ({ $player })
thinking = thinking
thinking-ahead = thinking, { $depth } ahead
offers-draw = { $seat } offers a draw
offers-end = { $seat } offers to end the game here
asks-back = { $seat } asks to take { $count ->
    [1] the last turn back
   *[other] { $count } turns back
}
resigns-points = { $seat } resigns { FORM($what, form: "clause") }
# A partner has to agree.
would-resign = { $seat } would resign
resigns-too = { $seat }: do you resign too?
answers = { $seat } answers:

## Beside the board

to-begin-dice = Touch the dice, and they are thrown. Hold a place on the board to learn all about it.
to-begin = Touch what you want to move, then the square it is to go to. Hold a square to learn all about it.
to-begin-search = Touch both ends of what you have found.
to-begin-square = Touch a square to play there. Hold a square to learn all about it.
dice-said = What do your dice show?
choose = Which of these is it to be?
views-earlier-ply = You are looking at an earlier position.
watches = This game is open in another tab, where it is played. Here you can watch.
computer-acts = It is the machine's turn.
answer-first = The offer has to be answered first.
declined = The machine declines, and plays on.
computer-fails = The machine does not answer. Your game is safe.
ruling = { $id }: { $rule }

# Everything about a square, sentence by sentence.
inspector = { $square }.
inspect-moves = { $seat } may move it: { $steps }.
inspect-must = { $seat } must take with it: { $steps }.
inspect-goal = { $seat } can come here: { $steps }.
inspect-why = { FORM($why, form: "sentence") }
inspect-nothing = No piece can come here now.
inspect-forced = { $seat } must take: { $steps }.
inspect-after = Then { $square }.

## Buttons: a word beneath the sign, and what is done in full

tools = Game
undo = Undo
undo-full = Undo
redo = Redo
redo-full = Redo
view = View
view-full = Board view
seats = Seats
seats-full = Seats and players
draw = Draw
draw-full = Offer a draw
end-here = End
end-here-full = Offer to end the game here
claim = Claim
claim-full = Claim a draw
resign = Resign
resign-full = Resign
games = Games
games-full = Your games
new = New
new-full = New game
rematch = Rematch
next-game = Next game
another = New game
throw = Throw
all-the-same = All the same
never-mind = Never mind
accept = Accept
decline = Decline
back-to-game = Back to the game
rewind = Play on from here
take-over = Play it here
try-again = Try again
close = Close

## The moves

moves = Moves
no-moves = No moves yet.
scrub = Position to look at
scrubbed = After { $number } of { $of }
replay = See again what happened since your last turn
share = Share this game
ended-here = Here the rules had ended the game.
main-line = The game itself: { $moves }
other-line = Another line: { $moves }
promote = Make this the game
promoted = This line is the game now.
remove-variation = Delete this line
removed-variation = The line is deleted.
take-back-edit = Undo

## Dialogs

sheet-fetching = One moment…
sheet-unreachable = This could not be loaded
sheet-unreachable-why = A part of this page did not arrive. Your game is safe. Check your internet connection, and try again.

resign-yes-of = { $seat } resigns
# What can be resigned, where that is not always the same. A game may call it by words of its own, as `ludo-resign-2`.
resign-points = { $form ->
    [clause] { word } { points }
   *[plain] { word-start } { points }
}
points = { $count ->
    [one] point
   *[other] points
}
level-beginner = { $form ->
    [clause] beginner
   *[plain] Beginner
}
level-good = { $form ->
    [clause] good
   *[plain] Good
}
level-best = { $form ->
    [clause] best
   *[plain] Best
}
# Who plays a seat, among all who can.
computer-at = Machine, { FORM($level, form: "clause") }
# A pair, and the seats that it has.
side-pair = { $pair } ({ $seats })
a-human = A person

## When a game is not kept or does not come back

save-blocked = This browser does not let the page keep anything, so this game is lost when the page is closed.
save-full = There is no room left to keep this game. Clear some space; until then it is lost when the page is closed.
save-foreign = Another tab plays this game now.
save-broken = The browser could not keep the last move. It will be tried again with the next one.
fatal = The game that was going on last has stopped this page twice, so it is not opened by itself. It is kept under Games.

## Why an entry is not made

enter-over = The game is over.
enter-dice-wait = The dice wait until the offer is answered.
enter-empty-seat = Nobody sits on that side.
enter-not-open = That cannot be offered now.
enter-pending = Another offer has not been answered yet.
enter-stale = That move belongs to another position. Please choose again.
enter-too-far-back = There are not so many moves to take back.
enter-not-asked = There is nothing for this side to answer.
enter-not-due = There is nothing to claim now.
enter-full = This game is as long as a game can be kept.

## All pages; what begins with `page-` stands in the pages themselves, and the app has none of it

page-name = { "Mustermead" }
page-tagline = Board games old and new, on a table in your browser.
# The language's own name, in the language.
page-language-name = English
# Over the list of languages.
page-languages = Language
# On the first page, to somebody whose browser prefers this language.
page-offer = Read this page in English
page-themes = Colours
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark
# Under a game in a frame of somebody else's page; it leads here.
page-portal = More about this game at Mustermead
page-rulings = Rulings
page-rulings-why = Where the sources leave a question open or contradict themselves, this is how the game is played here.

## Where the table will be

page-progress = Setting up the board…
page-trouble = The board could not be set up. Nothing of yours is lost. Load the page again; if that does not help, this browser may be too old: any Chrome, Edge, Firefox or Safari of the last three years will do.
page-no-script = This is how the game begins. To play, switch on JavaScript in this browser; the rules can be read without it.

## Should the app stop

page-crash = Mustermead has stopped
page-crash-why = A fault of its own has stopped it, and nothing you did.
page-crash-saved = Your game is safe: every step was kept in this browser as it was played, and the game goes on where it was once the page is loaded again.
page-crash-unsaved = This browser could not keep your game. Its text is below: copy it before you load the page again, so that it is not lost.
page-crash-again = Load the page again
page-crash-details = Technical details
page-crash-game = The game
page-crash-message = What went wrong

## The first page

# In a tab, in a list of search results: the name and what it is, in 60 letters or so.
page-home-title = Mustermead: board games in the browser
# For lists of search results, in 160 letters or so.
page-home-description = Board games old and new, played wholly in the browser: against the machine or with a friend, free, with nothing to install and no account.

## All games, and the games saved in this browser

page-about = About
page-about-description = Who made the games, what this browser stores and that nothing is sent anywhere, and whose work ships with Mustermead.
page-about-title = About Mustermead
page-age = from age { $years }
page-all-games = All games
page-alone = 1, against the computer
page-any = Any
page-close = Close
page-family-lanko = Lanko
page-family-laska = Laska and its variant
page-family-lattjo = The LATTJO set
page-family-single = One of a kind
page-filter-dice = Dice
page-filter-minutes = Time
page-filter-players = Players
page-find = Find a game by name
page-find-placeholder = Find a game
page-found = { $count ->
    [0] No game fits
    [one] One game
   *[other] { $count } games
}
page-going-on = You have a game going
page-how-to-play = How to play
page-minutes = { $count } min
page-minutes-about = about { $count } min
page-minutes-most = up to { $count } min
page-notices = Other people’s work
page-notices-all = All notices and licences
page-notices-licence = Licence
page-notices-name = Package
page-notices-version = Version
page-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-players-range = { $least } to { $most } players
page-saved = Your games
page-saved-computer = Against the computer, { FORM($level, form: "clause") }
page-saved-computer-turn = The computer’s turn
page-saved-delete = Delete
page-saved-deleted = Deleted.
page-saved-draw = A draw
page-saved-failed = That did not work. Please try again.
page-saved-mixed = { $count } people and the computer
page-saved-more = Show more
page-saved-offer = An offer to answer
page-saved-open = Going on
page-saved-over = Over
page-saved-people = { $count } people
page-saved-pin = Pin to the front
page-saved-turn = { FORM($seat, form: "start") } to move
page-saved-undo = Undo
page-saved-watched = The computer against itself
page-saved-win = { FORM($winner, form: "start") } won
page-saved-you-lost = You lost
page-saved-you-won = You won
page-saved-your-turn = Your turn
page-show-all = Show all games
page-surprise = Surprise me
page-version = Version { $build }
page-ways = Games and rules
page-with-dice = with dice
page-without-dice = no dice
