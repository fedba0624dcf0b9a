//! For the minutes between two changes to one game: `MUSTERMEAD_FOLDERS` names the only folders of games that are wanted,
//! with commas between them, and their suites alone are compiled, as the others' take longer than the tests do. The
//! folders become values of the condition `folder`, which holds only together with `some_folders`.

use std::env;

const WANTED: &str = "MUSTERMEAD_FOLDERS";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed={WANTED}");
    println!("cargo::rustc-check-cfg=cfg(some_folders)");
    println!("cargo::rustc-check-cfg=cfg(folder, values(any()))");
    if let Ok(wanted) = env::var(WANTED) {
        println!("cargo::rustc-cfg=some_folders");
        wanted.split(',').for_each(|folder| println!("cargo::rustc-cfg=folder={folder:?}"));
    }
}
