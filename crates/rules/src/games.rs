//! The folders of games, one module each, and the catalogue of them all; both made from the folders by `build.rs`.

include!(concat!(env!("OUT_DIR"), "/games.rs"));
