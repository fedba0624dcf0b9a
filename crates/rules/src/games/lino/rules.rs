//! How a game is played: its start, its steps, its end; and what house rules and chance need to know.

use crate::chance::Chance;
use crate::game::{Actor, GameInfo, Rules};
use crate::hash;
use crate::match_state::MatchState;
use crate::options::{OptionError, Options};
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::seat::PerSeat;
use crate::view::EffectSink;

use super::messages;
use super::position::{Position, Stage};
use super::steps::{self, Step};
use super::{DEAL, EYES, Eyes, FACES, Faces, INFO, Lino, TEAMS, layout, match_rules, prompt, totals};

impl Rules for Lino {
    type Position = Position;
    type Step = Step;

    const GAMES: &'static [GameInfo] = &[INFO];

    /// The match may set the starting position.
    fn new(id: &str, options: &Options, state: &MatchState) -> Result<Self, OptionError> {
        if id != INFO.id {
            return Err(OptionError::UnknownGame { id: id.to_owned() });
        }
        let resolved = options.resolve(INFO.options)?;
        let faces = match resolved.text(FACES.key) {
            "up" => Faces::Up,
            "stars" => Faces::Stars,
            _ => Faces::Down,
        };
        let eyes = if resolved.text(EYES.key) == "sharp" { Eyes::Sharp } else { Eyes::Auto };
        let text = resolved.text(DEAL.key);
        let bad_deal = || OptionError::BadValue { key: DEAL.key, value: text.to_owned(), kind: DEAL.kind };
        let deal = layout::read_deal(text).ok_or_else(bad_deal)?;
        let start = Position::new(layout::tiles(), deal.map(|face| faces.seen(face)));
        let rules = Lino { faces, eyes, start };
        // Only our match rules write the note, so a note that is no such position is not theirs.
        let told = match_rules::read_note(&rules, &state.note);
        Ok(Lino { start: told.unwrap_or(start), ..rules })
    }

    fn info(&self) -> &'static GameInfo {
        &Self::GAMES[0]
    }

    fn start(&self) -> Position {
        self.start
    }

    #[inline]
    fn actor(&self, pos: &Position) -> Actor {
        Actor::Seat(pos.seat)
    }

    fn steps(&self, pos: &Position, acc: &mut Vec<Step>) {
        steps::list(pos, acc);
    }

    fn outcome(&self, pos: &Position) -> Outcome {
        let [white, blue] = totals(self.eyes, pos);
        let outcome = match prompt::winner([white, blue]) {
            Some(seat) => Outcome::win(TEAMS, INFO.team(seat), messages::end_count()),
            None => Outcome::draw(TEAMS, messages::end_drawn(white)),
        };
        Outcome { points: PerSeat([white, blue, 0, 0]), ..outcome }
    }

    /// A stone, its claims and their end form one turn; so do a player's claims at the end.
    #[inline]
    fn mid_turn(&self, pos: &Position) -> bool {
        match pos.stage {
            Stage::Claim { .. } => true,
            Stage::Count { claimed, .. } => claimed != [0; 4],
            Stage::Build { .. } | Stage::Fill | Stage::Over => false,
        }
    }

    #[inline]
    fn apply(&self, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
        steps::apply(self.eyes, pos, step, out);
    }
}

impl Progress for Lino {
    /// No position can repeat.
    fn resets(&self, _pos: &Position, _step: Step) -> bool {
        true
    }

    fn key(&self, pos: &Position) -> u64 {
        pos.key().unwrap_or_else(|| hash::key(pos))
    }
}

impl Chance for Lino {
    /// The faces of the tiles (LINO-4), if any are visible.
    fn deal(&self, draw: &mut dyn FnMut(u32) -> u32) -> Option<(&'static str, String)> {
        (self.faces != Faces::Down).then(|| (DEAL.key, layout::deal(draw)))
    }
}

#[cfg(test)]
mod tests;
