//! The dialogs of a page.

use table::Setup;

use crate::Page;
use crate::effect::Effect;

/// A dialog that is open.
#[derive(Clone, PartialEq, Debug)]
pub enum Dialog {
    /// What can be done beside what has a button of its own.
    More,
    /// The settings.
    Settings,
    /// The choice of players for the seats.
    Seats,
    /// The choice of a level for the computer.
    Level,
    /// The choice of a new game.
    NewGame {
        /// What is chosen so far.
        setup: Setup,
        /// Whether the options of the game are shown at once.
        shows_options: bool,
    },
    /// The list of saved games.
    Games,
    /// A question whether to resign.
    Resign,
    /// The texts of the game, and its picture.
    Share,
    /// The link by which the game goes on elsewhere.
    Link,
    /// How the board is embedded in another page.
    Embed,
    /// The keys of a table.
    Keys,
    /// What is printed beside the board: nothing that is seen on a screen.
    Print,
}

/// The dialogs of a page.
#[derive(Default, Debug)]
pub struct Dialogs {
    /// The dialog that is open.
    pub open: Option<Dialog>,
    /// Whether games are opened from texts. That goes on beside other dialogs.
    pub opens_texts: bool,
}

impl Dialogs {
    /// Whether one is open.
    pub fn is_any_open(&self) -> bool {
        self.open.is_some() || self.opens_texts
    }
}

impl Page {
    /// Opens a dialog. What draws it is fetched with the first one.
    pub(crate) fn open_dialog(&mut self, dialog: Dialog) {
        // The one that leads to it closes: its button goes away, and with it the focus.
        if self.dialogs.open.is_some() {
            self.emit(Effect::CloseDialog);
        }
        self.dialogs.open = Some(dialog);
        self.want_late();
    }

    /// Opens the dialog for a new game.
    pub(crate) fn choose_new_game(&mut self, shows_options: bool) {
        self.open_dialog(Dialog::NewGame { setup: self.setup.clone(), shows_options });
    }

    /// Closes the dialog, if one is open.
    pub(crate) fn close_dialog(&mut self) -> Option<Dialog> {
        self.emit(Effect::CloseDialog);
        self.dialogs.open.take()
    }
}
