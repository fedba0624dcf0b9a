//! What is counted, and what is said about it.

use super::*;

#[test]
fn numbers_are_grouped() {
    assert_eq!(
        ["7", "999", "1 000", "12 345 678"],
        [7, 999, 1000, 12_345_678].map(grouped).each_ref().map(String::as_str)
    );
}

#[test]
fn text_compresses_and_noise_does_not_grow() {
    let Weight { raw, brotli, gzip } = weight(&[b'a'; 1000]);
    assert!(raw == 1000 && brotli < 50 && gzip < 50, "{brotli} {gzip}");
    assert_eq!(weight(b""), Weight::default());
    assert_eq!(weight(b"q"), Weight { raw: 1, brotli: 1, gzip: 1 });
}

#[test]
fn compressed_files_and_builds_before_are_not_counted() {
    for (name, is_expected) in [
        ("index.html", true),
        ("index.html.br", false),
        ("v/12/app.js", true),
        ("v/12/app.js.gz", false),
        ("v/1/app.js", false),
        ("v/builds.txt", false),
    ] {
        let own = ["v/12/app.js", "v/12/app.js.gz"].map(str::to_owned).into_iter().collect();
        assert_eq!(is_counted(name, &own), is_expected, "{name}");
    }
}

#[test]
fn a_visit_counts_what_its_page_fetches() {
    let names = [
        "ar/index.html",
        "embed.js",
        "embed/x/index.html",
        "en/x/how-to-play/index.html",
        "en/x/index.html",
        "index.html",
        "v/1/app.js",
        "v/1/app_bg.wasm",
        "v/1/awake.js",
        "v/1/boot.js",
        "v/1/drawings.js",
        "v/1/files/all.json",
        "v/1/late.wasm",
        "v/1/picture.js",
        "v/1/play.wasm",
        "v/1/rest.wasm",
        "v/1/sounds.js",
        "v/1/file_import.js",
        "v/1/portal/home.css",
        "v/1/portal/home.js",
        "v/1/portal/sheet.js",
        "v/1/words/ar/portal.txt",
        "v/1/words/ar/x.txt",
        "v/1/words/en/portal.txt",
        "v/1/words/en/x.txt",
        "v/1/words/en/x-studies.txt",
        "v/1/words/en/y.txt",
        "v/1/classic/words/ar/portal.txt.js",
        "v/1/classic/words/ar/x.txt.js",
        "v/1/classic/words/en/portal.txt.js",
        "v/1/classic/words/en/x.txt.js",
        "v/1/classic/words/en/y.txt.js",
        "v/1/classic/x.js",
        "v/1/classic/late.wasm.js",
        "v/1/classic/x/late.wasm.js",
        "v/1/classic/y.js",
        "v/1/portal/host.js",
        "v/1/style.css",
        "v/1/x/games.wasm",
        "v/1/x/in/it.js",
        "v/1/x/late.wasm",
        "v/1/x/play.wasm",
        "v/1/x/style.css",
        "v/1/y/games.wasm",
        "v/1/y/late.wasm",
        "v/1/y/networks.bin",
        "v/1/y/style.css",
    ];
    let read = |name: &str| match name {
        "en/x/index.html" => "data-page=\"game\" data-program=\"x\" data-tables=\"1/words/ar/x.txt\" \
             \"../v/1/words/en/portal.txt\" \"../v/1/words/en/x.txt\""
            .to_owned(),
        "en/x/how-to-play/index.html" => "data-page=\"learn\" href=\"../../../v/1/style.css\"".to_owned(),
        "ar/index.html" => "href=\"../v/1/portal/home.css\" src=\"../v/1/portal/home.js\"".to_owned(),
        "embed/x/index.html" => "data-program=\"x\" data-words=\"x\" data-languages=\"en ar\"".to_owned(),
        _ => "data-program=\"y\" \"../v/1/words/ar/portal.txt\"".to_owned(),
    };
    let found = budgets(&names, read);
    let files = |idx: usize| found[idx].files.iter().map(|file| file.trim_start_matches("v/1/")).collect::<Vec<_>>();
    assert_eq!(found.len(), 25, "{found:?}");
    assert_eq!(files(0), ["portal/home.css", "portal/home.js", "ar/index.html"]);
    assert_eq!(files(1), ["portal/home.js"]);
    assert_eq!(files(2), ["style.css", "en/x/how-to-play/index.html"]);
    let own = ["words/en/portal.txt", "words/en/x.txt", "style.css", "x/games.wasm", "x/in/it.js", "x/style.css"];
    // What is there at the first touch, and what has come with the computer's answer to it.
    let early = ["app.js", "app_bg.wasm", "boot.js"];
    assert_eq!(files(4), [&early[..], &own, &["en/x/index.html"]].concat());
    let program = ["app.js", "app_bg.wasm", "boot.js", "play.wasm"];
    let last = ["x/play.wasm", "x/style.css", "en/x/index.html"];
    assert_eq!(files(5), [&program[..], &own[..own.len() - 1], &last].concat());
    let of_others = ["words/ar/portal.txt", "style.css", "y/games.wasm", "y/style.css", "index.html"];
    assert_eq!(files(6), [&program[..], &of_others].concat());
    let lines: Vec<&str> = found.iter().map(|budget| budget.line.as_str()).collect();
    let pages = [
        "portal-page",
        "portal-scripts",
        "learn-page",
        "portal-scripts",
        "x-touch",
        "x",
        "y",
        "x",
        "x",
        "x-sandboxed",
        "x-sandboxed",
    ];
    assert_eq!(
        lines,
        [
            &pages[..],
            &["app_bg.wasm", "late.wasm", "play.wasm", "rest.wasm", "x/games.wasm", "x/late.wasm", "x/play.wasm"],
            &["y/games.wasm", "y/late.wasm", "first-answer"],
            &["embed-script", "all-words", "all-words", "game-studies"]
        ]
        .concat()
    );
    let own = ["x/games.wasm", "x/in/it.js", "x/play.wasm", "x/style.css"];
    let rest = [&["portal/host.js", "style.css"][..], &own, &["embed/x/index.html"]].concat();
    let mut of_frame = files(8);
    of_frame.sort_unstable();
    let mut expect = [&program[..], &rest, &["words/ar/portal.txt", "words/ar/x.txt"]].concat();
    expect.sort_unstable();
    assert_eq!(of_frame, expect);
    let words = ["classic/words/ar/portal.txt.js", "classic/words/ar/x.txt.js"];
    assert_eq!(files(10), [&words[..], &["classic/x.js", "style.css", "x/style.css", "embed/x/index.html"]].concat());
    assert_eq!(files(11), ["app_bg.wasm"]);
    assert_eq!(files(16), ["x/late.wasm"]);
    assert_eq!(files(20), ["late.wasm", "y/late.wasm", "y/networks.bin"]);
    assert_eq!(files(21), ["embed.js"]);
    assert_eq!(files(22), ["words/ar/portal.txt", "words/ar/x.txt"]);
    assert_eq!(found[23].part, "all words of en");
    assert_eq!(files(24), ["words/en/x-studies.txt"]);
}

#[test]
fn what_costs_too_much_or_has_no_limit_names_its_line() {
    let budget = Budget { part: "first visit to en/x/index.html".to_owned(), files: vec![], line: "x".to_owned() };
    let found = |limits: &str| fault(&budget, 1_234, limit_of(limits, "x"));
    assert_eq!(found("# Comment 3\nx 1234\n"), None);
    let over = "first visit to en/x/index.html: 1 234 bytes, 34 more than the limit in the line `x` of web/limits.txt";
    assert_eq!(found("x 1200\n").as_deref(), Some(over));
    let lacks = "web/limits.txt has no line `x`: first visit to en/x/index.html takes 1 234 bytes";
    assert_eq!(found("y 7\n").as_deref(), Some(lacks));
}

#[test]
fn what_all_programs_share_has_its_limits() {
    let limits = process::root().join(LIMITS);
    let limits = fs::read_to_string(limits).expect("the limits are there");
    for line in [FIRST_ANSWER_LINE, LATE, WORDS_LINE, EMBED_LINE, STUDIES_LINE, PORTAL_LINE, LEARN_LINE, SCRIPTS_LINE] {
        assert!(limit_of(&limits, line).is_some(), "{line}");
    }
}
