//! Allowed imports: the table of layers in the design. Which crates of ours a crate may depend on is in `arrows`.

use crate::files::File;
use crate::imports;
use crate::workspace::Package;

/// A layer of the code and what it must never import.
pub(crate) struct Room {
    /// A crate, or a module in it with all below it: `web::board`.
    pub(crate) module: &'static str,
    /// Forbidden path prefixes: in the standard library, in crates that this one depends on, or in its own modules.
    pub(crate) never: &'static [&'static str],
    /// The complete list of allowed dependencies, for crates that have one.
    pub(crate) only: Option<&'static [&'static str]>,
}

/// The layers, strictest first. A file belongs to every layer that its path matches.
pub(crate) const ROOMS: &[Room] = &[
    Room {
        module: "rules",
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
        module: "ai",
        never: &["std::time", "std::thread", "std::fs", "std::env", "rules::games"],
        only: Some(&["rules", "oorandom"]),
    },
    Room {
        module: "play",
        never: &["std::time", "std::thread", "std::fs", "std::env", "rules::games"],
        only: Some(&["rules", "oorandom", "sha2"]),
    },
    Room {
        // A table knows what is done at it, but no games, no words and no browsers.
        module: "table",
        never: &["std::time", "std::thread", "std::fs", "std::env", "rules::games"],
        only: Some(&["play", "rules"]),
    },
    Room {
        // A page knows what happens to it and what it wants done, but no games, no words and no browsers.
        module: "page",
        never: &["std::time", "std::thread", "std::fs", "std::env", "rules::games"],
        only: Some(&["embed", "play", "rules", "study", "table"]),
    },
    Room {
        module: "worker",
        never: &[],
        only: Some(&["ai", "judgement", "play", "rules", "wasm-bindgen", "wasm-bindgen-futures", "web-sys"]),
    },
    Room {
        // Languages know messages, but no games and no browsers.
        module: "i18n",
        never: &["std::time", "std::thread", "std::fs", "std::env", "rules::games"],
        only: Some(&["rules", "fluent-syntax", "icu_locale_core", "icu_plurals"]),
    },
    Room {
        // The website generator knows only the pages of the site: the app decides what a table looks like.
        module: "website",
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
        module: "web::board",
        never: &[
            "play",
            "crate::services",
            // Of a program, a board needs only the art.
            "crate::program::current",
            "crate::program::games",
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
        module: "web::art",
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
    Room { module: "web::components", never: &["web_sys"], only: None },
    Room {
        // What is said is plain data, so that it can be tested without a browser.
        module: "web::words",
        never: &["web_sys", "wasm_bindgen", "gloo", "crate::components"],
        only: None,
    },
    Room { module: "web::services", never: &["crate::components", "crate::board"], only: None },
];

impl Room {
    /// Its crate.
    fn package<'p>(&self, packages: &'p [Package]) -> Option<&'p Package> {
        let name = self.module.split("::").next();
        packages.iter().find(|package| name == Some(&package.name))
    }

    /// Whether a file is in this layer.
    pub(crate) fn has(&self, packages: &[Package], file: &File) -> bool {
        let Some(package) = self.package(packages) else { return false };
        let Some(path) = file.path.strip_prefix(&package.source()) else { return false };
        let Some((_, module)) = self.module.split_once("::") else { return true };
        let rest = path.strip_prefix(&module.replace("::", "/"));
        rest.is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
    }
}

/// Forbidden imports in a source file.
pub(crate) fn foreign(room: &Room, packages: &[Package], file: &File) -> Vec<String> {
    let source = room.package(packages).map(Package::source).unwrap_or_default();
    let found = imports::absolute(&source, file).into_iter();
    found.filter(|path| room.never.iter().any(|ban| begins(path, ban))).collect()
}

/// Whether a path begins with all segments of another.
fn begins(path: &str, ban: &str) -> bool {
    // `gloo` stands for the whole family, as `gloo_timers`.
    let is_family = |rest: &str| rest.is_empty() || rest.starts_with("::") || (ban == "gloo" && rest.starts_with('_'));
    path.strip_prefix(ban).is_some_and(is_family)
}

