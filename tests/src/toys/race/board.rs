//! The board of the toy race.

use rules::Search;
use rules::offers::{Offers, Proposal, Resolution, Resolved, usual};
use rules::present::Gesture;
use rules::view::{Die, Piece, Scene, Site};
use rules::{Actor, HouseRule, Message, PerSeat, Present, Rules, RulingId, Seat, Then};

use super::{GONE, Position, Race, SEATS, Step, TOKEN};

impl Present for Race {
    const FLAG: RulingId = RulingId("TOY-RACE-2");

    fn scene(&self, pos: &Position) -> Scene {
        let mut scene = Scene::new(pos.prompt());
        for (seat, cell) in Race::tokens(pos) {
            let token = Piece { owner: Some(seat), kind: TOKEN };
            scene.stacks.or_default(self.site(seat, cell)).push(token);
        }
        scene.dice = vec![pos.die.map_or(Die::Ready, Die::Shows)];
        scene.counts = PerSeat::from_fn(|seat| pos.racers.get(seat.idx()).map_or(0, |racer| racer.place.into()));
        scene
    }

    fn gesture(&self, pos: &Position, step: Step) -> Gesture {
        match step {
            Step::Throw(face) => Gesture::button(Message::new("toy-race-throws").with("face", face)),
            Step::Walk(from, to) => Gesture::sites([self.site(pos.seat, from), self.site(pos.seat, to)]),
            Step::Pass => Gesture::button(Message::new("toy-race-pass")),
        }
    }

    fn sites(&self) -> Vec<Site> {
        (0..SEATS as u16 * 2 + u16::from(self.home) - 1).map(Site).collect()
    }

    fn label(&self, site: Site) -> Message {
        let (first, last) = (SEATS as u16, SEATS as u16 + u16::from(self.home) - 2);
        match site.0 {
            n if n < first => Message::new("toy-race-nest").with("seat", n + 1),
            n if n <= last => Message::verbatim((n - first + 1).to_string()),
            n => Message::new("toy-race-home").with("seat", n - last),
        }
    }

    fn refusal(&self, pos: &Position, _tried: &[Site]) -> Message {
        match self.actor(pos) {
            Actor::Chance => Message::new("toy-race-throw-first"),
            Actor::Seat(_) => Message::new("toy-race-cannot-walk").with("die", pos.die.unwrap_or_default()),
        }
    }

    fn takes_part(&self, pos: &Position, seat: Seat) -> bool {
        pos.racers[seat.idx()].tokens[0] != GONE
    }

    fn offers(&self, pos: &Position, by: Seat) -> Offers {
        if pos.is_racing(by) { Offers { draw: false, ..Offers::USUAL } } else { Offers::NONE }
    }

    fn answerers(&self, pos: &Position, by: Seat, proposal: Proposal) -> Vec<Seat> {
        match proposal {
            Proposal::Resign(_) => Vec::new(),
            Proposal::Offer(_) => self.info().seats().filter(|seat| *seat != by && pos.is_racing(*seat)).collect(),
        }
    }

    fn resolve(&self, pos: &Position, resolution: &Resolution) -> Resolved<Position> {
        let mut pos = pos.clone();
        match *resolution {
            Resolution::Resigned { by, .. } | Resolution::Flagged { by, .. } => {
                pos.settle_place(by, false);
                pos.racers[by.idx()].tokens = [GONE; 2];
                if pos.is_over() {
                    return Resolved::Over(match resolution {
                        Resolution::Flagged { ruling, .. } => pos.outcome(Message::new("end-flagged").under(ruling.0)),
                        _ => pos.outcome(Message::new("end-resigned")),
                    });
                }
                if by == pos.seat {
                    pos.next_turn(false);
                }
                Resolved::GoesOn(pos)
            }
            Resolution::House(HouseRule { then: Then::Score, .. }) => {
                let cells = self.evaluate(&pos);
                let best = pos.racers.iter().filter(|racer| racer.tokens[0] == self.home).count() as u8;
                let still: Vec<Seat> = Seat::first(SEATS).filter(|seat| pos.is_racing(*seat)).collect();
                for &seat in &still {
                    let ahead = still.iter().filter(|other| cells[**other] > cells[seat]).count() as u8;
                    pos.racers[seat.idx()].place = best + ahead + 1;
                }
                Resolved::Over(pos.outcome(Message::new("toy-race-stopped")))
            }
            Resolution::Draw | Resolution::End | Resolution::House(_) => {
                Resolved::Over(usual(self.info().teams, resolution))
            }
        }
    }
}
