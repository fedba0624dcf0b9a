//! A static file server for this machine only: it serves a built site as any static host would, at the root or under a
//! folder of an address. If asked to, it compresses as a good host does. Each connection has a thread of its own, since
//! browsers open several at once and keep them.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

mod answer;
mod compressed;
mod connection;
mod media;
mod path;

/// How many further ports are tried.
const NEXT_PORTS: u16 = 50;

/// A folder of files and the address path that it is served under.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Served {
    folder: PathBuf,
    prefix: String,
    compresses: bool,
}

impl Served {
    /// The folder, served at the root: `http://127.0.0.1:PORT/`.
    #[must_use]
    pub fn new(folder: &Path) -> Self {
        Self { folder: folder.to_owned(), prefix: "/".to_owned(), compresses: false }
    }

    /// The same folder, compressed with brotli at its best, as readers of a good host get it. The first response with a
    /// large file takes seconds.
    #[must_use]
    pub fn compressed(self) -> Self {
        Self { compresses: true, ..self }
    }

    /// The same folder, served under `prefix` (such as `/games/`); everything outside it is "not found".
    #[must_use]
    pub fn under(mut self, prefix: &str) -> Self {
        let inner = prefix.trim_matches('/');
        self.prefix = if inner.is_empty() { "/".to_owned() } else { format!("/{inner}/") };
        self
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

/// A running server; dropping it stops new connections.
#[derive(Debug)]
pub struct Server {
    socket: SocketAddr,
    prefix: String,
    stopping: Arc<AtomicBool>,
    listening: Option<JoinHandle<()>>,
}

impl Server {
    /// Starts to serve on its own threads.
    ///
    /// # Errors
    ///
    /// The folder does not exist, or no port could be opened.
    pub fn start(served: &Served, port: Port) -> io::Result<Self> {
        // Resolved once, so that a symbolic link out of the folder can be told from a file in it.
        let served = Arc::new(Served { folder: served.folder.canonicalize()?, ..served.clone() });
        let listener = listen(port)?;
        let socket = listener.local_addr()?;
        let prefix = served.prefix.clone();
        let stopping = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&stopping);
        let listening = thread::spawn(move || take_connections(&listener, &served, &told));
        Ok(Self { socket, prefix, stopping, listening: Some(listening) })
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
        if let Some(listening) = self.listening.take() {
            // A panic there has already been reported.
            let _ = listening.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stopping.store(true, Ordering::SeqCst);
        // Our own connection wakes the listener, so that it sees the flag.
        if TcpStream::connect(self.socket).is_ok() {
            self.join();
        }
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

fn take_connections(listener: &TcpListener, served: &Arc<Served>, stopping: &AtomicBool) {
    for stream in listener.incoming() {
        if stopping.load(Ordering::SeqCst) {
            return;
        }
        let Ok(stream) = stream else { continue };
        let served = Arc::clone(served);
        thread::spawn(move || {
            // A browser that disconnects before its response is not a server error.
            let _ = connection::converse(stream, &served);
        });
    }
}

#[cfg(test)]
mod tests;
