### The words of chess.

game-chess = Chess

## Pieces

chess-pawn = { $form ->
    [a] a pawn
    [start] Pawn
   *[plain] { $count ->
        [other] pawns
       *[one] pawn
    }
}
chess-knight = { $form ->
    [a] a knight
    [start] Knight
   *[plain] { $count ->
        [other] knights
       *[one] knight
    }
}
chess-bishop = { $form ->
    [a] a bishop
    [start] Bishop
   *[plain] { $count ->
        [other] bishops
       *[one] bishop
    }
}
chess-rook = { $form ->
    [a] a rook
    [start] Rook
   *[plain] { $count ->
        [other] rooks
       *[one] rook
    }
}
chess-queen = { $form ->
    [a] a queen
    [start] Queen
   *[plain] { $count ->
        [other] queens
       *[one] queen
    }
}
chess-king = { $form ->
    [a] a king
    [start] King
   *[plain] { $count ->
        [other] kings
       *[one] king
    }
}
# The sign on the square of a king in check, behind the name of the piece.
chess-check = in check

## What is to be done, and how a game ends

chess-to-move = { $seat } to move{ stop }
chess-in-check = { $seat } is in check{ stop }
chess-over = The game is over{ stop }
# What a pawn becomes, each on its button.
chess-promote-queen = Queen
chess-promote-rook = Rook
chess-promote-bishop = Bishop
chess-promote-knight = Knight
chess-end-mate = { $seat } is checkmated{ stop }
chess-end-stalemate = { $seat } is stalemated{ stop }
chess-end-material = { $form ->
    [clause] neither side has enough left to give mate
   *[sentence] Neither side has enough left to give mate.
}

## Why a move is refused

chess-no-square = That is no square of the board.
chess-empty = There is no piece on { $at }.
chess-not-yours = The piece on { $at } is not yours.
chess-blocked = The { $kind } on { $at } has nowhere to go: all its ways are blocked.
chess-king-nowhere = The { $kind } on { $at } has nowhere to go: every square next to it is attacked or occupied.
chess-double-check = Two pieces give check at once, so the king itself has to move, and not the { $kind } on { $at }.
chess-check-idle = The { $by } on { $from } gives check, and the { $kind } on { $at } can neither capture it nor stand in between.
chess-check-stays = The king would still be in check by the { $by } on { $from }.
chess-king-attacked = On { $at } the king would be attacked by the { $by } on { $from }.
chess-pinned = The { $kind } on { $at } is pinned: without it the king would be attacked by the { $by } on { $from }.
chess-en-passant-check = Both pawns would leave the line at once, and the king would be attacked by the { $by } on { $from }.
chess-castle-lost = The king cannot castle with the rook of { $rook } any more: one of them has moved, or the rook is gone.
chess-castle-blocked = All squares between king and rook have to be empty for castling, and there is a piece on { $at }.
chess-castle-in-check = A king does not castle out of check, and the { $by } on { $from } gives check.
chess-castle-through = A king does not castle through check: { $at }, which it would pass, is attacked by the { $by } on { $from }.
chess-castle-into = A king does not castle into check: { $at } is attacked by the { $by } on { $from }.
chess-own-piece = There is a piece of your own on { $at }.
chess-path-blocked = The piece on { $at } is in the way of the { $kind }.
chess-moves-pawn = A pawn goes straight forward and captures diagonally forward, so no way leads from { $from } to { $to }.
chess-moves-knight = A knight goes two squares straight and one aside, so no way leads from { $from } to { $to }.
chess-moves-bishop = A bishop goes along diagonals, so no way leads from { $from } to { $to }.
chess-moves-rook = A rook goes along ranks and files, so no way leads from { $from } to { $to }.
chess-moves-queen = A queen goes along ranks, files and diagonals, so no way leads from { $from } to { $to }.
chess-moves-king = A king goes to a square next to it, so no way leads from { $from } to { $to }.
chess-pawn-nothing = A pawn goes diagonally only to capture, and there is nothing on { $at }.
chess-pawn-straight = A pawn captures diagonally, so the piece on { $at } stops it.
chess-pawn-blocked = The piece on { $at } stops the pawn.
chess-pawn-double = A pawn goes two squares only from where it begins, and the one on { $at } has moved already.
chess-en-passant-late = The pawn on { $at } can be captured in passing only right after it has gone two squares.

