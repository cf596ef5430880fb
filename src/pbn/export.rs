//! Writes games in the export format (PBN 2.1 sections 2 and 3): tag pairs, rows of four, comments, in lines that are short
//! enough. The text is UTF-8, and says so.
//!
//! What the format has no way to write is replaced, and counted ([`Replaced`]).

use super::LONGEST_LINE;
use std::ops::AddAssign;

/// The end of a line.
const END: &str = "\r\n";
/// The most bytes of a line before its end.
const LONGEST: usize = LONGEST_LINE - END.len();
/// The most bytes of a line of a comment, where a blank allows it: longer lines are discouraged (PBN 2.1 section 2.3).
const WIDE: usize = 79;
/// The most bytes that a word of a comment takes in its line, so that the rest of a row has room behind it.
const LONGEST_WORD: usize = 160;
/// The most notes of a section (PBN 2.1 section 3.5.2).
pub const MOST_NOTES: usize = 32;

/// The escape lines at the head of a file in the export format, which a program has written; or of any other.
pub fn head(exported_by: Option<&str>) -> String {
    let charset = format!("%Content-type: text/x-pbn; charset=UTF-8{END}");
    match exported_by {
        Some(program) => format!("% PBN 2.1{END}% EXPORT{END}{charset}%Creator: {program}{END}"),
        None => format!("% PBN 2.1{END}{charset}"),
    }
}

/// Adds a text in PBN as it is, without the lines that [`head`] has and the words before its first tag. In a mail that is answered
/// tags are not at the beginning of their lines.
pub fn copy(text: &str, to: &mut String) {
    let is_tag = |line: &str| line.trim_start().starts_with('[');
    let are_words = !text.trim_start().starts_with(['[', '{', '%', ';']);
    let own = text.lines();
    for line in own.skip_while(|line| are_words && !is_tag(line)) {
        if !line.starts_with("% PBN") && !line.starts_with("%Content-type:") {
            *to += if is_tag(line) {
                line.trim_start()
            } else {
                line
            };
            *to += END;
        }
    }
    *to += END;
}

/// What was replaced, as the format cannot hold it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Replaced {
    /// Comments whose braces became parentheses.
    pub braces: u64,
    /// Values and comments in which a control character became a blank.
    pub controls: u64,
    /// Values that were cut, as a line would be too long.
    pub cut: u64,
}

impl AddAssign for Replaced {
    fn add_assign(&mut self, other: Self) {
        self.braces += other.braces;
        self.controls += other.controls;
        self.cut += other.cut;
    }
}

/// Writes games, one after another.
#[derive(Debug, Default)]
pub struct Export {
    text: String,
    /// Where the line begins that is being written.
    line: usize,
    /// Tokens of the section so far.
    place: usize,
    /// What was replaced so far.
    pub replaced: Replaced,
}

impl Export {
    /// The text, which is taken out.
    pub fn take(&mut self) -> String {
        self.line = 0;
        std::mem::take(&mut self.text)
    }

    /// Whether a line has room for a tag pair.
    pub fn holds(name: &str, value: &str) -> bool {
        escaped(value).len() <= room(name)
    }

    /// A tag pair on a line of its own. A value that is too long is cut.
    pub fn tag(&mut self, name: &str, value: &str) {
        self.end_row();
        let value = self.without_controls(value);
        let room = room(name);
        let mut written = escaped(&value);
        if written.len() > room {
            self.replaced.cut += 1;
            written = escaped(&shortened(&value, room - ELLIPSIS.len())) + ELLIPSIS;
        }
        self.push(&format!("[{name} \"{written}\"]"));
        self.end_line();
    }

    /// Opens a section of rows: `[Play "W"]`.
    pub fn section(&mut self, name: &str, seat: &str) {
        self.tag(name, seat);
        self.place = 0;
    }

    /// A call or a card, with what belongs to it: the fourth ends its row.
    pub fn token(&mut self, token: &str) {
        if self.place.is_multiple_of(4) {
            self.end_line();
        } else {
            self.push(" ");
        }
        self.push(token);
        self.place += 1;
    }

    /// What ends a section before its time: `*`.
    pub fn star(&mut self) {
        self.end_row();
        self.push("*");
        self.end_line();
    }

    /// A comment: within a row behind its last token, else on lines of its own. Line ends stand where blanks were.
    pub fn comment(&mut self, comment: &str) {
        let is_within_row = !self.place.is_multiple_of(4);
        self.comment_at(comment, is_within_row);
    }

    /// A comment behind the last token on its line, though that is the last of its row.
    pub fn comment_behind(&mut self, comment: &str) {
        self.comment_at(comment, true);
    }

    fn comment_at(&mut self, comment: &str, is_behind: bool) {
        let comment = self.without_controls(comment);
        let comment = self.without_braces(&comment);
        let mut words = comment.split(' ').filter(|word| !word.is_empty());
        let Some(first) = words.next() else { return };
        if is_behind {
            self.push(" ");
        } else {
            self.end_line();
        }
        self.push("{");
        self.word(first);
        for word in words {
            let width = self.width() + 1 + word.len();
            // to some readers a line that begins so is an escape line, or a tag
            let opens_line = !word.starts_with(['%', '[']);
            if width < WIDE || !opens_line && width < LONGEST_WORD {
                self.push(" ");
            } else {
                self.end_line();
            }
            self.word(word);
        }
        self.push("}");
        if !is_behind {
            self.end_line();
        }
    }

    /// Ends the row of a section that is not full.
    pub fn end_row(&mut self) {
        self.end_line();
        self.place = 0;
    }

