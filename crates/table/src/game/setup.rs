//! How a new game is set up, and which game follows another.

use play::{Dice, GameUid, Games, Match, Matches, Player, PlayerKind, Record, wire};
use rules::match_rules::{Plan, PlanInfo, PlayerIdx};
use rules::options::PLAYERS;
use rules::{Level, OptionKind, OptionSpec, Options, PerSeat, Seat, hash, insertion_sort_by_key};

use crate::TableState;

/// Who plays a game of two sides against the human at this screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// The computer.
    Computer,
    /// Another human at the same screen.
    Human,
    /// This many humans at the same screen, more than two. Where there are fewer than seats, the last one plays both
    /// seats of a team.
    People(usize),
    /// Two computers, one on each seat of their pair, against two humans, one on each seat of theirs.
    Computers,
    /// As many humans as this match of several games is for.
    Match(&'static PlanInfo),
    /// This many humans, each at a device of their own: the first one at this. Two of them play both seats of a team.
    ByLink(usize),
}

impl Opponent {
    /// Whether the computer plays the other side.
    pub fn is_computer(self) -> bool {
        matches!(self, Opponent::Computer | Opponent::Computers)
    }
}

/// Which seat the human at this screen takes against the computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// This one, and its partners'.
    Seat(Seat),
    /// Drawn by lot.
    ByLot,
}

/// A handicap and who gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GivenHandicap {
    /// The name of the handicap: see [`rules::Handicap::key`].
    pub key: &'static str,
    /// The player who gives it: against the computer 0 is the human and 1 the computer, otherwise 0 is who plays the
    /// first seat.
    pub by: PlayerIdx,
}

/// What a new game is like. Choices that its game does not have are kept for another that does.
///
/// ```
/// use play::{Games, GamesOf, PlayerKind};
/// use rules::games::Portal;
/// use rules::{Level, Seat};
/// use table::Setup;
///
/// let games = &GamesOf::<Portal>::NEW;
/// let mut setup = Setup::usual("ludo").at_level(Level::MOST);
/// let (spec, counts) = setup.player_counts(games).expect("more or fewer can play ludo");
/// assert_eq!(counts, [2, 3, 4]);
/// setup.choose(spec, "3");
/// setup.players[Seat::SECOND] = PlayerKind::Human;
/// let record = setup.record(games, 7);
/// let strongest = Level::MOST.within(games.info("ludo").expect("it is there").levels);
/// assert_eq!((record.players.len(), record.first_level()), (3, Some(strongest)));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    /// The game.
    pub id: String,
    /// The chosen options, where they differ from the default.
    pub options: Options,
    /// Against whom, in a game of two sides.
    pub opponent: Opponent,
    /// On which seat, in a game of two sides.
    pub side: Side,
    /// How strong the computer is, in a game of two sides.
    pub level: Level,
    /// Who plays each seat, where the number of players varies: see [`Setup::player_counts`].
    pub players: PerSeat<PlayerKind>,
    /// The length of the match of two that this game begins; `None` for a single game.
    pub length: Option<u16>,
    /// The handicap of a single game of two; `None` where both begin alike. [`Setup::record_with_handicap`] heeds it.
    pub handicap: Option<GivenHandicap>,
    /// The clock of people at one screen, as [`play::TimeControl`] writes it; `None` for a game without.
    pub clock: Option<&'static str>,
    /// Whether everybody agrees that hints may be asked for, where several people play.
    pub hints: bool,
    /// Whether, by links, later throws of one turn use the secret of the other device again: see [`play::lots`].
    pub reuses_secrets: bool,
}

impl Setup {
    /// The usual: a single game on the first seat against the computer.
    pub fn usual(id: &str) -> Setup {
        Setup::usual_at(id, Level::FIRST_MET)
    }

    /// The usual, against the computer at this level.
    pub fn usual_at(id: &str, level: Level) -> Setup {
        Setup {
            id: id.to_owned(),
            options: Options::new(),
            opponent: Opponent::Computer,
            side: Side::Seat(Seat::FIRST),
            level,
            players: against_computers(Seat::FIRST, level),
            length: None,
            handicap: None,
            clock: None,
            hints: false,
            reuses_secrets: false,
        }
    }

