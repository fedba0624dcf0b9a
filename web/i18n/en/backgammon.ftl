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

backgammon-bar = { $seat ->
    [you] your
   *[other] { $seat }’s
} bar
backgammon-tray = { $seat ->
    [you] your
   *[other] { $seat }’s
} tray
backgammon-numbered = Points 1 to 24
backgammon-cube-middle = middle of the bar
backgammon-cube-place = { $seat ->
    [you] your
   *[other] { $seat }’s
} end of the bar
backgammon-die = { $number ->
    [1] first die
    [2] second die
    [3] third die
   *[4] fourth die
}

## What is to be done, and how a game ends

backgammon-open = Both sides roll one die; the higher goes first{ stop }
backgammon-opened = White rolled { $white }, Black { $black }: { $seat ->
    [you] you begin
   *[other] { $seat } begins
}{ stop }
backgammon-may-double = { $seat ->
    [you] Your turn: roll, or double to { $value }
   *[other] { $seat } to roll, or to double to { $value }
}{ stop }
backgammon-to-throw = { $seat ->
    [you] Your turn: roll the dice
   *[other] { $seat } to roll
}{ stop }
backgammon-answer = { $seat ->
    [you] Your turn: take the double to { $value }, or drop
   *[other] { $seat } to take the double to { $value }, or drop
}{ stop }
backgammon-to-move = { $seat ->
    [you] Your turn
   *[other] { $seat } to move
}{ stop }
backgammon-to-enter = { $seat ->
    [you] Your turn: enter from the bar
   *[other] { $seat } must enter from the bar
}{ stop }
backgammon-to-finish = { $seat ->
    [you] Tap the dice or Done to finish
   *[other] { $seat } to finish the turn
}{ stop }
backgammon-rest-lost = { $seat ->
    [you] You can’t play the rest: tap Done
   *[other] { $seat } can’t play the rest
}{ stop }
backgammon-cannot-move = { $seat ->
    [you] You can’t move: tap Done
   *[other] { $seat } can’t move
}{ stop }
backgammon-lower-alone = { $seat ->
    [you] You
   *[other] { $seat }
} can’t play just the lower number, { $number } (this set’s rule){ stop }
backgammon-over = The game is over{ stop }
backgammon-end-single = { $form ->
    [clause] { $seat }
   *[sentence] { FORM($seat, form: "start") }
} { $seat ->
    [you] have
   *[other] has
} checkers left{ stop }
backgammon-end-gammon = { $form ->
    [clause] a gammon
   *[sentence] A gammon
}, as { $seat } { $seat ->
    [you] have
   *[other] has
} borne off no checkers{ stop }
backgammon-end-backgammon = { $form ->
    [clause] a backgammon
   *[sentence] A backgammon
}, as { $seat } { $seat ->
    [you] have
   *[other] has
} borne off no checkers and still { $seat ->
    [you] have
   *[other] has
} one on the bar or in the winner’s home{ stop }
backgammon-end-dropped = { $form ->
    [clause] { $seat }
   *[sentence] { FORM($seat, form: "start") }
} dropped the double{ stop }
backgammon-match-over = { $form ->
    [clause] the match is won
   *[sentence] The match is won.
}

## Buttons

backgammon-roll = Roll
backgammon-double = Double
backgammon-take = Take
backgammon-drop = Drop
backgammon-done = Done

## Beside a player’s name: how far their checkers have to go, and their points in the match

backgammon-pips = { $number } pips
backgammon-score = { $number } of { $of }

## What can be chosen for a game, and resigned

