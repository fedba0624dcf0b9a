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

laska-move = { $seat } to move{ stop }
laska-take = { $seat } must take{ stop }
laska-go-on = { $seat } goes on from { $at }{ stop }
laska-over = The game is over{ stop }
laska-end-no-piece = { $seat } has no piece left{ stop }
laska-end-no-move = { $seat } has no move left{ stop }

## Why a step is refused

laska-no-square = That is no square of the board.
laska-empty = There is no piece on { $at }.
laska-not-yours = The piece on { $at } is not yours.
laska-blocked = The piece on { $at } cannot move.
laska-too-far = No step leads from { $from } to { $to }: a piece moves one square diagonally, or leaps over one to take.
laska-occupied = There is a piece on { $at } already.
laska-nothing-to-take = There is nothing to take on { $at }.
laska-own-piece = The piece on { $at } is your own, and no piece leaps over its own side.
laska-leapt-twice = The square { $at } has been leapt in this turn, and no square is leapt twice.
laska-forward-only = The piece on { $at } is led by a counter, which goes forward only.
laska-must-take = A take is compulsory: { $takes }.
laska-one-step = This is a single step, so { $at } is one square too many.
laska-turn-over = The turn is over before { $at }.

## What is wrong with the text of a move

laska-text-move = A move names two squares at least, such as c3-d4.
laska-text-square = “{ $found }” is no square of the board.
laska-text-column-at-start = The first square of a move has no column behind it.
laska-text-ambiguous = This can be read in several ways: { $readings }.
laska-text-column = What stands on { $at } then is { $expected }.
laska-text-nothing-there = Nothing stands on { $at } then.
laska-text-columns = The columns in this move are not those on the board.

## What is wrong with the text of a position

laska-text-side = A position ends in w or b, for the side to move.
laska-text-two-sides = The side to move stands here twice.
laska-text-ranks = The board has seven ranks, and here is { WORD($count) } { $count ->
    [one] rank
   *[other] ranks
}.
laska-text-fields = Rank { WORD($rank) } has { WORD($expected) } { $expected ->
    [one] square
   *[other] squares
}, and here is { WORD($found) }.
laska-text-no-column = Nothing is said to stand on { $at }.
laska-text-twice = The square { $at } stands here twice.
laska-text-counter = “{ $found }” is no counter: these are w, W, b and B.
laska-text-column-height = No column is higher than { WORD($most) } counters.
laska-text-empty = There is no piece on the board.
laska-text-unpromoted = The counter on top of { $at } would be an officer there.
laska-text-counters = { $seat } has { WORD($found) } { $found ->
    [one] counter
   *[other] counters
} here; there are { WORD($most) } in the game.

## Parts of the board

laska-inner-ring = Inner ring
laska-outer-ring = Outer ring
laska-centre = Centre
laska-long-diagonals = Long diagonals
laska-short-diagonals = Short diagonals

## How the rules are read

ruling-LASKA-1 = A take goes on as long as the piece can leap again. It ends early only where a counter is promoted; an officer goes on across either end of the board.
ruling-LASKA-2 = No square is leapt twice in one turn, whatever is left on it. The square that the piece came from counts as empty, so a take may come back to it.
ruling-LASKA-3 = When the same position comes for the third time with the same side to move, that side may claim a draw; the fifth time it is one. So are 50 moves of each side without a take or a move of a counter.
ruling-LASKA-4 = In Bignor Ludus a take is a single leap; everything else is as in Laska.
ruling-LASKA-5 = A few moves are misprinted in the source of the rules; they are corrected here, so that every opening and study can be played through.

## The page of Laska

laska-page-title = Laska, Emanuel Lasker’s draughts with columns
laska-page-description = Play Laska, the draughts of the chess champion Emanuel Lasker, in which taken pieces are carried along in columns: against the machine or a friend, no account.
laska-page-line = Captured counters ride along under your column, until somebody frees them.
laska-page-picture-1 = Black has just captured: on c3 the white counter lies captive under the black one. White must capture back, and that sets it free.
laska-page-picture-2 = A study by Emanuel Lasker: White to move wins. White gives two away, then an officer captures five pieces in one turn.

## The page of Bignor Ludus

bignor-ludus-page-title = Bignor Ludus, Laska with single takes
bignor-ludus-page-description = Play Bignor Ludus, the variant of Laska in which a take is always a single leap: columns, prisoners and officers, against the machine or a friend, no account.
bignor-ludus-page-line = Laska, one leap at a time: whoever captures has to wait for the answer.
bignor-ludus-page-picture-1 = The white officer on e7 must capture the counter on d6, and stops on c5. In Laska it would go on over b4; here it is Black’s turn.
bignor-ludus-page-picture-2 = On c1 a single white officer guards five captives. On the edge nothing can leap over it; once it leaves the edge, one capture turns the whole column black.
