//! A static file server for this machine only: it serves a built site as any static host would, at the root or under a
//! folder of an address, with the headers that the site asks for (see [`HeaderRules`]). Where a file lies compressed beside
//! another (`app.wasm.br` or `app.wasm.gz` beside `app.wasm`), browsers that accept it get that one, and for an address
//! where nothing is they get the site's `404.html`, as on a good host. The work is done by `axum` and `tower-http`.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use axum::Router;
use axum::extract::Request;
use axum::http::uri::{PathAndQuery, Uri};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use tokio::runtime;
use tokio::sync::oneshot;
use tower_http::services::{ServeDir, ServeFile};
use tower_http::set_header::SetResponseHeaderLayer;

use crate::serve::fault::{Fault, Faults};
use crate::serve::header_rules::HeaderRules;

/// How many further ports are tried.
const NEXT_PORTS: u16 = 50;

/// What is sent for addresses where nothing is.
const NOT_FOUND: &str = "404.html";

/// A folder of files and the address path that it is served under.
#[derive(Clone, Debug)]
pub struct Served {
    folder: PathBuf,
    /// With a slash at both ends.
    prefix: String,
    /// What is wrong with the host.
    faults: Faults,
    log: Log,
}

impl Served {
    /// The folder, served at the root: `http://127.0.0.1:PORT/`.
    #[must_use]
    pub fn new(folder: &Path) -> Self {
        Self { folder: folder.to_owned(), prefix: "/".to_owned(), faults: Faults::default(), log: Log::default() }
    }

    /// The same folder, served under `prefix` (such as `/games/`); everything outside it is "not found".
    #[must_use]
    pub fn under(mut self, prefix: &str) -> Self {
        let inner = prefix.trim_matches('/');
        self.prefix = if inner.is_empty() { "/".to_owned() } else { format!("/{inner}/") };
        self
    }

    /// The same folder on a host that may misbehave, for tests.
    #[must_use]
    pub fn with_faults(self, faults: Faults) -> Self {
        Self { faults, ..self }
    }

    /// Notes there what was sent.
    #[must_use]
    pub fn with_log(self, log: Log) -> Self {
        Self { log, ..self }
    }