    /// The same with computers of this level.
    pub fn at_level(mut self, level: Level) -> Setup {
        self.level = level;
        self.players = PerSeat::from_fn(|seat| match self.players[seat] {
            PlayerKind::Computer(_) => PlayerKind::Computer(level),
            person => person,
        });
        self
    }

    /// The same with the human at this screen on this seat; where each player has one seat, alone among computers.
    pub fn seen_from(&self, seat: Seat) -> Setup {
        Setup { side: Side::Seat(seat), players: against_computers(seat, self.level), ..self.clone() }
    }

    /// The same with people on all seats.
    pub fn for_people(&self) -> Setup {
        Setup { opponent: Opponent::Human, players: PerSeat::from_fn(|_| PlayerKind::Human), ..self.clone() }
    }

    /// Switches to another game. Choices that it also has stay.
    pub fn switch(&mut self, games: &dyn Games, id: &str) {
        let chosen = std::mem::take(&mut self.options);
        self.id = id.to_owned();
        for spec in games.info(id).map_or(&[][..], |info| info.options) {
            if let Some(value) = chosen.get(spec.key) {
                self.choose(spec, value);
            }
        }
        let has_length = |length: &u16| match_of_two(games, id).is_some_and(|plan| plan.lengths.contains(length));
        self.length = self.length.filter(has_length);
    }

    /// Sets one of the game's options; a value that the option does not take changes nothing.
    pub fn choose(&mut self, spec: &OptionSpec, value: &str) {
        if value == spec.default_value() {
            self.options.unset(spec.key);
        } else if spec.admits(value) {
            self.options.set(spec.key, value);
        }
    }

    /// The value of one of the game's options, chosen or not.
    pub fn value(&self, spec: &OptionSpec) -> String {
        self.options.get(spec.key).map_or_else(|| spec.default_value(), str::to_owned)
    }

