//! Tells the linker how much memory the worker may have in a browser.

/// 64 MB, in bytes.
const MOST_MEMORY: u32 = 64 << 20;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family.split(',').any(|one| one == "wasm")) {
        println!("cargo::rustc-link-arg-bins=--max-memory={MOST_MEMORY}");
    }
}
