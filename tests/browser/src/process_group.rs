//! A process with all its descendants, to be killed together.

use std::fs;
use std::io;
use std::process::{Command, Stdio};

/// The process and its descendants, parents first; only works on Linux.
fn members(process: u32) -> Vec<u32> {
    let parents: Vec<(u32, u32)> = fs::read_dir("/proc")
        .into_iter()
        .flatten()
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
        .filter_map(|child| Some((child, parent_in(&fs::read_to_string(format!("/proc/{child}/stat")).ok()?)?)))
        .collect();
    let mut family = vec![process];
    let mut idx = 0;
    while let Some(&parent) = family.get(idx) {
        family.extend(parents.iter().filter(|(_, of)| *of == parent).map(|(child, _)| *child));
        idx += 1;
    }
    family
}

/// The parent's id in a process's `stat`: the second word after the name, which may contain anything but ends with the
/// last bracket.
fn parent_in(stat: &str) -> Option<u32> {
    let (_, rest) = stat.rsplit_once(')')?;
    rest.split_whitespace().nth(1)?.parse().ok()
}

/// Kills the process and its descendants, so that none of them can do anything more.
pub(crate) fn kill(process: u32) -> io::Result<()> {
    let members: Vec<String> = members(process).iter().map(u32::to_string).collect();
    // The shell's `kill` is available everywhere. Processes that have already ended do not matter.
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(format!("kill -KILL {}", members.join(" ")));
    shell.stdout(Stdio::null()).stderr(Stdio::null()).status().map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_parent_is_found_behind_any_name() {
        assert_eq!(parent_in("12 (chrome) S 7 12 12 0"), Some(7));
        assert_eq!(parent_in("12 (a) b (c)) S 7 12 12 0"), Some(7));
        assert_eq!(parent_in(""), None);
    }

    #[test]
    fn a_family_dies_together() {
        // A shell that waits for a process that waits for input that never comes.
        let mut parent = Command::new("sh").args(["-c", "cat; true"]).stdin(Stdio::piped()).spawn().unwrap();
        kill(parent.id()).unwrap();
        assert!(!parent.wait().unwrap().success());
    }
}
