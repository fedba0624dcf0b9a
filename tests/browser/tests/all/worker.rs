//! The engine's worker, used as by a page.

use browser::{BrowserSession, Failure, Page, Thought, at_level, begun, is_by_networks, natively, tier, to_search};
use play::think::Think;
use rules::games::{FOLDERS, Portal};
use rules::{Catalogue, Level};

/// Waits until the worker is ready, asks it for Black's answer, and collects its replies in `window.said`.
const ASK: &str = r"
    const question = [
        'think 7 1 - 1', 'mustermead 1', 'game laska', 'rules 1', 'uid 00000000000004d2',
        'player person Ann', 'player machine 1', 'seats 1 2', '', 'c3-d4', '',
    ].join('\n');
    window.said = [];
    const worker = window.mustermead.newWorker();
    worker.onmessage = ({ data }) => {
        window.said.push(data);
        if (data === 'ready') worker.postMessage(question);
        if (data.startsWith('thought') || data.startsWith('failed')) document.body.dataset.answered = '';
    };
";

#[test]
fn a_question_is_answered_beside_the_page() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/laska/").await?;
        page.ask(ASK).await?;
        page.wait_for("[data-answered]").await?;
        let said = page.ask("return window.said").await?;
        let said: Vec<&str> = said.as_array().into_iter().flatten().filter_map(|text| text.as_str()).collect();
        assert_eq!(said.first(), Some(&"ready"), "{said:?}");
        let mut thought = said.last().unwrap_or(&"").lines();
        let head: Vec<&str> = thought.next().unwrap_or_default().split(' ').collect();
        assert!(matches!(head[..], ["thought", "7", _, _]), "{said:?}");
        // The only legal turn.
        assert_eq!([thought.next(), thought.next()], [Some("e5-d4-c3bw"), None], "{said:?}");
        Ok(())
    });
}

/// Asks the worker, and compares its answer with the native one.
async fn answers_as_natively(page: &Page, think: &Think) -> Result<Thought, Failure> {
    let thought = page.think(think).await?;
    let expected = Thought { seconds: thought.seconds, ..natively(think) };
    let Think { record, level, nodes, seed, .. } = think;
    assert_eq!(thought, expected, "{}, {level:?}, {nodes:?}, {seed}", record.id);
    Ok(thought)
}

#[test]
fn networks_judge_in_a_browser_as_they_do_natively() {
    for id in Portal::ids().into_iter().filter(|id| is_by_networks(id)) {
        BrowserSession::new(360, 640).run(async move |page| {
            page.open(&format!("en/{id}/")).await?;
            page.start_worker().await?;
            let mut n_thought = 0;
            for seed in 1..=12 {
                let thought = answers_as_natively(&page, &to_search(begun(id, seed), 2_000)).await?;
                // A forced step needs no thought.
                n_thought += usize::from(thought.nodes > 0);
            }
            assert!(n_thought >= 3, "{id}: {n_thought}");
            Ok(())
        });
    }
}

/// The same position, level and seed have the same answer: in a browser and natively, and however much the worker has
/// thought in between.
#[test]
fn every_level_plays_in_a_browser_as_it_does_natively() {
    /// Most positions that are tried for one in which there is a choice.
    const N_TRIES: u32 = 40;
    for info in FOLDERS.iter().flat_map(|folder| folder.games) {
        BrowserSession::new(360, 640).run(async move |page| {
            let levels: Vec<Level> = info.levels.all().collect();
            page.open(&format!("en/{}/", info.id)).await?;
            page.start_worker().await?;
            let mut answered = Vec::new();
            for level in levels.iter().copied() {
                let is_strongest = Some(&level) == levels.last();
                let n_wanted = if is_strongest { 1 } else { tier::pick(1, 8) };
                let mut n_thought = 0;
                for seed in 1..=N_TRIES {
                    let think = at_level(begun(info.id, seed), level, u64::from(seed));
                    let thought = answers_as_natively(&page, &think).await?;
                    n_thought += u64::from(thought.nodes > 0);
                    if !is_strongest {
                        answered.push((think, thought));
                    }
                    if n_thought == n_wanted {
                        break;
                    }
                }
                assert_eq!(n_thought, n_wanted, "{}, {level:?}", info.id);
            }
            for (think, first) in answered {
                let again = page.think(&think).await?;
                assert_eq!(Thought { seconds: first.seconds, ..again }, first, "{}, {:?}", info.id, think.level);
            }
            Ok(())
        });
    }
}