    /// The options that are chosen by hand, except the number of players.
    pub fn specs(&self, games: &dyn Games) -> impl Iterator<Item = &'static OptionSpec> + use<> {
        let specs = games.info(&self.id).map_or(&[][..], |info| info.options);
        specs.iter().filter(|spec| spec.kind != OptionKind::Text && spec.key != PLAYERS)
    }

    /// How many can play the game, in ascending order, and the option that says so; `None` where the number is fixed.
    /// Otherwise each player has one seat.
    pub fn player_counts(&self, games: &dyn Games) -> Option<(&'static OptionSpec, Vec<usize>)> {
        let spec = games.info(&self.id)?.options.iter().find(|spec| spec.key == PLAYERS)?;
        let mut counts: Vec<usize> = match spec.kind {
            OptionKind::Choice(values) => values.iter().filter_map(|value| value.parse().ok()).collect(),
            OptionKind::Number { least, most, .. } => (least..=most).map(|count| count as usize).collect(),
            OptionKind::Text => Vec::new(),
        };
        insertion_sort_by_key(&mut counts, |count| *count);
        Some((spec, counts))
    }

    /// The seats that take part in the chosen game, in the order of play.
    pub fn seats(&self, games: &dyn Games) -> Vec<Seat> {
        self.seats_from(games, None)
    }

    /// The seats that take part when the game begins with this position, or with the usual one.
    fn seats_from(&self, games: &dyn Games, start: Option<&str>) -> Vec<Seat> {
        let n_seats = games.info(&self.id).map_or(2, |info| info.teams.len());
        let played = |start: Option<&str>| {
            let record = Record { start: start.map(str::to_owned), ..self.empty(games, n_seats) };
            games.seats_to_play(&record).ok()
        };
        played(start).or_else(|| played(None)).unwrap_or_else(|| Seat::first(n_seats).collect())
    }

    /// The match that two players can choose instead of a single game, with its lengths in ascending order.
    pub fn lengths(&self, games: &dyn Games) -> Option<(&'static PlanInfo, Vec<u16>)> {
        let plan = match_of_two(games, &self.id)?;
        let mut lengths = plan.lengths.to_vec();
        insertion_sort_by_key(&mut lengths, |length| *length);
        Some((plan, lengths))
    }

    /// Whether several people play it at one screen, against each other.
    pub fn has_people(&self, games: &dyn Games) -> bool {
        match self.player_counts(games) {
            Some(_) => self.seats(games).iter().filter(|seat| self.players[**seat] == PlayerKind::Human).count() > 1,
            None => !self.opponent.is_computer() && !matches!(self.opponent, Opponent::ByLink(_)),
        }
    }

    /// Whether it is played on several devices, by links.
    pub fn is_by_link(&self, games: &dyn Games) -> bool {
        match self.player_counts(games) {
            Some(_) => self.seats(games).iter().any(|seat| matches!(self.players[*seat], PlayerKind::Remote(..))),
            None => matches!(self.opponent, Opponent::ByLink(_)),
        }
    }

    /// Whether two seats of one device follow each other in a game by links: it could know the second one's throw early.
    pub fn has_seats_in_a_row(&self, games: &dyn Games) -> bool {
        let record = self.record(games, 0);
        let devices: Vec<u8> = Seat::first(record.seats.len()).filter_map(|seat| record.device_of(seat)).collect();
        let after = devices.iter().cycle().skip(1);
        record.is_by_link() && devices.iter().zip(after).any(|(one, next)| one == next)
    }

    /// Whether two players play it, including the computer.
    pub fn is_of_two(&self, games: &dyn Games) -> bool {
        self.player_counts(games).is_none()
            && matches!(self.opponent, Opponent::Computer | Opponent::Human | Opponent::ByLink(2))
    }

    /// The record of a game that has not begun. `lot` decides what is left to chance, including what is dealt and not
    /// chosen, and identifies the game. Where the game does not know the kind of opponent, two humans play.
    pub fn record(&self, games: &dyn Games, lot: u64) -> Record {
        self.record_from(games, None, lot)
    }

    /// As [`Setup::record`], from a position.
    pub fn record_from(&self, games: &dyn Games, start: Option<String>, lot: u64) -> Record {
        let mut dealt = self.clone();
        if let Some((key, value)) = deal(games, &self.id, &self.options, lot)
            && self.options.get(key).is_none()
        {
            dealt.options.set(key, value);
        }
        let record = match dealt.player_counts(games) {
            Some(_) => dealt.one_player_a_seat(games, &dealt.seats_from(games, start.as_deref())),
            None => dealt.of_sides(games, lot),
        };
        begun(Record { start, ..record }, lot)
    }

    /// Each player has one seat.
    fn one_player_a_seat(&self, games: &dyn Games, seats: &[Seat]) -> Record {
        let mut record = self.empty(games, games.info(&self.id).map_or(seats.len(), |info| info.teams.len()));
        let levels = games.info(&self.id);
        let sits = |player: PlayerKind| match (player, levels) {
            (PlayerKind::Computer(level), Some(info)) => PlayerKind::Computer(level.within(info.levels)),
            _ => player,
        };
        // Whoever plays elsewhere has a device of their own.
        let mut n_devices = 0;
        let at_device = |player| match player {
            PlayerKind::Remote(..) => {
                n_devices += 1;
                PlayerKind::Remote(n_devices, None)
            }
            here => here,
        };
        let kinds: Vec<PlayerKind> = seats.iter().map(|seat| sits(self.players[*seat])).map(at_device).collect();
        record.players = kinds.into_iter().map(PlayerKind::player).collect();
        record.sit(record.seats.len(), seats);
        record
    }

    /// Two sides play, or the teams of a game that knows more kinds of opponents.
    fn of_sides(&self, games: &dyn Games, lot: u64) -> Record {
        let info = games.info(&self.id);
        let teams = info.map_or(&[0, 1][..], |info| info.teams);
        let by_team =
            |own: Option<&u8>| teams.iter().map(|team| usize::from(Some(team) != own)).collect::<Vec<usize>>();
        let own = match self.side {
            Side::Seat(seat) => seat.idx(),
            // Not the bits that tell apart two games set up at once.
            Side::ByLot => usize::from((lot >> 32) as u16) % teams.len(),
        };
        let computer = || PlayerKind::Computer(info.map_or(self.level, |info| self.level.within(info.levels))).player();
        let of_people = || self.of_two(games, people(2), by_team(teams.first()));
        match self.opponent {
            Opponent::Computer => {
                self.of_two(games, vec![PlayerKind::Human.player(), computer()], by_team(teams.get(own)))
            }
            Opponent::Computers if is_paired(games, &self.id) => {
                let mut next = [0, 2];
                let seats = by_team(teams.get(own)).into_iter().map(|side| {
                    next[side] += 1;
                    next[side] - 1
                });
                let players = [people(2), vec![computer(), computer()]].concat();
                self.seated(games, players, seats.collect())
            }
            Opponent::People(3) if is_paired(games, &self.id) => self.seated(games, people(3), vec![0, 2, 1, 2]),
            Opponent::People(n) if n == teams.len() => self.seated(games, people(n), (0..n).collect()),
            Opponent::Match(plan) => self.of_match(games, plan).unwrap_or_else(of_people),
            Opponent::ByLink(n) if n == teams.len() && n > 2 => {
                let nth = |seat: usize| (seat + n - own) % n;
                self.seated(games, at_devices(n), (0..n).map(nth).collect())
            }
            Opponent::ByLink(_) => self.of_two(games, at_devices(2), by_team(teams.get(own))),
            Opponent::Human | Opponent::Computers | Opponent::People(_) => of_people(),
        }
    }

    /// A single game of two players, or the first game of their match: the first seat's player comes first in it.
    fn of_two(&self, games: &dyn Games, players: Vec<Player>, seats: Vec<usize>) -> Record {
        let first = self.length.zip(match_of_two(games, &self.id)).and_then(|(length, plan)| {
            let mut in_order = players.clone();
            in_order.rotate_left(seats.first().copied()?);
            first_game(games, plan.key, length, &self.id, &self.options, in_order)
        });
        first.unwrap_or_else(|| self.seated(games, players, seats))
    }

    fn seated(&self, games: &dyn Games, players: Vec<Player>, seats: Vec<usize>) -> Record {
        Record { players, seats: seats.into_iter().map(Some).collect(), ..self.empty(games, 0) }
    }

    /// A record with this many seats and no players.
    fn empty(&self, games: &dyn Games, n_seats: usize) -> Record {
        let version = games.info(&self.id).map_or(1, |info| info.version);
        let mut record = Record::new(self.id.clone(), version, Vec::new());
        record.seats = vec![None; n_seats];
        record.options = self.options.clone();
        record
    }

    /// The first game of a match.
    fn of_match(&self, games: &dyn Games, plan: &PlanInfo) -> Option<Record> {
        let length = plan.lengths.first().copied()?;
        first_game(games, plan.key, length, &self.id, &self.options, people(plan.players))
    }
}