/// What a manifest says otherwise than the layer that the crate is: other dependencies than those allowed, and allowed
/// ones that it lacks.
pub(crate) fn departures(room: &Room, packages: &[Package]) -> Vec<String> {
    let (Some(only), Some(package)) = (room.only, room.package(packages)) else { return Vec::new() };
    let found: Vec<&str> = package.uses(false).collect();
    let more = found.iter().filter(|name| !only.contains(name));
    let more = more.map(|name| format!("{} depends on {name}", package.manifest()));
    let gone = only.iter().filter(|name| !found.contains(name));
    more.chain(gone.map(|name| format!("{} lacks {name}: take it off the list", package.manifest()))).collect()
}

/// What layers are said to be or to ban that does not exist, so that a rule about it could never match.
pub(crate) fn dead(rooms: &[Room], packages: &[Package], files: &[File]) -> Vec<String> {
    let mut problems = Vec::new();
    for room in rooms {
        if !files.iter().any(|file| room.has(packages, file)) {
            problems.push(format!("there is no file of {}", room.module));
        }
        let bans = room.never.iter().filter(|ban| !can_match(room, ban, packages, files));
        problems.extend(bans.map(|ban| format!("{} cannot import {ban}", room.module)));
    }
    problems
}

/// Whether code of a layer could import a path.
fn can_match(room: &Room, ban: &str, packages: &[Package], files: &[File]) -> bool {
    let Some(own) = room.package(packages) else { return false };
    let segments: Vec<&str> = ban.split("::").collect();
    match segments[..] {
        ["std" | "core", ..] => true,
        ["crate", ref path @ ..] => is_item(&own.source(), path, files),
        [first, ref path @ ..] => {
            let Some(name) = own.uses(false).find(|name| begins(&name.replace('-', "_"), first)) else { return false };
            let of_ours = packages.iter().find(|package| package.name == name);
            of_ours.is_none_or(|package| is_item(&package.source(), path, files))
        }
        [] => false,
    }
}

