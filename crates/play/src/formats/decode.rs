//! From the bytes of a file to text.

use core::str;

/// How many bytes are decoded at once.
const PART: usize = 1 << 18;
/// How many bytes of a text in UTF-16 show that it is one, where no mark says so.
const PROBE: usize = 256;
/// The longest sign of UTF-8, in bytes.
const LONGEST: usize = 4;

/// What bytes above 0x7f are in the files of older programs, by the language of whoever has them.
#[derive(Clone, PartialEq, Eq, Debug)]
struct CodePage(Vec<char>);

impl CodePage {
    const CENTRAL: &str = "\
        €\u{81}‚\u{83}„…†‡\u{88}‰Š‹ŚŤŽŹ\u{90}‘’“”•–—\u{98}™š›śťžź\
        \u{a0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{ad}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż\
        ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
        ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙";
    const CYRILLIC: &str = "\
        ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ\
        \u{a0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{ad}®Ї°±Ііґµ¶·ё№є»јЅѕї\
        АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ\
        абвгдежзийклмнопрстуфхцчшщъыьэюя";
    const WESTERN: &str = "\
        €\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ\
        \u{a0}¡¢£¤¥¦§¨©ª«¬\u{ad}®¯°±²³´µ¶·¸¹º»¼½¾¿\
        ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß\
        àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ";
    const GREEK: &str = "\
        €\u{81}‚ƒ„…†‡\u{88}‰\u{8a}‹\u{8c}\u{8d}\u{8e}\u{8f}\u{90}‘’“”•–—\u{98}™\u{9a}›\u{9c}\u{9d}\u{9e}\u{9f}\
        \u{a0}΅Ά£¤¥¦§¨©ª«¬\u{ad}®―°±²³΄µ¶·ΈΉΊ»Ό½ΎΏ\
        ΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡÒΣΤΥΦΧΨΩΪΫάέήί\
        ΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώÿ";
    const TURKISH: &str = "\
        €\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}\u{8e}\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}\u{9e}Ÿ\
        \u{a0}¡¢£¤¥¦§¨©ª«¬\u{ad}®¯°±²³´µ¶·¸¹º»¼½¾¿\
        ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞß\
        àáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ";
    const ARABIC: &str = "\
        €پ‚ƒ„…†‡ˆ‰ٹ‹Œچژڈگ‘’“”•–—ک™ڑ›œ\u{200c}\u{200d}ں\
        \u{a0}،¢£¤¥¦§¨©ھ«¬\u{ad}®¯°±²³´µ¶·¸¹؛»¼½¾؟\
        ہءآأؤإئابةتثجحخدذرزسشصض×طظعغـفقك\
        àلâمنهوçèéêëىيîïًٌٍَôُِ÷ّùْûü\u{200e}\u{200f}ے";

    /// That of Windows for a language.
    fn of(language: &str) -> CodePage {
        let signs = match language {
            "ar" => Self::ARABIC,
            "el" => Self::GREEK,
            "hr" | "sl" | "sr" => Self::CENTRAL,
            "ru" => Self::CYRILLIC,
            "tr" => Self::TURKISH,
            _ => Self::WESTERN,
        };
        CodePage(signs.chars().collect())
    }

    fn sign(&self, byte: u8) -> char {
        let high = usize::from(byte).checked_sub(0x80).and_then(|nth| self.0.get(nth));
        high.copied().unwrap_or(char::from(byte))
    }
}

/// Decodes the content of a file part by part: as UTF-16 if it is that, and else as UTF-8. A line that is not UTF-8 is read
/// in the code page of the reader's language, and where most of it is UTF-8, only the bytes that are not. So one bad byte
/// costs nothing but itself. Nothing is refused, and every line ends in `\n`.
#[derive(Debug)]
pub struct Decoder {
    bytes: Vec<u8>,
    code: Code,
    page: CodePage,
    /// Whether most of it is UTF-8.
    is_utf8: bool,
    at: usize,
    text: String,
}

#[derive(Clone, Copy, Debug)]
enum Code {
    Utf8,
    Utf16(fn([u8; 2]) -> u16),
}

