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
lanko-plan-solo-round = Three people, three games, each alone once
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

lanko-move = { $seat } moves{ stop }
lanko-capture = { $seat } must capture{ stop }
lanko-go-on = { $seat } goes on capturing from { $at }{ stop }
lanko-first = { $seat } begins with a pawn{ stop }
lanko-pass = { $seat } has no move and passes{ stop }
lanko-pass-button = Pass
lanko-over = The game is over{ stop }
lanko-end-no-piece = { $seat } has no piece left{ stop }
lanko-end-full = { $form ->
    [clause] all four squares in the middle are taken
   *[sentence] All four squares in the middle are taken.
}
lanko-end-passes = { $form ->
    [clause] four passes came in a row
   *[sentence] Four passes came in a row.
}
lanko-end-no-castle = { $form ->
    [clause] no castle is left outside the middle
   *[sentence] No castle is left outside the middle.
}
lanko-end-declared = { $form ->
    [clause] the players agreed to end the game here
   *[sentence] The players agreed to end the game here.
}
lanko-match-over = { $form ->
    [clause] all three games have been played
   *[sentence] All three games have been played.
}

## What else there is to know of a square

lanko-remark-half = { $seat } moves this { $kind }, forward to the { $direction }. Once it is past the axle, only { $partner } moves it.
lanko-remark-axle = Both partners can move this { $kind } from the axle: { $seat } forward to the { $direction }, { $partner } forward to the { $back }.
lanko-remark-inside = This { $kind } stays here until the end of the game and counts { $points } points.
lanko-remark-standby = { $seat } can move this standby pawn straight onto a vacant dark square next to it, to the { $direction } or to either side. It cannot be captured or leapt over.
lanko-remark-border = A border square common to the two who play { $seat }: both can move pieces of their colour from here.
lanko-remark-centre = The central manoeuvre square lies on both axles: every player can move pieces of his colour from here.
lanko-remark-manoeuvre = From a manoeuvre square a castle can move straight onto an end square, forward or to a side, in a later turn than the one that brought it here.
lanko-remark-middle = A castle that comes here stays until the end of the game and counts three times.
lanko-remark-standby-square = The square of a standby pawn. Once that has left, nothing comes here any more.

## Why a step is refused

lanko-no-square = That is no square of the board.
lanko-empty = There is no piece on { $at }.
lanko-not-yours = The piece on { $at } is not of your colour.
lanko-stays = The castle on { $at } has come in, and stays there until the end of the game.
lanko-not-your-half = { $at } lies past the axle, outside the half of { $seat }; only the partner moves what stands there.
lanko-pawn-first = The first move of the game must be a pawn’s, and on { $at } there is a castle.
lanko-blocked = The piece on { $at } cannot move.
lanko-occupied = There is a piece on { $at } already.
lanko-must-capture = A capture is compulsory: { $captures }.
lanko-backward = Forward is { $direction } for { $seat }, and only captures go backward.
lanko-barrier = A barrier is in the way, and nothing passes it but the diagonal movement of a pawn.
lanko-castle-straight = On { $at } there is a castle, and castles move straight: forward, to the left or to the right.
lanko-nothing-over = There is no piece on { $at } to go over.
lanko-through-middle = Nothing passes through the middle squares.
lanko-castle-jumps = On { $at } there is a castle, and castles do not jump. They only leap over what they capture.
lanko-over-castle = On { $at } there is a castle of your own colour, and castles are not jumped over.
lanko-leap-straight = Jumps and captures go straight, never diagonally.
lanko-too-far = No single movement, jump or capture leads from { $from } to { $to }.
lanko-standby = The standby pawn on { $at } goes straight onto the dark square next to it, forward, to the left or to the right.
lanko-dark-only = The square { $at } is for a standby pawn alone; all others go on the dark squares.
lanko-castles-only = Only castles come onto the end square { $at }.
lanko-end-behind = The end square { $at } lies behind, and castles enter forward, to the left or to the right.
lanko-from-manoeuvre = A castle comes onto the end square { $at } straight from a manoeuvre square next to it.
lanko-diagonal = On this board pieces move, leap over and capture diagonally.

## What is wrong with the text of a move

lanko-text-move = A move names two squares at least, such as 8-B.
lanko-text-square = “{ $found }” is no square of the board.
lanko-text-bracket = Square brackets stand on both sides of a move, or on neither.
lanko-text-mixed = A movement or jump is two squares with a dash between; the squares of a capture have semicolons between them.
lanko-text-ambiguous = This can be read in several ways: { $readings }.
lanko-text-no-pass = Only a player without any move passes.
lanko-text-no-entry = No piece can come onto { $at } in this turn.
lanko-text-sign = This is written { $written }.
lanko-turn-over = The turn is over before { $at }.

## What is wrong with the text of a position

lanko-text-seat = A position begins with S, W, N or E, for the player to move, and not with “{ $found }”.
lanko-text-piece = “{ $found }” is no piece: these are wp, ws, wb, bp, bs and bb.
lanko-text-piece-late = All pieces are named before “first” and “passes=”, so “{ $found }” comes too late.
lanko-text-twice = The square { $at } stands here twice.
lanko-text-word = “{ $found }” means nothing in a position.
lanko-text-empty = There is no piece on the board.
lanko-text-first = “first” stands once, without passes, where S is to make the first move of the game and only a pawn may.
lanko-text-passes = “passes=” stands once, without “first”, and with a number from 1 to { $most }.
lanko-text-pawn-inside = No pawn can stand on { $at }, in the middle of the board.
lanko-text-standby = On { $at } nothing can stand but the standby pawn that begins there.
lanko-text-too-many = { $seat } has only { WORD($most) } { FORM($kind, $most) } in the game.

