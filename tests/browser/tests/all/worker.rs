//! The engine's worker, used as by a page.

use browser::{BrowserSession, Thought, begun, is_by_networks, natively};
use rules::Catalogue;
use rules::games::Portal;

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

#[test]
fn networks_judge_in_a_browser_as_they_do_natively() {
    for id in Portal::ids().into_iter().filter(|id| is_by_networks(id)) {
        BrowserSession::new(360, 640).run(async move |page| {
            page.open(&format!("en/{id}/")).await?;
            page.start_worker().await?;
            let mut n_thought = 0;
            for seed in 1..=12 {
                let thought = page.think(begun(id, seed), 2_000).await?;
                // A forced step needs no thought.
                if thought.nodes > 0 {
                    let expected = Thought { seconds: thought.seconds, ..natively(&begun(id, seed), 2_000) };
                    assert_eq!(thought, expected, "{id}, {seed}");
                    n_thought += 1;
                }
            }
            assert!(n_thought >= 3, "{id}: {n_thought}");
            Ok(())
        });
    }
}
