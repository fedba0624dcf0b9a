//! The messages that all games share.

crate::messages! {
    // Ends
    /// The players agreed.
    end_agreed = "end-agreed";
    /// A team resigned.
    end_resigned = "end-resigned" { seat: Team };
    /// The position came up this many times.
    end_repetition = "end-repetition" { times: Number };
    /// This many turns brought no progress.
    end_no_progress = "end-no-progress" { times: Number };
    /// A piece went back and forth this many times.
    end_back_and_forth = "end-back-and-forth" { times: Number };
    // What was mended in texts
    /// “{ $found }” means nothing here and is left out.
    mended_mark = "mended-mark" { found: Text };
    /// “{ $found }” is read as “{ $read }”.
    mended_read = "mended-read" { found: Text, read: Text };
    /// Something is missing here and is read as “{ $read }”.
    mended_missing = "mended-missing" { read: Text };
    // Faults of lists of moves
    /// A bracket is closed that was not opened.
    movetext_unopened = "movetext-unopened";
    /// A bracket is not closed.
    movetext_unclosed = "movetext-unclosed" { expected: Text };
    /// A sign comes before any move.
    movetext_sign_first = "movetext-sign-first";
    /// Another number was expected.
    movetext_number = "movetext-number" { expected: Text };
    /// Variations are nested too deeply.
    movetext_depth = "movetext-depth" { most: Number };
    /// A variation is empty.
    movetext_empty = "movetext-empty";
    // Faults of PGN
    /// There is no game.
    pgn_nothing = "pgn-nothing";
    /// Something is not closed.
    pgn_unclosed = "pgn-unclosed" { expected: Text };
    /// A tag names another game.
    pgn_game = "pgn-game" { tag: Text, expected: Text };
    /// A tag has no name.
    pgn_tag_name = "pgn-tag-name";
    /// A tag has no value.
    pgn_tag_value = "pgn-tag-value" { tag: Text };
    /// The result differs from that of the tag.
    pgn_result = "pgn-result" { expected: Text };
    /// A sign comes before any move.
    pgn_sign_first = "pgn-sign-first";
    /// A variation comes before any move.
    pgn_variation_first = "pgn-variation-first";
    /// A bracket is closed that was not opened.
    pgn_unopened = "pgn-unopened";
    /// Variations are nested too deeply.
    pgn_depth = "pgn-depth" { most: Number };
    /// A variation is empty.
    pgn_empty = "pgn-empty";
    /// The number of a sign is too large.
    pgn_glyph = "pgn-glyph" { most: Number };
    /// Another number was expected.
    pgn_number = "pgn-number" { expected: Text };
}
