//! The memory limit of a module in the browser.

use std::fs;
use std::path::Path;

use wasmparser::{Parser, Payload};

use crate::build::app::MOST_MEMORY;
use crate::tools::process::say;
use crate::tools::trouble::Trouble;

/// The most pages of 64 KB that a program may have.
const MOST_PAGES: u64 = MOST_MEMORY >> 16;
/// Checks that a program's module can never exceed its memory limit.
///
/// # Errors
///
/// It can, or the module cannot be read.
pub(crate) fn check(module: &Path) -> Result<(), Trouble> {
    let bytes = fs::read(module).map_err(|error| Trouble::file("read", module, &error))?;
    let told = match most_pages(&bytes) {
        Some(Some(most)) if most <= MOST_PAGES => {
            say(format!("{}: no more than {most} pages of memory (limit {MOST_PAGES})", module.display()));
            return Ok(());
        }
        Some(Some(most)) => format!("may have {most} pages of memory, and not {MOST_PAGES}"),
        Some(None) => "may have as much memory as it likes".to_owned(),
        None => "is no module with a memory".to_owned(),
    };
    Err(Trouble::new(format!("{} {told}", module.display()))
        .remedy("See the compiler flags in crates/xtask/src/build/app.rs."))
}

/// The largest number of 64 KB pages that a module's memory can grow to, `Some(None)` if the module declares no
/// maximum; `None` if it is not a module with a memory of its own.
fn most_pages(module: &[u8]) -> Option<Option<u64>> {
    for payload in Parser::new(0).parse_all(module) {
        if let Payload::MemorySection(memories) = payload.ok()? {
            return memories.into_iter().next()?.ok().map(|memory| memory.maximum);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The id of the section that declares a module's memories.
    const MEMORIES: u8 = 5;
    /// The header of a WebAssembly module, version 1.
    const MAGIC: &[u8] = b"\0asm\x01\0\0\0";

    /// A module with these sections.
    fn module(sections: &[(u8, &[u8])]) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for (id, content) in sections {
            bytes.extend([*id, content.len() as u8]);
            bytes.extend_from_slice(content);
        }
        bytes
    }

    #[test]
    fn the_most_that_a_memory_can_grow_to_is_read() {
        let types: (u8, &[u8]) = (1, &[0]);
        assert_eq!(most_pages(&module(&[types, (MEMORIES, &[1, 1, 17, 0x80, 0x08])])), Some(Some(1024)));
        assert_eq!(most_pages(&module(&[types, (MEMORIES, &[1, 0, 17])])), Some(None));
        assert_eq!(most_pages(&module(&[types])), None);
        assert_eq!(most_pages(&module(&[(MEMORIES, &[0])])), None);
        for text in [&b""[..], b"\0asm", b"\0asm\x01\0\0\0\x05", b"\0asm\x01\0\0\0\x05\x09\x01"] {
            assert_eq!(most_pages(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_module_without_a_ceiling_is_refused() {
        let path = std::env::temp_dir().join(format!("ceiling-{}.wasm", std::process::id()));
        let checked = |limits: &[u8]| {
            fs::write(&path, module(&[(MEMORIES, limits)])).expect("there is room for a few bytes");
            check(&path).is_ok()
        };
        // 4096 pages of 64 KB, and one more.
        assert!(checked(&[1, 1, 17, 0x80, 0x20]));
        assert!(!checked(&[1, 1, 17, 0x81, 0x20]) && !checked(&[1, 0, 17]) && !checked(&[0]));
        fs::remove_file(&path).expect("it has just been written");
        assert!(check(&path).is_err());
    }
}
