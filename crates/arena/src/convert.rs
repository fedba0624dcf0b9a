//! Converting texts of whole games from any form into any other.

use std::io::{Read, Write};
use std::process::ExitCode;

use play::formats::{GameTexts, ReadGame, TextFormat, is_one_match};
use play::{GameTree, NodeIdx};

use crate::Trouble;
use crate::read::{self, short};

/// Writes the games of the text in `input` in the form `to`, or the one that players know best, one after the other.
/// What is wrong with a game, or was corrected, goes to `notes`; a game that is not read to its end is left out.
///
/// # Errors
/// When there is no such game or form, or the text cannot be read or the games cannot be written.
pub(crate) fn convert(
    texts: &dyn GameTexts,
    id: &str,
    to: Option<&str>,
    input: impl Read,
    mut output: impl Write,
    mut notes: impl Write,
) -> Result<ExitCode, Trouble> {
    let text = read::text(input)?;
    let reader = texts.read(id, &text)?;
    let forms = texts.formats(id);
    let form = match to {
        Some(key) => forms.iter().find(|form| form.key == key),
        None => forms.first(),
    };
    let keys = || forms.iter().map(|form| form.key).collect::<Vec<_>>().join(", ");
    let form = form.ok_or_else(|| format!("{id} has no form {:?}; there are {}", to.unwrap_or_default(), keys()))?.key;
    let mut writer = Writer { texts, form, games: Vec::new(), n_written: 0 };
    let mut n_faults = 0;
    for game in reader {
        note(&mut notes, &game)?;
        if game.fault.is_some() {
            n_faults += 1;
            continue;
        }
        let number = game.number;
        if let Some(caveat) = texts.caveat(form, &game.tree) {
            writeln!(notes, "game {number}: {caveat}")?;
        }
        if form == TextFormat::MAT.key && is_more_than_main_line(&game.tree) {
            writeln!(
                notes,
                "game {number}: {form} holds the main line only; variations, comments and signs are left out"
            )?;
        }
        writer.add(game.tree, &mut output)?;
    }
    writer.flush(&mut output)?;
    output.flush()?;
    Ok(ExitCode::from(u8::from(n_faults > 0)))
}

/// Writes what was corrected in a game, and why it was not read to its end.
fn note(notes: &mut impl Write, game: &ReadGame) -> Result<(), Trouble> {
    let number = game.number;
    for mend in &game.mends {
        let (line, column, text) = (mend.line, mend.column, short(&mend.what.text));
        writeln!(notes, "game {number}, line {line}, column {column}: corrected: {} at {text:?}", mend.what.how)?;
    }
    if let Some(fault) = &game.fault {
        let (line, column, text) = (fault.line, fault.column, short(&fault.text));
        writeln!(notes, "game {number}, line {line}, column {column}: left out: {} at {text:?}", fault.why)?;
    }
    Ok(())
}

/// Whether a tree has variations, or anything is noted in it.
fn is_more_than_main_line(tree: &GameTree) -> bool {
    let has_notes = |node: NodeIdx| {
        let notes = tree.notes(node);
        !(notes.comments.is_empty() && notes.signs.is_empty() && notes.shapes.is_empty() && notes.intro.is_empty())
    };
    tree.line(NodeIdx::ROOT).count() < tree.n_entries() || tree.all().any(has_notes)
}

/// Writes games as they come; those of one match together, where a form has them under one heading.
struct Writer<'a> {
    texts: &'a dyn GameTexts,
    form: &'static str,
    /// The games of the match that is being read.
    games: Vec<GameTree>,
    n_written: usize,
}

impl Writer<'_> {
    fn add(&mut self, tree: GameTree, output: &mut impl Write) -> Result<(), Trouble> {
        if self.games.last().is_some_and(|before| !is_one_match(self.form, before, &tree)) {
            self.flush(output)?;
        }
        self.games.push(tree);
        Ok(())
    }

    fn flush(&mut self, output: &mut impl Write) -> Result<(), Trouble> {
        if self.games.is_empty() {
            return Ok(());
        }
        if self.n_written > 0 {
            writeln!(output)?;
        }
        self.n_written += self.games.len();
        let text = self.texts.write(self.form, &self.games.iter().collect::<Vec<_>>())?;
        self.games.clear();
        Ok(output.write_all(text.as_bytes())?)
    }
}

#[cfg(test)]
mod tests {
    use play::{Entry, GamesOf, Player, Record, Session};
    use rules::games::Portal;
    use rules::{Actor, Catalogue, Game, GameInfo, Visitor};

    use super::*;
    use crate::rng;

    const TEXTS: GamesOf<Portal> = GamesOf::NEW;

    /// The games in another form, what is noted, and whether all were read.
    fn converted(id: &str, to: Option<&str>, text: &str) -> (String, String, bool) {
        let (mut output, mut notes) = (Vec::new(), Vec::new());
        let code = convert(&TEXTS, id, to, text.as_bytes(), &mut output, &mut notes).unwrap();
        let [output, notes] = [output, notes].map(|bytes| String::from_utf8(bytes).unwrap());
        (output, notes, code == ExitCode::SUCCESS)
    }

