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

chess-to-move = { $seat ->
    [you] Your turn
   *[other] { $seat } to move
}{ stop }
chess-in-check = { $seat ->
    [you] Your turn: you are in check
   *[other] { $seat } is in check
}{ stop }
chess-over = The game is over{ stop }
# What a pawn becomes, each on its button.
chess-promote-queen = Queen
chess-promote-rook = Rook
chess-promote-bishop = Bishop
chess-promote-knight = Knight
chess-end-mate = { $form ->
    [clause] { $seat }
   *[sentence] { FORM($seat, form: "start") }
} { $seat ->
    [you] are
   *[other] is
} checkmated{ stop }
chess-end-stalemate = { $form ->
    [clause] stalemate
   *[sentence] Stalemate
}, as { $seat ->
    [you] you have
   *[other] { $seat } has
} no legal move{ stop }
chess-end-material = { $form ->
    [clause] neither side has enough left to give checkmate
   *[sentence] Neither side has enough left to give checkmate.
}

## Why a move is refused

chess-no-square = That isn’t a square of the board.
chess-empty = There is no piece on { $at }.
chess-not-yours = The piece on { $at } isn’t yours.
chess-blocked = The { $kind } on { $at } can’t move: it is blocked.
chess-king-nowhere = The { $kind } on { $at } can’t move: every square next to it is attacked or occupied.
chess-double-check = Two pieces give check at once, so the king itself must move, not the { $kind } on { $at }.
chess-check-idle = The { $by } on { $from } gives check, and the { $kind } on { $at } can neither capture it nor block it.
chess-check-stays = The king would still be in check from the { $by } on { $from }.
chess-king-attacked = The king can’t go to { $at }: the { $by } on { $from } attacks it.
chess-pinned = The { $kind } on { $at } is pinned: without it, the { $by } on { $from } would attack the king.
chess-en-passant-check = Both pawns would leave the line at once, and the { $by } on { $from } would attack the king.
chess-castle-lost = The king can’t castle with the rook from { $rook } any more: one of them has moved, or the rook is gone.
chess-castle-blocked = To castle, all squares between king and rook must be empty, and there is a piece on { $at }.
chess-castle-in-check = A king can’t castle out of check, and the { $by } on { $from } gives check.
chess-castle-through = A king can’t castle through check: the { $by } on { $from } attacks { $at }, which it would pass.
chess-castle-into = A king can’t castle into check: the { $by } on { $from } attacks { $at }.
chess-own-piece = There is a piece of your own on { $at }.
chess-path-blocked = The piece on { $at } is in the way of the { $kind }.
chess-moves-pawn = A pawn goes straight forward and captures diagonally forward, so it can’t go from { $from } to { $to }.
chess-moves-knight = A knight goes two squares straight and one to the side, so it can’t go from { $from } to { $to }.
chess-moves-bishop = A bishop goes along diagonals, so it can’t go from { $from } to { $to }.
chess-moves-rook = A rook goes along ranks and files, so it can’t go from { $from } to { $to }.
chess-moves-queen = A queen goes along ranks, files and diagonals, so it can’t go from { $from } to { $to }.
chess-moves-king = A king goes to a square next to it, so it can’t go from { $from } to { $to }.
chess-pawn-nothing = A pawn goes diagonally only to capture, and { $at } is empty.
chess-pawn-straight = A pawn captures only diagonally, so the piece on { $at } blocks it.
chess-pawn-blocked = The piece on { $at } blocks the pawn.
chess-pawn-double = A pawn goes two squares only from where it starts, and the one on { $at } has already moved.
chess-en-passant-late = The pawn on { $at } can be captured en passant only right after it has gone two squares.

## What is wrong with the text of a move

chess-text-move = Write a move like e4, Nf3, exd5 or O-O.
chess-text-square = “{ $found }” isn’t a square of the board.
chess-text-promotion = A pawn can’t become “{ $found }”: use Q, R, B or N, as in e8=Q.
chess-text-rest = “{ $found }” has no meaning after a move.
chess-text-ambiguous = This can be read in several ways: { $readings }.
chess-text-takes-nothing = There is nothing to capture on { $at }.
chess-text-not-in-passing = This move doesn’t capture en passant.
chess-text-no-check = This move doesn’t give check.
chess-text-no-mate = This move doesn’t give checkmate.
chess-text-other-piece = The piece on { $at } is { FORM($kind, form: "a") }.
chess-text-no-promotion = This move to { $to } doesn’t promote a pawn.
chess-text-no-piece = The side to move has no such { $kind }.
chess-text-none-reaches = No { $kind } of the side to move can go to { $to }.

## What is wrong with the text of a position

chess-text-fields = A position has six parts: the pieces, the side to move, who may castle, the en passant square, the half-move clock and the move number. The last two may be left out.
chess-text-ranks = A position needs eight ranks, not { WORD($count) }.
chess-text-squares = Rank { WORD($rank) } needs eight squares, not { WORD($found) }.
chess-text-piece = “{ $found }” isn’t a piece: use P, N, B, R, Q and K, in small letters for Black.
chess-text-side = The side to move is w or b, not “{ $found }”.
chess-text-castling = “{ $found }” doesn’t say who may castle: use K, Q, k and q, each at most once, or a dash for nobody.
chess-text-halfmove = The half-move clock is a number up to { $most }.
chess-text-fullmove = The move number is from 1 to { $most }.
chess-text-no-king = { $seat } has no king.
chess-text-two-kings = { $seat } has a second king on { $at }.
chess-text-too-many-pieces = { $seat } has { WORD($found) } pieces here; a side has at most { WORD($most) }.
chess-text-too-many-pawns = { $seat } has { WORD($found) } pawns here; a side has at most { WORD($most) }.
chess-text-pawn-on-edge = A pawn can’t stand on { $at }, at the edge of the board.
chess-text-kings-touch = The kings can’t stand next to each other.
chess-text-check-missed = { $seat } is in check from the piece on { $from }, but not to move.
chess-text-castling-king = { $seat } can’t castle: the king isn’t where it starts.
chess-text-castling-rook = There is no rook on { $at } to castle with.
chess-text-en-passant-rank = The en passant square is on the sixth rank when White is to move, on the third when Black is.
chess-text-en-passant-pawn = No pawn can have just passed over this square.
chess-text-en-passant-check = The piece on { $from } gives check, and would have done so before the pawn’s last move.
chess-mended-castling = “{ $found }”: castling isn’t possible here, so it is left out.
chess-mended-en-passant = “{ $found }”: no pawn can be captured en passant here, so it is left out.

## How the rules are read

ruling-CHESS-1 = The source calls it a draw when neither side can give checkmate. We read this as: king against king, king and a single bishop or knight against king, or nothing but kings and bishops that all stand on squares of one colour. Stalemate, when the side to move has no legal move and is not in check, is a draw too.
ruling-CHESS-2 = When the same position comes up for the third time with the same side to move, that side may claim a draw; the fifth time, the game is drawn. After 50 moves by each side without a capture or a pawn’s move, a draw may be claimed; after 75, the game is drawn.

## The page of chess

chess-page-title = Chess, played by the rules of FIDE
chess-page-description = Play chess against the computer or a friend on the same device: every rule, every refused move explained, with a screen reader too.
chess-page-line = Thirty-two pieces, no luck, and a king to catch.
