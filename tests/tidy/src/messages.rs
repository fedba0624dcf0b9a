//! Every declared message is used. Within `rules` the compiler says so; it does not look into what a macro of another
//! crate has made.

use crate::files::File;
use crate::workspace::Package;

/// The crate whose messages the compiler watches.
const WATCHED: &str = "rules";

/// The files that declare messages, each with the crate that makes them.
pub(crate) fn declaring<'f>(
    packages: &'f [Package],
    files: &'f [File],
) -> impl Iterator<Item = (&'f File, &'f Package)> {
    let declaring = files.iter().filter(|file| file.is_rust() && !file.code().messages.is_empty());
    declaring.filter_map(|file| {
        let package = packages.iter().find(|package| file.path.starts_with(&package.source()))?;
        (package.name != WATCHED).then_some((file, package))
    })
}

/// Declared messages that no code makes.
pub(crate) fn unused(packages: &[Package], files: &[File]) -> Vec<String> {
    let mut problems = Vec::new();
    for (declares, package) in declaring(packages, files) {
        let source = package.source();
        let users = files.iter().filter(|file| file.is_rust() && file.path.starts_with(&source));
        let users: Vec<&File> = users.filter(|file| file.path != declares.path).collect();
        let module = declares.path.rsplit('/').next().unwrap_or_default().trim_end_matches(".rs");
        let is_made = |name: &str| {
            let is_call =
                |path: &str| path.split("::").collect::<Vec<_>>().windows(2).any(|pair| pair == [module, name]);
            users.iter().any(|file| file.code().paths.iter().any(|mention| is_call(&mention.path)))
        };
        let unmade = declares.code().messages.iter().filter(|name| !is_made(name));
        problems.extend(unmade.map(|name| format!("{}: nothing makes {name}", declares.path)));
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_that_nobody_makes_are_found() {
        let packages = [Package::new("web", "web"), Package::new("rules", "crates/rules")];
        let text = "rules::messages! {\n    /// A.\n    undo = \"undo\";\n    redo = \"redo\" { n: Number };\n}\n";
        let declared = File::new("web/src/words/messages.rs", text);
        let user = |path: &str, code: &str| File::new(path, code);
        let found = |code: &str| unused(&packages, &[declared.clone(), user("web/src/words/ui.rs", code)]);
        let redo = "web/src/words/messages.rs: nothing makes redo".to_owned();
        assert_eq!(found("fn a() { messages::undo(); messages::redo(3) }\n"), Vec::<String>::new());
        assert_eq!(
            found("fn a() { html! { <p>{ messages::undo() }{ b(messages::redo(3)) }</p> } }\n"),
            Vec::<String>::new()
        );
        assert_eq!(found("fn a() { messages::undo() } // messages::redo(3)\n"), std::slice::from_ref(&redo));
        assert_eq!(found("fn a() { messages::undo(); messages::redo_all() }\n"), std::slice::from_ref(&redo));
        let elsewhere = user("crates/rules/src/a.rs", "fn a() { messages::undo(); messages::redo(3) }\n");
        assert_eq!(unused(&packages, &[declared.clone(), elsewhere]).len(), 2);
        assert_eq!(unused(&packages, &[File::new("crates/rules/src/messages.rs", text)]), Vec::<String>::new());
    }
}
