//! A page on a terminal: without the marks of its source, headings on the left, the rest indented and wrapped.

use textwrap::{Options, WordSplitter};

/// Longer lines are hard to read, however wide the terminal is.
const WIDEST: usize = 80;

/// As wide as the terminal, within reason; 80 columns where there is none.
pub(super) fn width() -> usize {
    textwrap::termwidth().clamp(20, WIDEST)
}

/// A heading and the text under it, whose own title is left out.
pub(super) fn page(heading: &str, text: &str, width: usize) -> String {
    let mut page = PageText {
        text: format!("{heading}\n"),
        open: String::new(),
        width,
    };
    let mut is_verbatim = false;
    for line in text.lines() {
        if line.starts_with("```") {
            page.close();
            is_verbatim = !is_verbatim;
        } else if is_verbatim {
            page.text.push_str(format!("    {line}").trim_end());
            page.text.push('\n');
        } else {
            page.add(line);
        }
    }
    page.close();
    page.text
}

/// Names one after the other, commas between them.
pub(super) fn names(names: &[&str], width: usize) -> String {
    fill(&names.join(", "), width)
}

/// A page being made.
struct PageText {
    text: String,
    /// The paragraph, or the item of a list, whose end was not met.
    open: String,
    width: usize,
}

impl PageText {
    /// Adds a line that is not verbatim.
    fn add(&mut self, line: &str) {
        if line.is_empty() {
            self.close();
            if !self.text.ends_with("\n\n") {
                self.text.push('\n');
            }
        } else if let Some(heading) = line.strip_prefix("## ") {
            self.text.push_str(heading);
            self.text.push('\n');
        } else if !line.starts_with("# ") {
            if line.starts_with("- ") {
                self.close();
            }
            if !self.open.is_empty() {
                self.open.push(' ');
            }
            self.open.push_str(line.trim());
        }
    }

    /// Ends the paragraph.
    fn close(&mut self) {
        if !self.open.is_empty() {
            self.text.push_str(&fill(&self.open, self.width));
            self.open.clear();
        }
    }
}

/// A paragraph, indented and wrapped; the further lines of an item stand under its words. A value with a hyphen, as it
/// is typed, is not broken.
fn fill(text: &str, width: usize) -> String {
    let further = if text.starts_with("- ") { "    " } else { "  " };
    let options = Options::new(width)
        .initial_indent("  ")
        .subsequent_indent(further)
        .word_splitter(WordSplitter::NoHyphenation)
        .break_words(false);
    let mut filled = textwrap::fill(text, options);
    filled.push('\n');
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_wrapped_but_for_what_stands_verbatim() {
        let text = "# Title\n\n## One\n\nFirst line\nand second.\n\n- an item that\n  is long\n- another\n\n\
                    ```text\nH4 HJ SQ HA     trick 6\n\nend\n```\n\n## Two\n\nLast.\n";
        let expected = "head\n\nOne\n\n  First line and\n  second.\n\n  - an item that is\n    long\n  - another\n\n\
                        \x20   H4 HJ SQ HA     trick 6\n\n    end\n\nTwo\n\n  Last.\n";
        assert_eq!(page("head", text, 20), expected);
    }

    #[test]
    fn a_value_is_not_broken_at_its_hyphens() {
        let printed = page("head", "Value: `next-call-others`.\n", 18);
        assert_eq!(printed, "head\n  Value:\n  `next-call-others`.\n");
    }

    #[test]
    fn names_are_wrapped() {
        assert_eq!(
            names(&["file", "line", "game"], 14),
            "  file, line,\n  game\n"
        );
    }
}
