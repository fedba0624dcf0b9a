//! Lessons and studies, solved on their tables. Without a page all of them are walked through in the tests of `study`.

use std::fs;
use std::path::{Path, PathBuf};

use browser::{BrowserSession, Failure, Hand, Key, Model, Page, tier};
use play::GamesOf;
use rules::games::{FOLDERS, Portal};
use study::{Progress, Said, Study, Walk};

const GAMES: &GamesOf<Portal> = &GamesOf::NEW;

/// Whether this is said of the last turn, and perhaps more.
const IS_SAID: &str =
    "return document.querySelector('main[data-idle] [data-notice] p')?.textContent.startsWith(arguments[0])";

/// The studies of a game in English, its puzzles last.
fn studies(game: &str) -> Vec<Study> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/learn");
    let paths = [folder.join(format!("en/studies/{game}.md")), folder.join(format!("puzzles/{game}.txt"))];
    let read = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap_or_default();
        study::read(&text).unwrap_or_else(|fault| panic!("{}:{fault}", path.display()))
    };
    paths.iter().flat_map(read).collect()
}

/// A study on the page, and the same one here.
struct Solving<'a> {
    page: &'a Page,
    game: &'static str,
    walk: Walk,
}

impl<'a> Solving<'a> {
    async fn open(page: &'a Page, game: &'static str, study: &Study) -> Result<Self, Failure> {
        Self::open_at(page, &format!("embed/{game}/?study={}", study.id), game, study).await
    }

    async fn open_at(page: &'a Page, address: &str, game: &'static str, study: &Study) -> Result<Self, Failure> {
        page.open(address).await?;
        Ok(Self { page, game, walk: Walk::new(study.clone(), 0).expect("it has tasks") })
    }

    /// The position of the step.
    fn model(&self) -> Model {
        let mut model = Model::of(self.walk.task().record(GAMES, self.game, 1), 0);
        for turn in self.walk.played() {
            model.steps_of(turn).iter().for_each(|step| model.play(&step.text));
        }
        model
    }

    /// Waits until the page asks for the step.
    async fn is_asked(&self, model: &Model) -> Result<(), Failure> {
        let script = "
            const asked = document.querySelector('[data-task]')?.textContent;
            return asked && (!arguments[0] || asked === arguments[0]);
        ";
        self.page.until(script, vec![self.walk.step().say.as_str().into()]).await?;
        self.page.idle_at(model.ply()).await
    }

    /// Plays a turn and judges it here too.
    async fn play(&mut self, hand: Hand, turn: &str) -> Result<(), Failure> {
        let mut model = self.model();
        self.is_asked(&model).await?;
        // U2, U3: praise stays while the others reply and the next step is asked for, and a study is introduced.
        match self.walk.said() {
            Said::Right(praise) => drop(self.page.until(IS_SAID, vec![praise.into()]).await?),
            Said::Intro => drop(self.page.until(IS_SAID, vec![self.walk.study().plain_intro().into()]).await?),
            Said::Asked | Said::Wrong(_) | Said::Hint(_) | Said::Shown => {}
        }
        for step in model.steps_of(turn) {
            self.page.make(hand, &step).await?;
            model.play(&step.text);
            if model.is_mid_turn() {
                self.page.idle_at(model.ply()).await?;
            }
        }
        self.walk.judge(turn, "");
        let (Said::Right(said) | Said::Wrong(said)) = self.walk.said() else { panic!("{turn} was not judged") };
        self.page.until(IS_SAID, vec![said.into()]).await.map(drop)
    }

    /// Solves it to its end by its model turns.
    async fn solve(&mut self, hand: Hand) -> Result<(), Failure> {
        loop {
            let turns = &self.walk.step().turns;
            let turn = turns.first().cloned().unwrap_or_else(|| self.model().any_turn());
            self.play(hand, &turn).await?;
            match self.walk.progress() {
                Progress::Replies => self.walk.go_on(),
                Progress::Next => {
                    self.page.press(hand, "Next").await?;
                    self.walk.next_task();
                }
                Progress::Done => return Ok(()),
                Progress::Asks | Progress::Again => panic!("{turn} is right"),
            }
        }
    }
}