backgammon-plan-points = Match to { $length } { $length ->
    [one] point
   *[other] points
}
backgammon-option-single-number = If only one die can be played
backgammon-option-single-number-lattjo = The higher only (this set’s rule)
backgammon-option-single-number-tournament = Whichever can be (usual)
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
backgammon-not-yours = The checkers on { $at } aren’t yours.
backgammon-bar-empty = { $seat ->
    [you] You have
   *[other] { $seat } has
} no checker on the bar.
backgammon-touch-own = Tap one of { $seat ->
    [you] your
   *[other] { $seat }’s
} checkers, or a die.
backgammon-stays-off = A checker that has been borne off stays off.
backgammon-cube-not-now = { $seat ->
    [you] You
   *[other] { $seat }
} can double only before rolling.
backgammon-bar-first = { $seat ->
    [you] Your
   *[other] { $seat }’s
} checkers on the bar must enter first.
backgammon-bar-blocked = No die that is left lets { $seat } enter from the bar.
backgammon-blocked = The checkers on { $at } can’t move with the dice that are left.
backgammon-blocked-point = Two or more of the other side’s checkers block { $at }.
backgammon-backward = { $seat ->
    [you] Your
   *[other] { $seat }’s
} checkers move only forward.
backgammon-wrong-number = That is { WORD($number) } { $number ->
    [one] point
   *[other] points
} away, and no die that is left shows it.
backgammon-other-die = The die you chose shows { WORD($number) }, and that leads somewhere else.
backgammon-no-goal = A checker can’t go there.
backgammon-not-all-home = { $seat ->
    [you] You can bear off only when all your checkers are
   *[other] { $seat } can bear off only when all of its checkers are
} at home.
backgammon-off-needs = You need { WORD($number) } or more to bear this checker off.
backgammon-higher-behind = The checkers farther back, on { $at }, go first.
backgammon-number-blocked = No checker can move { WORD($number) } now.
backgammon-die-used = This die’s { WORD($number) } has already been played.
backgammon-die-aside = This die isn’t part of this roll.
backgammon-play-both = Both dice can be played, so they must be, and this move would rule out the second.
backgammon-as-many = You can still play { WORD($number) } { $number ->
    [one] move
   *[other] moves
} of the double, so you must, and this move would leave fewer.
backgammon-play-higher = Either die can be played, but not both, so it must be the higher: { WORD($number) }.

## What is wrong with the text of a turn

backgammon-text-turn = A turn begins with its roll, such as 31: 8/5 6/5.
backgammon-text-turn-word = “{ $found }” isn’t part of a turn.
backgammon-text-step = Write one step here: the dice, such as 31, a move, such as 8/5, or roll, double, take, drop or done.
backgammon-text-no-throw = The roll is missing here, such as 31:
backgammon-text-other-throw = The dice show { $expected }, not { $found }.
backgammon-text-tie = Equal numbers don’t decide who goes first, and are rolled again.
backgammon-text-no-double = Nobody can double now.
backgammon-text-no-answer = The answer to the double is missing: take or drop.
backgammon-text-not-now = That can’t be done now.
backgammon-text-over = The game is over.
backgammon-text-turn-over = The turn ends before this.
backgammon-text-no-move = A move is missing here, such as 8/5.
backgammon-text-backward = A checker moves only to lower points, so it can’t go from { $from } to { $to }.
backgammon-text-times = “{ $found }” doesn’t say how often a move is made: use a number from 1 to { $most } in brackets.
backgammon-text-many = A turn has at most { WORD($most) } moves.
backgammon-text-more = More can be played, so the turn isn’t over.
backgammon-text-ambiguous = This can be read in several ways: { $readings }.
backgammon-text-no-hit = Nothing is hit on { $at }.

## What is wrong with the text of a position

