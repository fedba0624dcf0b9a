//! What a crate's manifest says, as far as these rules need it.

/// The name of the package; `None` for a manifest that is only a workspace's.
pub(crate) fn package(manifest: &str) -> Option<&str> {
    let lines = manifest.lines().skip_while(|line| *line != "[package]").skip(1);
    lines.take_while(|line| !line.starts_with('[')).find_map(|line| string(line, "name"))
}

/// The crates that a manifest depends on: only for tests, or otherwise. A crate that has another name there is called
/// by its own.
pub(crate) fn dependencies(manifest: &str, for_tests: bool) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    // Whether the section lists dependencies, or says more of one.
    let mut is_list = false;
    let mut is_one = false;
    for line in manifest.lines().map(str::trim) {
        if let Some(section) = line.strip_prefix('[') {
            // As `dependencies`, `target.'cfg(unix)'.build-dependencies` or `dev-dependencies.name`.
            let parts = section.trim_end_matches(']').rsplit_once("dependencies");
            let parts = parts.filter(|(before, _)| before.ends_with("dev-") == for_tests);
            let one = parts.and_then(|(_, after)| after.strip_prefix('.'));
            is_one = one.is_some();
            is_list = parts.is_some_and(|(_, after)| after.is_empty());
            names.extend(one.map(str::to_owned));
        } else if is_list && line.starts_with(|sign: char| sign.is_alphanumeric() || sign == '_') {
            let name = line.split(['=', '.', ' ']).next().unwrap_or_default();
            let real = line.split_once("package").and_then(|(_, rest)| string(rest, ""));
            names.push(real.unwrap_or(name).to_owned());
        } else if is_one && let Some(real) = string(line, "package") {
            names.pop();
            names.push(real.to_owned());
        }
    }
    names
}

/// The text that a line gives to a key.
fn string<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    let value = line.strip_prefix(key)?.trim_start().strip_prefix('=')?.trim_start();
    value.strip_prefix('"')?.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = "[package]\nname = \"x\"\n\n[[bin]]\nname = \"y\"\n\n\
        [dependencies]\n# none\na.workspace = true\nb-c = { version = \"1\", features = [\n    \"d\",\n] }\n\
        e = { package = \"f\", path = \"g\" }\n\n[dependencies.h]\npackage = \"i\"\n\n\
        [target.'cfg(unix)'.build-dependencies]\nj = \"1\"\n\n\
        [dev-dependencies]\nk = \"1\"\n\n[target.'cfg(unix)'.dev-dependencies.l]\nversion = \"1\"\n\n\
        [features]\nm = []\n";

    #[test]
    fn dependencies_are_found_in_every_section() {
        assert_eq!(dependencies(MANIFEST, false), ["a", "b-c", "f", "i", "j"]);
        assert_eq!(dependencies(MANIFEST, true), ["k", "l"]);
    }

    #[test]
    fn a_workspace_is_no_package() {
        assert_eq!(package(MANIFEST), Some("x"));
        assert_eq!(package("[workspace]\nmembers = []\n[workspace.package]\nname = \"x\"\n"), None);
    }
}
