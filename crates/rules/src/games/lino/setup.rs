//! Set-ups: everything that a position text says, possible or not; without the stones in hand, which follow from those
//! on the board.

use crate::history::History;
use crate::message::Message;
use crate::seat::Seat;
use crate::setup::{Arrange, Part, SetupFault};
use crate::view::{Site, SiteMap, SiteSet};

use super::face::Face;
use super::layout::N_TILES;
use super::position::{N_MOVES, Position, STONES_EACH, Stage};
use super::sites::{Dir, HEIGHT, Spot, WIDTH};
use super::{Eyes, Faces, Lino, SEATS, gains, letter, messages, rows, steps};

/// The stage, in faults.
pub const STAGE: &str = "stage";
/// The seat to act, in faults.
pub const SEAT: &str = "seat";
/// The faces of the tiles in reading order, in faults.
pub const FACES: &str = "faces";
/// The last stone, in faults.
pub const LAST: &str = "last";
/// The rows or runs that have been claimed, in faults.
pub const CLAIMS: &str = "claims";

/// A tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tile {
    /// What it shows; blank where it lies face down.
    pub face: Face,
    /// The seat whose stone lies on it.
    pub stone: Option<Seat>,
    /// Whether it was moved, during building.
    pub is_moved: bool,
}

/// What is to be done, without what has been claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupStage {
    /// The game board is built; this many tiles have been moved.
    Build(u8),
    /// Stones are placed.
    Fill,
    /// The rows that the last stone closed are claimed.
    Claim,
    /// Runs are claimed: by the beginner, or by the other.
    Count {
        /// Whether the beginner is done.
        is_second: bool,
    },
    /// The game is over.
    Over,
}

/// What a position of Lino consists of, possible or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The tiles by the sites of their spots.
    pub tiles: SiteMap<Tile>,
    /// The open spots where a tile has lain, during building.
    pub lain: SiteSet,
    /// What is to be done.
    pub stage: SetupStage,
    /// The seat to act; the first seat when the game is over.
    pub seat: Seat,
    /// The points scored by steps so far, White's first.
    pub score: [u16; 2],
    /// Where the last stone lies, while its rows are claimed.
    pub last: Option<Spot>,
    /// The ends of the rows or runs that have been claimed.
    pub claims: Vec<(Spot, Spot)>,
}

impl Setup {
    /// No tiles, with White to act.
    pub const fn empty(stage: SetupStage) -> Setup {
        Setup {
            tiles: SiteMap::new(),
            lain: SiteSet::new(),
            stage,
            seat: Seat::FIRST,
            score: [0; 2],
            last: None,
            claims: Vec::new(),
        }
    }

    /// How many stones of a seat lie on the board.
    pub fn n_stones(&self, seat: Seat) -> u32 {
        self.tiles.values().filter(|tile| tile.stone == Some(seat)).count() as u32
    }

    /// The tiles in reading order; those outside the frame are left out.
    fn in_order(&self) -> Vec<(Spot, Tile)> {
        let mut tiles: Vec<(Spot, Tile)> =
            self.tiles.iter().filter_map(|(site, tile)| Some((Spot::of_site(*site)?, *tile))).collect();
        tiles.sort_unstable_by_key(|(at, _)| *at);
        tiles
    }

    /// The position, without what has been claimed; `None` with another number of tiles.
    fn position(&self) -> Option<Position> {
        let tiles: [(Spot, Tile); N_TILES] = self.in_order().try_into().ok()?;
        let mut pos = Position::new(tiles.map(|(at, _)| at), tiles.map(|(_, tile)| tile.face));
        for (idx, (_, tile)) in tiles.iter().enumerate() {
            if let Some(seat) = tile.stone {
                pos.stones[seat.idx() & 1] |= 1 << idx;
            }
            pos.moved |= u64::from(tile.is_moved) << idx;
        }
        self.lain.iter().filter_map(|site| Spot::of_site(*site)).for_each(|at| pos.lain.insert(at));
        pos.stage = match self.stage {
            SetupStage::Build(n_moved) => Stage::Build { n_moved },
            SetupStage::Fill => Stage::Fill,
            SetupStage::Claim => Stage::Claim { stone: 0, claimed: 0 },
            SetupStage::Count { is_second } => Stage::Count { is_second, claimed: [0; 4] },
            SetupStage::Over => Stage::Over,
        };
        (pos.seat, pos.score) = (self.seat, self.score);
        Some(pos)
    }
}

