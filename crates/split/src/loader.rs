//! The loader of the late part, in the script that wasm-bindgen makes.

/// The module that the split program imports its loader from.
pub(crate) const LINK: &str = "./late.js";

/// The loader, as an object with the imports of that module. The page fetches and compiles the late part; its imports
/// are what the program exports, and the program is told whether there was success. The names are those that the
/// functions marked with `wasm_split(late)` are linked with.
const LOADER: &str = "{
    __wasm_split_load_late: (call, data) => {
        const tell = (done) => wasm.__indirect_function_table.get(call)(data, done);
        mustermead.takeLate()
            .then((late) => WebAssembly.instantiate(late, { __wasm_split: wasm }))
            .then(() => tell(true), () => tell(false));
    },
}";

/// The script with the loader in place of the import; `None` when it imports none.
pub(crate) fn with_loader(script: &str) -> Option<String> {
    let import = script.lines().find(|line| line.starts_with("import * as ") && line.contains(LINK))?;
    let name = import.split(' ').nth(3)?;
    Some(script.replacen(import, &format!("const {name} = {LOADER};"), 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loader_takes_the_place_of_the_import() {
        let script = "import * as import1 from \"./late.js\"\n\nconst imports = { \"./late.js\": import1 };\n";
        let with = with_loader(script).unwrap();
        assert!(with.starts_with("const import1 = {\n    __wasm_split_load_late: "), "{with}");
        assert!(with.ends_with("};\n\nconst imports = { \"./late.js\": import1 };\n"), "{with}");
        assert_eq!(with_loader("import * as import1 from \"./other.js\"\n"), None);
    }
}
