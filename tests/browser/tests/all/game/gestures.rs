//! Every kind of gesture of every game, with every input device, and the end of every game. Whole games are played in
//! `whole_games`, and without the page in the tests of the table and of conformance.

use std::collections::{BTreeMap, BTreeSet};

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Offered, Page, tier};
use play::{Choice, Record};
use rules::games::{FOLDERS, Folder};
use rules::present::GestureKind;

use super::shelf;

const HANDS: [Hand; 5] = [Hand::Tap, Hand::Swipe, Hand::Click, Hand::Drag, Hand::Keys];
/// The hands that differ in touching a single site.
const POINTING: [Hand; 3] = [Hand::Tap, Hand::Click, Hand::Keys];
/// After this many steps with nothing new, kinds still missing are set up.
const MOST_IDLE: usize = 10;
/// Every kind that exists occurs in this many random games.
const N_GAMES: u64 = 12;
/// The most plies of a game that are examined.
const MOST_PLIES: usize = 400;

/// What distinguishes gestures for the player who makes them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Kind {
    /// The number of sites touched; more than three count as three.
    n_sites: usize,
    /// It continues a turn.
    is_further: bool,
    /// A button is pressed.
    has_button: bool,
    /// The button asks for confirmation.
    asks: bool,
    /// It is hidden: nothing may point it out.
    is_hidden: bool,
    /// It has a shortcut.
    has_shortcut: bool,
}

impl Kind {
    fn of(model: &Model, choice: &Choice) -> Self {
        let gesture = &choice.gesture;
        Self {
            n_sites: gesture.sites.len().min(3),
            is_further: model.is_mid_turn(),
            has_button: gesture.choice.is_some(),
            asks: gesture.is(GestureKind::Confirmed),
            is_hidden: gesture.is(GestureKind::Hidden),
            has_shortcut: !choice.shortcuts.is_empty(),
        }
    }
}

/// The hands that play steps of a kind differently: there is no drag if only one site is touched or the gesture is
/// hidden.
fn hands(kind: Kind) -> &'static [Hand] {
    if kind.n_sites < 2 || kind.is_hidden { &POINTING } else { &HANDS }
}

/// The kinds in random games, each with a game in which it is possible now.
fn kinds(game: &str) -> BTreeMap<Kind, Record> {
    let mut found = BTreeMap::new();
    for seed in 0..N_GAMES {
        let mut model = Model::new(game, seed);
        while !model.is_over() && model.ply() < MOST_PLIES {
            if !model.awaits_throw() {
                for choice in model.table().choices().iter().filter(|choice| !choice.gesture.is(GestureKind::Pass)) {
                    found.entry(Kind::of(&model, choice)).or_insert_with(|| model.table().record().clone());
                }
            }
            model.step();
        }
    }
    found
}

/// A new game, with a person on each seat.
fn new_game(game: &'static str) -> NewGame {
    let info =
        FOLDERS.iter().flat_map(|folder| folder.games).find(|info| info.id == game).expect("there is such a game");
    let is_of_pairs = info.teams.len() == 4 && info.leaders().count() == 2;
    if is_of_pairs { NewGame::for_people(game, "4") } else { NewGame::without_computer(game) }
}

/// Plays some steps, each with a hand that has not played its kind yet, as long as there are any; removes those from
/// `rest`.
async fn play(page: &Page, game: &'static str, rest: &mut Vec<(Kind, Hand)>) -> Result<(), Failure> {
    page.open_game(Hand::Tap, new_game(game)).await?;
    let mut model = Model::new(game, 0);
    model.check_table(page).await?;
    let mut throwers = POINTING.iter().cycle();
    let (mut nth, mut n_idle) = (0, 0);
    while !model.is_over() && !rest.is_empty() && n_idle < MOST_IDLE {
        nth += 1;
        n_idle += 1;
        if model.awaits_throw() {
            model.throw(page, *throwers.next().expect("they come again and again")).await?;
        } else {
            let choices = model.choices();
            let of_kind = |kind: Kind| choices.iter().find(|choice| Kind::of(&model, choice) == kind);
            let wanted = rest.iter().enumerate().find_map(|(at, (kind, hand))| Some((at, of_kind(*kind)?, *hand)));
            let hand = wanted.map_or(HANDS[nth % HANDS.len()], |(_, _, hand)| hand);
            let choice = wanted.map_or(&choices[nth % choices.len()], |(_, choice, _)| choice).clone();
            if let Some((at, ..)) = wanted {
                rest.remove(at);
                n_idle = 0;
            }
            make(page, &mut model, hand, &choice).await?;
        }
        model.check_table(page).await?;
    }
    Ok(())
}

