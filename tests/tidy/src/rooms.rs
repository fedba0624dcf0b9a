//! Allowed imports: the table of layers in the design.

use crate::manifest;
use crate::source::{Source, paths};

/// A layer of the code and what it must never import.
pub(crate) struct Room {
    /// The path prefixes of its files.
    pub(crate) files: &'static [&'static str],
    /// Forbidden path prefixes. A crate's name also forbids the dependency.
    pub(crate) never: &'static [&'static str],
    /// The manifest, if the layer is a crate.
    pub(crate) manifest: Option<&'static str>,
    /// The complete list of allowed dependencies, for crates that have one.
    pub(crate) only: Option<&'static [&'static str]>,
}

const BROWSER: [&str; 5] = ["web_sys", "js_sys", "wasm_bindgen", "gloo", "yew"];

/// The layers, strictest first. A file belongs to every layer that its path matches.
pub(crate) const ROOMS: &[Room] = &[
    Room {
        files: &["crates/rules/src/"],
        never: &[
            "rand",
            "oorandom",
            "getrandom",
            "fastrand",
            "time",
            "chrono",
            "jiff",
            "serde",
            "serde_json",
            "fluent",
            "fluent_syntax",
            "web_sys",
            "js_sys",
            "wasm_bindgen",
            "gloo",
            "yew",
            "ai",
            "play",
            "worker",
            "web",
            "std::time",
            "core::time",
            "std::thread",
            "std::fs",
            "std::env",
            "std::net",
            "std::process",
            "std::io",
        ],
        manifest: Some("crates/rules/Cargo.toml"),
        only: None,
    },
    Room {
        files: &["crates/ai/src/"],
        never: &[
            "std::time",
            "std::thread",
            "std::fs",
            "std::env",
            "rules::games",
            "play",
            "worker",
            "web",
            BROWSER[0],
            BROWSER[1],
            BROWSER[2],
            BROWSER[3],
            BROWSER[4],
        ],
        manifest: Some("crates/ai/Cargo.toml"),
        only: Some(&["rules", "oorandom"]),
    },
    Room {
        files: &["crates/play/src/"],
        never: &[
            "ai",
            "worker",
            "web",
            "std::time",
            "std::thread",
            "std::fs",
            "std::env",
            "rules::games",
            BROWSER[0],
            BROWSER[1],
            BROWSER[2],
            BROWSER[3],
            BROWSER[4],
        ],
        manifest: Some("crates/play/Cargo.toml"),
        only: Some(&["rules", "oorandom", "serde", "serde_json"]),
    },
    Room {
        // A table knows what is done at it, but no games, no words and no browsers.
        files: &["crates/table/src/"],
        never: &[
            "ai",
            "i18n",
            "worker",
            "web",
            "std::time",
            "std::thread",
            "std::fs",
            "std::env",
            "rules::games",
            BROWSER[0],
            BROWSER[1],
            BROWSER[2],
            BROWSER[3],
            BROWSER[4],
        ],
        manifest: Some("crates/table/Cargo.toml"),
        only: Some(&["play", "rules"]),
    },
    Room {
        files: &["crates/worker/src/"],
        never: &["yew", "web", "gloo"],
        manifest: Some("crates/worker/Cargo.toml"),
        only: None,
    },
    Room {
        // Languages know messages, but no games and no browsers.
        files: &["crates/i18n/src/"],
        never: &[
            "rules::games",
            "ai",
            "play",
            "worker",
            "web",
            "std::time",
            "std::thread",
            "std::fs",
            "std::env",
            BROWSER[0],
            BROWSER[1],
            BROWSER[2],
            BROWSER[3],
            BROWSER[4],
        ],
        manifest: Some("crates/i18n/Cargo.toml"),
        only: Some(&["rules", "fluent-syntax", "icu_locale_core", "icu_plurals"]),
    },
    Room {
        // The website generator knows only the pages of the site: the app decides what a table looks like.
        files: &["crates/website/src/"],
        never: &[
            "ai",
            "play",
            "worker",
            "xtask",
            "std::net",
            "std::process::Command",
            "std::time",
            BROWSER[0],
            BROWSER[1],
            BROWSER[2],
            BROWSER[3],
            BROWSER[4],
        ],
        manifest: Some("crates/website/Cargo.toml"),
        only: None,
    },
    Room {
        // Drawing: no session, no storage, no legality.
        files: &["web/src/board.rs", "web/src/board/"],
        never: &[
            "play",
            "ai",
            "web_sys::Storage",
            "gloo_storage",
            "gloo::storage",
            "crate::services",
            "crate::pages",
            "crate::table",
            // Of a program, a board needs only the art.
            "crate::program::current",
            "crate::program::games",
            "program::current",
            "program::games",
            "rules::Rules",
            "rules::Game",
            "rules::Notation",
            "rules::games",
            "rules::turns",
        ],
        manifest: None,
        only: None,
    },
    Room {
        files: &["web/src/art/"],
        never: &[
            "play",
            "ai",
            "web_sys",
            "gloo",
            "crate::services",
            "crate::pages",
            "crate::components",
            "crate::words",
            "crate::i18n",
            "crate::table",
            "fluent",
            "rules::Rules",
            "rules::Game",
            "rules::Notation",
            "rules::turns",
        ],
        manifest: None,
        only: None,
    },
    Room {
        files: &["web/src/pages.rs", "web/src/pages/", "web/src/components.rs", "web/src/components/"],
        never: &["web_sys"],
        manifest: None,
        only: None,
    },
    Room {
        // What is said is plain data, so that it can be tested without a browser.
        files: &["web/src/words.rs", "web/src/words/"],
        never: &["web_sys", "js_sys", "wasm_bindgen", "gloo", "crate::components", "crate::pages"],
        manifest: None,
        only: None,
    },
    Room {
        files: &["web/src/services.rs", "web/src/services/"],
        never: &["crate::components", "crate::pages", "crate::board"],
        manifest: None,
        only: None,
    },
];

