//! Pages on paper.

use browser::{BrowserSession, Hand, Model, NewGame};
use serde_json::json;

/// What of a page is seen, by selectors.
const SEEN: &str = "
    const seen = css => [...document.querySelectorAll(css)].some(element => element.getClientRects().length > 0);
    return ['.board', '.guide', '.tools', '.message-bar', '.scrub', '.menu', '.ways'].map(seen);
";

#[test]
fn the_rules_print_clean() {
    BrowserSession::new(1280, 800).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        assert_eq!(page.ask(SEEN).await?, json!([true, true, true, true, true, true, true]));
        page.command("Emulation.setEmulatedMedia", json!({ "media": "print" })).await?;
        assert_eq!(page.ask(SEEN).await?, json!([true, true, false, false, false, false, false]));
        page.shoot("paper").await
    });
}

/// U20: a table prints its board, all its moves, the rules in short and where the others are, in place of links.
#[test]
fn a_laska_table_prints_its_moves() {
    BrowserSession::new(794, 1123).with_worker().run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 1);
        model.play_on(&page, Hand::Tap, 24).await?;
        page.idle_at(model.ply()).await?;
        page.wait_for("link[href$='print_table.css']").await?;
        page.ask("dispatchEvent(new Event('beforeprint'))").await?;
        page.command("Emulation.setEmulatedMedia", json!({ "media": "print" })).await?;
        let paper = "
            const box = (element) => element.getBoundingClientRect();
            const moves = [...document.querySelectorAll('[data-moves] .move')].map(box);
            const within = ({ left, right, top, width }) => width > 0 && left >= 0 && right <= innerWidth && top >= box(document.querySelector('.board')).bottom - 1;
            const rules = document.querySelector('.guide ol');
            const reference = getComputedStyle(document.querySelector('.guide .chapters'), '::after').content;
            const links = [...document.querySelectorAll('main a, .guide a')].filter((link) => link.getClientRects().length);
            return {
                moves: moves.length, within: moves.every(within), isBelow: box(rules).top >= Math.max(...moves.map(({ bottom }) => bottom)) - 1,
                reference, board: box(document.querySelector('.board')).width, links: links.map((link) => link.textContent), wide: document.documentElement.scrollWidth > innerWidth,
            };
        ";
        let paper = page.ask(paper).await?;
        page.shoot("paper-moves").await?;
        assert_eq!(paper["moves"].as_u64(), Some(page.moves().await?.len() as u64), "{paper}");
        assert_eq!([&paper["within"], &paper["isBelow"], &paper["wide"]], [true, true, false], "{paper}");
        assert!(paper["board"].as_f64().is_some_and(|width| width > 300.0 && width < 500.0), "{paper}");
        assert!(paper["reference"].as_str().is_some_and(|text| text.contains("/en/laska/how-to-play/")), "{paper}");
        assert_eq!(paper["links"], json!([]), "{paper}");
        Ok(())
    });
}
