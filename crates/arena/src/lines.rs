//! Files of lines that grow while work is done, so that it can be stopped and go on.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use crate::Trouble;

/// A file of lines that grows while work is done, and says at its head which work it is.
#[derive(Debug)]
pub(crate) struct Lines {
    file: File,
}

impl Lines {
    /// Opens a file, or makes a new one with this head, and gives the lines behind the head. A last line that is not
    /// complete is taken off.
    ///
    /// # Errors
    /// When the file cannot be read or written, or is of other work.
    pub(crate) fn open(path: &Path, head: &str) -> Result<(Lines, Vec<String>), Trouble> {
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
        Ok((Lines { file }, lines.map(str::to_owned).collect()))
    }

    /// Writes one line more.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub(crate) fn add(&mut self, line: impl fmt::Display) -> Result<(), Trouble> {
        // In one piece, so that whoever is stopped leaves a whole line or the beginning of one.
        Ok(self.file.write_all(format!("{line}\n").as_bytes())?)
    }
}
