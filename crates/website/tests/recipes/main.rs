//! Follows every recipe of `docs/hosting.md` whose server is installed here, on a fresh folder, and compares what the
//! server sends with what `cargo xtask play` sends. The tests of the others are ignored.

#![forbid(unsafe_code)]

mod doc;
mod exchange;
mod fixture;
mod program;
mod servers;

use std::collections::BTreeMap;

use exchange::{Answer, ask};
use fixture::{FOLDER, Site};
use servers::{Place, Set};
use xtask::serve::{Port, Served, Server};

/// What browsers accept: everything, only what is old, and nothing but the file itself.
const ACCEPTED: [&str; 3] = ["gzip, deflate, br", "gzip", ""];

/// The headers that count, beside the media type and the policy.
const COMPARED: [&str; 4] = ["cache-control", "x-content-type-options", "referrer-policy", "content-encoding"];

/// The media type without its parameters. Scripts have two.
fn media_type(answer: &Answer) -> &str {
    let full = answer.header("content-type");
    match full.split(';').next().unwrap_or_default().trim() {
        "application/javascript" => "text/javascript",
        other => other,
    }
}

/// What counts of an answer.
fn essence(answer: &Answer) -> BTreeMap<&str, String> {
    let mut all: BTreeMap<&str, String> =
        COMPARED.into_iter().map(|name| (name, answer.header(name).to_owned())).collect();
    all.insert("status", answer.status.to_string());
    all.insert("type", media_type(answer).to_owned());
    all.insert("policy", answer.header("content-security-policy").to_owned());
    all
}

/// Compares a server with ours, path by path.
fn compare(name: &str, port: u16, place: Place, has_brotli: bool, site: &Site) {
    let prefix = place.prefix();
    let ours = Server::start(&Served::new(site.folder()).under(prefix), Port::Any).expect("a port is free");
    for path in site.paths() {
        let path = format!("{prefix}{path}");
        for accepted in ACCEPTED {
            let asked = if has_brotli { accepted } else { accepted.trim_end_matches(", br") };
            let (theirs, expected) = (ask(port, &path, accepted), ask(ours.port(), &path, asked));
            assert_eq!(essence(&theirs), essence(&expected), "{name}: {path} for `{accepted}`: {theirs:?}");
            assert!(theirs.body == expected.body, "{name}: {path} for `{accepted}` has other content");
            if !theirs.header("content-encoding").is_empty() {
                let vary = theirs.header("vary").to_lowercase();
                assert!(vary.contains("accept-encoding"), "{name}: {path}: {theirs:?}");
            }
        }
    }
    // A folder without its slash, so that relative addresses on its page hold.
    let moved = ask(port, &format!("{prefix}en/laska"), "");
    let goal = format!("{prefix}en/laska/");
    assert!((300..400).contains(&moved.status) && moved.header("location").ends_with(&goal), "{name}: {moved:?}");
}

/// Starts a server at the root of its host and in a folder, and compares.
fn check_server(set: Set) {
    for place in [Place::Root, Place::Folder] {
        let site = Site::new(set.name(), place);
        let server = set.start(&site, place);
        compare(set.name(), server.port(), place, set.has_brotli(), &site);
    }
}

/// The same with a proxy before the server.
fn check_behind_proxy(set: Set) {
    let name = format!("{}-behind-proxy", set.name());
    for place in [Place::Root, Place::Folder] {
        let site = Site::new(&name, place);
        let server = set.start(&site, place);
        let proxy = servers::proxy(&site, server.port());
        compare(&name, proxy.port(), place, set.has_brotli(), &site);
    }
}

mod what_play_sends_is_sent_by {
    use super::*;

    #[test]
    #[ignore = "nginx"]
    fn nginx() {
        check_server(Set::Nginx);
    }

    #[test]
    #[ignore = "nginx"]
    fn nginx_behind_a_proxy() {
        check_behind_proxy(Set::Nginx);
    }

    #[test]
    #[ignore = "Apache"]
    fn apache() {
        check_server(Set::Apache);
    }

    #[test]
    #[ignore = "Apache, nginx"]
    fn apache_behind_a_proxy() {
        check_behind_proxy(Set::Apache);
    }

    #[test]
    #[ignore = "Caddy"]
    fn caddy() {
        check_server(Set::Caddy);
    }

    #[test]
    #[ignore = "Caddy, nginx"]
    fn caddy_behind_a_proxy() {
        check_behind_proxy(Set::Caddy);
    }
}

/// Python sends no headers, and its own page for what is missing. The site works nevertheless: in a folder, on any port,
/// and behind a proxy that changes nothing.
fn check_plain(site: &Site, port: u16) {
    for path in site.paths().filter(|path| site.has(path)) {
        let answer = ask(port, &format!("/{FOLDER}/{path}"), "gzip, br");
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.body == site.content(path), "{path}");
        if path.ends_with(".wasm") || path.ends_with(".js") {
            let expect = if path.ends_with(".js") { "text/javascript" } else { "application/wasm" };
            assert_eq!(media_type(&answer), expect, "{path}");
        }
    }
    let moved = ask(port, &format!("/{FOLDER}/en/laska"), "");
    assert!(moved.header("location").ends_with(&format!("/{FOLDER}/en/laska/")), "{moved:?}");
}

#[test]
#[ignore = "Python"]
fn python_serves_the_site() {
    let site = Site::new("python", Place::Folder);
    let python = servers::python(&site);
    check_plain(&site, python.port());
}

#[test]
#[ignore = "Python, nginx"]
fn python_behind_a_proxy_serves_the_site() {
    let site = Site::new("python-behind-proxy", Place::Folder);
    let python = servers::python(&site);
    let proxy = servers::proxy(&site, python.port());
    check_plain(&site, proxy.port());
}

/// The workflow builds the site by a command that exists, and puts up what that makes.
#[test]
fn the_workflow_puts_up_what_is_built() {
    let workflow = doc::workflow();
    assert!(workflow.contains("run: cargo xtask build --address \"${{ steps.pages.outputs.base_url }}/\"\n"));
    assert!(workflow.contains("path: dist\n"));
    // What it may do is what it has to do.
    assert!(workflow.contains("permissions:\n  contents: read\n  pages: write\n  id-token: write\n"));
    assert!(doc::text().contains("(hosting/github-pages.yml)"));
    assert!(!workflow.contains('\t'), "YAML has no tabs");
}
