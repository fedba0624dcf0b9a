//! Checks of scripts: their types by TypeScript, what the program calls of them, and lints and formatting by Biome. Both
//! come with npm; where it is missing, they are left out with a note.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::test::packages;
use crate::tools::process::{self, root};
use crate::tools::trouble::Trouble;

/// The folder of all scripts, with the settings of both tools.
const SCRIPTS: &str = "web/scripts";
/// Where what TypeScript reads of the program is written.
const WRITTEN: &str = "target/scripts";

/// Scripts that run in the same kind of scope.
struct Project {
    /// The name of the written folder.
    name: &'static str,
    /// Its settings, in the folder of all scripts.
    settings: &'static str,
    /// The Rust sources that call these scripts.
    callers: &'static [&'static str],
}

const PROJECTS: [Project; 3] = [
    Project { name: "pages", settings: "tsconfig.json", callers: &["web/src"] },
    Project { name: "workers", settings: "tsconfig.workers.json", callers: &["crates/worker/src"] },
    Project { name: "embed", settings: "tsconfig.embed.json", callers: &[] },
];

/// Formats all scripts.
///
/// # Errors
///
/// A script cannot be parsed.
pub(crate) fn format() -> Result<(), Trouble> {
    if packages::provide_script_checkers() { biome(&["format", "--write"]) } else { Ok(()) }
}

/// Checks all scripts: how they are formatted, what the linter says of them, and their types, those of what the program
/// calls included.
///
/// # Errors
///
/// Something is wrong with a script, or the program calls what no script has.
pub(crate) fn check() -> Result<(), Trouble> {
    if !packages::provide_script_checkers() {
        return Ok(());
    }
    let formatted = biome(&["format"]).map_err(|trouble| trouble.remedy("Format everything with: cargo xtask fmt"));
    let linted = biome(&["lint", "--error-on-warnings"]);
    let typed = PROJECTS.iter().map(check_types).fold(Ok(()), Result::and);
    formatted.and(linted).and(typed)
}

fn biome(task: &[&str]) -> Result<(), Trouble> {
    let mut biome = process::command(packages::biome());
    process::run(biome.args(task).args(["--colors=off", "."]).current_dir(root().join(SCRIPTS)))
}

fn check_types(project: &Project) -> Result<(), Trouble> {
    let folder = root().join(WRITTEN).join(project.name);
    fs::create_dir_all(&folder).map_err(|error| Trouble::file("write", &folder, &error))?;
    let mut calls = String::new();
    for path in project.callers.iter().flat_map(|folder| sources(&root().join(folder))) {
        let text = fs::read_to_string(&path).map_err(|error| Trouble::file("read", &path, &error))?;
        let name = path.strip_prefix(root()).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        for imported in imported(&text).map_err(|what| Trouble::new(format!("{name}: {what}")))? {
            writeln!(calls, "{} // {name}", imported.statement()).expect("writing to a string cannot fail");
        }
    }
    let settings =
        format!("{{ \"extends\": \"../../../{SCRIPTS}/{}\", \"files\": [\"calls.ts\"] }}\n", project.settings);
    let calls = format!("{VALUES}{calls}");
    for (name, text) in [("tsconfig.json", settings), ("calls.ts", calls)] {
        let path = folder.join(name);
        fs::write(&path, text).map_err(|error| Trouble::file("write", &path, &error))?;
    }
    process::run(process::command(packages::tsc()).env("NO_COLOR", "1").args(["--pretty", "--project"]).arg(&folder))
        .map_err(|trouble| {
            trouble.remedy(format!(
                "What `calls.ts` says is what the Rust source named there declares; {SCRIPTS} has the scripts."
            ))
        })
}

/// What stands for arguments of each type, in what TypeScript reads. What the program passes as a value of JavaScript may
/// be anything.
const VALUES: &str = "// What the program calls of the scripts, as its `extern` blocks declare it. Written by `cargo xtask test`.\n\
    export declare const text: string;\n\
    export declare const number: number;\n\
    export declare const truth: boolean;\n\
    export declare const list: any[];\n\
    export declare const value: any;\n\
    export declare function an<T>(): T;\n";

/// A function of a script, as the program imports it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Imported {
    /// The TypeScript type of what has it.
    of: String,
    name: String,
    /// The arguments, by the names of [`VALUES`].
    arguments: Vec<&'static str>,
    /// The type of the result, where it matters.
    gives: Option<&'static str>,
}

impl Imported {
    /// A call, for TypeScript to check.
    fn statement(&self) -> String {
        let Imported { of, name, arguments, gives } = self;
        let gives = gives.map(|gives| format!(" satisfies {gives}")).unwrap_or_default();
        format!("an<{of}>().{name}({}){gives};", arguments.join(", "))
    }
}

/// The value in the place of an argument.
fn value(argument: &str) -> Option<&'static str> {
    Some(match argument {
        "&str" | "String" => "text",
        "u32" | "f64" => "number",
        "bool" => "truth",
        "&Array" => "list",
        "&JsValue" | "JsValue" => "value",
        _ => return None,
    })
}

/// The type of a result; `None` in the inside where anything will do.
fn result(gives: &str) -> Option<Option<&'static str>> {
    Some(match gives {
        "" | "()" | "JsValue" => None,
        "Promise" => Some("Promise<unknown>"),
        "Worker" => Some("Worker"),
        "String" => Some("string"),
        "bool" => Some("boolean"),
        _ => return None,
    })
}

