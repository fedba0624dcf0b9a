//! Finds the fonts that the browser tests draw with, so that no test depends on what a machine has installed.
//!
//! `cargo xtask test` installs them and writes a fontconfig file of their own. They are not part of the site. Arimo,
//! Tinos and Noto Sans Arabic are under the OFL, the DejaVu fonts under the licence of Bitstream Vera.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::tools::cache;

/// An npm package of fonts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Package {
    /// Its name.
    pub name: &'static str,
    /// Its pinned version.
    pub version: &'static str,
    /// A font in it, which is there when the package is.
    witness: &'static str,
}

/// The packages with all fonts.
pub const PACKAGES: [Package; 4] = [
    Package { name: "@expo-google-fonts/arimo", version: "0.4.3", witness: "400Regular/Arimo_400Regular.ttf" },
    Package { name: "@expo-google-fonts/tinos", version: "0.4.2", witness: "400Regular/Tinos_400Regular.ttf" },
    Package {
        name: "@expo-google-fonts/noto-sans-arabic",
        version: "0.4.3",
        witness: "400Regular/NotoSansArabic_400Regular.ttf",
    },
    Package { name: "dejavu-fonts-ttf", version: "2.37.3", witness: "ttf/DejaVuSans.ttf" },
];

impl Package {
    /// The folder with its fonts.
    fn fonts(self) -> PathBuf {
        self.folder().join("node_modules").join(self.name)
    }

    /// The folder that npm installs it into.
    #[must_use]
    pub fn folder(self) -> PathBuf {
        cache::of(&self.name.replace('/', "-"), self.version)
    }

    /// Whether it is installed.
    #[must_use]
    pub fn is_present(self) -> bool {
        self.fonts().join(self.witness).is_file()
    }
}

/// The families for a generic name of CSS: as wide as Arial and Times, which most pages are drawn with.
const FAMILIES: [(&str, &[&str]); 5] = [
    ("sans-serif", &["Arimo", "Noto Sans Arabic"]),
    ("sans", &["Arimo", "Noto Sans Arabic"]),
    ("system-ui", &["Arimo", "Noto Sans Arabic"]),
    ("serif", &["Tinos", "Noto Sans Arabic"]),
    ("monospace", &["DejaVu Sans Mono"]),
];

/// The family without serifs that is the widest of those that systems have as their usual one: on many Linux desktops.
pub const WIDE_SANS: &str = "DejaVu Sans";

/// Its companion with serifs.
pub const WIDE_SERIF: &str = "DejaVu Serif";

/// The fontconfig file for the environment variable `FONTCONFIG_FILE`; `None` if the fonts are not installed. Then a
/// browser draws with the fonts of its system.
#[must_use]
pub fn configuration() -> Option<PathBuf> {
    Some(file()).filter(|file| file.is_file() && PACKAGES.into_iter().all(Package::is_present))
}

/// The folder of the fontconfig file and of fontconfig's own cache; the versions are part of its name.
fn folder() -> PathBuf {
    cache::of("fonts", &PACKAGES.map(|package| package.version).join("-"))
}

fn file() -> PathBuf {
    folder().join("fonts.conf")
}

/// Writes the fontconfig file.
///
/// # Errors
///
/// It cannot be written.
pub fn write_configuration() -> io::Result<()> {
    fs::create_dir_all(folder())?;
    fs::write(file(), text())
}

fn text() -> String {
    let mut text = "<?xml version=\"1.0\"?>\n<!DOCTYPE fontconfig SYSTEM \"fonts.dtd\">\n<fontconfig>\n".to_owned();
    for package in PACKAGES {
        let _ = writeln!(text, "  <dir>{}</dir>", escaped(&package.fonts()));
    }
    let _ = writeln!(text, "  <cachedir>{}</cachedir>", escaped(&folder().join("cache")));
    for (name, families) in FAMILIES {
        let families: String = families.iter().map(|family| format!("<family>{family}</family>")).collect();
        let _ = writeln!(text, "  <alias binding=\"same\"><family>{name}</family><prefer>{families}</prefer></alias>");
    }
    // A family that is not here, too.
    text.push_str("  <match><edit name=\"family\" mode=\"append_last\"><string>Arimo</string></edit></match>\n");
    text + "</fontconfig>\n"
}

fn escaped(path: &Path) -> String {
    path.display().to_string().replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_sees_the_pinned_fonts_alone() {
        let text = text();
        for package in PACKAGES {
            assert!(text.contains(package.name), "{}", package.name);
        }
        assert_eq!(text.matches("<dir>").count(), PACKAGES.len());
        assert!(!text.contains("<include"), "nothing of the system's is read");
    }

    #[test]
    fn folders_with_special_letters_are_named() {
        assert_eq!(escaped(Path::new("/a&b/<c>")), "/a&amp;b/&lt;c>");
    }
}
