//! Brotli and gzip at their highest quality, as the best hosts use them.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;
use std::{fs, process};

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::tools::process::root;

/// A way to compress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coding {
    /// Brotli: smaller, understood by every browser over a secure connection.
    Brotli,
    /// Gzip: understood everywhere.
    Gzip,
}

impl Coding {
    /// Both, the better one first.
    pub const ALL: [Self; 2] = [Self::Brotli, Self::Gzip];

    /// The extension of files that are compressed so, which servers look for beside the file itself.
    #[must_use]
    pub fn extension(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gz",
        }
    }

    /// The cache of compressed files, below the root, each named by the hash of its uncompressed content.
    fn cache(self) -> &'static str {
        match self {
            Self::Brotli => "target/brotli",
            Self::Gzip => "target/gzip",
        }
    }

    /// Compresses as well as it can be done. As that takes seconds for a program, results are cached and later only read.
    #[must_use]
    pub fn compressed(self, bytes: &[u8]) -> Vec<u8> {
        if let Some(sent) = self.compressed_before(bytes) {
            return sent;
        }
        let kept = self.kept(bytes);
        let sent = match self {
            Self::Brotli => brotli(bytes),
            Self::Gzip => gzip(bytes),
        };
        // If caching fails, it is compressed again next time. The rename makes the file appear at once, as others may be
        // reading.
        let part = kept.with_extension(format!("{}-part", process::id()));
        let folder = kept.parent().map_or(Ok(()), fs::create_dir_all);
        let _ = folder.and_then(|()| fs::write(&part, &sent)).and_then(|()| fs::rename(&part, &kept));
        sent
    }

    /// The same content as it was compressed before; `None` where it was not.
    #[must_use]
    pub fn compressed_before(self, bytes: &[u8]) -> Option<Vec<u8>> {
        fs::read(self.kept(bytes)).ok()
    }

    fn kept(self, bytes: &[u8]) -> PathBuf {
        let mut name = String::new();
        for byte in Sha256::digest(bytes) {
            write!(name, "{byte:02x}").expect("writing to a string does not fail");
        }
        root().join(self.cache()).join(name)
    }
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    let params = BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut sent = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut sent, &params).expect("reading and writing memory does not fail");
    sent
}

/// Without a time or a name, so that the same content is always compressed to the same bytes.
fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(bytes).and_then(|()| gzip.finish()).expect("writing to memory does not fail")
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    fn opened(coding: Coding, sent: &[u8]) -> Vec<u8> {
        let mut bytes = Vec::new();
        match coding {
            Coding::Brotli => brotli::BrotliDecompress(&mut &*sent, &mut bytes).expect("it was compressed"),
            Coding::Gzip => drop(GzDecoder::new(sent).read_to_end(&mut bytes).expect("it was compressed")),
        }
        bytes
    }

    #[test]
    fn what_was_compressed_before_is_read() {
        let bytes = format!("a text of process {} alone, a text alone", process::id()).into_bytes();
        for coding in Coding::ALL {
            let kept = coding.kept(&bytes);
            assert_eq!(coding.compressed_before(&bytes), None);
            let sent = coding.compressed(&bytes);
            assert_eq!(opened(coding, &sent), bytes);
            assert_eq!(coding.compressed_before(&bytes).as_ref(), Some(&sent));
            // Different content in its place shows that the cache is read.
            fs::write(&kept, b"other").expect("the folder is there by now");
            assert_eq!(coding.compressed(&bytes), b"other");
            fs::remove_file(&kept).expect("it was written above");
            assert_eq!(coding.compressed(&bytes), sent);
            fs::remove_file(&kept).expect("it was kept again");
        }
    }
}