## How the rules are read

ruling-LANKO-1 = Common to West and East is the axle from north to south. Where the rules of the 88 name the other one for them, that is a misprint; the rules of the 103 have it right.
ruling-LANKO-2 = On the 88 and the 68 the first move of the game, by South, must be a pawn’s. On the 103 it may be any piece’s.
ruling-LANKO-3 = A piece of one’s own is any of one’s colour, the partner’s too; but a standby pawn is neither leapt over nor captured. Among captures the choice is free, and the chosen one is carried to its end: each captured piece leaves at once, and the square that the capturing piece came from counts as vacant.
ruling-LANKO-4 = A player is obliged to capture only by pieces that he may move himself, not by those in his partner’s half.
ruling-LANKO-5 = On the 88 and the 68 a movement, a jump or a capture may end on a middle square, and a capture that could end there is as compulsory as any. A castle stays there and its turn is over; a capturing pawn is burned after its capture.
ruling-LANKO-6 = A barrier stops movements and jumps, and a capture on either half of its way. The diagonal movement of a pawn ignores barriers.
ruling-LANKO-7 = Foreign border squares are squares like any other to walk on. Who may move a piece is decided by the half alone in which it stands.
ruling-LANKO-8 = A player passes when he has no capture, movement, jump or leap-over, no move of his standby pawn and no castle that could enter an end square; and only then.
ruling-LANKO-9 = The game ends by itself when the four middle or end squares are taken, a colour has no piece left on the board, no castle is left outside the middle, four passes come in a row, a position comes for the third time with the same player to move, or a player whose pair has only blocked castles outside makes the same movement three times with nothing but its return between. Any player with a castle outside may also offer the end, and it needs the consent of both opponents, and of the partner if he has a castle outside. Blocked castles alone never end the game.
ruling-LANKO-10 = A big castle counts 12 points, a small one 6, a pawn 2, standby pawns too; a castle in the middle counts three times. The pair with more points wins, equal points are a draw, and a pair that resigns, both partners agreeing, loses whatever the points.
ruling-LANKO-11 = Movements and jumps are recorded as [8-B], captures with every stop as [36;N;3], what comes into the middle as [T-(W)] or [P;(X)], a pass as [---], the end of the game as [+++]. A capture may be shortened to its first and last square, and an entry to [(X)], where only one move can be meant.
ruling-LANKO-12 = Two people play two seats each: White South and North, Black West and East. Of three, one plays both black seats alone; as his chances are better, three games make a match, in which each plays alone once. Partners do not prompt each other.
ruling-LANKO-13 = A castle enters an end square forward, to the left or to the right of the player who moves it, never backward: from the centre South can enter U, V and W but not X, North X, V and W but not U, and likewise the others.
ruling-LANKO-14 = A position is written as the seat to move and every piece behind its square, such as S 47:wb 43:wp 8:bb, with w or b for the colour and p, s or b for pawn, small castle or big castle. “first” follows while the compulsory first move of a pawn is still to come, “passes=” with a number where passes precede.

## The page of Lanko-88

lanko-88-page-title = Lanko-88, the game of castles for two pairs
lanko-88-page-description = Play Lanko-88, a board game for two, three or four: bring your castles into the middle, capture theirs, count the points. Complete rules, no account.
lanko-88-page-line = Two pairs on a cross: get your castles to the middle before they get theirs.
lanko-88-page-picture-1 = North’s turn: the white pawn on the western axle captures two castles and four pawns in one go, and ends where it began.
lanko-88-page-picture-2 = Castles in the middle count three times. When Black’s last castle steps in, the game is over, and Black wins by 62 points to 50.

## The page of Lanko-68

lanko-68-page-title = Lanko-68, the shorter Lanko for two pairs
lanko-68-page-description = Play Lanko-68, the shorter and easier Lanko: castles and pawns of two pairs on a cross of 68 squares, for two, three or four. Complete rules, no account.
lanko-68-page-line = The small Lanko: less room, fewer pieces, and the middle only a few steps away.
lanko-68-page-picture-1 = Captures go straight, in any direction, and on for as long as there is something to take. Here West’s big castle takes four pawns in one turn.
lanko-68-page-picture-2 = A castle that reaches the middle stays there and counts three times: 36 points for White’s big one, 18 for Black’s small one.

## The page of Lanko-103

lanko-103-page-title = Lanko-103, the diagonal Lanko for two pairs
lanko-103-page-description = Play Lanko-103, the Lanko that is nearest to draughts: two pairs, diagonal moves, standby pawns and four end squares for the castles. Complete rules, no account.
lanko-103-page-line = Castles and pawns on the diagonals: only a capture ever takes you back.
lanko-103-page-picture-1 = North’s turn: the white pawn at the eastern end of the axle zigzags over the board and captures two castles and five pawns in one go.
lanko-103-page-picture-2 = South’s big castle stands in the centre. Next it can enter an end square, ahead or to the right, where it counts three times.
