//! Shortens the names by which modules and their JavaScript refer to each other. wasm-bindgen makes them long, and their
//! hash digits do not compress; nothing but these files uses them.

use std::collections::BTreeMap;
use std::iter;

use wasm_encoder::{EntityType, ExportSection, ImportSection, Module, RawSection};
use wasmparser::{Parser, Payload};

/// The prefixes of wasm-bindgen's names.
const MADE: [&str; 2] = ["__wb", "wasm_bindgen__"];

/// The modules and their script with short names; `None` if they cannot be parsed or have no such names.
pub(crate) fn shorten(modules: &[&[u8]], script: &str) -> Option<(Vec<Vec<u8>>, String)> {
    let mut shared = Vec::new();
    for module in modules {
        rewrite(module, |name| {
            shared.push(name.to_owned());
            None
        })?;
    }
    let mut short: BTreeMap<&str, String> = BTreeMap::new();
    for word in words(script) {
        let is_made = MADE.iter().any(|beginning| word.starts_with(beginning));
        if is_made && !short.contains_key(word) && shared.iter().any(|name| name == word) {
            // No other name in the script begins like this.
            short.insert(word, format!("${}", short.len()));
        }
    }
    let modules: Option<_> = modules.iter().map(|module| rewrite(module, |name| short.get(name).cloned())).collect();
    let script = words(script).map(|word| short.get(word).map_or(word, String::as_str)).collect();
    (!short.is_empty()).then_some((modules?, script))
}

/// Splits a script into names and the text between them.
fn words(script: &str) -> impl Iterator<Item = &str> {
    let is_of_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '$';
    let mut rest = script;
    iter::from_fn(move || {
        let first = rest.chars().next()?;
        let is_name = is_of_name(first);
        let end = rest.find(|letter| is_of_name(letter) != is_name).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        Some(word)
    })
}

/// A module whose imports and exports are renamed by `rename`; `None` keeps a name.
fn rewrite(module: &[u8], mut rename: impl FnMut(&str) -> Option<String>) -> Option<Vec<u8>> {
    let mut new = |name: &str| rename(name).unwrap_or_else(|| name.to_owned());
    let mut out = Module::new();
    for payload in Parser::new(0).parse_all(module) {
        match payload.ok()? {
            Payload::ImportSection(section) => {
                let mut imports = ImportSection::new();
                for import in section.into_imports() {
                    let import = import.ok()?;
                    imports.import(import.module, &new(import.name), EntityType::try_from(import.ty).ok()?);
                }
                out.section(&imports);
            }
            Payload::ExportSection(section) => {
                let mut exports = ExportSection::new();
                for export in section {
                    let export = export.ok()?;
                    exports.export(&new(export.name), export.kind.into(), export.index);
                }
                out.section(&exports);
            }
            // The code comes as a whole, and again function by function.
            payload => {
                if let Some((id, range)) = payload.as_section() {
                    let range = usize::try_from(range.start).ok()?..usize::try_from(range.end).ok()?;
                    out.section(&RawSection { id, data: module.get(range)? });
                }
            }
        }
    }
    Some(out.finish())
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{ExportKind, GlobalType, MemoryType, RefType, TableType, TypeSection, ValType};

    use super::*;

    /// A module that imports a function, a table, a memory and a global, and exports two functions.
    fn module(function: &str, export: &str) -> Vec<u8> {
        let mut out = Module::new();
        let mut types = TypeSection::new();
        types.ty().function([ValType::I32], []);
        out.section(&types);
        let mut imports = ImportSection::new();
        let table =
            TableType { element_type: RefType::FUNCREF, table64: false, minimum: 0, maximum: Some(9), shared: false };
        let memory = MemoryType { minimum: 17, maximum: None, memory64: false, shared: false, page_size_log2: None };
        let global = GlobalType { val_type: ValType::I32, mutable: false, shared: false };
        imports.import("./app_bg.js", function, EntityType::Function(0));
        imports.import("./app_bg.js", "t", table);
        imports.import("./app_bg.js", "m", memory);
        imports.import("./app_bg.js", "g", global);
        out.section(&imports);
        let mut exports = ExportSection::new();
        exports.export(export, ExportKind::Func, 0);
        exports.export("memory", ExportKind::Memory, 0);
        out.section(&exports);
        out.section(&RawSection { id: 0, data: b"\x04names of no interest" });
        out.finish()
    }

    #[test]
    fn both_sides_get_the_same_short_names() {
        let script = "imports.wbg = { __wbg_new_0123456789abcdef: () => wasm.__wbindgen_start(`${x}`) }; __wbg_init();";
        let first = module("__wbg_new_0123456789abcdef", "__wbindgen_start");
        // A later layer imports what is left to it.
        let later = module("__wbg_new_0123456789abcdef", "p0");
        let (modules, script) = shorten(&[&first, &later], script).unwrap();
        assert_eq!(modules, [module("$0", "$1"), module("$0", "p0")]);
        assert_eq!(script, "imports.wbg = { $0: () => wasm.$1(`${x}`) }; __wbg_init();");
    }

    #[test]
    fn what_is_no_module_or_shares_no_name_is_left() {
        assert_eq!(shorten(&[b"\0asm"], "f();"), None);
        assert_eq!(shorten(&[&module("new", "start")], "wasm.start(); __wbg_init();"), None);
        let whole = module("__wbg_a", "b");
        assert_eq!(shorten(&[&whole[..whole.len() - 1]], "__wbg_a"), None);
    }
}
