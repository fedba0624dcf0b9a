use rules::Catalogue;
use rules::games::Portal;

use super::*;

fn plan(a: &str, b: &str, n_games: u64) -> Plan {
    let players = [a, b].map(|player| player.parse().unwrap());
    Plan { players, n_games, seed: 7, opening: 4, handicap: None, file: None, n_jobs: 1 }
}

/// Plays a match and returns its report, without the speed.
fn played(id: &str, options: &[(&str, &str)], plan: &Plan) -> Result<String, String> {
    let mut chosen = Options::new();
    for (key, value) in options {
        chosen.set(*key, *value);
    }
    let mut output = Vec::new();
    let request = Match { id, options: chosen, plan: plan.clone(), output: &mut output };
    Portal::visit(id, request).unwrap().map_err(|error| error.to_string())?;
    let report = String::from_utf8(output).unwrap();
    Ok(report.lines().filter(|line| !line.ends_with("nodes a second")).map(|line| format!("{line}\n")).collect())
}

/// A temporary file of this test.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Place {
        let path = std::env::temp_dir().join(format!("arena-{name}-{}", std::process::id()));
        let _ = std::fs::remove_file(&path);
        Place(path)
    }

    fn text(&self) -> String {
        std::fs::read_to_string(&self.0).unwrap()
    }

    fn scores(&self) -> Vec<Score> {
        self.text().lines().skip(1).map(|line| line.parse().unwrap()).collect()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn a_match_goes_on_where_it_was_stopped_however_many_play() {
    let (whole, parts) = (Place::new("whole"), Place::new("parts"));
    let at = |place: &Place, n_games, n_jobs| {
        let plan = Plan { file: Some(place.0.clone()), n_jobs, ..plan("random", "random", n_games) };
        played("laska", &[], &plan).unwrap()
    };
    let report = at(&whole, 12, 1);
    at(&parts, 5, 1);
    // As if interrupted in the middle of a line.
    std::fs::write(&parts.0, format!("{}5\t123\t1", parts.text())).unwrap();
    assert_eq!(at(&parts, 12, 3), report);
    assert_eq!(parts.text(), whole.text());
    assert_eq!(at(&parts, 12, 1), report);
    // If fewer games are asked for than the file has, only those count.
    assert!(at(&parts, 4, 1).contains("4 games"));
    assert_eq!(parts.text(), whole.text());
}

#[test]
fn a_file_of_another_match_is_refused() {
    let place = Place::new("other");
    let with = |seed| {
        let plan = Plan { file: Some(place.0.clone()), seed, ..plan("random", "random", 1) };
        played("laska", &[], &plan)
    };
    with(1).unwrap();
    assert!(with(2).unwrap_err().contains("is of other work"));
}

#[test]
fn games_come_in_pairs_and_players_can_be_exchanged() {
    let (one, other) = (Place::new("one"), Place::new("two"));
    let scores = |place: &Place, a, b| {
        let plan = Plan { file: Some(place.0.clone()), ..plan(a, b, 8) };
        played("laska", &[], &plan).unwrap();
        place.scores()
    };
    let (ours, theirs) = (scores(&one, "plain:2", "random"), scores(&other, "random", "plain:2"));
    for (our, their) in ours.chunks(2).zip(theirs.chunks(2)) {
        let opening = |score: &Score| score.moves.split(" | ").take(4).collect::<Vec<_>>().join(" ");
        assert_eq!((our[0].seed, opening(&our[0])), (our[1].seed, opening(&our[1])));
        for (our, their) in our.iter().zip(their.iter().rev()) {
            assert_eq!((&our.moves, our.points), (&their.moves, 1.0 - their.points));
        }
    }
    assert_ne!(ours[0].moves, ours[1].moves);
    assert_ne!(ours[0].seed, ours[2].seed);
}

#[test]
fn who_thinks_beats_who_does_not() {
    let report = played("laska", &[], &plan("nodes:500", "random", 20)).unwrap();
    let wins = report.split(['\n', ' ', ',']).skip_while(|word| *word != "wins").nth(1).unwrap();
    assert!(wins.parse::<u32>().unwrap() >= 18, "{report}");
}

#[test]
fn of_several_teams_one_plays_against_all_others_in_turn() {
    let place = Place::new("several");
    let plan = Plan { file: Some(place.0.clone()), ..plan("random", "random", 6) };
    let report = played("ludo", &[("players", "3")], &plan).unwrap();
    let scores = place.scores();
    for games in scores.chunks(3) {
        // All players play alike, so the same game is played three times and the places are shared.
        assert!(games.iter().all(|score| score.moves == games[0].moves));
        let mut points: Vec<f64> = games.iter().map(|score| score.points).collect();
        points.sort_by(f64::total_cmp);
        assert_eq!(points, [0.0, 0.5, 1.0]);
    }
    assert!(report.contains("wins 2, places between 2, losses 2\nscore 50.0 %"), "{report}");
}

#[test]
fn house_ends_are_settled_by_the_rules() {
    let settled = |id: &str, n_games| {
        let place = Place::new(&format!("house-{id}"));
        let plan = Plan { file: Some(place.0.clone()), ..plan("random", "random", n_games) };
        played(id, &[], &plan).unwrap();
        let mut scores = place.scores();
        scores.retain(|score| score.reason.starts_with("end-"));
        assert!(!scores.is_empty(), "{:?}", place.text());
        scores
    };
    assert!(settled("chess", 6).iter().all(|score| score.points == 0.5));
    // Here points decide.
    assert!(settled("lanko-88", 20).iter().any(|score| score.points != 0.5));
}

#[test]
fn the_first_player_gives_the_handicap_from_either_side() {
    let place = Place::new("given");
    let with = |key: &str| Plan {
        opening: 0,
        handicap: Some(key.to_owned()),
        file: Some(place.0.clone()),
        ..plan("nodes:300", "nodes:300", 4)
    };
    let report = played("chess", &[], &with("queen")).unwrap();
    assert!(
        report.starts_with("chess: nodes:300 against nodes:300, handicap queen, 4 games, seed 7, opening 0\n"),
        "{report}"
    );
    assert!(place.scores().iter().all(|score| score.points < 1.0), "{report}");
    let error = played("chess", &[], &with("king")).unwrap_err();
    assert!(error.contains("is of other work"), "{error}");
    std::fs::remove_file(&place.0).unwrap();
    let error = played("chess", &[], &with("king")).unwrap_err();
    assert_eq!(error, "no handicap \"king\"; there are pawn, two-pawns, knight, knight-and-pawn, rook, queen");
    let error = played("ludo", &[], &Plan { file: None, ..with("king") }).unwrap_err();
    assert_eq!(error, "the game has no handicaps");
}
