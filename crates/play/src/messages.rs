//! What is said of texts of games and turns.

rules::messages! {
    // Faults: the game is read up to here.
    /// There is no game in this text.
    nothing = "game-text-nothing";
    /// The tag names another game.
    other_game = "game-text-other-game" { tag: Text, found: Text };
    /// It is a game of international draughts, on 10 by 10 squares.
    board_of_10 = "game-text-board-of-10";
    /// It is a game of Canadian draughts, on 12 by 12 squares.
    board_of_12 = "game-text-board-of-12";
    /// It is a game of another kind of draughts.
    other_kind = "game-text-other-kind";
    /// It is a game of this variant.
    variant = "game-text-variant" { name: Text };
    /// The turn is legal in several languages, or can mean several turns.
    ambiguous = "game-text-ambiguous" { readings: Text };
    /// This looks like a text of another game.
    resembles = "game-text-resembles" { game: Any };
    /// A move is passed here, which the rules do not know.
    passed = "game-text-passed";
    /// The dice or the move stand here as unknown.
    unknown = "game-text-unknown";
    /// The game has more entries than can be kept.
    full = "game-text-full" { most: Number };
    /// The game had already ended before this.
    over = "game-text-over";
    /// This cannot happen here.
    not_now = "game-text-not-now";
    /// The game cannot be set up as its tags say.
    set_up = "game-text-set-up";
    /// This line of a saved game can’t be read.
    record = "game-text-record";

    // Mends: the game is read on.
    /// Another number was expected.
    number = "game-text-number" { expected: Text };
    /// The board, or the end of the moves, says otherwise than the result that is told.
    result = "game-text-result" { told: Text, found: Text };
    /// The pieces have the letters of another language.
    letters = "game-text-letters" { found: Text, read: Text };
    /// A bracket is closed that was not opened.
    unopened = "game-text-unopened";
    /// A bracket, comment or tag is not closed.
    unclosed = "game-text-unclosed" { expected: Text };
    /// A sign comes before any move.
    sign_first = "game-text-sign-first";
    /// There is no such sign: it is read as another one, or kept as a comment.
    sign = "game-text-sign";
    /// There is nothing between these brackets.
    empty = "game-text-empty";
    /// This is kept as a comment, for this reason.
    kept = "game-text-kept" { why: Message };
    /// This is no part of a game, and is kept as a comment.
    remark = "game-text-remark";
    /// Beavers and raccoons are not played here: only the double before them counts.
    beaver = "game-text-beaver" { text: Text };
    /// A tag is not written as tags are.
    tag = "game-text-tag";
    /// A tag is told twice: the first one counts.
    tag_twice = "game-text-tag-twice" { tag: Text };
    /// What a tag says does not fit the game.
    tag_value = "game-text-tag-value" { tag: Text };

    // Of games that are written.
    /// In this turn other programs would play what the rules here do not allow.
    elsewhere = "game-text-elsewhere" { turn: Number };
}