/// A human on this seat, and the computer on all others.
fn against_computers(human: Seat, level: Level) -> PerSeat<PlayerKind> {
    PerSeat::from_fn(|seat| if seat == human { PlayerKind::Human } else { PlayerKind::Computer(level) })
}

fn people(n: usize) -> Vec<Player> {
    vec![PlayerKind::Human.player(); n]
}

/// Humans at as many devices, the first one at this.
fn at_devices(n: usize) -> Vec<Player> {
    let remote = |device| PlayerKind::Remote(device as u8, None);
    (0..n).map(|device| if device == 0 { PlayerKind::Human } else { remote(device) }.player()).collect()
}

/// A record before its first entry, as a new game.
fn begun(mut record: Record, lot: u64) -> Record {
    record.uid = GameUid(lot);
    record.seed = Some(lot.rotate_left(17));
    record
}

/// What is dealt by lot for a game with these options: an option and its value.
fn deal(games: &dyn Games, id: &str, options: &Options, lot: u64) -> Option<(&'static str, String)> {
    // Different numbers from the game's own dice, which are seeded with the lot too.
    games.deal(id, options, &mut Dice::new(hash::key(&("deal", lot))))
}

fn first_game(
    games: &dyn Games,
    key: &str,
    length: u16,
    id: &str,
    options: &Options,
    players: Vec<Player>,
) -> Option<Record> {
    let plan = Plan { key: key.to_owned(), length, ..Plan::single(id, options.clone()) };
    games.new_match(plan, players).ok()?.game(GameUid::default(), None)
}

