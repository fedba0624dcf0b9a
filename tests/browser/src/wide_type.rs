//! Pages in the widest type that a system has as its usual one.

use serde_json::{Value, json};
use xtask::test::fonts;

use crate::failure::Failure;
use crate::page::Page;

/// Measures in the fonts that the browser was started with, then in wide ones, and sets these back. A layout that follows
/// its own size gets two frames for it.
const BOTH: &str = "
    const [sans, serif] = arguments;
    const root = document.documentElement;
    const frame = () => new Promise(requestAnimationFrame);
    return (async () => {
        const faults = measure();
        if (!sans) return faults;
        root.style.setProperty('--text', sans);
        root.style.setProperty('--display', serif);
        await frame();
        await frame();
        faults.push(...measure().map(fault => `in wide type: ${fault}`));
        root.style.removeProperty('--text');
        root.style.removeProperty('--display');
        await frame();
        return faults;
    })();
";

impl Page {
    /// The faults that a JavaScript function body returns as a list of texts: of the page as it is, and of the page in wide
    /// type if the pinned fonts are installed.
    ///
    /// # Errors
    ///
    /// It throws.
    pub async fn ask_in_each_type(&self, script: &str) -> Result<Value, Failure> {
        let wide = [fonts::WIDE_SANS, fonts::WIDE_SERIF].map(|family| json!(format!("'{family}'")));
        let wide = if fonts::configuration().is_some() { wide } else { [Value::Null, Value::Null] };
        self.ask_with(&format!("const measure = () => {{ {script} }};{BOTH}"), wide.to_vec()).await
    }
}
