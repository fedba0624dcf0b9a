//! The messages of the dialogs that pass games on and take them in. They are fetched with the late part.

rules::messages! {
    /// and { $count } more
    texts_and_more = "texts-and-more" { count: Number };
    /// Save { $count } games?
    texts_ask = "texts-ask" { count: Number };
    /// The text of it could not be copied.
    texts_by_hand = "texts-by-hand";
    /// Choose files
    texts_choose = "texts-choose";
    /// Copied.
    texts_copied = "texts-copied";
    /// Copy
    texts_copy = "texts-copy";
    /// Do not save
    texts_discard = "texts-discard";
    /// Files can be dropped too.
    texts_drop = "texts-drop";
    /// A game of another program
    texts_elsewhere = "texts-elsewhere" { game: Message };
    /// { $n }, line { $line }: what cannot be read
    texts_fault = "texts-fault" { number: Number, place: Message, why: Message };
    /// How a game is named
    texts_game = "texts-game" { number: Number, players: Text, result: Text, count: Number };
    /// line and sign
    texts_line = "texts-line" { line: Number, sign: Number };
    /// The same, with what stands there
    texts_line_of = "texts-line-of" { line: Number, sign: Number, text: Text };
    /// What was mended
    texts_mend = "texts-mend" { number: Number, place: Message, what: Message };
    /// Read as:
    texts_mended = "texts-mended";
    /// Not read:
    texts_missed = "texts-missed";
    /// No picture could be made.
    texts_no_picture = "texts-no-picture";
    /// No game could be read.
    texts_none = "texts-none";
    /// In file { $name }
    texts_of_file = "texts-of-file" { name: Text };
    /// Open a game
    texts_open = "texts-open";
    /// The heading of the dialog
    texts_open_heading = "texts-open-heading";
    /// Paste
    texts_paste = "texts-paste";
    /// The board as a picture
    texts_picture = "texts-picture";
    /// The position on the board
    texts_position = "texts-position";
    /// Open
    texts_read = "texts-read";
    /// How far reading has come
    texts_reading = "texts-reading" { read: Number, all: Number, count: Number };
    /// Save
    texts_save = "texts-save";
    /// Save them
    texts_save_all = "texts-save-all";
    /// Save as PNG
    texts_save_png = "texts-save-png";
    /// Save as SVG
    texts_save_svg = "texts-save-svg";
    /// So many are saved.
    texts_saved = "texts-saved" { count: Number };
    /// So many of so many are saved.
    texts_saving = "texts-saving" { count: Number, all: Number };
    /// Steps since the position
    texts_steps = "texts-steps" { steps: Text };
    /// Stop
    texts_stop = "texts-stop";
    /// Stopped by the reader
    texts_stopped = "texts-stopped" { count: Number };
    /// The text
    texts_text = "texts-text";
    /// A file is too large.
    texts_too_large = "texts-too-large" { name: Text, most: Number };
    /// A file cannot be read.
    texts_unread = "texts-unread" { name: Text };
    /// The whole game
    texts_whole = "texts-whole";

    // The forms of games.
    /// One turn a line
    texts_form_listing = "texts-form-listing";
    /// A match as Jellyfish writes it
    texts_form_mat = "texts-form-mat";
    /// Numbered moves
    texts_form_movetext = "texts-form-movetext";
    /// With everything
    texts_form_mustermead = "texts-form-mustermead";
    /// PDN
    texts_form_pdn = "texts-form-pdn";
    /// PGN
    texts_form_pgn = "texts-form-pgn";
}
