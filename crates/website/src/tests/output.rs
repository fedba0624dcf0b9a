//! A small substitute for what was built.

use std::path::Path;
use std::rc::Rc;

use rules::games::{FOLDERS, Folder};
use web::prerender;

use crate::Files;
use crate::files::{art_styles, assets};

/// The same, in the style that boards have.
pub(crate) fn styled() -> Files {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let read = |path: String| std::fs::read(web.join(path)).expect("it is part of the app");
    let mut output = output();
    let shared = ["tokens", "pieces", "background", "board"].map(|name| read(format!("styles/{name}.css")));
    output.insert("shared/a.css".to_owned(), shared.concat());
    for folder in FOLDERS {
        output.insert(art_styles::built(folder.name), read(format!("src/art/{}/style.css", folder.name)));
    }
    output
}

pub(crate) fn output() -> Files {
    let page = r#"<link rel="stylesheet" href="./b.css"><link rel="stylesheet" href="./a.css">"#;
    let shared = [
        ("index.html", page),
        ("a.css", "a{}\n"),
        ("b.css", "b{}\n"),
        ("boot.js", "import"),
        ("monochrome.svg", "<svg/>"),
        ("mustermead.svg", "<svg/>"),
        ("start.js", "watch()"),
        ("embed_start.js", "begin()"),
    ];
    let scripts = [
        "theme",
        "words",
        "navigation",
        "games",
        "picture",
        "clipboard",
        "picture_export",
        "file_import",
        "sounds",
        "awake",
        "drawings",
        "worker",
    ];
    let later = [
        "finder",
        "saved",
        "sheet",
        "learn",
        "studies",
        "offline",
        "kept_files",
        "keep_all",
        "new_version",
        "print_table",
        "sw",
        "sw_off",
    ];
    let embedding = ["embed", "host"];
    let scripts = scripts.into_iter().chain(later).chain(embedding).map(|name| (format!("{name}.js"), "export"));
    let styles = [
        "cards",
        "home",
        "learn",
        "texts",
        "late",
        "review",
        "settings",
        "looks",
        "lasker",
        "plain",
        "fields",
        "print_board",
        "print_table",
        "offline",
    ]
    .map(|name| (format!("{name}.css"), "c{}"));
    let shared = shared.map(|(path, text)| (path.to_owned(), text)).into_iter().chain(scripts).chain(styles);
    let program = [("index.html", page), ("app.js", "const module = 'app_bg.wasm';"), ("app_bg.wasm", "\0asm")]
        .map(|(path, text)| (path.to_owned(), text.to_owned()));
    let parts = assets::parts().map(|path| (path, "\0asm part".to_owned()));
    let program = program.into_iter().chain(parts).map(|(path, text)| (format!("program/{path}"), text));
    let nothing_written = Rc::new(i18n::Language::new(i18n::native_plurals("en")));
    let has_networks = |folder: &&Folder| {
        let summary = |id| prerender::summary(id, Rc::clone(&nothing_written)).expect("it is a game");
        folder.games.iter().any(|info| summary(info.id).has_networks)
    };
    let arts = FOLDERS.iter().map(|folder| (format!("{}.css", folder.name), "d{}"));
    let networks = FOLDERS.iter().filter(has_networks).map(|folder| (format!("{}.bin", folder.name), "net"));
    let shared = shared.chain(arts).chain(networks).map(|(path, text)| (format!("shared/{path}"), text.to_owned()));
    // Unneeded files: leftovers of folders that no longer exist, and a build stamp.
    let old = [("app.js", "old"), ("program/snippets/old.wasm", "old"), ("shared.stamp", "fast")]
        .map(|(path, text)| (path.to_owned(), text.to_owned()));
    shared.chain(program).chain(old).map(|(path, text)| (path, text.into_bytes())).collect()
}
