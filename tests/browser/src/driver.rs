//! A ChromeDriver of our own, on a free port.

use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;

use xtask::chromium::Chromium;

use crate::profile;
use crate::warden::{self, Warden};

/// What ChromeDriver prints when it is ready, up to the port.
const READY: &str = "was started successfully on port ";

/// ChromeDriver takes a port that is free for one IP version, and exits if it is not free for the other one too.
const N_ATTEMPTS: usize = 8;

/// A running ChromeDriver and the profile folder of its browser. Dropping it ends both and deletes the folder.
pub(crate) struct Driver {
    child: Child,
    port: u16,
    profile: PathBuf,
    warden: Option<Warden>,
}

impl Driver {
    /// Starts ChromeDriver and waits until it is ready.
    pub(crate) fn start(chromium: &Chromium) -> io::Result<Self> {
        (1..N_ATTEMPTS).find_map(|_| Self::attempt(chromium).ok()).map_or_else(|| Self::attempt(chromium), Ok)
    }

    fn attempt(chromium: &Chromium) -> io::Result<Self> {
        let profile = profile::create()?;
        let mut command = Command::new(&chromium.driver);
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = warden::lead(&mut command).spawn()?;
        let warden = Warden::new(child.id(), &profile)?;
        let output = child.stdout.take().expect("standard output was piped some lines above");
        let mut lines = BufReader::new(output).lines();
        let port = lines.by_ref().map_while(Result::ok).find_map(|line| port_in(&line));
        // Reads on to the end: a full pipe would block it.
        thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        match port {
            Some(port) => Ok(Self { child, port, profile, warden: Some(warden) }),
            None => {
                // It has closed its output, so it is exiting.
                drop(warden);
                let status = child.wait()?;
                Err(io::Error::other(format!("ChromeDriver ended before it was ready ({status})")))
            }
        }
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The browser's profile folder.
    pub(crate) fn profile(&self) -> &Path {
        &self.profile
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // The warden kills the driver and its browser, which is in the driver's group.
        self.warden.take();
        let _ = self.child.wait();
    }
}

fn port_in(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once(READY)?;
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_port_is_read() {
        assert_eq!(port_in("ChromeDriver was started successfully on port 35047."), Some(35047));
        assert_eq!(port_in("Starting ChromeDriver 148.0 on port 0"), None);
    }
}
