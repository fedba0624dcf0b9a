//! The pages, each composed of components.

pub(crate) mod first;
