//! Handicaps: other beginnings of the same game.

use rules::view::{Kind, Scene, Site};
use rules::{Game, GameInfo, Handicap, HandicapForm, History, MatchState, Options, Seat};
use tests::random;

/// Random games from each beginning.
const N_GAMES: u64 = 5;

/// Each handicap of each game begins a game, for whoever gives it, that can be played to its end.
pub(crate) fn begin_games<G: Game>() {
    for info in G::GAMES {
        let rules = G::new(info.id, &Options::new(), &MatchState::default()).expect("it is a game of the folder");
        let usual = rules.scene(&rules.start());
        for (handicap, giver) in given::<G>(info) {
            let name = format!("{}: {} by {giver}", info.id, handicap.key);
            let (pos, history) = rules.start_with(handicap, giver).unwrap_or_else(|| panic!("{name} is no position"));
            assert!(!rules.mid_turn(&pos), "{name}");
            assert_eq!(rules.actor(&pos), rules.actor(&rules.start()), "{name}: somebody else begins");
            assert_eq!(history, History::new(&rules, &pos, 0, 0), "{name}");
            for format in G::POSITIONS {
                let text = rules.write_position(&pos, &history, *format);
                let (read, mut mends) = (rules.read_position(&text), Vec::new());
                assert_eq!(read, Ok((pos.clone(), history.clone())), "{name}: {text}");
                assert!(rules.mend_position(&text, &mut mends).is_ok() && mends.is_empty(), "{name}: {mends:?}");
            }
            check_pieces(info, handicap, giver, &usual, &rules.scene(&pos), &name);
            for seed in 0..N_GAMES {
                random::game_from(&rules, pos.clone(), seed, &mut |_| ());
            }
        }
        let mut starts: Vec<_> =
            given::<G>(info).filter_map(|(given, by)| Some(rules.start_with(given, by)?.0)).collect();
        starts.push(rules.start());
        let mut distinct: Vec<&G::Position> = Vec::new();
        starts.iter().for_each(|pos| {
            assert!(!distinct.contains(&pos), "{}: two handicaps are alike: {pos:?}", info.id);
            distinct.push(pos);
        });
        let nobody = Seat::new(info.teams.len());
        assert!(nobody.is_none_or(|seat| G::HANDICAPS.iter().all(|given| rules.start_with(given, seat).is_none())));
    }
}

fn given<G: Game>(info: &'static GameInfo) -> impl Iterator<Item = (&'static Handicap, Seat)> {
    G::HANDICAPS.iter().flat_map(|handicap| info.seats().map(move |seat| (handicap, seat)))
}

/// Checks that a handicap is about the pieces that it names, and about no others.
fn check_pieces(info: &GameInfo, handicap: &Handicap, giver: Seat, usual: &Scene, scene: &Scene, name: &str) {
    let n_of = |scene: &Scene, seat: Seat, kind: Kind| {
        let pieces = scene.stacks.iter().flat_map(|(_, stack)| stack);
        pieces.filter(|piece| piece.owner == Some(seat) && piece.kind == kind).count()
    };
    for seat in info.seats() {
        for kind in (0..info.kinds.len()).map(|idx| Kind(idx as u8)) {
            let is_given = seat == giver && handicap.form == HandicapForm::Without;
            let of_kind = handicap.pieces.iter().filter(|(given, _)| is_given && *given == kind);
            let missing: usize = of_kind.map(|(_, count)| usize::from(*count)).sum();
            let there = n_of(scene, seat, kind);
            assert_eq!(there + missing, n_of(usual, seat, kind), "{name}: {kind:?} of {seat}");
        }
    }
    // Nothing else has changed place: fewer pieces on some sites, and more only where they are finished with.
    let count = |scene: &Scene, site: Site| scene.stacks.get(&site).map_or(0, Vec::len);
    let sites = usual.stacks.iter().chain(scene.stacks.iter()).map(|(site, _)| *site);
    let mut sites: Vec<_> = sites.collect();
    sites.sort_unstable();
    sites.dedup();
    let (mut fewer, mut more) = (0, 0);
    for site in sites {
        let (before, now) = (count(usual, site), count(scene, site));
        fewer += before.saturating_sub(now);
        more += now.saturating_sub(before);
    }
    let finished = if handicap.form == HandicapForm::Finished { handicap.count() } else { 0 };
    assert_eq!((fewer, more), (handicap.count().into(), finished.into()), "{name}");
}