/// Collects the faults of a set-up.
struct Check<'s> {
    setup: &'s Setup,
    faults: Vec<SetupFault>,
}

impl Check<'_> {
    fn illegal(&mut self, part: Part, why: Message) {
        self.faults.push(SetupFault::illegal(part, why));
    }

    fn check(&mut self, faces: Faces, eyes: Eyes) {
        if let (Eyes::Auto, Some(found)) = (eyes, sharp_word(self.setup.stage)) {
            self.illegal(Part::Field(STAGE), messages::text_stage_sharp(found));
        }
        self.check_tiles(faces);
        self.check_building();
        self.check_stones();
        self.check_claims();
    }

    fn check_tiles(&mut self, faces: Faces) {
        let setup = self.setup;
        let is_out = |site: &&Site| Spot::of_site(**site).is_none();
        for site in setup.tiles.keys().chain(setup.lain.iter()).filter(is_out) {
            self.illegal(Part::Site(*site), messages::text_frame(WIDTH, HEIGHT));
        }
        let tiles = setup.in_order();
        if tiles.len() != N_TILES {
            self.illegal(Part::Whole, messages::text_tiles(tiles.len(), N_TILES));
        }
        for (idx, (_, tile)) in tiles.iter().enumerate().filter(|(_, (_, tile))| faces.seen(tile.face) != tile.face) {
            let why = match faces {
                Faces::Down => messages::text_faces_down(),
                Faces::Up | Faces::Stars => messages::text_face_stars(tile.face.to_string()),
            };
            self.illegal(Part::Item(FACES, idx), why);
        }
        let is_building = matches!(setup.stage, SetupStage::Build(_));
        for (at, tile) in &tiles {
            if tile.is_moved && !is_building {
                self.illegal(Part::Site(at.site()), messages::text_built("m"));
            }
            if tile.stone.is_some() && is_building {
                self.illegal(Part::Site(at.site()), messages::text_stone_early(at.to_string()));
            }
        }
        let mut lain: Vec<Spot> = setup.lain.iter().filter_map(|site| Spot::of_site(*site)).collect();
        lain.sort_unstable();
        for (nth, at) in lain.iter().enumerate() {
            if !is_building {
                self.illegal(Part::Site(at.site()), messages::text_built(":"));
            } else if nth >= usize::from(N_MOVES) - 1 {
                self.illegal(Part::Site(at.site()), messages::text_lain_many(N_MOVES - 1));
            }
        }
        let is_alone = |at: &Spot| at.around().all(|near| !setup.tiles.contains_key(&near.site()));
        for (at, _) in tiles.iter().filter(|(at, _)| is_alone(at)) {
            self.illegal(Part::Site(at.site()), messages::text_alone(at.to_string()));
        }
    }

    /// As many tiles were moved as the stage says, and as many spots left.
    fn check_building(&mut self) {
        let SetupStage::Build(n_moved) = self.setup.stage else { return };
        if n_moved >= N_MOVES {
            self.illegal(Part::Field(STAGE), messages::text_stage(format!("b{n_moved}")));
        }
        let n_tiles = self.setup.tiles.values().filter(|tile| tile.is_moved).count();
        if n_tiles != usize::from(n_moved) {
            self.illegal(Part::Whole, messages::text_moved(n_tiles, n_moved));
        }
        if self.setup.lain.len() != usize::from(n_moved) {
            self.illegal(Part::Whole, messages::text_lain(self.setup.lain.len(), n_moved));
        }
    }

    /// Stones are placed alternately, so their numbers determine the seat to act, unless both are equal.
    fn check_stones(&mut self) {
        let setup = self.setup;
        for seat in SEATS {
            let n_stones = setup.n_stones(seat);
            if n_stones > STONES_EACH {
                self.illegal(Part::Seat(seat), messages::text_stones(seat, n_stones, STONES_EACH));
            }
        }
        let [white, blue] = SEATS.map(|seat| setup.n_stones(seat));
        if white.abs_diff(blue) > 1 {
            self.illegal(Part::Whole, messages::text_stones_apart(white, blue));
        }
        let is_full = white + blue == 2 * STONES_EACH;
        match setup.stage {
            SetupStage::Fill if is_full => self.illegal(Part::Field(STAGE), messages::text_full()),
            SetupStage::Claim if white + blue == 0 => self.illegal(Part::Field(STAGE), messages::text_no_stone()),
            SetupStage::Count { .. } | SetupStage::Over if !is_full => {
                self.illegal(Part::Field(STAGE), messages::text_not_full());
            }
            _ => {}
        }
        // The beginner has one stone more: just placed where rows are claimed; otherwise the other seat is next.
        let beginner = if white > blue { Seat::FIRST } else { Seat::SECOND };
        let next = if setup.stage == SetupStage::Claim { beginner } else { beginner.other() };
        if white.abs_diff(blue) == 1 && setup.seat != next {
            self.illegal(Part::Field(SEAT), messages::text_turn_of(next));
        }
        if setup.stage == SetupStage::Over && setup.seat != Seat::FIRST {
            self.illegal(Part::Field(SEAT), messages::text_seat_over(letter(setup.seat).to_string()));
        }
    }

    /// Whether something is claimed where it can be.
    fn check_claims(&mut self) {
        let setup = self.setup;
        let found = || {
            let claims = setup.claims.iter().map(|(from, to)| format!("{from}-{to}"));
            setup.last.map(|at| at.to_string()).into_iter().chain(claims).collect::<Vec<_>>().join(",")
        };
        match setup.stage {
            SetupStage::Claim => {
                let stone = setup.last.and_then(|at| setup.tiles.get(&at.site())).and_then(|tile| tile.stone);
                match setup.last {
                    None => self.illegal(Part::Field(CLAIMS), messages::text_last_missing()),
                    Some(at) if stone != Some(setup.seat) => {
                        self.illegal(Part::Field(LAST), messages::text_last(at.to_string(), setup.seat));
                    }
                    Some(_) => {}
                }
            }
            SetupStage::Count { .. } if setup.last.is_some() => {
                self.illegal(Part::Field(LAST), messages::text_claims_none(found()));
            }
            SetupStage::Count { .. } => {}
            _ if setup.last.is_some() || !setup.claims.is_empty() => {
                self.illegal(Part::Field(CLAIMS), messages::text_claims_none(found()));
            }
            _ => {}
        }
    }

    /// Enters what has been claimed into a position in which nothing else is wrong. Each is claimed once.
    fn claim(&mut self, pos: &mut Position) {
        let stone = self.setup.last.and_then(|at| pos.tile(at));
        if let (Stage::Claim { stone: place, .. }, Some(idx)) = (&mut pos.stage, stone) {
            *place = idx as u8;
        }
        let mut open = steps::claims(pos);
        for (nth, &ends) in self.setup.claims.iter().enumerate() {
            let is_meant = |row: &rows::Row| ends == (row.from, row.to) || ends == (row.to, row.from);
            let Some(row) = open.iter().position(is_meant).map(|idx| open.swap_remove(idx)) else {
                let (from, to) = ends;
                self.illegal(Part::Item(CLAIMS, nth), messages::text_claim(format!("{from}-{to}")));
                continue;
            };
            match &mut pos.stage {
                Stage::Claim { claimed, .. } => *claimed |= 1 << row.dir.idx(),
                Stage::Count { claimed, .. } => claimed[row.dir.idx()] |= 1 << row.first,
                _ => {}
            }
        }
    }
}