    /// Ends the game.
    pub fn end_game(&mut self) {
        self.end_row();
        self.push(END);
        self.line = self.text.len();
    }

    /// A word of a comment. One that no line can hold is broken.
    fn word(&mut self, mut word: &str) {
        while self.width() + word.len() > LONGEST_WORD {
            let room = LONGEST_WORD - self.width().min(LONGEST_WORD - 4);
            let head = shortened(word, room).len();
            self.push(&word[..head]);
            self.end_line();
            word = &word[head..];
        }
        self.push(word);
    }

    fn push(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// The bytes of the line so far.
    fn width(&self) -> usize {
        self.text.len() - self.line
    }

    /// Ends the line, if there is anything in it.
    fn end_line(&mut self) {
        if self.width() > 0 {
            self.text.push_str(END);
            self.line = self.text.len();
        }
    }

    fn without_controls(&mut self, text: &str) -> String {
        self.replaced.controls +=
            u64::from(text.contains(|letter: char| letter.is_ascii_control()));
        text.replace(|letter: char| letter.is_ascii_control(), " ")
    }

    fn without_braces(&mut self, text: &str) -> String {
        self.replaced.braces += u64::from(text.contains(['{', '}']));
        text.replace('{', "(").replace('}', ")")
    }
}

/// The most bytes of a value in a tag pair of this name.
const fn room(name: &str) -> usize {
    LONGEST - name.len() - r#"[ ""]"#.len()
}

/// What stands for the rest of a value.
const ELLIPSIS: &str = "...";

/// A value as a string has it (PBN 2.1 section 3.1).
fn escaped(value: &str) -> String {
    value.replace('\\', r"\\").replace('"', "\\\"")
}

/// As much of a text as takes no more than so many bytes, escaped.
fn shortened(text: &str, room: usize) -> String {
    let mut taken = 0;
    let fits = |letter: &char| {
        taken += letter.len_utf8() + usize::from(matches!(letter, '"' | '\\'));
        taken <= room
    };
    text.chars().take_while(fits).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{games, long_lines, value_text};
    use super::*;
    use crate::pbn::TagName;
    use crate::source::Charset;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    fn written(write: impl FnOnce(&mut Export)) -> (String, Replaced) {
        let mut export = Export::default();
        write(&mut export);
        (export.take(), export.replaced)
    }

    #[test]
    fn rows_have_four_tokens_and_comments_their_places() {
        let (text, _) = written(|export| {
            export.section("Play", "W");
            export.comment("before");
            for card in ["SA", "S2", "S3", "S4", "^L H2"] {
                export.token(card);
                export.comment(card);
            }
            export.comment_behind("x");
            export.star();
            export.end_game();
        });
        assert_eq!(
            text,
            "[Play \"W\"]\r\n{before}\r\nSA {SA} S2 {S2} S3 {S3} S4\r\n{S4}\r\n^L H2 {^L H2} {x}\r\n*\r\n\r\n"
        );
    }

    #[test]
    fn values_are_escaped_and_cut() {
        let long = "\u{142}\"\\".repeat(100);
        let (text, replaced) = written(|export| {
            export.tag("Event", "a \"b\" \\c\td");
            export.tag("Site", &long);
        });
        let game = games(text.as_bytes()).next().unwrap();
        let value = |name| {
            let value = game.value(name).unwrap().of(text.as_bytes());
            value_text(value, Charset::Unstated).into_owned()
        };
        assert_eq!(value(TagName::Event), "a \"b\" \\c d");
        let site = value(TagName::Site);
        assert!(long.starts_with(site.strip_suffix("...").unwrap()) && site.len() > 150);
        assert_eq!((replaced.controls, replaced.cut), (1, 1));
        let holds = |length| Export::holds("Note", &"x".repeat(length));
        assert!(holds(244) && !holds(245));
    }

    #[test]
    fn comments_of_any_text_are_read_as_they_were_and_no_line_is_too_long() {
        let mut random = ChaCha8Rng::seed_from_u64(1);
        let letters: Vec<char> = "a%[\";\u{17a}\u{1f0a1} {}".chars().collect();
        let mut breaks = 0;
        for _ in 0..2000 {
            let length = 1 << random.random_range(0..11);
            let letter = |_| letters[random.random_range(0..letters.len())];
            let all: Vec<char> = (0..3 * length).map(letter).collect();
            let said: Vec<String> = all.chunks(length).map(|it| it.iter().collect()).collect();
            let (text, _) = written(|export| {
                export.tag("Event", "x");
                export.section("Auction", "N");
                for comment in &said {
                    export.token("Pass");
                    export.comment(comment);
                }
                export.end_game();
            });
            assert_eq!(long_lines(text.as_bytes()).count(), 0, "{text}");
            let game = games(text.as_bytes()).next().unwrap();
            assert_eq!((game.faults.len(), game.calls.len()), (0, 3), "{text}");
            let read = game.comments.iter().map(|span| span.of(text.as_bytes()));
            let read = read.map(|it| String::from_utf8(it.to_vec()).unwrap());
            let read: Vec<_> = read.collect();
            // a word that no line can hold is broken: its letters are the same
            let letters = |text: &String| {
                let text = text.replace('{', "(").replace('}', ")");
                text.split_whitespace().collect::<String>()
            };
            let due = said.iter().map(letters);
            let due: Vec<_> = due.filter(|it| !it.is_empty()).collect();
            assert_eq!(read.iter().map(letters).collect::<Vec<_>>(), due);
            breaks += text.matches(END).count();
        }
        assert!(breaks > 10_000, "{breaks}");
    }
}
