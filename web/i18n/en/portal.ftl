### The texts of the portal and of what all games share. Those of a game are in the file of its folder.
###
### Arguments are messages themselves, so that every language can inflect them: a piece, a seat or a list is formatted in a
### form. The forms of English: `start` (at the beginning of a sentence), `a` (with its article), `sentence` (with a full
### stop, if it has none), `clause` (within a sentence). A form holds for all that is inside.
###
### How the page speaks: to a person, in everyday words, in short, active sentences in the present; "they" for a player.
### The words under the buttons have at most eight letters. No exclamation marks.

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
# A piece that is not known.
some-piece = { $form ->
    [start] Piece
    [a] a piece
   *[plain] piece
}
# Equal pieces in a column; those of the first, plain kind; those that are nobody's.
group = { WORD($count) } { $colour } { FORM($kind, $count) }
group-plain = { WORD($count) } { $colour }
group-free = { WORD($count) } { FORM($kind, $count) }
# A column, from the top down. Browser tests read these names.
held = { $top } over { FORM($below, form: "plain") }
held-many = { $top } over { WORD($count) } others
empty = empty

# The person who plays alone against the computer, in place of the name of their seat. Where it takes other words, a
# message that names a seat has a variant [you].
you = { $form ->
    [start] You
   *[plain] you
}
computer = { $form ->
    [start] The computer
   *[plain] the computer
}

# A person without a name, where more than two play.
player = Player { $player }

## The board: what stands on a square, and what can be done there, with a piece or on an empty square

board = { $game } board
square = { $label }: { $held }
square-number = square { $number }
square-sign = { $square }; { $sign }
square-selected = { $square }; selected
square-target = { $square }; can go here
square-distant = { $square }; can go here in several steps
die-aside = not in this roll
die-ready = to be rolled
die-live = { $die }; can be chosen
die-used = { WORD($face) }, played
square-movable = { $square }; can be chosen
square-movable-to = { $square }; can move to { $goals }

## What happened on the board

# A piece does something, or several things in a row. Each of these messages gets the kind of the piece as $of.
story = { FORM($who, form: "start") } { $does }.
story-prompt = { FORM($prompt, form: "sentence") }
story-back = Move undone.
who-on = { $who } on { $at }
who-deep = { $who } on { $at }, { WORD($count) } down from the top,
way = from { $from } to { $to }
way-under = from { $from } under the pieces on { $to }
# Just a move.
walks = { $way }
goes = moves { $way }
leaps = jumps { $way }
leaps-on = jumps on to { $at }
comes-in = comes in { $way }
goes-back = { $of ->
    [ludo-piece] is sent home
   *[other] goes back
} { $way }
leaves-play = goes { $way }
takes = captures { FORM($what, form: "a") } on { $from }
capture-of = { $from } takes { $over }
is-taken = is captured on { $from }
is-taken-to = is sent { $way }
is-promoted = is promoted to { $into }
becomes = becomes { FORM($into, form: "a") }
comes-back = comes back to { $at }
is-set = is placed on { $at }
appears = appears on { $at }
leaves = leaves play
leaves-from = leaves play from { $from }
goes-back-from = goes back from { $from }
disappears = disappears from { $from }
story-die = Rolled a { WORD($face) }.
story-own-die = { FORM($die, form: "start") } shows { WORD($face) }.
story-dice = Rolled { $faces }.
story-counts = { $seat ->
    [you] You score
   *[other] { $seat } scores
} { WORD($count) }.
story-counts-for = { $seat ->
    [you] You score
   *[other] { $seat } scores
} { WORD($count) } for { $sites }.
story-loses = { $seat ->
    [you] You lose
   *[other] { $seat } loses
} { WORD($count) }.
story-loses-for = { $seat ->
    [you] You lose
   *[other] { $seat } loses
} { WORD($count) } for { $sites }.

## How a game ended

