//! The messages that all games share.

crate::messages! {
    // Ends
    /// The players agreed.
    end_agreed = "end-agreed";
    /// A team resigned.
    end_resigned = "end-resigned" { seat: Team };
    /// A team's time is up.
    end_flagged = "end-flagged" { seat: Team };
    /// The position came up this many times.
    end_repetition = "end-repetition" { times: Number };
    /// This many turns brought no progress.
    end_no_progress = "end-no-progress" { times: Number };
    /// A piece went back and forth this many times.
    end_back_and_forth = "end-back-and-forth" { times: Number };
    // Captures
    /// { $from } takes { $over }.
    capture_of = "capture-of" { from: Text, over: Text };
    // What was mended in a text
    /// It is read as this.
    read_as = "read-as" { text: Text };
    // What was mended in texts
    /// “{ $found }” means nothing here, so it is left out.
    mended_mark = "mended-mark" { found: Text };
    /// “{ $found }” is read as “{ $read }”.
    mended_read = "mended-read" { found: Text, read: Text };
    /// Something is missing here, read as “{ $read }”.
    mended_missing = "mended-missing" { read: Text };
}