/// Whether there may be an item of this path in a crate: each module must exist, and its file name the next segment.
fn is_item(source: &str, path: &[&str], files: &[File]) -> bool {
    let root = format!("{source}lib.rs");
    let mut at = files.iter().find(|file| file.path == root);
    let mut folder = source.to_owned();
    for segment in path {
        let Some(file) = at else { return false };
        if !file.code().words.identifiers.contains(*segment) {
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

/// References to other game folders in a file of folder `own`, in tests as well.
pub(crate) fn other_games(own: &str, folders: &[String], file: &File) -> Vec<String> {
    let is_other = |path: &&str| {
        let segments: Vec<&str> = path.split("::").collect();
        segments.windows(2).any(|pair| {
            matches!(pair[0], "games" | "super") && pair[1] != own && folders.iter().any(|folder| folder == pair[1])
        })
    };
    let paths = file.code().paths.iter().map(|mention| mention.path.as_str());
    paths.filter(is_other).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::Dependency;

    /// Checks what the layers of a file of this repository forbid in it.
    #[track_caller]
    fn check(path: &str, text: &str, expect: &[&str]) {
        let file = File::new(path, text);
        assert_eq!(file.code().error, None, "{text}");
        let packages =
            [("rules", "crates/rules"), ("ai", "crates/ai"), ("play", "crates/play"), ("table", "crates/table")];
        let packages = packages.into_iter().chain([("web", "web")]).map(|(name, folder)| Package::new(name, folder));
        let packages: Vec<Package> = packages.collect();
        let rooms: Vec<&Room> = ROOMS.iter().filter(|room| room.has(&packages, &file)).collect();
        assert!(!rooms.is_empty(), "{path}");
        let found: Vec<String> = rooms.into_iter().flat_map(|room| foreign(room, &packages, &file)).collect();
        assert_eq!(found, expect, "{path}: {text}");
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
            &["rules::games::x::X", "std::thread", "std::time::Instant"],
        );
        check("crates/play/src/session.rs", "use rules::Game; fn f() { rules::games::x() }", &["rules::games::x"]);
        check("crates/table/src/view.rs", "use std::env; use play::Session;", &["std::env"]);
        check("crates/table/src/view/board.rs", "use std::env;", &["std::env"]);
        check(
            "web/src/board/grid.rs",
            "use play::Session; use rules::{Rules, view};",
            &["play::Session", "rules::Rules"],
        );
        check(
            "web/src/board/cell.rs",
            "use crate::program; fn f() { program::art(id); program::games() }",
            &["crate::program::games"],
        );
        check("web/src/board/cell.rs", "use rules as r; fn f() -> r::Game {}", &["rules::Game"]);
        check("web/src/board.rs", "fn f() { super::services::store() }", &["crate::services::store"]);
    }

    #[test]
    fn foreign_imports_are_found_in_every_room_of_the_page() {
        check(
            "web/src/art/x/mod.rs",
            "use crate::services::storage; use crate::words;",
            &["crate::services::storage", "crate::words"],
        );
        check("web/src/components/first.rs", "fn f() { web_sys::window(); }", &["web_sys::window"]);
        check(
            "web/src/components/parts/dialog.rs",
            "fn f() { html! { <b>{ web_sys::window() }</b> } }",
            &["web_sys::window"],
        );
        check(
            "web/src/components/x.rs",
            "macro_rules! m { () => { use web_sys::{a, b}; } }",
            &["web_sys::a", "web_sys::b"],
        );
        check("web/src/components/x.rs", "#[derive(web_sys::A)] struct B;", &["web_sys::A"]);
        check(
            "web/src/services/store.rs",
            "use crate::components::Button; use gloo_utils::window;",
            &["crate::components::Button"],
        );
        check("web/src/components/x.rs", "fn f() { gloo_utils::x(); }", &[]);
        check("web/src/art/x/mod.rs", "fn f() { gloo_utils::x(); }", &["gloo_utils::x"]);
    }

    const ROOM: Room = Room {
        module: "a",
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

    fn packages() -> [Package; 2] {
        let uses = [("b-c", false), ("d", false), ("d-e", false), ("gone", true)];
        let dependencies = uses.map(|(name, is_for_tests)| Dependency { name: name.to_owned(), is_for_tests });
        [Package { dependencies: dependencies.into(), ..Package::new("a", "crates/a") }, Package::new("b-c", "b")]
    }

    fn files() -> [File; 4] {
        [
            File::new("crates/a/src/lib.rs", "mod m;"),
            File::new("crates/a/src/m.rs", "mod n;"),
            File::new("crates/a/src/m/n.rs", "fn f() {}"),
            File::new("b/src/lib.rs", "pub mod x {}\n// z"),
        ]
    }

    #[test]
    fn other_dependencies_than_those_of_the_list_are_found() {
        assert_eq!(
            departures(&ROOM, &packages()),
            ["crates/a/Cargo.toml depends on d", "crates/a/Cargo.toml lacks f: take it off the list"]
        );
    }

    #[test]
    fn rules_that_cannot_match_are_found() {
        let room = |module| Room { module, never: &[], only: None };
        let no = |what: &str| format!("a cannot import {what}");
        let mut expect: Vec<String> = ["b_c::x::y", "e", "gone", "crate::m::g", "m::n", "b_c::z"].map(no).into();
        expect.extend(["there is no file of a::pages", "there is no file of z"].map(str::to_owned));
        assert_eq!(dead(&[ROOM, room("a::m::n"), room("a::pages"), room("z")], &packages(), &files()), expect);
    }

    #[test]
    fn other_games_are_found() {
        let folders = ["chess", "ludo"].map(str::to_owned);
        let text = "use crate::games::chess::Board; use super::super::chess; use super::ludo;";
        let found = other_games("ludo", &folders, &File::new("a.rs", text));
        assert_eq!(found, ["crate::games::chess::Board", "super::super::chess"]);
        let text = "#[cfg(test)] mod tests { use crate::games::chess::Board; }";
        assert_eq!(other_games("ludo", &folders, &File::new("a.rs", text)), ["crate::games::chess::Board"]);
    }
}
