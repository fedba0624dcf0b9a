### The words of Lanko-88, Lanko-68 and Lanko-103.

game-lanko-88 = Lanko-88
game-lanko-68 = Lanko-68
game-lanko-103 = Lanko-103

## Seats

lanko-seat = { $seat ->
    [1] South
    [2] West
    [3] North
   *[4] East
}
# A pair, by the number of its first seat.
lanko-pair = { seat }
lanko-plan-solo-round = Three people, three games: each plays alone once
# What happens to a pawn that comes into the middle.
lanko-leaves = is burned

## Pieces

lanko-pawn = { $form ->
    [a] a pawn
    [start] Pawn
   *[plain] { $count ->
        [other] pawns
       *[one] pawn
    }
}
lanko-small-castle = { $form ->
    [a] a small castle
    [start] Small castle
   *[plain] { $count ->
        [other] small castles
       *[one] small castle
    }
}
lanko-big-castle = { $form ->
    [a] a big castle
    [start] Big castle
   *[plain] { $count ->
        [other] big castles
       *[one] big castle
    }
}

## Directions

lanko-north = north
lanko-east = east
lanko-south = south
lanko-west = west

## What is to be done, and how a game ends

lanko-move = { $seat ->
    [you] Your turn
   *[other] { $seat } to move
}{ stop }
lanko-capture = { $seat ->
    [you] Your turn: you must capture
   *[other] { $seat } must capture
}{ stop }
lanko-go-on = { $seat ->
    [you] Keep capturing from { $at }
   *[other] { $seat } keeps capturing from { $at }
}{ stop }
lanko-first = { $seat ->
    [you] Your turn: begin with a pawn
   *[other] { $seat } to begin with a pawn
}{ stop }
lanko-pass = { $seat ->
    [you] You have no move, so you pass
   *[other] { $seat } has no move and passes
}{ stop }
lanko-pass-button = Pass
lanko-over = The game is over{ stop }
# The seat is a pair, which is never called “you”.
lanko-end-no-piece = { $seat } has no piece left{ stop }
lanko-end-full = { $form ->
    [clause] all four squares in the middle are occupied
   *[sentence] All four squares in the middle are occupied.
}
lanko-end-passes = { $form ->
    [clause] four passes in a row
   *[sentence] Four passes in a row.
}
lanko-end-no-castle = { $form ->
    [clause] no castles are left outside the middle
   *[sentence] No castles are left outside the middle.
}
lanko-end-declared = { $form ->
    [clause] the players agreed to finish the game here
   *[sentence] The players agreed to finish the game here.
}
lanko-match-over = { $form ->
    [clause] all three games have been played
   *[sentence] All three games have been played.
}

## What else there is to know of a square

lanko-remark-half = { FORM($seat, form: "start") } can move this { $kind }, and forward is { $direction }. Past the axle, only { $partner } can move it.
lanko-remark-axle = Both { $seat } and { $partner } can move this { $kind } from the axle. Forward is { $direction } for { $seat } and { $back } for { $partner }.
lanko-remark-inside = This { $kind } stays here until the end of the game and counts { $points } points.
lanko-remark-standby = { FORM($seat, form: "start") } can move this standby pawn straight to an empty dark square next to it, to the { $direction } or to either side. It can’t be captured or leapt over.
lanko-remark-border = A border square common to both { $seat } players: each can move { $seat }’s pieces from here.
lanko-remark-centre = The central manoeuvre square lies on both axles: every player can move pieces of their colour from here.
lanko-remark-manoeuvre = From a manoeuvre square a castle can go straight to an end square, forward or to a side, in a turn after the one that brought it here.
lanko-remark-middle = A castle that comes here stays until the end of the game and counts three times.
lanko-remark-standby-square = The square of a standby pawn. Once that pawn has left, nothing comes here again.

## Why a step is refused

lanko-no-square = That isn’t a square of the board.
lanko-empty = There is no piece on { $at }.
lanko-not-yours = The piece on { $at } isn’t your colour.
lanko-stays = The castle on { $at } is in the middle and stays there until the end of the game.
lanko-not-your-half = { $seat ->
    [you] { $at } is past the axle, outside your half: only your partner can move that piece.
   *[other] { $at } is past the axle, outside { $seat }’s half: only the partner can move that piece.
}
lanko-pawn-first = The first move of the game must be a pawn’s, and the piece on { $at } is a castle.
lanko-blocked = The piece on { $at } is blocked: it has nowhere to go.
lanko-occupied = There is already a piece on { $at }.
lanko-must-capture = You must capture: { $captures }.
lanko-backward = Forward is { $direction } for { $seat }, and only captures go backward.
lanko-barrier = A barrier is in the way, and only a pawn moving diagonally can pass it.
lanko-castle-straight = The piece on { $at } is a castle, and castles move straight: forward, left or right.
lanko-nothing-over = There is no piece on { $at } to jump over.
lanko-through-middle = Nothing can pass through the middle squares.
lanko-castle-jumps = The piece on { $at } is a castle, and castles don’t jump. They only leap over what they capture.
lanko-over-castle = The piece on { $at } is a castle of your colour, and you can only jump over pawns.
lanko-leap-straight = Jumps and captures go straight, never diagonally.
lanko-too-far = No single movement, jump or capture leads from { $from } to { $to }.
lanko-standby = The standby pawn on { $at } can only go straight to the dark square next to it: forward, left or right.
lanko-dark-only = Only a standby pawn stands on { $at }; all other pieces go on the dark squares.
lanko-castles-only = Only castles can enter the end square { $at }.
lanko-end-behind = The end square { $at } is behind, and castles can only enter forward, left or right.
lanko-from-manoeuvre = A castle can only enter the end square { $at } straight from a manoeuvre square next to it.
lanko-diagonal = On this board pieces move, leap over and capture diagonally.

