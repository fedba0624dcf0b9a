//! The messages that stand on pages, whether the app runs or not.

rules::messages! {
    /// About
    about = "page-about";
    /// Who made the games, what this browser stores (nothing is sent anywhere), and whose work ships with Mustermead.
    about_description = "page-about-description";
    /// About Mustermead
    about_title = "page-about-title";
    /// from age { $years }
    age = "page-age" { years: Number };
    /// All games
    all_games = "page-all-games";
    /// 1, against the computer
    alone = "page-alone";
    /// Any
    any = "page-any";
    /// Close
    close = "page-close";
    /// Mustermead has stopped
    crash = "page-crash";
    /// Load the page again
    crash_again = "page-crash-again";
    /// Technical details
    crash_details = "page-crash-details";
    /// The game
    crash_game = "page-crash-game";
    /// What went wrong
    crash_message = "page-crash-message";
    /// Your game is safe: this browser saved every step. Load the page again, and you can go on where you left off.
    crash_saved = "page-crash-saved";
    /// This browser could not save your game. Copy its text below before you load the page again, or you lose the game.
    crash_unsaved = "page-crash-unsaved";
    /// This is a fault in Mustermead. You did nothing wrong.
    crash_why = "page-crash-why";
    /// Dice
    filter_dice = "page-filter-dice";
    /// Time
    filter_minutes = "page-filter-minutes";
    /// Players
    filter_players = "page-filter-players";
    /// The LATTJO set
    lattjo_set = "page-family-lattjo-set";
    /// Find a game by name
    find = "page-find";
    /// Find a game
    find_placeholder = "page-find-placeholder";
    /// { $count ->
    found = "page-found" { count: Number };
    /// Continue your last game
    go_on = "page-go-on";
    /// Game in progress
    going_on = "page-going-on";
    /// Free board games, without an account or advertising: against the computer or together on one device, offline too.
    home_description = "page-home-description";
    /// Mustermead: board games in the browser
    home_title = "page-home-title";
    /// How to play
    how_to_play = "page-how-to-play";
    /// English
    language_name = "page-language-name";
    /// Language
    languages = "page-languages";
    /// On this page
    learn_contents = "page-learn-contents";
    /// { $title }: all rules step by step, with pictures of positions that you can try and moves that you can play through.
    learn_description = "page-learn-description" { title: Text };
    /// Play { $game }
    learn_play = "page-learn-play" { game: Text };
    /// Play this
    learn_replay = "page-learn-replay";
    /// Opens in a new tab
    learn_tab = "page-learn-tab";
    /// { $title } – rules with pictures
    learn_title = "page-learn-title" { title: Text };
    /// Try this position
    learn_try = "page-learn-try";
    /// First lessons
    lessons = "page-lessons";
    /// { $count } min
    minutes = "page-minutes" { count: Number };
    /// about { $count } min
    minutes_about = "page-minutes-about" { count: Number };
    /// up to { $count } min
    minutes_most = "page-minutes-most" { count: Number };
    /// This page isn’t here
    missing = "page-missing";
    /// Were you looking for this game?
    missing_nearest = "page-missing-nearest";
    /// Perhaps the address has a typing mistake, or the page has moved.
    missing_why = "page-missing-why";
    /// My mistakes
    mistakes = "page-mistakes";
    /// The moves that cost you most, kept in this browser when a game is reviewed. Each comes again before you forget it.
    mistakes_intro = "page-mistakes-intro";
    /// Nothing to repeat today.
    mistakes_none = "page-mistakes-none";
    /// Practise
    mistakes_practise = "page-mistakes-practise";
    /// For today:
    mistakes_today = "page-mistakes-today";
    /// { "Mustermead" }
    name = "page-name";
    /// Other people’s work
    notices = "page-notices";
    /// All notices and licences
    notices_all = "page-notices-all";
    /// Licence
    notices_licence = "page-notices-licence";
    /// Package
    notices_name = "page-notices-name";
    /// Version
    notices_version = "page-notices-version";
    /// Scale
    scale = "page-scale";
    /// The scale of each game
    scales = "page-scales";
    /// This is how the game begins. To play, switch on JavaScript in your browser. You can read the rules without it.
    no_script = "page-no-script";
    /// Read this page in English
    offer = "page-offer";
    /// Play offline
    offline = "page-offline";
    /// Everything is on this device and works offline.
    offline_all = "page-offline-all";
    /// { $done } of { $size }
    offline_amount = "page-offline-amount" { done: Text, size: Text };
    /// Keeping everything on this device…
    offline_begun = "page-offline-begun";
    /// A newer version has come out in the meantime. Load the page again, then go on.
    offline_changed = "page-offline-changed";
    /// Go on
    offline_go_on = "page-offline-go-on";
    /// Keep everything on this device
    offline_keep = "page-offline-keep";
    /// Later
    offline_later = "page-offline-later";
    /// You are offline, and that page is not on this device yet.
    offline_missing = "page-offline-missing";
    /// A new version is ready.
    offline_new = "page-offline-new";
    /// You are offline. What is here stays, and you can go on later.
    offline_no_network = "page-offline-no-network";
    /// There is no room left on this device. What is here stays.
    offline_no_room = "page-offline-no-room";
    /// This browser can’t keep anything for this site. In a private window it may not be allowed to.
    offline_refused = "page-offline-refused";
    /// A page can only be kept on the device where its address begins with https, and this one begins with http. Your games are saved all the same.
    offline_refused_http = "page-offline-refused-http";
    /// The server lets nobody have the file sw.js without signing in, and without it nothing can be kept on this device. Sign in again, then load the page again. Your games are saved all the same.
    offline_refused_login = "page-offline-refused-login";
    /// The server has no file sw.js, and without it nothing can be kept on this device. Whoever runs this site can add it. Your games are saved all the same.
    offline_refused_missing = "page-offline-refused-missing";
    /// The security policy of this server forbids keeping the site on the device. Whoever runs this site can change that. Your games are saved all the same.
    offline_refused_policy = "page-offline-refused-policy";
    /// Remove from this device
    offline_remove = "page-offline-remove";
    /// Removed. Your own games are still here.
    offline_removed = "page-offline-removed";
    /// The new version starts as soon as your game is saved.
    offline_saving = "page-offline-saving";
    /// Stop
    offline_stop = "page-offline-stop";
    /// Stopped. What is here stays, and you can go on later.
    offline_stopped = "page-offline-stopped";
    /// This browser could not save your game, so the old version stays for now. Finish the game, or copy its text.
    offline_unsaved = "page-offline-unsaved";
    /// Use it now
    offline_use = "page-offline-use";
    /// What you have opened here also works offline. You can keep all games and rules in all languages on this device; that takes { $size }.
    offline_what = "page-offline-what" { size: Text };
    /// { $count ->
    players = "page-players" { count: Number };
    /// 1 or 2 players
    players_one_or_two = "page-players-one-or-two";
    /// { $least } to { $most } players
    players_range = "page-players-range" { least: Number, most: Number };
    /// How to play, and more, at Mustermead
    portal = "page-portal";
    /// The puzzle of the day
    puzzle = "page-puzzle";
    /// Day by day
    puzzle_days = "page-puzzle-days";
    /// One position a day, the same for everybody: find the best move, and count the days in a row.
    puzzle_description = "page-puzzle-description";
    /// Level { $grade }
    puzzle_grade = "page-puzzle-grade" { grade: Number };
    /// One position a day, the same for everybody. Play the best move on the board.
    puzzle_intro = "page-puzzle-intro";
    /// A new day: go to today’s puzzle
    puzzle_new = "page-puzzle-new";
    /// Puzzle { $number }
    puzzle_nth = "page-puzzle-nth" { number: Number };
    /// Solve today’s puzzle to keep it going.
    puzzle_open = "page-puzzle-open";
    /// Solved. The next one comes tomorrow.
    puzzle_solved = "page-puzzle-solved";
    /// { $count ->
    puzzle_streak = "page-puzzle-streak" { count: Number };
    /// The puzzle of the day needs JavaScript. The puzzles of all games are below.
    puzzle_unscripted = "page-puzzle-unscripted";
    /// Puzzles
    puzzles = "page-puzzles";
    /// Each comes from a game of the computer against itself, and has one clear best move.
    puzzles_intro = "page-puzzles-intro";
    /// Puzzles by game
    puzzles_of_games = "page-puzzles-of-games";
    /// My games
    saved = "page-saved";
    /// Against the computer ({ FORM($level, form: "clause") })
    saved_computer = "page-saved-computer" { level: Message };
    /// The computer’s turn
    saved_computer_turn = "page-saved-computer-turn";
    /// Delete
    saved_delete = "page-saved-delete";
    /// Deleted.
    saved_deleted = "page-saved-deleted";
    /// A draw
    saved_draw = "page-saved-draw";
    /// That didn’t work. Try again.
    saved_failed = "page-saved-failed";
    /// { $count } people and the computer
    saved_mixed = "page-saved-mixed" { count: Number };
    /// Show more
    saved_more = "page-saved-more";
    /// An offer to answer
    saved_offer = "page-saved-offer";
    /// In progress
    saved_open = "page-saved-open";
    /// Finished
    saved_over = "page-saved-over";
    /// { $count } people
    saved_people = "page-saved-people" { count: Number };
    /// Pin to top
    saved_pin = "page-saved-pin";
    /// { FORM($seat, form: "start") } to move
    saved_turn = "page-saved-turn" { seat: Any };
    /// Undo
    saved_undo = "page-saved-undo";
    /// Waiting for the others
    saved_waiting_for_them = "page-saved-waiting-for-them";
    /// Waiting for you
    saved_waiting_for_you = "page-saved-waiting-for-you";
    /// Computer against computer
    saved_watched = "page-saved-watched";
    /// { FORM($winner, form: "start") } won
    saved_win = "page-saved-win" { winner: Any };
    /// You lost
    saved_you_lost = "page-saved-you-lost";
    /// You won
    saved_you_won = "page-saved-you-won";
    /// Your turn
    saved_your_turn = "page-saved-your-turn";
    /// Show all games
    show_all = "page-show-all";
    /// Something in your browser or your network blocks the scripts of this page. Allow them here, or try another browser.
    start_blocked = "page-start-blocked";
    /// This page was opened straight from a folder, and the games need a web server. In a terminal in the site’s folder, type python3 -m http.server, then open http://localhost:8000.
    start_disk = "page-start-disk";
    /// Mustermead has changed since this page was loaded. Load it again; your games are safe.
    start_gone = "page-start-gone";
    /// This browser is too old for the board. It takes at least Chrome or Edge { $chrome }, Firefox { $firefox } or Safari { $safari }.
    start_old = "page-start-old" { chrome: Text, firefox: Text, safari: Text };
    /// This is taking longer than usual. Wait a little, or load the page again.
    start_slow = "page-start-slow";
    /// Part of this page did not arrive. Check your connection, then load the page again. You have lost nothing.
    start_stopped = "page-start-stopped";
    /// The server says that a script is { $kind }, and so the browser doesn’t run it. Whoever runs this site can fix that.
    start_type = "page-start-type" { kind: Text };
    /// WebAssembly is switched off in this browser, and the board needs it. Allow it for this site in the browser’s security settings, then load the page again.
    start_wasm = "page-start-wasm";
    /// Sounds
    sounds = "page-sounds";
    /// First lesson, studies and puzzles
    studies = "page-studies";
    /// { $name } by doing: a first lesson, studies with comments, and puzzles with one best move.
    studies_description = "page-studies-description" { name: Text };
    /// Each of these is a position with a task. Play it on the board. A wrong move is explained, and you try again.
    studies_intro = "page-studies-intro";
    /// { $name }: lesson, studies and puzzles
    studies_title = "page-studies-title" { name: Text };
    /// done
    study_done = "page-study-done";
    /// next
    study_next = "page-study-next";
    /// Surprise me
    surprise = "page-surprise";
    /// Board games old and new, on a table in your browser.
    tagline = "page-tagline";
    /// Auto
    theme_auto = "page-theme-auto";
    /// Dark
    theme_dark = "page-theme-dark";
    /// Light
    theme_light = "page-theme-light";
    /// Theme
    themes = "page-themes";
    /// The board could not be set up. You have lost nothing. Load the page again.
    trouble = "page-trouble";
    /// Version { $edition }
    version = "page-version" { edition: Text };
    /// Games and rules
    ways = "page-ways";
    /// with dice
    with_dice = "page-with-dice";
    /// no dice
    without_dice = "page-without-dice";
}
