//! Reading texts of whole games.

use std::io::{Read, Write};
use std::process::ExitCode;

use play::formats::{Blocks, Decoder, GameTexts, Placed, ReadGame};
use rules::Mend;

use crate::Trouble;

/// Writes a line for every game of the text in `input`.
///
/// # Errors
/// When there is no such game, or the text cannot be read or the lines cannot be written.
pub(crate) fn read(
    texts: &dyn GameTexts,
    id: &str,
    input: impl Read,
    mut output: impl Write,
) -> Result<ExitCode, Trouble> {
    let mut blocks = Blocks::new(texts, id, input);
    let mut is_game = false;
    let (mut n, mut n_faults) = (0, 0);
    while let Some(block) = blocks.advance()? {
        for game in texts.read(id, &block)? {
            let game = blocks.placed(game);
            n += 1;
            n_faults += usize::from(game.fault.is_some());
            is_game |= game.n_turns > 0 || game.fault.is_none() || !game.tree.tags.is_empty();
            writeln!(output, "{}", line(&game))?;
        }
    }
    output.flush()?;
    // A text of several games, all of which are faulty, is still one of games.
    let is_none = !is_game && n == n_faults && n <= 1;
    Ok(ExitCode::from(u8::from(is_none)))
}

/// The whole text in `input`, in whatever code it is.
///
/// # Errors
/// When it cannot be read.
pub(crate) fn text(mut input: impl Read) -> Result<String, Trouble> {
    let mut bytes = Vec::new();
    input.read_to_end(&mut bytes)?;
    Ok(Decoder::decode(bytes, "en"))
}

fn line(game: &ReadGame) -> String {
    let result = game.result.map_or_else(|| "*".to_owned(), |score| score.to_string());
    let mend = |Placed { line, column, what: Mend { how, text, .. } }: &Placed<Mend>| {
        format!("{how} at {:?} (line {line}, column {column})", short(text))
    };
    let state = match &game.fault {
        Some(fault) => {
            let (line, column) = (fault.line, fault.column);
            format!("fault: {} at {:?} (line {line}, column {column})", fault.why, short(&fault.text))
        }
        None if game.mends.is_empty() => "ok".to_owned(),
        None => format!("mended: {}", game.mends.iter().map(mend).collect::<Vec<_>>().join("; ")),
    };
    format!("{}\t{}\t{result}\t{state}", game.number, game.n_turns)
}

/// The beginning of a fragment.
pub(crate) fn short(text: &str) -> &str {
    const MOST: usize = 40;
    &text[..text.floor_char_boundary(MOST)]
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::io;

    use play::GamesOf;
    use rules::games::Portal;

    use super::*;

    fn lines(id: &str, input: &[u8]) -> (String, bool) {
        let mut output = Vec::new();
        let code = read(&GamesOf::<Portal>::NEW, id, input, &mut output).unwrap();
        (String::from_utf8(output).unwrap(), code == ExitCode::SUCCESS)
    }

    #[test]
    fn every_game_has_a_line() {
        let text = b"1. e4 e5 1-0\n\n[White \"B\"]\n\n1. e4 e5 2. Ke3 *\n\n[White \"C\"]\n\n1 d4 d5 3 c4 1/2-1/2";
        let (lines, is_fine) = lines("chess", text);
        assert!(is_fine);
        let lines: Vec<&str> = lines.lines().collect();
        assert_eq!(lines[0], "1\t2\t1-0\tok");
        assert_eq!(lines[1], "2\t2\t*\tfault: chess-moves-king from=e1 to=e3 at \"e3\" (line 5, column 14)");
        assert_eq!(lines[2], "3\t3\t1/2-1/2\tmended: game-text-number expected=2 at \"3\" (line 9, column 9)");
    }

    /// Remembers how much was left to read when the first line was written.
    struct Lines<'n> {
        left: &'n Cell<usize>,
        at_first: Option<usize>,
    }

    impl Write for Lines<'_> {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.at_first.get_or_insert(self.left.get());
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// An input that says how much of it is left.
    struct Input<'n> {
        rest: &'n [u8],
        left: &'n Cell<usize>,
    }

    impl Read for Input<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let n = self.rest.read(buffer)?;
            self.left.set(self.rest.len());
            Ok(n)
        }
    }

    #[test]
    fn a_long_file_is_not_held_as_a_whole() {
        let game = format!("[White \"A\"]\n\n1. e4 {{{}}} e5 *\n\n", "so it goes ".repeat(400));
        let text = game.repeat(400);
        let left = Cell::new(text.len());
        let mut lines = Lines { left: &left, at_first: None };
        let input = Input { rest: text.as_bytes(), left: &left };
        read(&GamesOf::<Portal>::NEW, "chess", input, &mut lines).unwrap();
        let at_first = lines.at_first.unwrap_or_default();
        assert!(at_first > text.len() / 2, "{at_first} of {} bytes were left", text.len());
    }

    #[test]
    fn a_text_without_a_game_is_a_fault() {
        for text in ["", " \n", "hello there"] {
            let (lines, is_fine) = lines("chess", text.as_bytes());
            assert!(!is_fine && lines.starts_with("1\t0\t*\tfault: "), "{lines}");
        }
    }

    #[test]
    fn old_files_are_read() {
        let (lines, is_fine) = lines("chess", b"[White \"M\xfcller\"]\r\n\r\n1. e4 e5 0-1\r\n");
        assert!(is_fine && lines == "1\t2\t0-1\tok\n", "{lines}");
    }
}
