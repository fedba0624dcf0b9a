### The words of Lanrick, by the source’s own terms: men, the mark, the rendezvous, the border and the field; a man in the
### rendezvous is in.

game-lanrick = Lanrick

## Pieces and signs

lanrick-man = { $form ->
    [a] a man
    [start] Man
   *[plain] { $count ->
        [other] men
       *[one] man
    }
}
# The signs on the squares of the rendezvous, behind what stands there.
lanrick-mark = on the mark
lanrick-rendezvous = in the rendezvous
lanrick-mark-set = The mark is set on { $at }.
lanrick-mark-lifted = The mark is lifted from { $at }.

## What is to be done, and how a game ends

lanrick-to-place = { $seat } to set a man; { WORD($number) } in hand{ stop }
lanrick-to-mark = { $seat } to set the mark{ stop }
lanrick-to-play-first = { $seat } begins, with up to { lanrick-squares }{ stop }
lanrick-to-play = { $seat } to move, up to { lanrick-squares }{ stop }
lanrick-to-play-on = { $seat } has { lanrick-squares } left{ stop }
lanrick-to-take = { $seat } wins the rendezvous, and takes a man of { $of }’s{ stop }
lanrick-to-send-home = { $seat } to move { WORD($number) } of { $of }’s men to the border{ stop }
lanrick-to-level = { $seat } to even out: { lanrick-men } to the border{ stop }
lanrick-to-return = { $seat } to move a man to the border; { WORD($number) } to go{ stop }
lanrick-to-set-home = { $seat } to set a man of { $of }’s on the border; { WORD($number) } to go{ stop }
lanrick-to-set-level = { $seat } to set a man on the border; { WORD($number) } to go{ stop }
lanrick-to-set-return = { $seat } to set a man on the border; { WORD($number) } to go{ stop }
lanrick-over = { $seat } has taken four men{ stop }
lanrick-end-taken = { $seat } has taken four men{ stop }
lanrick-squares = { WORD($number) } { $number ->
    [one] square
   *[other] squares
}
lanrick-men = { WORD($number) } { $number ->
    [one] man
   *[other] men
}

## Buttons, and what is asked before the rendezvous is given away

lanrick-done = Done
lanrick-gives-away = All of { $seat }’s men would be in: { $seat } wins this rendezvous at once.

## Beside a player’s name

lanrick-to-place-still = in hand: { $number }
lanrick-in-field = in the field: { $number }
lanrick-in = in: { $number } of { $of }
lanrick-taken = taken: { $number } of { $of }

## Why a step is refused

lanrick-place-on-border = Men are set on the border, and { $at } is in the field.
lanrick-occupied = There is a man on { $at } already.
lanrick-mark-in-field = The mark is set in the field, and { $at } is on the border.
lanrick-mark-own-man = With the mark on { $at } your own man on { $man } would be in.
lanrick-mark-too-near = With the mark on { $at } you could move all your men in within one turn.
lanrick-empty = There is no man on { $at }.
lanrick-not-yours = The man on { $at } is not { $seat }’s.
lanrick-stuck = The man on { $at } cannot move: no square next to it is vacant.
lanrick-stuck-on-line = The man on { $at } keeps to its line in this turn, and can go no further on it.
lanrick-too-far = That would be { lanrick-squares }, and only { WORD($left) } { $left ->
    [one] is
   *[other] are
} left.
lanrick-keeps-line = The man on { $at } has moved in this turn, and keeps to the line of that move.
lanrick-not-a-line = No line leads from { $from } to { $to }: a man moves along a row, a file or a diagonal.
lanrick-same-square = The man stands on { $at } already.
lanrick-blocked = The man on { $at } is in the way.
lanrick-take-own = The man on { $at } is your own, and one of { $of }’s is to be taken.
lanrick-take-in = The man on { $at } is in, and none that is in can be taken.
lanrick-send-own = The man on { $at } is your own, and { $of }’s men are to be moved to the border.
lanrick-send-in = The man on { $at } is in, and stays there.
lanrick-send-border = The man on { $at } is on the border already.
lanrick-stays-on-border = The man on { $at } is on the border already, and stays there.
lanrick-others-walk = The man on { $at } has no way to the border now, but others have one, and go before it.
lanrick-goal-on-border = The man goes to the border, and { $at } is in the field.

