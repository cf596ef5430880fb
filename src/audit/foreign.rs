//! Files that hold no records in PBN or LIN: what they are, by what they begin with and by their names.

use super::names::{ending, unpacked};
use crate::carrier::Carrier;
use memchr::memmem;
use std::path::Path;

/// A kind of file that is not read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Foreign {
    /// A PDF.
    Pdf,
    /// A web page.
    Html,
    /// XML, such as USEBIO.
    Xml,
    /// Richard's Bridge Notation.
    Rbn,
    /// Hands for a dealing machine.
    Deals,
    /// Scores of a scoring machine.
    Scores,
    /// A table in text.
    Table,
    /// A document or a workbook of an office program.
    Office,
    /// JSON.
    Json,
    /// A mail or a page as mail programs and browsers save them, with its bytes in another spelling.
    Mail,
    /// A picture.
    Picture,
}

impl Foreign {
    /// What a file is by its first bytes.
    pub(super) fn by_content(text: &[u8]) -> Option<Self> {
        let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
        let head = text.trim_ascii_start();
        let begins = |signs: &[&[u8]]| {
            let begins = |sign: &&[u8]| {
                head.get(..sign.len())
                    .is_some_and(|it| it.eq_ignore_ascii_case(sign))
            };
            signs.iter().any(begins)
        };
        Some(if begins(&[b"%PDF-"]) {
            Self::Pdf
        } else if begins(&[b"<!doctype html", b"<html"]) {
            Self::Html
        } else if begins(&[b"<?xml", b"<usebio"]) {
            Self::Xml
        } else if begins(&[b"\xd0\xcf\x11\xe0", b"{\\rtf"]) {
            Self::Office
        } else if begins(&[b"\x89PNG", b"\xff\xd8\xff", b"GIF8"]) {
            Self::Picture
        } else if begins(&[b"% RBN", b"%RBN"]) || is_rbn(head) {
            Self::Rbn
        } else if is_json(head) {
            Self::Json
        } else if is_mail(head) {
            Self::Mail
        } else {
            return None;
        })
    }

    /// What a text is whose records are in another spelling, so that none can be read where it stands.
    pub(super) fn respelled(text: &[u8]) -> Option<Self> {
        let is_rich = text.starts_with(b"{\\rtf") && Carrier::of(text).is_none();
        is_mail(text)
            .then_some(Self::Mail)
            .or_else(|| is_rich.then_some(Self::Office))
    }

    /// What a file is by the ending of its name.
    pub fn by_name(name: &Path) -> Option<Self> {
        Some(match ending(unpacked(name)?)?.as_str() {
            ".pdf" => Self::Pdf,
            ".htm" | ".html" => Self::Html,
            ".json" => Self::Json,
            ".mht" | ".mhtml" | ".eml" => Self::Mail,
            ".xml" => Self::Xml,
            ".rbn" | ".rbx" => Self::Rbn,
            ".dup" | ".dlm" | ".dge" | ".bri" | ".brx" | ".ber" => Self::Deals,
            ".bws" => Self::Scores,
            ".csv" | ".tsv" => Self::Table,
            ".doc" | ".docx" | ".xls" | ".xlsx" | ".ods" | ".odt" | ".rtf" => Self::Office,
            ".png" | ".jpg" | ".jpeg" | ".gif" => Self::Picture,
            _ => return None,
        })
    }

    /// Whether its name does not say by itself what it is.
    pub const fn needs_word(self) -> bool {
        matches!(self, Self::Rbn | Self::Deals | Self::Scores)
    }
}

/// Whether a text begins as an object of JSON does: no sentence begins with a name in quotes and a colon.
pub(super) fn is_json(text: &[u8]) -> bool {
    let head = text.trim_ascii_start();
    let list = head.strip_prefix(b"[").unwrap_or(head).trim_ascii_start();
    let object = list.strip_prefix(b"{").map(<[u8]>::trim_ascii_start);
    let name = object.and_then(|it| it.strip_prefix(b"\""));
    let behind = name.and_then(|it| it.splitn(2, |byte| *byte == b'"').nth(1));
    behind.is_some_and(|it| it.trim_ascii_start().starts_with(b":"))
}

/// Whether a text begins with the head of a mail that says that the rest is spelled otherwise.
fn is_mail(text: &[u8]) -> bool {
    let first = text.trim_ascii_start().split(|it| *it == b'\n').next();
    if !first.is_some_and(|it| it.contains(&b':')) {
        return false;
    }
    let head = text[..text.len().min(MAIL)].to_ascii_lowercase();
    let has = |line: &[u8]| memmem::find(&head, line).is_some();
    let spellings: [&[u8]; 2] = [b"quoted-printable", b"base64"];
    let is_said = |it: &&[u8]| has(&[b"content-transfer-encoding: ", *it].concat());
    has(b"mime-version:") && spellings.iter().any(is_said)
}

/// How far into a mail its head is looked for.
const MAIL: usize = 8 << 10;

/// Whether a text is a table or a page of ours.
pub(super) fn is_report(text: &[u8]) -> bool {
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    let head = text.trim_ascii_start();
    let first = head.split(|byte| matches!(byte, b',' | b';')).take(3);
    let first: Vec<_> = first.collect();
    let heads: [[&[u8]; 3]; 4] = [
        [b"id", b"file", b"line"],
        [b"file", b"bytes", b"encoding"],
        [b"file", b"line", b"game"],
        [b"cause", b"kind", b"grade"],
    ];
    heads.iter().any(|it| first == it) || is_page(text)
}

/// Whether it is a page of ours, which may have links to hand viewers.
pub(super) fn is_page(text: &[u8]) -> bool {
    let head = &text[..text.len().min(PAGE)];
    head.first() == Some(&b'<') && memmem::find(head, GENERATOR).is_some()
}

/// What names the program in the head of each of its pages, and how far into a page that is looked for.
const GENERATOR: &[u8] = b"<meta name=\"generator\" content=\"pbn-audit\">";
const PAGE: usize = 1 << 10;

/// Whether the first lines are those of RBN: a label of one character, a blank, and what it is about.
fn is_rbn(head: &[u8]) -> bool {
    let lines = head
        .split(|byte| *byte == b'\n')
        .map(<[u8]>::trim_ascii_end);
    let lines: Vec<_> = lines.filter(|line| !line.is_empty()).take(4).collect();
    let is_label = |line: &&[u8]| matches!(line, [b'A'..=b'T', b' ', _, ..]);
    lines.len() > 2 && lines.iter().all(is_label)
}
