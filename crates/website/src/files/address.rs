//! The public address of a site.

use std::fmt;
use std::str::FromStr;

/// The address of the site's root: absolute, over HTTP, and ending in a slash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address(String);

/// Why a text is no address of a site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddressError {
    /// The text.
    pub text: String,
    /// What is wrong with it.
    pub fault: AddressFault,
}

/// What is wrong with an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressFault {
    /// It has no scheme, or another one than `https` and `http`.
    Scheme,
    /// No host follows the scheme.
    Host,
    /// It has a query or a fragment, which this character begins.
    Extra(char),
    /// This character cannot stand in it.
    Letter(char),
}

impl Address {
    /// The address of a file or folder of the site, by its path below the root.
    pub(crate) fn join(&self, path: &str) -> String {
        format!("{}{path}", self.0)
    }

    /// The path of the root on its host; it begins and ends with a slash.
    pub(crate) fn path(&self) -> &str {
        let host = self.0.find("://").map_or(0, |idx| idx + "://".len());
        self.0[host..].find('/').map_or("/", |idx| &self.0[host + idx..])
    }
}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Self, AddressError> {
        let wrong = |fault| AddressError { text: text.to_owned(), fault };
        let (scheme, rest) = text.split_once("://").ok_or_else(|| wrong(AddressFault::Scheme))?;
        let scheme = scheme.to_ascii_lowercase();
        if !["https", "http"].contains(&scheme.as_str()) {
            return Err(wrong(AddressFault::Scheme));
        }
        for letter in rest.chars() {
            match letter {
                '?' | '#' => return Err(wrong(AddressFault::Extra(letter))),
                // The characters of RFC 3986 that may stand in a host with its port or in a path.
                'a'..='z' | 'A'..='Z' | '0'..='9' => {}
                _ if "-._~%!$&'()*+,;=:@/[]".contains(letter) => {}
                _ => return Err(wrong(AddressFault::Letter(letter))),
            }
        }
        let host = rest.split(['/', ':']).next().unwrap_or_default();
        if host.is_empty() {
            return Err(wrong(AddressFault::Host));
        }
        let slash = if rest.ends_with('/') { "" } else { "/" };
        Ok(Address(format!("{scheme}://{rest}{slash}")))
    }
}

impl fmt::Display for AddressError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let AddressError { text, fault } = self;
        write!(out, "`{text}` cannot be the address of the site: ")?;
        match fault {
            AddressFault::Scheme => write!(out, "it has to begin with https:// or http://"),
            AddressFault::Host => write!(out, "there is no host after the scheme"),
            AddressFault::Extra('?') => write!(out, "it must not have a query (`?…`)"),
            AddressFault::Extra(_) => write!(out, "it must not have a fragment (`#…`)"),
            AddressFault::Letter(letter) => {
                write!(
                    out,
                    "{letter:?} cannot stand in an address; write it in percent-encoding, or a host in Punycode"
                )
            }
        }
    }
}

impl std::error::Error for AddressError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_ends_in_a_slash() {
        for (text, expect) in [
            ("https://example.org/games/", "https://example.org/games/"),
            ("https://example.org/games", "https://example.org/games/"),
            ("http://example.org", "http://example.org/"),
            ("HTTPS://example.org:8443/a/b", "https://example.org:8443/a/b/"),
            ("https://xn--bcher-kva.example/%C3%A9/", "https://xn--bcher-kva.example/%C3%A9/"),
        ] {
            assert_eq!(text.parse(), Ok(Address(expect.to_owned())));
        }
    }

    #[test]
    fn paths_follow_the_root() {
        let address: Address = "https://example.org/games".parse().unwrap();
        assert_eq!(address.join(""), "https://example.org/games/");
        assert_eq!(address.join("en/laska/"), "https://example.org/games/en/laska/");
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (text, fault, told) in [
            ("", AddressFault::Scheme, "begin with https://"),
            ("example.org/games/", AddressFault::Scheme, "begin with https://"),
            ("//example.org/", AddressFault::Scheme, "begin with https://"),
            ("ftp://example.org/", AddressFault::Scheme, "begin with https://"),
            ("https://", AddressFault::Host, "no host"),
            ("https:///games/", AddressFault::Host, "no host"),
            ("https://:80/", AddressFault::Host, "no host"),
            ("https://example.org/?a=b", AddressFault::Extra('?'), "query"),
            ("https://example.org/#a", AddressFault::Extra('#'), "fragment"),
            ("https://example.org/my games/", AddressFault::Letter(' '), "' ' cannot stand"),
            ("https://bücher.example/", AddressFault::Letter('ü'), "Punycode"),
            ("https://example.org/\"><", AddressFault::Letter('"'), "cannot stand"),
        ] {
            let error = text.parse::<Address>().expect_err(text);
            assert_eq!(error, AddressError { text: text.to_owned(), fault });
            let message = error.to_string();
            assert!(message.contains(told) && message.starts_with(&format!("`{text}`")), "{message}");
        }
    }
}
