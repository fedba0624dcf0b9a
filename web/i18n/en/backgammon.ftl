### The words of backgammon.

game-backgammon = Backgammon

## Pieces

backgammon-checker = { $form ->
    [a] a checker
    [start] Checker
   *[plain] { $count ->
        [other] checkers
       *[one] checker
    }
}
# Checkers of one side that lie beside each other.
backgammon-pile = { WORD($count) } { $colour } { FORM($kind, $count) }
# The cube is called by what it is worth; one that is worth 1 shows 64.
backgammon-cube-1 = { backgammon-cube } 1
backgammon-cube-2 = { backgammon-cube } 2
backgammon-cube-4 = { backgammon-cube } 4
backgammon-cube-8 = { backgammon-cube } 8
backgammon-cube-16 = { backgammon-cube } 16
backgammon-cube-32 = { backgammon-cube } 32
backgammon-cube-64 = { backgammon-cube } 64
backgammon-cube = { $form ->
    [a] a cube worth
    [start] Cube worth
   *[plain] cube worth
}

## Places; points have their names

backgammon-bar = { $seat }’s bar
backgammon-tray = { $seat }’s tray
backgammon-numbered = Points 1 to 24
backgammon-cube-middle = middle of the bar
backgammon-cube-place = { $seat }’s end of the bar
backgammon-die = { $number ->
    [1] first die
    [2] second die
    [3] third die
   *[4] fourth die
}

## What is to be done, and how a game ends

backgammon-open = One die each: the higher begins{ stop }
backgammon-may-double = { $seat } may double to { $value }, or throws{ stop }
backgammon-to-throw = { $seat } to throw{ stop }
backgammon-answer = { $seat } takes the double to { $value }, or drops{ stop }
backgammon-to-move = { $seat } to move{ stop }
backgammon-to-enter = { $seat } must enter from the bar{ stop }
backgammon-to-finish = { $seat } has played, and ends the turn{ stop }
backgammon-rest-lost = { $seat } can play no more, and ends the turn{ stop }
backgammon-cannot-move = { $seat } cannot move, and ends the turn{ stop }
backgammon-lower-alone = { $seat } may not play the { $number } alone, and ends the turn{ stop }
backgammon-over = The game is over{ stop }
backgammon-end-single = { $seat } has checkers left{ stop }
backgammon-end-gammon = { $form ->
    [clause] a gammon, as { $seat } has borne off none
   *[sentence] A gammon, as { $seat } has borne off none.
}
backgammon-end-backgammon = { $form ->
    [clause] a backgammon, as { $seat } has borne off none and is not out of the other home
   *[sentence] A backgammon, as { $seat } has borne off none and is not out of the other home.
}
backgammon-end-dropped = { $seat } dropped the double{ stop }
backgammon-match-over = { $form ->
    [clause] the match is won
   *[sentence] The match is won.
}

## Buttons

backgammon-roll = Throw
backgammon-double = Double
backgammon-take = Take
backgammon-drop = Drop
backgammon-done = Done

## Beside a player’s name: how far his checkers have to go, and his points in the match

backgammon-pips = { $number } pips
backgammon-score = { $number } of { $of }

## What can be chosen for a game, and resigned

backgammon-plan-points = Match to { $length } { $length ->
    [one] point
   *[other] points
}
backgammon-option-single-number = When only one number can be played
backgammon-option-single-number-lattjo = Only the higher one, never the lower
backgammon-option-single-number-tournament = The lower one, where the higher cannot be played
backgammon-option-cube = Doubling cube
backgammon-option-cube-in-matches = In matches
backgammon-option-cube-on = Always
backgammon-option-cube-off = Never
backgammon-option-crawford = Crawford game in matches
backgammon-option-crawford-on = Yes
backgammon-option-crawford-off = No
backgammon-resign-1 = { $form ->
    [clause] a single game
   *[plain] A single game
}
backgammon-resign-2 = { $form ->
    [clause] a gammon
   *[plain] A gammon
}
backgammon-resign-3 = { $form ->
    [clause] a backgammon
   *[plain] A backgammon
}

## Why a step is refused