over = The game is over.
result-draw = A draw
result-win = { $winner ->
    [you] You won
   *[other] { $winner } wins
}
# Where two play, and the person who is spoken to has lost.
result-lost = You lost
result-win-together = { $winners } win
# By how many points, or with the points of both.
result-by = { $result } by { $points }
result-to = { $result }, { $points } to { $other }
result-share = A tie for first between { $winners }
# All places, where there are more than two, as a chain: each is added to those before it.
ranked = { $before }, { $next }
ranked-first = { $place } { FORM($who, form: "start") }
ranked-next = { $place } { FORM($who, form: "start") }
ranked-together = { $place } { FORM($who, form: "start") }
# The places say it all; any other result has its reason.
outcome = { $result ->
    [ranked] { $result }
   *[other] { $result }: { FORM($reason, form: "clause") }
}.
outcome-points = { $outcome } { $points }.
points-of = { FORM($seat, form: "start") } { $points }
# The points in a match that goes on.
standings = After this game: { $points }.
end-agreed = { $form ->
    [clause] the players agreed
   *[sentence] The players agreed.
}
end-resigned = { $form ->
    [clause] { $seat } resigned
   *[sentence] { FORM($seat, form: "start") } resigned.
}
end-repetition = { $form ->
    [clause] the same position came up { times }
   *[sentence] The same position came up { times }.
}
times = { WORD($times) } { $times ->
    [one] time
   *[other] times
}
end-back-and-forth = { $form ->
    [clause] the same moves went back and forth { times }
   *[sentence] The same moves went back and forth { times }.
}
end-no-progress = { $form ->
    [clause] no progress in { turns }
   *[sentence] No progress in { turns }.
}
turns = { WORD($times) } { $times ->
    [one] turn
   *[other] turns
}

## Whose turn it is, and who plays there

played-by-you = (you)
played-by-computer = (computer, { FORM($level, form: "clause") })
played-by-player = ({ $player })
played-by-link = (by link)
# The style sheet adds dots.
thinking = thinking
offers-draw = { $seat ->
    [you] You offer
   *[other] { $seat } offers
} a draw
offers-end = { $seat ->
    [you] You offer
   *[other] { $seat } offers
} to finish the game here
asks-back = { $seat ->
    [you] You ask
   *[other] { $seat } asks
} to undo { $count ->
    [1] the last turn
   *[other] { $count } turns
}
resigns-points = { $seat ->
    [you] You resign
   *[other] { $seat } resigns
} { FORM($what, form: "clause") }
# A partner has to agree.
would-resign = { $seat ->
    [you] You want
   *[other] { $seat } wants
} to resign
resigns-too = { $seat ->
    [you] Do
   *[other] { $seat }: do
} you resign too?
answers = { $seat ->
    [you] Do
   *[other] { $seat }: do
} you accept?

## Beside the board

# For somebody with a mouse, or with fingers.
to-begin-dice = { $pointer ->
    [mouse] Click
   *[finger] Tap
} the dice to roll. Press and hold any place on the board for help.
to-begin = { $pointer ->
    [mouse] Click a piece, then click
   *[finger] Tap a piece, then tap
} where it should go. Press and hold a square for help.
to-begin-search = { $pointer ->
    [mouse] Click
   *[finger] Tap
} both ends of what you found.
to-begin-square = { $pointer ->
    [mouse] Click
   *[finger] Tap
} a square to play there. Press and hold one for help.
dice-said = What did you roll?
choose = Choose one.
confirms = Play this move?
views-earlier-ply = Earlier position.
watches = This game is open in another tab. You can watch it here, or continue it in this tab.
computer-acts = It’s the computer’s turn.
answer-first = Answer the offer first.
# Who declines what: a draw, to finish the game, to undo turns, or a resignation.
declined = { $who ->
    [you] You decline
   *[other] { FORM($who, form: "start") } declines
} { $what ->
    [draw] the draw.
    [end] to finish here.
    [back] to undo.
   *[resignation] the resignation. The game goes on.
}
computer-fails = The computer doesn’t answer. Your game is safe.
ruling = { $id }: { $rule }
# A link behind a refusal, to how the game is played.
read-rule = Read the rule
# The same before the first move.
three-things = Three things to know
why = Why?


## Buttons: short under the icon, and in full

