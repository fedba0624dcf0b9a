//! One client connection: HTTP/1.1, one request after the other.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use httparse::{EMPTY_HEADER, Request, Status};

use super::Served;
use super::answer::{Answer, answer};

/// The longest request; a browser's is a fraction of it.
const MAX_LEN: usize = 32 * 1024;
const MAX_HEADERS: usize = 100;
/// An idle connection is closed after this time.
const PATIENCE: Duration = Duration::from_secs(60);

/// What a file server needs of a request.
#[derive(Debug, PartialEq, Eq)]
struct Asked {
    method: String,
    /// The path with its query.
    target: String,
    /// Whether the client accepts brotli.
    takes_brotli: bool,
    /// Whether the connection stays open.
    stays: bool,
}

/// The parse state of a request.
#[derive(Debug, PartialEq, Eq)]
enum Arrival {
    Partial,
    /// The request, and its length in bytes.
    Complete(Asked, usize),
    Malformed,
}

/// Answers requests until the client sends no more.
pub(super) fn converse(mut stream: TcpStream, served: &Served) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    let mut received = Vec::new();
    loop {
        match read(&received) {
            Arrival::Partial => {
                let mut chunk = [0; 4096];
                match stream.read(&mut chunk)? {
                    0 => return Ok(()),
                    n => received.extend_from_slice(&chunk[..n]),
                }
            }
            Arrival::Complete(asked, len) => {
                received.drain(..len);
                write(&mut stream, &answer(&asked.method, &asked.target, asked.takes_brotli, served), &asked)?;
                if !asked.stays {
                    return Ok(());
                }
            }
            Arrival::Malformed => {
                let asked =
                    Asked { method: "GET".to_owned(), target: "/".to_owned(), takes_brotli: false, stays: false };
                return write(&mut stream, &Answer::text(400, "Bad request\n"), &asked);
            }
        }
    }
}

fn read(received: &[u8]) -> Arrival {
    let mut headers = [EMPTY_HEADER; MAX_HEADERS];
    let mut request = Request::new(&mut headers);
    match request.parse(received) {
        Ok(Status::Partial) if received.len() < MAX_LEN => Arrival::Partial,
        Ok(Status::Complete(len)) => match (request.method, request.path) {
            (Some(method), Some(target)) => {
                let asked = Asked {
                    method: method.to_owned(),
                    target: target.to_owned(),
                    takes_brotli: takes_brotli(&request),
                    stays: stays(&request),
                };
                Arrival::Complete(asked, len)
            }
            _ => Arrival::Malformed,
        },
        Ok(Status::Partial) | Err(_) => Arrival::Malformed,
    }
}

/// Whether to keep the connection. Not after a request with a body: the body would be read as the next request.
fn stays(request: &Request<'_, '_>) -> bool {
    let has = |name: &str, wanted: &str| {
        let of_name = request.headers.iter().filter(|header| header.name.eq_ignore_ascii_case(name));
        of_name.map(|header| header.value).any(|value| value.eq_ignore_ascii_case(wanted.as_bytes()))
    };
    let sends = |name: &str| request.headers.iter().any(|header| header.name.eq_ignore_ascii_case(name));
    request.version == Some(1)
        && !has("Connection", "close")
        && !sends("Transfer-Encoding")
        && (!sends("Content-Length") || has("Content-Length", "0"))
}

/// Whether the client accepts brotli, as browsers do on trusted hosts.
fn takes_brotli(request: &Request<'_, '_>) -> bool {
    let headers = request.headers.iter().filter(|header| header.name.eq_ignore_ascii_case("Accept-Encoding"));
    headers.filter_map(|header| std::str::from_utf8(header.value).ok()).any(|value| {
        value.split(',').any(|coding| {
            let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
            name.trim().eq_ignore_ascii_case("br") && !["q=0", "q=0.0"].contains(&weight.trim())
        })
    })
}

fn write(stream: &mut TcpStream, answer: &Answer, asked: &Asked) -> io::Result<()> {
    let mut head = format!("HTTP/1.1 {} {}\r\n", answer.status, answer.reason());
    let connection = if asked.stays { "keep-alive" } else { "close" };
    let len = answer.body.len().to_string();
    let own = [("Content-Length", len.as_str()), ("Connection", connection)];
    let given = answer.headers.iter().map(|(name, value)| (*name, value.as_str()));
    for (name, value) in given.chain(own) {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    head.push_str("\r\n");
    stream.write_all(head.as_bytes())?;
    if asked.method != "HEAD" {
        stream.write_all(&answer.body)?;
    }
    stream.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(text: &str) -> Option<(Asked, usize)> {
        match read(text.as_bytes()) {
            Arrival::Complete(asked, len) => Some((asked, len)),
            Arrival::Partial | Arrival::Malformed => None,
        }
    }

    #[test]
    fn requests_are_told_apart() {
        let (first, len) = asked("GET /a HTTP/1.1\r\nHost: x\r\n\r\nGET /b").expect("the first is complete");
        assert_eq!(
            first,
            Asked { method: "GET".to_owned(), target: "/a".to_owned(), takes_brotli: false, stays: true }
        );
        assert_eq!(len, 28);
        assert_eq!(read(b"GET /b HT"), Arrival::Partial);
        assert_eq!(read(b"\x16\x03\x01 hello"), Arrival::Malformed);
        assert_eq!(read(&[b'a'; MAX_LEN]), Arrival::Malformed);
    }

    #[test]
    fn the_client_says_what_it_takes() {
        let takes =
            |header: &str| asked(&format!("GET / HTTP/1.1\r\n{header}\r\n\r\n")).expect("complete").0.takes_brotli;
        assert!(takes("Accept-Encoding: gzip, deflate, br, zstd"));
        assert!(takes("accept-encoding: BR;q=0.5"));
        assert!(!takes("Accept-Encoding: gzip, br;q=0"));
        assert!(!takes("Accept-Encoding: brr"));
        assert!(!takes("Host: br"));
    }

    #[test]
    fn the_client_says_whether_it_stays() {
        let stays = |head: &str| asked(&format!("{head}\r\n\r\n")).expect("the request is complete").0.stays;
        assert!(stays("GET / HTTP/1.1\r\nHost: x"));
        assert!(!stays("GET / HTTP/1.1\r\nconnection: Close"));
        assert!(!stays("GET / HTTP/1.0"));
        assert!(!stays("POST / HTTP/1.1\r\nContent-Length: 5"));
    }
}
