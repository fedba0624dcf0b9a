//! A WebDriver server of our own, on a free port.

use std::io::{self, BufRead, BufReader, PipeReader};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use xtask::test::engines::{Engine, Programs};
use xtask::test::fonts;

use crate::console;
use crate::profile;
use crate::warden::{self, Warden};

/// What ChromeDriver and geckodriver print when they are ready, up to the port.
const READY: [&str; 2] = ["was started successfully on port ", "Listening on 127.0.0.1:"];

/// A port that is free for one IP version need not be free for the other one, and may be taken before the server has it;
/// then the server exits.
const N_ATTEMPTS: usize = 8;
/// How often a server that does not say when it is ready is asked, and how long it is waited for.
const N_CALLS: usize = 500;
const CALL_INTERVAL: Duration = Duration::from_millis(20);

/// Starts the X server `$1`, which chooses the number of its screen and writes it to the folder `$2`, and becomes the
/// program in the rest of the arguments, which draws there.
const ON_SCREEN: &str = r#"
    "$1" -displayfd 3 -nolisten tcp -screen 0 1280x1024x24 3> "$2/screen" &
    while kill -0 $! && [ ! -s "$2/screen" ]; do sleep 0.02; done
    DISPLAY=":$(cat "$2/screen")"
    export DISPLAY
    shift 2
    exec "$@"
"#;

/// A running WebDriver server and the profile folder of its browser. Dropping it ends both and deletes the folder.
pub(crate) struct Driver {
    child: Child,
    port: u16,
    profile: PathBuf,
    complaints: Arc<Mutex<Vec<String>>>,
    warden: Option<Warden>,
}

impl Driver {
    /// Starts the server and waits until it is ready.
    pub(crate) fn start(engine: Engine, programs: &Programs) -> io::Result<Self> {
        let attempt = || Self::attempt(engine, programs);
        (1..N_ATTEMPTS).find_map(|_| attempt().ok()).map_or_else(attempt, Ok)
    }

    fn attempt(engine: Engine, programs: &Programs) -> io::Result<Self> {
        let profile = profile::create()?;
        let chosen = if engine == Engine::WebKit { free_port()? } else { 0 };
        let mut command = on_screen(programs, &profile);
        command.arg(format!("--port={chosen}"));
        if engine == Engine::Firefox {
            command.arg("--profile-root").arg(&profile);
        }
        if let Some(configuration) = fonts::configuration() {
            command.env("FONTCONFIG_FILE", configuration);
        }
        let (output, input) = io::pipe()?;
        command.stdin(Stdio::null()).stdout(input.try_clone()?).stderr(input);
        let mut child = warden::lead(&mut command).spawn()?;
        // It holds the end of the pipe that the server writes to.
        drop(command);
        let warden = Warden::new(child.id(), &profile)?;
        let (complaints, told) = listen(output);
        let port = if engine == Engine::WebKit { answers(chosen, &told).then_some(chosen) } else { told.recv().ok() };
        match port {
            Some(port) => Ok(Self { child, port, profile, complaints, warden: Some(warden) }),
            None => {
                // It has closed its output, so it is exiting, or it does not come.
                drop(warden);
                let (status, program) = (child.wait()?, programs.driver.display());
                Err(io::Error::other(format!("{program} ended before it was ready ({status})")))
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

    /// The console errors that the browser has printed since the last call; only Firefox prints them.
    pub(crate) fn complaints(&self) -> Vec<String> {
        std::mem::take(&mut *self.complaints.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // The warden kills the driver, its browser and their screen, which are in the driver's group.
        self.warden.take();
        let _ = self.child.wait();
    }
}

/// The server's program, on a screen of its own if its browser needs one.
fn on_screen(programs: &Programs, folder: &Path) -> Command {
    match &programs.screen {
        None => Command::new(&programs.driver),
        Some(screen) => {
            let mut shell = Command::new("sh");
            shell.args(["-c", ON_SCREEN, "screen"]).args([screen, folder, &programs.driver]);
            shell
        }
    }
}

/// Collects console errors from the output, and tells the port when it is printed. The output is read to its end, as a
/// full pipe would block the server.
fn listen(output: PipeReader) -> (Arc<Mutex<Vec<String>>>, Receiver<u16>) {
    let complaints = Arc::<Mutex<Vec<String>>>::default();
    let heard = Arc::clone(&complaints);
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if let Some(port) = port_in(&line) {
                // Nobody may be waiting for it.
                let _ = tell.send(port);
            }
            heard.lock().unwrap_or_else(PoisonError::into_inner).extend(console::in_output(&line));
        }
    });
    (complaints, told)
}

fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// Waits until a server listens on the port; false if it does not come or its output, where it tells nothing, ends.
fn answers(port: u16, told: &Receiver<u16>) -> bool {
    let is_running = |_: &usize| told.recv_timeout(CALL_INTERVAL) == Err(RecvTimeoutError::Timeout);
    (0..N_CALLS).take_while(is_running).any(|_| TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok())
}

fn port_in(line: &str) -> Option<u16> {
    let (_, rest) = READY.iter().find_map(|ready| line.split_once(ready))?;
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
        assert_eq!(port_in("1795772024196\tgeckodriver\tINFO\tListening on 127.0.0.1:40207"), Some(40207));
        assert_eq!(port_in("1795772027157\tMarionette\tINFO\tListening on port 37275"), None);
    }

    #[test]
    fn a_server_answers_unless_it_ends() {
        let server = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = server.local_addr().unwrap().port();
        let (output, input) = io::pipe().unwrap();
        let (_, told) = listen(output);
        assert!(answers(port, &told));
        drop(input);
        assert!(!answers(port, &told));
    }
}
