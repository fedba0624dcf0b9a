//! What somebody puts in a page of theirs to have a table there.

use crate::frame::FrameForm;

/// A table in a page of somebody's.
#[derive(Clone, PartialEq, Debug)]
pub struct Snippet {
    /// The address of the site, which ends with a slash.
    pub site: String,
    /// The id of the game.
    pub game: &'static str,
    /// The game's name in the language of the table.
    pub title: String,
    /// What the table is asked for, by the names of attributes and parameters; not the game.
    pub asks: Vec<(&'static str, String)>,
    /// The most pixels that it is wide.
    pub width: u16,
    /// The form of its frame.
    pub form: FrameForm,
}

impl Snippet {
    /// The address of the page in the frame.
    pub fn address(&self) -> String {
        let mut address = [&self.site, "embed/", self.game, "/"].concat();
        for (idx, (name, value)) in self.asks.iter().enumerate() {
            address.push_str(if idx == 0 { "?" } else { "&" });
            address.push_str(name);
            address.push('=');
            encode(value, &mut address);
        }
        address
    }

    /// The element of the site's script, with the script.
    pub fn element(&self) -> String {
        let asks = [("game", self.game.to_owned())].into_iter().chain(self.asks.iter().cloned());
        let attributes: String = asks.map(|(name, value)| [" ", name, "=\"", &escape(&value), "\""].concat()).collect();
        let Snippet { site, width, .. } = self;
        format!(
            "<script src=\"{}embed.js\"></script>\n<mustermead-game{attributes} style=\"max-width: {width}px\"></mustermead-game>",
            escape(site),
        )
    }

    /// A plain frame, for pages that allow no script.
    pub fn frame(&self) -> String {
        let (width, height) = (self.width, self.form.height(self.width));
        format!(
            "<iframe src=\"{}\" title=\"{}\" loading=\"lazy\" allow=\"fullscreen; clipboard-write\" \
             referrerpolicy=\"no-referrer\" style=\"display: block; width: 100%; max-width: {width}px; \
             aspect-ratio: {width} / {height}; border: 0\"></iframe>",
            escape(&self.address()),
            escape(&self.title),
        )
    }
}

/// A text as the value of an attribute in quotes.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}

/// A text as the value of a parameter in an address. What means nothing there stays, so that it can be read.
fn encode(text: &str, address: &mut String) {
    for byte in text.bytes() {
        match byte {
            b' ' => address.push('+'),
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' | b'/' | b',' | b':' | b'*' | b'!' => {
                address.push(char::from(byte));
            }
            _ => {
                const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
                address.push('%');
                address.extend([byte >> 4, byte & 15].map(|digit| char::from(DIGITS[usize::from(digit)])));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn snippet(asks: &[(&'static str, &str)]) -> Snippet {
        Snippet {
            site: "https://games.example.org/a/".to_owned(),
            game: "laska",
            title: "Laska & \"co\"".to_owned(),
            asks: asks.iter().map(|(name, value)| (*name, (*value).to_owned())).collect(),
            width: 480,
            form: FrameForm::of(false),
        }
    }

    #[test]
    fn an_address_can_be_read_and_is_read_back() {
        assert_eq!(snippet(&[]).address(), "https://games.example.org/a/embed/laska/");
        let address = snippet(&[("lang", "hr"), ("position", "//,b,,//,w,,// w")]).address();
        assert_eq!(address, "https://games.example.org/a/embed/laska/?lang=hr&position=//,b,,//,w,,//+w");
        let address = snippet(&[("record", "1. e4 {50 % + \"č\"}\n&#")]).address();
        assert!(address.ends_with("?record=1.+e4+%7B50+%25+%2B+%22%C4%8D%22%7D%0A%26%23"), "{address}");
    }

    #[test]
    fn html_says_what_was_asked_for_and_nothing_else() {
        let snippet = snippet(&[("lang", "en"), ("record", "\"><script>&")]);
        assert_eq!(
            snippet.element(),
            "<script src=\"https://games.example.org/a/embed.js\"></script>\n\
             <mustermead-game game=\"laska\" lang=\"en\" record=\"&quot;>&lt;script>&amp;\" style=\"max-width: 480px\">\
             </mustermead-game>"
        );
        let frame = snippet.frame();
        assert!(
            frame.contains("src=\"https://games.example.org/a/embed/laska/?lang=en&amp;record=%22%3E%3Cscript%3E%26\"")
        );
        assert!(frame.contains("title=\"Laska &amp; &quot;co&quot;\"") && frame.contains("480 / 703"), "{frame}");
        assert_eq!(frame.matches('<').count(), 2, "{frame}");
    }
}
