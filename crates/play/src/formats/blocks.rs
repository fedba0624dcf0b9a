//! Long texts, block by block: memory does not grow with the number of their games.

use std::io::{self, Read};

use super::copied;
use super::decode::Decoder;
use super::game_texts::GameTexts;
use super::record;
use super::{ReadGame, TextFormat, tag_section};

/// How much is read at once, in bytes: more than the beginning of a text by which it is told what it is.
const SIZE: usize = 1 << 18;

/// Cuts the content of a file before the tags of a game, in blocks that can be read one after the other: each gives the
/// games that it has as a part of the whole. What a text has taken on where it was copied, such as the marks of a mail,
/// is a matter of the whole text; from the first sign of that on, the rest is one block. Only texts of numbered moves are
/// cut. Line ends alone are those of each block: where a file has both kinds of old ones, bytes are counted with them.
///
/// ```
/// use play::GamesOf;
/// use play::formats::{Blocks, GameTexts};
/// use rules::{Only, games::chess::Chess};
///
/// let texts = GamesOf::<Only<Chess>>::NEW;
/// let mut blocks = Blocks::new(&texts, "chess", "1. e4 e5 *".as_bytes());
/// while let Some(block) = blocks.advance()? {
///     for game in texts.read("chess", &block)? {
///         assert_eq!(blocks.placed(game).n_turns, 2);
///     }
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Blocks<R> {
    input: R,
    /// What has been read and is in no block yet.
    bytes: Vec<u8>,
    size: usize,
    can_be_cut: bool,
    is_done: bool,
    /// How many characters above ASCII the earlier blocks have, all of them in UTF-8.
    n_signs: usize,
    /// What is before the last block, and in it.
    before: Counted,
    own: Counted,
}

#[derive(Clone, Copy, Debug, Default)]
struct Counted {
    n_games: usize,
    n_lines: usize,
    n_bytes: usize,
}

impl<R: Read> Blocks<R> {
    /// Begins with the content of a file that has games of this id.
    pub fn new(texts: &dyn GameTexts, id: &str, input: R) -> Blocks<R> {
        let numbered = [TextFormat::PGN, TextFormat::PDN, TextFormat::MOVETEXT];
        let can_be_cut = texts.formats(id).iter().any(|format| numbered.contains(format));
        let [before, own] = [Counted::default(); 2];
        Blocks { input, bytes: Vec::new(), size: SIZE, can_be_cut, is_done: false, n_signs: 0, before, own }
    }

    /// The next block; `None` at the end. There is at least one, even if it is empty.
    ///
    /// # Errors
    /// When the input cannot be read.
    pub fn advance(&mut self) -> io::Result<Option<String>> {
        if self.is_done {
            return Ok(None);
        }
        self.before.n_games += self.own.n_games;
        self.before.n_lines += self.own.n_lines;
        self.before.n_bytes += self.own.n_bytes;
        let block = match self.cut()? {
            Some(block) => block,
            None => {
                self.is_done = true;
                self.input.read_to_end(&mut self.bytes)?;
                Decoder::after(self.n_signs, core::mem::take(&mut self.bytes), "en")
            }
        };
        let n_lines = block.bytes().filter(|byte| *byte == b'\n').count();
        self.own = Counted { n_games: 0, n_lines, n_bytes: block.len() };
        Ok(Some(block))
    }

    /// A game of the last block with its number and its places in the whole text.
    pub fn placed(&mut self, mut game: ReadGame) -> ReadGame {
        let Counted { n_games, n_lines, n_bytes } = self.before;
        self.own.n_games = game.number;
        game.number += n_games;
        game.line += n_lines;
        for mend in &mut game.mends {
            mend.line += n_lines;
            mend.what.at += n_bytes;
        }
        game.fault.iter_mut().for_each(|fault| fault.line += n_lines);
        game
    }

