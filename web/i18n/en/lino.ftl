### The words of Lino, by the source’s own terms: tiles, stones, rows and closed rows. Two more are needed: a spot is where a
### tile lies or could lie, and a run is made of stones of one colour.

game-lino = Lino

## Seats

lino-seat = { $seat ->
    [1] White
   *[2] Blue
}
lino-colour = { $form ->
    [start] { lino-seat }
   *[plain] { $seat ->
        [1] white
       *[2] blue
    }
}

## Stones, tiles and signs

lino-stone = { $form ->
    [a] a stone
    [start] Stone
   *[plain] { $count ->
        [other] stones
       *[one] stone
    }
}
lino-tile = { $form ->
    [a] a tile
    [start] Tile
   *[plain] tile
}
lino-star = { lino-tile } with a star
lino-white-1 = { lino-tile } with a white 1
lino-white-2 = { lino-tile } with a white 2
lino-white-3 = { lino-tile } with a white 3
lino-white-4 = { lino-tile } with a white 4
lino-white-5 = { lino-tile } with a white 5
lino-blue-1 = { lino-tile } with a blue 1
lino-blue-2 = { lino-tile } with a blue 2
lino-blue-3 = { lino-tile } with a blue 3
lino-blue-4 = { lino-tile } with a blue 4
lino-blue-5 = { lino-tile } with a blue 5
# The signs, behind what lies there. That they are set is told by the move of the tile.
lino-moved = has been moved
lino-lain = a tile has lain here

## What is to be done, and how a game ends

lino-to-build = { $seat } to move a tile; { WORD($number) } to go{ stop }
lino-to-fill = { $seat } to place a stone; { WORD($number) } in hand{ stop }
# These two are told whether there is such a row or not.
lino-to-claim = { $seat } to point out any rows that this stone has closed, then Done{ stop }
lino-to-count = { $seat } to point out own runs of four stones or more, then Done{ stop }
lino-over = { $seat } has more points{ stop }
lino-over-drawn = Both have as many points{ stop }
lino-end-count = { $form ->
    [clause] everything has been counted
   *[sentence] Everything has been counted.
}
lino-end-drawn = { $form ->
    [clause] both have { $number } points
   *[sentence] Both have { $number } points.
}
# The end of a fair match.
lino-match = { $form ->
    [clause] both games have been counted
   *[sentence] Both games have been counted.
}
lino-match-drawn = { $form ->
    [clause] both have { $number } points in the two games
   *[sentence] Both have { $number } points in the two games.
}
lino-match-resigned = { $form ->
    [clause] { $seat } resigned
   *[sentence] { $seat } resigned.
}

## Buttons

lino-pass = Pass
lino-done = Done

## Beside a player’s name

lino-tiles = tiles to move: { $number }
lino-hand = in hand: { $number }

## What can be chosen for a game

lino-plan-fair = A fair match: two games on one board
lino-option-faces = Faces of the tiles
lino-option-faces-down = Down: the standard game
lino-option-faces-up = Up: the bonus game
lino-option-faces-stars = Stars only: the mixed game
lino-option-eyes = Closed rows
lino-option-eyes-auto = Counted by themselves
lino-option-eyes-sharp = Sharp eyes: who does not see them loses them

## Why a step is refused

lino-no-tile = There is no tile on { $at }.
lino-moved-before = The tile on { $at } has been moved already, and stays there.
lino-stuck = The tile on { $at } cannot be moved: wherever it went, a tile would be alone.
lino-onto-tile = There is a tile on { $at } already.
lino-has-lain = A tile has lain on { $at } before, so none comes there again.
lino-touches-none = On { $at } the tile would touch no other.
lino-leaves-alone = With this tile moved from { $from } to { $to }, the tile on { $tile } would be alone.
lino-occupied = There is a stone on { $at } already.
lino-no-row = This is no row that the stone has closed. A row is pointed out by its two ends.
lino-no-run = This is no run of your own of four stones or more. A run is pointed out by its two ends.

## What is wrong with the text of a step or a turn

lino-text-step = One step is wanted here, such as g9.
lino-text-turn = A turn is wanted here, such as g9.
lino-text-turn-over = The turn is over before this.
lino-text-turn-claims = The turn goes on until nothing more is pointed out: a full stop belongs here.
lino-text-over = The game is over.
lino-text-no-pass = There is a tile that can be moved, so nobody passes.
lino-text-word = “{ $found }” is no step.
lino-text-spot = “{ $found }” is no spot: these are a1 to v20.
lino-text-ends = “{ $found }” does not name the two ends of a row, such as a5-d8.
lino-text-expects-move = A tile is to be moved here, such as g9>h15, and “{ $found }” does not do that.
lino-text-expects-stone = A stone is to be placed here, such as g9, and “{ $found }” does not do that.
lino-text-expects-claim = A row is to be pointed out here, such as =a5-d8, or a full stop ends that, and “{ $found }” is neither.

## What is wrong with the text of a position

