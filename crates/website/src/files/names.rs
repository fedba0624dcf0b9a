//! The names of the assets: each lies in a folder named by what is in it, so that it can be cached for ever, and a new
//! build costs whoever comes back what has changed. Scripts and styles write the paths of others as literals; the names
//! take their place here, from the leaves up. Whatever depends on the language or the game of a page stands in the page.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::Range;

use sha2::{Digest, Sha256};

use crate::files::classic;
use crate::{Files, SiteError};

/// The folder of all named files.
pub(crate) const FOLDER: &str = "v/";
/// The number of hex digits in a name.
pub(crate) const LEN: usize = 8;
/// The folder of the words of all languages, and that of a language's scripts with its words.
const WORDS: [&str; 2] = ["words/", "classic/words/"];

/// The names of the assets by their paths.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Names(BTreeMap<String, String>);

impl Names {
    /// Where an asset lies, below [`FOLDER`].
    ///
    /// # Errors
    /// There is no such asset.
    pub(crate) fn path(&self, asset: &str) -> Result<String, SiteError> {
        Ok(format!("{}/{asset}", self.of(asset)?))
    }

    /// The name of an asset.
    ///
    /// # Errors
    /// There is no such asset.
    pub(crate) fn of(&self, asset: &str) -> Result<&str, SiteError> {
        self.0.get(asset).map(String::as_str).ok_or_else(|| SiteError::NotBuilt(asset.to_owned()))
    }

    /// Whether there is such an asset.
    pub(crate) fn has(&self, asset: &str) -> bool {
        self.0.contains_key(asset)
    }

    /// The name of all that is no language's own: of what runs.
    pub(crate) fn build(&self) -> String {
        let all = self.0.iter().filter(|(asset, _)| !is_words(asset));
        name(all.flat_map(|(asset, name)| [asset.as_bytes(), name.as_bytes()]))
    }
}

/// The path of an asset, from that of its file below the root of the site; `None` for what is no asset.
pub(crate) fn asset_of(file: &str) -> Option<&str> {
    file.strip_prefix(FOLDER)?.split_once('/').map(|(_, asset)| asset)
}

fn is_words(asset: &str) -> bool {
    WORDS.iter().any(|folder| asset.starts_with(folder))
}

/// The name of these parts: it depends on their bytes alone.
pub(crate) fn name<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut digits = digits(parts);
    digits.truncate(LEN);
    digits
}

/// The hex digits of a hash of these parts.
pub(crate) fn digits<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        // With the lengths, so that bytes cannot move from one part to the next.
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    let mut digits = String::new();
    for byte in hash.finalize() {
        write!(digits, "{byte:02x}").expect("writing to a string cannot fail");
    }
    digits
}

/// Names all assets, and writes the names into those that refer to others. Gives the names and the files, by their paths
/// below the root of the site.
///
/// # Errors
/// Assets refer to each other in a circle, or a script imports a file that is not among them.
pub(crate) fn name_all(assets: &Files) -> Result<(Names, Files), SiteError> {
    let mut naming = Naming { assets, names: Names::default(), files: Files::new(), way: Vec::new() };
    for path in assets.keys() {
        naming.name(path)?;
    }
    Ok((naming.names, naming.files))
}

struct Naming<'a> {
    assets: &'a Files,
    names: Names,
    files: Files,
    /// The assets that wait for the names of those to which they refer.
    way: Vec<String>,
}

