//! The loader of the parts, in the script that wasm-bindgen makes.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::layers::{LINK, Layer, MAIN};
use crate::parts;

/// The loader of a part. The page fetches and compiles it; its imports are what the program exports, and the program is
/// told whether there was success. The names are those that the functions marked with `wasm_split` are linked with.
fn loader(part: &str) -> String {
    format!("    __wasm_split_load_{part}: (call, data) => takePart(\"{part}\", call, data),\n")
}

/// A module with nothing in it.
pub(crate) const EMPTY: &[u8] = b"\0asm\x01\0\0\0";

/// The name of a section in each part, with the name of its link: that of another one has addresses of its own.
const SECTION: &str = "link";

/// The name of a link: a hash of the linked module.
pub(crate) fn name(linked: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    linked.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// Names its link in a part.
pub(crate) fn sign(part: &mut Vec<u8>, link: &str) {
    let content = [&[SECTION.len() as u8], SECTION.as_bytes(), link.as_bytes()].concat();
    // A custom section: its kind, its size and its name.
    part.extend([0, content.len() as u8]);
    part.extend(content);
}

/// What all loaders do. A part of another link is refused, which a page is told.
const TAKE: &str = "const check = (part, code) => {
    const [link] = WebAssembly.Module.customSections(code, \"SECTION\");
    if (link && new TextDecoder().decode(link) === \"NAME\") return;
    mustermead.refuse?.();
    throw new Error(`${part} is of another build`);
};
const takePart = (part, call, data) => {
    const tell = (done) => wasm.__indirect_function_table.get(call)(data, done);
    mustermead.takePart(part)
        .then((code) => {
            check(part, code);
            return WebAssembly.instantiate(code, { ...__wbg_get_imports(), __wasm_split: wasm });
        })
        .then(() => tell(true), () => tell(false));
};
const there = {};
const put = (layer, code) => {
    if (there[layer]) return;
    check(layer, code);
    new WebAssembly.Instance(code, { ...__wbg_get_imports(), MAIN: wasm, __wasm_split: wasm });
    there[layer] = true;
};
const take = async (layer) => there[layer] || put(layer, await mustermead.takeLayer(layer));
const bring = (layer) => Promise.all((layer === \"play\" ? [layer, \"games\"] : [layer]).map(take));
";

/// What brings a layer of the main part at once.
fn bringer(layer: Layer) -> String {
    let name = layer.name();
    format!("    {}: () => there.{name} || put(\"{name}\", mustermead.layerNow(\"{name}\")),\n", layer.import())
}

/// The script with the loaders of a link in place of the imports; `None` when it imports none. There is an import for each
/// loader.
pub(crate) fn with_loader(script: &str, link: &str) -> Option<String> {
    let is_import = |line: &&str| line.starts_with("import * as ") && line.contains(LINK);
    let names: Vec<&str> = script.lines().filter(is_import).filter_map(|line| line.split(' ').nth(3)).collect();
    let first = names.first()?;
    let loaders: String = parts::all().map(|(part, _)| loader(part)).chain(Layer::ALL.map(bringer)).collect();
    let take = TAKE.replace("SECTION", SECTION).replace("NAME", link).replace("MAIN", MAIN);
    let mut lines = Vec::new();
    let mut is_first = true;
    for line in script.lines() {
        let is_of_others = |name: &&str| line.trim() == format!("\"{LINK}\": {name},");
        if is_import(&line) {
            if std::mem::take(&mut is_first) {
                lines.push(format!("{take}const {first} = {{\n{loaders}}};"));
            }
        } else if !names[1..].iter().any(is_of_others) {
            lines.push(line.to_owned());
        }
    }
    Some(lines.join("\n").replace("export { initSync,", "export { initSync, bring,") + "\n")
}

#[cfg(test)]
mod tests {
    use wasmparser::{Parser, Payload};

    use super::*;

    #[test]
    fn the_loaders_take_the_place_of_all_imports() {
        let script = "import * as import1 from \"./late.js\"\nimport * as import2 from \"./late.js\"\n\nconst imports = {\n    \"./late.js\": import1,\n    \"./late.js\": import2,\n};\n";
        let with = with_loader(script, "0123").unwrap();
        assert!(with.starts_with("const check = "), "{with}");
        assert!(with.contains("decode(link) === \"0123\""), "{with}");
        assert!(with.contains("    needRest: () => there.rest || put(\"rest\", "), "{with}");
        assert!(with.contains("const import1 = {\n    __wasm_split_load_backgammon: (call, data) => "), "{with}");
        assert!(with.ends_with("};\n\nconst imports = {\n    \"./late.js\": import1,\n};\n"), "{with}");
        assert_eq!(with_loader("import * as import1 from \"./other.js\"\n", "0123"), None);
    }

    #[test]
    fn a_part_names_its_link() {
        let mut part = b"\0asm\x01\0\0\0".to_vec();
        let link = name(b"linked");
        sign(&mut part, &link);
        let sections: Vec<(String, Vec<u8>)> = Parser::new(0)
            .parse_all(&part)
            .filter_map(|payload| match payload.expect("it is a module") {
                Payload::CustomSection(section) => Some((section.name().to_owned(), section.data().to_vec())),
                _ => None,
            })
            .collect();
        assert_eq!(sections, [("link".to_owned(), link.clone().into_bytes())]);
        assert_ne!(link, name(b"linked otherwise"));
    }
}
