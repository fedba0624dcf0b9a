use std::time::Duration;

use rules::games::laska::Laska;
use rules::{LevelSpec, Options};

use super::*;
use crate::ladder::tests::Place;

const HEAD: &str = "# games of a test";

fn computer(nodes: u32) -> Contender {
    Contender::Computer(LevelSpec { depth: 2, nodes, noise: 30 })
}

/// Plays some games and judges some moves, as far as the time goes; gives all points, and the losses.
fn played(place: &Place, n_jobs: usize, seconds: u64) -> Result<(Vec<Vec<f64>>, Vec<Loss>), Stop> {
    let options = Options::new();
    let end = Instant::now() + Duration::from_secs(seconds);
    let setting = Setting { id: "laska", options: &options, networks: None, seed: 1, n_jobs, end };
    let (log, known) = Log::open(&place.0, HEAD)?;
    let mut games: PlayedGames<'_, Laska> = PlayedGames::new(setting, log, &known)?;
    let mut points = Vec::new();
    for (one, other, n) in [
        (computer(40), Contender::Random, 5),
        (Contender::Plain, computer(20), 4),
        (computer(40), Contender::Random, 8),
    ] {
        points.extend(games.points(one, other, n)?);
    }
    let levels = [computer(10), computer(20), computer(30)];
    games.judge(&levels, computer(60), 10)?;
    let losses = levels.map(|level| games.loss_of(level, computer(60)));
    Ok((points, losses.to_vec()))
}

#[test]
fn games_that_were_stopped_go_on_and_are_the_same_however_many_play() {
    let (whole, parts) = (Place::new("whole"), Place::new("parts"));
    let all = played(&whole, 1, 60).unwrap();
    // Openings are played to their end: 6, 4 and 8 games of two.
    assert_eq!((all.0.len(), all.0.iter().flatten().count()), (9, 18));
    assert!(all.1.iter().all(|loss| loss.n_moves >= 2) && all.1[0].n_moves >= 10 && all.1[1].worst > 0, "{all:?}");
    let text = whole.text();
    for part in [3, 9] {
        // As if interrupted in the middle of a line.
        std::fs::write(&parts.0, &text[..text.len() * part / 10]).unwrap();
        assert!(matches!(played(&parts, 2, 0), Err(Stop::TimeIsUp)), "there is no time for more");
        assert_eq!(played(&parts, 3, 60).unwrap(), all);
        assert_eq!(parts.text(), text);
    }
    // All games are known now, so no time is needed.
    assert_eq!(played(&parts, 1, 0).unwrap(), all);
}
