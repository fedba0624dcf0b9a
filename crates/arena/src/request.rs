//! What was asked for on the command line.

use rules::Options;

const USAGE: &str = "usage: arena turns|steps GAME [--option key=value]…
Reads one position text a line and writes, for each, the position, a tab, and every legal turn (or step) with the
position it leads to, sorted: turn=>position|turn=>position|… — or error: reason.";

/// What is listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unit {
    /// Complete turns.
    Turns,
    /// Single steps, for games whose position texts cover the middle of a turn.
    Steps,
}

/// A listing to be made.
#[derive(Debug)]
pub(crate) struct Request {
    /// The game's id.
    pub(crate) id: String,
    /// What is listed.
    pub(crate) unit: Unit,
    /// The game's options.
    pub(crate) options: Options,
}

impl Request {
    /// Reads the arguments behind the program's name.
    pub(crate) fn read(mut args: impl Iterator<Item = String>) -> Result<Request, Box<dyn std::error::Error>> {
        let unit = match args.next().as_deref() {
            Some("turns") => Unit::Turns,
            Some("steps") => Unit::Steps,
            _ => return Err(USAGE.into()),
        };
        let id = args.next().ok_or(USAGE)?;
        let mut options = Options::new();
        while let Some(arg) = args.next() {
            if arg != "--option" {
                return Err(format!("unknown argument {arg:?}\n{USAGE}").into());
            }
            let pair = args.next().ok_or("--option wants key=value")?;
            let (key, value) = Options::read_pair(&pair)?;
            options.set(key, value);
        }
        Ok(Request { id, unit, options })
    }
}