    /// The next block, if it can be read by itself and is not the last.
    fn cut(&mut self) -> io::Result<Option<String>> {
        let mut wanted = self.size;
        while self.can_be_cut {
            let missing = wanted.saturating_sub(self.bytes.len());
            let n_read = self.input.by_ref().take(missing as u64).read_to_end(&mut self.bytes)?;
            if n_read < missing {
                break;
            }
            let text = match str::from_utf8(&self.bytes) {
                Ok(text) => text,
                // Only the last character may be torn apart.
                Err(error) if error.error_len().is_none() => {
                    str::from_utf8(&self.bytes[..error.valid_up_to()]).unwrap_or_default()
                }
                Err(_) => break,
            };
            let Some(at) = last_game(text) else {
                wanted *= 2;
                continue;
            };
            let block = text[..at].strip_prefix('\u{feff}').unwrap_or(&text[..at]);
            if !stands_alone(block) {
                break;
            }
            let block = block.to_owned();
            self.n_signs += block.bytes().filter(|byte| *byte >= 0xc0).count();
            self.bytes.drain(..at);
            return Ok(Some(block));
        }
        Ok(None)
    }
}

/// Where the last game begins whose tags follow an empty line; not at the beginning of the text.
fn last_game(text: &str) -> Option<usize> {
    let mut lines = text.rmatch_indices("\n[").map(|(at, _)| at + 1);
    lines.find(|at| tag_section::begins(text, *at))
}

/// Whether a block that ends before a game's tags is read alike whatever stands before and behind it.
fn stands_alone(block: &str) -> bool {
    let bytes = block.as_bytes();
    let begins_with_tag = tag_section::is_tag(block.trim_start());
    let is_return_alone = |(at, _): (usize, &str)| bytes.get(at + 1) != Some(&b'\n');
    let is_open = bytes.iter().rev().find(|byte| matches!(byte, b'{' | b'}')) == Some(&b'{');
    begins_with_tag
        && !is_open
        && !block.contains('\0')
        && !block.contains('\u{feff}')
        && !block.match_indices('\r').any(is_return_alone)
        && !record::is_in(block)
        && copied::stays_as_it_is(block)
}

#[cfg(test)]
mod tests {
    use oorandom::Rand32;
    use rules::Only;
    use rules::games::chess::Chess;

    use super::*;
    use crate::GamesOf;

    const TEXTS: GamesOf<Only<Chess>> = GamesOf::NEW;

    /// Reads a file as a whole, and in blocks of a size; gives how many blocks there were.
    #[track_caller]
    fn check(bytes: &[u8], size: usize) -> usize {
        let whole: Vec<ReadGame> = {
            let text = Decoder::decode(bytes.to_vec(), "en");
            TEXTS.read("chess", &text).unwrap().collect()
        };
        let mut blocks = Blocks { size, ..Blocks::new(&TEXTS, "chess", bytes) };
        let (mut games, mut n_blocks) = (Vec::new(), 0);
        while let Some(block) = blocks.advance().unwrap() {
            n_blocks += 1;
            games.extend(TEXTS.read("chess", &block).unwrap().map(|game| blocks.placed(game)));
        }
        assert_eq!(games.len(), whole.len());
        for (game, expect) in games.iter().zip(&whole) {
            assert_eq!(game, expect);
        }
        n_blocks
    }

    const GAME: &str = "[White \"Müller\"]\n[Black \"A & B > C\"]\n\n1. e4 {x = 2, a|b} e5 (1... c5) 2. Nf3 1-0\n\n";

    /// Games that are read by themselves, even if something is wrong with them.
    const PLAIN: [&str; 7] = [
        GAME,
        "[White \"A\"]\n\n1. e4 e5 2. Ke3 1-0\n\n",
        "[White \"A\"]\r\n\r\n1. d4 d5 3. c4 *\r\n\r\n",
        "[White \"A\"]\n\n1. e4 {näher} e5 $1 1/2-1/2\n\n1. d4 d5 1-0\n\n",
        "[White \"A\"]\n\n; a remark\n1. e4 e8=Q 0-1\n\n",
        "[White A]\n[White \"B\"]\n\n1. e4 e5\n\n\n",
        "[White \"A\"]\n\nhello\n\n",
    ];