## What is wrong with the text of a move

chess-text-move = A move is written like e4, Nf3, exd5 or O-O.
chess-text-square = “{ $found }” is no square of the board.
chess-text-promotion = “{ $found }” does not name what a pawn becomes; Q, R, B and N do, as in e8=Q.
chess-text-rest = “{ $found }” means nothing behind a move.
chess-text-ambiguous = This can be read in several ways: { $readings }.
chess-text-takes-nothing = There is nothing to capture on { $at }.
chess-text-not-in-passing = This move captures nothing in passing.
chess-text-no-check = This move gives no check.
chess-text-no-mate = This move does not give mate.
chess-text-other-piece = What stands on { $at } is { FORM($kind, form: "a") }.
chess-text-no-promotion = No pawn is promoted by this move to { $to }.
chess-text-no-piece = The side to move has no such { $kind }.
chess-text-none-reaches = No { $kind } of the side to move can go to { $to }.

## What is wrong with the text of a position

chess-text-fields = A position has six parts: the pieces, the side to move, who may castle, the square for a capture in passing, half-moves and move. The last two may be left out.
chess-text-ranks = The board has eight ranks, and here is { WORD($count) } { $count ->
    [one] rank
   *[other] ranks
}.
chess-text-squares = Rank { WORD($rank) } has eight squares, and here is { WORD($found) }.
chess-text-piece = “{ $found }” is no piece: these are P, N, B, R, Q and K, in small letters for Black.
chess-text-side = The side to move is w or b, and not “{ $found }”.
chess-text-castling = “{ $found }” does not say who may castle: K, Q, k and q do, each once, or a dash for nobody.
chess-text-halfmove = The half-moves without a capture or a pawn’s move are a number up to { $most }.
chess-text-fullmove = The move has a number from 1 to { $most }.
chess-text-no-king = { $seat } has no king.
chess-text-two-kings = { $seat } has a second king on { $at }.
chess-text-too-many-pieces = { $seat } has { WORD($found) } pieces here; nobody has more than { WORD($most) }.
chess-text-too-many-pawns = { $seat } has { WORD($found) } pawns here; nobody has more than { WORD($most) }.
chess-text-pawn-on-edge = No pawn can stand on { $at }, at the edge of the board.
chess-text-kings-touch = The kings stand next to each other.
chess-text-check-missed = { $seat } is not to move, but in check by the piece on { $from }.
chess-text-castling-king = { $seat } cannot castle: its king is not where it begins.
chess-text-castling-rook = There is no rook on { $at } to castle with.
chess-text-en-passant-rank = A pawn that can be captured in passing has just gone over the sixth rank when White is to move, over the third when Black is.
chess-text-en-passant-pawn = No pawn can have just gone over this square.
chess-text-en-passant-check = The piece on { $from } gives check, and would have done so before the pawn’s last move.
chess-mended-castling = “{ $found }”: castling is not possible here, so it is left out.
chess-mended-en-passant = “{ $found }”: no pawn can be captured in passing here, so it is left out.

## How the rules are read

ruling-CHESS-1 = The source calls it a draw when neither side can give mate. This is read as: king against king, king and a single bishop or knight against king, or nothing but kings and bishops that all stand on squares of one colour. Stalemate, when the side to move has no legal move and is not in check, is a draw beside it.
ruling-CHESS-2 = When the same position comes for the third time with the same side to move, that side may claim a draw; the fifth time it is one. After 50 moves of each side without a capture or a pawn’s move a draw may be claimed; after 75 the game is drawn.

## The page of chess

chess-page-title = Chess, played by the rules of FIDE
chess-page-description = Play chess against the machine or with a friend at the same screen: every rule, every refused move explained, with a screen reader too. No account.
chess-page-line = Thirty-two pieces, no luck, and a king to catch.
chess-page-picture-1 = Checkmate. White has given up the queen, and a bishop and two knights leave the black king no square.
chess-page-picture-2 = Emanuel Lasker, White, against Johann Bauer, Amsterdam 1889. Lasker gives up one bishop, then the other, and the black king stands bare.
