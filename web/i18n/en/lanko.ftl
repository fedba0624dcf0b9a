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
lanko-88-page-about = How Lanko-88 is played
lanko-88-page-about-1 = Lanko-88 is a game for two pairs on a board like a cross. South and North play White together, West and East Black. Each of the four comes from his own arm of the cross with ten pawns, a small castle and a big castle, and makes for the middle, where castles count three times. South begins, and the turns go round clockwise: South, West, North, East.
lanko-88-page-about-2 = The board has 88 squares. Through the cross run two axles, one from west to east and one from north to south. On them lie the 20 border squares, A to T, and where they meet the four middle squares, U to X. The other 64 are home squares, 1 to 64. Thick lines at the four inner corners of the cross are barriers. At the beginning each player’s pieces stand on the twelve home squares of the outer three rows of his arm. Both castles are in the outermost row next to the axle, the big one on the player’s left; the border squares are vacant.
lanko-88-page-about-3 = Forward is away from one’s own arm: north for South, south for North, east for West, west for East. It depends on who moves, not on the piece, for partners share their pieces, and where a piece stands decides who may move it. South moves white pieces in the southern half of the board, North those in the northern half, and either of them those on the axle between, from west to east. In the same way West moves black pieces in the western half, East those in the eastern half, and either of them those on the axle from north to south. So a white piece that South has brought past the axle is North’s to move, and North’s way is back to the south. The border squares of the axle between two partners are called common to them, those of the other one foreign; but every piece may enter and cross all of them.
lanko-88-page-about-4 = A turn is one movement, one jump or one capture. In a movement a pawn goes to a vacant square next to it: forward, to the left, to the right, or diagonally forward to either side. A castle, big or small, goes forward, to the left or to the right. The first move of the game must be a pawn’s.
lanko-88-page-about-5 = A pawn may jump over a pawn of its own colour on the next square to the vacant square right behind, forward, to the left or to the right, over one pawn in a turn. Castles do not jump, and are not jumped over.
lanko-88-page-about-6 = A piece captures one of the other colour on the next square by leaping over it to the vacant square right behind, straight in any direction, backward too, but never diagonally. Pawns and castles capture alike, and one another. What is captured leaves the board at once. A piece that can capture again from where it has come down goes on, over squares that have just been vacated too, and all of this is one turn. Capturing is compulsory and goes before everything else. The choice among several captures is free, but a capture is carried to its end. A player is obliged only by pieces that he may move himself.
lanko-88-page-about-7 = The middle squares are reached from the border squares and home squares around them. The way straight on from T leads to W or X, from Q to U or V, from R to U or W and from S to V or X, as the player likes; a pawn’s diagonal way leads from 33 to W, from 49 to X, from 1 to U and from 17 to V. A castle that has come in by a movement or a capture stays until the end of the game: it does not move, is not captured, and counts three times. A pawn that comes in by any move is burned, that is, taken off the board. Nothing goes through the middle, and a capture that comes there ends there.
lanko-88-page-about-8 = Barriers keep neighbouring pieces of both colours apart. They stand on the two outer sides of the squares 3, 19, 36 and 52. No movement, jump or capture crosses a barrier; only the diagonal movement of a pawn goes past it.
lanko-88-page-about-9 = Whoever has no move passes. The game is over when the four middle squares are taken, when one colour has no piece left on the board, when no castle is left outside the middle, when four passes come in a row, or when a position comes for the third time with the same player to move. It is over too when a player whose pair has only blocked castles outside the middle makes the same movement three times, with nothing but its return between. And a player who has a castle outside may offer to end the game: it ends if both opponents agree, and the partner as well if he has a castle outside.
lanko-88-page-about-10 = Then the points of each pair are counted: 12 for a big castle, 6 for a small one, 2 for a pawn, and three times as much for castles in the middle, 36 and 18. The pair with more points wins by the difference; equal points are a draw. A big castle in the middle and seven pawns make 50 points, a big and a small castle in the middle and four pawns 62, and so the second pair wins by 12. A pair may resign if both partners agree, and loses whatever the points.
lanko-88-page-about-11 = Two people play two seats each: White sits at South and moves for South and North, Black at West or East and moves for both of these. Of three people one plays both black seats against the pair. Alone he has the better chances, as nobody upsets his plans; so three games make a match, in which each plays alone once. Partners must not prompt each other.
lanko-88-page-about-12 = Bring in as many castles as you can, and hinder theirs by capturing and blocking. A piece left on the axle that you share with your partner can strike to both sides: South leaves a pawn there, Black does not see to it, and North captures with it. All pieces of a colour may even be given away on purpose: no points are left to that pair then, but a lost game is over before the others have brought in more castles.
lanko-88-page-about-13 = The inventor’s drawings of Lanko are lost; only the text of the rules has come down. The board here, its letters and numbers, its barriers and where the pieces begin are a reconstruction from that text, and agree with every count, rule and example in it.

