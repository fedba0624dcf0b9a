### The words of Laska and Bignor Ludus.

game-laska = Laska
game-bignor-ludus = Bignor Ludus

## Pieces

laska-counter = { $form ->
    [a] a counter
    [start] Counter
   *[plain] { $count ->
        [other] counters
       *[one] counter
    }
}
laska-officer = { $form ->
    [a] an officer
    [start] Officer
   *[plain] { $count ->
        [other] officers
       *[one] officer
    }
}

## What is to be done, and how a game ends

laska-numbers = Lasker’s numbers 1 to 25
laska-move = { $seat ->
    [you] Your turn
   *[other] { $seat } to move
}{ stop }
laska-take = { $seat ->
    [you] Your turn: you must capture
   *[other] { $seat } must capture
}{ stop }
laska-go-on = { $seat ->
    [you] Keep capturing from { $at }
   *[other] { $seat } keeps capturing from { $at }
}{ stop }
laska-over = The game is over{ stop }
laska-end-no-piece = { $form ->
    [clause] { $seat }
   *[sentence] { FORM($seat, form: "start") }
} { $seat ->
    [you] have
   *[other] has
} no piece left{ stop }
laska-end-no-move = { $form ->
    [clause] { $seat }
   *[sentence] { FORM($seat, form: "start") }
} { $seat ->
    [you] have
   *[other] has
} no move left{ stop }

## Why a step is refused

laska-no-square = That isn’t a square of the board.
laska-empty = There is no piece on { $at }.
laska-not-yours = The piece on { $at } isn’t yours.
laska-blocked = The piece on { $at } is blocked: it has no free square to move to.
laska-too-far = A piece moves one square diagonally, or jumps over one to capture it, so it can’t go from { $from } to { $to }.
laska-occupied = There is already a piece on { $at }.
laska-nothing-to-take = A piece goes two squares only to capture, and { $at } is empty.
laska-own-piece = The piece on { $at } is your own, and you can’t jump over your own pieces.
laska-leapt-twice = The square { $at } has been jumped this turn, and no square is jumped twice.
laska-forward-only = The piece on { $at } has a counter on top, and counters move only forward.
laska-must-take = You must capture: { $takes }.
laska-one-step = Only one step is needed here, so { $at } is one square too many.
laska-turn-over = The turn ends before { $at }.

## What is wrong with the text of a move

laska-text-move = A move needs at least two squares, such as c3-d4.
laska-text-square = “{ $found }” isn’t a square of the board.
laska-text-column-at-start = The first square of a move has no column after it.
laska-text-ambiguous = This can be read in several ways: { $readings }.
laska-text-column = The piece on { $at } is then { $expected }.
laska-text-nothing-there = There is then no piece on { $at }.
laska-text-columns = The columns in this move don’t match the board.

## What is wrong with the text of a position

laska-text-side = A position ends with w or b, for the side to move.
laska-text-two-sides = The side to move is given twice.
laska-text-ranks = A position needs seven ranks, not { WORD($count) }.
laska-text-fields = Rank { WORD($rank) } needs { WORD($expected) } squares, not { WORD($found) }.
laska-text-no-column = The piece on { $at } is missing.
laska-text-twice = The square { $at } is given twice.
laska-text-counter = “{ $found }” isn’t a counter: use w, W, b or B.
laska-text-column-height = A column has at most { WORD($most) } counters.
laska-text-empty = There are no pieces on the board.
laska-text-unpromoted = The counter on top of { $at } is on the last rank, so it must be an officer.
laska-text-counters = { $seat } has { WORD($found) } counters here; there are only { WORD($most) } in the game.

## Parts of the board

laska-inner-ring = Inner ring
laska-outer-ring = Outer ring
laska-centre = Centre
laska-long-diagonals = Long diagonals
laska-short-diagonals = Short diagonals

## How the rules are read

ruling-LASKA-1 = A capture goes on as long as the piece can jump again. It ends early only where a counter is promoted; an officer goes on across either end of the board.
ruling-LASKA-2 = No square is jumped twice in one turn, whatever is left on it. The square that the piece came from counts as empty, so a capture may come back to it.
ruling-LASKA-3 = When the same position comes up for the third time with the same side to move, that side may claim a draw; the fifth time, the game is drawn. It is also drawn after 50 moves by each side without a capture or a move of a counter.
ruling-LASKA-4 = In Bignor Ludus a capture is a single jump; everything else is as in Laska.

## The page of Laska

laska-page-title = Laska, Emanuel Lasker’s draughts with columns
laska-page-description = Play Laska, the draughts of the chess champion Emanuel Lasker, against the computer or a friend. Captured pieces ride along in columns.
laska-page-line = Captured counters ride along under your column, until somebody frees them.

## The page of Bignor Ludus

bignor-ludus-page-title = Bignor Ludus, Laska with single captures
bignor-ludus-page-description = Play Bignor Ludus, the variant of Laska in which a capture is always a single jump: columns, prisoners and officers, against the computer or a friend.
bignor-ludus-page-line = Laska, one jump at a time: whoever captures has to wait for the answer.
