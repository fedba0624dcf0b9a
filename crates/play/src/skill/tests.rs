//! Whether simulated players come to the level that fits them.

use oorandom::Rand32;

use super::*;

const LUCK: Levels = Levels { count: 8, step: 62 };
const LITTLE_SKILL: Levels = Levels { count: 4, step: 62 };

fn own(level: u8, result: OwnResult) -> OwnGame {
    OwnGame { level: Level::nearest(level), result, rivals: 1, is_usual: true }
}

/// Games such as `2w 4w 5d`.
fn games(text: &str) -> Vec<OwnGame> {
    let game = |word: &str| {
        let (level, letter) = word.split_at(1);
        let result = match letter {
            "w" => OwnResult::Won,
            "d" => OwnResult::Drawn,
            _ => OwnResult::Lost,
        };
        own(level.parse().expect("a level"), result)
    };
    text.split_whitespace().map(game).collect()
}

/// How the games of simulated players go.
#[derive(Clone, Copy)]
struct Course {
    levels: Levels,
    n_games: usize,
    rivals: u8,
    /// What of the games between equals is drawn.
    drawn: f32,
    /// How much stronger they become with every game.
    learnt: f32,
}

impl Course {
    const USUAL: Course = Course { levels: Levels::USUAL, n_games: 8, rivals: 1, drawn: 0.2, learnt: 0.0 };
}

/// Of 1,000 players of known strengths who follow each offer, how many of a hundred end within a level of the one that
/// fits them best, and how many within a level of their exact strength.
fn placed(course: Course) -> (usize, usize) {
    let Course { levels, n_games, rivals, drawn, learnt } = course;
    let mut rng = Rand32::new(5);
    let mut counts = (0, 0);
    for _ in 0..1_000 {
        let most = f32::from(levels.count) - learnt * n_games as f32;
        let mut strength = 1.0 + rng.rand_float() * (most - 1.0);
        let mut level = Level::FIRST_MET;
        let mut recent: Vec<OwnGame> = Vec::new();
        for _ in 0..n_games {
            strength += learnt;
            let odds =
                (f32::from(levels.step) / f32::from(100 - levels.step)).powf(strength - f32::from(level.number()));
            let wins = odds / (odds + f32::from(rivals));
            let draws = drawn * 4.0 * wins * (1.0 - wins);
            let lot = rng.rand_float();
            let result = if lot < wins - draws / 2.0 {
                OwnResult::Won
            } else if lot < wins + draws / 2.0 {
                OwnResult::Drawn
            } else {
                OwnResult::Lost
            };
            recent.push(OwnGame { level, result, rivals, is_usual: true });
            if recent.len() > 30 {
                recent.remove(0);
            }
            level = offer(&recent, levels).map_or(level, |offer| offer.level);
        }
        let best = nearest(strength, levels);
        counts.0 += usize::from(level.number().abs_diff(best.number()) <= 1);
        counts.1 += usize::from((f32::from(level.number()) - strength).abs() <= 1.0);
    }
    (counts.0 / 10, counts.1 / 10)
}

#[track_caller]
fn check(what: &str, course: Course, least: (usize, usize)) {
    let found = placed(course);
    assert!(found.0 >= least.0 && found.1 >= least.1, "{what}: {found:?} of a hundred instead of {least:?}");
}

#[test]
fn eight_games_are_enough_where_skill_decides() {
    check("usual", Course::USUAL, (90, 80));
    check("no draws", Course { drawn: 0.0, ..Course::USUAL }, (90, 78));
    check("many draws", Course { drawn: 0.8, ..Course::USUAL }, (90, 90));
    let six = Levels { count: 6, step: 70 };
    check("six levels", Course { levels: six, ..Course::USUAL }, (90, 75));
}

#[test]
fn twenty_games_are_enough_where_luck_decides_much() {
    let usual = Course { n_games: 20, drawn: 0.0, ..Course::USUAL };
    check("eight levels", Course { levels: LUCK, ..usual }, (85, 68));
    check("four levels", Course { levels: LITTLE_SKILL, ..usual }, (90, 75));
    check("four levels, four players", Course { levels: LITTLE_SKILL, rivals: 3, ..usual }, (90, 75));
    check("eight levels, four players", Course { levels: LUCK, rivals: 3, ..usual }, (80, 62));
}