impl Naming<'_> {
    /// Names an asset, and before it those to which it refers.
    fn name(&mut self, path: &str) -> Result<(), SiteError> {
        if self.names.has(path) {
            return Ok(());
        }
        // Pages know a file and the script with its content by one name.
        if let Some(original) = classic::beside_what(path).filter(|original| self.assets.contains_key(*original)) {
            return self.name(original);
        }
        if self.way.iter().any(|waiting| waiting == path) {
            return Err(SiteError::Circle(
                self.way.iter().map(String::as_str).chain([path]).collect::<Vec<_>>().join(", "),
            ));
        }
        self.way.push(path.to_owned());
        let bytes = self.written(path)?;
        self.way.pop();
        let script = classic::beside(path);
        let beside = self.assets.get(&script);
        let name = name([bytes.as_slice()].into_iter().chain(beside.map(Vec::as_slice)));
        if let Some(beside) = beside {
            self.put(script, &name, beside.clone());
        }
        self.put(path.to_owned(), &name, bytes);
        Ok(())
    }

    fn put(&mut self, path: String, name: &str, bytes: Vec<u8>) {
        self.files.insert(format!("{FOLDER}{name}/{path}"), bytes);
        self.names.0.insert(path, name.to_owned());
    }

    /// The script that another one imports, by its file's name: in `web/scripts` the scripts lie in other folders.
    fn script(&self, relative: &str) -> Option<String> {
        let file_of = |path: &str| path.rsplit('/').next().map(str::to_owned);
        let mut scripts = self.assets.keys().filter(|path| !path.starts_with(classic::FOLDER));
        scripts.find(|path| file_of(path) == file_of(relative)).cloned()
    }

    /// What is in an asset, with the names of those to which it refers.
    fn written(&mut self, path: &str) -> Result<Vec<u8>, SiteError> {
        let bytes = &self.assets[path];
        let is_text = path.ends_with(".js") || path.ends_with(".css");
        let Some(text) = is_text.then(|| String::from_utf8(bytes.clone()).ok()).flatten() else {
            return Ok(bytes.clone());
        };
        // The scripts of which a classic one is made speak as if they lay beside the folder.
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let folder = if path.starts_with(classic::FOLDER) { "" } else { folder };
        let up = "../".repeat(1 + folder.split('/').filter(|part| !part.is_empty()).count());
        let mut out = String::with_capacity(text.len());
        let mut done = 0;
        for literal in literals(&text) {
            let relative = &text[literal.clone()];
            let is_import = path.ends_with(".js") && relative.starts_with('.') && is_imported(&text[..literal.start]);
            let other = if is_import { self.script(relative) } else { resolved(folder, relative) };
            let Some(other) = other.filter(|other| self.assets.contains_key(other)) else {
                if is_import {
                    return Err(SiteError::NoImport { script: path.to_owned(), path: relative.to_owned() });
                }
                continue;
            };
            self.name(&other)?;
            out += &text[done..literal.start];
            out += &format!("{up}{}", self.names.path(&other)?);
            done = literal.end;
        }
        out += &text[done..];
        Ok(out.into_bytes())
    }
}

/// Where texts of a script or a style stand that could be paths.
fn literals(text: &str) -> impl Iterator<Item = Range<usize>> {
    let is_of_path = |byte: u8| byte.is_ascii_alphanumeric() || b"_-./".contains(&byte);
    let bytes = text.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        while at < bytes.len() {
            let begins = b"\"'`(".contains(&bytes[at]);
            at += 1;
            if !begins {
                continue;
            }
            let len = bytes[at..].iter().take_while(|byte| is_of_path(**byte)).count();
            let literal = at..at + len;
            at += len;
            if bytes.get(at).is_some_and(|byte| b"\"'`)".contains(byte)) && bytes[literal.clone()].contains(&b'.') {
                return Some(literal);
            }
        }
        None
    })
}

/// Whether a script imports the literal that begins behind this text, which ends with a quotation mark. Other literals
/// may name no file, but an import cannot do without.
fn is_imported(before: &str) -> bool {
    let before = before.trim_end_matches(['"', '\'', '`']).trim_end();
    // A call imports a module later, a statement at once.
    let called = before.strip_suffix('(').map(|before| before.trim_end().strip_suffix("import"));
    let keyword = called.unwrap_or_else(|| ["import", "from"].iter().find_map(|word| before.strip_suffix(word)));
    // Not the end of another name, and no property.
    keyword.is_some_and(|rest| !rest.ends_with(|sign: char| sign.is_alphanumeric() || "_$.".contains(sign)))
}

