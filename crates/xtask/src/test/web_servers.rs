//! Finds the web servers that `docs/hosting.md` has recipes for.

use std::env;
use std::path::{Path, PathBuf};

/// The names of nginx's program.
pub const NGINX: &[&str] = &["nginx"];
/// The names of Apache's program.
pub const APACHE: &[&str] = &["apache2", "httpd"];
/// The names of Caddy's program.
pub const CADDY: &[&str] = &["caddy"];
/// The names of Python's program.
pub const PYTHON: &[&str] = &["python3"];

/// Where servers are that are not on everybody's search path.
const SYSTEM: [&str; 2] = ["/usr/sbin", "/usr/local/sbin"];
/// Where Apache's modules are.
const APACHE_MODULES: [&str; 3] = ["/usr/lib/apache2/modules", "/usr/lib64/httpd/modules", "/usr/libexec/apache2"];

/// The first of these programs that is installed.
#[must_use]
pub fn find(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&path).chain(SYSTEM.map(PathBuf::from)).collect();
    names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name))).find(|file| file.is_file())
}

/// Apache's program and the folder of its modules; `None` unless both are installed.
#[must_use]
pub fn apache() -> Option<(PathBuf, &'static Path)> {
    let modules = APACHE_MODULES.iter().map(Path::new).find(|folder| folder.is_dir());
    find(APACHE).zip(modules)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_installed_program_is_found() {
        assert!(find(&["no-such-program", "cargo"]).is_some_and(|file| file.ends_with("cargo")));
        assert_eq!(find(&["no-such-program"]), None);
    }
}
