//! Allowed imports: the table of layers in the design. Which crates of ours a crate may depend on is in `arrows`.

use std::collections::BTreeMap;

use crate::files::File;
use crate::manifest;
use crate::source::{Source, paths, tokens};

/// A layer of the code and what it must never import.
pub(crate) struct Room {
    /// The path prefixes of its files, all in one crate. Where the first is the whole source of a crate, so is the layer.
    pub(crate) files: &'static [&'static str],
    /// Forbidden path prefixes: in the standard library, in crates that this one depends on, or in its own modules.
    pub(crate) never: &'static [&'static str],
    /// The complete list of allowed dependencies, for crates that have one.
    pub(crate) only: Option<&'static [&'static str]>,
}

/// The layers, strictest first. A file belongs to every layer that its path matches.
pub(crate) const ROOMS: &[Room] = &[
    Room {
        files: &["crates/rules/src/"],
        never: &[
            "std::time",
            "core::time",
            "std::thread",
            "std::fs",
            "std::env",
            "std::net",
            "std::process",
            "std::io",
        ],
        only: Some(&["cozy-chess"]),
    },
    Room {
        files: &["crates/ai/src/"],
        never: &["std::time", "std::thread", "std::fs", "std::env", "rules::games"],
        only: Some(&["rules", "oorandom"]),
    },
    Room {
        files: &["crates/play/src/"],
        never: &["std::time", "std::thread", "std::fs", "std::env", "rules::games"],
        only: Some(&["rules", "oorandom"]),
    },
    Room {
        // A table knows what is done at it, but no games, no words and no browsers.
        files: &["crates/table/src/"],
        never: &["std::time", "std::thread", "std::fs", "std::env", "rules::games"],
        only: Some(&["play", "rules"]),
    },
    Room {
        // A page knows what happens to it and what it wants done, but no games, no words and no browsers.
        files: &["crates/page/src/"],
        never: &["std::time", "std::thread", "std::fs", "std::env", "rules::games"],
        only: Some(&["embed", "play", "rules", "study", "table"]),
    },
    Room {
        files: &["crates/worker/src/"],
        never: &[],
        only: Some(&["ai", "play", "rules", "wasm-bindgen", "wasm-bindgen-futures", "web-sys"]),
    },
    Room {
        // Languages know messages, but no games and no browsers.
        files: &["crates/i18n/src/"],
        never: &["std::time", "std::thread", "std::fs", "std::env", "rules::games"],
        only: Some(&["rules", "fluent-syntax", "icu_locale_core", "icu_plurals"]),
    },
    Room {
        // The website generator knows only the pages of the site: the app decides what a table looks like.
        files: &["crates/website/src/"],
        never: &["std::net", "std::process::Command", "std::time"],
        only: Some(&[
            "base64",
            "clap",
            "embed",
            "i18n",
            "kurbo",
            "pulldown-cmark",
            "resvg",
            "rules",
            "serde_json",
            "sha2",
            "simplecss",
            "study",
            "wasm-encoder",
            "wasmparser",
            "web",
        ]),
    },
    Room {
        // Drawing: no session, no storage, no legality.
        files: &["web/src/board.rs", "web/src/board/"],
        never: &[
            "play",
            "crate::services",
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
            "table::TableState",
        ],
        only: None,
    },
    Room {
        files: &["web/src/art/"],
        never: &[
            "play",
            "table",
            "i18n",
            "web_sys",
            "gloo",
            "crate::services",
            "crate::components",
            "crate::words",
            "rules::Rules",
            "rules::Game",
            "rules::Notation",
            "rules::turns",
        ],
        only: None,
    },
    Room { files: &["web/src/components.rs", "web/src/components/"], never: &["web_sys"], only: None },
    Room {
        // What is said is plain data, so that it can be tested without a browser.
        files: &["web/src/words.rs", "web/src/words/"],
        never: &["web_sys", "wasm_bindgen", "gloo", "crate::components"],
        only: None,
    },
    Room {
        files: &["web/src/services.rs", "web/src/services/"],
        never: &["crate::components", "crate::board"],
        only: None,
    },
];