/// What a stage of sharp eyes is called; `None` for the others.
fn sharp_word(stage: SetupStage) -> Option<&'static str> {
    match stage {
        SetupStage::Claim => Some("c"),
        SetupStage::Count { is_second: false } => Some("k1"),
        SetupStage::Count { is_second: true } => Some("k2"),
        SetupStage::Build(_) | SetupStage::Fill | SetupStage::Over => None,
    }
}

/// The last stone whose rows are claimed, and the ends of the rows or runs that have been claimed: across, upright,
/// rising, falling.
pub(super) fn claimed(pos: &Position) -> (Option<Spot>, Vec<(Spot, Spot)>) {
    let ends = |row: rows::Row| (row.from, row.to);
    match pos.stage {
        Stage::Claim { stone, claimed } => {
            let stone = usize::from(stone);
            let dirs = Dir::ALL.into_iter().filter(|dir| claimed >> dir.idx() & 1 == 1);
            let rows = dirs.filter_map(|dir| rows::row(pos, stone, dir)).map(ends);
            (pos.tiles.get(stone).copied(), rows.collect())
        }
        Stage::Count { claimed, .. } => {
            let runs = Dir::ALL.into_iter().flat_map(|dir| {
                gains::runs(pos, pos.seat, dir).filter(move |run| claimed[dir.idx()] >> run.first & 1 == 1)
            });
            (None, runs.map(ends).collect())
        }
        _ => (None, Vec::new()),
    }
}

