//! Line files that grow during a run, so that an interrupted run can resume.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use crate::Trouble;

/// A file that grows line by line during a run; its first line says which run it belongs to.
#[derive(Debug)]
pub(crate) struct Log {
    file: File,
}

impl Log {
    /// Opens a file, or creates one with this first line, and returns the lines after it. Removes an incomplete last
    /// line.
    ///
    /// # Errors
    /// If the file cannot be read or written, or belongs to another run.
    pub(crate) fn open(path: &Path, head: &str) -> Result<(Log, Vec<String>), Trouble> {
        let known = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(format!("{}: {error}", path.display()).into()),
        };
        let whole = &known[..known.rfind('\n').map_or(0, |idx| idx + 1)];
        let mut lines = whole.lines();
        let first = lines.next();
        if let Some(other) = first.filter(|first| *first != head) {
            return Err(format!("{} is of other work:\n{other}\nand not\n{head}", path.display()).into());
        }
        let mut file = OpenOptions::new().create(true).append(true).open(path)?;
        file.set_len(whole.len() as u64)?;
        if first.is_none() {
            writeln!(file, "{head}")?;
        }
        Ok((Log { file }, lines.map(str::to_owned).collect()))
    }

    /// Appends a line.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(crate) fn add(&mut self, line: impl fmt::Display) -> Result<(), Trouble> {
        // In a single write, so that an interrupted run leaves a whole line or the beginning of one.
        Ok(self.file.write_all(format!("{line}\n").as_bytes())?)
    }
}
