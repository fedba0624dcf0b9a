//! The Fluent files.

use std::fs;
use std::path::Path;

use ::i18n::{Language, MessageTable, compile, native_plurals};

/// A file of messages.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// The language.
    pub(super) tag: String,
    /// What it is about, such as `portal`.
    pub(super) subject: String,
    /// Its content.
    pub(super) text: String,
}

impl File {
    pub(super) fn new(tag: &str, subject: &str, text: &str) -> File {
        File { tag: tag.to_owned(), subject: subject.to_owned(), text: text.to_owned() }
    }
}

/// All files, by language and subject.
pub(super) fn all() -> Vec<File> {
    let mut files = Vec::new();
    for folder in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n")).unwrap() {
        let folder = folder.unwrap().path();
        for path in fs::read_dir(&folder).unwrap() {
            let path = path.unwrap().path();
            if path.extension().is_none_or(|extension| extension != "ftl") {
                continue;
            }
            let [tag, subject] = [&folder, &path].map(|path| path.file_stem().unwrap().to_str().unwrap());
            files.push(File::new(tag, subject, &fs::read_to_string(&path).unwrap()));
        }
    }
    files.sort_by(|one, other| (&one.tag, &one.subject).cmp(&(&other.tag, &other.subject)));
    files
}

/// The languages of some files.
pub(super) fn tags(files: &[File]) -> Vec<&str> {
    let mut tags: Vec<&str> = files.iter().map(|file| file.tag.as_str()).collect();
    tags.dedup();
    tags
}

/// A language made from some files, with the texts of the pages.
pub(super) fn language_of(tag: &str, files: &[File]) -> Language {
    let mut language = Language::new(native_plurals(tag));
    for file in files.iter().filter(|file| file.tag == tag) {
        let table = compile::page_table(tag, tag == "ar", &file.text)
            .unwrap_or_else(|error| panic!("{tag}/{}.ftl: {error}", file.subject));
        language.add(MessageTable::read(&table).unwrap());
    }
    language
}

/// A language.
pub(crate) fn language(tag: &str) -> Language {
    language_of(tag, &all())
}
