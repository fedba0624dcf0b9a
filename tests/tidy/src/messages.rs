//! Every declared message is used. Within `rules` the compiler says so; it does not look into what a macro of another
//! crate has made.

use crate::files::File;
use crate::source::Source;

/// The files that declare messages outside of `rules`, each with the folder whose code makes them.
const DECLARED: [(&str, &str); 4] = [
    ("web/src/words/messages.rs", "web/src/"),
    ("web/src/words/late_messages.rs", "web/src/"),
    ("web/src/words/saved/messages.rs", "web/src/"),
    ("crates/website/src/texts/messages.rs", "crates/website/src/"),
];

/// Declared messages that no code makes.
pub(crate) fn unused(files: &[File]) -> Vec<String> {
    let mut problems = Vec::new();
    for (declares, folder) in DECLARED {
        let is_user = |file: &&File| file.is_rust() && file.path.starts_with(folder) && file.path != declares;
        let code: Vec<String> = files.iter().filter(is_user).map(|file| Source::new(&file.text).code).collect();
        let text = files.iter().find(|file| file.path == declares).map_or("", |file| file.text.as_str());
        let names = text.lines().filter_map(|line| line.split_once(" = \"")).map(|(name, _)| name.trim());
        let is_made = |name: &str| {
            let call = format!("messages::{name}");
            let ends = |rest: &str| !rest.starts_with(|sign: char| sign.is_alphanumeric() || sign == '_');
            code.iter().any(|code| code.match_indices(&call).any(|(at, _)| ends(&code[at + call.len()..])))
        };
        problems.extend(names.filter(|name| !is_made(name)).map(|name| format!("{declares}: nothing makes {name}")));
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_that_nobody_makes_are_found() {
        let declared = File::new(
            DECLARED[0].0,
            "rules::messages! {\n    undo = \"undo\";\n    redo = \"redo\" { n: Number };\n}\n",
        );
        let user = |code: &str| File::new("web/src/words/ui.rs", code);
        let found = |code: &str| unused(&[declared.clone(), user(code)]);
        assert_eq!(found("fn a() { messages::undo(); messages::redo(3) }\n"), Vec::<String>::new());
        let redo = "web/src/words/messages.rs: nothing makes redo".to_owned();
        assert_eq!(found("fn a() { messages::undo() } // messages::redo(3)\n"), std::slice::from_ref(&redo));
        assert_eq!(found("fn a() { messages::undo(); messages::redo_all() }\n"), [redo]);
    }
}