## The page of Lanko-68

lanko-68-page-title = Lanko-68, the shorter Lanko for two pairs
lanko-68-page-description = Play Lanko-68, the shorter and easier Lanko: castles and pawns of two pairs on a cross of 68 squares, for two, three or four. Complete rules, no account.
lanko-68-page-about = How Lanko-68 is played
lanko-68-page-about-1 = Lanko-68 is Lanko-88 on a smaller board, easier and sooner over, and good to begin with. It is a game for two pairs: South and North play White together, West and East Black. Each of the four comes from his own arm of a cross with six pawns, a small castle and a big castle, and makes for the middle, where castles count three times. South begins, and the turns go round clockwise: South, West, North, East.
lanko-68-page-about-2 = The board has 68 squares: on the two axles that cross it 16 border squares, A to P, and where they meet four middle squares, U to X; around them 48 home squares, 1 to 48. Thick lines at the four inner corners of the cross are barriers. At the beginning each player’s pieces stand on the eight home squares of the outer two rows of his arm. Both castles are in the outermost row next to the axle, the big one on the player’s left; the border squares are vacant.
lanko-68-page-about-3 = Forward is away from one’s own arm: north for South, south for North, east for West, west for East. Partners share their pieces, and where a piece stands decides who may move it, and so which way is forward. South moves white pieces in the southern half, North those in the northern half, and either of them those on the axle between, from west to east. West moves black pieces in the western half, East those in the eastern half, and either of them those on the axle from north to south. The border squares of the axle between two partners are common to them, the others foreign; every piece may enter and cross all of them.
lanko-68-page-about-4 = A turn is one movement, one jump or one capture. A pawn moves to a vacant square next to it: forward, to the left, to the right, or diagonally forward to either side. A castle, big or small, moves forward, to the left or to the right. A pawn may instead jump over one pawn of its own colour on the next square to the vacant square right behind, forward, to the left or to the right. Castles do not jump, and are not jumped over. The first move of the game must be a pawn’s.
lanko-68-page-about-5 = A piece captures one of the other colour on the next square by leaping over it to the vacant square right behind, straight in any direction, backward too, but never diagonally. Pawns and castles capture alike, and one another. What is captured leaves the board at once. A piece that can capture again goes on, over squares that have just been vacated too, and all of this is one turn. Capturing is compulsory and goes before everything else. The choice among several captures is free, but a capture is carried to its end. A player is obliged only by pieces that he may move himself.
lanko-68-page-about-6 = The way straight on from L leads to the middle squares W or X, from D to U or V, from P to U or W and from H to V or X, as the player likes; a pawn’s diagonal way leads from 34 to W, from 45 to X, from 10 to U and from 21 to V. A castle that has come in stays until the end of the game: it does not move, is not captured, and counts three times. A pawn that comes in is burned, that is, taken off the board. Nothing goes through the middle, and a capture that comes there ends there.
lanko-68-page-about-7 = Barriers stand on the two outer sides of the squares 11, 24, 35 and 48. No movement, jump or capture crosses one; only the diagonal movement of a pawn goes past it.
lanko-68-page-about-8 = Whoever has no move passes. The game is over when the four middle squares are taken, when one colour has no piece left on the board, when no castle is left outside the middle, when four passes come in a row, or when a position comes for the third time with the same player to move. It is over too when a player whose pair has only blocked castles outside the middle makes the same movement three times, with nothing but its return between. And a player who has a castle outside may offer to end the game: it ends if both opponents agree, and the partner as well if he has a castle outside.
lanko-68-page-about-9 = Then the points of each pair are counted: 12 for a big castle, 6 for a small one, 2 for a pawn, and three times as much for castles in the middle, 36 and 18. The pair with more points wins by the difference; equal points are a draw. A pair may resign if both partners agree, and loses whatever the points.
lanko-68-page-about-10 = Two people play two seats each: White sits at South and moves for South and North, Black at West or East and moves for both of these. Of three people one plays both black seats against the pair. As he has the better chances, three games make a match, in which each plays alone once. Partners must not prompt each other.
lanko-68-page-about-11 = Bring in as many castles as you can, and hinder theirs by capturing and blocking. The axle that you share with your partner is the place to strike from, as either of you can move a piece from there. A pair that is losing may even give away all its pieces on purpose: no points are left to it then, but the game is over before the others have brought in more castles.
lanko-68-page-about-12 = The inventor’s drawings of Lanko are lost; only the text of the rules has come down. The board here, its letters and numbers, its barriers and where the pieces begin are a reconstruction from that text, and agree with every count, rule and example in it.

## The page of Lanko-103

