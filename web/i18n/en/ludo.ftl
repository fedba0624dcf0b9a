### The words of ludo.

game-ludo = Ludo

## Seats

ludo-seat = { $seat ->
    [1] Red
    [2] Blue
    [3] Yellow
   *[4] Green
}
ludo-colour = { $form ->
    [start] { ludo-seat }
   *[plain] { $seat ->
        [1] red
        [2] blue
        [3] yellow
       *[4] green
    }
}

## Pieces

ludo-piece = { $form ->
    [a] a piece
    [start] Piece
   *[plain] { $count ->
        [other] pieces
       *[one] piece
    }
}
# Pieces of one colour that stand on one place.
ludo-pile = { $form ->
    [start] { word-start } { FORM($colour, form: "plain") } { FORM($kind, $count, form: "plain") }
   *[plain] { WORD($count) } { $colour } { FORM($kind, $count) }
}

## Places

ludo-dot = dot { $number }
ludo-start = { $seat }’s start
ludo-lane = dot { $number } of { $seat }’s lane
ludo-finish = the finish
ludo-nest = { $seat }’s nest
ludo-die = { $seat }’s die
# A dot of the ring by its number, where it may be a start.
ludo-goal = { $at ->
    [1] Red’s start
    [11] Blue’s start
    [21] Yellow’s start
    [31] Green’s start
   *[other] dot { $at }
}

## What is to be done, and how a game ends

ludo-to-open = { $seat } throws; the highest begins{ stop }
ludo-to-throw = { $seat } to throw{ stop }
ludo-to-move = { $seat } to move with a { WORD($number) }{ stop }
ludo-to-pass = { $seat } cannot move with a { WORD($number) }, and passes{ stop }
ludo-over = { $seat } was home first{ stop }
ludo-end-home = { $seat } has all four pieces home{ stop }
ludo-end-places = { $form ->
    [clause] { $seat } was home first, and all places are settled
   *[sentence] { $seat } was home first, and all places are settled.
}

## Buttons

ludo-pass = Pass
ludo-knock = Knock out
ludo-spare = Share the dot

## Beside a player’s name: how many of his four pieces are home, which place is his, or that he has given up

ludo-home = { $number } home
ludo-place = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}
ludo-out = out

## What can be chosen for a game

ludo-option-players-4 = All four
ludo-option-players-3 = Three
ludo-option-players-2 = Two, opposite each other
ludo-option-places = Playing on for the places
ludo-option-places-auto = With three or four players
ludo-option-places-on = Always
ludo-option-places-off = Never
ludo-option-knock = Knocking out
ludo-option-knock-always = Always
ludo-option-knock-choose = As the player likes

## Why a step is refused

ludo-touch-own = Touch one of { $seat }’s pieces.
ludo-not-yours = { $seat } is to move, and nothing there is { $seat }’s.
ludo-nest-empty = No piece is left in { $seat }’s nest.
ludo-nest-needs = A piece leaves the nest with a one or a six, and this is a { WORD($number) }.
ludo-nest-one = With a one a piece comes from the nest to the start.
ludo-nest-six = With a six two pieces come from the nest to the start together, or one comes to the sixth dot.
ludo-nest-last = With a six the only piece in the nest comes to the start or to the sixth dot.
ludo-stays-home = A piece that is home stays there.
ludo-goes-to-dot = With a { WORD($number) } this piece goes to { ludo-goal }.
ludo-goes-to-lane = With a { WORD($number) } this piece goes to dot { $at } of its lane.
ludo-goes-home = With a { WORD($number) } this piece goes to the finish.
ludo-turns-to-lane = A { WORD($number) } is more than this piece needs: it turns at the finish, and goes to dot { $at } of its lane.
ludo-turns-to-dot = A { WORD($number) } is more than this piece needs: it turns at the finish, and goes back to { ludo-goal }.
ludo-turns-to-same = A { WORD($number) } is more than this piece needs: it turns at the finish, and ends where it began. To play that, touch the piece.

## What is wrong with the text of a turn

ludo-must-move = There is a move, so nobody passes.
ludo-text-step = One step is wanted here: a throw such as 5, a move such as 12-17, or a dash for a pass.
ludo-text-turn = A turn is a throw and a move, such as 5: 12-17.
ludo-text-turn-over = The turn is over before this.
ludo-text-no-move = The move is missing behind the throw, such as 12-17, or a dash for a pass.
ludo-text-no-throw = The throw is missing: the die comes first, such as 5: 12-17.
ludo-text-thrown = The die shows { WORD($number) } already, and a move is wanted here.
ludo-text-other-throw = The die shows { $expected }, and not { $found }.
ludo-text-throw = “{ $found }” is no throw, which is a number from 1 to 6.
ludo-text-word = “{ $found }” is no throw such as 5, no move such as 12-17, and no dash for a pass.
ludo-text-place = “{ $found }” is no place on the way of a piece, which leads from 0 to { $most }.
ludo-text-over = The game is over.
ludo-text-no-piece = Whoever is to move has no piece on { $at }.
ludo-text-two = Two pieces go together only out of the nest: 0-1(2).
ludo-text-goes = With a { WORD($number) } the piece on { $from } goes to { $to }.
ludo-text-knocks = Somebody is knocked out there, so an x belongs behind the move.
ludo-text-nobody = Nobody is there to be knocked out, so no x belongs behind the move.

