//! Shortens the names by which a module and its JavaScript refer to each other. wasm-bindgen makes them long, and their
//! hash digits do not compress; nothing but these two files uses them.

use std::collections::BTreeMap;
use std::iter;

/// The prefixes of wasm-bindgen's names.
const MADE: [&str; 2] = ["__wb", "wasm_bindgen__"];
/// The length of a module's header: magic number and version.
const HEAD: usize = 8;
const IMPORTS: u8 = 2;
const EXPORTS: u8 = 7;

/// The module and its script with short names; `None` if they cannot be parsed or have no such names.
pub(crate) fn shorten(module: &[u8], script: &str) -> Option<(Vec<u8>, String)> {
    let mut shared = Vec::new();
    rewrite(module, |name| {
        shared.push(name.to_owned());
        None
    })?;
    let mut short: BTreeMap<&str, String> = BTreeMap::new();
    for word in words(script) {
        let is_made = MADE.iter().any(|beginning| word.starts_with(beginning));
        if is_made && !short.contains_key(word) && shared.iter().any(|name| name == word) {
            // No other name in the script begins like this.
            short.insert(word, format!("${}", short.len()));
        }
    }
    let module = rewrite(module, |name| short.get(name).cloned())?;
    let script = words(script).map(|word| short.get(word).map_or(word, String::as_str)).collect();
    (!short.is_empty()).then_some((module, script))
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
    let mut reader = Reader { rest: module.get(HEAD..)? };
    let mut out = module[..HEAD].to_vec();
    while !reader.rest.is_empty() {
        let id = reader.byte()?;
        let length = reader.number()?;
        let mut section = Reader { rest: reader.take(length)? };
        let body = match id {
            IMPORTS | EXPORTS => named(&mut section, id == IMPORTS, &mut rename)?,
            _ => section.rest.to_vec(),
        };
        out.push(id);
        write_number(&mut out, body.len());
        out.extend(body);
    }
    Some(out)
}

/// A section of imports or exports, renamed.
fn named(section: &mut Reader<'_>, imports: bool, rename: &mut impl FnMut(&str) -> Option<String>) -> Option<Vec<u8>> {
    let count = section.number()?;
    let mut out = Vec::new();
    write_number(&mut out, count);
    for _ in 0..count {
        if imports {
            let from = section.name()?;
            write_name(&mut out, from);
        }
        let name = section.name()?;
        write_name(&mut out, rename(name).as_deref().unwrap_or(name));
        let before = section.rest;
        let kind = section.byte()?;
        match (imports, kind) {
            // An export's index; a function's type.
            (false, _) | (true, 0) => drop(section.number()?),
            // A table's type and limits.
            (true, 1) => {
                section.byte()?;
                section.limits()?;
            }
            (true, 2) => section.limits()?,
            // A global's type and mutability.
            (true, 3) => drop(section.take(2)?),
            _ => return None,
        }
        out.extend(&before[..before.len() - section.rest.len()]);
    }
    Some(out)
}

/// The unread rest of a module.
struct Reader<'m> {
    rest: &'m [u8],
}

impl<'m> Reader<'m> {
    fn take(&mut self, length: usize) -> Option<&'m [u8]> {
        let (taken, rest) = self.rest.split_at_checked(length)?;
        self.rest = rest;
        Some(taken)
    }

    fn byte(&mut self) -> Option<u8> {
        self.take(1).map(|bytes| bytes[0])
    }

    /// An unsigned LEB128 number.
    fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for shift in (0..usize::BITS).step_by(7) {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    fn name(&mut self) -> Option<&'m str> {
        let length = self.number()?;
        str::from_utf8(self.take(length)?).ok()
    }

    /// Limits: the minimum, and the maximum if there is one.
    fn limits(&mut self) -> Option<()> {
        let has_most = self.byte()? & 1 == 1;
        self.number()?;
        if has_most {
            self.number()?;
        }
        Some(())
    }
}

fn write_number(out: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        out.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

fn write_name(out: &mut Vec<u8>, name: &str) {
    write_number(out, name.len());
    out.extend(name.as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module that imports a function, a table, a memory and a global, and exports two functions.
    fn module(function: &str, export: &str) -> Vec<u8> {
        let mut out = b"\0asm\x01\0\0\0".to_vec();
        let section = |out: &mut Vec<u8>, id: u8, body: &[u8]| {
            out.push(id);
            write_number(out, body.len());
            out.extend(body);
        };
        let mut imports = vec![4];
        for (name, what) in
            [(function, &[0, 5][..]), ("t", &[1, 0x70, 1, 0, 9]), ("m", &[2, 0, 17]), ("g", &[3, 0x7f, 0])]
        {
            write_name(&mut imports, "./app_bg.js");
            write_name(&mut imports, name);
            imports.extend(what);
        }
        let mut exports = vec![2];
        for (name, index) in [(export, 3), ("memory", 0)] {
            write_name(&mut exports, name);
            exports.extend([0, index]);
        }
        section(&mut out, 1, b"types");
        section(&mut out, IMPORTS, &imports);
        section(&mut out, EXPORTS, &exports);
        section(&mut out, 10, &[7; 200]);
        out
    }

    #[test]
    fn both_sides_get_the_same_short_names() {
        let script = "imports.wbg = { __wbg_new_0123456789abcdef: () => wasm.__wbindgen_start(`${x}`) }; __wbg_init();";
        let (module_, script) = shorten(&module("__wbg_new_0123456789abcdef", "__wbindgen_start"), script).unwrap();
        assert_eq!(module_, module("$0", "$1"));
        assert_eq!(script, "imports.wbg = { $0: () => wasm.$1(`${x}`) }; __wbg_init();");
    }

    #[test]
    fn what_is_no_module_or_shares_no_name_is_left() {
        assert_eq!(shorten(b"\0asm", "f();"), None);
        assert_eq!(shorten(&module("new", "start"), "wasm.start(); __wbg_init();"), None);
        let whole = module("__wbg_a", "b");
        assert_eq!(shorten(&whole[..whole.len() - 1], "__wbg_a"), None);
    }
}
