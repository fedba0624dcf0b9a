//! The messages of the late part about the table: settings, the end of a game, results, clocks, moves as text.

rules::messages! {
    /// “{ $text }” in the address means nothing here, so it is left out.
    address_unknown = "address-unknown" { text: Text };
    /// This is an earlier position. Do you want to play on from here?
    asks_to_play_on = "asks-to-play-on";
    /// Four people, each on their own device, by link
    by_link_four = "by-link-four";
    /// You send each move as a link, in any messenger or by email. There is no account and no server.
    by_link_note = "by-link-note";
    /// Someone elsewhere, by link
    by_link_two = "by-link-two";
    /// Captured by { $seat }: { $pieces }
    captured_by = "captured-by" { seat: Any, pieces: List };
    /// { $seat ->
    captured_lead = "captured-lead" { seat: Any, points: Number };
    /// Show the board
    card_close = "card-close";
    /// Level { $level } would suit you now.
    card_level_fits = "card-level-fits" { level: Number };
    /// Three losses in a row.
    card_level_losses = "card-level-losses";
    /// Play at level { $level }
    card_level_play = "card-level-play" { level: Number };
    /// Try level { $level }
    card_level_try = "card-level-try" { level: Number };
    /// Three wins in a row.
    card_level_wins = "card-level-wins";
    /// Look through the moves
    card_look_back = "card-look-back";
    /// Clock
    clock = "clock";
    /// { $minutes } min each
    clock_each = "clock-each" { minutes: Number };
    /// Resume the clock
    clock_go_on = "clock-go-on";
    /// { $minutes } min each, plus { $seconds } s a turn
    clock_increment = "clock-increment" { minutes: Number, seconds: Number };
    /// No clock
    clock_none = "clock-none";
    /// Pause the clock
    clock_pause = "clock-pause";
    /// Ask before playing a move
    confirm_moves = "confirm-moves";
    /// Coordinates
    coordinates = "coordinates";
    /// Inside the squares
    coordinates_inside = "coordinates-inside";
    /// Off
    coordinates_off = "coordinates-off";
    /// Beside the board
    coordinates_outside = "coordinates-outside";
    /// Embed in a web page
    embed = "embed";
    /// Put this in your page
    embed_code = "embed-code";
    /// How it gets there
    embed_form = "embed-form";
    /// A plain frame
    embed_frame = "embed-frame";
    /// What readers do
    embed_mode = "embed-mode";
    /// A new game
    embed_new = "embed-new";
    /// Play against the computer
    embed_play = "embed-play";
    /// This position
    embed_position = "embed-position";
    /// How it looks
    embed_preview = "embed-preview";
    /// The whole game
    embed_record = "embed-record";
    /// Look through it
    embed_replay = "embed-replay";
    /// With a script, as high as needed
    embed_script = "embed-script";
    /// This game is too long for an address. Embed the position instead.
    embed_too_long = "embed-too-long";
    /// Play together at one screen
    embed_two = "embed-two";
    /// What is shown
    embed_what = "embed-what";
    /// Greatest width, in pixels
    embed_width = "embed-width";
    /// Colours of the squares
    fields = "fields";
    /// Blue
    fields_blue = "fields-blue";
    /// Brown
    fields_brown = "fields-brown";
    /// Green
    fields_green = "fields-green";
    /// Grey
    fields_grey = "fields-grey";
    /// The game’s own
    fields_own = "fields-own";
    /// Full screen
    full_screen = "full-screen";
    /// Exit full screen
    full_screen_off = "full-screen-off";
    /// My games
    games = "games";
    /// Handicap
    handicap = "handicap";
    /// { $seat ->
    handicap_given = "handicap-given" { seat: Any, pieces: List };
    /// None
    handicap_none = "handicap-none";
    /// { $seat ->
    handicap_off = "handicap-off" { seat: Any, pieces: List };
    /// Hints for everyone
    hints_agreed = "hints-agreed";
    /// Language
    languages = "languages";
    /// { $number ->
    level_line = "level-line" { number: Number };
    /// { $number ->
    level_name = "level-name" { number: Number };
    /// This link goes on from an earlier position. Your game stays as it is; the other way is a variation in the list of moves.
    link_fork = "link-fork";
    /// You have this move already.
    link_known = "link-known";
    /// Your move is ready. Send it as a link.
    link_ready = "link-ready";
    /// The game is ready. Send it as a link.
    link_ready_first = "link-ready-first";
    /// There is nothing to decide here. Send the link back, so that the others can roll.
    link_ready_lot = "link-ready-lot";
    /// The game is over. Send the link, so that everyone knows.
    link_ready_over = "link-ready-over";
    /// You have a seat. Send the link back: the first roll needs it.
    link_ready_seat = "link-ready-seat";
    /// Send the link: when it comes back, you roll.
    link_ready_throw = "link-ready-throw";
    /// Sent. When a link comes back, open it in this browser.
    link_waiting = "link-waiting";
    /// Look of the board
    look = "look";
    /// Classic
    look_classic = "look-classic";
    /// Ink (high contrast)
    look_ink = "look-ink";
    /// Lasker’s colours
    look_lasker = "look-lasker";
    /// Plain
    look_plain = "look-plain";
    /// Wood and cloth
    look_wood = "look-wood";
    /// Mark where a piece can go
    mark_goals = "mark-goals";
    /// Mark the last move
    mark_last = "mark-last";
    /// { $result ->
    match_result = "match-result" { result: Message };
    /// You won the match
    match_won = "match-won";
    /// Name
    name_of = "name-of";
    /// There is no such study here.
    no_studies = "no-studies";
    /// That game isn’t saved in this browser, so this is a new one.
    not_in_this_browser = "not-in-this-browser";
    /// Play the moves
    play_moves = "play-moves";
    /// Playing
    playing = "playing";
    /// Print this board
    print_board = "print-board";
    /// Make this the main line
    promote = "promote";
    /// Delete this variation
    remove_variation = "remove-variation";
    /// Resign
    resign = "resign";
    /// Your results
    results = "results";
    /// { $game }, against the computer ({ FORM($level, form: "clause") })
    results_against = "results-against" { game: Message, level: Message };
    /// { $played ->
    results_line = "results-line" { played: Number, won: Number, drawn: Number, lost: Number };
    /// Reset your results
    results_reset = "results-reset";
    /// Wins in a row: { $now } (best: { $best })
    results_streak = "results-streak" { now: Number, best: Number };
    /// Your results have been reset.
    results_were_reset = "results-were-reset";
    /// Players
    seats = "seats";
    /// Send the move
    send_link = "send-link";
    /// Send again
    send_link_again = "send-link-again";
    /// The link as a QR code
    send_link_code = "send-link-code";
    /// I have sent it
    send_link_done = "send-link-done";
    /// Send the invitation
    send_link_first = "send-link-first";
    /// Send the link
    send_link_heading = "send-link-heading";
    /// The preview in a messenger can’t show the board.
    send_link_preview = "send-link-preview";
    /// Share…
    send_link_share = "send-link-share";
    /// Nothing tells you when a link comes back, because there is no server.
    send_link_silence = "send-link-silence";
    /// Send this link to whoever plays next. It holds the whole game, and no server sees it.
    send_link_what = "send-link-what";
    /// Settings
    settings = "settings";
    /// Some settings could not be read ({ $lines }), so the defaults are used.
    settings_broken = "settings-broken" { lines: Text };
    /// Size of the board
    size = "size";
    /// As large as possible
    size_auto = "size-auto";
    /// Medium
    size_medium = "size-medium";
    /// Small
    size_small = "size-small";
    /// Sounds
    sounds = "sounds";
    /// Pieces move
    speed = "speed";
    /// at normal speed
    speed_auto = "speed-auto";
    /// fast
    speed_double = "speed-double";
    /// slowly
    speed_half = "speed-half";
    /// without animation
    speed_none = "speed-none";
    /// Try again
    study_again = "study-again";
    /// Start again
    study_anew = "study-anew";
    /// The reply: { $turn }.
    study_answer = "study-answer" { turn: Text };
    /// All done.
    study_done = "study-done";
    /// That isn’t it: { $goal ->
    study_failed = "study-failed" { goal: Text, n: Number };
    /// Show what follows
    study_follows = "study-follows";
    /// Don’t ask again
    study_forget = "study-forget";
    /// { FORM($seat, form: "start") } to move: { $goal ->
    study_goal = "study-goal" { seat: Message, goal: Text, n: Number };
    /// Hint
    study_hint = "study-hint";
    /// From your own game
    study_mine = "study-mine";
    /// { $turn } does it.
    study_model = "study-model" { turn: Text };
    /// Next
    study_next = "study-next";
    /// Next mistake
    study_next_mine = "study-next-mine";
    /// Next puzzle
    study_next_puzzle = "study-next-puzzle";
    /// Next study
    study_next_study = "study-next-study";
    /// What comes next
    study_onward = "study-onward";
    /// Play a real game
    study_play = "study-play";
    /// Play on against the computer
    study_play_on = "study-play-on";
    /// In your game you played { $turn }: it cost { $cost }%.
    study_played = "study-played" { cost: Number, turn: Text };
    /// In your game you played { $turn }: it cost { $cost } points.
    study_played_points = "study-played-points" { cost: Text, turn: Text };
    /// That’s it.
    study_right = "study-right";
    /// Show the solution
    study_solution = "study-solution";
    /// That’s it: { $goal ->
    study_solved = "study-solved" { goal: Text, n: Number, turn: Text };
    /// { $number } of { $of }
    study_task = "study-task" { number: Number, of: Number };
    /// That isn’t it.
    study_wrong = "study-wrong";
    /// Theme
    theme = "theme";
    /// Auto
    theme_auto = "theme-auto";
    /// Dark
    theme_dark = "theme-dark";
    /// Light
    theme_light = "theme-light";
    /// This page
    this_page = "this-page";
    /// It was agreed that rolls after a six come at once: whoever rolls again could work that roll out before moving.
    throws_agreed = "throws-agreed";
    /// Rolls after a six come at once
    throws_at_once = "throws-at-once";
    /// Then whoever rolls again could work that roll out before moving. Otherwise, the others add a secret first, which takes one more link.
    throws_at_once_note = "throws-at-once-note";
    /// Whoever may double sends a link before each roll. Without the doubling cube, that link is not needed.
    throws_cube = "throws-cube";
    /// Fair rolls
    throws_heading = "throws-heading";
    /// A proved roll follows from secrets that every device had promised before the game. So nobody chose it. This can’t show whether two players told each other their secrets, or whether somebody stopped answering after a bad roll.
    throws_meaning = "throws-meaning";
    /// Proved rolls: { $count } of { $all }.
    throws_proved = "throws-proved" { count: Number, all: Number };
    /// Two seats of one device play one after the other. That device could know the second roll early.
    throws_two_seats = "throws-two-seats";
    /// Roll { $number } does not follow from what was promised.
    throws_wrong = "throws-wrong" { number: Number };
    /// Type a move
    type_move = "type-move";
    /// “{ $text }” isn’t a move here.
    type_move_unread = "type-move-unread" { text: Text };
    /// This game is here to look at. Step through it with the buttons below the moves, or with the arrow keys.
    views = "views";
    /// Wide board on phones, too
    wide_board = "wide-board";
}