/// What a Rust source imports of scripts.
///
/// # Errors
///
/// Something there cannot be checked.
fn imported(source: &str) -> Result<Vec<Imported>, String> {
    let mut all = Vec::new();
    for block in source.split("#[wasm_bindgen]\nextern \"C\" {\n").skip(1) {
        let block = block.split("\n}").next().unwrap_or_default();
        let code: Vec<&str> = block.lines().map(str::trim).filter(|line| !line.starts_with("//")).collect();
        let mut types: Vec<(String, String)> = Vec::new();
        for item in code.join(" ").split(';').map(str::trim).filter(|item| !item.is_empty()) {
            let read = item.strip_prefix("#[wasm_bindgen(").and_then(|item| item.split_once(")]"));
            let (attributes, item) = read.ok_or_else(|| format!("`{item}` has no attribute of wasm-bindgen"))?;
            let attribute = |name: &str| {
                let mut values = attributes.split(',').filter_map(|each| each.trim().split_once(" = "));
                values.find(|(own, _)| *own == name).map(|(_, value)| value.trim_matches('"').to_owned())
            };
            if let Some((_, name)) = item.split_once("type ") {
                let of = attribute("typescript_type").ok_or_else(|| format!("`{name}` has no `typescript_type`"))?;
                types.push((name.to_owned(), of));
                continue;
            }
            all.push(function(item, attribute("js_name"), &types)?);
        }
    }
    Ok(all)
}

/// A declared method of one of these types.
fn function(item: &str, js_name: Option<String>, types: &[(String, String)]) -> Result<Imported, String> {
    let unread = || format!("`{item}` is no method that can be read");
    let (_, signature) = item.split_once("fn ").ok_or_else(unread)?;
    let (name, rest) = signature.split_once('(').ok_or_else(unread)?;
    let (arguments, gives) =
        rest.rsplit_once(") -> ").or_else(|| Some((rest.strip_suffix(')')?, ""))).ok_or_else(unread)?;
    let mut arguments = arguments.split(',').filter_map(|each| Some(each.trim().split_once(": ")?.1));
    let this = arguments.next().and_then(|this| this.strip_prefix('&')).ok_or_else(unread)?;
    let of = types.iter().find(|(name, _)| name == this).map(|(_, of)| of.clone()).ok_or_else(unread)?;
    let gives = gives.strip_prefix("Result<").and_then(|gives| gives.strip_suffix(", JsValue>")).unwrap_or(gives);
    let known =
        |argument| value(argument).ok_or_else(|| format!("`{name}` takes `{argument}`, which is not known here"));
    Ok(Imported {
        of,
        name: js_name.unwrap_or_else(|| name.to_owned()),
        arguments: arguments.map(known).collect::<Result<_, _>>()?,
        gives: result(gives).ok_or_else(|| format!("`{name}` gives `{gives}`, which is not known here"))?,
    })
}

/// The Rust sources below a folder, sorted.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            all.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            all.push(path);
        }
    }
    all.sort();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLOCK: &str = "use a;\n\n#[wasm_bindgen]\nextern \"C\" {\n    /// The store; of games.\n    \
        #[wasm_bindgen(typescript_type = \"GamesScript\")]\n    pub(super) type Store;\n\n    \
        #[wasm_bindgen(method, catch, js_name = goingOn)]\n    fn going_on(this: &Store, ids: &Array) -> Result<Promise, JsValue>;\n    \
        #[wasm_bindgen(method)]\n    pub(super) fn pin(\n        this: &Store,\n        uid: &str,\n        pinned: bool,\n    );\n}\n";

    #[test]
    fn what_a_source_imports_becomes_calls() {
        let calls: Vec<String> = imported(BLOCK).expect("all of it is known").iter().map(Imported::statement).collect();
        let expect =
            ["an<GamesScript>().goingOn(list) satisfies Promise<unknown>;", "an<GamesScript>().pin(text, truth);"];
        assert_eq!(calls, expect);
        assert_eq!(imported("fn main() {}"), Ok(Vec::new()));
    }

    #[test]
    fn what_cannot_be_checked_is_refused() {
        for (from, to) in [
            ("&Array", "&Map"),
            ("<Promise,", "<Set,"),
            ("typescript_type", "other_type"),
            ("this: &Store, ids", "this: &Shop, ids"),
            ("    #[wasm_bindgen(method)]\n", ""),
        ] {
            assert!(BLOCK.contains(from), "{from}");
            assert!(imported(&BLOCK.replace(from, to)).is_err(), "{from}");
        }
    }

    /// TypeScript says so with more care, but is not everywhere.
    #[test]
    fn scripts_have_what_the_program_calls() {
        let scripts = root().join(SCRIPTS);
        let folders = fs::read_dir(&scripts).expect("it is part of the app").flatten().map(|entry| entry.path());
        let files =
            folders.filter_map(|folder| fs::read_dir(folder).ok()).flatten().flatten().map(|entry| entry.path());
        let text: String =
            files.chain([scripts.join("types.d.ts")]).filter_map(|file| fs::read_to_string(file).ok()).collect();
        let mut n_calls = 0;
        for path in PROJECTS.iter().flat_map(|project| project.callers).flat_map(|folder| sources(&root().join(folder)))
        {
            let source = fs::read_to_string(&path).expect("it is a source");
            let n_blocks = source.matches("\nextern \"C\"").count();
            assert_eq!(source.matches("#[wasm_bindgen]\nextern \"C\" {\n").count(), n_blocks, "{}", path.display());
            for Imported { of, name, .. } in
                imported(&source).unwrap_or_else(|what| panic!("{}: {what}", path.display()))
            {
                n_calls += 1;
                assert!(["type", "interface"].iter().any(|kind| text.contains(&format!("{kind} {of} "))), "{of}");
                let declared = [format!("export const {name} = "), format!("\n  {name}(")];
                assert!(declared.iter().any(|declared| text.contains(declared)), "no script has `{name}`");
            }
        }
        assert!(n_calls > 25, "{n_calls}");
    }
}
