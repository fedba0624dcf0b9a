//! From the bytes of a file to text.

/// How many bytes are decoded at once.
const PART: usize = 1 << 18;

/// The signs of Windows-1252 from 0x80 to 0x9f; where it has none, the control character of that number.
const HIGH: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Decodes the content of a file part by part: as UTF-16 if it begins with that byte order mark, as UTF-8 if it is
/// that, and else as Windows-1252, which nearly all older programs write. Nothing is refused.
#[derive(Debug)]
pub(crate) struct Decoder {
    bytes: Vec<u8>,
    code: Code,
    at: usize,
    text: String,
}

#[derive(Clone, Copy, Debug)]
enum Code {
    Utf8,
    Utf16(fn([u8; 2]) -> u16),
    Windows,
}

impl Decoder {
    /// Begins with the content of a file.
    pub(crate) fn new(bytes: Vec<u8>) -> Decoder {
        let (code, at) = match bytes.as_slice() {
            [0xff, 0xfe, ..] => (Code::Utf16(u16::from_le_bytes), 2),
            [0xfe, 0xff, ..] => (Code::Utf16(u16::from_be_bytes), 2),
            all if std::str::from_utf8(all).is_ok() => (Code::Utf8, 0),
            _ => (Code::Windows, 0),
        };
        Decoder { bytes, code, at, text: String::new() }
    }

    /// Decodes the next part; gives whether there is more.
    pub(crate) fn advance(&mut self) -> bool {
        let part = self.bytes.get(self.at..).unwrap_or_default();
        let part = &part[..part.len().min(PART)];
        match self.code {
            Code::Utf8 => return false,
            Code::Windows => self.text.extend(part.iter().map(|byte| match byte {
                0x80..0xa0 => HIGH[usize::from(byte - 0x80)],
                _ => char::from(*byte),
            })),
            Code::Utf16(unit) => {
                let units: Vec<u16> = part.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
                // A sign of two units must not be torn apart.
                let is_torn = matches!(units.last(), Some(0xd800..0xdc00)) && part.len() == PART;
                let whole = &units[..units.len() - usize::from(is_torn)];
                self.text.extend(char::decode_utf16(whole.iter().copied()).map(|sign| sign.unwrap_or('\u{fffd}')));
                self.at += whole.len() * 2;
                return part.len() == PART;
            }
        }
        self.at += part.len();
        self.at < self.bytes.len()
    }

    /// The text, once there is no more.
    pub(crate) fn finish(self) -> String {
        let text = match self.code {
            // It was found to be that.
            Code::Utf8 => String::from_utf8(self.bytes).unwrap_or_default(),
            Code::Utf16(_) | Code::Windows => self.text,
        };
        match text.strip_prefix('\u{feff}') {
            Some(rest) => rest.to_owned(),
            None => text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(bytes: Vec<u8>) -> (String, usize) {
        let mut decoder = Decoder::new(bytes);
        let mut n_parts = 1;
        while decoder.advance() {
            n_parts += 1;
        }
        (decoder.finish(), n_parts)
    }

    #[track_caller]
    fn check(bytes: &[u8], expect: &str) {
        assert_eq!(decoded(bytes.to_vec()).0, expect);
    }

    #[test]
    fn a_file_is_read_in_the_code_that_it_is_in() {
        check(b"", "");
        check("1. e4 \u{201c}Größe\u{201d}".as_bytes(), "1. e4 \u{201c}Größe\u{201d}");
        check(b"\xef\xbb\xbf[White \"A\"]", "[White \"A\"]");
        check(b"[White \"M\xfcller\"] \x93gut\x94 \x80 \x81", "[White \"Müller\"] \u{201c}gut\u{201d} \u{20ac} \u{81}");
        check(b"\xff\xfee\x004\x00=\xd8\x00\xde", "e4\u{1f600}");
        check(b"\xfe\xff\x00e\x004\xd8=\xde\x00", "e4\u{1f600}");
        // A unit without its other half, and half a unit at the end.
        check(b"\xff\xfee\x00\x3d\xd8", "e\u{fffd}");
        check(b"\xff\xfee\x004", "e");
    }

    #[test]
    fn a_long_file_is_read_part_by_part() {
        let long: String = "é".repeat(PART);
        let windows = vec![0xe9; PART];
        assert_eq!(decoded(windows), (long.clone(), 1));
        let (text, n_parts) = decoded([vec![0xe9; PART], vec![0xe9; 3]].concat());
        assert_eq!((text, n_parts), (format!("{long}ééé"), 2));
        // Signs of two units on either side of where the parts meet.
        for before in ["", "a"] {
            let faces = format!("{before}{}", "\u{1f600}".repeat(PART / 2));
            let bytes = faces.encode_utf16().flat_map(u16::to_le_bytes);
            let (text, n_parts) = decoded([0xff, 0xfe].into_iter().chain(bytes).collect());
            assert!(text == faces && n_parts > 2, "{n_parts}");
        }
    }
}
