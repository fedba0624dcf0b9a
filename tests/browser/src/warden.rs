//! Sees to it that a browser does not outlive the tests, however these end.

use std::io;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Waits for the end of its input, which comes when the pipe's other end is closed: by whoever holds it, or by the
/// system when that process has ended, be it killed. Then kills the group of processes and deletes the folder; what has
/// just been killed may still have written there.
const WATCH: &str = r#"
    read -r _
    kill -KILL "-$1"
    for _ in 1 2 3 4 5 6 7 8; do
        rm -rf "$2" && break
        sleep 0.1
    done
"#;

/// A shell that ends a group of processes when it is dropped, or when this process has ended.
#[derive(Debug)]
pub(crate) struct Warden {
    shell: Child,
}

impl Warden {
    /// Watches over the group that this process leads, and over the folder that it alone uses.
    pub(crate) fn new(leader: u32, folder: &Path) -> io::Result<Self> {
        let mut shell = Command::new("sh");
        shell.args(["-c", WATCH, "warden", &leader.to_string()]).arg(folder);
        shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let shell = lead(&mut shell).spawn()?;
        Ok(Self { shell })
    }
}

impl Drop for Warden {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        // There is nothing to be done about a shell that fails.
        let _ = self.shell.wait();
    }
}

/// Lets the process be the first of a new group, which whoever interrupts the tests from a terminal does not meet.
#[cfg(unix)]
pub(crate) fn lead(command: &mut Command) -> &mut Command {
    std::os::unix::process::CommandExt::process_group(command, 0)
}

#[cfg(not(unix))]
pub(crate) fn lead(command: &mut Command) -> &mut Command {
    command
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::profile;

    #[test]
    fn a_group_ends_with_its_folder() {
        let folder = profile::create().unwrap();
        fs::write(folder.join("file"), "text").unwrap();
        // A shell that waits for another process, which waits for input that never comes.
        let mut shell = Command::new("sh");
        let mut leader = lead(shell.args(["-c", "cat; true"]).stdin(Stdio::piped())).spawn().unwrap();
        let warden = Warden::new(leader.id(), &folder).unwrap();
        assert!(folder.exists());
        drop(warden);
        assert!(!leader.wait().unwrap().success());
        assert!(!folder.exists());
    }
}
