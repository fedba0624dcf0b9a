//! Classic scripts, for pages that can load nothing else: pages without an origin, such as a table in a frame in a
//! sandbox, and pages that were opened from disk. For each program one script has all that a page with a table needs to
//! start; beside every other file that a page fetches lies a script with its content.
//!
//! The build tools bundle our modules for them ([`TABLE`], [`PORTAL`]). Where those are absent, there are no such scripts
//! and the pages say that they cannot start.

use crate::Files;
use crate::files::assets;

/// The folder of the scripts.
pub(crate) const FOLDER: &str = "classic/";
/// The bundle for pages with a table. It expects constants with the program: see `web/scripts/classic/program.js` and
/// `web/scripts/classic/network.js`.
const TABLE: &str = "classic_table.js";
/// The bundle for pages without a table.
const PORTAL: &str = "classic_portal.js";
/// What pages with a table fetch later.
const LATER: &str = "classic_later.js";

/// The script with the program of a folder of games.
pub(crate) fn program(folder: &str) -> String {
    format!("{FOLDER}{folder}.js")
}

/// The script that lies beside a file, if it is one that pages fetch.
pub(crate) fn beside(path: &str) -> String {
    format!("{FOLDER}{path}.js")
}

/// The file beside which a script would lie.
pub(crate) fn beside_what(script: &str) -> Option<&str> {
    script.strip_prefix(FOLDER)?.strip_suffix(".js")
}

/// Makes the classic scripts of these assets, in place of the bundles among them.
pub(crate) fn add(assets: &mut Files) {
    let (whole, others): (Files, Files) =
        std::mem::take(assets).into_iter().partition(|(path, _)| path.starts_with(assets::WHOLE));
    *assets = others;
    let [table, portal, later] = [TABLE, PORTAL, LATER].map(|name| assets.remove(name));
    let (Some(table), Some(portal), Some(later)) = (table, portal, later) else { return };
    let mut made: Files = assets.iter().filter(|(path, _)| is_fetched(path)).map(with_content).collect();
    let text = |path: &str| assets.get(path).map(|script| String::from_utf8_lossy(script).into_owned());
    let glue = text(assets::APP).and_then(|glue| function_of(&glue));
    let work = text(assets::WORKER).and_then(|script| function_of_worker(&script));
    let main = format!("{}{}", assets::WHOLE, assets::WASM);
    let games = whole.iter().filter(|(path, _)| **path != main);
    for (path, games) in games {
        let folder = path.trim_start_matches(assets::WHOLE).trim_end_matches(".wasm");
        let (Some(code), Some(glue), Some(work)) = (whole.get(&main), &glue, &work) else { continue };
        let [code, games] = [code, games].map(|bytes| literal(&signs(bytes)));
        let constants = format!("{{const CODE={code},GAMES={games},GLUE={glue},WORK={work};\n");
        made.insert(program(folder), [constants.as_bytes(), &table, b"}\n"].concat());
    }
    made.insert(format!("{FOLDER}portal.js"), portal);
    made.insert(format!("{FOLDER}later.js"), later);
    assets.extend(made);
}

/// Whether a page fetches such a file after its start: the same as in `web/scripts/classic/network.js`.
fn is_fetched(path: &str) -> bool {
    match path.split('/').collect::<Vec<_>>()[..] {
        ["words", _, name] => name.ends_with(".txt"),
        [name] => name == assets::LATE,
        [_, name] => [assets::LATE, assets::NETWORKS].contains(&name),
        _ => false,
    }
}

/// The script with the content of a file. It leaves it at its own element.
fn with_content((path, bytes): (&String, &Vec<u8>)) -> (String, Vec<u8>) {
    let text = if path.ends_with(".txt") { String::from_utf8_lossy(bytes).into_owned() } else { signs(bytes) };
    let script = format!("document.currentScript.content={};\n", literal(&text));
    (beside(path), script.into_bytes())
}

/// Bytes as a text of the signs U+0000 to U+00FF. After compression that is hardly longer than the bytes are, while
/// base64 would make a third more of them.
fn signs(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(*byte)).collect()
}

/// A text as a literal of JavaScript. In UTF-8 most signs can stand in one as they are.
fn literal(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 8);
    out.push('"');
    for sign in text.chars() {
        match sign {
            '"' | '\\' => out.extend(['\\', sign]),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            sign => out.push(sign),
        }
    }
    out.push('"');
    out
}

/// A module as a function that refers to nothing outside of it and gives what the module exports by default, so that it
/// can be called and be sent to a worker as a text; `None` if it imports something or exports nothing.
fn function_of(module: &str) -> Option<String> {
    let (body, exports) = module.trim_end().trim_end_matches(';').strip_suffix('}')?.rsplit_once("export")?;
    let exports = exports.trim_start().strip_prefix('{')?;
    let start = exports.split(',').find_map(|export| export.trim().strip_suffix(" as default"))?;
    let is_alone = !body.lines().any(|line| line.starts_with("import"));
    // The address is for a program that nobody has passed on.
    let body = body.replace("import.meta.url", "\"\"");
    is_alone.then(|| format!("function(){{\"use strict\";{body}return{{default:{start}}}}}"))
}