impl Room {
    /// The folder of the crate, and the folder of its source, with a slash at the end.
    fn package(&self) -> (&'static str, &'static str) {
        let path = self.files[0];
        let end = path.find("/src/").expect("a layer lies in the source of a crate");
        (&path[..end], &path[..end + "/src/".len()])
    }

    /// The manifest of the crate.
    fn manifest(&self) -> String {
        format!("{}/Cargo.toml", self.package().0)
    }
}

/// Forbidden imports in a source file.
pub(crate) fn foreign(room: &Room, text: &str) -> Vec<String> {
    let found = paths(&Source::new(text).shipped());
    found.into_iter().filter(|path| room.never.iter().any(|ban| begins(path, ban))).collect()
}

/// Whether a path begins with all segments of another.
fn begins(path: &str, ban: &str) -> bool {
    // `gloo` stands for the whole family, as `gloo_timers`.
    let is_family = |rest: &str| rest.is_empty() || rest.starts_with("::") || (ban == "gloo" && rest.starts_with('_'));
    path.strip_prefix(ban).is_some_and(is_family)
}

/// What a manifest says otherwise than the layer that the crate is: other dependencies than those allowed, and allowed
/// ones that it lacks.
pub(crate) fn departures(room: &Room, file: &File) -> Vec<String> {
    let Some(only) = room.only.filter(|_| file.path == room.manifest()) else { return Vec::new() };
    let found = manifest::dependencies(&file.text, false);
    let more = found.iter().filter(|name| !only.contains(&name.as_str()));
    let more = more.map(|name| format!("{} depends on {name}", file.path));
    let gone = only.iter().filter(|name| !found.iter().any(|found| found == *name));
    more.chain(gone.map(|name| format!("{} lacks {name}: take it off the list", file.path))).collect()
}

/// What layers are said to be or to ban that does not exist, so that a rule about it could never match.
pub(crate) fn dead(rooms: &[Room], files: &[File]) -> Vec<String> {
    let mut problems = Vec::new();
    for room in rooms {
        let prefixes = room.files.iter().filter(|prefix| !files.iter().any(|file| file.path.starts_with(**prefix)));
        problems.extend(prefixes.map(|prefix| format!("there is no file {prefix}")));
        let bans = room.never.iter().filter(|ban| !can_match(room, ban, files));
        problems.extend(bans.map(|ban| format!("{} cannot import {ban}", room.files[0])));
    }
    problems
}

/// Whether code of a layer could import a path.
fn can_match(room: &Room, ban: &str, files: &[File]) -> bool {
    let segments: Vec<&str> = ban.split("::").collect();
    let (_, own) = room.package();
    match segments[..] {
        ["std" | "core", ..] => true,
        ["crate", ref path @ ..] => is_item(own, path, files),
        [first, ref path @ ..] => {
            if module(own, first, files).is_some() {
                return is_item(own, &segments, files);
            }
            let manifests = files.iter().filter(|file| file.path.ends_with("Cargo.toml"));
            let packages: BTreeMap<&str, &File> =
                manifests.filter_map(|file| Some((manifest::package(&file.text)?, file))).collect();
            let own = files.iter().find(|file| file.path == room.manifest());
            let names = own.map(|file| manifest::dependencies(&file.text, false)).unwrap_or_default();
            let Some(name) = names.iter().find(|name| begins(&name.replace('-', "_"), first)) else { return false };
            let of_ours = packages.get(name.as_str()).and_then(|file| file.path.strip_suffix("Cargo.toml"));
            of_ours.is_none_or(|folder| is_item(&format!("{folder}src/"), path, files))
        }
        [] => false,
    }
}

/// Whether there may be an item of this path in a crate: each module must exist, and its file name the next segment.
fn is_item(src: &str, path: &[&str], files: &[File]) -> bool {
    let root = format!("{src}lib.rs");
    let mut at = files.iter().find(|file| file.path == root);
    let mut folder = src.to_owned();
    for segment in path {
        let Some(file) = at else { return false };
        if !tokens(&Source::new(&file.text).code).iter().any(|token| token.text == *segment) {
            return false;
        }
        at = module(&folder, segment, files);
        folder += &format!("{segment}/");
    }
    true
}

