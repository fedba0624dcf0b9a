### The words of Lino: the source’s tiles, stones and rows, which are completed. Two more are needed: a spot is where a tile
### lies or could lie, and a run is made of stones of one colour.

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
lino-moved = already moved
lino-lain = a tile was here

## What is to be done, and how a game ends

lino-to-build = { $seat ->
    [you] Your turn: move
   *[other] { $seat } to move
} a tile ({ $number } left){ stop }
lino-to-fill = { $seat ->
    [you] Your turn: place
   *[other] { $seat } to place
} a stone ({ $number } left){ stop }
# These two are told whether there is such a row or not.
lino-to-claim = { $seat ->
    [you] Did you complete a row? Tap its two ends, then Done
   *[other] { $seat } to tap both ends of each completed row, then Done
}{ stop }
lino-to-count = { $seat ->
    [you] Find your runs of four stones or more: tap both ends of each, then Done
   *[other] { $seat } to tap both ends of each run of four or more, then Done
}{ stop }
lino-over = { $seat ->
    [you] You have
   *[other] { $seat } has
} more points{ stop }
lino-over-drawn = Both have the same number of points{ stop }
lino-end-count = { $form ->
    [clause] all points are counted
   *[sentence] All points are counted.
}
lino-end-drawn = { $form ->
    [clause] both have { $number } points
   *[sentence] Both have { $number } points.
}
# The end of a fair match.
lino-match = { $form ->
    [clause] both games are counted
   *[sentence] Both games are counted.
}
lino-match-drawn = { $form ->
    [clause] both have { $number } points in the two games
   *[sentence] Both have { $number } points in the two games.
}
lino-match-resigned = { $form ->
    [clause] { $seat }
   *[sentence] { FORM($seat, form: "start") }
} resigned{ stop }

## Buttons

lino-pass = Pass
lino-done = Done

## Beside a player’s name

lino-tiles = tiles left: { $number }
lino-hand = stones left: { $number }

## What can be chosen for a game

lino-plan-fair = A fair match: two games on one board
lino-option-faces = Game
lino-option-faces-down = Standard
lino-option-faces-up = Bonus numbers
lino-option-faces-stars = Stars only
lino-option-eyes = Rows
lino-option-eyes-auto = Counted for you
lino-option-eyes-sharp = Find them yourself: missed rows don’t count

## Why a step is refused

lino-no-tile = There is no tile on { $at }.
lino-moved-before = The tile on { $at } has already moved, so it stays there.
lino-stuck = The tile on { $at } can’t move: wherever it went, a tile would be alone.
lino-onto-tile = There is already a tile on { $at }.
lino-has-lain = There was a tile on { $at } before, so no tile can go there again.
lino-touches-none = On { $at } the tile would touch no other.
lino-leaves-alone = If this tile went from { $from } to { $to }, the tile on { $tile } would be alone.
lino-occupied = There is already a stone on { $at }.
lino-no-row = That isn’t a row that this stone completed. Tap the two ends of a row.
lino-no-run = That isn’t a run of four or more of your own stones. Tap the two ends of a run.

## What is wrong with the text of a step or a turn

lino-text-step = Write one step here, such as g9.
lino-text-turn = Write a turn here, such as g9.
lino-text-turn-over = The turn ends before this.
lino-text-turn-claims = The turn isn’t over: write a full stop when there are no more rows to name.
lino-text-over = The game is over.
lino-text-no-pass = A tile can be moved, so nobody passes.
lino-text-word = “{ $found }” isn’t a step.
lino-text-spot = “{ $found }” isn’t a spot: use a1 to v20.
lino-text-ends = “{ $found }” doesn’t name the two ends of a row, such as a5-d8.
lino-text-expects-move = Move a tile here, such as g9>h15; “{ $found }” doesn’t do that.
lino-text-expects-stone = Place a stone here, such as g9; “{ $found }” doesn’t do that.
lino-text-expects-claim = Name a row here, such as =a5-d8, or write a full stop if there are no more; “{ $found }” is neither.

## What is wrong with the text of a position