tools = Game
undo = Undo
undo-full = Undo
redo = Redo
redo-full = Redo
hint = Hint
more = More
draw = Draw
draw-full = Offer a draw
end-here = Finish
end-here-full = Offer to finish
claim = Claim
claim-full = Claim a draw
new = New game
new-full = New game
rematch = Rematch
next-game = Next game
another = New game
throw = Roll
all-the-same = Play anyway
never-mind = Cancel
play-it = Play
# At a refusal that another reading of the rules would not make: it opens the options of a new game.
other-rule = Change this rule
accept = Accept
decline = Decline
back-to-game = Return to the game
rewind = Play on from here
# Whether to make an offer, and the button that makes it.
asks-draw = Offer a draw?
asks-end = Offer to finish the game here?
offer = Offer
pause = Pause
go-on = Resume
one-turn = Play one turn
take-over = Continue in this tab
try-again = Try again
close = Close

## The moves

moves = Moves
no-moves = No moves yet.
scrub = Position on the board
scrubbed = Turn { $number } of { $of }
look-first = First position
look-previous = Previous move
look-next = Next move
look-last = Last position
replay = Replay what happened since your last turn
share = Share this game
ended-here = By the rules, the game ended here.
main-line = Main line: { $moves }
other-line = Variation: { $moves }
promoted = This is the main line now.
removed-variation = Variation deleted.
take-back-edit = Undo

## Dialogs

sheet-fetching = One moment…
opening-game = Opening the game…
sheet-unreachable = This didn’t load
sheet-unreachable-why = Part of this page didn’t load. Your game is safe. Check your internet connection, then try again.

resign-yes-of = { $seat } resigns
# How much is resigned, where that is a choice. A game may have words of its own, such as `backgammon-resign-2`.
resign-points = { $form ->
    [clause] { word } { points }
   *[plain] { word-start } { points }
}
points = { $count ->
    [one] point
   *[other] points
}
# How strong the computer plays, from 1 to 8.
level = { $form ->
    [clause] level
   *[plain] Level
} { $number }
# Who can play a seat.
computer-at = Computer ({ FORM($level, form: "clause") })
# A pair and its seats.
side-pair = { $pair } ({ $seats })
a-human = A person

## When a game is not saved or does not open

save-blocked = This browser doesn’t let the page save anything, so you will lose this game when you close the page.
save-full = There is no room left to save this game. Free some space, or you will lose the game when you close the page.
save-foreign = This game is being played in another tab.
save-broken = The last move was not saved. The page tries again with your next one.
fatal = Your last game stopped this page twice, so it was not opened. It is under My games.

## Why something is not done

enter-over = The game is over.
enter-dice-wait = You can roll once the offer is answered.
enter-empty-seat = Nobody plays that side.
enter-not-open = You can’t do that now.
enter-pending = Another offer is still open.
enter-stale = That move was for another position. Choose again.
enter-too-far-back = There are not that many turns to undo.
enter-not-asked = There is no offer for this side to answer.
enter-not-due = You can’t claim a draw now.
enter-full = This game has reached the maximum length, so it can’t go on.

## All pages; a text that begins with `page-` stands in the pages themselves, and the app has none of them

page-name = { "Mustermead" }
page-tagline = Board games old and new, on a table in your browser.
# The language's own name, in the language.
page-language-name = English
# The heading of the list of languages.
page-languages = Language
# On the first page, to somebody whose browser prefers this language.
page-offer = Read this page in English
page-themes = Theme
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
# Under a game in a frame on somebody else's page; a link to its rules here.
page-portal = How to play, and more, at Mustermead