/// Solves the lesson of a folder's first game by keys, and by taps what else it has: one study, or everything.
fn solve_in(folder: &'static str) {
    let games = FOLDERS.iter().find(|known| known.name == folder).expect("there is such a folder").games;
    BrowserSession::new(360, 640).run(async move |page| {
        for (idx, info) in games.iter().enumerate() {
            let studies = studies(info.id);
            let lesson = studies.iter().find(|study| study.id == Study::LESSON).expect("every game has a lesson");
            if idx == 0 {
                Solving::open(&page, info.id, lesson).await?.solve(Hand::Keys).await?;
            }
            let others = studies.iter().filter(|study| study.id != lesson.id || (tier::is_full() && idx > 0));
            let n_others = match (tier::is_full(), idx) {
                (true, _) => usize::MAX,
                (false, 0) => 1,
                (false, _) => 0,
            };
            for study in others.take(n_others) {
                Solving::open(&page, info.id, study).await?.solve(Hand::Tap).await?;
            }
        }
        Ok(())
    });
}

/// A complete turn that the step does not accept.
fn wrong_turn(solving: &Solving<'_>) -> String {
    let model = solving.model();
    let turns = model.choices().into_iter().map(|choice| {
        let mut after = solving.model();
        after.play(&choice.text);
        while after.is_mid_turn() {
            let next = after.choices().into_iter().next().expect("the turn goes on");
            after.play(&next.text);
        }
        after.last_turn()
    });
    let accepted = &solving.walk.step().turns;
    turns.into_iter().find(|turn| !accepted.contains(turn)).expect("another turn can be played")
}

/// What leads on from a study, below what is said of it.
const ONWARD: &str = ".onward > *";

/// U5: the solution of a puzzle is played on the board, and so is what follows on it; then it is a game against the
/// computer. The next puzzle is a link.
#[test]
fn a_puzzle_shows_what_it_is_good_for_and_goes_on() {
    BrowserSession::new(360, 640).run(async |page| {
        let studies = studies("laska");
        let puzzle = studies.iter().find(|study| study.is_puzzle() && study.tasks[0].steps.len() > 1);
        let puzzle = puzzle.expect("there are longer ones");
        let address = format!("embed/laska/?lang=en&study={}&nodes=200", puzzle.id);
        let mut solving = Solving::open_at(&page, &address, "laska", puzzle).await?;
        solving.is_asked(&solving.model()).await?;
        assert_eq!(page.count(ONWARD).await?, 0, "nobody has tried it yet");
        let turn = wrong_turn(&solving);
        solving.play(Hand::Keys, &turn).await?;
        page.wait_for(ONWARD).await?;
        let ways = ["Show the solution", "Play on against the computer", "Next puzzle"];
        assert_eq!(page.texts(ONWARD).await?, ways);
        page.press(Hand::Keys, ways[0]).await?;
        let mut model = Model::of(solving.walk.task().record(GAMES, "laska", 1), 0);
        for turn in solving.walk.solution() {
            model.steps_of(&turn).iter().for_each(|step| model.play(&step.text));
        }
        // The line is played to its end, and some turns more.
        page.idle_past(model.ply()).await?;
        let says = page.text("[data-notice] p").await?;
        assert!(says.ends_with(" does it."), "{says}");
        page.press(Hand::Keys, "Try again").await?;
        solving.walk.try_again();
        solving.solve(Hand::Keys).await?;
        let says = page.text("[data-notice] p").await?;
        assert!(says.starts_with("That’s it: ") && says.len() > 20, "{says}");
        page.wait_for(ONWARD).await?;
        let ways = ["Show what follows", "Play on against the computer", "Next puzzle"];
        assert_eq!(page.texts(ONWARD).await?, ways);
        page.press(Hand::Keys, ways[1]).await?;
        page.until("return !document.querySelector('main[data-study]')", Vec::new()).await?;
        assert_eq!((page.count(ONWARD).await?, page.count(".tools").await?), (0, 1));
        // The computer has the other side.
        let n_entries = model.ply();
        page.idle_past(n_entries).await?;
        Ok(())
    });
}

