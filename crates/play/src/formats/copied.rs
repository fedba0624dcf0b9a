//! What a text has taken on where it was copied: a mail, a page, a chat, another keyboard.
//!
//! Each layer is taken off once for the whole text, in time that grows with its length alone: what mail programs write
//! for blanks and long lines, the marks of HTML, the marks before quoted lines and lists, fences of code, quotes around
//! it all, and characters that only look like those of moves. A text without any of these is not copied, only looked
//! through once.

mod escapes;
mod html;
mod marks;
mod signs;

use std::borrow::Cow;

use rules::Mend;
use rules::notation::is_invisible;

pub(super) use escapes::protected;

/// A text as readers see it, and where everything in it came from.
#[derive(Clone, Debug)]
pub(super) struct Copied<'t> {
    pub(super) whole: &'t str,
    text: Cow<'t, str>,
    /// What leads from each layer to the one before it, the first layer first.
    layers: Vec<Layer>,
    /// What was corrected, by its place in `text`, in order.
    mends: Vec<Mend>,
}

/// Where the stretches of a text stand in the one that it was made from.
#[derive(Clone, Debug, Default)]
struct Layer {
    /// Where a stretch begins, here and there.
    stretches: Vec<(usize, usize)>,
}

/// Which characters are replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Folding {
    /// Whether pieces have letters in other languages: the first letter of a word is then left as it is.
    pub(super) has_letters: bool,
    /// Whether comments are in braces and behind semicolons.
    pub(super) has_comments: bool,
}

impl<'t> Copied<'t> {
    /// Takes off what came along, but for single characters.
    pub(super) fn of(whole: &'t str) -> Copied<'t> {
        let mut copied = Copied { whole, text: Cow::Borrowed(whole), layers: Vec::new(), mends: Vec::new() };
        if escapes::are_in(whole) {
            copied.take_off(escapes::take_off);
        }
        if html::is_in(&copied.text) {
            copied.take_off(html::take_off);
        }
        if marks::are_in(&copied.text) {
            copied.take_off(marks::take_off);
        }
        copied
    }

    /// Replaces characters outside of comments and tags.
    pub(super) fn fold(&mut self, folding: Folding) {
        if !self.text.is_ascii() {
            self.take_off(|out| signs::fold(out, folding));
        }
    }

    fn take_off(&mut self, layer: impl FnOnce(&mut Out<'_>)) {
        let mut out = Out { from: &self.text, text: String::new(), layer: Layer::default(), mends: Vec::new() };
        layer(&mut out);
        let Out { text, layer, mut mends, .. } = out;
        if text == *self.text {
            return;
        }
        // What was corrected before stands elsewhere now.
        let moved = self.mends.drain(..).map(|mend| Mend { at: layer.after(mend.at), ..mend });
        mends.extend(moved);
        mends.sort_by_key(|mend| mend.at);
        (self.text, self.mends) = (Cow::Owned(text), mends);
        self.layers.push(layer);
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// What was corrected from one place up to another: of each kind the first.
    pub(super) fn mends(&self, [from, to]: [usize; 2]) -> Vec<Mend> {
        let first = self.mends.partition_point(|mend| mend.at < from);
        let own = self.mends[first..].iter().take_while(|mend| mend.at < to.max(from + 1));
        let mut mends: Vec<Mend> = Vec::new();
        for mend in own {
            if mends.iter().all(|known| known.how.key != mend.how.key) {
                mends.push(mend.clone());
            }
        }
        mends
    }

    /// A place in the whole text, and what stands there, for a fragment of the text.
    pub(super) fn place(&self, at: usize, text: String) -> (usize, String) {
        if self.layers.is_empty() {
            return (at, text);
        }
        let back = |at| self.layers.iter().rev().fold(at, |at, layer| layer.before(at));
        let (start, end) = (back(at), back(at + text.len()));
        let is_here = self.text.get(at..).is_some_and(|rest| rest.starts_with(&text));
        let there = self.whole.get(start..end).filter(|there| is_here && !text.is_empty() && !there.is_empty());
        (start, there.map_or(text, str::to_owned))
    }
}

impl Layer {
    /// The place in the text before.
    fn before(&self, at: usize) -> usize {
        let idx = self.stretches.partition_point(|(here, _)| *here <= at);
        match idx.checked_sub(1).map(|idx| self.stretches[idx]) {
            Some((here, there)) => {
                let next = self.stretches.get(idx).map_or(usize::MAX, |(_, there)| *there);
                (there + at - here).min(next)
            }
            None => at,
        }
    }

    /// The place in the text after.
    fn after(&self, at: usize) -> usize {
        let idx = self.stretches.partition_point(|(_, there)| *there <= at);
        match idx.checked_sub(1).map(|idx| self.stretches[idx]) {
            Some((here, there)) => {
                let next = self.stretches.get(idx).map_or(usize::MAX, |(here, _)| *here);
                (here + at - there).min(next)
            }
            None => at,
        }
    }
}

/// Whether nothing is taken off a text and nothing is replaced in it, even where it is a part of one of which something
/// is: there is no mark of a mail, no escape and no character for another one.
pub(super) fn stays_as_it_is(text: &str) -> bool {
    let is_same = |take_off: &dyn Fn(&mut Out<'_>)| {
        let mut out = Out { from: text, text: String::new(), layer: Layer::default(), mends: Vec::new() };
        take_off(&mut out);
        out.text == text
    };
    let is_without_html = || !text.contains('<') && !text.contains('&') || is_same(&html::take_off);
    let is_folded = |out: &mut Out<'_>| signs::fold(out, Folding { has_letters: false, has_comments: true });
    !escapes::may_be_in(text)
        && !marks::may_be_in(text)
        && is_without_html()
        && (text.is_ascii() || is_same(&is_folded))
}

/// A text that is being made from another.
struct Out<'f> {
    from: &'f str,
    text: String,
    layer: Layer,
    mends: Vec<Mend>,
}

impl Out<'_> {
    /// Appends a stretch as it is.
    fn keep(&mut self, start: usize, end: usize) {
        self.stand_at(start);
        self.text.push_str(&self.from[start..end]);
    }

    /// Appends something for what begins at a place.
    fn put(&mut self, at: usize, text: &str) {
        self.stand_at(at);
        self.text.push_str(text);
    }

    fn stand_at(&mut self, at: usize) {
        let here = self.text.len();
        match self.layer.stretches.last_mut() {
            Some(last) if last.0 == here => last.1 = at,
            _ => self.layer.stretches.push((here, at)),
        }
    }

    /// Notes that something was left out, unless that has been noted.
    fn leave_out(&mut self, found: &str) {
        if self.mends.iter().all(|known| known.text != found) {
            self.mends.push(Mend::left_out(self.text.len(), found));
        }
    }
}

/// The lines of a text, with their ends, and where they begin.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_inclusive('\n').scan(0, |at, line| {
        let start = *at;
        *at += line.len();
        Some((start, line))
    })
}

