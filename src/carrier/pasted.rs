//! Texts that came through a mail program or a page: what these put in place of quotes, blanks and lines is put back.

use super::{Carrier, HEAD};
use crate::lin::{Form, opens_chain, opens_tag};
use crate::source::Charset;

/// The text as its records were written, if only so it has some, or each is one; every character stays in its place.
pub fn pasted(text: &[u8]) -> Option<Vec<u8>> {
    let has_records = |text: &[u8]| {
        let head = &text[..text.len().min(HEAD)];
        let ends_line = |byte: &u8| matches!(byte, b'\n' | b'\r');
        Form::of(head) == Some(Form::Chain) || head.split(ends_line).any(opens_tag)
    };
    let mut lines = text.split(|byte| *byte == b'\n');
    let is_of_answer = |line: &[u8]| {
        let own = line.iter().position(|byte| !matches!(byte, b'>' | b' '));
        line.starts_with(b">") && own.is_some_and(|at| opens_chain(&line[at..]))
    };
    if has_records(text) || Carrier::of(text).is_some() && !lines.any(is_of_answer) {
        return without_gaps(text);
    }
    let (mut begins_line, mut is_tag) = (true, false);
    let text = Charset::Unstated.decode(text);
    let letter = |(at, letter): (usize, char)| {
        let is_first = at == 0 || text[..at].ends_with('\n');
        let is_remark = || text[at..].trim_start_matches(['>', ' ']).starts_with('%');
        let own = match letter {
            '\u{A0}' | '\u{200B}' | '\u{202F}' | '\u{FEFF}' => ' ',
            '>' if is_first && is_remark() => '%',
            '>' if begins_line => ' ', // of a mail that is answered
            '\u{FF5C}' | '\u{2502}' => '|',
            '\u{201C}'..='\u{201F}' | '\u{AB}' | '\u{BB}' if is_tag => '"',
            letter => letter,
        };
        is_tag = own != '\n' && (is_tag || begins_line && own == '[');
        begins_line = own == '\n' || begins_line && own == ' ';
        own
    };
    let text: Vec<u8> = text.char_indices().map(letter).collect::<String>().into();
    has_records(&text).then(|| without_gaps(&text).unwrap_or(text))
}

/// A text in which an empty line stands behind each line from its first tag to its last. Empty lines end records: they become remarks.
fn without_gaps(text: &[u8]) -> Option<Vec<u8>> {
    let is_gap = |line: &&[u8]| line.trim_ascii().is_empty();
    // nearly every text shows with its first tag that it is none
    let mut head = lines(text).skip_while(|line| !opens_tag(line));
    let one = head.next()?;
    head.next().filter(is_gap)?;
    let two = head.next().filter(|line| opens_tag(line))?;
    if name(one) == name(two) {
        return None;
    }
    let lines: Vec<_> = lines(text).collect();
    let first = lines.iter().position(|line| opens_tag(line))?;
    let gaps = lines[first + 1..].iter().step_by(2);
    let end = first + 2 * gaps.take_while(|line| is_gap(line)).count();
    if lines.iter().skip(end + 1).any(|line| opens_tag(line)) {
        return None;
    }
    let remarks = lines.iter().enumerate().flat_map(|(place, line)| {
        let is_gap = place > first && place < end && (place - first) % 2 == 1;
        [if is_gap { &b"%"[..] } else { b"" }, line]
    });
    Some(remarks.collect::<Vec<_>>().concat())
}

/// What stands in a tag before its value.
fn name(tag: &[u8]) -> Option<&[u8]> {
    tag.split(|byte| *byte == b'"').next()
}

/// The lines of a text, each with its end. Those of LIN are long.
fn lines(mut text: &[u8]) -> impl Iterator<Item = &[u8]> {
    std::iter::from_fn(move || {
        let end = memchr::memchr(b'\n', text).map_or(text.len(), |at| at + 1);
        let (line, rest) = text.split_at(end);
        text = rest;
        (end > 0).then_some(line)
    })
}