## What is wrong with the text of a step or a turn

lanrick-text-step = One step is wanted here, such as a4-c6.
lanrick-text-turn = A turn is wanted here, such as a4-c6 with a full stop behind it.
lanrick-text-turn-over = The turn is over before this.
lanrick-text-turn-squares = The turn goes on: { WORD($number) } { $number ->
    [one] square is
   *[other] squares are
} left, so a full stop belongs behind the last move.
lanrick-text-turn-home = The turn goes on: { WORD($number) } { $number ->
    [one] man has
   *[other] men have
} still to be moved to the border.
lanrick-text-over = The game is over.
lanrick-text-word = “{ $found }” is no step.
lanrick-text-square = “{ $found }” is no square of the board.
lanrick-text-expects-place = A man is to be set here, such as a4, and “{ $found }” does not do that.
lanrick-text-expects-mark = The mark is to be set here, such as *d5, and “{ $found }” does not do that.
lanrick-text-expects-move = A move is wanted here, such as a4-c6, or a full stop for the end of the turn, and “{ $found }” is neither.
lanrick-text-expects-take = A man is to be taken here, such as xh3, and “{ $found }” does not do that.
lanrick-text-expects-border = A man is to be moved to the border here, such as d5>e8, and “{ $found }” does not do that.

## What is wrong with the text of a position

lanrick-text-fields = A position has { WORD($needed) } parts: the men, the stage, the seat, the mark, the squares left, the men that have moved, and who begins the return. Here { $found ->
    [one] is one
   *[other] are { WORD($found) }
}.
lanrick-text-rows = The board has { WORD($needed) } rows, with bars between them, and here { $found ->
    [one] is one
   *[other] are { WORD($found) }
}.
lanrick-text-row = A row has { WORD($needed) } squares, and this one has { WORD($found) }.
lanrick-text-sign = “{ $found }” is neither a man, which is w or b, nor a number of vacant squares from 1 to 8.
lanrick-text-men = { $seat } has { WORD($found) } men here; nobody has more than { WORD($most) }.
lanrick-text-phase = “{ $found }” is no stage of the game: place, mark, play, take, home, level, back or over.
lanrick-text-seat = “{ $found }” is no seat: these are w and b.
lanrick-text-mark-missing = At this stage there is a mark, and its square is missing.
lanrick-text-mark-none = At this stage there is no mark: a dash belongs in the place of “{ $found }”.
lanrick-text-left-missing = In play the squares that are left have to be told.
lanrick-text-left = “{ $found }” is no number of squares.
lanrick-text-left-range = The squares left are at least one and at most { WORD($most) }, as many as the player has men, and not { WORD($found) }.
lanrick-text-left-none = Squares are left in play only: a dash belongs in the place of “{ $found }”.
lanrick-text-locks-none = Men keep to lines in play only: a dash belongs in the place of “{ $found }”.
lanrick-text-lock = “{ $found }” is no man that has moved: it is a square and its line, which is r, f, u or d, such as c6u.
lanrick-text-lock-twice = The man on { $at } stands here twice.
lanrick-text-locks-left = With { WORD($found) } { $found ->
    [one] man
   *[other] men
} moved and { WORD($left) } { $left ->
    [one] square
   *[other] squares
} left the player would have had more than { WORD($most) }.
lanrick-text-first-missing = Here it has to be told who begins the return: w or b.
lanrick-text-first-none = There is no return to begin at this stage: a dash belongs in the place of “{ $found }”.
lanrick-text-too-few = { $seat } has { WORD($found) } { $found ->
    [one] man
   *[other] men
} here; with fewer than two the game is over.
lanrick-text-in-field = At this stage all men stand on the border, and { $at } is in the field.
lanrick-text-place-done = All ten men stand already, so none is to be set.
lanrick-text-place-counts = Men are set by turns, so White cannot have { WORD($white) } when Black has { WORD($black) }.
lanrick-text-place-seat = It is { $seat } who sets the next man.
lanrick-text-not-over = { $seat } has won only when { $of } has one man left, and { $seat } more than one.
lanrick-text-fewest = { $seat } has fewer men, and so begins.
lanrick-text-first-loser = Both have as many men, so { $seat } begins, who lost the rendezvous.
lanrick-text-play-in = All men of { $seat } are in already, so the rendezvous is won.
lanrick-text-not-in = { $seat } has not won the rendezvous: not all of { $seat }’s men are in.
lanrick-text-take-nobody = All men of { $seat } are in, so none can be taken.
lanrick-text-home-nobody = No man of { $seat }’s has to be moved to the border.
lanrick-text-level-equal = Both have as many men in the field, so nothing is to be made equal.
lanrick-text-level-seat = { $seat } has more men in the field, and so is to move.
lanrick-text-back-nobody = There is no man in the field, so the return is over.
lanrick-text-back-numbers = Whoever is to move has { WORD($own) } men in the field, and the other has { WORD($others) }: that does not go with who begins the return.

