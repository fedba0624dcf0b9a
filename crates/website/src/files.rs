//! What lies beside the pages: assets and their names, and the files for hosts, browsers and other sites.

pub(crate) mod address;
pub(crate) mod art_styles;
pub(crate) mod assets;
mod bindings;
pub(crate) mod byte_order;
pub(crate) mod classic;
pub(crate) mod embed;
pub mod hosting;
pub(crate) mod manifest;
pub(crate) mod names;
pub(crate) mod offline;
pub(crate) mod own_name;
pub mod policy;
pub(crate) mod shorten;
