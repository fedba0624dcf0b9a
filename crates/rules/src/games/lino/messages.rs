//! The messages of the game.

crate::messages! {
    // Prompts
    /// { $seat } to move a tile; { $number } to go.
    to_build = "lino-to-build" { seat: Seat, number: Number };
    /// { $seat } to place a stone; { $number } in hand.
    to_fill = "lino-to-fill" { seat: Seat, number: Number };
    /// { $seat } to point out any rows that this stone has closed, then Done.
    to_claim = "lino-to-claim" { seat: Seat };
    /// { $seat } to point out own runs of four stones or more, then Done.
    to_count = "lino-to-count" { seat: Seat };
    /// { $seat } has more points.
    over = "lino-over" { seat: Seat };
    /// Both have as many points.
    over_drawn = "lino-over-drawn";

    // Refusals
    /// There is no tile on { $at }.
    no_tile = "lino-no-tile" { at: Text };
    /// The tile on { $at } has been moved already, and stays there.
    moved_before = "lino-moved-before" { at: Text };
    /// The tile on { $at } cannot be moved: wherever it went, a tile would be alone.
    stuck = "lino-stuck" { at: Text } under "LINO-3";
    /// There is a tile on { $at } already.
    onto_tile = "lino-onto-tile" { at: Text };
    /// A tile has lain on { $at } before, so none comes there again.
    has_lain = "lino-has-lain" { at: Text };
    /// On { $at } the tile would touch no other.
    touches_none = "lino-touches-none" { at: Text } under "LINO-9";
    /// With this tile moved from { $from } to { $to }, the tile on { $tile } would be alone.
    leaves_alone = "lino-leaves-alone" { from: Text, to: Text, tile: Text } under "LINO-3";
    /// There is a stone on { $at } already.
    occupied = "lino-occupied" { at: Text };
    /// This is no row that the stone has closed. A row is pointed out by its two ends.
    no_row = "lino-no-row" under "LINO-8";
    /// This is no run of your own of four stones or more. A run is pointed out by its two ends.
    no_run = "lino-no-run" under "LINO-8";

    // Faults of texts
    /// One step is wanted here, such as g9.
    text_step = "lino-text-step";
    /// A turn is wanted here, such as g9.
    text_turn = "lino-text-turn";
    /// The turn is over before this.
    text_turn_over = "lino-text-turn-over";
    /// The turn goes on until nothing more is pointed out: a full stop belongs here.
    text_turn_claims = "lino-text-turn-claims";
    /// The game is over.
    text_over = "lino-text-over";
    /// There is a tile that can be moved, so nobody passes.
    text_no_pass = "lino-text-no-pass" under "LINO-7";
    /// “{ $found }” is no step.
    text_word = "lino-text-word" { found: Text };
    /// “{ $found }” is no spot: these are a1 to v20.
    text_spot = "lino-text-spot" { found: Text };
    /// “{ $found }” does not name the two ends of a row, such as a5-d8.
    text_ends = "lino-text-ends" { found: Text };
    /// A tile is to be moved here, such as g9>h15, and “{ $found }” does not do that.
    text_expects_move = "lino-text-expects-move" { found: Text };
    /// A stone is to be placed here, such as g9, and “{ $found }” does not do that.
    text_expects_stone = "lino-text-expects-stone" { found: Text };
    /// A row is to be pointed out here, such as =a5-d8, or a full stop ends that, and “{ $found }” is neither.
    text_expects_claim = "lino-text-expects-claim" { found: Text };
    /// A position has { $needed } parts: the stage, the seat, the points, the stones in hand, the corner, the rows, the
    /// faces, and what has been pointed out.
    text_fields = "lino-text-fields" { found: Number, needed: Number };
    /// “{ $found }” is no stage of the game: b0 to b5, f, c, k1, k2 or e.
    text_stage = "lino-text-stage" { found: Text };
    /// The stage “{ $found }” is there with sharp eyes only.
    text_stage_sharp = "lino-text-stage-sharp" { found: Text } under "LINO-2";
    /// “{ $found }” is no seat: these are w and b.
    text_seat = "lino-text-seat" { found: Text };
    /// The game is over, and nobody is to act: a dash belongs in the place of “{ $found }”.
    text_seat_over = "lino-text-seat-over" { found: Text };
    /// “{ $found }” does not tell the points, White’s and Blue’s with a comma between.
    text_score = "lino-text-score" { found: Text };
    /// “{ $found }” does not tell the stones in hand, White’s and Blue’s with a comma between.
    text_hand = "lino-text-hand" { found: Text };
    /// The first row has { $needed } spots, and this one has { $found }.
    text_row = "lino-text-row" { found: Number, needed: Number };
    /// The picture goes beyond the { $columns } columns and { $rows } rows that there are.
    text_frame = "lino-text-frame" { columns: Number, rows: Number } under "LINO-5";
    /// “{ $found }” is none of the signs of the picture, which are t, w, b, m, a colon and a full stop.
    text_sign = "lino-text-sign" { found: Text };
    /// There is an empty row or column at an edge of the picture, which is as small as it can be.
    text_smallest = "lino-text-smallest";
    /// There are { $needed } tiles, and here are { $found }.
    text_tiles = "lino-text-tiles" { found: Number, needed: Number };
    /// The faces are down, so a dash belongs here.
    text_faces_down = "lino-text-faces-down";
    /// The faces of the tiles are missing.
    text_faces_missing = "lino-text-faces-missing";
    /// “{ $found }” is no face: these are _, *, w1 to w5 and b1 to b5.
    text_face = "lino-text-face" { found: Text };
    /// There are { $needed } faces, and here are { $found }.
    text_faces = "lino-text-faces" { found: Number, needed: Number };
    /// Only stars are seen in the mixed game, and “{ $found }” is none.
    text_face_stars = "lino-text-face-stars" { found: Text };
    /// “{ $found }” stands in a picture only while the board is built.
    text_built = "lino-text-built" { found: Text };
    /// There is a stone on { $at } before the board is built.
    text_stone_early = "lino-text-stone-early" { at: Text };
    /// A tile has lain on { $most } open spots at most.
    text_lain_many = "lino-text-lain-many" { most: Number };
    /// The tile on { $at } touches no other.
    text_alone = "lino-text-alone" { at: Text } under "LINO-3";
    /// By its stage { $needed } tiles have been moved, and here it is { $found }.
    text_moved = "lino-text-moved" { found: Number, needed: Number };
    /// By its stage a tile has lain on { $needed } open spots, and here it is { $found }.
    text_lain = "lino-text-lain" { found: Number, needed: Number };
    /// { $seat } has { $found } stones on the board, and has only { $most } in all.
    text_stones = "lino-text-stones" { seat: Seat, found: Number, most: Number };
    /// { $seat } has { $needed } stones in hand by what lies on the board, and here it is { $found }.
    text_in_hand = "lino-text-in-hand" { seat: Seat, found: Number, needed: Number };
    /// Stones are placed by turns, so White cannot have placed { $white } and Blue { $blue }.
    text_stones_apart = "lino-text-stones-apart" { white: Number, blue: Number };
    /// All stones have been placed, so none is to be placed.
    text_full = "lino-text-full";
    /// There is no stone that could have closed a row.
    text_no_stone = "lino-text-no-stone";
    /// Not all stones have been placed.
    text_not_full = "lino-text-not-full";
    /// By the stones on the board { $seat } is to act.
    text_turn_of = "lino-text-turn-of" { seat: Seat };
    /// At this stage nothing is pointed out: a dash belongs in the place of “{ $found }”.
    text_claims_none = "lino-text-claims-none" { found: Text };
    /// The last stone is missing.
    text_last_missing = "lino-text-last-missing";
    /// The last stone was { $seat }’s, and there is none of these on { $at }.
    text_last = "lino-text-last" { at: Text, seat: Seat };
    /// “{ $found }” is nothing that can have been pointed out, or stands here twice.
    text_claim = "lino-text-claim" { found: Text } under "LINO-8";

    // Ends
    /// Everything has been counted.
    end_count = "lino-end-count";
    /// Both have { $number } points.
    end_drawn = "lino-end-drawn" { number: Number };
    /// Both games have been counted.
    of_match = "lino-match";
    /// Both have { $number } points in the two games.
    match_drawn = "lino-match-drawn" { number: Number };
    /// { $seat } resigned.
    match_resigned = "lino-match-resigned" { seat: Team };

    // Names
    /// Pass
    pass = "lino-pass";
    /// Done
    done = "lino-done";
    /// tiles to move: { $number }
    tiles = "lino-tiles" { number: Number };
    /// in hand: { $number }
    hand = "lino-hand" { number: Number };
}