## What is wrong with the text of a position

ludo-text-fields = A position has { WORD($needed) } parts: the pieces, the stage, the seat, the die, and who is home. Here { $found ->
    [one] is one
   *[other] are { WORD($found) }
}.
ludo-text-seats = There are { WORD($needed) } colours, with bars between them, and here { $found ->
    [one] is one
   *[other] are { WORD($found) }
}.
ludo-text-piece = “{ $found }” is no place of a piece, which is a number.
ludo-text-path = “{ $found }” lies beyond the finish, which is { $most }.
ludo-text-four = { $seat } has { WORD($found) } { $found ->
    [one] piece
   *[other] pieces
} here; there should be { WORD($needed) }.
ludo-text-colours = At least two colours have to play.
ludo-text-opposite = Where only two colours play, they sit opposite each other.
ludo-text-shared = { $seat } and { $other } both stand on { ludo-goal }, where whoever comes later knocks the other out.
ludo-text-stage = “{ $found }” does not say how far the game is: open, play or over.
ludo-text-seat = “{ $found }” is no seat: these are 1 to 4.
ludo-text-seat-home = { $seat } has all four pieces home, and no turn any more.
ludo-text-seat-empty = { $seat } does not play here.
ludo-text-seat-aside = { $seat } does not throw in this round.
ludo-text-die = “{ $found }” is nothing that a die shows: that is a number from 1 to 6, or ? before the throw.
ludo-text-begun = As long as it is open who begins all pieces are in their nests, but { $seat } has some on the way.
ludo-text-entries = There are { WORD($needed) } throws for the beginning, with commas between them, and here { $found ->
    [one] is one
   *[other] are { WORD($found) }
}.
ludo-text-entry = “{ $found }” is no throw for the beginning: that is a number from 1 to 6, ? before it, or a dash for whoever does not throw.
ludo-text-entry-empty = { $seat } does not play here, and so does not throw.
ludo-text-entry-order = { $seat } is to throw: whoever comes before has thrown, and the others have not.
ludo-text-entry-alone = At least two throw for the beginning.
ludo-text-home = “{ $found }” is no seat: those who are home, and those who have resigned, are named as 1 to 4.
ludo-text-not-home = { $seat } does not have all four pieces home.
ludo-text-left-out = { $seat } has all four pieces home, and is not named among those who are.
ludo-text-twice = { $seat } stands here twice.
ludo-text-not-out = { $seat } has pieces, and so has not resigned.
ludo-text-home-late = The game was over before the last of these came home.
ludo-text-not-over = With these pieces the game is not over.
ludo-text-ended = With these pieces the game is over.
ludo-text-over-seat = When the game is over it is nobody’s turn: there is a dash in the place of “{ $found }”.
ludo-text-over-die = When the game is over nothing is thrown: there is a dash in the place of “{ $found }”.

## How the rules are read

ruling-LUDO-1 = Whoever can move must, and chooses freely which piece. A one or a six may also move a piece that is out already. The further throw after a six is compulsory. There is nothing to move only with a two, three, four or five while all pieces that are not home are in the nest. A piece that turns at the finish may end where it began, and that is a move; touching the finish on the way does not bring it home.
ruling-LUDO-2 = All pieces of the others on the dot are knocked out. Only the lane is safe from it; the Slovenian wording is read as meaning the lane.
ruling-LUDO-3 = With a six and a single piece in the nest, that piece may come to the start or to the sixth dot.
ruling-LUDO-4 = From the last dot of the lane a six leads to the finish and back out of the lane, to the last dot of the ring. What is there is knocked out as by any move.
ruling-LUDO-5 = There may be any number of sixes in a row, as the source names no limit. A six that brings the fourth piece home gives no further throw.
ruling-LUDO-6 = Two players sit opposite each other; colours that nobody plays are left out. Playing on for the places can be chosen, and is usual with three or four players. The pieces of a player who resigns are taken away, and he comes last among those still playing.
ruling-LUDO-7 = In all languages the source says that a piece may be knocked out. Here it always is, unless it is chosen for the game that the player decides; then colours can share a dot.
ruling-LUDO-8 = The Turkish text lets a six bring two pieces out or move one that is out by six. This is not followed: six languages name the sixth dot.

## The page of ludo

ludo-page-title = Ludo for two, three or four players
ludo-page-description = Play ludo with up to four colours, against the machine or with friends at the same screen, with the die here or your own, and on for the places. No account.
ludo-page-line = Four pieces, one die, and always somebody six dots behind you.
ludo-page-picture-1 = Red has rolled a 3. The red piece three dots behind the blue one sends it back to its nest.
ludo-page-picture-2 = Red’s last piece needs exactly a 3 to get home. With a higher number it turns round in the middle and comes back out.
