//! Hosts that misbehave: what a page says on them is tested.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::time;

/// The folder of all that pages fetch.
const FILES: &str = "/v/";
/// How much of a file a slow host sends at a time, and how long it waits then.
const PIECE: usize = 200;
const PAUSE: Duration = Duration::from_millis(500);

/// What a host does wrong now, if anything: it may begin to misbehave, and stop, while it is asked. Clones are of the
/// same host.
#[derive(Clone, Debug, Default)]
pub struct Faults(Arc<Mutex<Option<Fault>>>);

impl Faults {
    /// From now on the host does this wrong, or nothing.
    pub fn set(&self, fault: Option<Fault>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = fault;
    }

    /// What the host does wrong now.
    #[must_use]
    pub fn now(&self) -> Option<Fault> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What stands before the name of its link in a part of the program.
const LINK: &[u8] = b"\x04link";

/// What a host does wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It sends scripts as plain text.
    Types,
    /// It has lost what the pages fetch, and sends a page of its own with this status instead.
    Lost(u16),
    /// It breaks off in the middle of the files that end so.
    Half(&'static str),
    /// It sends what the pages fetch a few bytes at a time.
    Slow,
    /// It adds a content security policy of its own.
    Policy(&'static str),
    /// It answers with this status where an address ends so.
    Refused(&'static str, u16),
    /// It sends the files whose addresses end so as plain text.
    Typed(&'static str),
    /// It says of every text that it is in ISO 8859-1.
    Charset,
    /// It strips the quotes of attributes from pages where they can be missing.
    Bare,
    /// It has converted every text: a byte order mark, other ends of lines and, but in pages, blanks before them.
    Converted,
    /// It sends the part of the program whose address ends so from another build: the name of its link is another one.
    OtherBuild(&'static str),
}

impl Fault {
    /// The answer as such a host sends it.
    pub(super) async fn spoil(self, path: &str, mut answer: Response) -> Response {
        match self {
            Self::Types if path.ends_with(".js") => {
                answer.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain"));
                answer
            }
            Self::Typed(end) if path.ends_with(end) => {
                answer.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain"));
                answer
            }
            Self::Lost(status) if path.starts_with(FILES) => {
                let status = StatusCode::from_u16(status).unwrap_or(StatusCode::NOT_FOUND);
                (status, [(header::CONTENT_TYPE, "text/html")], "<h1>Not here</h1>").into_response()
            }
            Self::Half(end) if path.ends_with(end) => {
                in_pieces(answer, |content| vec![content.slice(..content.len() / 2)]).await
            }
            Self::Slow if path.starts_with(FILES) => {
                in_pieces(answer, |content| content.chunks(PIECE).map(Bytes::copy_from_slice).collect()).await
            }
            Self::Policy(policy) => {
                answer.headers_mut().insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
                answer
            }
            Self::Refused(end, status) if path.ends_with(end) => {
                let status = StatusCode::from_u16(status).unwrap_or(StatusCode::NOT_FOUND);
                (status, [(header::CONTENT_TYPE, "text/html")], "<h1>Not for you</h1>").into_response()
            }
            Self::Charset if is_text(&answer) => {
                let told = answer.headers().get(header::CONTENT_TYPE).and_then(|told| told.to_str().ok());
                let kind = told.and_then(|told| told.split(';').next()).unwrap_or_default();
                if let Ok(told) = HeaderValue::from_str(&format!("{kind}; charset=iso-8859-1")) {
                    answer.headers_mut().insert(header::CONTENT_TYPE, told);
                }
                answer
            }
            Self::Bare if is_text(&answer) && has_type(&answer, "html") => rewritten(answer, bare).await,
            Self::Converted if is_text(&answer) => {
                // Blanks would be part of the scripts within a page, and its policy has the hashes of these.
                let end = if has_type(&answer, "html") { "\r\n" } else { " \r\n" };
                rewritten(answer, |text| converted(text, end)).await
            }
            Self::OtherBuild(end) if path.ends_with(end) => {
                let (head, body) = answer.into_parts();
                let mut content = to_bytes(body, usize::MAX).await.unwrap_or_default().to_vec();
                if let Some(at) = content.windows(LINK.len()).position(|bytes| bytes == LINK) {
                    content[at + LINK.len()] ^= 1;
                }
                Response::from_parts(head, Body::from(content))
            }
            _ => answer,
        }
    }
}

/// Whether an answer is of such a media type.
fn has_type(answer: &Response, part: &str) -> bool {
    answer
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|told| told.to_str().ok())
        .is_some_and(|told| told.contains(part))
}

/// Whether an answer is a text, as hosts tell it.
fn is_text(answer: &Response) -> bool {
    ["text/", "javascript", "json"].iter().any(|part| has_type(answer, part))
}

/// The same answer with another text.
async fn rewritten(answer: Response, change: impl FnOnce(&str) -> String) -> Response {
    let (mut head, body) = answer.into_parts();
    let content = to_bytes(body, usize::MAX).await.unwrap_or_default();
    head.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(head, Body::from(change(&String::from_utf8_lossy(&content))))
}

/// A text with a byte order mark, and with such ends of lines.
fn converted(text: &str, end: &str) -> String {
    let lines = text.trim_start_matches('\u{feff}').split_inclusive('\n');
    let lines = lines.map(|line| line.strip_suffix('\n').map_or_else(|| line.to_owned(), |line| [line, end].concat()));
    std::iter::once("\u{feff}".to_owned()).chain(lines).collect()
}

/// A page without quotes around values of attributes that need none. What stands in scripts and styles stays.
fn bare(page: &str) -> String {
    let mut out = String::with_capacity(page.len());
    let mut rest = page;
    while let Some(start) = rest.find('<') {
        let end = end_of_tag(&rest[start..]) + start;
        out.push_str(&rest[..start]);
        out.push_str(&bare_tag(&rest[start..end]));
        let tag = &rest[start..end];
        rest = &rest[end..];
        if let Some(name) =
            ["script", "style"].iter().find(|name| tag.strip_prefix('<').is_some_and(|tag| tag.starts_with(**name)))
            && let Some(end) = rest.find(&format!("</{name}"))
        {
            out.push_str(&rest[..end]);
            rest = &rest[end..];
        }
    }
    out + rest
}

/// How long the tag at the beginning of a text is.
fn end_of_tag(text: &str) -> usize {
    let mut is_quoted = false;
    for (idx, sign) in text.char_indices() {
        is_quoted ^= sign == '"';
        if sign == '>' && !is_quoted {
            return idx + 1;
        }
    }
    text.len()
}

fn bare_tag(tag: &str) -> String {
    let mut parts = tag.split('"');
    let mut out = parts.next().unwrap_or_default().to_owned();
    while let (Some(value), after) = (parts.next(), parts.next()) {
        let is_plain =
            !value.is_empty() && !value.contains(|sign: char| sign.is_whitespace() || "='<>`".contains(sign));
        let quote = if is_plain && out.ends_with('=') { "" } else { "\"" };
        out.extend([quote, value, quote, after.unwrap_or_default()]);
    }
    out
}

/// The same answer with a body in some pieces, with a pause before each; if they are less than was announced, the
/// connection breaks off.
async fn in_pieces(answer: Response, pieces: impl FnOnce(&Bytes) -> Vec<Bytes>) -> Response {
    let (head, body) = answer.into_parts();
    let content = to_bytes(body, usize::MAX).await.unwrap_or_default();
    let sent = stream::unfold(pieces(&content).into_iter(), |mut rest| async {
        let piece = rest.next()?;
        time::sleep(PAUSE).await;
        Some((Ok::<_, io::Error>(piece), rest))
    });
    Response::from_parts(head, Body::from_stream(sent))
}

#[cfg(test)]
mod tests {
    use axum::http::header::CONTENT_TYPE;

    use super::*;

    fn answer(text: &'static str) -> Response {
        ([(CONTENT_TYPE, "text/javascript")], text).into_response()
    }

    async fn text(answer: Response) -> String {
        String::from_utf8_lossy(&to_bytes(answer.into_body(), usize::MAX).await.unwrap_or_default()).into_owned()
    }

    #[tokio::test]
    async fn a_fault_spoils_what_it_concerns() {
        let typed = Fault::Types.spoil("/v/1/boot.js", answer("x")).await;
        assert_eq!(typed.headers()[CONTENT_TYPE], "text/plain");
        let typed = Fault::Types.spoil("/v/1/style.css", answer("x")).await;
        assert_eq!(typed.headers()[CONTENT_TYPE], "text/javascript");
        let lost = Fault::Lost(404).spoil("/v/1/boot.js", answer("x")).await;
        assert_eq!((lost.status(), text(lost).await.as_str()), (StatusCode::NOT_FOUND, "<h1>Not here</h1>"));
        assert_eq!(Fault::Lost(404).spoil("/en/", answer("x")).await.status(), StatusCode::OK);
        assert_eq!(text(Fault::Half(".js").spoil("/v/1/boot.js", answer("1234")).await).await, "12");
        assert_eq!(text(Fault::Half(".js").spoil("/v/1/style.css", answer("1234")).await).await, "1234");
        assert_eq!(text(Fault::Slow.spoil("/v/1/boot.js", answer("1234")).await).await, "1234");
        let policed = Fault::Policy("default-src 'self'").spoil("/en/", answer("x")).await;
        assert_eq!(policed.headers()[header::CONTENT_SECURITY_POLICY], "default-src 'self'");
        let refused = Fault::Refused("/sw.js", 401);
        assert_eq!(refused.spoil("/sw.js", answer("x")).await.status(), StatusCode::UNAUTHORIZED);
        assert_eq!(refused.spoil("/v/1/boot.js", answer("x")).await.status(), StatusCode::OK);
        let told = Fault::Charset.spoil("/v/1/boot.js", answer("x")).await;
        assert_eq!(told.headers()[CONTENT_TYPE], "text/javascript; charset=iso-8859-1");
        let other = Fault::OtherBuild("games.wasm").spoil("/v/1/x/games.wasm", answer("a\x04link01")).await;
        assert_eq!(text(other).await, "a\x04link11");
        let converted = Fault::Converted.spoil("/v/1/boot.js", answer("a\nb\n")).await;
        assert_eq!(text(converted).await, "\u{feff}a \r\nb \r\n");
    }

    #[test]
    fn quotes_are_stripped_where_none_are_needed() {
        let page = "<html lang=\"en\" data-rtl=\"\"><p class=\"a b\" title=\"1 > 0\" hidden>\"x\"</p><a href=\"../\">y</a>\
                    <script src=\"x.js\">f('<p id=\"z\">')</script>";
        let expect = "<html lang=en data-rtl=\"\"><p class=\"a b\" title=\"1 > 0\" hidden>\"x\"</p><a href=../>y</a>\
                      <script src=x.js>f('<p id=\"z\">')</script>";
        assert_eq!(bare(page), expect);
    }
}