fn is_space(sign: char) -> bool {
    sign.is_whitespace() || is_invisible(sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOLDING: Folding = Folding { has_letters: true, has_comments: true };

    #[track_caller]
    fn check(whole: &str, text: &str, mends: &[&str]) {
        let mut copied = Copied::of(whole);
        copied.fold(FOLDING);
        assert_eq!(copied.text(), text, "{whole:?}");
        let told: Vec<String> = copied.mends([0, text.len()]).iter().map(|mend| mend.how.to_string()).collect();
        assert_eq!(told, mends, "{whole:?}");
    }

    #[test]
    fn a_text_as_it_should_be_is_not_copied() {
        for text in ["", "1. e4 e5 *", "[White \"Ada\"]\n\n1. e8=Q {a <b>b</b> &amp; c > d} *\n", "1. e4 = 2. f4 =\n*"]
        {
            assert!(matches!(Copied::of(text).text, Cow::Borrowed(_)), "{text}");
            check(text, text, &[]);
        }
        check("1. e4 {Вот 4} ; е4\n[White \"Ж4\"]\n*\n* 1. d4", "1. e4 {Вот 4} ; е4\n[White \"Ж4\"]\n*\n* 1. d4", &[]);
    }

    /// R43
    #[test]
    fn what_came_along_is_taken_off() {
        let mark = |mark: &str| format!("mended-mark found={mark}");
        check("> 1. e4 e5\n> 2. Nf3 *", "1. e4 e5\n2. Nf3 *", &[&mark(">")]);
        check("Ada wrote:\n>> 1. e4 e5\n>\n>> *", "Ada wrote:\n1. e4 e5\n\n*", &[&mark(">")]);
        check("```pgn\n1. e4 *\n```\n", "\n1. e4 *\n\n", &[&mark("```")]);
        check("- 1. e4 e5\n- 2. Nf3", "1. e4 e5\n2. Nf3", &[&mark("-")]);
        check("* 1. e4 e5\n* 2. Nf3", "1. e4 e5\n2. Nf3", &[&mark("*")]);
        check("“1. e4 e5 1-0”.", "1. e4 e5 1-0", &[&mark("“")]);
        check("<p>1. e4 e5<br>2.&nbsp;<b>Nf3</b> &frac12;-&#189;", "\n1. e4 e5\n2. Nf3 ½-½", &[&mark("<p>")]);
        check("1.=20e4 e5 2.=C2=A0Nf3 e8=3DQ=\n *", "1. e4 e5 2.\u{a0}Nf3 e8=Q *", &[]);
    }

    /// Our own long comments may have such lines.
    #[test]
    fn what_a_remark_goes_on_with_stays() {
        for text in [
            "1. e4 {a remark of many words\n+ 4... Nf6 and\n* 3. more\n- 2. words} e5\n2. Nf3 *\n".to_owned(),
            format!("1. e4 {{{} d=\n12. e5}} *\n", "a".repeat(76)),
            "mustermead 2\ngame laska\ntag Depth cells=20\n\n".to_owned(),
            format!("mustermead 2\ngame laska\n\nc3-b4\n@note {} x=\n@note end\n", "a".repeat(67)),
            "mustermead 2\ngame laska\n\nc3-b4\n@note y = 2, x=3D1\n".to_owned(),
        ] {
            check(&text, &text, &[]);
        }
        check(
            "mustermead 2\ngame laska\n\nc3-b4\n@note x=\n=3D2\n",
            "mustermead 2\ngame laska\n\nc3-b4\n@note x=2\n",
            &[],
        );
        check("* 1. e4 {a} e5\n* 2. Nf3", "1. e4 {a} e5\n2. Nf3", &["mended-mark found=*"]);
        check(&format!("{} d=\n12. e5 *\n", "a".repeat(70)), &format!("{} d12. e5 *\n", "a".repeat(70)), &[]);
    }

    #[test]
    fn what_a_mail_program_once_wrote_stays_as_it_was_read() {
        let long = format!("1. e4 {{{}=\nd}} e8=Q *\n", "a".repeat(66));
        for text in ["1. e4 {x=3D1 y=12, z = 3} e8=Q *\n", "mustermead 2\ngame laska\n\nc3-b4\n@note x=3D1\n", &long] {
            let written = protected(text.to_owned());
            assert_ne!(written, text);
            let read = Copied::of(&written);
            assert_eq!(read.text(), text, "{written:?}");
        }
        for text in ["1. e4 {x=12} e8=Q *\n", "mustermead 2\ngame laska\n\nc3-b4\n@note y = 2, x=3D1\n"] {
            assert_eq!(protected(text.to_owned()), text);
        }
    }

    /// R44
    #[test]
    fn look_alikes_are_replaced_outside_of_comments() {
        check("1. е4 {е4} e\u{200b}5", "1. e4 {е4} e5", &["mended-read found=е4 read=e4"]);
        check("١. e٤", "1. e4", &["mended-read found=١. read=1."]);
        check("5. О-О Кс3", "5. O-O Кc3", &["mended-read found=О-О read=O-O"]);
        check("Партия г. Москва", "Партия г. Москва", &[]);
        check("42;R {a\n４｝ b} 3. e５", "42;R {a\n４｝ b} 3. e5", &["mended-read found=e５ read=e5"]);
        check("½-½ 1…e5", "½-½ 1…e5", &[]);
    }

    #[test]
    fn places_are_those_of_the_whole_text() {
        let mut copied = Copied::of("> 1. e4 е5\n> 2. Xх9");
        copied.fold(FOLDING);
        assert_eq!(copied.text(), "1. e4 e5\n2. Xx9");
        assert_eq!(copied.place(6, "e5".to_owned()), (8, "е5".to_owned()));
        assert_eq!(copied.place(12, "Xx9".to_owned()), (17, "Xх9".to_owned()));
    }
}
