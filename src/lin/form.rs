//! What a text is, told by its content.

use super::grammar::field;
use super::key::Key;
use std::cell::LazyCell;

/// What the lines of a text are written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Tags, comments or directives of PBN.
    Pbn,
    /// A chain of tokens: LIN.
    Chain,
}

impl Form {
    /// What the first bytes of a text say: the first line that is one of PBN, or begins with a token; `None` where there is neither.
    /// A line that begins with `%` says something only if it is a directive of PBN, one with a brace only if tags are there too:
    /// JSON and words have braces as well.
    pub fn of(head: &[u8]) -> Option<Self> {
        let mut lines = head.split(|byte| matches!(byte, b'\r' | b'\n'));
        let all = lines.clone();
        let has_tags = LazyCell::new(|| all.clone().any(opens_tag));
        lines.find_map(|line| match line.trim_ascii_start() {
            [b'[', ..] => opens_tag(line).then_some(Self::Pbn), // other brackets are around words, as of a link
            [b'{', ..] => has_tags.then_some(Self::Pbn),
            [b'%', remark @ ..] => is_directive(remark).then_some(Self::Pbn),
            line => opens_chain(line).then_some(Self::Chain),
        })
    }
}

/// Whether what stands behind a `%` is a directive of PBN (2.1 section 2.4).
fn is_directive(remark: &[u8]) -> bool {
    let word = remark.trim_ascii().split(u8::is_ascii_whitespace).next();
    word.is_some_and(|word| {
        word.eq_ignore_ascii_case(b"PBN") || word.eq_ignore_ascii_case(b"EXPORT")
    })
}

/// Whether a line begins as a tag does: `[Name "`.
pub fn opens_tag(line: &[u8]) -> bool {
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let Some(name) = line.trim_ascii_start().strip_prefix(b"[") else {
        return false;
    };
    let name = name.trim_ascii_start();
    let behind = name.iter().position(|byte| !is_name(byte));
    behind.is_some_and(|at| at > 0 && name[at..].trim_ascii_start().starts_with(b"\""))
}

/// Whether a line begins with a token.
pub fn opens_chain(line: &[u8]) -> bool {
    let is_bar = line.get(2) == Some(&b'|');
    is_bar && field(line).is_ok_and(|(_, word)| Key::of_field(word).is_some())
}