lanko-103-page-title = Lanko-103, the diagonal Lanko for two pairs
lanko-103-page-description = Play Lanko-103, the Lanko that is nearest to draughts: two pairs, diagonal moves, standby pawns and four end squares for the castles. Complete rules, no account.
lanko-103-page-about = How Lanko-103 is played
lanko-103-page-about-1 = Lanko-103 is the Lanko that is played along diagonals, as draughts are. It is a game for two pairs: South and North play White together, West and East Black. Each of the four has a big castle, a small castle, eight pawns and a standby pawn, and makes for the middle of the board, where castles count three times. South begins with any piece, and the turns go round clockwise: South, West, North, East.
lanko-103-page-about-2 = Of the 103 squares 53 are dark and 50 white. Pieces go on the dark squares, and only eight of the white ones have a part in the game. Two strips of squares, the axles, cross the board from west to east and from north to south, and on them lie the border squares, A to H. Where they meet, nine special squares form a bigger one: five dark manoeuvre squares, M, N, P, Q and R, with P in the centre, and between them four white end squares, U to X. White too are the four squares of the standby pawns, I to L, marked with #. The home squares are 1 to 40.
lanko-103-page-about-3 = At the beginning each player’s castles stand in the row nearest to him on both sides of the axle, the big one on his left. Four of his pawns are in that row and the next beside the castles, two on the dark squares left and right of the standby square, two on the border squares of his arm of the axle, and the standby pawn is between these.
lanko-103-page-about-4 = Forward is away from one’s own side: north for South, south for North, east for West, west for East. It depends on who moves, not on the piece, for partners share their pieces, and where a piece stands decides who may move it. South moves white pieces in the southern half of the board, North those in the northern half, and either of them those on the axle between, from west to east. In the same way West moves black pieces in the western half, East those in the eastern half, and either of them those on the axle from north to south. So a white piece that South has brought past the axle is North’s to move, and North’s way is back to the south. The border squares of the axle between two partners are called common to them, those of the other one foreign; but every piece may enter and cross all of them. From the centre P all four move pieces of their colour.
lanko-103-page-about-5 = A turn is one movement, one leap-over or one capture. In a movement a pawn or a castle goes diagonally forward to the vacant dark square next to it. In a leap-over it goes diagonally forward over a piece of its own colour, pawn or castle, to the vacant square right behind, over one piece in a turn.
lanko-103-page-about-6 = A piece captures one of the other colour that is diagonally next to it by leaping over it to the vacant square right behind, forward or backward. Pawns and castles capture alike, and one another. What is captured leaves the board at once. A piece that can capture again from where it has come down goes on, over squares that have just been vacated too, and all of this is one turn. Capturing is compulsory and goes before everything else. The choice among several captures is free, but a capture is carried to its end. A player is obliged only by pieces that he may move himself.
lanko-103-page-about-7 = A castle on a manoeuvre square can enter a vacant end square next to it in a turn of its own, straight forward, to the left or to the right, but not backward: from P South can enter U, V and W, but not X. There it stays until the end of the game: it does not move, is not captured, and counts three times. Pawns do not enter end squares.
lanko-103-page-about-8 = A standby pawn is neither captured nor leapt over, as it stands on a white square. When the dark square straight in front of it, to its left or to its right is vacant, its player can move it there, and from then on it is a pawn like the others. Nothing comes onto the square that it has left.
lanko-103-page-about-9 = Whoever has no move passes. The game is over when the four end squares are taken, when one colour has no piece left on the board, when no castle is left outside the end squares, when four passes come in a row, or when a position comes for the third time with the same player to move. It is over too when a player whose pair has only blocked castles outside the end squares makes the same movement three times, with nothing but its return between. And a player who has a castle outside may offer to end the game: it ends if both opponents agree, and the partner as well if he has a castle outside.
lanko-103-page-about-10 = Then the points of each pair are counted: 12 for a big castle, 6 for a small one, 2 for a pawn, standby pawns too, and three times as much for castles on end squares, 36 and 18. The pair with more points wins by the difference; equal points are a draw. A big castle on an end square and seven pawns make 50 points, a big and a small castle on end squares and four pawns 62, and so the second pair wins by 12. A pair may resign if both partners agree, and loses whatever the points.
lanko-103-page-about-11 = Two people play two seats each: White sits at South and moves for South and North, Black at West or East and moves for both of these. Of three people one plays both black seats against the pair. Alone he has the better chances, as nobody upsets his plans; so three games make a match, in which each plays alone once. Partners must not prompt each other.
lanko-103-page-about-12 = Bring in as many castles as you can, and hinder theirs by capturing and blocking; mind that nothing but a capture goes back. A piece left on the axle that you share with your partner can strike to both sides: South leaves a pawn there, Black does not see to it, and North captures with it. All pieces of a colour may even be given away on purpose: no points are left to that pair then, but a lost game is over before the others have brought in more castles.
lanko-103-page-about-13 = The inventor’s drawings of Lanko are lost; only the text of the rules has come down. The board here, its letters and numbers and where the pieces begin are a reconstruction from that text, and agree with every count, rule and example in it.
