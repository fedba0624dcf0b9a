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
ludo-start = { $seat ->
    [you] your
   *[other] { $seat }’s
} start
ludo-lane = dot { $number } of { $seat ->
    [you] your
   *[other] { $seat }’s
} lane
ludo-finish = the finish
ludo-nest = { $seat ->
    [you] your
   *[other] { $seat }’s
} nest
ludo-die = { $seat ->
    [you] { $form ->
        [start] Your
       *[plain] your
    }
   *[other] { $seat }’s
} die
# A dot of the ring by its number, where it may be a start.
ludo-goal = { $at ->
    [1] Red’s start
    [11] Blue’s start
    [21] Yellow’s start
    [31] Green’s start
   *[other] dot { $at }
}

## What is to be done, and how a game ends

ludo-to-open = { $seat ->
    [you] Your turn: roll the die
   *[other] { $seat } to roll
}; the highest goes first{ stop }
ludo-tied = A tie between { $seats }: roll again{ stop }
ludo-to-throw = { $seat ->
    [you] Your turn: roll the die
   *[other] { $seat } to roll
}{ stop }
ludo-to-move = { $seat ->
    [you] Your turn: move a piece with your { $number }
   *[other] { $seat } to move with a { $number }
}{ stop }
# Told after the turn too.
ludo-to-pass = { $seat ->
    [you] You can’t move with a { $number }, so you pass
   *[other] { $seat } can’t move with a { $number } and passes
}{ stop }
ludo-over = { FORM($seat, form: "start") } got home first{ stop }
ludo-end-home = { $form ->
    [clause] { $seat }
   *[sentence] { FORM($seat, form: "start") }
} got all four pieces home{ stop }
ludo-end-places = { $form ->
    [clause] { $seat }
   *[sentence] { FORM($seat, form: "start") }
} got home first, and all places are decided{ stop }

## Buttons

ludo-pass = Pass
ludo-knock = Send home
ludo-spare = Share the dot

## Beside a player’s name: how many of the four pieces are home, which place the player has, or that they have resigned

ludo-home = { $number } home
ludo-place = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}
ludo-out = out

## What can be chosen for a game

ludo-option-players-4 = Four
ludo-option-players-3 = Three
ludo-option-players-2 = Two, opposite each other
ludo-option-places = Play on for 2nd and 3rd place
ludo-option-places-auto = With three or four players
ludo-option-places-on = Always
ludo-option-places-off = Never
ludo-option-knock = Sending home
ludo-option-knock-always = Always
ludo-option-knock-choose = Optional

## Why a step is refused

ludo-touch-own = Tap one of { $seat ->
    [you] your
   *[other] { $seat }’s
} pieces.
ludo-not-yours = { $seat ->
    [you] None of the pieces there is yours.
   *[other] It is { $seat }’s turn, and none of the pieces there is { $seat }’s.
}
ludo-nest-empty = No pieces are left in { ludo-nest }.
ludo-nest-needs = A piece leaves the nest only with a 1 or a 6, and this is a { $number }.
ludo-nest-one = With a 1, a piece goes from the nest to the start.
ludo-nest-six = With a 6, two pieces go from the nest to the start together, or one goes to the sixth dot.
ludo-nest-last = With a 6, the only piece in the nest goes to the start or to the sixth dot.
ludo-stays-home = A piece that is home stays there.
ludo-goes-to-dot = With a { $number }, this piece goes to { ludo-goal }.
ludo-goes-to-lane = With a { $number }, this piece goes to dot { $at } of its lane.
ludo-goes-home = With a { $number }, this piece goes to the finish.
ludo-turns-to-lane = A { $number } is more than this piece needs: it turns at the finish and goes to dot { $at } of its lane.
ludo-turns-to-dot = A { $number } is more than this piece needs: it turns at the finish and goes back to { ludo-goal }.
ludo-turns-to-same = A { $number } is more than this piece needs: it turns at the finish and ends where it began. To play that, tap the piece.

## What is wrong with the text of a turn

ludo-must-move = There is a move, so nobody passes.
ludo-text-step = Write one step here: a roll such as 5, a move such as 12-17, or a dash for a pass.
ludo-text-turn = A turn is a roll and a move, such as 5: 12-17.
ludo-text-turn-over = The turn ends before this.
ludo-text-no-move = Write a move after the roll, such as 12-17, or a dash for a pass.
ludo-text-no-throw = Write the roll first, such as 5: 12-17.
ludo-text-thrown = The die already shows { $number }: write a move here.
ludo-text-other-throw = The die shows { $expected }, not { $found }.
ludo-text-throw = “{ $found }” isn’t a roll: use a number from 1 to 6.
ludo-text-word = “{ $found }” isn’t a roll such as 5, a move such as 12-17, or a dash for a pass.
ludo-text-place = “{ $found }” isn’t a place on a piece’s way: use 0 to { $most }.
ludo-text-over = The game is over.
ludo-text-no-piece = The player to move has no piece on { $at }.
ludo-text-two = Two pieces move together only out of the nest: 0-1(2).
ludo-text-goes = With a { $number }, the piece on { $from } goes to { $to }.
ludo-text-knocks = This move sends somebody home: write an x after it.
ludo-text-nobody = This move sends nobody home: leave out the x.