/// U6: a lesson that is done leads to a real game and to the next study; a page of the site offers no way to the site.
#[test]
fn a_lesson_leads_on() {
    BrowserSession::new(360, 640).run(async |page| {
        let studies = studies("laska");
        let lesson = &studies[0];
        // All but its last task are done.
        let note = format!("laska/lesson {}", lesson.tasks.len() - 1);
        page.open("en/laska/studies/").await?;
        page.ask(&format!("localStorage.setItem('mustermead-studies', '{note}\\n')")).await?;
        page.open("en/laska/studies/#lesson").await?;
        page.wait_for("iframe").await?;
        page.enter("document.querySelector('iframe')").await?;
        page.wait_for("[data-task]").await?;
        assert_eq!(page.count(".portal").await?, 0, "whoever is on the site needs no way to it");
        page.leave().await?;
        let mut solving = Solving::open(&page, "laska", lesson).await?;
        assert_eq!(page.count(".portal").await?, 1, "elsewhere it is there");
        for _ in 1..lesson.tasks.len() {
            while solving.walk.progress() != Progress::Next {
                let turn = solving.walk.step().turns.first().cloned().unwrap_or_default();
                solving.walk.judge(&turn, "");
                solving.walk.go_on();
            }
            solving.walk.next_task();
        }
        solving.solve(Hand::Keys).await?;
        page.wait_for(ONWARD).await?;
        assert_eq!(page.texts(ONWARD).await?, ["Play a real game", "Next study"]);
        page.wait_for(".onward a[href$='/en/laska/']").await?;
        page.wait_for(".onward a[href*='study=opening-1']").await?.click().await?;
        page.until("return location.search.includes('study=opening-1')", Vec::new()).await?;
        page.wait_for("[data-task]").await?;
        // The list says what is done and what comes next, and follows the frame.
        page.open("en/laska/studies/").await?;
        let marks = "
            const shown = item => [...item.querySelectorAll('.done, .next')].filter(mark => mark.checkVisibility());
            const items = [...document.querySelectorAll('.studies li')].slice(0, 3);
            return items.map(item => shown(item).map(mark => mark.className).join());
        ";
        assert_eq!(page.ask(marks).await?, serde_json::json!(["done", "next", ""]));
        page.wait_for("a[data-study='laska/lesson']").await?.click().await?;
        page.wait_for("iframe[src*='study=lesson']").await?;
        let lead = "document.querySelector('iframe').contentWindow.location.search = '?lang=en&study=opening-2'";
        page.ask(lead).await?;
        page.wait_for("a[data-study='laska/opening-2'][aria-current]").await?;
        assert_eq!(page.ask("return location.hash").await?, "#opening-2");
        // U3: what each is about stands below its name.
        let introduced = "
            const isPainted = about => about.checkVisibility() && about.offsetHeight > 10;
            return [...document.querySelectorAll('.studies .about')].filter(isPainted).length;
        ";
        let n_studies = studies.iter().filter(|study| !study.is_puzzle()).count();
        assert_eq!(page.ask(introduced).await?, n_studies);
        Ok(())
    });
}

/// The page with the studies of a game opens them, and marks those that were solved.
#[test]
fn a_page_lists_the_studies_and_marks_the_solved_ones() {
    BrowserSession::new(360, 640).run(async |page| {
        let studies = studies("laska");
        let puzzle = studies.iter().filter(|study| study.is_puzzle()).min_by_key(|study| study.grade);
        let puzzle = puzzle.expect("there are puzzles");
        let is_marked = format!(
            "return document.querySelector('a[data-study=\"laska/{}\"]').parentElement.querySelector('.done').checkVisibility()",
            puzzle.id
        );
        page.open("en/laska/studies/").await?;
        assert_eq!(page.count(".studies a").await?, studies.len());
        assert_eq!((page.count("iframe").await?, page.ask(&is_marked).await?), (0, false.into()));
        // A link opens its study on the page, and its address leads there again.
        page.wait_for("a[data-study='laska/opening-2']").await?.click().await?;
        page.wait_for("iframe[src$='study=opening-2']").await?;
        assert_eq!(page.ask("return location.hash").await?, "#opening-2");
        page.reload().await?;
        page.wait_for("iframe[src$='study=opening-2']").await?;
        page.enter("document.querySelector('iframe')").await?;
        page.wait_for("[data-task]").await?;
        page.leave().await?;
        Solving::open(&page, "laska", puzzle).await?.solve(Hand::Tap).await?;
        page.open("en/laska/studies/").await?;
        assert_eq!(page.ask(&is_marked).await?, true);
        Ok(())
    });
}

