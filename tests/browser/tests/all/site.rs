//! The site as a folder of files: its addresses, what it shows without its program, its download size, and that it
//! fits.

pub(crate) mod addresses;
mod disk;
mod embed_anywhere;
mod embed_port;
mod embed_script;
mod engines;
mod files;
mod first_visit;
mod fits;
mod frame;
mod languages;
mod large_text;
mod layers;
mod new_version;
mod not_found;
mod offline;
mod orders;
mod others;
mod pages;
mod paper;
mod room;
mod sandbox;
mod sheets;
mod start;
pub(crate) mod still;
mod studies;
mod without;
