//! The messages of the dialogs that pass games on and take them in. They are fetched with the late part.

rules::messages! {
    /// This link was cut or changed on its way. Ask for it again.
    link_damaged = "link-damaged";
    /// This link was cut or changed on its way. The game is shown as far as it is certain. Ask for the link again.
    link_damaged_from = "link-damaged-from";
    /// Link to the game
    link_game = "link-game";
    /// The rolls in this link do not follow from what the devices had promised, so it can’t be trusted.
    link_lots = "link-lots";
    /// A newer version of this site made this link. Load the page again.
    link_newer = "link-newer";
    /// This link is for another game.
    link_other_game = "link-other-game";
    /// Link to the position
    link_position = "link-position";
    /// This link can’t be opened. { $why }
    link_refused = "link-refused" { why: Message };
    /// The game of this link is shown as far as the rules allow. { $why }
    link_refused_from = "link-refused-from" { why: Message };
    /// This link has { $count } characters. Many programs cut links as long as this, so send a file.
    link_too_long = "link-too-long" { count: Number };
    /// A saved game could not be opened. It stays as it is. { $why }
    not_restored = "not-restored" { why: Message };
    /// Seat { $number } needs a player, but has none.
    open_empty_seat = "open-empty-seat" { number: Number };
    /// Entry { $number } of the game isn’t possible. { $why }
    open_entry = "open-entry" { number: Number, why: Message };
    /// Seat { $number } has a player, but this game doesn’t use that seat.
    open_idle_seat = "open-idle-seat" { number: Number };
    /// The list of who plays on which seat names a player who is not there.
    open_players = "open-players";
    /// This game was played under another version of the rules; this site has version { $ours }.
    open_rules_version = "open-rules-version" { ours: Number };
    /// The number of seats is wrong: this game has { WORD($count) }.
    open_seats = "open-seats" { count: Number };
    /// The first position of the game can’t be set up. { $why }
    open_start = "open-start" { why: Message };
    /// This site doesn’t have this game.
    open_unknown_game = "open-unknown-game";
    /// “{ $value }” isn’t possible for “{ $key }”, which takes { $takes }.
    option_bad_value = "option-bad-value" { value: Text, key: Text, takes: Any };
    /// “{ $text }” doesn’t name an option and its value.
    option_no_pair = "option-no-pair" { text: Text };
    /// a number from { $least } to { $most }
    option_takes_number = "option-takes-number" { least: Number, most: Number };
    /// another text
    option_takes_text = "option-takes-text";
    /// This site doesn’t have the game “{ $game }”.
    option_unknown_game = "option-unknown-game" { game: Message };
    /// This game has no option “{ $key }”.
    option_unknown_key = "option-unknown-key" { key: Text };
    /// { $form ->
    place = "place" { sign: Number };
    /// “{ $text }” at character { $sign }
    place_of = "place-of" { text: Text, sign: Number };
    /// { FORM($place, form: "start") }: { FORM($why, form: "sentence") }
    read_error = "read-error" { place: Message, why: Message };
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
    /// Don’t save
    texts_discard = "texts-discard";
    /// Files can be dropped too.
    texts_drop = "texts-drop";
    /// A game of another program
    texts_elsewhere = "texts-elsewhere" { game: Message };
    /// { $n }, line { $line }: what cannot be read
    texts_fault = "texts-fault" { number: Number, place: Message, why: Message };
    /// One line of text
    texts_form_fields = "texts-form-fields";
    /// Piece by piece
    texts_form_list = "texts-form-list";
    /// One turn per line
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
    /// Row by row
    texts_form_ranks = "texts-form-ranks";
    /// How a game is named
    texts_game = "texts-game" { number: Number, players: Text, result: Text, count: Number };
    /// This browser guards against fingerprinting, so a PNG would show nothing but stripes. Save the SVG instead.
    texts_hidden_picture = "texts-hidden-picture";
    /// line and sign
    texts_line = "texts-line" { line: Number, sign: Number };
    /// The same, with what stands there
    texts_line_of = "texts-line-of" { line: Number, sign: Number, text: Text };
    /// What was mended
    texts_mend = "texts-mend" { number: Number, place: Message, what: Message };
    /// Corrected:
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
    /// Open it there:
    texts_open_there = "texts-open-there";
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
    /// this backslash means nothing.
    wire_bad_escape = "wire-bad-escape";
    /// this number isn’t possible here.
    wire_bad_number = "wire-bad-number";
    /// this isn’t one of the players.
    wire_bad_player = "wire-bad-player";
    /// this isn’t a seat.
    wire_bad_seat = "wire-bad-seat";
    /// Line { $line }, { $place }: { $fault }
    wire_error = "wire-error" { line: Number, place: Message, fault: Message };
    /// something is missing here.
    wire_incomplete = "wire-incomplete";
    /// the line is too long.
    wire_line_too_long = "wire-line-too-long";
    /// the line “{ $header }” is missing.
    wire_missing_header = "wire-missing-header" { header: Text };
    /// a game doesn’t begin like this.
    wire_no_record = "wire-no-record";
    /// this appears a second time.
    wire_repeated = "wire-repeated";
    /// the line should end before this.
    wire_surplus = "wire-surplus";
    /// this is too long for a game.
    wire_too_long = "wire-too-long";
    /// no game has so many of these.
    wire_too_many = "wire-too-many";
    /// no game has so many entries.
    wire_too_many_entries = "wire-too-many-entries";
    /// no line of a game begins like this.
    wire_unknown_header = "wire-unknown-header";
    /// this game was saved by another version of this site.
    wire_unknown_version = "wire-unknown-version";
    /// this word means nothing here.
    wire_unknown_word = "wire-unknown-word";
}