backgammon-empty = There is no checker on { $at }.
backgammon-not-yours = The checkers on { $at } are not yours.
backgammon-bar-empty = { $seat } has no checker on the bar.
backgammon-touch-own = Touch one of { $seat }’s checkers, or a die.
backgammon-stays-off = What has been borne off stays off.
backgammon-cube-not-now = { $seat } can turn the cube only before throwing.
backgammon-bar-first = { $seat }’s checkers on the bar must enter first.
backgammon-bar-blocked = With no number that is left can { $seat } enter from the bar.
backgammon-blocked = The checkers on { $at } can go nowhere with the numbers that are left.
backgammon-blocked-point = On { $at } there are two or more of the other side’s checkers, and they block it.
backgammon-backward = { $seat }’s checkers only go forward.
backgammon-wrong-number = That would be { WORD($number) } { $number ->
    [one] point
   *[other] points
}, and no die that is left shows it.
backgammon-other-die = The die that was chosen shows { WORD($number) }, and that is somewhere else.
backgammon-no-goal = No checker goes there.
backgammon-not-all-home = { $seat } can bear off only when all of his checkers are at home.
backgammon-off-needs = To bear it off takes { WORD($number) } or more.
backgammon-higher-behind = There are checkers farther back, on { $at }, and they come first.
backgammon-number-blocked = No checker can play { WORD($number) } now.
backgammon-die-used = The { WORD($number) } of this die has been played.
backgammon-die-aside = This die is not in this throw.
backgammon-play-both = Both numbers can be played, so they must be, and this would keep the second from it.
backgammon-as-many = { $number ->
    [one] One more number
   *[other] Of the double { WORD($number) } more
} can and must be played, and this would leave fewer.
backgammon-play-higher = Either number can be played, but not both: then it must be the higher, { WORD($number) }.

## What is wrong with the text of a turn

backgammon-text-turn = A turn begins with its throw, such as 31: 8/5 6/5.
backgammon-text-turn-word = “{ $found }” is no part of a turn.
backgammon-text-step = One step is wanted here: a throw, a move such as 8/5, or roll, double, take, drop or done.
backgammon-text-no-throw = The throw is missing here, such as 31:
backgammon-text-other-throw = The dice show { $expected }, and not { $found }.
backgammon-text-tie = Equal numbers do not tell who begins, and are thrown again.
backgammon-text-no-double = There can be no double now.
backgammon-text-no-answer = The answer to the double is missing: take or drop.
backgammon-text-not-now = That is not what is to be done now.
backgammon-text-over = The game is over.
backgammon-text-turn-over = The turn is over before this.
backgammon-text-no-move = There should be a move here, such as 8/5.
backgammon-text-backward = Checkers go to lower points only, so no way leads from { $from } to { $to }.
backgammon-text-times = “{ $found }” does not say how often a move is made: that is a number from 1 to { $most } in brackets.
backgammon-text-many = No turn has more than { WORD($most) } moves.
backgammon-text-more = More can be played, so the turn is not over.
backgammon-text-ambiguous = This can be read in several ways: { $readings }.
backgammon-text-no-hit = Nothing is hit on { $at }.

## What is wrong with the text of a position

