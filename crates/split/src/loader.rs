//! The loader of the late part, in the script that wasm-bindgen makes.

use wasmparser::{Parser, Payload};

use crate::parts;

/// The module that the split program imports its loader from.
pub(crate) const LINK: &str = "./late.js";

/// The loader of a part. The page fetches and compiles it; its imports are what the program exports, and the program is
/// told whether there was success. The names are those that the functions marked with `wasm_split` are linked with.
fn loader(part: &str) -> String {
    format!("    __wasm_split_load_{part}: (call, data) => takePart(\"{part}\", call, data),\n")
}

/// The name that a part asks for to be of the same link as the main part.
pub(crate) fn canary(part: &[u8]) -> Option<String> {
    for payload in Parser::new(0).parse_all(part) {
        if let Payload::ImportSection(imports) = payload.ok()? {
            let names = imports.into_imports().filter_map(|import| Some(import.ok()?.name.to_owned()));
            return names.into_iter().find(|name| name.starts_with(CANARY));
        }
    }
    None
}

/// How that name begins.
const CANARY: &str = "__canary_";

/// What all loaders do. A part of another link asks for another name than this one's, and is refused, which a page is told.
const TAKE: &str = "const takePart = (part, call, data) => {
    const tell = (done) => wasm.__indirect_function_table.get(call)(data, done);
    const refuse = (error) => {
        if (error instanceof WebAssembly.LinkError) mustermead.refuse?.();
        tell(false);
    };
    mustermead.takePart(part)
        .then((code) => WebAssembly.instantiate(code, { __wasm_split: { ...wasm, CANARY: 0 } }))
        .then(() => tell(true), refuse);
};
";

/// The script with the loaders in place of the imports; `None` when it imports none. There is an import for each loader.
pub(crate) fn with_loader(script: &str, canary: &str) -> Option<String> {
    let is_import = |line: &&str| line.starts_with("import * as ") && line.contains(LINK);
    let names: Vec<&str> = script.lines().filter(is_import).filter_map(|line| line.split(' ').nth(3)).collect();
    let first = names.first()?;
    let loaders: String = parts::all().map(|(part, _)| loader(part)).collect();
    let take = TAKE.replace("CANARY", canary);
    let mut lines = Vec::new();
    let mut is_first = true;
    for line in script.lines() {
        let is_of_others = |name: &&str| line.trim() == format!("\"{LINK}\": {name},");
        if is_import(&line) {
            if std::mem::take(&mut is_first) {
                lines.push(format!("{take}const {first} = {{\n{loaders}}};"));
            }
        } else if !names[1..].iter().any(|name| is_of_others(&name)) {
            lines.push(line.to_owned());
        }
    }
    Some(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loaders_take_the_place_of_all_imports() {
        let script = "import * as import1 from \"./late.js\"\nimport * as import2 from \"./late.js\"\n\nconst imports = {\n    \"./late.js\": import1,\n    \"./late.js\": import2,\n};\n";
        let with = with_loader(script, "__canary_1").unwrap();
        assert!(with.starts_with("const takePart = "), "{with}");
        assert!(with.contains("{ ...wasm, __canary_1: 0 }"), "{with}");
        assert!(with.contains("const import1 = {\n    __wasm_split_load_backgammon: (call, data) => "), "{with}");
        assert!(with.ends_with("};\n\nconst imports = {\n    \"./late.js\": import1,\n};\n"), "{with}");
        assert_eq!(with_loader("import * as import1 from \"./other.js\"\n", "__canary_1"), None);
    }
}
