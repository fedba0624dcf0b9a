//! The page around a table: its address, language and colours.

use serde_json::json;

use crate::failure::Failure;
use crate::page::Page;

/// Marks the document, to tell it from another one loaded later.
const MARK: &str = "window.isMarked = true";

impl Page {
    /// The path of the page below the site's root, with its query and fragment.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn address(&self) -> Result<String, Failure> {
        let root = "new URL(document.documentElement.dataset.root, location.href).href.length";
        let said = self.ask(&format!("return location.href.slice({root})")).await?;
        Ok(said.as_str().unwrap_or_default().to_owned())
    }

    /// Opens a page of the site by its path, with a reload even if only the fragment differs.
    ///
    /// # Errors
    ///
    /// The browser cannot load it.
    pub async fn open_afresh(&self, path: &str) -> Result<(), Failure> {
        // No empty page between them: Chromium may let that one fetch the last page's icon, and then refuses it.
        self.mark().await?;
        self.open(path).await?;
        if self.is_marked().await? {
            self.driver().await?.refresh().await?;
        }
        Ok(())
    }

    /// Marks the current document.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn mark(&self) -> Result<(), Failure> {
        self.ask(MARK).await.map(drop)
    }

    /// Whether the current document is the marked one.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn is_marked(&self) -> Result<bool, Failure> {
        Ok(self.ask("return window.isMarked === true").await? == true)
    }

    /// Chooses a language in the menu, and waits until the page has it.
    ///
    /// # Errors
    ///
    /// The menu does not have it, or the page does not change.
    pub async fn speak(&self, lang: &str) -> Result<(), Failure> {
        self.open_menu().await?;
        self.tap(self.place(&format!(".menu a[hreflang='{lang}']")).await?).await?;
        self.is_spoken(lang).await
    }

    /// Waits until the page has a language.
    ///
    /// # Errors
    ///
    /// It never has it.
    pub async fn is_spoken(&self, lang: &str) -> Result<(), Failure> {
        let script = "
            const [current] = document.querySelectorAll('.menu a[aria-current]');
            return document.documentElement.lang === arguments[0] && current?.hreflang === arguments[0];
        ";
        self.until(script, vec![json!(lang)]).await.map(drop)
    }

    /// Chooses colours in the menu: `auto`, `light` or `dark`.
    ///
    /// # Errors
    ///
    /// The menu does not have them.
    pub async fn wear(&self, theme: &str) -> Result<(), Failure> {
        self.open_menu().await?;
        let input = format!(".themes input[value='{theme}']");
        self.tap(self.place(&input).await?).await?;
        self.wait_for(&format!("{input}:checked")).await.map(drop)
    }

    /// Opens the menu, if it is closed.
    ///
    /// # Errors
    ///
    /// There is none.
    pub async fn open_menu(&self) -> Result<(), Failure> {
        if self.count(".menu[open]").await? == 0 {
            self.tap(self.place(".menu summary").await?).await?;
        }
        self.wait_for(".menu[open]").await.map(drop)
    }
}
