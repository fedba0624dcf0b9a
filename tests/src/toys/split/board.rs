//! The board of the toy split.

use rules::grid::Square;
use rules::offers::{Offers, Proposal, Resolution, Resolved, usual};
use rules::present::Gesture;
use rules::view::{Piece, Scene, Site};
use rules::{Message, Present, Rules, RulingId, Seat};

use super::{ARRIVED, FILES, MAN, Position, RANKS, Split, Step, far_rank, site, squares, won};

/// The most points that a game counts.
const MOST: u8 = 2;

impl Present for Split {
    const FLAG: RulingId = RulingId("TOY-SPLIT-2");

    fn scene(&self, pos: &Position) -> Scene {
        let mut scene = Scene::new(pos.prompt());
        for seat in Seat::first(2) {
            for man in pos.men[seat.idx()] {
                scene.stacks.insert(site(man), vec![Piece { owner: Some(seat), kind: MAN }]);
                if man.rank == far_rank(seat) {
                    scene.marks.insert(site(man), ARRIVED);
                }
            }
        }
        scene
    }

    fn gesture(&self, _pos: &Position, step: Step) -> Gesture {
        match step {
            Step::Man(from, to) => Gesture::sites([site(from), site(to)]),
            Step::Done => Gesture::button(Message::new("toy-split-done")),
        }
    }

    /// The ranks that the seat's men still have to go and, in a match, its points.
    fn figures(&self, pos: &Position, seat: Seat, won: i32) -> Vec<Message> {
        let before: u8 = pos.men[seat.idx()].iter().map(|man| man.rank.abs_diff(far_rank(seat))).sum();
        let mut figures = vec![Message::new("toy-split-before").with("number", before)];
        if self.run.length > 0 {
            let score = Message::new("toy-split-score").with("number", self.run.points[seat] + won);
            figures.push(score.with("of", self.run.length));
        }
        figures
    }

    fn offers(&self, _pos: &Position, _by: Seat) -> Offers {
        Offers { resign: MOST, ..Offers::USUAL }
    }

    fn answerers(&self, _pos: &Position, by: Seat, proposal: Proposal) -> Vec<Seat> {
        if proposal == Proposal::Resign(MOST) { Vec::new() } else { vec![by.other()] }
    }

    fn resolve(&self, _pos: &Position, resolution: &Resolution) -> Resolved<Position> {
        let outcome = usual(self.info().teams, resolution);
        Resolved::Over(match *resolution {
            Resolution::Resigned { by, points } => won(by.other(), points, outcome.reason),
            Resolution::Flagged { by, .. } => won(by.other(), 1, outcome.reason),
            _ => outcome,
        })
    }

    fn sites(&self) -> Vec<Site> {
        (0..RANKS).rev().flat_map(|rank| (0..FILES).map(move |file| site(Square { file, rank }))).collect()
    }

    fn label(&self, at: Site) -> Message {
        Message::verbatim(
            squares().find(|square| site(*square) == at).map_or(String::new(), |square| square.to_string()),
        )
    }

    fn refusal(&self, pos: &Position, tried: &[Site]) -> Message {
        let is_own = |first: &Site| pos.men[pos.seat.idx()].iter().any(|man| site(*man) == *first);
        Message::new(if tried.first().is_some_and(is_own) { "toy-split-no-way" } else { "toy-split-no-man" })
    }
}
