//! What a lesson shows on a board: a fenced block of lines `key value`.

use web::prerender::{LessonError, Task};

/// What stands between two turns.
const BETWEEN: &str = ", ";

/// A position that a lesson shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Block {
    /// What is shown, and what is played there.
    pub(crate) task: Task,
    /// What is said of it.
    pub(crate) caption: String,
    /// The lines of its file, by their keys. The one of the block itself has none.
    lines: Vec<(&'static str, usize)>,
}

/// The keys of a block.
const GAME: &str = "game";
const POSITION: &str = "position";
const MOVES: &str = "moves";
const MARK: &str = "mark";
const OPTION: &str = "option";
const CAPTION: &str = "caption";

impl Block {
    /// Reads a block of a lesson about a game; `line` is the one where it begins.
    ///
    /// # Errors
    /// With a line and what is wrong there.
    pub(crate) fn read(text: &str, line: usize, game: &str) -> Result<Block, (usize, String)> {
        let mut block = Block { task: Task::default(), caption: String::new(), lines: vec![("", line)] };
        for (text, line) in text.lines().zip(line + 1..) {
            block.read_line(text.trim(), line).map_err(|reason| (line, reason))?;
        }
        let wrong = |key, reason: String| Err((block.line_of(key), reason));
        match &block {
            _ if block.task.game.is_empty() => wrong("", format!("the block has no `{GAME}`")),
            _ if block.task.game != game => wrong(GAME, format!("this is a lesson of `{game}`")),
            _ if block.caption.is_empty() => wrong("", format!("the block has no `{CAPTION}`")),
            _ => Ok(block),
        }
    }

    fn read_line(&mut self, text: &str, line: usize) -> Result<(), String> {
        let (key, value) = text.split_once(' ').ok_or_else(|| format!("`{text}` is not a key and a value"))?;
        let value = value.trim();
        let known = [GAME, POSITION, MOVES, MARK, OPTION, CAPTION].into_iter().find(|known| *known == key);
        let key = known.ok_or_else(|| format!("nothing is called `{key}`"))?;
        if key != OPTION && self.lines.iter().any(|(before, _)| *before == key) {
            return Err(format!("`{key}` is there twice"));
        }
        self.lines.push((key, line));
        let task = &mut self.task;
        match key {
            GAME => task.game = value.to_owned(),
            POSITION => task.position = Some(value.to_owned()),
            MOVES => task.moves = value.split(BETWEEN).map(str::to_owned).collect(),
            MARK => task.marks = value.split_whitespace().map(str::to_owned).collect(),
            OPTION => {
                let pair = value.split_once('=').ok_or_else(|| format!("`{value}` is not like `key=value`"))?;
                task.options.push((pair.0.to_owned(), pair.1.to_owned()));
            }
            _ => self.caption = value.to_owned(),
        }
        Ok(())
    }

    /// Where in its file a key is, or else the block.
    fn line_of(&self, key: &str) -> usize {
        let line = |key: &str| self.lines.iter().find(|(known, _)| *known == key).map(|(_, line)| *line);
        line(key).or(line("")).unwrap_or_default()
    }

    /// The line that a fault of the game is in, and what is wrong there.
    pub(crate) fn fault(&self, error: &LessonError) -> (usize, String) {
        let key = match error {
            LessonError::Game(_) => GAME,
            LessonError::Option(_) => OPTION,
            LessonError::Position(_) => POSITION,
            LessonError::Move { .. } => MOVES,
            LessonError::Mark(_) => MARK,
            LessonError::System(_) => "",
        };
        let turn = match error {
            LessonError::Move { idx, .. } => {
                self.task.moves.get(*idx).map_or(String::new(), |turn| format!("`{turn}`: "))
            }
            _ => String::new(),
        };
        (self.line_of(key), format!("{turn}{error}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Block, (usize, String)> {
        Block::read(text, 10, "lino")
    }

    #[test]
    fn a_block_is_read_line_by_line() {
        let block = read(
            "game lino\nposition f b 0\nmoves i14, 31: 8/5 6/5\nmark a1  b2\noption faces=up\noption eyes=\ncaption A, b = c.\n",
        );
        let Block { task, caption, .. } = block.expect("it is well formed");
        assert_eq!((task.game.as_str(), task.position.as_deref()), ("lino", Some("f b 0")));
        assert_eq!(
            (task.moves, task.marks),
            (vec!["i14".to_owned(), "31: 8/5 6/5".to_owned()], vec!["a1".to_owned(), "b2".to_owned()])
        );
        assert_eq!(
            task.options,
            [("faces", "up"), ("eyes", "")].map(|(key, value)| (key.to_owned(), value.to_owned()))
        );
        assert_eq!(caption, "A, b = c.");
        let least = read("game lino\ncaption A\n").expect("nothing else is needed");
        assert_eq!(least.task, Task { game: "lino".to_owned(), ..Task::default() });
    }

    #[test]
    fn what_is_no_block_is_named_with_its_line() {
        for (text, line, reason) in [
            ("caption A\n", 10, "the block has no `game`"),
            ("game lino\n", 10, "the block has no `caption`"),
            ("caption A\ngame ludo\n", 12, "this is a lesson of `lino`"),
            ("game lino\ncaption\n", 12, "`caption` is not a key and a value"),
            ("game lino\ncolour red\n", 12, "nothing is called `colour`"),
            ("game lino\nmark a1\nmark b1\n", 13, "`mark` is there twice"),
            ("game lino\noption faces\n", 12, "`faces` is not like `key=value`"),
        ] {
            assert_eq!(read(text), Err((line, reason.to_owned())), "{text}");
        }
    }

    #[test]
    fn a_fault_of_the_game_is_in_the_line_that_it_is_about() {
        let block = read("game lino\nmoves a, b\nmark c\ncaption A\n").expect("it is well formed");
        let turn = LessonError::Move { idx: 1, reason: "no".to_owned() };
        assert_eq!(block.fault(&turn), (12, "`b`: the turn is not possible: no".to_owned()));
        assert_eq!(block.fault(&LessonError::Mark("c".to_owned())), (13, "the board has no square `c`".to_owned()));
        // The start of the game has no line of its own.
        assert_eq!(block.fault(&LessonError::Position("no".to_owned())).0, 10);
    }
}
