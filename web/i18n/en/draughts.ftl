### The words of English draughts.

game-draughts = English draughts

## Seats: Black has the first

draughts-seat = { $seat ->
    [1] Black
   *[2] White
}
draughts-colour = { $form ->
    [start] { draughts-seat }
   *[plain] { $seat ->
        [1] black
       *[2] white
    }
}

## Pieces

draughts-man = { $form ->
    [a] a man
    [start] Man
   *[plain] { $count ->
        [other] men
       *[one] man
    }
}
draughts-king = { $form ->
    [a] a king
    [start] King
   *[plain] { $count ->
        [other] kings
       *[one] king
    }
}

## What is to be done, and how a game ends

draughts-to-move = { $seat ->
    [you] Your turn
   *[other] { $seat } to move
}{ stop }
draughts-must-take = { $seat ->
    [you] Your turn: you must capture
   *[other] { $seat } must capture
}{ stop }
draughts-take-on = { $seat ->
    [you] Keep capturing from { $at }
   *[other] { $seat } keeps capturing from { $at }
}{ stop }
draughts-over = The game is over{ stop }
draughts-end-no-piece = { $form ->
    [clause] { $seat }
   *[sentence] { FORM($seat, form: "start") }
} { $seat ->
    [you] have
   *[other] has
} no piece left{ stop }
draughts-end-no-move = { $form ->
    [clause] { $seat }
   *[sentence] { FORM($seat, form: "start") }
} { $seat ->
    [you] have
   *[other] has
} no move left{ stop }

## Why a step is refused

draughts-no-square = That isn’t a square of the board.
draughts-empty = There is no piece on { $at }.
draughts-not-yours = The piece on { $at } isn’t yours.
draughts-blocked = The piece on { $at } is blocked: it has no free square to move to.
draughts-not-diagonal = A piece moves diagonally, so it can’t go from { $from } to { $to }.
draughts-too-far = A piece moves one square, or jumps over one to capture it, so it can’t go from { $from } to { $to }.
draughts-occupied = There is already a piece on { $at }.
draughts-forward-only = The piece on { $at } is a man, and men move only forward.
draughts-nothing-to-take = A piece goes two squares only to capture, and { $at } is empty.
draughts-own-piece = The piece on { $at } is your own, and you can’t jump over your own pieces.
draughts-take-compulsory = You must capture: { $takes }.

## What is wrong with the text of a move

draughts-text-move = A move needs at least two squares, such as 11-15.
draughts-text-square = “{ $found }” isn’t a square of the board: use 1 to 32.
draughts-text-ambiguous = This can be read in several ways: { $readings }.
draughts-one-step = Only one step is needed here, so { $at } is one square too many.
draughts-turn-over = The turn ends before { $at }.

## What is wrong with the text of a position

draughts-text-side = A position begins with B or W, for the side to move, not with “{ $found }”.
draughts-text-list = “{ $found }” isn’t a list of pieces: begin it with B or W, for whose they are.
draughts-text-two-lists = { $seat }’s pieces are given twice.
draughts-text-no-list = { $seat }’s pieces are missing.
draughts-text-no-square = A number is missing here.
draughts-text-twice = The square { $at } is given twice.
draughts-text-count = “{ $found }” has no meaning here. After the pieces, H gives the turns without progress and F the number of the move, each once and with a number.
draughts-text-empty = There are no pieces on the board.
draughts-text-uncrowned = The man on { $at } is on the last rank, so it must be a king.
draughts-text-pieces = { $seat } has { WORD($found) } pieces here; a side has at most { WORD($most) }.

## How the rules are read

ruling-DR-1 = A man that reaches the last rank by a capture is crowned and stops there, even if it could jump on as a king.
ruling-DR-2 = When the same position comes up for the third time with the same side to move, that side may claim a draw; the fifth time, the game is drawn. It is also drawn after 40 moves by each side without a capture or a man’s move. The players may also agree on a draw.
ruling-DR-4 = The source does not say outright that men move and capture forward only. It follows from what it says of kings, that they go forward or backward, and it is so in the English game.

## The page of English draughts

draughts-page-title = English draughts, the game also called checkers
draughts-page-description = Play English draughts, also called checkers, against the computer or a friend on the same device: forced captures, chains and kings.
draughts-page-line = If you can capture, you must: that is the rule, and the trap.