# Pages with a first lesson, studies and puzzles of a game, and the page with the puzzle of the day. $name is a game.
page-puzzle = The puzzle of the day
page-puzzle-description = One position a day, the same for everybody: find the best move, and count the days in a row.
# The level at which the computer solves a puzzle.
page-puzzle-grade = Level { $grade }
page-puzzle-intro = One position a day, the same for everybody. Play the best move on the board.
page-puzzle-nth = Puzzle { $number }
page-puzzle-solved = Solved. The next one comes tomorrow.
# How many days in a row the puzzle of the day was solved, and what is said behind it while today’s is open.
page-puzzle-streak = { $count ->
    [one] Streak: { $count } day.
   *[other] Streak: { $count } days.
}
page-puzzle-open = Solve today’s puzzle to keep it going.
# A list of the puzzles of the last days; and a link where the page was open past midnight.
page-puzzle-days = Day by day
page-puzzle-new = A new day: go to today’s puzzle
page-puzzle-unscripted = The puzzle of the day needs JavaScript. The puzzles of all games are below.
page-puzzles = Puzzles
page-puzzles-intro = Each comes from a game of the computer against itself, and has one clear best move.
page-puzzles-of-games = Puzzles by game
# One’s own mistakes: a heading, what is below it, a link that begins with them, how many there are today, and what is said
# where there are none today.
page-mistakes = My mistakes
page-mistakes-intro = The moves that cost you most, kept in this browser when a game is reviewed. Each comes again before you forget it.
page-mistakes-practise = Practise
page-mistakes-today = For today:
page-mistakes-none = Nothing to repeat today.
page-studies = First lesson, studies and puzzles
page-studies-description = { $name } by doing: a first lesson, studies with comments, and puzzles with one best move.
page-studies-intro = Each of these is a position with a task. Play it on the board. A wrong move is explained, and you try again.
page-studies-title = { $name }: lesson, studies and puzzles
page-study-done = done
page-study-next = next

# A page that says how a game is played. { $title } is its heading, such as “How to play Laska”. Under each picture is a
# link that puts its position on a table, where its moves are played through, or anything is tried.
page-learn-contents = On this page
page-learn-description = { $title }: all rules step by step, with pictures of positions that you can try and moves that you can play through.
page-learn-play = Play { $game }
page-learn-replay = Play this
page-learn-tab = Opens in a new tab
page-learn-title = { $title } – rules with pictures
page-learn-try = Try this position

## Where the table will be

page-trouble = The board could not be set up. You have lost nothing. Load the page again.
# The rest of these say why a page does not start. A page was opened as a file from a folder of this device, with a double click; what is typed stays as it is.
page-start-disk = This page was opened straight from a folder, and the games need a web server. In a terminal in the site’s folder, type python3 -m http.server, then open http://localhost:8000.
# $kind: the media type of a file, such as text/plain.
page-start-type = The server says that a script is { $kind }, and so the browser doesn’t run it. Whoever runs this site can fix that.
page-start-gone = Mustermead has changed since this page was loaded. Load it again; your games are safe.
page-start-stopped = Part of this page did not arrive. Check your connection, then load the page again. You have lost nothing.
page-start-slow = This is taking longer than usual. Wait a little, or load the page again.
page-start-blocked = Something in your browser or your network blocks the scripts of this page. Allow them here, or try another browser.
page-start-wasm = WebAssembly is switched off in this browser, and the board needs it. Allow it for this site in the browser’s security settings, then load the page again.
# $chrome, $firefox, $safari: the oldest versions in which the page works.
page-start-old = This browser is too old for the board. It takes at least Chrome or Edge { $chrome }, Firefox { $firefox } or Safari { $safari }.
page-no-script = This is how the game begins. To play, switch on JavaScript in your browser. You can read the rules without it.

## Should the app stop

page-crash = Mustermead has stopped
page-crash-why = This is a fault in Mustermead. You did nothing wrong.
page-crash-saved = Your game is safe: this browser saved every step. Load the page again, and you can go on where you left off.
page-crash-unsaved = This browser could not save your game. Copy its text below before you load the page again, or you lose the game.
page-crash-again = Load the page again
page-crash-details = Technical details
page-crash-game = The game
page-crash-message = What went wrong

## The first page

# In a tab and in search results: the name and what it is, in 60 letters or so.
page-home-title = Mustermead: board games in the browser
# On the home page, and in search results, in 160 letters or so.
page-home-description = Free board games, without an account or advertising: against the computer or together on one device, offline too.

## All games, and the games saved in this browser

