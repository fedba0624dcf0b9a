### The words of Lanrick. The source’s men and border keep their names; its rendezvous is the meeting place, its mark the
### centre of that, and the field is inside the border.

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
# The signs on the squares of the meeting place, behind what stands there.
lanrick-mark = centre of the meeting place
lanrick-rendezvous = in the meeting place
lanrick-mark-set = The centre of the meeting place is { $at }.
lanrick-mark-lifted = The meeting place around { $at } is lifted.

## What is to be done, and how a game ends

lanrick-to-place = { $seat ->
    [you] Your turn: place
   *[other] { $seat } to place
} a man on the border ({ $number } left){ stop }
lanrick-to-mark = { $seat ->
    [you] Your turn: choose
   *[other] { $seat } to choose
} the centre of the meeting place{ stop }
lanrick-to-play-first = { $seat ->
    [you] You go first: move
   *[other] { $seat } goes first:
} up to { lanrick-squares } in all{ stop }
lanrick-to-play = { $seat ->
    [you] Your turn: move
   *[other] { $seat } to move
} up to { lanrick-squares } in all{ stop }
lanrick-to-play-on = { $seat ->
    [you] { lanrick-squares } left: move on, or tap Done
   *[other] { $seat } has { lanrick-squares } left
}{ stop }
lanrick-to-take = { $seat ->
    [you] You win the meeting place: capture one of { $of }’s men
   *[other] { $seat } wins the meeting place and captures a man
}{ stop }
lanrick-to-send-home = { $seat ->
    [you] Move
   *[other] { $seat } to move
} { $number } of { $of ->
    [you] your
   *[other] { $of }’s
} men to the border{ stop }
lanrick-to-level = { $seat ->
    [you] Move
   *[other] { $seat } to move
} { lanrick-men } back to the border, so that both have the same number inside{ stop }
lanrick-to-return = { $seat ->
    [you] Your turn: move
   *[other] { $seat } to move
} a man back to the border ({ $number } to go){ stop }
lanrick-to-set-home = { $seat ->
    [you] Put
   *[other] { $seat } to put
} one of { $of ->
    [you] your
   *[other] { $of }’s
} men on any border square ({ $number } to go){ stop }
lanrick-to-set-level = { $seat ->
    [you] Put
   *[other] { $seat } to put
} a man on any border square ({ $number } to go){ stop }
lanrick-to-set-return = { $seat ->
    [you] Your turn: put
   *[other] { $seat } to put
} a man on any border square ({ $number } to go){ stop }
lanrick-over = { FORM($seat, form: "start") } won{ stop }
lanrick-end-taken = { $form ->
    [clause] { $seat }
   *[sentence] { FORM($seat, form: "start") }
} captured four men{ stop }
lanrick-squares = { $number } { $number ->
    [one] square
   *[other] squares
}
lanrick-men = { $number } { $number ->
    [one] man
   *[other] men
}

## Buttons, and what is asked before the meeting place is given away

lanrick-done = Done
# Told to the other player.
lanrick-gives-away = All of { $seat }’s men would be in: { $seat } would win this meeting place at once.

## Beside a player’s name, where there is little room; what that player has captured

lanrick-to-place-still = left: { $number }
lanrick-in-field = inside: { $number }
lanrick-in = in: { $number }/{ $of }
lanrick-taken = captured: { $number }/{ $of }

## Why a step is refused