## How the rules are read

ruling-LANRICK-1 = The numbers of squares are the most that may be moved. A player may move fewer, or none, and says when he is done.
ruling-LANRICK-2 = All that one man moves in one turn lies on one straight line: a row, a file or a diagonal. It may go to and fro on it, and the moves of several men may alternate. Every square that a man goes is counted, on the way back too.
ruling-LANRICK-3 = A man goes to the border by one queen’s move of any length, over vacant squares to a vacant border square. Who moves chooses the man, the square and the order. Only when none of the men that may go now has such a move is one of them set on any vacant border square.
ruling-LANRICK-4 = The turn ends at once when the rendezvous is won. If the mark is set so that all men of the adversary stand in already, he has won this rendezvous; whoever sets it so is warned first.
ruling-LANRICK-5 = With none of his men in and as many squares as men, a player could move all of them in in one turn only by moving each exactly one square. So a mark is unlawful when there is for each of his men a vacant square of the rendezvous next to it, a different one for each. What counts is the board as the mark is set. The squares d4, d5, e4 and e5 may always be marked.
ruling-LANRICK-6 = The source knows no draw. Here it is one when 50 turns of each player have passed without a rendezvous won, and when the players agree. When the same position comes for the third time in playing for a rendezvous, a draw may be claimed; the fifth time it is one.
ruling-LANRICK-7 = The man taken may stand on the border or in the field, only not in the rendezvous. Border and field are always the 28 and the 36 squares, wherever the rendezvous lies: at the edge of the board a man may be in it and on the border too.
ruling-LANRICK-8 = A man’s line is fixed by its first move in a turn, and where lines cross the man keeps to it. A move may be of any length within the squares that are left. In the return to the border only men in the field are moved.
ruling-LANRICK-9 = A move is at least one square long. A player may be done at any time, even before the first move; when no squares are left the turn ends by itself. A man is in where it stops, not where it only passes, and being done never wins a rendezvous.
ruling-LANRICK-10 = The mark stays while a man is taken and the others are moved to the border, and is lifted before the numbers in the field are made equal. Men on the border are not moved in all this. Repetitions are counted at the beginning of turns. White sets the first man; in a rematch the sides change.

## The page of Lanrick

lanrick-page-title = Lanrick, a game by Lewis Carroll
lanrick-page-description = Play Lanrick, Lewis Carroll’s race of five men each to a rendezvous on a chessboard, against the machine or a friend at the same screen. No account.
lanrick-page-line = Five men, one coin: bring them all around it before the others get there.
lanrick-page-picture-1 = Ten men stand on the border and White has set the mark. Black starts for the meeting place around it, with only two squares to move.
lanrick-page-picture-2 = Three of White’s men are in. White may move five squares and needs only three to bring in the other two and win the meeting place.