    /// Random games of the folder of a game.
    struct RandomGames<'a>(&'a str);

    impl Visitor for RandomGames<'_> {
        type Out = Vec<GameTree>;

        fn visit<G: Game>(self) -> Self::Out {
            let info = G::GAMES.iter().find(|info| info.id == self.0).unwrap();
            (0..3).map(|seed| random_game::<G>(info, seed)).collect()
        }
    }

    /// A random game that ends with a complete turn.
    fn random_game<G: Game>(info: &GameInfo, seed: u64) -> GameTree {
        const MOST_STEPS: usize = 60;
        let mut rand = rng::generator(seed);
        let players = info.seats().map(|seat| Player::Human { name: format!("Ann {seat}") }).collect();
        let mut record = Record::new(info.id, info.version, players);
        let seats = Session::<G>::seats_to_play(&record).unwrap();
        record.sit(info.teams.len(), &seats);
        record.players.truncate(seats.len());
        let mut session = Session::<G>::open(record).unwrap();
        let mut last = NodeIdx::ROOT;
        for _ in 0..MOST_STEPS {
            let pos = session.position();
            let mut steps = Vec::new();
            session.rules().steps(pos, &mut steps);
            if steps.is_empty() || session.ended().is_some() {
                break;
            }
            let step = match session.rules().actor(pos) {
                Actor::Chance => rng::step(session.rules(), pos, &steps, &mut rand),
                Actor::Seat(_) => steps[rng::below(&mut rand, steps.len())],
            };
            let text = session.rules().write_step(pos, step, G::MOVES[0]);
            session.append(Entry::Step(text)).unwrap();
            if !session.rules().mid_turn(session.position()) {
                last = session.node();
            }
        }
        GameTree::from(session.tree().record(last))
    }

    #[test]
    fn every_game_is_converted_into_each_of_its_forms_and_back() {
        for id in Portal::ids() {
            let games = Portal::visit(id, RandomGames(id)).unwrap();
            let refs: Vec<&GameTree> = games.iter().collect();
            let forms = TEXTS.formats(id);
            assert!(forms.len() > 1, "{id}");
            let usual = TEXTS.write(forms[0].key, &refs).unwrap();
            assert_eq!(converted(id, None, &usual), (usual.clone(), String::new(), true), "{id}");
            for from in &forms {
                let written = TEXTS.write(from.key, &refs).unwrap();
                for to in &forms {
                    let (text, _, is_fine) = converted(id, Some(to.key), &written);
                    assert!(is_fine, "{id}: {} to {}", from.key, to.key);
                    let (back, _, is_fine) = converted(id, Some(forms[0].key), &text);
                    assert!(is_fine && back == usual, "{id}: {} to {}: {text}\n{back}", from.key, to.key);
                }
            }
        }
    }

    #[test]
    fn one_bad_game_of_many_is_named_and_the_others_arrive() {
        let text =
            "[White \"A\"]\n\n1. e4 e5 1-0\n\n[White \"B\"]\n\n1. e4 e5 2. Ke3 *\n\n[White \"C\"]\n\n1 d4 d5 3 c4 *";
        let (output, notes, is_fine) = converted("chess", Some("pgn"), text);
        assert!(!is_fine && output.contains("\"A\"") && output.contains("\"C\""), "{output}");
        assert_eq!(output.matches("[White ").count(), 2, "{output}");
        let lines: Vec<&str> = notes.lines().collect();
        assert_eq!(
            lines,
            [
                "game 2, line 7, column 14: left out: chess-moves-king from=e1 to=e3 at \"e3\"",
                "game 3, line 11, column 9: corrected: game-text-number expected=2 at \"3\"",
            ]
        );
        let (output, notes, is_fine) = converted("chess", None, "hello");
        assert!(output.is_empty() && !is_fine && notes.starts_with("game 1, line 1, "), "{notes}");
    }

    #[test]
    fn games_of_one_match_stay_together() {
        let row = "  1) 31: 8/5 6/5                 66: 24/18 24/18 13/7 13/7\n";
        let game = |number: usize, points: &str, end: &str| {
            format!("\n Game {number}\n Ann : 0                        Bob : {points}\n{row}{end}\n")
        };
        let matched = game(1, "0", "                                  Wins 2 points") + &game(2, "2", "");
        let text = format!(" 5 point match\n{matched}\n 7 point match\n{matched}");
        let (listing, notes, is_fine) = converted("backgammon", Some("listing"), &text);
        assert!(is_fine && notes.is_empty() && listing.matches("[Match ").count() == 4, "{notes}{listing}");
        let (back, _, is_fine) = converted("backgammon", Some("mat"), &listing);
        assert!(
            is_fine && back.matches("point match").count() == 2 && back.matches(" Game 2\n").count() == 2,
            "{back}"
        );
    }

    #[test]
    fn what_another_form_cannot_hold_is_named() {
        let text = "[Option \"single-number=lattjo\"]\n\n21: 13/11 6/5\n(so)\n64: 24/20* 20/14*\n61: -\n31: 8/5 6/5\n";
        let (output, notes, is_fine) = converted("backgammon", Some("mat"), text);
        assert!(is_fine && output.contains(" 61:"), "{output}");
        assert_eq!(
            notes.lines().collect::<Vec<_>>(),
            [
                "game 1: game-text-elsewhere turn=3",
                "game 1: mat holds the main line only; variations, comments and signs are left out",
            ]
        );
    }

    #[test]
    fn a_form_that_a_game_has_not_is_refused() {
        let error = convert(&TEXTS, "chess", Some("mat"), &b"1. e4"[..], Vec::new(), Vec::new()).unwrap_err();
        assert_eq!(error.to_string(), "chess has no form \"mat\"; there are pgn, mustermead");
    }
}
