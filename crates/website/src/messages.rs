//! The messages that stand on pages, whether the app runs or not.

rules::messages! {
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
    /// Your game is safe: every step was kept in this browser as it was played, and the game goes on where it was once the page is loaded again.
    crash_saved = "page-crash-saved";
    /// This browser could not keep your game. Its text is below: copy it before you load the page again, so that it is not lost.
    crash_unsaved = "page-crash-unsaved";
    /// A fault of its own has stopped it, and nothing you did.
    crash_why = "page-crash-why";
    /// Games at this table
    games = "page-games";
    /// Board games old and new, played wholly in the browser: against the machine or with a friend, free, with nothing to install and no account.
    home_description = "page-home-description";
    /// Mustermead: board games in the browser
    home_title = "page-home-title";
    /// English
    language_name = "page-language-name";
    /// Language
    languages = "page-languages";
    /// { "Mustermead" }
    name = "page-name";
    /// This is how the game begins. To play, switch on JavaScript in this browser; the rules can be read without it.
    no_script = "page-no-script";
    /// Read this page in English
    offer = "page-offer";
    /// More about this game at Mustermead
    portal = "page-portal";
    /// Setting up the board…
    progress = "page-progress";
    /// Rulings
    rulings = "page-rulings";
    /// Where the sources leave a question open or contradict themselves, this is how the game is played here.
    rulings_why = "page-rulings-why";
    /// Board games old and new, on a table in your browser.
    tagline = "page-tagline";
    /// As the system
    theme_auto = "page-theme-auto";
    /// Dark
    theme_dark = "page-theme-dark";
    /// Light
    theme_light = "page-theme-light";
    /// Colours
    themes = "page-themes";
    /// The board could not be set up. Nothing of yours is lost. Load the page again; if that does not help, this browser may be too old: any Chrome, Edge, Firefox or Safari of the last three years will do.
    trouble = "page-trouble";
}