impl Decoder {
    /// Begins with the content of a file, on a page in a language.
    pub fn new(bytes: Vec<u8>, language: &str) -> Decoder {
        let (code, at) = match bytes.as_slice() {
            [0xff, 0xfe, ..] => (Code::Utf16(u16::from_le_bytes), 2),
            [0xfe, 0xff, ..] => (Code::Utf16(u16::from_be_bytes), 2),
            _ => (unmarked(&bytes), 0),
        };
        let [n_signs, n_bad] = count(&bytes);
        let is_utf8 = n_signs > n_bad;
        Decoder { bytes, code, page: CodePage::of(language), is_utf8, at, text: String::new() }
    }

    /// Decodes the rest of a file as a whole, whose part before it has so many characters above ASCII, all in UTF-8.
    pub(super) fn after(n_signs: usize, bytes: Vec<u8>, language: &str) -> String {
        let mut decoder = Decoder::new(bytes, language);
        let [n_own, n_bad] = count(&decoder.bytes);
        decoder.is_utf8 = n_signs + n_own > n_bad;
        while decoder.advance() {}
        decoder.finish()
    }

    /// Decodes the next part; gives whether there is more.
    pub fn advance(&mut self) -> bool {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let part = &rest[..rest.len().min(PART)];
        match self.code {
            Code::Utf8 => {
                let part = if part.len() < rest.len() { whole_lines(part) } else { part };
                match str::from_utf8(part) {
                    Ok(part) => self.text.push_str(part),
                    Err(_) => part
                        .split_inclusive(|byte| *byte == b'\n')
                        .for_each(|line| decode(line, self.is_utf8, &self.page, &mut self.text)),
                }
                self.at += part.len();
            }
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
        self.at < self.bytes.len()
    }

    /// The text, once there is no more.
    pub fn finish(self) -> String {
        let text = match self.text.strip_prefix('\u{feff}') {
            Some(rest) => rest.to_owned(),
            None => self.text,
        };
        plain_line_ends(text)
    }

    /// Decodes a file as a whole.
    pub fn decode(bytes: Vec<u8>, language: &str) -> String {
        let mut decoder = Decoder::new(bytes, language);
        while decoder.advance() {}
        decoder.finish()
    }
}

/// A text whose lines all end in a line feed, as those of older programs do not; what has one is left as it is.
pub fn plain_line_ends(text: String) -> String {
    let is_alone = |(at, _): &(usize, &str)| text.as_bytes().get(at + 1) != Some(&b'\n');
    if !text.match_indices('\r').any(|found| is_alone(&found)) {
        return text;
    }
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// The code of bytes without a mark: in UTF-16 every other byte of Latin letters is zero.
fn unmarked(bytes: &[u8]) -> Code {
    let probe = &bytes[..bytes.len().min(PROBE)];
    let zeros = |first: usize| probe.iter().skip(first).step_by(2).filter(|byte| **byte == 0).count();
    let most = probe.len() / 2;
    let is_every_other = |some: usize, others: usize| most >= 4 && some * 4 >= most * 3 && others == 0;
    match [zeros(0), zeros(1)] {
        [even, odd] if is_every_other(odd, even) => Code::Utf16(u16::from_le_bytes),
        [even, odd] if is_every_other(even, odd) => Code::Utf16(u16::from_be_bytes),
        _ => Code::Utf8,
    }
}

/// A part up to the end of its last line; where it has none, up to the end of its last sign.
fn whole_lines(part: &[u8]) -> &[u8] {
    if let Some(end) = part.iter().rposition(|byte| *byte == b'\n') {
        return &part[..=end];
    }
    let is_inside = |byte: &&u8| **byte & 0xc0 == 0x80;
    let n_inside = part.iter().rev().take(LONGEST).take_while(is_inside).count();
    let has_first = part.len().checked_sub(n_inside + 1).is_some_and(|at| part[at] >= 0xc0);
    if has_first && n_inside < LONGEST { &part[..part.len() - n_inside - 1] } else { part }
}

/// How many signs above ASCII are UTF-8 in some bytes, and how many bytes are not.
fn count(bytes: &[u8]) -> [usize; 2] {
    if bytes.is_ascii() {
        return [0; 2];
    }
    let chunks = bytes.utf8_chunks();
    chunks.fold([0; 2], |[n_signs, n_bad], chunk| {
        let signs = chunk.valid().chars().filter(|sign| !sign.is_ascii()).count();
        [n_signs + signs, n_bad + chunk.invalid().len()]
    })
}

/// Decodes a line; `is_utf8` where the file as a whole seems to be that.
fn decode(line: &[u8], is_utf8: bool, page: &CodePage, text: &mut String) {
    if let Ok(line) = str::from_utf8(line) {
        text.push_str(line);
        return;
    }
    let [n_signs, n_bad] = count(line);
    if n_signs < n_bad || n_signs == n_bad && !is_utf8 {
        return text.extend(line.iter().map(|byte| page.sign(*byte)));
    }
    for chunk in line.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|byte| page.sign(*byte)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(bytes: Vec<u8>) -> (String, usize) {
        let mut decoder = Decoder::new(bytes, "en");
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
        // Without a mark.
        check(b"1\x00.\x00 \x00e\x004\x00", "1. e4");
        check(b"\x001\x00.\x00 \x00e\x004", "1. e4");
    }

    /// R41: one bad byte costs no other sign of the file.
    #[test]
    fn r41_bytes_that_are_no_utf_8_are_read_line_by_line_and_sign_by_sign() {
        let text = "[White \"Đorđević\"]\n[Black \"Müller\"]\n";
        check(&[text.as_bytes(), b"{caf\xe9}"].concat(), &format!("{text}{{café}}"));
        // As many of either in a line: the rest of the file decides.
        check(&[text.as_bytes(), b"\xc3\xbc \xe9"].concat(), &format!("{text}ü é"));
        check(b"\xc8\x8a\n\xe9 \xe8", "\u{20a}\né è");
        // In the same line.
        check(b"\xc4\x90or\xc4\x91evi\xc4\x87 \x96 Ann", "Đorđević \u{2013} Ann");
        check(b"[White \"M\xfcller\"]\n[Black \"M\xc3\xbcller\"]\n", "[White \"Müller\"]\n[Black \"Müller\"]\n");
    }

    /// R41: which code page it is follows from the language of the page.
    #[test]
    fn r41_each_language_has_its_code_page() {
        for (language, bytes, expect) in [
            ("ru", b"\xcf\xb8\xf2\xf0".as_slice(), "Пётр"),
            ("hr", b"\xe8\xe6\x9e\x9a\xf0 \xd0", "čćžšđ Đ"),
            ("sl", b"\xc8\x8a\x8e", "ČŠŽ"),
            ("el", b"\xc1\xed\xed\xe1", "Αννα"),
            ("tr", b"\xd0\xdd\xde\xf0\xfd\xfe", "ĞİŞğış"),
            ("ar", b"\xc7\xe1\xd4\xd8\xd1\xe4\xcc", "الشطرنج"),
            ("en", b"M\xfcller \x96 \x80", "Müller \u{2013} \u{20ac}"),
        ] {
            assert_eq!(Decoder::decode(bytes.to_vec(), language), expect, "{language}");
        }
        for language in ["ar", "el", "en", "hr", "ru", "tr"] {
            assert_eq!(CodePage::of(language).0.len(), 128, "{language}");
        }
    }

    /// R41: line ends are not those of the whole file either.
    #[test]
    fn r41_every_kind_of_line_end_ends_a_line() {
        check(b"a\r\nb\nc\rd\r", "a\nb\nc\nd\n");
        check(b"a\r\nb\r\n", "a\r\nb\r\n");
    }

    #[test]
    fn a_long_file_is_read_part_by_part() {
        let long: String = "é".repeat(PART);
        let windows = vec![0xe9; PART];
        assert_eq!(decoded(windows), (long.clone(), 1));
        let (text, n_parts) = decoded([vec![0xe9; PART], vec![0xe9; 3]].concat());
        assert!((text.as_str(), n_parts) == (&format!("{long}ééé"), 2), "{n_parts}");
        // Signs of two units, or of several bytes, on either side of where the parts meet.
        for before in ["", "a", "ab", "abc"] {
            let faces = format!("{before}{}", "\u{1f600}".repeat(PART / 2));
            let (text, n_parts) = decoded(faces.clone().into_bytes());
            assert!(text == faces && n_parts > 2, "{n_parts}");
            let bytes = faces.encode_utf16().flat_map(u16::to_le_bytes);
            let (text, n_parts) = decoded([0xff, 0xfe].into_iter().chain(bytes).collect());
            assert!(text == faces && n_parts > 2, "{n_parts}");
        }
    }
}