/// The file of a module in a folder.
fn module<'f>(folder: &str, name: &str, files: &'f [File]) -> Option<&'f File> {
    let paths = [format!("{folder}{name}.rs"), format!("{folder}{name}/mod.rs")];
    files.iter().find(|file| paths.contains(&file.path))
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
            "use std::fs::File; fn f() { std::time::Instant::now() }",
            &["std::fs::File", "std::time::Instant::now"],
        );
        check("crates/rules/src/game.rs", "use core::{fmt, time::Duration};", &["core::time::Duration"]);
        check("crates/rules/src/games/x/mod.rs", "use std::io::Write;", &["std::io::Write"]);
        check("crates/rules/src/game.rs", "// use std::fs::File;\nuse crate::seat::Seat;", &[]);
        check("crates/rules/src/game.rs", "#[cfg(test)] mod tests { use std::time::Instant; }", &[]);
        check(
            "crates/ai/src/search.rs",
            "use std::{thread, time::Instant}; use rules::games::x::X;",
            &["std::thread", "std::time::Instant", "rules::games::x::X"],
        );
        check("crates/play/src/session.rs", "rules::games::x(); use rules::Game;", &["rules::games::x"]);
        check("crates/table/src/view.rs", "use std::env; use play::Session;", &["std::env"]);
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
        check("web/src/components/first.rs", "web_sys::window();", &["web_sys::window"]);
        check(
            "web/src/services/store.rs",
            "use crate::components::Button; use gloo_utils::window;",
            &["crate::components::Button"],
        );
        check("web/src/components/x.rs", "gloo_utils::x();", &[]);
        check("web/src/art/x/mod.rs", "gloo_utils::x();", &["gloo_utils::x"]);
    }

    const ROOM: Room = Room {
        files: &["crates/a/src/"],
        never: &[
            "std::fs",
            "b_c::x",
            "b_c::x::y",
            "d",
            "e",
            "gone",
            "crate::m",
            "crate::m::n::f",
            "crate::m::g",
            "m::n",
            "b_c::z",
        ],
        only: Some(&["b-c", "d-e", "f"]),
    };

    fn crates() -> [File; 6] {
        [
            File::new(
                "crates/a/Cargo.toml",
                "[package]\nname = \"a\"\n[dependencies]\nb-c.workspace = true\nd = \"1\"\nd-e = \"1\"\n\
                 [dev-dependencies]\ngone = \"1\"\n",
            ),
            File::new("crates/a/src/lib.rs", "mod m;"),
            File::new("crates/a/src/m.rs", "mod n;"),
            File::new("crates/a/src/m/n.rs", "fn f() {}"),
            File::new("b/Cargo.toml", "[package]\nname = \"b-c\"\n"),
            File::new("b/src/lib.rs", "pub mod x {}\n// z"),
        ]
    }

    #[test]
    fn other_dependencies_than_those_of_the_list_are_found() {
        let [manifest, ..] = crates();
        assert_eq!(
            departures(&ROOM, &manifest),
            ["crates/a/Cargo.toml depends on d", "crates/a/Cargo.toml lacks f: take it off the list"]
        );
    }

    #[test]
    fn rules_that_cannot_match_are_found() {
        let other = Room { files: &["crates/a/src/", "crates/a/src/pages/"], never: &[], only: None };
        let no = |what: &str| format!("crates/a/src/ cannot import {what}");
        let expect = ["b_c::x::y", "e", "gone", "crate::m::g", "b_c::z"].map(no);
        assert_eq!(
            dead(&[ROOM, other], &crates()),
            [&expect[..], &["there is no file crates/a/src/pages/".to_owned()]].concat()
        );
    }

    #[test]
    fn other_games_are_found() {
        let folders = ["chess", "ludo"].map(str::to_owned);
        let found =
            other_games("ludo", &folders, "use crate::games::chess::Board; use super::super::chess; use super::ludo;");
        assert_eq!(found, ["crate::games::chess::Board", "super::super::chess"]);
    }
}
