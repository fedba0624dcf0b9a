//! Lists of legal turns or steps, one position per line.

use std::io::{BufRead, Write};

use rules::{Game, History, MatchState, Notation, Options, ReadError, TurnList, Visitor, turns};

use crate::Trouble;
use crate::request::Unit;

/// Lists the turns or steps of every position in `input`.
pub(crate) struct List<'a, I, O> {
    pub(crate) id: &'a str,
    pub(crate) unit: Unit,
    pub(crate) options: Options,
    pub(crate) input: I,
    pub(crate) output: O,
}

impl<I: BufRead, O: Write> Visitor for List<'_, I, O> {
    type Out = Result<(), Trouble>;

    fn visit<G: Game>(mut self) -> Self::Out {
        let rules = G::new(self.id, &self.options, &MatchState::default())?;
        if self.unit == Unit::Steps && !G::COVERS_MID_TURN {
            let id = self.id;
            return Err(
                format!("position texts of {id} do not cover the middle of a turn: use arena turns {id}").into()
            );
        }
        for line in self.input.lines() {
            let text = line?;
            let listed = match self.unit {
                Unit::Turns => list_turns(&rules, &text),
                Unit::Steps => list_steps(&rules, &text),
            };
            match listed {
                Ok(mut rows) => {
                    rows.sort();
                    writeln!(self.output, "{text}\t{}", rows.join("|"))?;
                }
                Err(error) => writeln!(self.output, "{text}\terror: {error}")?,
            }
        }
        self.output.flush()?;
        Ok(())
    }
}

fn list_turns<G: Game>(rules: &G, text: &str) -> Result<Vec<String>, ReadError> {
    let (start, history) = rules.read_position(text)?;
    let mut rows = Vec::new();
    let mut add = |steps: &[G::Step], end: &G::Position| {
        let history = history_after(rules, &start, steps, &history);
        let turn = rules.write_turn(&start, steps, G::MOVES[0]);
        let format = G::BRIEF.unwrap_or(G::POSITIONS[0]);
        rows.push(format!("{turn}=>{}", rules.write_position(end, &history, format)));
    };
    if rules.info().by_path {
        turns::by_path(rules, &start, &mut add);
    } else {
        let mut list = TurnList::new();
        rules.turns(&start, &mut list);
        list.iter().for_each(|turn| add(turn.steps, turn.end));
    }
    Ok(rows)
}

fn list_steps<G: Game>(rules: &G, text: &str) -> Result<Vec<String>, ReadError> {
    let (start, history) = rules.read_position(text)?;
    let mut steps = Vec::new();
    rules.steps(&start, &mut steps);
    let row = |step: G::Step| {
        let mut end = start.clone();
        rules.apply(&mut end, step, &mut ());
        let history = history_after(rules, &start, &[step], &history);
        let written = rules.write_step(&start, step, G::MOVES[0]);
        format!("{written}=>{}", rules.write_position(&end, &history, G::POSITIONS[0]))
    };
    Ok(steps.into_iter().map(row).collect())
}

fn history_after<R: Notation>(rules: &R, start: &R::Position, steps: &[R::Step], history: &History) -> History {
    let (mut history, mut pos) = (history.clone(), start.clone());
    for step in steps {
        let before = pos.clone();
        rules.apply(&mut pos, *step, &mut ());
        history.note(rules, &before, *step, &pos);
    }
    history
}

#[cfg(test)]
mod tests {
    use rules::Catalogue;
    use rules::games::Portal;

    use super::*;

    fn list(id: &str, unit: Unit, input: &str) -> Result<String, String> {
        let mut output = Vec::new();
        let request = List { id, unit, options: Options::new(), input: input.as_bytes(), output: &mut output };
        Portal::visit(id, request).unwrap().map_err(|error| error.to_string())?;
        Ok(String::from_utf8(output).unwrap())
    }

    #[test]
    fn every_turn_stands_with_the_position_it_leads_to() {
        let listed = list("laska", Unit::Turns, "a1WWW b2BBB w\nc1w b\n").unwrap();
        assert_eq!(listed, "a1WWW b2BBB w\ta1-b2BB-c3WWWB=>////,WWWB,,/BB,,/ b\nc1w b\t\n",);
    }

    #[test]
    fn a_bad_position_is_named_and_the_next_one_listed() {
        let listed = list("laska", Unit::Turns, "c9w w\nc1w\n\ng1w w\n").unwrap();
        assert_eq!(
            listed,
            "c9w w\terror: \"c9\" at 0: laska-text-square found=c9\n\
             c1w\terror: \"\" at 3: laska-text-side\n\
             \terror: \"\" at 0: laska-text-side\n\
             g1w w\tg1-f2=>/////,,w/ b\n",
        );
    }

    #[test]
    fn steps_are_refused_where_position_texts_end_with_the_turn() {
        let refusal = "position texts of laska do not cover the middle of a turn: use arena turns laska";
        assert_eq!(list("laska", Unit::Steps, ""), Err(refusal.to_owned()));
    }
}