lino-text-fields = A position has { WORD($needed) } parts: the stage, the seat, the points, the stones in hand, the corner, the rows, the faces, and what has been pointed out. Here { $found ->
    [one] is one
   *[other] are { WORD($found) }
}.
lino-text-stage = “{ $found }” is no stage of the game: b0 to b5, f, c, k1, k2 or e.
lino-text-stage-sharp = The stage “{ $found }” is there with sharp eyes only.
lino-text-seat = “{ $found }” is no seat: these are w and b.
lino-text-seat-over = The game is over, and nobody is to act: a dash belongs in the place of “{ $found }”.
lino-text-score = “{ $found }” does not tell the points, White’s and Blue’s with a comma between.
lino-text-hand = “{ $found }” does not tell the stones in hand, White’s and Blue’s with a comma between.
lino-text-row = The first row has { WORD($needed) } spots, and this one has { WORD($found) }.
lino-text-frame = The picture goes beyond the { $columns } columns and { $rows } rows that there are.
lino-text-sign = “{ $found }” is none of the signs of the picture, which are t, w, b, m, a colon and a full stop.
lino-text-smallest = There is an empty row or column at an edge of the picture, which is as small as it can be.
lino-text-tiles = There are { $needed } tiles, and here { $found ->
    [one] is one
   *[other] are { WORD($found) }
}.
lino-text-faces-down = The faces are down, so a dash belongs here.
lino-text-faces-missing = The faces of the tiles are missing.
lino-text-face = “{ $found }” is no face: these are _, *, w1 to w5 and b1 to b5.
lino-text-faces = There are { $needed } faces, and here { $found ->
    [one] is one
   *[other] are { WORD($found) }
}.
lino-text-face-stars = Only stars are seen in the mixed game, and “{ $found }” is none.
lino-text-built = “{ $found }” stands in a picture only while the board is built.
lino-text-stone-early = There is a stone on { $at } before the board is built.
lino-text-lain-many = A tile has lain on { WORD($most) } open spots at most.
lino-text-alone = The tile on { $at } touches no other.
lino-text-moved = By its stage { WORD($needed) } tiles have been moved, and here it is { WORD($found) }.
lino-text-lain = By its stage a tile has lain on { WORD($needed) } open spots, and here it is { WORD($found) }.
lino-text-stones = { $seat } has { $found } stones on the board, and has only { $most } in all.
lino-text-in-hand = { $seat } has { WORD($needed) } stones in hand by what lies on the board, and here it is { WORD($found) }.
lino-text-stones-apart = Stones are placed by turns, so White cannot have placed { WORD($white) } and Blue { WORD($blue) }.
lino-text-full = All stones have been placed, so none is to be placed.
lino-text-no-stone = There is no stone that could have closed a row.
lino-text-not-full = Not all stones have been placed.
lino-text-turn-of = By the stones on the board { $seat } is to act.
lino-text-claims-none = At this stage nothing is pointed out: a dash belongs in the place of “{ $found }”.
lino-text-last-missing = The last stone is missing.
lino-text-last = The last stone was { $seat }’s, and there is none of these on { $at }.
lino-text-claim = “{ $found }” is nothing that can have been pointed out, or stands here twice.

## How the rules are read

ruling-LINO-1 = How the tiles lie at first is shown in a drawing that we do not have. Here they lie as a lopsided cross: ten by four tiles, crossed by four by eight, of which one row stands out above and three below.
ruling-LINO-2 = In the printed game only what a player sees is counted. Here rows are counted by themselves, unless sharp eyes are chosen. Then whoever placed a stone points out the rows that it closed before his turn ends; at the end the beginner points out all his runs, then the other player. What nobody points out is lost. Stars and numbers are always counted by themselves.
ruling-LINO-3 = All tiles must connect with another tile: no tile may be alone. The board may fall into two parts.
ruling-LINO-4 = What is printed on the tiles is not known to us. Here there are six stars, 25 white numbers and 25 blue ones: of each colour nine 1s, eight 2s, four 3s, two 4s and two 5s. They are dealt by lot.
ruling-LINO-5 = A tile may go to any spot that keeps the rules, into a hole of the board too. There are 22 by 20 spots, more than six tiles can ever reach.
ruling-LINO-6 = Whoever moves the first tile also places the first stone. After a draw the player begins who did not begin before. Three times means three tiles each. With equal points the game is a draw. The second game of a fair match keeps the board and the faces.
ruling-LINO-7 = A single tile is no row. The last stone closes rows like any other, before the last count. Who can move no tile passes.
ruling-LINO-8 = With sharp eyes rows can be pointed out after every stone, as it would give them away if this were not so. Only rows closed by that stone count. Pointing out something else costs nothing.
ruling-LINO-9 = A corner is enough to touch, but a tile that touches only its own old spot touches none, and no other tile may be left alone. A run of stones needs no closed row, and counts once: eight are worth 40 and are not two fours. A free star counts too; if nobody or both have as many stones around it, only a stone on it decides.

## The page of Lino

lino-page-title = Lino, a game of tiles and glass stones
lino-page-description = Play Lino by Chislaine van den Bulk: build the board together from 56 tiles, fill it with stones and close long rows, against the machine or a friend at the same screen. No account.
lino-page-line = Build the board together, then quarrel over who completes the rows.
lino-page-picture-1 = Blue’s next stone goes to the top of the long column and completes two rows: one of eight, one of three. That makes 11 points.
lino-page-picture-2 = First you build the board. Three tiles have moved and stay where they are now. Nothing may lie on the dashed spots again.