/// The path to which a relative one leads from a folder; `None` if it leads out of all.
fn resolved(folder: &str, relative: &str) -> Option<String> {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in relative.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()?),
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::files::shorten;

    fn files(all: &[(&str, &str)]) -> Files {
        all.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
    }

    const ALL: [(&str, &str); 9] = [
        ("boot.js", "import(\"./words.js\");near('app_bg.wasm');`portal/late.css`;near(program)"),
        ("words.js", "takeWords()"),
        ("app_bg.wasm", "\0asm \"words.js\""),
        ("portal/late.css", "a{background:url(../paper.png)}"),
        ("paper.png", "paper"),
        ("portal/sheet.js", "import a from\"../words.js\";near(\"late.css\");take(\"words.js\")"),
        ("words/el/laska.txt", "el"),
        ("classic/words/el/laska.txt.js", "content=\"el\""),
        ("classic/laska.js", "near(\"app_bg.wasm\");CODE=\"…\""),
    ];

    /// The names and what is in the files, by the paths of the assets.
    fn named(all: &[(&str, &str)]) -> (Names, BTreeMap<String, String>) {
        let (names, made) = name_all(&files(all)).expect("there is no circle");
        let text = |path: &str| {
            let path = format!("{FOLDER}{}", names.path(path).expect("it is one of them"));
            String::from_utf8(made[&path].clone()).expect("it is a text")
        };
        let texts = all.iter().map(|(path, _)| ((*path).to_owned(), text(path))).collect();
        assert_eq!(made.len(), all.len());
        (names, texts)
    }

    #[test]
    fn scripts_and_styles_name_what_they_fetch() {
        let (names, texts) = named(&ALL);
        let of = |path: &str| names.path(path).expect("it is one of them");
        let [words, code, late, paper] = ["words.js", "app_bg.wasm", "portal/late.css", "paper.png"].map(of);
        let boot = format!("import(\"../{words}\");near('../{code}');`../{late}`;near(program)");
        assert_eq!(texts["boot.js"], boot);
        assert_eq!(texts["portal/late.css"], format!("a{{background:url(../../{paper})}}"));
        // Nothing lies at `portal/words.js`.
        let sheet = format!("import a from\"../../{words}\";near(\"../../{late}\");take(\"words.js\")");
        assert_eq!(texts["portal/sheet.js"], sheet);
        assert_eq!(texts["app_bg.wasm"], ALL[2].1, "a program is no text");
        // Beside every folder.
        assert_eq!(texts["classic/laska.js"], format!("near(\"../{code}\");CODE=\"…\""));
        let name = of("words/el/laska.txt").split('/').next().map(str::to_owned);
        assert_eq!(of("classic/words/el/laska.txt.js").split('/').next().map(str::to_owned), name);
        assert_eq!(name.map(|name| name.len()), Some(LEN));
        assert_eq!(names.path("portal/words.js"), Err(SiteError::NotBuilt("portal/words.js".to_owned())));
    }

    #[test]
    fn a_change_is_one_of_the_file_and_of_those_that_name_it() {
        let (before, _) = named(&ALL);
        let build = before.build();
        for (changed, expect, is_of_build) in [
            ("words/el/laska.txt", &["classic/words/el/laska.txt.js", "words/el/laska.txt"][..], false),
            ("classic/words/el/laska.txt.js", &["classic/words/el/laska.txt.js", "words/el/laska.txt"], false),
            ("words.js", &["boot.js", "portal/sheet.js", "words.js"], true),
            ("paper.png", &["boot.js", "paper.png", "portal/late.css", "portal/sheet.js"], true),
            ("app_bg.wasm", &["app_bg.wasm", "boot.js", "classic/laska.js"], true),
        ] {
            let mut all = files(&ALL);
            all.get_mut(changed).expect("it is one of them").push(b'.');
            let (names, _) = name_all(&all).expect("there is no circle");
            let others = before.0.keys().filter(|path| names.path(path) != before.path(path));
            assert_eq!(others.collect::<Vec<_>>(), expect, "{changed}");
            assert_eq!(names.build() != build, is_of_build, "{changed}");
        }
    }

    #[test]
    fn a_circle_is_refused() {
        let all = files(&[("a.js", "import\"./b.js\""), ("b.js", "import\"./c.js\""), ("c.js", "import\"./b.js\"")]);
        assert_eq!(name_all(&all), Err(SiteError::Circle("a.js, b.js, c.js, b.js".to_owned())));
    }

    #[test]
    fn an_import_of_no_file_is_refused() {
        let missing = [
            ("import\"./lost.js\"", "./lost.js"),
            ("import { a } from './lost.js';", "./lost.js"),
            ("import a,{b as c}from\"../boot.js\"", "../boot.js"),
            ("export*from\"./b/lost.js\"", "./b/lost.js"),
            ("const a = () => import(\"./lost.js\");", "./lost.js"),
            ("const a = import( `../../lost.js` )", "../../lost.js"),
        ];
        for (text, lost) in missing {
            let refused = name_all(&files(&[("portal/a.js", text), ("b.js", "")])).unwrap_err();
            assert_eq!(refused, SiteError::NoImport { script: "portal/a.js".to_owned(), path: lost.to_owned() });
            assert_eq!(refused.to_string(), format!("portal/a.js imports {lost}, which is no file of the site"));
        }
        let passed = [
            "import\"../b.js\"",
            "near(\"./lost.js\");from(\"./lost.js\");this.import(\"./lost.js\")",
            "const before = \"./lost.js\"; beforeimport(\"./lost.js\")",
            "import(\"lost\");say(\"It came from\", \"./lost.js\")",
        ];
        for text in passed {
            let named = name_all(&files(&[("portal/a.js", text), ("b.js", "")]));
            assert!(named.is_ok(), "{text}: {named:?}");
        }
        // A style imports nothing in this way.
        assert!(name_all(&files(&[("a.css", "from\"./lost.js\"")])).is_ok());
    }

    /// Editors and the tools that check scripts follow the imports from folder to folder.
    #[test]
    fn scripts_import_what_lies_where_they_say() {
        let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/scripts");
        let mut names: Vec<String> = Vec::new();
        let mut n_imports = 0;
        for folder in fs::read_dir(&scripts).expect("it is part of the app").flatten().map(|entry| entry.path()) {
            for file in fs::read_dir(&folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
                if file.extension() != Some("js".as_ref()) {
                    continue;
                }
                // Types of other files stand in comments.
                let text = shorten::script(&fs::read_to_string(&file).expect("it is a script"));
                for literal in literals(&text).filter(|literal| is_imported(&text[..literal.start])) {
                    let relative = &text[literal];
                    // The program is built.
                    let is_there = relative == "./app.js" || folder.join(relative).is_file();
                    assert!(is_there, "{} imports {relative}", file.display());
                    n_imports += 1;
                }
                // Scripts of `classic` are only bundled.
                if !folder.ends_with("classic") {
                    names.extend(file.file_name().map(|name| name.to_string_lossy().into_owned()));
                }
            }
        }
        assert!(n_imports > 20, "{n_imports}");
        let n_names = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), n_names, "imports are known by the names of files");
    }

    #[test]
    fn a_name_is_of_the_bytes_alone() {
        let name = |parts: &[&str]| name(parts.iter().map(|part| part.as_bytes()));
        assert_eq!(name(&["a", "b"]), name(&["a", "b"]));
        for other in [&["a"][..], &["ab"], &["b", "a"], &["a", "b", ""]] {
            assert_ne!(name(&["a", "b"]), name(other), "{other:?}");
        }
    }
}
