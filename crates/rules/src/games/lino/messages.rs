//! The messages of the game.

crate::messages! {
    // Prompts
    /// { $seat } to move a tile ({ $number } left).
    to_build = "lino-to-build" { seat: Seat, number: Number };
    /// { $seat } to place a stone ({ $number } left).
    to_fill = "lino-to-fill" { seat: Seat, number: Number };
    /// { $seat } to tap both ends of each completed row, then Done.
    to_claim = "lino-to-claim" { seat: Seat };
    /// { $seat } to tap both ends of each run of four or more, then Done.
    to_count = "lino-to-count" { seat: Seat };
    /// { $seat } has more points.
    over = "lino-over" { seat: Seat };
    /// Both have the same number of points.
    over_drawn = "lino-over-drawn";

    // Refusals
    /// There is no tile on { $at }.
    no_tile = "lino-no-tile" { at: Text };
    /// The tile on { $at } has already moved, so it stays there.
    moved_before = "lino-moved-before" { at: Text };
    /// The tile on { $at } can’t move: wherever it went, a tile would be alone.
    stuck = "lino-stuck" { at: Text } under "LINO-3";
    /// There is already a tile on { $at }.
    onto_tile = "lino-onto-tile" { at: Text };
    /// There was a tile on { $at } before, so no tile can go there again.
    has_lain = "lino-has-lain" { at: Text };
    /// On { $at } the tile would touch no other.
    touches_none = "lino-touches-none" { at: Text } under "LINO-9";
    /// If this tile went from { $from } to { $to }, the tile on { $tile } would be alone.
    leaves_alone = "lino-leaves-alone" { from: Text, to: Text, tile: Text } under "LINO-3";
    /// There is already a stone on { $at }.
    occupied = "lino-occupied" { at: Text };
    /// That isn’t a row that this stone completed. Tap the two ends of a row.
    no_row = "lino-no-row" under "LINO-8";
    /// That isn’t a run of four or more of your own stones. Tap the two ends of a run.
    no_run = "lino-no-run" under "LINO-8";

    // Faults of texts
    /// Write one step here, such as g9.
    text_step = "lino-text-step";
    /// Write a turn here, such as g9.
    text_turn = "lino-text-turn";
    /// The turn ends before this.
    text_turn_over = "lino-text-turn-over";
    /// The turn isn’t over: write a full stop when there are no more rows to name.
    text_turn_claims = "lino-text-turn-claims";
    /// The game is over.
    text_over = "lino-text-over";
    /// A tile can be moved, so nobody passes.
    text_no_pass = "lino-text-no-pass" under "LINO-7";
    /// “{ $found }” isn’t a step.
    text_word = "lino-text-word" { found: Text };
    /// “{ $found }” isn’t a spot: use a1 to v20.
    text_spot = "lino-text-spot" { found: Text };
    /// “{ $found }” doesn’t name the two ends of a row, such as a5-d8.
    text_ends = "lino-text-ends" { found: Text };
    /// Move a tile here, such as g9>h15; “{ $found }” doesn’t do that.
    text_expects_move = "lino-text-expects-move" { found: Text };
    /// Place a stone here, such as g9; “{ $found }” doesn’t do that.
    text_expects_stone = "lino-text-expects-stone" { found: Text };
    /// Name a row here, such as =a5-d8, or write a full stop if there are no more; “{ $found }” is neither.
    text_expects_claim = "lino-text-expects-claim" { found: Text };
    /// A position has { $needed } parts: the stage, the side to move, the points, the stones left, the corner, the
    /// rows, the faces, and the rows found. This one has { $found }.
    text_fields = "lino-text-fields" { found: Number, needed: Number };
    /// “{ $found }” isn’t a stage of the game: use b0 to b5, f, c, k1, k2 or e.
    text_stage = "lino-text-stage" { found: Text };
    /// The stage “{ $found }” is only there when players find rows themselves.
    text_stage_sharp = "lino-text-stage-sharp" { found: Text } under "LINO-2";
    /// “{ $found }” isn’t a side: use w or b.
    text_seat = "lino-text-seat" { found: Text };
    /// The game is over, so nobody is to move: write a dash instead of “{ $found }”.
    text_seat_over = "lino-text-seat-over" { found: Text };
    /// “{ $found }” doesn’t give the points: write White’s and Blue’s with a comma between them.
    text_score = "lino-text-score" { found: Text };
    /// “{ $found }” doesn’t give the stones left: write White’s and Blue’s with a comma between them.
    text_hand = "lino-text-hand" { found: Text };
    /// The first row has { $needed } spots, and this one has { $found }.
    text_row = "lino-text-row" { found: Number, needed: Number };
    /// The picture must fit into { $columns } columns and { $rows } rows.
    text_frame = "lino-text-frame" { columns: Number, rows: Number } under "LINO-5";
    /// “{ $found }” isn’t a sign of the picture: use t, w, b, m, a colon or a full stop.
    text_sign = "lino-text-sign" { found: Text };
    /// A row or column at an edge of the picture is empty: leave it out.
    text_smallest = "lino-text-smallest";
    /// There are { $needed } tiles in the game, not { $found }.
    text_tiles = "lino-text-tiles" { found: Number, needed: Number };
    /// The standard game shows no faces: write a dash here.
    text_faces_down = "lino-text-faces-down";
    /// The faces of the tiles are missing.
    text_faces_missing = "lino-text-faces-missing";
    /// “{ $found }” isn’t a face: use _, *, w1 to w5 or b1 to b5.
    text_face = "lino-text-face" { found: Text };
    /// There are { $needed } faces, not { $found }.
    text_faces = "lino-text-faces" { found: Number, needed: Number };
    /// Only stars are seen in this game, and “{ $found }” isn’t one.
    text_face_stars = "lino-text-face-stars" { found: Text };
    /// “{ $found }” is in a picture only while the board is being built.
    text_built = "lino-text-built" { found: Text };
    /// There is a stone on { $at } before the board is built.
    text_stone_early = "lino-text-stone-early" { at: Text };
    /// At most { $most } open spots have had a tile before.
    text_lain_many = "lino-text-lain-many" { most: Number };
    /// The tile on { $at } touches no other.
    text_alone = "lino-text-alone" { at: Text } under "LINO-3";
    /// At this stage { $needed } tiles have moved, not { $found }.
    text_moved = "lino-text-moved" { found: Number, needed: Number };
    /// At this stage { $needed } open spots have had a tile before, not { $found }.
    text_lain = "lino-text-lain" { found: Number, needed: Number };
    /// { $seat } has { $found } stones on the board, and only { $most } in all.
    text_stones = "lino-text-stones" { seat: Seat, found: Number, most: Number };
    /// By the board { $seat } has { $needed } stones left, not { $found }.
    text_in_hand = "lino-text-in-hand" { seat: Seat, found: Number, needed: Number };
    /// Stones are placed by turns, so White can’t have placed { $white } and Blue { $blue }.
    text_stones_apart = "lino-text-stones-apart" { white: Number, blue: Number };
    /// All stones are on the board, so none is left to place.
    text_full = "lino-text-full";
    /// There is no stone that could have completed a row.
    text_no_stone = "lino-text-no-stone";
    /// Not all stones are on the board.
    text_not_full = "lino-text-not-full";
    /// By the stones on the board { $seat } is to move.
    text_turn_of = "lino-text-turn-of" { seat: Seat };
    /// No rows are found at this stage: write a dash instead of “{ $found }”.
    text_claims_none = "lino-text-claims-none" { found: Text };
    /// The last stone is missing.
    text_last_missing = "lino-text-last-missing";
    /// The last stone was { $seat }’s, and there is none of these on { $at }.
    text_last = "lino-text-last" { at: Text, seat: Seat };
    /// “{ $found }” can’t have been found here, or is given twice.
    text_claim = "lino-text-claim" { found: Text } under "LINO-8";

    // Ends
    /// All points are counted.
    end_count = "lino-end-count";
    /// Both have { $number } points.
    end_drawn = "lino-end-drawn" { number: Number };
    /// Both games are counted.
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
    /// tiles left: { $number }
    tiles = "lino-tiles" { number: Number };
    /// stones left: { $number }
    hand = "lino-hand" { number: Number };
}