backgammon-text-checkers = { $seat } has { WORD($found) } { $found ->
    [one] checker
   *[other] checkers
} here; there should be { WORD($needed) }.
backgammon-text-shared = White’s point { $white } is Black’s point { $black }, and only one side can be there.
backgammon-text-both-off = Both sides have borne off all their checkers here.
backgammon-text-closed = Both sides have checkers on the bar before a closed home, so nobody could ever move again.
backgammon-text-no-cube = This game has no cube.
backgammon-text-cannot-double = { $seat } can’t double here.
backgammon-text-begun = Until it is decided who goes first, everything stands as at the start.
backgammon-text-ended = { $seat } has borne off all checkers, so the game is over.
backgammon-text-not-won = { $seat } can’t have won like this.
backgammon-text-throw = “{ $found }” isn’t a roll: write two numbers from 1 to 6, such as 31.
backgammon-text-word = “{ $found }” doesn’t belong here.
backgammon-text-no-side = { $seat }’s checkers are missing.
backgammon-text-two-sides = { $seat }’s checkers are given twice.
backgammon-text-twice = { $seat }’s place { $at } is given twice.
backgammon-text-number = “{ $found }” isn’t a number of checkers: use 1 to { $most }.
backgammon-text-point = “{ $found }” isn’t a place for checkers: use 24 to 1, bar or off.
backgammon-text-cube-value = “{ $found }” isn’t a value of the cube: use 1, 2, 4, 8, 16, 32 or 64.
backgammon-text-seat = “{ $found }” isn’t a side: use white or black.
backgammon-text-stage = “{ $found }” doesn’t say what comes next: use opening, roll, doubled, dice or won.
backgammon-text-id-letter = “{ $found }” can’t be in an ID.
backgammon-text-id-length = This ID has { WORD($found) } { $found ->
    [one] letter
   *[other] letters
}; it should have { WORD($needed) }.
backgammon-text-id-bits = “{ $found }” is as long as an ID, but has no meaning.
backgammon-text-cube-most = A cube is worth at most 64.
backgammon-text-cube-owner = A cube worth 1 lies in the middle, and any other belongs to a side.
backgammon-text-resigned = Somebody has resigned here, or offers to, so nothing can be played from here.
backgammon-text-id-state = How the game stands can’t be read from this ID.
backgammon-text-dice = This ID has dice where none can be rolled.
backgammon-text-id-turn = This ID contradicts itself about whose turn it is.
backgammon-text-match-length = This ID is from { $found ->
    [0] a single game
   *[other] a match to { $found }
}, but this is { $expected ->
    [0] a single game
   *[other] a match to { $expected }
}.
backgammon-text-match-score = { $seat } has { $found } in the match of this ID, but { $expected } in this one.
backgammon-text-crawford = This ID is from a Crawford game, and this game isn’t one.
backgammon-text-not-crawford = This is a Crawford game, and the ID is from another game.
backgammon-text-xgid = “{ $found }” can’t be read in an XGID, which has the checkers, the cube and its owner, whose turn it is, a roll or 00, and the score.
backgammon-mended-match = This is from a match to { $length } that stands { $white } to { $black }, White’s points first. Here it is a single game, which has no score.
backgammon-mended-crawford = This is from the Crawford game of a match to { $length } that stands { $white } to { $black }, White’s points first. Here it is a single game, which has no score.
backgammon-mended-score = A single game has no score, so { $white } to { $black } is left out, White’s points first.
backgammon-mended-beaver = Beavers and raccoons aren’t played here, so this is the double before them.

## How the rules are read

ruling-BG-1 = Both numbers must be played if there is any way to play both; of a double, as many of the four as possible.
ruling-BG-2 = Where only one of two numbers can be played, the source allows only the higher one: the lower is never played alone, not even to enter from the bar. If either can be played, but not both, it is the higher. Tournaments have another rule: the lower number must be played where the higher can’t be. You can choose it for a new game. A double has no lower number.
ruling-BG-3 = The doubling cube is used in matches, and in single games if you choose it. It does not go beyond 64. In matches the Crawford rule holds, unless it is left out. There is no Jacoby rule: gammons always count. A player may resign one, two or three times the value of the cube, and the other player has to accept.
ruling-BG-5 = A single checker on a point can be hit, and two or more block it; only the Slovenian translation says so outright.

## The page of backgammon

backgammon-page-title = Backgammon with doubling cube and matches
backgammon-page-description = Play backgammon against the computer or a friend on the same device: single games or matches, the doubling cube, your own dice if you like.
backgammon-page-line = The dice choose the numbers. Whether you run, block or hit is up to you.
