//! The pages with the studies of a game, and the page with the puzzle of the day.

use study::{Study, daily};

use crate::SiteError;
use crate::files::embed;
use crate::html::{Element, tag};
use crate::page::Page;
use crate::pages::counted;
use crate::texts::games::Game;
use crate::texts::{messages, prose};

/// The id of a page's heading, and of that over puzzles.
const HEADING: &str = "studies";
const PUZZLES: &str = "puzzles";
/// The id of the study that is a game's first lesson.
const LESSON: &str = "lesson";
/// The id of the reader's own mistakes.
const MISTAKES: &str = "mine";

/// The page with the studies of a game.
pub(crate) fn studies(page: &Page<'_>, game: &Game) -> Result<Element, SiteError> {
    let Page { language, site, .. } = *page;
    let name = game.name(language)?;
    let say = |message| game.say_about(language, &message);
    let (mut puzzles, studies): (Vec<&Study>, Vec<&Study>) =
        site.studies.all(language, game).iter().partition(|study| study.is_puzzle());
    puzzles.sort_by_key(|puzzle| puzzle.grade);
    let mut main = main(page)?
        .child(tag("h2").with("id", HEADING).text(say(messages::studies_title(name))?))
        .child(tag("p").text(page.say(&messages::studies_intro())?))
        .child(place())
        .child(mistakes(page, game)?)
        .child(list(page, game, &studies)?);
    if !puzzles.is_empty() {
        main = main
            .child(tag("h3").with("id", PUZZLES).text(page.say(&messages::puzzles())?))
            .child(tag("p").text(page.say(&messages::puzzles_intro())?))
            .child(list(page, game, &puzzles)?.with("class", "studies puzzles"));
    }
    let ways = [
        (page.lesson_of(game), page.say(&messages::how_to_play())?),
        (page.game_in(game, language), game.say_about(language, &messages::learn_play(game.name(language)?))?),
        (page.puzzle(), page.say(&messages::puzzle())?),
    ];
    let way = |(address, says): (String, String)| tag("li").child(tag("a").with("href", address).text(says));
    Ok(main.child(tag("ul").with("class", "ways-on").children(ways.map(way)).in_lines()).in_lines())
}

/// The reader's own mistakes, of which only their browser knows.
fn mistakes(page: &Page<'_>, game: &Game) -> Result<Element, SiteError> {
    let address = format!("{}embed/{}/?lang={}&study=mine", page.root(), game.id, page.language.tag);
    let name = page.say(&messages::mistakes())?;
    let link =
        tag("a").with("href", address).with("data-name", name.clone()).text(page.say(&messages::mistakes_practise())?);
    let today =
        tag("span").with("class", "grade").text(page.say(&messages::mistakes_today())?).text(" ").child(tag("b"));
    let due = tag("p").flag("data-due").flag("hidden").child(link).text(" ").child(today);
    let none = tag("p").flag("data-none").flag("hidden").text(page.say(&messages::mistakes_none())?);
    Ok(tag("section")
        .with("id", MISTAKES)
        .with("data-mistakes", game.id)
        .flag("hidden")
        .child(tag("h3").text(name))
        .child(tag("p").text(page.say(&messages::mistakes_intro())?))
        .child(due)
        .child(none)
        .in_lines())
}

/// The page with the puzzle of the day. Which one that is, the reader's own clock says.
pub(crate) fn puzzle(page: &Page<'_>) -> Result<Element, SiteError> {
    let Page { language, site, .. } = *page;
    let all: Vec<(&Game, &Study)> = site
        .games
        .iter()
        .flat_map(|game| site.studies.puzzles(language, game).map(move |study| (game, study)))
        .collect();
    let days = (0..all.len() as u64).filter_map(|day| all.get(daily(day, all.len())?));
    let puzzles: Vec<String> = days.map(|(game, study)| format!("{}/{}", game.id, study.id)).collect();
    let mut games = tag("ul").with("class", "ways-on");
    for game in site.games {
        let link = tag("a").with("href", page.studies_of(game)).text(game.name(language)?);
        let item = tag("li").with("data-of", game.id);
        let item = if embed::is_oblong(game, site.pictures) { item.flag("data-oblong") } else { item };
        games = games.child(item.child(link));
    }
    let streak = counted::Counted::of(|number| page.say(&messages::puzzle_streak(number)))?;
    let status = |name: &'static str, message| -> Result<Element, SiteError> {
        Ok(tag("span").flag(name).flag("hidden").text(page.say(&message)?))
    };
    let new_day = tag("a").with("href", "./").text(page.say(&messages::puzzle_new())?);
    let day = tag("li")
        .child(tag("a"))
        .child(tag("span").with("class", "grade"))
        .child(tag("span").with("class", "done").flag("hidden").text(page.say(&messages::study_done())?));
    let days = tag("div")
        .flag("data-days")
        .flag("hidden")
        .child(tag("h3").text(page.say(&messages::puzzle_days())?))
        .child(tag("ul").with("class", "studies puzzles").child(tag("template").child(day)));
    Ok(main(page)?
        .with("data-puzzles", puzzles.join(" "))
        .child(tag("h2").with("id", HEADING).text(page.say(&messages::puzzle())?))
        .child(tag("p").text(page.say(&messages::puzzle_intro())?))
        .child(tag("noscript").child(tag("p").text(page.say(&messages::puzzle_unscripted())?)))
        .child(tag("p").with("class", "date").flag("data-date").flag("hidden").child(tag("time")))
        .child(place())
        .child(
            tag("p")
                .with("role", "status")
                .child(streak.element("span").flag("data-streak").flag("hidden"))
                .text(" ")
                .child(status("data-solved", messages::puzzle_solved())?)
                .child(status("data-open", messages::puzzle_open())?),
        )
        .child(tag("p").flag("data-new").flag("hidden").with("role", "status").child(new_day))
        .child(days.in_lines())
        .child(tag("h3").text(page.say(&messages::puzzles_of_games())?))
        .child(games.in_lines())
        .in_lines())
}