backgammon-text-checkers = { $seat } has { WORD($found) } { $found ->
    [one] checker
   *[other] checkers
} here; there should be { WORD($needed) }.
backgammon-text-shared = White’s point { $white } is Black’s point { $black }, and only one side can stand there.
backgammon-text-both-off = Both sides have borne off everything here.
backgammon-text-closed = Both sides have checkers on the bar before a closed home, so nobody could ever move again.
backgammon-text-no-cube = There is no cube in this game.
backgammon-text-cannot-double = { $seat } may not double here.
backgammon-text-begun = As long as it is open who begins, everything stands as at the start.
backgammon-text-ended = { $seat } has borne off everything, so the game is over.
backgammon-text-not-won = { $seat } has not won like this.
backgammon-text-throw = “{ $found }” is no throw, which has two numbers from 1 to 6, such as 31.
backgammon-text-word = “{ $found }” cannot stand here.
backgammon-text-no-side = The checkers of { $seat } are missing.
backgammon-text-two-sides = The checkers of { $seat } stand here twice.
backgammon-text-twice = For { $seat } the place { $at } stands here twice.
backgammon-text-number = “{ $found }” is no number of checkers, which is from 1 to { $most }.
backgammon-text-point = “{ $found }” is no place for checkers: these are 24 to 1, bar and off.
backgammon-text-cube-value = “{ $found }” is not what a cube is worth: 1, 2, 4, 8, 16, 32 or 64.
backgammon-text-seat = “{ $found }” is no side: these are white and black.
backgammon-text-stage = “{ $found }” does not say what is to be done: opening, roll, doubled, dice or won.
backgammon-text-id-letter = “{ $found }” stands in no ID.
backgammon-text-id-length = This ID has { WORD($found) } { $found ->
    [one] letter
   *[other] letters
}; it should have { WORD($needed) }.
backgammon-text-id-bits = “{ $found }” is as long as an ID, but means nothing.
backgammon-text-cube-most = No cube is worth more than 64.
backgammon-text-cube-owner = A cube that is worth 1 lies in the middle, and every other one belongs to a side.
backgammon-text-resigned = Somebody has resigned here, or offers to: nothing can be played from there.
backgammon-text-id-state = This ID tells nothing that is known of how the game stands.
backgammon-text-dice = Dice are thrown here where none can be.
backgammon-text-id-turn = This ID contradicts itself about whose turn it is.
backgammon-text-match-length = This ID is of { $found ->
    [0] a single game
   *[other] a match to { $found }
}, and here { $expected ->
    [0] a single game
   *[other] a match to { $expected }
} is played.
backgammon-text-match-score = { $seat } has { $found } in the match of this ID, and { $expected } in this one.
backgammon-text-crawford = This ID is of a Crawford game, and this game is none.
backgammon-text-not-crawford = This is a Crawford game, and the ID is of another.
backgammon-text-xgid = “{ $found }” is not read in an XGID: it has the checkers, the cube and its owner, whose turn it is, a throw or 00, and the score.
backgammon-mended-match = This is from a match to { $length } that stands { $white } to { $black }, White’s points first. Here it is a single game, which has no score.
backgammon-mended-crawford = This is from the Crawford game of a match to { $length } that stands { $white } to { $black }, White’s points first. Here it is a single game, which has no score.
backgammon-mended-score = A single game has no score, so { $white } to { $black } is left out, White’s points first.

## How the rules are read

ruling-BG-1 = Both numbers must be played if there is any way to play both; of a double, as many of the four as possible.
ruling-BG-2 = Where only one of two numbers can be played, the source allows it for the higher one only: the lower is never played alone, not even to enter from the bar. If either can be played, but not both, it is the higher. Tournaments have it otherwise, that the lower number must be played where the higher cannot; this can be chosen for a game. A double has no lower number.
ruling-BG-3 = The doubling cube is used in matches, and in single games if that is chosen. It does not go beyond 64. In matches the Crawford rule holds, unless it is left out. There is no Jacoby rule: gammons always count. One, two or three times the value of the cube may be resigned, and the other player has to accept.
ruling-BG-4 = In the example of entering from the bar the Croatian translation of the source has a checker come in on a point that it calls blocked. The six others agree with each other, and are followed.
ruling-BG-5 = A single checker on a point can be hit, and two or more block it; only the Slovenian translation says so outright.
ruling-BG-6 = Slips of single translations of the source are not followed: that whoever begins plays the number of his own die alone, that the higher of two numbers may be played and the other left, that a checker may go inside the home only as far as point 1, another way around the board, and the throw in the Croatian example of the cube.

## The page of backgammon

backgammon-page-title = Backgammon with doubling cube and matches
backgammon-page-description = Play backgammon against the machine or with a friend at the same screen: single games or matches, the doubling cube, your own dice if you like. No account.
backgammon-page-line = The dice choose the numbers. Whether you run, block or hit is up to you.
backgammon-page-picture-1 = White has rolled 6 and 1. Two checkers can land on 7, where a black one stands alone: it goes to the bar, and together the two are safe.
backgammon-page-picture-2 = White holds all six points of the home board, so Black’s checker cannot come in from the bar. Meanwhile White bears off.