lanrick-place-on-border = Place men on the border; { $at } is inside it.
lanrick-occupied = There is already a man on { $at }.
lanrick-mark-in-field = The centre must be inside the border, and { $at } is on it.
lanrick-mark-own-man = With { $at } as the centre, your own man on { $man } would be in already, and that isn’t allowed.
lanrick-mark-too-near = With { $at } as the centre, you could move all your men in during one turn, and that isn’t allowed.
lanrick-empty = There is no man on { $at }.
lanrick-not-yours = The man on { $at } isn’t { $seat ->
    [you] yours
   *[other] { $seat }’s
}.
lanrick-stuck = The man on { $at } can’t move: no square next to it is empty.
lanrick-stuck-on-line = The man on { $at } keeps to its line this turn, and can go no further on it.
lanrick-too-far = That is { lanrick-squares }, and only { $left } { $left ->
    [one] is
   *[other] are
} left.
lanrick-keeps-line = The man on { $at } has moved this turn, so it keeps to the line of that move.
lanrick-not-a-line = A man moves along a row, a file or a diagonal, so it can’t go from { $from } to { $to }.
lanrick-same-square = The man is already on { $at }.
lanrick-blocked = The man on { $at } is in the way.
lanrick-take-own = The man on { $at } is your own: capture one of { $of }’s.
lanrick-take-in = The man on { $at } is in the meeting place, so it can’t be captured.
lanrick-send-own = The man on { $at } is your own: move { $of }’s men to the border.
lanrick-send-in = The man on { $at } is in the meeting place and stays there.
lanrick-send-border = The man on { $at } is already on the border.
lanrick-stays-on-border = The man on { $at } is already on the border and stays there.
lanrick-others-walk = The man on { $at } has no way to the border now. Others have one, so move those first.
lanrick-goal-on-border = The man must go to the border; { $at } is inside it.

## What is wrong with the text of a step or a turn

lanrick-text-step = Write one step here, such as a4-c6.
lanrick-text-turn = Write a turn here, such as a4-c6 and a full stop after it.
lanrick-text-turn-over = The turn ends before this.
lanrick-text-turn-squares = The turn isn’t over: { lanrick-squares } left. To end it, write a full stop after the last move.
lanrick-text-turn-home = The turn isn’t over: { lanrick-men } must still go to the border.
lanrick-text-over = The game is over.
lanrick-text-word = “{ $found }” isn’t a step.
lanrick-text-square = “{ $found }” isn’t a square of the board.
lanrick-text-expects-place = Place a man here, such as a4; “{ $found }” doesn’t do that.
lanrick-text-expects-mark = Choose the centre of the meeting place here, such as *d5; “{ $found }” doesn’t do that.
lanrick-text-expects-move = Write a move here, such as a4-c6, or a full stop to end the turn; “{ $found }” is neither.
lanrick-text-expects-take = Capture a man here, such as xh3; “{ $found }” doesn’t do that.
lanrick-text-expects-border = Move a man to the border here, such as d5>e8; “{ $found }” doesn’t do that.

## What is wrong with the text of a position

