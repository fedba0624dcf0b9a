//! What the project's tasks and its browser tests share: a static file server, compression, and the locations of the
//! browsers, web servers, axe-core, the fonts and the tools.
//!
//! ```no_run
//! use std::path::Path;
//! use xtask::serve::{Port, Served, Server};
//!
//! let served = Served::new(Path::new("dist")).under("/some/folder/");
//! let server = Server::start(&served, Port::Any)?;
//! println!("{}", server.address());
//! # Ok::<(), std::io::Error>(())
//! ```

pub mod axe;
pub mod cache;
pub mod compression;
pub mod dark_reader;
pub mod engines;
pub mod fonts;
pub mod header_rules;
pub mod precompressed;
pub mod serve;
pub mod web_servers;
