//! Compressed files beside those of a site, such as `app.wasm.br` and `app.wasm.gz` beside `app.wasm`: a server sends
//! them as they are, and has nothing to compress.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::{fs, io, thread};

use crate::build::compression::Coding;

/// The endings of what is text, a program or its networks. Pictures are compressed already.
const COMPRESSED: [&str; 11] = ["bin", "css", "html", "js", "json", "svg", "txt", "wasm", "webmanifest", "xml", "map"];

/// Whether a file of this path may have compressed ones beside it.
#[must_use]
pub fn is_compressible(path: &Path) -> bool {
    has_extension(path, &COMPRESSED)
}

/// Whether it is such a compressed file.
#[must_use]
pub fn is_compressed(path: &Path) -> bool {
    has_extension(path, &Coding::ALL.map(Coding::extension))
}

fn has_extension(path: &Path, all: &[&str]) -> bool {
    path.extension().and_then(|extension| extension.to_str()).is_some_and(|extension| all.contains(&extension))
}

/// The path of the compressed file beside another.
#[must_use]
pub fn beside(path: &Path, coding: Coding) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(".");
    path.push(coding.extension());
    path.into()
}

/// Every file below a folder, sorted.
///
/// # Errors
///
/// The folder cannot be read.
pub fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(self::files(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Compresses what is worth it below a folder, on all processors. `done` is told how many files of how many are done.
///
/// # Errors
///
/// A file cannot be read or written.
pub fn precompress(folder: &Path, done: impl Fn(usize, usize) + Sync) -> io::Result<()> {
    let mut files = files(folder)?;
    files.retain(|path| is_compressible(path));
    let (next, n_done, failed) = (AtomicUsize::new(0), AtomicUsize::new(0), Mutex::new(None));
    let n_threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| {
                while let Some(path) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    match write_beside(path, |coding, bytes| Some(coding.compressed(bytes))) {
                        Ok(()) => done(n_done.fetch_add(1, Ordering::Relaxed) + 1, files.len()),
                        Err(error) => {
                            let error = io::Error::new(error.kind(), format!("{}: {error}", path.display()));
                            failed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                        }
                    }
                }
            });
        }
    });
    failed.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
}

/// Puts compressed files beside those below a folder that were compressed before, with the same content; compresses
/// nothing.
///
/// # Errors
///
/// A file cannot be read or written.
pub fn take_compressed(folder: &Path) -> io::Result<()> {
    let mut files = files(folder)?;
    files.retain(|path| is_compressible(path));
    files.iter().try_for_each(|path| write_beside(path, Coding::compressed_before))
}

/// Writes the compressed files beside one, as far as there are any and they are smaller.
fn write_beside(path: &Path, compressed: impl Fn(Coding, &[u8]) -> Option<Vec<u8>>) -> io::Result<()> {
    let bytes = fs::read(path)?;
    for coding in Coding::ALL {
        let beside = beside(path, coding);
        match compressed(coding, &bytes).filter(|sent| sent.len() < bytes.len()) {
            Some(sent) => fs::write(beside, sent)?,
            // It belongs to what the file was before.
            None if beside.exists() => fs::remove_file(beside)?,
            None => {}
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::env;

    use super::*;

    #[test]
    fn what_gains_has_compressed_files_beside_it() {
        let folder = env::temp_dir().join(format!("mustermead-precompressed-{}", std::process::id()));
        fs::create_dir_all(folder.join("v/1")).expect("a temporary folder can be made");
        let long = b"a text that is long enough to gain, ".repeat(9);
        let short = b"q".to_vec();
        for (name, bytes) in [
            ("index.html", &long),
            ("v/1/app.wasm", &long),
            ("v/1/board.svg", &long),
            ("v/1/preview.png", &long),
            ("v/1/tiny.js", &short),
            ("v/1/tiny.js.br", &long),
            ("_headers", &long),
        ] {
            fs::write(folder.join(name), bytes).expect("a file can be written");
        }
        let most = AtomicUsize::new(0);
        precompress(&folder, |n, all| {
            assert_eq!(all, 4);
            most.fetch_max(n, Ordering::Relaxed);
        })
        .expect("all files are there");
        assert_eq!(most.into_inner(), 4);
        let compressed = files(&folder).expect("it is there").into_iter().filter(|path| is_compressed(path));
        let names: Vec<String> = compressed
            .map(|path| path.strip_prefix(&folder).expect("it is below").to_string_lossy().replace('\\', "/"))
            .collect();
        let expect = ["index.html", "v/1/app.wasm", "v/1/board.svg"];
        assert_eq!(names, expect.map(|name| [format!("{name}.br"), format!("{name}.gz")]).concat());
        let sent = fs::read(folder.join("index.html.br")).expect("it is there");
        assert_eq!(sent, Coding::Brotli.compressed(&long));

        // Without compressing: what has changed has no compressed file beside it, even an old one.
        let name = |path: &str| folder.join(path);
        fs::remove_file(name("v/1/app.wasm.br")).expect("it is there");
        fs::write(name("index.html"), format!("a text of process {} alone", std::process::id())).expect("it is there");
        take_compressed(&folder).expect("all files are there");
        assert!(name("v/1/app.wasm.br").exists() && name("v/1/board.svg.gz").exists());
        assert!(!name("index.html.br").exists() && !name("index.html.gz").exists());
        fs::remove_dir_all(&folder).expect("the folder can be removed");
        assert!(precompress(&folder, |_, _| {}).is_err() && take_compressed(&folder).is_err());
    }
}
