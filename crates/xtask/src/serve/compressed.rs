//! Compressed files: each is compressed once for all servers of this program, and again after a change.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::SystemTime;

use crate::brotli;

/// Shorter files are sent uncompressed: compression would save nothing noticeable.
const LEAST_LEN: usize = 512;

/// A file's compressed bytes, and the modification time that they belong to.
type Cached = (SystemTime, Arc<Vec<u8>>);

static KEPT: LazyLock<Mutex<HashMap<PathBuf, Cached>>> = LazyLock::new(Mutex::default);

/// The file compressed with brotli, or `None` if that does not make it shorter.
pub(super) fn brotli(file: &Path, bytes: &[u8]) -> Option<Arc<Vec<u8>>> {
    if bytes.len() < LEAST_LEN {
        return None;
    }
    let changed = file.metadata().and_then(|meta| meta.modified()).ok()?;
    // The map is valid even after a thread has panicked.
    let kept = || KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let known = kept().get(file).filter(|(of, _)| *of == changed).map(|(_, sent)| Arc::clone(sent));
    let sent = known.unwrap_or_else(|| {
        let sent = Arc::new(brotli::compressed(bytes));
        kept().insert(file.to_owned(), (changed, Arc::clone(&sent)));
        sent
    });
    (sent.len() < bytes.len()).then_some(sent)
}
