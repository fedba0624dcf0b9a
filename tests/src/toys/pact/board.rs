//! The board of the toy pact.

use rules::offers::{Offers, Resolution, Resolved, usual};
use rules::present::Gesture;
use rules::view::{Piece, Scene, Site};
use rules::{Message, Present, Rules, RulingId, Seat, Then};

use super::{CELLS, Pact, Position, Step, WALKER, name, plate};

impl Present for Pact {
    const FLAG: RulingId = RulingId("TOY-PACT-3");

    fn scene(&self, pos: &Position) -> Scene {
        let mut scene = Scene::new(pos.prompt());
        for seat in Seat::first(2) {
            let walker = Piece { owner: Some(seat), kind: WALKER };
            scene.stacks.insert(Site(pos.walkers[seat.idx()].into()), vec![walker]);
            scene.counts[seat] = pos.points[seat.idx()].into();
        }
        for cell in 0..CELLS {
            if let Some(kind) = pos.coins[usize::from(cell)] {
                scene.stacks.insert(plate(cell), vec![Piece { owner: None, kind }]);
            }
        }
        scene
    }

    fn gesture(&self, pos: &Position, step: Step) -> Gesture {
        let at_coin = |key| Gesture { choice: Some(Message::new(key)), ..Gesture::sites([plate(pos.walker())]) };
        match step {
            Step::Lay(cell) => Gesture::sites([plate(cell)]),
            Step::Walk(cell) => Gesture::sites([Site(pos.walker().into()), Site(cell.into())]),
            Step::Turn => at_coin("toy-pact-turn"),
            Step::Take => at_coin("toy-pact-take"),
        }
    }

    fn sites(&self) -> Vec<Site> {
        (0..2 * u16::from(CELLS)).map(Site).collect()
    }

    fn label(&self, site: Site) -> Message {
        match (0..CELLS).find(|cell| plate(*cell) == site) {
            Some(cell) => Message::new("toy-pact-plate").with("cell", name(cell)),
            None => Message::verbatim(name(site.0 as u8 % CELLS)),
        }
    }

    fn refusal(&self, pos: &Position, _tried: &[Site]) -> Message {
        Message::new(if pos.to_lay > 0 { "toy-pact-lay-first" } else { "toy-pact-no-way" })
    }

    fn offers(&self, _pos: &Position, _by: Seat) -> Offers {
        Offers { end: true, ..Offers::USUAL }
    }

    fn resolve(&self, pos: &Position, resolution: &Resolution) -> Resolved<Position> {
        Resolved::Over(match resolution {
            Resolution::End => pos.by_points(Message::new("end-agreed")),
            Resolution::House(end) if end.then == Then::Score => {
                pos.by_points(Message::new("toy-pact-stopped").under(end.ruling.0))
            }
            _ => usual(self.info().teams, resolution),
        })
    }
}
