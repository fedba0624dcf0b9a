//! Zip archives that depend on their files alone.

use std::collections::BTreeMap;
use std::error::Error;
use std::io::Write;
use std::path::Path;

use crate::build::precompressed::is_compressible;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use rawzip::time::UtcDateTime;
use rawzip::{CompressionMethod, ZipArchiveWriter};

/// Files by their paths, with forward slashes.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// The time of all files, in seconds since 1970: the first one that an archive can have.
const TIME: i64 = 315_532_800;
/// What everybody may do with the files.
const READABLE: u32 = 0o644;

/// An archive with these files in one folder, sorted and of one time: the same files make the same archive.
///
/// # Errors
///
/// They do not fit into an archive.
pub(crate) fn zip(folder: &str, files: &Files) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut zip = ZipArchiveWriter::new(Vec::new());
    for (path, bytes) in files {
        // Pictures and what is compressed for servers would not get smaller.
        let is_deflated = is_compressible(Path::new(path)) || !path.contains('.');
        let method = if is_deflated { CompressionMethod::DEFLATE } else { CompressionMethod::STORE };
        let name = format!("{folder}/{path}");
        let file = zip.new_file(name.as_str()).compression_method(method).unix_permissions(READABLE);
        let (mut entry, config) = file.last_modified(UtcDateTime::from_unix(TIME)).start()?;
        let sums = if is_deflated {
            let mut writer = config.wrap(DeflateEncoder::new(&mut entry, Compression::best()));
            writer.write_all(bytes)?;
            let (encoder, sums) = writer.finish()?;
            encoder.finish()?;
            sums
        } else {
            let mut writer = config.wrap(&mut entry);
            writer.write_all(bytes)?;
            writer.finish()?.1
        };
        entry.finish(sums)?;
    }
    Ok(zip.finish()?)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::bufread::DeflateDecoder;
    use rawzip::ZipArchive;

    use super::*;

    #[test]
    fn an_archive_depends_on_its_files_alone() {
        let contents =
            [("b.js", "script ".repeat(50)), ("a/b.png", "picture".to_owned()), (".nojekyll", String::new())];
        let files: Files = contents.map(|(path, text)| (path.to_owned(), text.into_bytes())).into();
        let bytes = zip("site-1", &files).expect("they fit");
        assert_eq!(bytes, zip("site-1", &files).expect("they fit"));
        let archive = ZipArchive::from_slice(&bytes).expect("it is one");
        let mut found = Vec::new();
        let mut entries = archive.entries();
        while let Some(entry) = entries.next_entry().expect("it can be read") {
            let file = archive.get_entry(entry.wayfinder()).expect("it is there");
            let mut content = Vec::new();
            let read = if entry.compression_method() == CompressionMethod::DEFLATE {
                file.verifying_reader(DeflateDecoder::new(file.data())).read_to_end(&mut content)
            } else {
                file.verifying_reader(file.data()).read_to_end(&mut content)
            };
            read.expect("its checksum is right");
            found.push((entry.file_path().try_normalize().expect("it is a path").as_ref().to_owned(), content));
        }
        let expect = files.iter().map(|(path, bytes)| (format!("site-1/{path}"), bytes.clone()));
        assert_eq!(found, expect.collect::<Vec<_>>());
    }
}
