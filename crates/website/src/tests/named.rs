//! Files that are named by what is in them.

use super::*;

#[test]
fn everything_but_pages_lies_in_a_folder_named_by_what_is_in_it() {
    let site = site();
    let mut assets: BTreeSet<&str> = BTreeSet::new();
    // What hosts and browsers look for in the root, and what tells an installed app of its language.
    let is_apart = |path: &str| !path.contains('/') || path.ends_with(".html") || path.ends_with(".webmanifest");
    for path in site.keys().filter(|path| !is_apart(path)) {
        assets.insert(asset_of(path).unwrap_or_else(|| panic!("{path} has no name")));
    }
    let programs = FOLDERS.iter().flat_map(|folder| {
        ["games.wasm", "play.wasm", "late.wasm", "style.css"].map(|file| format!("{}/{file}", folder.name))
    });
    let shared = [
        "app.js",
        "worker.js",
        "late.wasm",
        "style.css",
        "portal/boards.css",
        "words/en/portal.txt",
        "words/ar/games.txt",
        "words/en-XA/games.txt",
    ];
    for name in programs.chain(shared.into_iter().chain(assets::LAYERS).map(str::to_owned)) {
        assert!(assets.contains(name.as_str()), "{name} is not among {assets:?}");
    }
    assert!(
        !assets.iter().any(|path| {
            ["a.css", "index.html", "old"].iter().any(|other| path == other || path.starts_with("old"))
        })
    );
    // In the order of the list.
    assert_eq!(site[&file(&site, "style.css")], b"b{}\na{}\n");
}

#[test]
fn a_build_changes_with_any_file_and_with_nothing_else() {
    let (output, sources) = (output(), sources());
    let languages = |sources: Vec<Source>| languages::all(sources, Languages::Real).expect("the words are well formed");
    let all = languages(sources.clone());
    let games = games::all(&all, &facts(), &families(), &[]).expect("the facts are complete");
    let pictures = Pictures::of(&games).expect("they can be drawn");
    let studies = Studies::of(&all, &games, &studies()).expect("they are well formed");
    let edition = Edition { reload: "", address: None, is_drawn: false, folders: &[] };
    let build = |output: &Files, languages: &[Language]| {
        let notices = notices().text.into_bytes();
        let made = assets_of(output, languages, &games, &pictures, &studies, notices, &edition);
        let [start, embed_start] = [assets::START, assets::EMBED_START];
        let mut assets = made.expect("everything is there").0;
        assets.retain(|path, _| ![start, embed_start].contains(&path.as_str()));
        names::name_all(&assets).expect("there is no circle").0
    };
    let first = build(&output, &all).build();
    let site =
        composed(&output, sources.iter().rev().cloned().collect(), Languages::Real).expect("everything is there");
    assert_eq!(values(&page(&site, "index.html"), "data-build"), [first.as_str()]);
    let is_used = |path: &&String| {
        // Two scripts stand in pages; the worker is part of an edition, the script for other sites of no build, and icons are
        // drawn from the silhouette.
        let in_pages = [assets::START, assets::EMBED_START];
        let unused = ["embed.js", "index.html", "monochrome.svg", "sw.js", "sw_off.js", in_pages[0], in_pages[1]];
        let is_of = |folder: &str| path.strip_prefix(folder).is_some_and(|rest| !unused.contains(&rest));
        is_of("shared/") || FOLDERS.iter().any(|folder| is_of(&format!("programs/{}/", folder.name)))
    };
    for path in output.keys().filter(is_used) {
        let mut changed = output.clone();
        changed.get_mut(path).expect("it is one of them").extend(b";\n");
        assert_ne!(first, build(&changed, &all).build(), "{path}");
    }
    for language in &all {
        let own: Vec<Source> = sources.iter().filter(|source| source.tag == language.tag).cloned().collect();
        let first = build(&output, &languages(own.clone()));
        // The prose is part of the pages alone.
        let is_messages = |idx: &usize| own[*idx].path.extension().is_some_and(|extension| extension == "ftl");
        for idx in (0..own.len()).filter(is_messages) {
            let mut changed = own.clone();
            changed[idx].text.push_str("new-message = New\n");
            let names = build(&output, &languages(changed));
            assert_ne!(names, first, "{:?}", own[idx].path);
            assert_eq!(names.build(), first.build(), "{:?}", own[idx].path);
        }
    }
}