## What is wrong with the text of a position

ludo-text-fields = A position has { WORD($needed) } parts: the pieces, the stage, the player to move, the die, and who is home. This one has { WORD($found) }.
ludo-text-seats = There are { WORD($needed) } colours, with slashes between them, not { WORD($found) }.
ludo-text-piece = “{ $found }” isn’t a place of a piece: use a number.
ludo-text-path = “{ $found }” is beyond the finish, which is { $most }.
ludo-text-four = { $seat } has { WORD($found) } { $found ->
    [one] piece
   *[other] pieces
} here; there should be { WORD($needed) }.
ludo-text-colours = At least two colours must play.
ludo-text-opposite = When only two colours play, they sit opposite each other.
ludo-text-shared = { $seat } and { $other } are both on { ludo-goal }, but whoever comes there later sends the other home.
ludo-text-stage = “{ $found }” isn’t a stage of the game: use open, play or over.
ludo-text-seat = “{ $found }” isn’t a player: use 1 to 4.
ludo-text-seat-home = { $seat } has all four pieces home, and so no more turns.
ludo-text-seat-empty = { $seat } doesn’t play here.
ludo-text-seat-aside = { $seat } doesn’t roll in this round.
ludo-text-die = A die can’t show “{ $found }”: use 1 to 6, or ? before the roll.
ludo-text-begun = Until it is decided who goes first, all pieces are in their nests, but { $seat } has some on the way.
ludo-text-entries = There are { WORD($needed) } rolls for who goes first, with commas between them, not { WORD($found) }.
ludo-text-entry = “{ $found }” isn’t a roll for who goes first: use 1 to 6, ? before the roll, or a dash for those who don’t roll.
ludo-text-entry-empty = { $seat } doesn’t play here, and so doesn’t roll.
ludo-text-entry-order = It is { $seat }’s roll: all before have rolled, and the others haven’t.
ludo-text-entry-alone = At least two roll for who goes first.
ludo-text-home = “{ $found }” isn’t a player: give those who are home, or have resigned, as 1 to 4.
ludo-text-not-home = { $seat } doesn’t have all four pieces home.
ludo-text-left-out = { $seat } has all four pieces home, but isn’t named among those who do.
ludo-text-twice = { $seat } is given twice.
ludo-text-not-out = { $seat } has pieces, and so hasn’t resigned.
ludo-text-home-late = The game was over before the last of these came home.
ludo-text-not-over = With these pieces the game isn’t over.
ludo-text-ended = With these pieces the game is over.
ludo-text-over-seat = The game is over, so nobody is to move: write a dash instead of “{ $found }”.
ludo-text-over-die = The game is over, so nobody rolls: write a dash instead of “{ $found }”.

## How the rules are read

ruling-LUDO-1 = If you can move, you must, and you choose freely which piece. A 1 or a 6 may also move a piece that is already out. You must roll again after a 6. The only time you have no move is with a 2, 3, 4 or 5 while all your pieces that are not home are in the nest. A piece that turns at the finish may end where it began, and that is a move; touching the finish on the way does not bring it home.
ruling-LUDO-3 = With a 6 and a single piece in the nest, that piece may go to the start or to the sixth dot.
ruling-LUDO-4 = From the last dot of the lane a 6 leads to the finish and back out of the lane, to the last dot of the ring. What is there is sent home as by any move.
ruling-LUDO-6 = Two players sit opposite each other; colours that nobody plays are left out. You can choose whether to play on for the places, which is usual with three or four players. The pieces of a player who resigns are taken away, and that player comes last among those still playing.
ruling-LUDO-7 = In all languages the source says that a piece may be sent home. Here it always is, unless you choose for the game that it is optional; then colours can share a dot.
ruling-LUDO-8 = The Turkish text lets a 6 bring two pieces out or move one that is out by six. This is not followed: six languages name the sixth dot.

## The page of ludo

ludo-page-title = Ludo for two, three or four players
ludo-page-description = Play ludo with up to four colours, against the computer or friends on the same device, with the die here or your own, and on for 2nd and 3rd place.
ludo-page-line = Four pieces, one die, and always somebody six dots behind you.