page-about = About
page-about-description = Who made the games, what this browser stores (nothing is sent anywhere), and whose work ships with Mustermead.
page-about-title = About Mustermead
page-age = from age { $years }
page-all-games = All games
page-alone = 1, against the computer
page-any = Any
page-close = Close
page-family-lanko = Lanko
page-family-laska = Laska and its variant
page-family-lattjo = Classics
page-family-lattjo-set = The LATTJO set
page-family-single = One of a kind
page-filter-dice = Dice
page-filter-minutes = Time
page-filter-players = Players
page-find = Find a game by name
page-find-placeholder = Find a game
page-found = { $count ->
    [0] No game matches
    [one] One game
   *[other] { $count } games
}
page-going-on = Game in progress
page-how-to-play = How to play
# Before the names of all games, each of which leads to its first lesson.
page-lessons = First lessons
page-minutes = { $count } min
page-minutes-about = about { $count } min
page-minutes-most = up to { $count } min
# On the page that a server shows for an address where nothing is.
page-missing = This page isn’t here
page-missing-nearest = Were you looking for this game?
page-missing-why = Perhaps the address has a typing mistake, or the page has moved.
page-notices = Other people’s work
page-notices-all = All notices and licences
page-notices-licence = Licence
page-notices-name = Package
page-notices-version = Version
page-scales = The scale of each game
page-scale = Scale
page-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
# Two play, or one against the computer.
page-players-one-or-two = 1 or 2 players
page-players-range = { $least } to { $most } players
page-saved = My games
page-saved-computer = Against the computer ({ FORM($level, form: "clause") })
page-saved-computer-turn = The computer’s turn
page-saved-delete = Delete
page-saved-deleted = Deleted.
page-saved-draw = A draw
page-saved-failed = That didn’t work. Try again.
page-saved-mixed = { $count } people and the computer
page-saved-more = Show more
page-saved-offer = An offer to answer
page-saved-open = In progress
page-saved-over = Finished
page-saved-people = { $count } people
page-saved-pin = Pin to top
page-saved-turn = { FORM($seat, form: "start") } to move
page-saved-undo = Undo
page-saved-waiting-for-them = Waiting for the others
page-saved-waiting-for-you = Waiting for you
page-saved-watched = Computer against computer
page-saved-win = { FORM($winner, form: "start") } won
page-saved-you-lost = You lost
page-saved-you-won = You won
page-saved-your-turn = Your turn
page-show-all = Show all games
page-sounds = Sounds
page-surprise = Surprise me
page-version = Version { $edition }
page-ways = Games and rules
page-with-dice = with dice
page-without-dice = no dice

## Playing offline

page-go-on = Continue your last game
page-offline = Play offline
page-offline-all = Everything is on this device and works offline.
page-offline-amount = { $done } of { $size }
page-offline-begun = Keeping everything on this device…
page-offline-changed = A newer version has come out in the meantime. Load the page again, then go on.
page-offline-go-on = Go on
page-offline-keep = Keep everything on this device
page-offline-later = Later
page-offline-missing = You are offline, and that page is not on this device yet.
page-offline-new = A new version is ready.
page-offline-no-network = You are offline. What is here stays, and you can go on later.
page-offline-no-room = There is no room left on this device. What is here stays.
page-offline-refused = This browser can’t keep anything for this site. In a private window it may not be allowed to.
page-offline-refused-http = A page can only be kept on the device where its address begins with https, and this one begins with http. Your games are saved all the same.
page-offline-refused-login = The server lets nobody have the file sw.js without signing in, and without it nothing can be kept on this device. Sign in again, then load the page again. Your games are saved all the same.
page-offline-refused-missing = The server has no file sw.js, and without it nothing can be kept on this device. Whoever runs this site can add it. Your games are saved all the same.
page-offline-refused-policy = The security policy of this server forbids keeping the site on the device. Whoever runs this site can change that. Your games are saved all the same.
page-offline-remove = Remove from this device
page-offline-removed = Removed. Your own games are still here.
page-offline-saving = The new version starts as soon as your game is saved.
page-offline-stop = Stop
page-offline-stopped = Stopped. What is here stays, and you can go on later.
page-offline-unsaved = This browser could not save your game, so the old version stays for now. Finish the game, or copy its text.
page-offline-use = Use it now
page-offline-what = What you have opened here also works offline. You can keep all games and rules in all languages on this device; that takes { $size }.
