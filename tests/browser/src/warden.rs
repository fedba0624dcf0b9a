//! Makes sure that a browser does not outlive the tests, however these end.

use std::io;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Waits for the end of its input, which comes when the other end of the pipe is closed: by its owner, or by the system
/// when the owner's process has ended or was killed. Then kills the process group and deletes the folder, retrying, as
/// dying processes may still write there.
const WATCH: &str = r#"
    read -r _
    kill -KILL "-$1"
    for _ in 1 2 3 4 5 6 7 8; do
        rm -rf "$2" && break
        sleep 0.1
    done
"#;

/// A shell that kills a process group when it is dropped, or when this process ends.
#[derive(Debug)]
pub(crate) struct Warden {
    shell: Child,
}

impl Warden {
    /// Watches the group that this process leads, and its folder.
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
        // A failing shell cannot be helped.
        let _ = self.shell.wait();
    }
}

/// Makes the process the leader of a new group, so that an interrupt from the terminal does not reach it.
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