lino-text-fields = A position has { WORD($needed) } parts: the stage, the side to move, the points, the stones left, the corner, the rows, the faces, and the rows found. This one has { WORD($found) }.
lino-text-stage = “{ $found }” isn’t a stage of the game: use b0 to b5, f, c, k1, k2 or e.
lino-text-stage-sharp = The stage “{ $found }” is only there when players find rows themselves.
lino-text-seat = “{ $found }” isn’t a side: use w or b.
lino-text-seat-over = The game is over, so nobody is to move: write a dash instead of “{ $found }”.
lino-text-score = “{ $found }” doesn’t give the points: write White’s and Blue’s with a comma between them.
lino-text-hand = “{ $found }” doesn’t give the stones left: write White’s and Blue’s with a comma between them.
lino-text-row = The first row has { WORD($needed) } spots, and this one has { WORD($found) }.
lino-text-frame = The picture must fit into { $columns } columns and { $rows } rows.
lino-text-sign = “{ $found }” isn’t a sign of the picture: use t, w, b, m, a colon or a full stop.
lino-text-smallest = A row or column at an edge of the picture is empty: leave it out.
lino-text-tiles = There are { $needed } tiles in the game, not { WORD($found) }.
lino-text-faces-down = The standard game shows no faces: write a dash here.
lino-text-faces-missing = The faces of the tiles are missing.
lino-text-face = “{ $found }” isn’t a face: use _, *, w1 to w5 or b1 to b5.
lino-text-faces = There are { $needed } faces, not { WORD($found) }.
lino-text-face-stars = Only stars are seen in this game, and “{ $found }” isn’t one.
lino-text-built = “{ $found }” is in a picture only while the board is being built.
lino-text-stone-early = There is a stone on { $at } before the board is built.
lino-text-lain-many = At most { WORD($most) } open spots have had a tile before.
lino-text-alone = The tile on { $at } touches no other.
lino-text-moved = At this stage { WORD($needed) } tiles have moved, not { WORD($found) }.
lino-text-lain = At this stage { WORD($needed) } open spots have had a tile before, not { WORD($found) }.
lino-text-stones = { $seat } has { $found } stones on the board, and only { $most } in all.
lino-text-in-hand = By the board { $seat } has { WORD($needed) } stones left, not { WORD($found) }.
lino-text-stones-apart = Stones are placed by turns, so White can’t have placed { WORD($white) } and Blue { WORD($blue) }.
lino-text-full = All stones are on the board, so none is left to place.
lino-text-no-stone = There is no stone that could have completed a row.
lino-text-not-full = Not all stones are on the board.
lino-text-turn-of = By the stones on the board { $seat } is to move.
lino-text-claims-none = No rows are found at this stage: write a dash instead of “{ $found }”.
lino-text-last-missing = The last stone is missing.
lino-text-last = The last stone was { $seat }’s, and there is none of these on { $at }.
lino-text-claim = “{ $found }” can’t have been found here, or is given twice.

## How the rules are read

ruling-LINO-2 = In the printed game only what a player sees is counted. Here rows are counted for you, unless you choose to find them yourself. Then whoever places a stone points out the rows that it completes before the turn ends; at the end whoever began points out all their runs, then the other player. What nobody points out is lost. Stars and numbers are always counted for you.
ruling-LINO-3 = Every tile must connect with another: no tile may be alone. The board may fall into two parts.
ruling-LINO-5 = A tile may go to any spot that the rules allow, even a hole in the board. There are 22 by 20 spots, more than six tiles can ever reach.
ruling-LINO-7 = A single tile is no row. The last stone completes rows like any other, before the last count. A player who can move no tile passes.
ruling-LINO-8 = When you find rows yourself, you are asked after every stone, as asking only sometimes would give the rows away. Only rows completed by that stone count. Pointing out something else costs nothing.
ruling-LINO-9 = A corner is enough to touch, but a tile that touches only its own old spot touches none, and no other tile may be left alone. A run of stones needs no completed row, and counts once: eight are worth 40 and are not two fours. A free star counts too; if nobody or both have as many stones around it, only a stone on it decides.

## The page of Lino

lino-page-title = Lino, a game of tiles and glass stones
lino-page-description = Play Lino by Chislaine van den Bulk, against the computer or a friend on the same device: build the board from 56 tiles, fill it and complete long rows.
lino-page-line = Build the board together, then quarrel over who completes the rows.