## What is wrong with the text of a move

lanko-text-move = A move needs at least two squares, such as 8-B.
lanko-text-square = “{ $found }” isn’t a square of the board.
lanko-text-bracket = Put square brackets on both sides of a move, or on neither.
lanko-text-mixed = Write a movement or jump as two squares with a dash between them, and a capture with semicolons between its squares.
lanko-text-ambiguous = This can be read in several ways: { $readings }.
lanko-text-no-pass = Players pass only when they have no move.
lanko-text-no-entry = No piece can come to { $at } in this turn.
lanko-text-sign = Write this as { $written }.
lanko-turn-over = The turn ends before { $at }.

## What is wrong with the text of a position

lanko-text-seat = A position begins with the player to move, S, W, N or E, not with “{ $found }”.
lanko-text-piece = “{ $found }” isn’t a piece: use wp, ws, wb, bp, bs or bb.
lanko-text-piece-late = “{ $found }” comes too late: all pieces come before “first” and “passes=”.
lanko-text-twice = The square { $at } is given twice.
lanko-text-word = “{ $found }” means nothing in a position.
lanko-text-empty = There are no pieces on the board.
lanko-text-first = Write “first” once, without passes, and only where S is to make the first move of the game, which must be a pawn’s.
lanko-text-passes = Write “passes=” once, without “first”, and with a number from 1 to { $most }.
lanko-text-pawn-inside = No pawn can stand on { $at }, in the middle of the board.
lanko-text-standby = Only the standby pawn that begins on { $at } can stand there.
lanko-text-too-many = { $seat } has only { WORD($most) } { FORM($kind, $most) } in the game.

## How the rules are read

ruling-LANKO-2 = On the 88 and the 68 South’s first move, the first of the game, must be a pawn’s. On the 103 it may be any piece’s.
ruling-LANKO-3 = Your own pieces are all of your colour, your partner’s too; but a standby pawn is neither leapt over nor captured. You choose freely among captures, and the one you choose goes on to its end. Each captured piece leaves at once, and the square that the capturing piece came from counts as empty.
ruling-LANKO-4 = Only pieces that you may move yourself oblige you to capture, not those in your partner’s half.
ruling-LANKO-6 = A barrier stops movements and jumps, and a capture on either half of its way. A pawn’s diagonal movement ignores barriers.
ruling-LANKO-8 = A player passes when they have no capture, movement, jump or leap-over, no move of their standby pawn and no castle that could enter an end square; and only then.
ruling-LANKO-9 = The game ends by itself when the four middle or end squares are occupied, a colour has no piece left on the board, no castle is left outside the middle, four passes come in a row, a position comes for the third time with the same player to move, or a player whose pair has only blocked castles outside makes the same movement three times with nothing but its return between. Any player with a castle outside may also offer to end the game; both opponents must agree, and the partner too if they have a castle outside. Blocked castles alone never end the game.
ruling-LANKO-11 = Movements and jumps are written as [8-B], captures with every stop as [36;N;3], what comes into the middle as [T-(W)] or [P;(X)], a pass as [---], the end of the game as [+++]. A capture may be shortened to its first and last square, and an entry to [(X)], where only one move can be meant.
ruling-LANKO-12 = Two people play two seats each: White South and North, Black West and East. Of three, one plays both black seats alone; this gives the better chances, so three games make a match, in which each plays alone once. Partners do not prompt each other.
ruling-LANKO-13 = A castle enters an end square forward, to the left or to the right of the player who moves it, never backward: from the centre South can enter U, V and W but not X, North X, V and W but not U, and likewise the others.
ruling-LANKO-14 = A position is written as the seat to move and every piece behind its square, such as S 47:wb 43:wp 8:bb, with w or b for the colour and p, s or b for pawn, small castle or big castle. “first” follows while the compulsory first move of a pawn is still to come, “passes=” with a number where passes precede.

## The page of Lanko-88

lanko-88-page-title = Lanko-88, the game of castles for two pairs
lanko-88-page-description = Play Lanko-88, a board game for two, three or four, against the computer or friends: bring your castles into the middle and capture theirs. Complete rules.
lanko-88-page-line = Two pairs on a cross-shaped board: get your castles to the middle before the other pair.

## The page of Lanko-68

lanko-68-page-title = Lanko-68, the shorter Lanko for two pairs
lanko-68-page-description = Play Lanko-68, the shorter and easier Lanko on a cross of 68 squares, for two, three or four, against the computer or friends. Complete rules.
lanko-68-page-line = The small Lanko: less room, fewer pieces, and the middle only a few steps away.

## The page of Lanko-103

lanko-103-page-title = Lanko-103, the diagonal Lanko for two pairs
lanko-103-page-description = Play Lanko-103, the Lanko nearest to draughts, against the computer or friends: diagonal moves, standby pawns and four end squares. Complete rules.
lanko-103-page-line = Castles and pawns on the diagonals: only a capture ever takes you back.
