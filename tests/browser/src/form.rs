//! Form controls other than buttons and radio buttons.

use serde_json::json;

use crate::failure::Failure;
use crate::game::MOST_KEYS;
use crate::input::{Hand, Key};
use crate::page::Page;

impl Page {
    /// Chooses a value from a drop-down list.
    ///
    /// # Errors
    ///
    /// There is no such list, or the value is not in it.
    pub async fn choose_listed(&self, hand: Hand, name: &str, value: &str) -> Result<(), Failure> {
        let option = format!("select[name={name}] option[value='{value}']");
        let found = self.wait_for(&option).await?;
        let args = vec![json!(name), json!(option)];
        let way = "
            const list = document.querySelector(`select[name=${arguments[0]}]`);
            const [from, to] = [list.selectedIndex, document.querySelector(arguments[1]).index];
            return from === to ? 'there' : from < to ? 'down' : 'up';
        ";
        match hand {
            Hand::Keys => {
                self.tab_until("return document.activeElement?.name === arguments[0]", args.clone()).await?;
                for _ in 0..MOST_KEYS {
                    match self.ask_with(way, args.clone()).await?.as_str() {
                        Some("there") => break,
                        Some("down") => self.key(Key::Down).await?,
                        _ => self.key(Key::Up).await?,
                    }
                }
            }
            // The open list is not part of the page: the driver chooses from it.
            _ => found.click().await?,
        }
        if self.ask_with(way, args).await? == "there" {
            return Ok(());
        }
        Err(Failure::page(format!("{value} cannot be chosen for {name}")))
    }

    /// Opens a `details` element, if it is closed.
    ///
    /// # Errors
    ///
    /// There is no such element.
    pub async fn unfold(&self, hand: Hand, css: &str) -> Result<(), Failure> {
        let open = format!("{css}[open]");
        if self.count(&open).await? > 0 {
            return Ok(());
        }
        let summary = format!("{css} > summary");
        match hand {
            Hand::Tap | Hand::Swipe => self.tap(self.place(&summary).await?).await?,
            Hand::Click | Hand::Drag => self.click(self.place(&summary).await?).await?,
            Hand::Keys => {
                let is_there = "return document.activeElement?.matches(arguments[0])";
                self.tab_until(is_there, vec![json!(summary)]).await?;
                self.key(Key::Enter).await?;
            }
        }
        self.wait_for(&open).await.map(drop)
    }

    /// Replaces the number in a field.
    ///
    /// # Errors
    ///
    /// There is no such field, or it does not take the number.
    pub async fn type_number(&self, name: &str, value: &str) -> Result<(), Failure> {
        let field = self.wait_for(&format!("input[type=number][name={name}]")).await?;
        field.clear().await?;
        field.send_keys(value).await?;
        self.key(Key::Tab).await?;
        let script = "return document.querySelector(`input[name=${arguments[0]}]`)?.value === arguments[1]";
        self.until(script, vec![json!(name), json!(value)]).await.map(drop)
    }
}
