//! Asks a server and reads its answer.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpStream};

/// An answer.
#[derive(Clone)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// By their names in small letters.
    headers: BTreeMap<String, String>,
    /// As it was sent: compressed, if it was.
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// A header; empty if there is none. Twice the same header is a mistake.
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }
}

impl std::fmt::Debug for Answer {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{} {:#?}", self.status, self.headers)
    }
}

/// Asks for a path, as a browser that accepts these encodings.
pub(crate) fn ask(port: u16, path: &str, accepted: &str) -> Answer {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).expect("the server listens");
    let accept = if accepted.is_empty() { String::new() } else { format!("Accept-Encoding: {accepted}\r\n") };
    // Of version 1.0, so that nothing is sent in chunks.
    write!(stream, "GET {path} HTTP/1.0\r\nHost: 127.0.0.1:{port}\r\n{accept}\r\n").expect("the request is taken");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("the answer ends");
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("there is a head") + 4;
    let body = answer.split_off(end);
    let head = String::from_utf8(answer).expect("the head is text");
    let mut lines = head.trim_end().split("\r\n");
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|status| status.parse().ok());
    let mut headers = BTreeMap::new();
    for (name, value) in lines.filter_map(|line| line.split_once(':')) {
        let before = headers.insert(name.to_lowercase(), value.trim().to_owned());
        assert!(before.is_none() || name.eq_ignore_ascii_case("vary"), "{path}: {name} is sent twice: {head}");
    }
    Answer { status: status.expect("there is a status"), headers, body }
}
