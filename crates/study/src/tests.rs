//! What the files say, and the way through a study.

use std::fs;
use std::path::{Path, PathBuf};

use play::GamesOf;
use rules::games::Portal;

use super::*;

mod files;
mod reading;
mod walking;

const GAMES: &GamesOf<Portal> = &GamesOf::NEW;