/// Forbidden imports in a source file.
pub(crate) fn foreign(room: &Room, text: &str) -> Vec<String> {
    let found = paths(&Source::new(text).shipped());
    found.into_iter().filter(|path| room.never.iter().any(|ban| begins(path, ban))).collect()
}

/// Whether a path begins with all segments of another.
fn begins(path: &str, ban: &str) -> bool {
    // `gloo` stands for the whole family, including `gloo_storage`.
    let is_family = |rest: &str| rest.is_empty() || rest.starts_with("::") || (ban == "gloo" && rest.starts_with('_'));
    path.strip_prefix(ban).is_some_and(is_family)
}

/// Forbidden dependencies in a manifest.
pub(crate) fn foreign_dependencies(room: &Room, manifest: &str) -> Vec<String> {
    let is_banned = |name: &String| {
        let path = name.replace('-', "_");
        let is_never = room.never.iter().any(|ban| begins(&path, ban));
        is_never || room.only.is_some_and(|only| !only.contains(&name.as_str()))
    };
    manifest::dependencies(manifest, false).into_iter().filter(is_banned).collect()
}

/// References to other game folders in a file of folder `own`.
pub(crate) fn other_games(own: &str, folders: &[String], text: &str) -> Vec<String> {
    let is_other = |path: &String| {
        let segments: Vec<&str> = path.split("::").collect();
        segments.windows(2).any(|pair| {
            matches!(pair[0], "games" | "super") && pair[1] != own && folders.iter().any(|folder| folder == pair[1])
        })
    };
    paths(&Source::new(text).code).into_iter().filter(is_other).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(file: &str, text: &str, expect: &[&str]) {
        let rooms = ROOMS.iter().filter(|room| room.files.iter().any(|files| file.starts_with(files)));
        let found: Vec<String> = rooms.flat_map(|room| foreign(room, text)).collect();
        assert_eq!(found, expect, "{file}: {text}");
    }

    #[test]
    fn foreign_imports_are_found_in_every_room() {
        check(
            "crates/rules/src/dice.rs",
            "use rand::Rng; fn f() { std::time::Instant::now() }",
            &["rand::Rng", "std::time::Instant::now"],
        );
        check("crates/rules/src/game.rs", "use core::{fmt, time::Duration};", &["core::time::Duration"]);
        check("crates/rules/src/games/x/mod.rs", "use serde::Serialize;", &["serde::Serialize"]);
        check("crates/rules/src/game.rs", "// use rand::Rng;\nuse crate::seat::Seat;", &[]);
        check("crates/rules/src/game.rs", "#[cfg(test)] mod tests { use std::time::Instant; }", &[]);
        check(
            "crates/ai/src/search.rs",
            "use std::{thread, time::Instant}; use rules::games::x::X;",
            &["std::thread", "std::time::Instant", "rules::games::x::X"],
        );
        check("crates/play/src/session.rs", "ai::search(); use yew::Html;", &["ai::search", "yew::Html"]);
        check("crates/table/src/table/mod.rs", "use i18n::Format; use play::Session;", &["i18n::Format"]);
        check("crates/worker/src/main.rs", "use yew::prelude::*; use web_sys::Worker;", &["yew::prelude::*"]);
        check(
            "web/src/board/grid.rs",
            "use play::Session; use rules::{Rules, view};",
            &["play::Session", "rules::Rules"],
        );
        check("web/src/board/cell.rs", "program::art(id); program::games();", &["program::games"]);
        check(
            "web/src/art/x/mod.rs",
            "use crate::services::storage; use crate::words;",
            &["crate::services::storage", "crate::words"],
        );
        check("web/src/pages/first.rs", "web_sys::window();", &["web_sys::window"]);
        check(
            "web/src/services/store.rs",
            "use crate::components::Button; use gloo_utils::window;",
            &["crate::components::Button"],
        );
        check("web/src/pages/x.rs", "gloo_storage::X::y();", &[]);
        check("web/src/art/x/mod.rs", "gloo_storage::X::y();", &["gloo_storage::X::y"]);
    }

    #[track_caller]
    fn check_dependencies(room: &str, manifest: &str, expect: &[&str]) {
        let room = ROOMS.iter().find(|known| known.files.contains(&room)).unwrap();
        assert_eq!(foreign_dependencies(room, manifest), expect);
    }

    #[test]
    fn foreign_dependencies_are_found() {
        let manifest = "[package]\nname = \"x\"\n[dependencies]\nrules.workspace = true\nweb-sys = \"0.3\"\n\
                        [dev-dependencies]\nrand = \"1\"\n[target.'cfg(unix)'.dependencies]\nlibc = \"1\"\n\
                        [dependencies.serde]\nversion = \"1\"\n";
        check_dependencies("crates/rules/src/", manifest, &["web-sys", "serde"]);
        check_dependencies("crates/ai/src/", manifest, &["web-sys", "libc", "serde"]);
        check_dependencies("crates/worker/src/", manifest, &[]);
    }

    #[test]
    fn other_games_are_found() {
        let folders = ["chess", "ludo"].map(str::to_owned);
        let found =
            other_games("ludo", &folders, "use crate::games::chess::Board; use super::super::chess; use super::ludo;");
        assert_eq!(found, ["crate::games::chess::Board", "super::super::chess"]);
    }
}