/// Plays a step here and on the page, and whatever follows by itself.
async fn make(page: &Page, model: &mut Model, hand: Hand, choice: &Offered) -> Result<(), Failure> {
    let before = model.ply();
    page.make(hand, choice).await?;
    model.play(&choice.text);
    if let Err(failure) = page.idle_past(before).await {
        panic!("{} by {hand:?} after {before} entries: {failure}", choice.text);
    }
    if model.awaits_throw() && model.is_mid_turn() {
        model.throw(page, hand).await
    } else {
        page.idle_at(model.ply()).await
    }
}

/// The earlier games of the same folder: their boards share the code for gestures.
fn siblings(game: &str) -> impl Iterator<Item = &'static str> {
    let has_it = |folder: &&Folder| folder.games.iter().any(|info| info.id == game);
    let folder = FOLDERS.iter().find(has_it).expect("there is such a game");
    folder.games.iter().map(|info| info.id).take_while(move |id| *id != game)
}

/// Every kind of gesture with every hand. A quick run leaves out the kinds that an earlier game of the folder has too.
fn check_gestures(game: &'static str) {
    BrowserSession::new(360, 640).run(async move |page| {
        let mut kinds = kinds(game);
        assert!(!kinds.is_empty());
        if !tier::is_full() {
            for kind in siblings(game).flat_map(self::kinds).map(|(kind, _)| kind) {
                kinds.remove(&kind);
            }
        }
        let mut rest: Vec<(Kind, Hand)> =
            kinds.keys().flat_map(|kind| hands(*kind).iter().map(|hand| (*kind, *hand))).collect();
        play(&page, game, &mut rest).await?;
        // Sets up what has not occurred.
        for (kind, hand) in rest {
            let mut model = shelf::lay_out(&page, &kinds[&kind]).await?;
            let choices = model.choices();
            let choice = choices.iter().find(|choice| Kind::of(&model, choice) == kind).expect("it was possible there");
            make(&page, &mut model, hand, choice).await?;
            model.check_table(&page).await?;
        }
        Ok(())
    });
}

/// A game that lacks only its last step, which is not a throw.
fn nearly_over(game: &str) -> (Record, Offered) {
    for seed in 0.. {
        let mut model = Model::new(game, seed);
        let mut last = None;
        while !model.is_over() {
            let is_throw = model.awaits_throw();
            let record = model.table().record().clone();
            last = model
                .step()
                .filter(|choice| !is_throw && !choice.gesture.is(GestureKind::Pass))
                .map(|choice| (record, choice));
        }
        if let Some(last) = last {
            return last;
        }
    }
    unreachable!("some game ends by a step");
}

/// The last step of a game, and everything announced then.
fn check_end(game: &'static str) {
    BrowserSession::new(360, 640).run(async move |page| {
        let (record, last) = nearly_over(game);
        let mut model = shelf::lay_out(&page, &record).await?;
        model.check_table(&page).await?;
        make(&page, &mut model, Hand::Tap, &last).await?;
        assert!(model.is_over());
        model.check_table(&page).await?;
        page.result().await.map(drop)
    });
}

macro_rules! games {
    ($($name:ident: $game:literal),+ $(,)?) => {
        const GAMES: &[&str] = &[$($game),+];

        $(mod $name {
            #[test]
            fn every_kind_of_gesture_by_every_hand() {
                super::check_gestures($game);
            }

            #[test]
            fn the_last_step() {
                super::check_end($game);
            }
        })+
    };
}

games! {
    backgammon: "backgammon",
    bignor_ludus: "bignor-ludus",
    chess: "chess",
    draughts: "draughts",
    lanko_68: "lanko-68",
    lanko_88: "lanko-88",
    lanko_103: "lanko-103",
    lanrick: "lanrick",
    laska: "laska",
    lino: "lino",
    ludo: "ludo",
}

#[test]
fn no_game_is_left_out() {
    let all: BTreeSet<&str> = FOLDERS.iter().flat_map(|folder| folder.games).map(|info| info.id).collect();
    let listed = GAMES.iter().copied().collect::<BTreeSet<_>>();
    let missing: Vec<_> = all.difference(&listed).collect();
    assert!(missing.is_empty(), "tests/browser/tests/all/game/gestures.rs lacks in `games!`: {missing:?}");
    assert!(listed.is_subset(&all), "{listed:?} has games that there are not");
}