/// One puzzle for everybody, by the day; days in a row are counted.
#[test]
fn the_puzzle_of_the_day_counts_days_in_a_row() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/puzzle/").await?;
        page.wait_for("iframe[src*='day=']").await?;
        assert_eq!(page.ask("return document.querySelector('[data-streak]').hidden").await?, true);
        let address = page.ask("return document.querySelector('iframe').src.split('/embed/')[1]").await?;
        let address = address.as_str().expect("it is an address").to_owned();
        let part = |name: &str| {
            let value = address.split(['?', '&']).find_map(|part| part.strip_prefix(name)?.strip_prefix('='));
            value.unwrap_or_else(|| panic!("{name} in {address}")).to_owned()
        };
        let (study, day) = (part("study"), part("day").parse::<u64>().expect("days are counted"));
        let info =
            FOLDERS.iter().flat_map(|folder| folder.games).find(|info| address.starts_with(&format!("{}/", info.id)));
        let game = info.expect("it is a game").id;
        let all = studies(game);
        let puzzle = all.iter().find(|known| known.id == study).expect("it is one of its puzzles");
        // Yesterday's was solved too, and the one of three days ago.
        let before = format!("localStorage.setItem('mustermead-studies', 'day/{} 1\\nday/{} 1\\n')", day - 1, day - 3);
        page.ask(&before).await?;
        page.reload().await?;
        page.until("return document.querySelector('[data-streak] b').textContent === '1'", Vec::new()).await?;
        // U5: in whole sentences, with what keeps the row going.
        let says = page.ask("return document.querySelector('p:has(> [data-streak])').innerText.trim()").await?;
        assert_eq!(says, "Streak: 1 day. Solve today’s puzzle to keep it going.");
        // The date stands above it; earlier days are listed, and do not count for the row.
        let date = page.text("[data-date]").await?;
        let year = page.ask("return String(new Date().getFullYear())").await?;
        assert!(date.contains(year.as_str().unwrap_or("?")), "{date}");
        assert_eq!(page.count("a[data-day]").await?, 30);
        page.wait_for(&format!("a[data-day='{}']", day - 2)).await?.click().await?;
        page.wait_for("iframe[src*='study=']:not([src*='day='])").await?;
        assert_ne!(page.text("[data-date]").await?, date);
        page.reload().await?;
        page.wait_for(&format!("a[data-day='{}'][aria-current]", day - 2)).await?;
        page.open("en/puzzle/").await?;
        page.wait_for("iframe[src*='day=']").await?;
        // The frame is as dark as the page.
        assert_eq!(page.count("iframe[src*='theme=']").await?, 0);
        page.ask("localStorage.setItem('mustermead-theme', 'dark')").await?;
        page.reload().await?;
        page.wait_for("iframe[src*='theme=dark']").await?;
        let mut solving = Solving::open_at(&page, &format!("embed/{address}"), game, puzzle).await?;
        solving.solve(Hand::Keys).await?;
        page.open("en/puzzle/").await?;
        page.until("return document.querySelector('[data-streak] b').textContent === '2'", Vec::new()).await?;
        assert_eq!(page.ask("return document.querySelector('[data-solved]').hidden").await?, false);
        Ok(())
    });
}

macro_rules! solved {
    ($($folder:ident)*) => {
        $(
            #[test]
            fn $folder() {
                solve_in(stringify!($folder));
            }
        )*
    };
}

solved! { backgammon chess draughts lanko lanrick laska lino ludo }

/// By keys, as whoever cannot see the board does it.
#[test]
fn a_wrong_turn_is_answered_and_tried_again() {
    BrowserSession::new(360, 640).run(async |page| {
        let studies = studies("chess");
        let mut solving = Solving::open(&page, "chess", &studies[0]).await?;
        for (turn, n_wrong) in [("Nd4", 1), ("Ng5", 2), ("h3", 3)] {
            // After two of them a hint is there all the time.
            assert_eq!(page.count("[data-notice] + .replies button").await?, usize::from(n_wrong > 2));
            solving.play(Hand::Keys, turn).await?;
            assert_eq!(solving.walk.progress(), Progress::Again, "{turn}");
            let names = page.texts(".replies button").await?;
            assert_eq!(names.len(), if n_wrong < 2 { 1 } else { 2 }, "{names:?}");
            // What is played before the position is there again counts for nothing.
            page.key(Key::Escape).await?;
            page.press(Hand::Keys, if n_wrong < 3 { "Try again" } else { "Hint" }).await?;
            solving.walk.try_again();
        }
        let hint = solving.walk.step().hint.clone();
        page.until(IS_SAID, vec![hint.into()]).await?;
        solving.play(Hand::Keys, "Nxe5").await?;
        page.press(Hand::Keys, "Next").await?;
        solving.walk.next_task();
        solving.is_asked(&solving.model()).await?;
        // It goes on where it was left, and in another tab too.
        page.reload().await?;
        solving.is_asked(&solving.model()).await?;
        let nth = page.text(".study .nth").await?;
        assert_eq!(nth, format!("2 of {}", studies[0].tasks.len()));
        // Nothing of it is in the list of saved games.
        assert_eq!(page.ask("return location.hash").await?, "");
        Ok(())
    });
}

#[test]
fn every_folder_of_games_is_solved() {
    let source = include_str!("studies.rs");
    let list = source.split("solved! { ").nth(1).and_then(|rest| rest.split(" }").next()).unwrap_or_default();
    assert!(FOLDERS.iter().map(|folder| folder.name).eq(list.split(' ')), "{list}");
}
