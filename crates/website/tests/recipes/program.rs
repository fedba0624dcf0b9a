//! Servers as programs of this machine.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that runs until it is dropped.
pub(crate) struct Running {
    child: Child,
    port: u16,
}

/// A port that was free a moment ago.
pub(crate) fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("there is a free port");
    listener.local_addr().expect("it has an address").port()
}

impl Running {
    /// Starts a server and asks it until it listens. What it says goes to a file in the folder.
    pub(crate) fn start(command: &mut Command, port: u16, folder: &Path) -> Self {
        let log = folder.join("log");
        let [out, errors] = [0, 1].map(|_| {
            let file = fs::OpenOptions::new().create(true).append(true).open(&log);
            Stdio::from(file.expect("a file can be written"))
        });
        let child = command.stdin(Stdio::null()).stdout(out).stderr(errors).spawn().expect("it is installed");
        let mut running = Self { child, port };
        let started = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            let ended = running.child.try_wait().expect("it was started");
            assert!(
                ended.is_none() && started.elapsed() < PATIENCE,
                "{command:?} does not listen ({ended:?}): {}",
                fs::read_to_string(&log).unwrap_or_default()
            );
            thread::yield_now();
        }
        running
    }

    /// The port that it listens on.
    pub(crate) fn port(&self) -> u16 {
        self.port
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
