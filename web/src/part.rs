//! Parts of the program, which are fetched when they are first needed.

use std::future::Future;
use std::pin::Pin;

/// Fetches a part, and gives what is in it.
pub type Fetch<T> = fn() -> Pin<Box<dyn Future<Output = Result<T, Unreachable>>>>;

/// A part could not be fetched, or is of another build. A later call tries again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unreachable;

#[cfg(split)]
impl From<wasm_split_helpers::SplitLoaderError> for Unreachable {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Unreachable {
        Unreachable
    }
}

impl From<Unreachable> for page::Unreachable {
    fn from(_: Unreachable) -> page::Unreachable {
        page::Unreachable
    }
}
