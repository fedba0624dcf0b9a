//! The files of the repository.

use rules::Catalogue;

use super::*;

/// The folder with the texts to learn from.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/learn")
}

/// The entries of a folder, sorted; none where there is no such folder.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(read) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = read.map(|entry| entry.expect("it can be listed").path()).collect();
    paths.sort();
    paths
}

/// The studies in a file.
fn studies(path: &Path) -> Vec<Study> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    read(&text).unwrap_or_else(|fault| panic!("{}:{fault}", path.display()))
}

/// The studies of a game in a language.
fn studies_in(language: &str, game: &str) -> Vec<Study> {
    studies(&folder().join(language).join("studies").join(game).with_extension("md"))
}

/// The languages in which there are studies.
fn languages() -> Vec<String> {
    let name = |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    entries(&folder()).iter().filter(|path| path.join("studies").is_dir()).map(name).collect()
}

/// What is wrong with a file of studies of the game that it is named for.
fn faults_of(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).expect("the file can be read");
    let game = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    match read(&text) {
        Ok(studies) => studies.iter().flat_map(|study| faults(GAMES, GAMES, &game, study)).collect(),
        Err(fault) => vec![fault.to_string()],
    }
}

#[test]
fn every_study_can_be_solved() {
    let given: Vec<PathBuf> =
        std::env::var("STUDIES").unwrap_or_default().split_whitespace().map(PathBuf::from).collect();
    let all = || {
        let mut paths = entries(&folder().join("puzzles"));
        // They are the same in all languages: see below.
        paths.extend(entries(&folder().join("en/studies")));
        paths
    };
    let paths = if given.is_empty() { all() } else { given };
    let found: Vec<String> = paths
        .iter()
        .flat_map(|path| faults_of(path).into_iter().map(|fault| format!("{}: {fault}", path.display())))
        .collect();
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

/// The same without words; whether there are any stays.
fn without_words(study: &Study) -> Study {
    let blank = |text: &str| if text.is_empty() { String::new() } else { "x".to_owned() };
    let mut study = Study { name: blank(&study.name), intro: blank(&study.intro), ..study.clone() };
    for step in study.tasks.iter_mut().flat_map(|task| &mut task.steps) {
        for text in [&mut step.say, &mut step.otherwise, &mut step.hint, &mut step.praise] {
            *text = blank(text);
        }
        step.wrong.iter_mut().for_each(|(_, why)| *why = blank(why));
    }
    study
}

#[test]
fn studies_are_the_same_in_all_languages_but_for_their_words() {
    assert_eq!(languages(), ["ar", "el", "en", "hr", "ru", "sl", "sr", "tr"]);
    for game in Portal::ids() {
        let english = studies_in("en", game);
        for language in languages().iter().filter(|language| *language != "en") {
            let own = studies_in(language, game);
            let ids = |studies: &[Study]| studies.iter().map(|study| study.id.clone()).collect::<Vec<_>>();
            assert_eq!(ids(&own), ids(&english), "{language}: {game}");
            for (own, english) in own.iter().zip(&english) {
                assert_eq!(without_words(own), without_words(english), "{language}: {game}");
                let says = |study: &Study| study.tasks[0].steps[0].say.clone();
                assert_ne!(says(own), says(english), "{language}: {game}: it is in English");
            }
        }
    }
}

#[test]
fn every_game_has_a_lesson_and_what_its_sources_have() {
    for game in Portal::ids() {
        let studies = studies_in("en", game);
        let lesson = &studies[0];
        assert_eq!(lesson.id, Study::LESSON, "{game}");
        let n_steps: usize = lesson.tasks.iter().map(|task| task.steps.len()).sum();
        assert!((5..=14).contains(&n_steps), "{game}: {n_steps}");
        for study in &studies {
            for step in study.tasks.iter().flat_map(|task| &task.steps) {
                let is_told = !step.say.is_empty() && !step.praise.is_empty() && step.say.chars().count() <= 160;
                assert!(is_told, "{game}, {}: {}", study.id, step.say);
                // Whoever goes wrong twice finds help.
                assert!(step.otherwise.is_empty() || !step.hint.is_empty(), "{game}, {}: {}", study.id, step.say);
            }
        }
    }
    let n_of = |kind: &str| studies_in("en", "laska").iter().filter(|study| study.id.starts_with(kind)).count();
    assert_eq!((n_of("opening-"), n_of("study-")), (5, 10), "the openings go by five names");
}

/// U3: what a study is about has room beside its board, in every language, and is one paragraph without other signs
/// than those of emphasis.
#[test]
fn every_study_has_an_introduction() {
    for language in languages() {
        for game in Portal::ids() {
            for study in studies_in(&language, game) {
                let n_chars = study.intro.chars().count();
                assert!((40..=270).contains(&n_chars), "{language}: {game}, {}: {n_chars}", study.id);
                let is_plain = !study.intro.contains(['`', '_', '[', '<', '\\', '&']);
                let is_paired = study.intro.matches('*').count() % 2 == 0;
                assert!(is_plain && is_paired, "{language}: {game}, {}: {}", study.id, study.intro);
            }
        }
    }
}

/// Puzzles are told apart by their positions; each has one turn that is clearly best, so it has more than one.
#[test]
fn every_game_has_puzzles() {
    for game in Portal::ids() {
        let path = folder().join("puzzles").join(game).with_extension("txt");
        if !path.exists() {
            // The other boards of Lanko have the lessons of their own.
            assert!(["lanko-68", "lanko-103"].contains(&game), "{game}");
            continue;
        }
        let puzzles = studies(&path);
        let expected = if ["chess", "draughts", "backgammon", "ludo"].contains(&game) { 20 } else { 12 };
        assert_eq!(puzzles.len(), expected, "{game}");
        let mut positions: Vec<_> = puzzles.iter().map(|puzzle| puzzle.tasks[0].position.clone()).collect();
        positions.sort();
        positions.dedup();
        assert_eq!(positions.len(), expected, "{game}");
        for puzzle in &puzzles {
            assert!(puzzle.is_puzzle() && puzzle.grade > 0 && puzzle.id.starts_with(game), "{}", puzzle.id);
            assert!(puzzle.tasks[0].steps.iter().all(|step| !step.turns.is_empty()), "{}", puzzle.id);
        }
    }
}