#[test]
fn whoever_learns_is_followed() {
    check("a level in ten games", Course { n_games: 30, learnt: 0.1, ..Course::USUAL }, (90, 70));
}

#[test]
fn whoever_stays_the_same_is_seldom_sent_to_and_fro() {
    check("thirty games", Course { n_games: 30, ..Course::USUAL }, (95, 90));
}

#[test]
fn a_first_game_says_something() {
    let offered = |text: &str| offer(&games(text), Levels::USUAL).map(|offer| (offer.level.number(), offer.reason));
    use OfferReason::{Fits, Losses, Wins};
    assert_eq!(offered(""), None);
    assert_eq!(offered("2w"), Some((4, Fits)));
    assert_eq!((offered("2d"), offered("2l")), (Some((3, Fits)), None));
    assert_eq!(offered("2l 2l"), Some((1, Fits)));
    assert_eq!(offered("2w 4w"), Some((6, Fits)));
    assert_eq!(offered("2w 4w 6w"), Some((7, Wins)));
    assert_eq!(offered("2w 4l 4d"), Some((3, Fits)));
    assert_eq!(offered("6l 6w 6l 5l 4l"), Some((3, Losses)));
}

#[test]
fn a_streak_comes_before_the_estimate_and_leads_one_level_on() {
    let offered = |text: &str| offer(&games(text), Levels::USUAL).map(|offer| (offer.level.number(), offer.reason));
    // By the estimate, level 1 or 2 would fit.
    assert_eq!(offered("8l 8l 8l"), Some((7, OfferReason::Losses)));
    assert_eq!(offered("3w 3l 3l 3l 3d 3w 3w 3w"), Some((4, OfferReason::Wins)));
    // Whoever declines is asked again after three more.
    assert_ne!(offered("3w 3w 3w 3w").map(|(_, reason)| reason), Some(OfferReason::Wins));
    assert_eq!(offered("3w 3w 3w 3w 3w 3w"), Some((4, OfferReason::Wins)));
}

#[test]
fn no_offer_leads_out_of_the_levels_of_a_game() {
    for (text, levels) in [("1l 1l 1l", Levels::USUAL), ("8w 8w 8w", Levels::USUAL), ("4w 4w 4w", LITTLE_SKILL)] {
        assert_eq!(offer(&games(text), levels), None, "{text}");
    }
    let wins = games(&"4w ".repeat(30));
    assert_eq!(fitting_level(&wins, LITTLE_SKILL), Level::new(4));
    assert_eq!(fitting_level(&games(&"1l ".repeat(30)), LITTLE_SKILL), Level::new(1));
    // A level that the game no longer has.
    assert_eq!(offer(&games("8l 8l 8w"), LITTLE_SKILL).filter(|offer| offer.level.number() > 4), None);
    for step in [0, 50, 100, 255] {
        assert!(fitting_level(&wins, Levels { count: 8, step }).is_some(), "{step}");
    }
}

#[test]
fn nobody_is_sent_down_after_a_win_or_up_after_a_loss() {
    for text in ["6l 6l 6w", "1w 1w 1l", "8w", "1l"] {
        let (recent, last) = (games(text), text.ends_with('w'));
        let offered = offer(&recent, Levels::USUAL).map(|offer| offer.level);
        let played = recent.last().map(|own| own.level);
        assert!(offered.is_none() || (offered > played) == last, "{text}: {offered:?}");
    }
}

#[test]
fn losses_against_several_others_are_no_streak() {
    let lost = OwnGame { rivals: 3, ..own(3, OwnResult::Lost) };
    assert_eq!(offer(&[lost; 3], LITTLE_SKILL).filter(|offer| offer.reason == OfferReason::Losses), None);
    let won = OwnGame { rivals: 3, ..own(3, OwnResult::Won) };
    assert_eq!(offer(&[won; 3], LITTLE_SKILL).map(|offer| offer.reason), Some(OfferReason::Wins));
}