    /// What may be a matter of the whole text.
    const ODD: [&[u8]; 16] = [
        b"[White \"A\"]\n\n> 1. e4 e5 *\n\n",
        b"[White \"A\"]\n\n| 1. e4 e5 *\n\n",
        b"[White \"A &amp; B\"]\n\n1. e4 e5 *\n\n",
        b"[White \"A\"]\n\n<p>1. e4 e5<br>2. Nf3 *\n\n",
        b"[White \"A\"]\n\n1.=20e4 e5 {=3D} *\n\n",
        b"[White \"A\"]\n\n1. e4 {x=12} e5 *\n\n",
        b"[White \"A\"]\n\n1. e4 { e5 *\n\n",
        b"[White \"M\xfcller\"]\n\n1. e4 e5 *\n\n",
        b"[White \"M\xfcller \xc3\xbc\"]\n\n1. e4 e5 *\n\n",
        b"[White \"A\"]\r\n\r\n1. e4\re5 *\r\n\r\n",
        "[White \"A\"]\n\n1. е4 e5 *\n\n".as_bytes(),
        b"mustermead 2\ngame chess\n\ne4\ne5\n\n",
        b"```\n[White \"A\"]\n\n1. e4 e5 *\n```\n\n",
        b"- 1. e4 e5\n- 2. Nf3 *\n\n",
        b"[White \"A\"]\n\n1. e4 \0 e5 *\n\n",
        "\u{feff}[White \"A\"]\n\n1. e4 e5 *\n\n".as_bytes(),
    ];

    #[test]
    fn a_file_is_read_block_by_block_as_it_is_as_a_whole() {
        assert_eq!(check(GAME.repeat(1_000).as_bytes(), 20_000), 5);
        assert_eq!(check(["\u{feff}", &GAME.repeat(1_000)].concat().as_bytes(), 20_000), 5);
        // Where nothing can be cut, it is one.
        for text in ["", "\n", "1. e4 e5 *\n", &"1. e4 e5 *\n\n".repeat(4_000)] {
            assert_eq!(check(text.as_bytes(), 20_000), 1);
        }
        assert_eq!(check(&[&[b'e'; 30_000][..], GAME.repeat(1_000).as_bytes()].concat(), 20_000), 1);
    }

    #[test]
    fn what_a_text_has_taken_on_is_a_matter_of_the_whole() {
        let mut rand = Rand32::new(7);
        let mut pick = |n: usize| rand.rand_range(0..n as u32) as usize;
        for odd in ODD {
            for _ in 0..2 {
                let mut bytes = Vec::new();
                let at = pick(800);
                let has_returns = odd.contains(&b'\r');
                for nth in 0..800 {
                    let plain = PLAIN[pick(PLAIN.len())];
                    // Bytes are counted with the line ends of each block.
                    let plain = if has_returns && plain.contains('\r') { GAME } else { plain };
                    bytes.extend(if nth == at { odd } else { plain.as_bytes() });
                }
                check(&bytes, 20_000);
            }
        }
        for _ in 0..2 {
            let mut games = GAME.to_owned();
            games.extend((0..1_000).map(|_| PLAIN[pick(PLAIN.len())]));
            let n_blocks = check(games.as_bytes(), 20_000);
            assert!(n_blocks > 2, "{n_blocks} of {} bytes", games.len());
        }
    }

    #[test]
    fn only_numbered_moves_are_cut() {
        use rules::games::backgammon::Backgammon;
        let text = "[Player1 \"A\"]\n\n31: 8/5 6/5\n\n".repeat(20_000);
        let mut blocks = Blocks::new(&GamesOf::<Only<Backgammon>>::NEW, "backgammon", text.as_bytes());
        assert_eq!(blocks.advance().unwrap().map(|block| block.len()), Some(text.len()));
    }
}
