//! The response to a request.

use std::fs;
use std::path::Path;

use super::{Served, compressed, media, path};

/// A response, except for what depends on the connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) headers: Vec<(&'static str, String)>,
    pub(super) body: Vec<u8>,
}

impl Answer {
    /// A line of plain text.
    pub(super) fn text(status: u16, line: &str) -> Self {
        let headers = vec![("Content-Type", "text/plain; charset=utf-8".to_owned())];
        Self { status, headers, body: line.as_bytes().to_vec() }
    }

    /// The reason phrase of the status.
    pub(super) fn reason(&self) -> &'static str {
        match self.status {
            200 => "OK",
            301 => "Moved Permanently",
            400 => "Bad Request",
            404 => "Not Found",
            405 => "Method Not Allowed",
            _ => "",
        }
    }
}

/// The requested file, or an error; compressed if the client accepts it.
pub(super) fn answer(method: &str, target: &str, takes_brotli: bool, served: &Served) -> Answer {
    if method != "GET" && method != "HEAD" {
        return Answer::text(405, "Only GET and HEAD are answered\n");
    }
    let not_found = || Answer::text(404, "Not found\n");
    let Some(relative) = path::within(target, &served.prefix) else { return not_found() };
    let wanted = served.folder.join(relative);
    if wanted.is_dir() && !path::names_folder(target) {
        let (path, query) = path::split_query(target);
        return Answer { status: 301, headers: vec![("Location", format!("{path}/{query}"))], body: Vec::new() };
    }
    let wanted = if wanted.is_dir() { wanted.join("index.html") } else { wanted };
    match wanted.canonicalize() {
        Ok(file) if file.is_file() && file.starts_with(&served.folder) => {
            fs::read(&file).map_or_else(|_| not_found(), |body| given(&file, body, takes_brotli && served.compresses))
        }
        _ => not_found(),
    }
}

fn given(file: &Path, body: Vec<u8>, takes_brotli: bool) -> Answer {
    let mut headers = vec![
        ("Content-Type", media::type_of(file).to_owned()),
        // The next build may change any file without changing its name.
        ("Cache-Control", "no-cache".to_owned()),
        ("X-Content-Type-Options", "nosniff".to_owned()),
    ];
    let mut body = body;
    if media::shrinks(file) {
        headers.push(("Vary", "Accept-Encoding".to_owned()));
        if let Some(sent) = takes_brotli.then(|| compressed::brotli(file, &body)).flatten() {
            headers.push(("Content-Encoding", "br".to_owned()));
            body = sent.to_vec();
        }
    }
    Answer { status: 200, headers, body }
}