lanrick-text-fields = A position has { WORD($needed) } parts: the men, the stage, the side to move, the centre of the meeting place, the squares left, the men that have moved, and who begins the return. This one has { WORD($found) }.
lanrick-text-rows = The board has { WORD($needed) } rows with slashes between them, not { WORD($found) }.
lanrick-text-row = A row has { WORD($needed) } squares, and this one has { WORD($found) }.
lanrick-text-sign = “{ $found }” is neither a man, w or b, nor a number of empty squares from 1 to 8.
lanrick-text-men = { $seat } has { WORD($found) } men here; a side has at most { WORD($most) }.
lanrick-text-phase = “{ $found }” isn’t a stage of the game: use place, mark, play, take, home, level, back or over.
lanrick-text-seat = “{ $found }” isn’t a side: use w or b.
lanrick-text-mark-missing = There is a meeting place at this stage, and its centre is missing.
lanrick-text-mark-none = There is no meeting place at this stage: write a dash instead of “{ $found }”.
lanrick-text-left-missing = The number of squares left is missing.
lanrick-text-left = “{ $found }” isn’t a number of squares.
lanrick-text-left-range = The squares left are from one to { WORD($most) }, as many as the player has men, not { WORD($found) }.
lanrick-text-left-none = There are squares left only in play: write a dash instead of “{ $found }”.
lanrick-text-locks-none = Men keep to lines only in play: write a dash instead of “{ $found }”.
lanrick-text-lock = “{ $found }” isn’t a man that has moved: write its square and its line, r, f, u or d, such as c6u.
lanrick-text-lock-twice = The man on { $at } is given twice.
lanrick-text-locks-left = Men that have moved, here { $found }, and squares left, here { $left }, are at most { $most } together.
lanrick-text-first-missing = Say who begins the return here: w or b.
lanrick-text-first-none = There is no return to begin at this stage: write a dash instead of “{ $found }”.
lanrick-text-too-few = { $seat } has { WORD($found) } here; with fewer than two men the game is over.
lanrick-text-in-field = At this stage all men are on the border, and { $at } is inside it.
lanrick-text-place-done = All ten men are already on the board, so none is left to place.
lanrick-text-place-counts = Men are placed by turns, so White can’t have { WORD($white) } when Black has { WORD($black) }.
lanrick-text-place-seat = { $seat } places the next man.
lanrick-text-not-over = { $seat } has won only if { $of } has one man left and { $seat } has more.
lanrick-text-fewest = { $seat } has fewer men, and so begins.
lanrick-text-first-loser = Both have the same number of men, so { $seat }, who lost the meeting place, begins.
lanrick-text-play-in = All of { $seat }’s men are in already, so the meeting place is won.
lanrick-text-not-in = { $seat } hasn’t won the meeting place: not all of { $seat }’s men are in.
lanrick-text-take-nobody = All of { $seat }’s men are in, so none can be captured.
lanrick-text-home-nobody = None of { $seat }’s men has to go to the border.
lanrick-text-level-equal = Both have the same number of men inside, so none has to go back.
lanrick-text-level-seat = { $seat } has more men inside, and so is to move.
lanrick-text-back-nobody = No man is inside, so the return is over.
lanrick-text-back-numbers = The side to move has { WORD($own) } inside and the other { WORD($others) }: that doesn’t fit who begins the return.

## How the rules are read

ruling-LANRICK-2 = All moves of one man in one turn lie on one straight line: a row, a file or a diagonal. The man may go back and forth on it, and the moves of several men may alternate. Every square that a man moves is counted, on the way back too.
ruling-LANRICK-3 = A man goes to the border in one queen’s move of any length, over empty squares to an empty border square. Whoever moves chooses the man, the square and the order. Only when none of the men that may go now has such a move is one of them put on any empty border square.
ruling-LANRICK-4 = The turn ends at once when the meeting place is won. If its centre is chosen so that all of the opponent’s men are in already, the opponent has won it; whoever would choose it so is warned first.
ruling-LANRICK-5 = A player with no man in, and as many squares as men, could bring all of them in within one turn only by moving each exactly one square. So a centre is not allowed when each of the player’s men has an empty square of the meeting place next to it, a different one for each. What counts is the board as the centre is chosen. The squares d4, d5, e4 and e5 may always be the centre.
ruling-LANRICK-6 = The source has no draws. Here the game is drawn when each player has had 50 turns without a meeting place won, and when the players agree. When the same position comes for the third time in playing for a meeting place, a draw may be claimed; the fifth time, the game is drawn.
ruling-LANRICK-7 = The captured man may stand on the border or in the field inside it, only not in the meeting place. Border and field are always the 28 and the 36 squares, wherever the meeting place is: at the edge of the board a man may be in it and on the border too.
ruling-LANRICK-8 = A man’s line is fixed by its first move in a turn, and where lines cross the man keeps to it. A move may be of any length within the squares that are left. In the return to the border only men in the field inside it are moved.
ruling-LANRICK-10 = The meeting place stays while a man is captured and the others are moved to the border, and is lifted before the numbers in the field inside it are made equal. Men on the border are not moved in all this. Repetitions are counted at the beginning of turns. White places the first man; in a rematch the players swap sides.

## The page of Lanrick

lanrick-page-title = Lanrick, a game by Lewis Carroll
lanrick-page-description = Play Lanrick, Lewis Carroll’s race of five men each to a meeting place on a chessboard, against the computer or a friend on the same device.
lanrick-page-line = Five men, one coin: bring them all around it before the others get there.
