//! The lock on what is built: one command at a time builds the program and assembles a site from it. Two of them would write
//! the same files.

use std::fs::{self, File};
use std::path::Path;

use crate::tools::process::{self, root};
use crate::tools::trouble::Trouble;

/// The locked file.
const LOCK: &str = "target/site.lock";

/// Proof that no other command writes `target/built`, `dist/` or a site that is about to take its place. What writes them
/// takes a reference to it, so nothing can be built without. Dropping it lets the next command go on.
#[derive(Debug)]
pub(crate) struct BuildLock {
    /// The operating system releases the lock when the file is closed, even if this command is killed.
    _file: File,
}

impl BuildLock {
    /// Waits until no other command is building in this checkout, and says so if it has to wait.
    ///
    /// # Errors
    ///
    /// The file cannot be written or locked.
    pub(crate) fn acquire() -> Result<Self, Trouble> {
        let waiting = || process::say("Another command is building the site; this one waits for it");
        Self::acquire_at(&root().join(LOCK), waiting)
    }

    /// Locks another file, for tests, and calls `waiting` if it has to wait.
    pub(crate) fn acquire_at(path: &Path, waiting: impl FnOnce()) -> Result<Self, Trouble> {
        let failed = |error| Trouble::file("lock", path, &error);
        path.parent().map_or(Ok(()), fs::create_dir_all).map_err(failed)?;
        let file = File::create(path).map_err(failed)?;
        if file.try_lock().is_err() {
            waiting();
            file.lock().map_err(failed)?;
        }
        Ok(Self { _file: file })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::{env, thread};

    use super::*;

    #[test]
    fn a_second_command_waits_for_the_first() {
        let path = env::temp_dir().join(format!("mustermead-lock-{}", std::process::id()));
        let first = BuildLock::acquire_at(&path, || panic!("nobody else has it")).expect("the lock can be written");
        let (say, said) = mpsc::channel();
        thread::scope(|scope| {
            let second = scope.spawn(|| {
                let waiting = || say.send("waiting").expect("somebody listens");
                let lock = BuildLock::acquire_at(&path, waiting).expect("the lock can be written");
                say.send("locked").expect("somebody listens");
                drop(lock);
            });
            assert_eq!(said.recv(), Ok("waiting"));
            let other = File::options().write(true).open(&path).expect("the lock is there");
            assert!(other.try_lock().is_err(), "two builds at a time");
            assert!(said.try_recv().is_err(), "the second command does not wait");
            drop((other, first));
            assert_eq!(said.recv(), Ok("locked"));
            second.join().expect("it does not panic");
        });
        let third = BuildLock::acquire_at(&path, || panic!("the lock stays behind"));
        drop(third.expect("the lock can be written"));
        fs::remove_file(&path).expect("the lock can be removed");
    }
}
