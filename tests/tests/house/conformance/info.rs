//! What a game declares: its info, its options, its matches.

use std::collections::HashSet;

use play::Dice;
use rules::match_rules::{Next, Plan, Played, Seating};
use rules::offers::Resolved;
use rules::{Game, GameInfo, MatchState, OptionError, OptionKind, Options, Outcome};
use tests::random::{self, Ending};

#[track_caller]
fn check_unique<'a>(id: &str, what: &str, keys: impl Iterator<Item = &'a str>) {
    let mut seen = HashSet::new();
    for key in keys {
        let is_word = !key.is_empty() && key.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        assert!(is_word, "{id}: {key:?} is no key of {what}");
        assert!(seen.insert(key), "{id}: {key} comes twice among {what}");
    }
}

pub(crate) fn is_sane<G: Game>() {
    check_unique("the folder", "ids", G::GAMES.iter().map(|info| info.id));
    assert!(!G::GAMES.is_empty(), "a folder has a game");
    assert!(!G::FLAG.0.is_empty(), "a ruling says what comes of a fallen flag");
    assert!(!G::MOVES.is_empty() && !G::POSITIONS.is_empty(), "the first way of writing is the one of records");
    for info in G::GAMES {
        let GameInfo { id, version, teams, options, presets, kinds, house_rules, .. } = *info;
        assert!(version > 0, "{id}: versions count from 1");
        assert!((2..=4).contains(&teams.len()), "{id}: {} seats", teams.len());
        let n_teams = teams.iter().collect::<HashSet<_>>().len();
        assert!((2..=4).contains(&n_teams), "{id}: {n_teams} teams");
        assert!(teams.iter().all(|team| usize::from(*team) < n_teams), "{id}: teams count from 0: {teams:?}");
        check_unique(id, "options", options.iter().map(|spec| spec.key));
        check_unique(id, "presets", presets.iter().map(|preset| preset.key));
        check_unique(id, "kinds of pieces", kinds.iter().map(|kind| kind.key));
        assert!(!kinds.is_empty(), "{id}: pieces are of a kind");
        assert!(house_rules.iter().all(|end| !end.ruling.0.is_empty()), "{id}: a ruling names every house end");
        for spec in options {
            match spec.kind {
                OptionKind::Choice(words) => check_unique(id, spec.key, words.iter().copied()),
                OptionKind::Number { least, most, default } => {
                    assert!((least..=most).contains(&default), "{id}: the default of {}", spec.key);
                }
                OptionKind::Text => {}
            }
        }
        // Defaults, presets and limits are all accepted; `variants` contains them.
        for options in random::variants(info) {
            let resolved = options.resolve(info.options);
            assert!(resolved.is_ok(), "{id}: {options:?}: {resolved:?}");
            let rules = new::<G>(id, &options).unwrap_or_else(|error| panic!("{id}: {options:?}: {error}"));
            assert_eq!(rules.info(), info);
            assert_eq!(rules.start(), rules.start(), "{id}: every game begins in the same position");
        }
        // Choosing the defaults is the same as choosing nothing.
        let mut chosen = Options::new();
        for spec in info.options {
            chosen.set(spec.key, spec.default_value());
        }
        let starts = [&chosen, &Options::new()].map(|options| new::<G>(id, options).map(|rules| rules.start()));
        assert_eq!(starts[0], starts[1], "{id}: the defaults, chosen");
    }
    check_unique("the folder", "plans", G::PLANS.iter().map(|plan| plan.key));
    assert!(G::PLANS.iter().all(|plan| plan.key != Plan::SINGLE && !plan.lengths.is_empty()), "{:?}", G::PLANS);
}

fn new<G: Game>(id: &str, options: &Options) -> Result<G, OptionError> {
    G::new(id, options, &MatchState::default())
}

#[track_caller]
fn refusal<G: Game>(id: &str, key: &str, value: &str) -> OptionError {
    let mut options = Options::new();
    options.set(key, value);
    match new::<G>(id, &options) {
        Ok(_) => panic!("{id} takes {key}={value}"),
        Err(error) => error,
    }
}

pub(crate) fn refuses_wrong_options<G: Game>() {
    let unknown = new::<G>("no-such-game", &Options::new()).err();
    assert_eq!(unknown, Some(OptionError::UnknownGame { id: "no-such-game".to_owned() }));
    for info in G::GAMES {
        match refusal::<G>(info.id, "no-such-option", "yes") {
            OptionError::UnknownKey { key, known } => {
                assert_eq!(key, "no-such-option");
                assert!(known.iter().eq(info.options.iter().map(|spec| &spec.key)), "{}: {known:?}", info.id);
            }
            error => panic!("{}: {error}", info.id),
        }
        for spec in info.options {
            let bad: &[&str] = match spec.kind {
                OptionKind::Choice(_) => &["", "no-such-word"],
                OptionKind::Number { .. } => &["", "4294967296", "-1", "+1", "1.5", "01"],
                OptionKind::Text => &["\u{0}", "no such text, surely"],
            };
            for &value in bad {
                match refusal::<G>(info.id, spec.key, value) {
                    OptionError::BadValue { key, value: named, kind } => {
                        assert_eq!((key, named.as_str(), kind), (spec.key, value, spec.kind), "{}", info.id);
                    }
                    error => panic!("{}: {}={value}: {error}", info.id, spec.key),
                }
            }
        }
    }
}

