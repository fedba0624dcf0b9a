//! Brotli at its highest quality, as the best hosts use it.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{fs, process};

use brotli::enc::BrotliEncoderParams;
use sha2::{Digest, Sha256};

use crate::cache;

/// The cache of compressed files, below the root, each named by the hash of its uncompressed content.
const KEPT: &str = "target/brotli";

/// Compresses as well as brotli can. As that takes seconds for a program, results are cached and later only read.
///
/// # Panics
///
/// Never: reading and writing memory does not fail.
#[must_use]
pub fn compressed(bytes: &[u8]) -> Vec<u8> {
    let kept = kept(bytes);
    if let Ok(sent) = fs::read(&kept) {
        return sent;
    }
    let params = BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut sent = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut sent, &params).expect("reading and writing memory does not fail");
    // If caching fails, it is compressed again next time. The rename makes the file appear at once, as others may be
    // reading.
    let part = kept.with_extension(format!("{}-part", process::id()));
    let folder = kept.parent().map_or(Ok(()), fs::create_dir_all);
    let _ = folder.and_then(|()| fs::write(&part, &sent)).and_then(|()| fs::rename(&part, &kept));
    sent
}

fn kept(bytes: &[u8]) -> PathBuf {
    let mut name = String::new();
    for byte in Sha256::digest(bytes) {
        write!(name, "{byte:02x}").expect("writing to a string does not fail");
    }
    cache::root().join(KEPT).join(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opened(sent: &[u8]) -> Vec<u8> {
        let mut bytes = Vec::new();
        brotli::BrotliDecompress(&mut &*sent, &mut bytes).expect("it was compressed a line above");
        bytes
    }

    #[test]
    fn what_was_compressed_before_is_read() {
        let bytes = format!("a text of process {} alone, a text alone", process::id()).into_bytes();
        let kept = kept(&bytes);
        assert!(!kept.exists());
        let sent = compressed(&bytes);
        assert_eq!(opened(&sent), bytes);
        // Different content in its place shows that the cache is read.
        fs::write(&kept, b"other").expect("the folder is there by now");
        assert_eq!(compressed(&bytes), b"other");
        fs::remove_file(&kept).expect("it was written above");
        assert_eq!(compressed(&bytes), sent);
        fs::remove_file(&kept).expect("it was kept again");
    }
}
