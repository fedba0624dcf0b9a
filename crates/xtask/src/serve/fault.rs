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
}

impl Fault {
    /// The answer as such a host sends it.
    pub(super) async fn spoil(self, path: &str, mut answer: Response) -> Response {
        match self {
            Self::Types if path.ends_with(".js") => {
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
            _ => answer,
        }
    }
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
    }
}
