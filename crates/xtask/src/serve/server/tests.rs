//! Tests the server over a socket, as a browser uses it.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;

use super::*;

/// A folder for one test, removed when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("mustermead-serve-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("site/laska")).expect("a temporary folder can be made");
        fs::write(folder.join("secret.txt"), "secret").expect("a file can be written");
        fs::write(folder.join("site/index.html"), "<h1>Root</h1>").expect("a file can be written");
        fs::write(folder.join("site/app.wasm"), b"\0asm").expect("a file can be written");
        fs::write(folder.join("site/laska/index.html"), "<h1>Laska</h1>").expect("a file can be written");
        Self(folder)
    }

    fn site(&self) -> Served {
        Served::new(&self.0.join("site"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn ask(server: &Server, request: &str) -> String {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, server.port())).expect("the server listens");
    write!(stream, "{request} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").expect("the request is taken");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("the answer ends");
    String::from_utf8_lossy(&answer).into_owned()
}

/// The response to a client that accepts these encodings, split into head and body.
fn ask_compressed(server: &Server, path: &str, accepted: &str) -> (String, Vec<u8>) {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, server.port())).expect("the server listens");
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: {accepted}\r\nConnection: close\r\n\r\n"
    )
    .expect("taken");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("the answer ends");
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("there is a head") + 4;
    let body = answer.split_off(end);
    (String::from_utf8_lossy(&answer).into_owned(), body)
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or_default()
}

#[test]
fn serves_files_with_their_types() {
    let folder = Folder::new("types");
    let server = Server::start(&folder.site(), Port::Any).expect("a port is free");
    let page = ask(&server, "GET /");
    assert_eq!(status(&page), "200");
    assert!(page.contains("text/html") && page.ends_with("<h1>Root</h1>"), "{page}");
    let wasm = ask(&server, "GET /app.wasm?v=1");
    assert!(wasm.contains("content-type: application/wasm"), "{wasm}");
    assert!(ask(&server, "HEAD /").contains("content-length: 13"));
    assert_eq!(status(&ask(&server, "POST /")), "405");
    assert_eq!(status(&ask(&server, "GET /nothing.js")), "404");
}

#[test]
fn sends_the_compressed_file_beside_it() {
    let folder = Folder::new("compressed");
    fs::write(folder.0.join("site/app.wasm.br"), b"pressed").expect("a file can be written");
    fs::write(folder.0.join("site/app.wasm.gz"), b"zipped").expect("a file can be written");
    let server = Server::start(&folder.site(), Port::Any).expect("a port is free");
    for (accepted, coding, expect) in [("gzip, br", "br", &b"pressed"[..]), ("gzip", "gzip", b"zipped")] {
        let (head, body) = ask_compressed(&server, "/app.wasm", accepted);
        let coding = format!("content-encoding: {coding}\r\n");
        assert!(head.contains(&coding) && head.contains("content-type: application/wasm"), "{head}");
        assert!(head.contains("vary: accept-encoding\r\n"), "{head}");
        assert_eq!(body, expect);
    }
    // Only if it is wanted, and where there is one.
    assert!(ask(&server, "GET /app.wasm").ends_with("\0asm"));
    let (head, body) = ask_compressed(&server, "/index.html", "gzip, br");
    assert!(!head.contains("content-encoding") && body == b"<h1>Root</h1>", "{head}");
}

#[test]
fn sends_the_headers_that_the_site_asks_for() {
    let folder = Folder::new("headers");
    let rules = "/laska/*\n  Cache-Control: max-age=7\n  X-Policy: game\n\n/*\n  X-All: yes\n";
    fs::write(folder.0.join("site/_headers"), rules).expect("a file can be written");
    let server = Server::start(&folder.site().under("games"), Port::Any).expect("a port is free");
    let game = ask(&server, "GET /games/laska/");
    assert!(game.contains("cache-control: max-age=7\r\n") && game.contains("x-policy: game\r\n"), "{game}");
    assert!(game.contains("x-all: yes\r\n"), "{game}");
    // It asks for nothing here, so browsers have to ask each time.
    let root = ask(&server, "GET /games/");
    assert!(root.contains("cache-control: no-cache\r\n") && !root.contains("x-policy"), "{root}");
    // What is missing may be there tomorrow.
    let missing = ask(&server, "GET /games/laska/none");
    assert!(missing.contains("cache-control: no-cache\r\n") && !missing.contains("x-policy"), "{missing}");
    fs::write(folder.0.join("site/_headers"), "/\n  No header\n").expect("a file can be written");
    assert!(Server::start(&folder.site(), Port::Any).is_err());
}