/// The worker's script as a function of what it imports by default, the program, and of `fetch`; `None` if it imports
/// anything else.
fn function_of_worker(script: &str) -> Option<String> {
    let (start, body) = script.trim_start().strip_prefix("import ")?.split_once("from")?;
    let body = body.trim_start().strip_prefix("\"./app.js\"")?.trim_start_matches(';').trim();
    let is_alone = !body.contains("import") && !body.contains("export");
    is_alone.then(|| format!("function({},fetch){{\"use strict\";{body}}}", start.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What JavaScript reads in a literal, as far as ours go.
    fn evaluated(literal: &str) -> Option<String> {
        let inside = literal.strip_prefix('"')?.strip_suffix('"')?;
        let mut signs = inside.chars();
        let mut text = String::new();
        while let Some(sign) = signs.next() {
            text.push(match sign {
                '"' | '\n' | '\r' => return None,
                '\\' => match signs.next()? {
                    'n' => '\n',
                    'r' => '\r',
                    sign @ ('"' | '\\') => sign,
                    _ => return None,
                },
                sign => sign,
            });
        }
        Some(text)
    }

    #[test]
    fn every_byte_comes_back_from_a_literal() {
        // Each byte behind each: an escaped sign must not change the next one.
        let bytes: Vec<u8> = (0..=255_u8).flat_map(|one| (0..=255).flat_map(move |other| [one, other])).collect();
        let read = evaluated(&literal(&signs(&bytes))).expect("it is one literal");
        let back: Vec<u8> = read.chars().map(|sign| u8::try_from(u32::from(sign)).expect("it is a byte")).collect();
        assert_eq!(back, bytes);
    }

    #[test]
    fn words_come_back_from_a_literal() {
        for text in ["", "Ставка \"x\" \\n\r\nالعربية \u{2028}", "\\"] {
            assert_eq!(evaluated(&literal(text)).as_deref(), Some(text));
        }
    }

    #[test]
    fn a_module_becomes_a_function() {
        let made = |module: &str| function_of(module);
        let expect = "function(){\"use strict\";async function z(r){new URL(\"a\",\"\")}return{default:z}}";
        let module =
            "async function z(r){new URL(\"a\",import.meta.url)}export{X as initSync,b as bring,z as default};\n";
        assert_eq!(made(module).as_deref(), Some(expect));
        assert_eq!(
            made("let a;\nexport { b, a as default };").as_deref(),
            Some("function(){\"use strict\";let a;\nreturn{default:a}}")
        );
        for other in ["", "let a;", "export{a as b};", "import b from \"b\";\nexport{b as default};"] {
            assert_eq!(made(other), None, "{other}");
        }
    }

    #[test]
    fn the_worker_becomes_a_function_of_the_program() {
        let expect = "function(a,fetch){\"use strict\";self.onmessage=()=>a(fetch(1));}";
        for script in [
            "import a from\"./app.js\";self.onmessage=()=>a(fetch(1));\n",
            "import a from \"./app.js\";\nself.onmessage=()=>a(fetch(1));",
        ] {
            assert_eq!(function_of_worker(script).as_deref(), Some(expect));
        }
        for other in ["", "work()", "import a from\"./b.js\";a()", "import a from\"./app.js\";import(\"b\")"] {
            assert_eq!(function_of_worker(other), None, "{other}");
        }
    }

    #[test]
    fn scripts_are_made_of_what_pages_fetch() {
        let all = [
            (TABLE, "table()"),
            (PORTAL, "portal()"),
            (LATER, "later()"),
            ("boot.js", "boot()"),
            ("words/en/portal.txt", "en \"ltr\"\n"),
            ("words/en/offline.json", "{}"),
            ("app.js", "let a;export{a as default};"),
            ("worker.js", "import b from\"./app.js\";work(b)\n"),
            ("app_bg.wasm", "\0first"),
            ("late.wasm", "\0all"),
            ("play.wasm", "\0play"),
            ("whole/app_bg.wasm", "\0asm"),
            ("whole/laska.wasm", "\0own"),
            ("whole/ludo.wasm", "\0ludo"),
            ("laska/games.wasm", "\0early"),
            ("laska/late.wasm", "\0late"),
            ("laska/networks.bin", "net\u{1}"),
        ];
        let files = |all: &[(&str, &str)]| -> Files {
            all.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
        };
        let mut assets = files(&all);
        add(&mut assets);
        let made: Vec<(&str, String)> = assets
            .iter()
            .filter_map(|(path, bytes)| Some((path.strip_prefix(FOLDER)?, String::from_utf8_lossy(bytes).into_owned())))
            .collect();
        let program = |games: &str| {
            format!(
                "{{const CODE=\"\0asm\",GAMES={games},GLUE=function(){{\"use strict\";let a;return{{default:a}}}},\
                 WORK=function(b,fetch){{\"use strict\";work(b)}};\ntable()}}\n"
            )
        };
        let content = |text: &str| format!("document.currentScript.content={text};\n");
        let expect = [
            ("laska.js", program("\"\0own\"")),
            ("laska/late.wasm.js", content("\"\0late\"")),
            ("laska/networks.bin.js", content("\"net\u{1}\"")),
            ("late.wasm.js", content("\"\0all\"")),
            ("later.js", "later()".to_owned()),
            ("ludo.js", program("\"\0ludo\"")),
            ("portal.js", "portal()".to_owned()),
            ("words/en/portal.txt.js", content("\"en \\\"ltr\\\"\\n\"")),
        ];
        assert_eq!(made, expect);
        assert!(!assets.contains_key(TABLE) && assets.len() == all.len() - 6 + expect.len());

        // The build tools are not there.
        let mut without = files(&all[3..]);
        add(&mut without);
        let others: Vec<(&str, &str)> =
            all[3..].iter().filter(|(path, _)| !path.starts_with("whole/")).copied().collect();
        assert_eq!(without, files(&others), "nobody fetches an undivided program");
    }
}
