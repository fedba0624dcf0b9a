//! A static file server for this machine only: it shows a built site as any host of static files would, at the root or
//! under a folder of an address. Where it is asked to, it compresses as a good host does. It answers each connection on a
//! thread of its own, since browsers open several at once and keep them.

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

/// How many ports after the first choice are tried.
const NEXT_PORTS: u16 = 50;

/// A folder of files and the address path that it is shown under.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Served {
    folder: PathBuf,
    prefix: String,
    compresses: bool,
}

impl Served {
    /// The folder, shown at the root: `http://127.0.0.1:PORT/`.
    #[must_use]
    pub fn new(folder: &Path) -> Self {
        Self { folder: folder.to_owned(), prefix: "/".to_owned(), compresses: false }
    }

    /// The same folder, compressed by brotli as well as can be: what is measured then is what readers of a good host get. The
    /// first answer with a large file takes seconds.
    #[must_use]
    pub fn compressed(self) -> Self {
        Self { compresses: true, ..self }
    }

    /// The same folder, shown under `prefix` (such as `/games/`); everything outside of it is "not found".
    #[must_use]
    pub fn under(mut self, prefix: &str) -> Self {
        let inner = prefix.trim_matches('/');
        self.prefix = if inner.is_empty() { "/".to_owned() } else { format!("/{inner}/") };
        self
    }
}

/// Which port to listen on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Port {
    /// Whatever the system gives.
    Any,
    /// This one only.
    Exactly(u16),
    /// This one or, where it is taken, the next free one.
    From(u16),
}

/// A running server; it takes no more connections once it is dropped.
#[derive(Debug)]
pub struct Server {
    socket: SocketAddr,
    prefix: String,
    stopping: Arc<AtomicBool>,
    listening: Option<JoinHandle<()>>,
}

impl Server {
    /// Starts to serve, on threads of its own.
    ///
    /// # Errors
    ///
    /// The folder does not exist, or no port could be opened.
    pub fn start(served: &Served, port: Port) -> io::Result<Self> {
        // Resolved once, so that a link out of the folder can be told from a file in it.
        let served = Arc::new(Served { folder: served.folder.canonicalize()?, ..served.clone() });
        let listener = listen(port)?;
        let socket = listener.local_addr()?;
        let prefix = served.prefix.clone();
        let stopping = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&stopping);
        let listening = thread::spawn(move || take_connections(&listener, &served, &told));
        Ok(Self { socket, prefix, stopping, listening: Some(listening) })
    }

    /// The address to open, which ends in a slash.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://{}{}", self.socket, self.prefix)
    }

    /// The port that it listens on.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.socket.port()
    }

    /// Serves until the program is ended from outside.
    pub fn wait(mut self) {
        self.join();
    }

    fn join(&mut self) {
        if let Some(listening) = self.listening.take() {
            // A panic in there has been reported by itself.
            let _ = listening.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stopping.store(true, Ordering::SeqCst);
        // A connection of our own wakes the listener, so that it sees the flag.
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
            // A browser that goes away before its answer is no trouble of the server.
            let _ = connection::converse(stream, &served);
        });
    }
}

#[cfg(test)]
mod tests;