    fn router(&self) -> io::Result<Router> {
        let header = SetResponseHeaderLayer::if_not_present;
        let nothing = ServeFile::new(self.folder.join(NOT_FOUND)).precompressed_br().precompressed_gzip();
        let files = ServeDir::new(&self.folder)
            .precompressed_br()
            .precompressed_gzip()
            .not_found_service(nothing)
            .redirect_path_prefix(self.prefix.trim_end_matches('/'));
        let rules = Arc::new(HeaderRules::of(&self.folder)?);
        let (prefix, faults, log) = (self.prefix.clone(), self.faults.clone(), self.log.clone());
        Ok(Router::new()
            .fallback_service(files)
            .layer(from_fn(move |request: Request, next: Next| headers(Arc::clone(&rules), request, next)))
            // Where the site asks for nothing, the next build may change any file without changing its name.
            .layer(header(header::CACHE_CONTROL, HeaderValue::from_static("no-cache")))
            .layer(header(header::VARY, HeaderValue::from_static("accept-encoding")))
            .layer(header(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")))
            .layer(from_fn(move |request: Request, next: Next| spoiled(faults.now(), request, next)))
            .layer(from_fn(move |request: Request, next: Next| noted(log.clone(), request, next)))
            .layer(from_fn(move |request: Request, next: Next| below(prefix.clone(), request, next))))
    }
}

/// What a server has sent in whole: paths below its prefix, in their order. Clones are of the same server.
#[derive(Clone, Debug, Default)]
pub struct Log(Arc<Mutex<Vec<String>>>);

impl Log {
    /// What was sent since somebody last took it.
    #[must_use]
    pub fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The port to listen on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Port {
    /// Any free port.
    Any,
    /// This one only.
    Exactly(u16),
    /// This one or, where it is taken, the next free one.
    From(u16),
}

/// A running server; dropping it ends it and its connections.
#[derive(Debug)]
pub struct Server {
    socket: SocketAddr,
    prefix: String,
    /// Dropping it ends the server.
    running: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<io::Result<()>>>,
}

impl Server {
    /// Starts to serve on a thread of its own.
    ///
    /// # Errors
    ///
    /// The folder does not exist or asks for headers that are none, or no port could be opened.
    pub fn start(served: &Served, port: Port) -> io::Result<Self> {
        if !served.folder.is_dir() {
            return Err(io::Error::new(io::ErrorKind::NotFound, format!("no folder {}", served.folder.display())));
        }
        let listener = listen(port)?;
        let socket = listener.local_addr()?;
        listener.set_nonblocking(true)?;
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        let router = served.router()?;
        let (running, ended) = oneshot::channel();
        let serving = async move {
            let listener = tokio::net::TcpListener::from_std(listener)?;
            tokio::select! {
                outcome = axum::serve(listener, router) => outcome,
                // Nobody sends anything: this is the sender being dropped.
                _ = ended => Ok(()),
            }
        };
        let thread = thread::spawn(move || runtime.block_on(serving));
        Ok(Self { socket, prefix: served.prefix.clone(), running: Some(running), thread: Some(thread) })
    }

    /// The address to open; it ends in a slash.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://{}{}", self.socket, self.prefix)
    }

    /// The port that the server listens on.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.socket.port()
    }

    /// Serves until the program is ended.
    pub fn wait(mut self) {
        self.join();
    }

    fn join(&mut self) {
        if let Some(thread) = self.thread.take() {
            // A panic there has already been reported.
            let _ = thread.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.running = None;
        self.join();
    }
}

fn listen(port: Port) -> io::Result<TcpListener> {
    let open = |port: u16| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    match port {
        Port::Any => open(0),
        Port::Exactly(port) => open(port),
        Port::From(first) => {
            let last = first.saturating_add(NEXT_PORTS);
            (first..last).find_map(|port| open(port).ok()).map_or_else(|| open(last), Ok)
        }
    }
}

/// Answers a request as a host with this fault does.
async fn spoiled(fault: Option<Fault>, mut request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    if matches!(fault, Some(Fault::OtherBuild(_))) {
        // It changes bytes of the file itself.
        request.headers_mut().remove(header::ACCEPT_ENCODING);
    }
    let answer = next.run(request).await;
    match fault {
        Some(fault) => fault.spoil(&path, answer).await,
        None => answer,
    }
}

/// Notes what is sent, and not merely said to be what it was.
async fn noted(log: Log, request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let is_asked = request.method() == Method::GET;
    let answer = next.run(request).await;
    if is_asked && answer.status() == StatusCode::OK {
        log.0.lock().unwrap_or_else(PoisonError::into_inner).push(path);
    }
    answer
}

/// Answers a request for what lies below the prefix; the rest is "not found".
async fn below(prefix: String, mut request: Request, next: Next) -> Response {
    let wanted = request.uri().path_and_query().and_then(|path| path.as_str().strip_prefix(&prefix));
    let Some(Ok(inner)) = wanted.map(|rest| format!("/{rest}").parse::<PathAndQuery>()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    *request.uri_mut() = Uri::from(inner);
    next.run(request).await
}

/// Adds the headers that the site asks for. What is missing gets those of the page that says so, which has a policy of its
/// own; and it may be there later.
async fn headers(rules: Arc<HeaderRules>, request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let mut response = next.run(request).await;
    let is_missing = response.status() == StatusCode::NOT_FOUND;
    let sent = if is_missing { format!("/{NOT_FOUND}") } else { path };
    response.headers_mut().extend(rules.for_path(&sent).cloned());
    response
}

#[cfg(test)]
mod tests;