fn main(page: &Page<'_>) -> Result<Element, SiteError> {
    let main = tag("main").with("class", "guide learn").with("aria-labelledby", HEADING);
    let is_oblong = page.game.is_some_and(|game| embed::is_oblong(game, page.site.pictures));
    Ok(if is_oblong { main.flag("data-oblong") } else { main })
}

/// Where `studies.js` shows a study.
fn place() -> Element {
    tag("div").with("class", "study-place").flag("hidden")
}

/// Links to studies. Where the script is, they are opened on the page.
fn list(page: &Page<'_>, game: &Game, studies: &[&Study]) -> Result<Element, SiteError> {
    let Page { language, .. } = *page;
    let mut items = tag("ul").with("class", "studies");
    let is_told = |text: &str| if language.is_pseudo() { i18n::compile::stretched(text) } else { text.to_owned() };
    for (study, number) in studies.iter().zip(1..) {
        let name = match study.is_puzzle() {
            true => page.say(&messages::puzzle_nth(number))?,
            false => is_told(&study.name),
        };
        let address = format!("{}embed/{}/?lang={}&study={}", page.root(), game.id, language.tag, study.id);
        let mark = |class: &'static str, message| -> Result<Element, SiteError> {
            Ok(tag("span").with("class", class).flag("hidden").text(page.say(&message)?))
        };
        let marks = [mark("done", messages::study_done())?, mark("next", messages::study_next())?];
        let intro = (!study.intro.is_empty()).then(|| prose::paragraph(&study.intro, language));
        let link = tag("a")
            .with("href", address)
            .with("data-study", format!("{}/{}", game.id, study.id))
            .with("data-tasks", study.tasks.len().to_string())
            .with("data-name", &name)
            .text(name);
        let grade = match study.grade {
            0 => None,
            grade => {
                Some(tag("span").with("class", "grade").text(page.say(&messages::puzzle_grade(u32::from(grade)))?))
            }
        };
        let item = if study.id == LESSON { tag("li").with("id", LESSON) } else { tag("li") };
        let item = item.child(link).children(grade).children(marks);
        items = items.child(match intro {
            Some(intro) => item.child(tag("div").with("class", "about").made(intro)),
            None => item,
        });
    }
    Ok(items.in_lines())
}

/// The relative path to a game's first lesson, if it has one.
pub(crate) fn lesson(page: &Page<'_>, game: &Game) -> Option<String> {
    let has_lesson = page.site.studies.all(page.language, game).iter().any(|study| study.id == LESSON);
    has_lesson.then(|| format!("{}#{LESSON}", page.studies_of(game)))
}

/// A link to a game's lesson and studies.
pub(crate) fn way(page: &Page<'_>, game: &Game) -> Result<Element, SiteError> {
    let link = tag("a").with("href", page.studies_of(game)).text(page.say(&messages::studies())?);
    Ok(tag("p").with("class", "to-studies").child(link))
}

#[cfg(test)]
mod tests {
    use crate::Languages;
    use crate::tests::{composed, output, page, sources};

    /// U3 and U6: what a study is about, and a mark for what comes next.
    #[test]
    fn a_list_introduces_its_studies() {
        let site = composed(&output(), sources(), Languages::WithPseudo).expect("everything is there");
        for tag in ["en", "ar"] {
            let html = page(&site, &format!("{tag}/laska/studies/index.html"));
            let intro = "<div class=\"about\"><p>On <em>it</em> &amp; &lt;more&gt;.</p></div>";
            assert_eq!((html.matches(intro).count(), html.matches("class=\"about\"").count()), (1, 1), "{html}");
            assert_eq!(html.matches("<span class=\"next\" hidden>").count(), 2, "a lesson and a puzzle");
        }
    }

    /// U5: the page of the day's puzzle has a place for the date, for earlier days and for every form of the row.
    #[test]
    fn the_puzzle_of_the_day_has_a_date_and_days_before() {
        let site = composed(&output(), sources(), Languages::Real).expect("everything is there");
        let html = page(&site, "en/puzzle/index.html");
        for part in
            ["data-date hidden><time>", "data-days hidden", "data-new hidden", "data-open hidden", "data-forms="]
        {
            assert!(html.contains(part), "{part}: {html}");
        }
    }
}