pub(crate) fn matches_end<G: Game>() {
    for info in G::GAMES {
        let mut plans = vec![(Plan::single(info.id, Options::new()), info.teams.len())];
        for plan in G::PLANS {
            assert!((1..=info.teams.len()).contains(&plan.players), "{}: {plan:?} has players", info.id);
            let of_length = |length: &u16| Plan {
                key: plan.key.to_owned(),
                length: *length,
                id: info.id.to_owned(),
                options: Options::new(),
            };
            plans.extend(plan.lengths.iter().map(|length| (of_length(length), plan.players)));
        }
        for (plan, n_players) in plans {
            for seed in 0..20 {
                check_match::<G>(info, &plan, n_players, seed);
            }
        }
    }
}

fn check_match<G: Game>(info: &GameInfo, plan: &Plan, n_players: usize, seed: u64) {
    let mut last: Option<Played> = None;
    for game in 0..200 {
        let context = format!("{} match {plan:?}, seed {seed}, game {game}", info.id);
        match G::next(plan, last.as_ref()) {
            Next::Over(outcome) => {
                assert!(game > 0, "{context}: over before it began");
                return check_match_outcome(n_players, &outcome, &context);
            }
            Next::Game { id, options, seating, state } => {
                assert_eq!(u64::from(state.played), game, "{context}: games played");
                assert!(is_seating(info, n_players, &seating), "{context}: {seating:?}");
                let rules = G::new(&id, &options, &state).unwrap_or_else(|error| panic!("{context}: {error}"));
                let (outcome, carry_over) = play(&rules, 1000 * seed + game);
                last = Some(Played { state, seating, outcome, carry_over });
            }
        }
    }
    panic!("{} match {plan:?}, seed {seed}, does not end", info.id);
}

/// Whether every player has a seat, and no one else has.
fn is_seating(info: &GameInfo, n_players: usize, seating: &Seating) -> bool {
    let sits = |player: usize| info.seats().any(|seat| seating[seat] == player);
    (0..n_players).all(sits) && info.seats().all(|seat| seating[seat] < n_players)
}

/// Checks that every player, and no one else, has a place.
fn check_match_outcome(n_players: usize, outcome: &Outcome, context: &str) {
    for (player, &place) in outcome.places.iter() {
        let is_there = player.idx() < n_players;
        assert_eq!((1..=n_players as u8).contains(&place), is_there, "{context}: player {player} in {outcome:?}");
        assert!(is_there || outcome.points[player] == 0, "{context}: player {player} is not there in {outcome:?}");
    }
    assert!(outcome.places.0.contains(&1), "{context}: somebody is first in {outcome:?}");
    assert!(!outcome.reason.key.is_empty(), "{context}: {outcome:?} has a reason");
}

/// The outcome of a random game, and what its last position passes on to the next.
fn play<G: Game>(rules: &G, seed: u64) -> (Outcome, String) {
    let mut last = rules.start();
    let ending = random::game(rules, seed, &mut |spot| last.clone_from(spot.pos));
    let carry_over = rules.carry_over(&last);
    match ending {
        Ending::Rules => (rules.outcome(&last), carry_over),
        Ending::House(end) => match rules.resolve(&last, &rules::offers::Resolution::House(end)) {
            Resolved::Over(outcome) => (outcome, carry_over),
            Resolved::GoesOn(_) => panic!("{}: {end:?} ends nothing", rules.info().id),
        },
    }
}

/// What is dealt at random, under the options of every preset, is an option that the game accepts, and depends only on
/// the numbers drawn.
pub(crate) fn deals_are_taken<G: Game>() {
    for info in G::GAMES {
        for preset in info.presets {
            let mut options = Options::new();
            preset.options.iter().for_each(|(key, value)| options.set(*key, *value));
            let rules = |options: &Options| {
                let rules = G::new(info.id, options, &MatchState::default());
                rules.unwrap_or_else(|error| panic!("{} {options:?}: {error}", info.id))
            };
            for seed in 0..20 {
                let deal = |options: &Options| {
                    let mut dice = Dice::new(seed);
                    rules(options).deal(&mut |n| {
                        assert!(n > 0, "{}: nothing to draw from", info.id);
                        dice.below(n)
                    })
                };
                let Some((key, value)) = deal(&options) else { break };
                assert!(info.options.iter().any(|spec| spec.key == key), "{}: {key}", info.id);
                let mut dealt = options.clone();
                dealt.set(key, &value);
                rules(&dealt);
                assert_eq!(deal(&dealt), Some((key, value)), "{} {options:?}: dealt once more", info.id);
            }
        }
    }
}
