//! The board of the toy split.

use rules::grid::Square;
use rules::view::{Gesture, Piece, Scene, Site};
use rules::{Present, Say, Seat};

use super::{ARRIVED, FILES, MAN, Position, RANKS, Split, Step, far_rank, site, squares};

impl Present for Split {
    fn scene(&self, pos: &Position) -> Scene {
        let mut scene = Scene::new(pos.prompt());
        for seat in Seat::first(2) {
            for man in pos.men[seat.idx()] {
                scene.stacks.insert(site(man), vec![Piece { owner: Some(seat), kind: MAN }]);
                if man.rank == far_rank(seat) {
                    scene.marks.insert(site(man), ARRIVED);
                }
            }
            scene.counts[seat] = pos.n_arrived(seat) as i32;
        }
        scene
    }

    fn gesture(&self, _pos: &Position, step: Step) -> Gesture {
        match step {
            Step::Man(from, to) => Gesture::sites([site(from), site(to)]),
            Step::Done => Gesture::button(Say::new("toy-split-done")),
        }
    }

    fn sites(&self) -> Vec<Site> {
        (0..RANKS).rev().flat_map(|rank| (0..FILES).map(move |file| site(Square { file, rank }))).collect()
    }

    fn label(&self, at: Site) -> Say {
        Say::verbatim(squares().find(|square| site(*square) == at).map_or(String::new(), |square| square.to_string()))
    }

    fn refusal(&self, pos: &Position, tried: &[Site]) -> Say {
        let is_own = |first: &Site| pos.men[pos.seat.idx()].iter().any(|man| site(*man) == *first);
        Say::new(if tried.first().is_some_and(is_own) { "toy-split-no-way" } else { "toy-split-no-man" })
    }
}