impl Arrange for Lino {
    type Setup = Setup;

    fn setup(&self, pos: &Position, _history: &History) -> Setup {
        let tile = |(idx, (at, face)): (usize, (&Spot, &Face))| {
            let tile = Tile { face: *face, stone: pos.stone(idx), is_moved: pos.moved >> idx & 1 == 1 };
            (at.site(), tile)
        };
        let (last, claims) = claimed(pos);
        Setup {
            tiles: pos.tiles.iter().zip(&pos.faces).enumerate().map(tile).collect(),
            lain: pos.lain.iter().map(Spot::site).collect(),
            stage: match pos.stage {
                Stage::Build { n_moved } => SetupStage::Build(n_moved),
                Stage::Fill => SetupStage::Fill,
                Stage::Claim { .. } => SetupStage::Claim,
                Stage::Count { is_second, .. } => SetupStage::Count { is_second },
                Stage::Over => SetupStage::Over,
            },
            seat: pos.seat,
            score: pos.score,
            last,
            claims,
        }
    }

    fn arrange(&self, setup: &Setup) -> Result<(Position, History), Vec<SetupFault>> {
        let mut check = Check { setup, faults: Vec::new() };
        check.check(self.faces, self.eyes);
        let pos = setup.position().filter(|_| check.faults.is_empty());
        let Some(mut pos) = pos else { return Err(check.faults) };
        check.claim(&mut pos);
        if !check.faults.is_empty() {
            return Err(check.faults);
        }
        let history = History::new(self, &pos, 0, 0);
        Ok((pos, history))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rules;
    use crate::games::lino::diagram::{rules, spot};

    #[test]
    fn all_faults_of_a_set_up_are_told_at_once_with_their_places() {
        let rules = rules("down auto");
        let mut setup = rules.setup(&rules.start(), &History::default());
        setup.tiles.remove(&spot("g13").site());
        setup.tiles.insert(spot("a1").site(), Tile { face: Face::STAR, stone: Some(Seat::FIRST), is_moved: true });
        setup.tiles.insert(Site(1000), Tile::default());
        setup.lain.insert(spot("c3").site());
        (setup.stage, setup.seat, setup.last) = (SetupStage::Count { is_second: false }, Seat::FIRST, Some(spot("a1")));
        let told: Vec<String> = rules.arrange(&setup).unwrap_err().iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "Field(\"stage\"): lino-text-stage-sharp found=k1 [LINO-2]",
                "Site(Site(1000)): lino-text-frame columns=22 rows=20 [LINO-5]",
                "Item(\"faces\", 55): lino-text-faces-down",
                "Site(Site(0)): lino-text-built found=m",
                "Site(Site(46)): lino-text-built found=:",
                "Site(Site(0)): lino-text-alone at=a1 [LINO-3]",
                "Field(\"stage\"): lino-text-not-full",
                "Field(\"seat\"): lino-text-turn-of seat=seat 2",
                "Field(\"last\"): lino-text-claims-none found=a1",
            ]
        );
    }
}
