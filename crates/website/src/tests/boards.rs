//! The style of boards on the pages that show them.

use super::*;

/// A site whose boards have their style.
fn styled_site() -> &'static Files {
    static MADE: LazyLock<Files> =
        LazyLock::new(|| composed(&styled(), sources(), Languages::WithPseudo).expect("everything is there"));
    &MADE
}

/// The style sheets that a page links, by the paths of the assets, in order.
fn sheets<'a>(path: &str, html: &'a str) -> Vec<String> {
    let links =
        html.split("<link rel=\"stylesheet\" href=\"").skip(1).filter_map(|rest: &'a str| rest.split('"').next());
    links.map(|address| asset_of(&resolve(path, address)).expect("it is an asset").to_owned()).collect()
}

/// The names of the folders of games that a style has classes of.
fn folders_in(style: &str) -> BTreeSet<&'static str> {
    let is_in = |folder: &&str| style.contains(&format!(".{folder}-"));
    FOLDERS.iter().map(|folder| folder.name).filter(is_in).collect()
}

#[test]
fn a_page_about_a_game_has_the_style_of_its_boards_alone() {
    let site = styled_site();
    let mut n_pages = 0;
    for (path, html) in pages(site) {
        let is_of = |part: &&str| FOLDERS.iter().any(|folder| folder.games.iter().any(|info| info.id == *part));
        let Some(id) = path.split('/').find(is_of) else { continue };
        let folder = FOLDERS.iter().find(|folder| folder.games.iter().any(|info| info.id == id)).expect("it is of one");
        let linked = sheets(path, &html);
        assert_eq!(linked[..2], ["style.css".to_owned(), format!("{}/style.css", folder.name)], "{path}");
        let style: String = linked.iter().map(|sheet| page(site, &file(site, sheet))).collect();
        assert_eq!(folders_in(&style), [folder.name].into(), "{path}");
        n_pages += 1;
    }
    // A table and one in a frame, what says how it is played, and studies.
    assert_eq!(n_pages, Portal::ids().len() * (3 * 3 + 1));
}

#[test]
fn pages_with_boards_of_all_games_have_the_style_of_all() {
    let site = styled_site();
    let all = page(site, &file(site, "portal/boards.css"));
    let each = FOLDERS.iter().map(|folder| page(site, &file(site, &format!("{}/style.css", folder.name))));
    assert_eq!(all, each.collect::<String>());
    assert_eq!(folders_in(&all).len(), FOLDERS.len());
    for path in ["index.html", "ar/index.html"] {
        assert_eq!(
            sheets(path, &page(site, path)),
            ["style.css", "portal/boards.css", "portal/cards.css", "portal/home.css"]
        );
    }
    for path in ["ar/about/index.html", "ar/puzzle/index.html"] {
        let html = page(site, path);
        assert!(!html.contains("class=\"picture\"") && !html.contains("boards.css"), "{path}");
    }
    // The sheet of all games beside a table, and the list of saved games there, whose script is told the address.
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/scripts");
    let read = |path: &str| std::fs::read_to_string(web.join(path)).expect("it is part of the app");
    assert!(read("portal/sheet.js").contains("games: [\"boards.css\", \"cards.css\"]"));
    assert!(read("page/games.js").contains("new URL(\"portal/boards.css\", import.meta.url)"));
}

/// What pages have in common knows no game.
#[test]
fn the_shared_style_has_no_class_of_a_game() {
    let site = styled_site();
    let shared = page(site, &file(site, "style.css"));
    assert!(shared.contains(".square-light") && folders_in(&shared).is_empty(), "{:?}", folders_in(&shared));
}

/// A sheet that asks for the size of its board is told what the layout says.
#[test]
fn the_size_of_a_board_comes_from_its_layout() {
    let site = styled_site();
    for (folder, size) in [
        ("backgammon", ":root { --backgammon-width: 14.54; --backgammon-height: 9.94; }\n"),
        // Twelve columns and ten rows with those where tiles can go, the frame and the scoreboard.
        ("lino", ":root { --lino-width: 12.9; --lino-height: 13.4; }\n"),
    ] {
        assert!(page(site, &file(site, &format!("{folder}/style.css"))).starts_with(size), "{folder}");
    }
    for folder in FOLDERS {
        let style = page(site, &file(site, &format!("{}/style.css", folder.name)));
        let asks = ["width", "height"].iter().any(|length| style.contains(&format!("var(--{}-{length}", folder.name)));
        assert_eq!(asks, style.starts_with(":root {"), "{}", folder.name);
        if asks {
            let sizes = folder.games.iter().map(|info| web::prerender::board_size(info.id).expect("it is a game"));
            assert_eq!(sizes.collect::<BTreeSet<_>>().len(), 1, "{}: its boards differ", folder.name);
        }
    }
}
