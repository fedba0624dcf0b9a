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

draughts-to-move = { $seat } to move{ stop }
draughts-must-take = { $seat } must take{ stop }
draughts-take-on = { $seat } goes on taking from { $at }{ stop }
draughts-over = The game is over{ stop }
draughts-end-no-piece = { $seat } has no piece left{ stop }
draughts-end-no-move = { $seat } has no move left{ stop }

## Why a step is refused

draughts-no-square = That is no square of the board.
draughts-empty = There is no piece on { $at }.
draughts-not-yours = The piece on { $at } is not yours.
draughts-blocked = The piece on { $at } cannot move.
draughts-not-diagonal = Pieces go along diagonals, so no way leads from { $from } to { $to }.
draughts-too-far = No step leads from { $from } to { $to }: a piece goes one square, or leaps over one to take.
draughts-occupied = There is a piece on { $at } already.
draughts-forward-only = On { $at } there is a man, and men go forward only.
draughts-nothing-to-take = There is nothing to take on { $at }.
draughts-own-piece = The piece on { $at } is your own, and no piece leaps over its own side.
draughts-take-compulsory = A take is compulsory: { $take }.

## What is wrong with the text of a move

draughts-text-move = A move names two squares at least, such as 11-15.
draughts-text-square = “{ $found }” is no square of the board: they have the numbers 1 to 32.
draughts-text-ambiguous = This can be read in several ways: { $readings }.
draughts-one-step = This is a single step, so { $at } is one square too many.
draughts-turn-over = The turn is over before { $at }.

## What is wrong with the text of a position

draughts-text-side = A position begins with B or W, for the side to move, and not with “{ $found }”.
draughts-text-list = “{ $found }” is no list of pieces: it begins with B or W, for whose they are.
draughts-text-two-lists = The pieces of { $seat } stand here twice.
draughts-text-no-list = The pieces of { $seat } are missing.
draughts-text-no-square = A number is missing here.
draughts-text-twice = The square { $at } stands here twice.
draughts-text-count = “{ $found }” counts nothing: behind the lists H stands once for the turns without progress, and F once for the number of the move, each with a number.
draughts-text-empty = There is no piece on the board.
draughts-text-uncrowned = The man on { $at } would be a king there.
draughts-text-pieces = { $seat } has { WORD($found) } pieces here; nobody has more than { WORD($most) }.

## How the rules are read

ruling-DR-1 = A man that reaches the farthest rank by a take is crowned and stops there, even if it could leap on as a king.
ruling-DR-2 = When the same position comes for the third time with the same side to move, that side may claim a draw; the fifth time it is one. So are 40 moves of each side without a take or a man’s move. The players may also agree on a draw.
ruling-DR-3 = Slips of single translations of the source are not followed: that no more than one leap is possible, that a white square lies in front of the player, that all takes there are have to be made, and that kings take forward only.
ruling-DR-4 = That men go and take forward only is not said outright. It follows from what is said of kings, that they go forward or backward, and it is so in the English game.

## The page of English draughts

draughts-page-title = English draughts, the game also called checkers
draughts-page-description = Play English draughts, also called checkers, against the machine or with a friend at the same screen: forced takes, chains and kings. No account.
draughts-page-line = If you can capture, you must: that is the rule, and the trap.
draughts-page-picture-1 = A white man captures a king and two men in one turn, reaches the last row and becomes a king.
draughts-page-picture-2 = Kings go both ways: this white one goes round, captures four men in one turn and ends where it began.