#[test]
fn sends_the_page_for_addresses_where_nothing_is() {
    let folder = Folder::new("nothing");
    fs::write(folder.0.join("site/404.html"), "<h1>Nothing</h1>").expect("a file can be written");
    fs::write(folder.0.join("site/404.html.br"), b"pressed").expect("a file can be written");
    let server = Server::start(&folder.site(), Port::Any).expect("a port is free");
    let answer = ask(&server, "GET /deep/down/nothing");
    assert_eq!(status(&answer), "404");
    assert!(answer.contains("content-type: text/html") && answer.ends_with("<h1>Nothing</h1>"), "{answer}");
    let (head, body) = ask_compressed(&server, "/nothing", "br");
    assert!(head.contains("content-encoding: br\r\n") && body == b"pressed", "{head}");
}

#[test]
fn folders_have_index_pages() {
    let folder = Folder::new("folders");
    let server = Server::start(&folder.site(), Port::Any).expect("a port is free");
    assert!(ask(&server, "GET /laska/").ends_with("<h1>Laska</h1>"));
    let moved = ask(&server, "GET /laska?x=1");
    assert_eq!(status(&moved), "307");
    assert!(moved.contains("location: /laska/?x=1\r\n"), "{moved}");
}

#[test]
fn shows_nothing_outside_the_folder() {
    let folder = Folder::new("outside");
    let server = Server::start(&folder.site(), Port::Any).expect("a port is free");
    for path in ["/../secret.txt", "/%2e%2e/secret.txt", "/laska/../../secret.txt", "/laska/%2e%2e%2f..%2fsecret.txt"] {
        let answer = ask(&server, &format!("GET {path}"));
        assert_eq!(status(&answer), "404", "{path}: {answer}");
    }
}

#[test]
fn can_live_under_a_folder() {
    let folder = Folder::new("prefix");
    let server = Server::start(&folder.site().under("games/board"), Port::Any).expect("a port is free");
    assert!(server.address().ends_with("/games/board/"), "{}", server.address());
    assert_eq!(status(&ask(&server, "GET /games/board/")), "200");
    let moved = ask(&server, "GET /games/board/laska");
    assert!(moved.contains("location: /games/board/laska/\r\n"), "{moved}");
    assert_eq!(status(&ask(&server, "GET /")), "404");
    assert_eq!(status(&ask(&server, "GET /app.wasm")), "404");
}

#[test]
fn takes_the_next_free_port() {
    let folder = Folder::new("ports");
    let first = Server::start(&folder.site(), Port::Any).expect("a port is free");
    let next = Server::start(&folder.site(), Port::From(first.port())).expect("a later port is free");
    assert_ne!(first.port(), next.port());
    assert!(Server::start(&folder.site(), Port::Exactly(first.port())).is_err());
}

#[test]
fn dropping_it_frees_the_port() {
    let folder = Folder::new("dropped");
    let server = Server::start(&folder.site(), Port::Any).expect("a port is free");
    let kept = TcpStream::connect((Ipv4Addr::LOCALHOST, server.port())).expect("the server listens");
    let port = server.port();
    drop(server);
    assert!(TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err());
    drop(kept);
    let missing = Served::new(&folder.0.join("nothing"));
    assert!(Server::start(&missing, Port::Any).is_err());
}

/// Browsers open connections ahead of need and keep them; an idle one must not block another.
#[test]
fn idle_connections_do_not_matter() {
    let folder = Folder::new("idle");
    let server = Server::start(&folder.site(), Port::Any).expect("a port is free");
    let idle: Vec<_> = (0..32).map(|_| TcpStream::connect((Ipv4Addr::LOCALHOST, server.port()))).collect();
    assert_eq!(status(&ask(&server, "GET /")), "200");
    drop(idle);
}

#[test]
fn a_connection_is_used_again() {
    let folder = Folder::new("again");
    let server = Server::start(&folder.site(), Port::Any).expect("a port is free");
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, server.port())).expect("the server listens");
    let requests = "GET /app.wasm HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    stream.write_all(requests.as_bytes()).expect("the requests are taken");
    let mut answers = Vec::new();
    stream.read_to_end(&mut answers).expect("the answers end");
    assert_eq!(String::from_utf8_lossy(&answers).matches("200 OK").count(), 2);
}
