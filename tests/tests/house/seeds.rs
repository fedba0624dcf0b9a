//! Runs the fuzz targets' seeds (`fuzz/corpus/<target>/…`), including texts that once broke something.

use std::fs;

use tests::folders;
use tests::fuzz::TARGETS;

#[test]
fn no_seed_brings_its_target_down() {
    for (name, target) in TARGETS {
        let folder = folders::root().join("tests/fuzz/corpus").join(name);
        let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let mut n_seeds = 0;
        for entry in entries {
            let path = entry.expect("the folder can be read").path();
            target(&fs::read(&path).expect("seeds can be read"));
            n_seeds += 1;
        }
        assert!(n_seeds > 0, "{name} has no seeds");
    }
}

#[test]
fn every_target_is_one_of_the_fuzzer() {
    let folder = folders::root().join("tests/fuzz/fuzz_targets");
    for (name, _) in TARGETS {
        let text = fs::read_to_string(folder.join(name).with_extension("rs")).unwrap_or_default();
        assert!(text.contains(&format!("tests::fuzz::{name}(data)")), "{name} has no fuzz target");
    }
    assert_eq!(fs::read_dir(&folder).expect("there are targets").count(), TARGETS.len());
}