/// Whether two pairs play the game.
pub fn is_paired(games: &dyn Games, id: &str) -> bool {
    games.info(id).is_some_and(|info| info.teams == [0, 1, 0, 1])
}

/// The kinds of opponents that a game knows.
pub fn opponents(games: &dyn Games, id: &str) -> Vec<Opponent> {
    let mut opponents = vec![Opponent::Computer, Opponent::Human];
    if is_paired(games, id) {
        opponents.push(Opponent::Computers);
        opponents.push(Opponent::People(3));
        opponents.extend(games.plans(id).iter().filter(|plan| plan.players > 2).map(Opponent::Match));
        opponents.push(Opponent::People(4));
    }
    if !is_dealt(games, id) {
        opponents.push(Opponent::ByLink(2));
        opponents.extend(is_paired(games, id).then_some(Opponent::ByLink(4)));
    }
    opponents
}

/// Whether anything is dealt by lot at the beginning of a game.
fn is_dealt(games: &dyn Games, id: &str) -> bool {
    deal(games, id, &Options::new(), 0).is_some()
}

/// Whether players throw dice in a game.
pub fn has_dice(games: &dyn Games, id: &str) -> bool {
    games.open(Setup::usual(id).record(games, 0)).is_ok_and(|table| !table.dice().is_empty())
}

impl TableState {
    /// A rematch between the same players. Each takes the next seat that takes part, or the same one where the rules say
    /// so. Against a pair, another player is alone then. A match begins again at the same length. What was dealt by lot is
    /// dealt anew.
    pub fn rematch(&self, games: &dyn Games, lot: u64) -> Record {
        let (record, swaps) = (self.game.table.record(), self.game.table.swaps_seats());
        // On all devices of a game by links the next one is the same.
        let lot = if record.is_by_link() { hash::key(&("again", record.uid)) } else { lot };
        let mut next = record.up_to(0);
        if let Some((key, value)) = deal(games, &record.id, &record.options, lot) {
            next.options.set(key, value);
        }
        let n_players = record.players.len();
        let mut in_order = record.players.clone();
        if n_players == 2 {
            let on_first = record.player(Seat::FIRST).unwrap_or_default();
            in_order.rotate_left((on_first + usize::from(swaps)) % 2);
        }
        let is_turned = in_order != record.players;
        if let Some(key) = &record.plan
            && let Some(first) = first_game(games, key, record.match_state.length, &record.id, &next.options, in_order)
        {
            next = first;
            if !is_turned {
                next.keep_substitutes(record);
            }
            return begun(next, lot);
        }
        if swaps {
            let mut taken: Vec<usize> = next.seats.iter().flatten().copied().collect();
            if taken.len().is_multiple_of(n_players) {
                taken.rotate_right(1);
            } else {
                taken.iter_mut().for_each(|player| *player = (*player + 1) % n_players);
            }
            next.seats.iter_mut().flatten().zip(taken).for_each(|(player, next)| *player = next);
            next.keep_substitutes(record);
        }
        begun(next, lot)
    }

    /// The match that this game is part of, as it stands after the game; `None` if it is single or not over.
    pub fn match_after(&self, matches: &dyn Matches) -> Option<Match> {
        matches.match_after(&*self.game.table)
    }
}

/// The next game of a match that is not over. The same games lead to the same next game.
pub fn next_game(run: &Match) -> Option<Record> {
    let last = run.records().last()?;
    // On all devices of a game by links the next one is the same.
    let lot = if last.is_by_link() { hash::key(&("next", last.uid)) } else { hash::key(&wire::write(last)) };
    Some(begun(run.game(GameUid(lot), None)?, lot))
}

/// The match that two players of the game `id` can play.
fn match_of_two(games: &dyn Games, id: &str) -> Option<&'static PlanInfo> {
    games.plans(id).iter().find(|plan| plan.players == 2)
}
