//! How pages look, and what a sheet does. Each page holds its style, so that it can be mailed alone; what only people who
//! edit style or script need is left out of it.

use std::sync::LazyLock;

/// A style as pages hold it.
pub(in crate::report) type Style = LazyLock<String>;

pub(in crate::report) static STYLE: Style = Style::new(|| shortened(SHEET_CSS));
/// What a sheet on a screen does: its lines without what stands before them, and without those that are comments.
pub(super) static SCRIPT: Style = Style::new(|| {
    let lines = include_str!("sheet.js").lines().map(str::trim_start);
    let lines = lines.filter(|line| !line.starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
});
/// What the index has besides.
pub(in crate::report) static OF_INDEX: Style = Style::new(|| shortened(INDEX_CSS));
/// What a document of several sheets has besides.
pub(in crate::report) static OF_PRINT: Style = Style::new(|| shortened(PRINT_CSS));
/// What charts have besides.
pub(in crate::report) static OF_CHARTS: Style = Style::new(|| shortened(CHARTS_CSS));

const SHEET_CSS: &str = include_str!("sheet.css");
const INDEX_CSS: &str = include_str!("../index/index.css");
const PRINT_CSS: &str = include_str!("../index/print.css");
const CHARTS_CSS: &str = include_str!("../stats/charts/charts.css");

/// The blanks of a style that mean nothing are those beside these marks, which stand in no string and no selector that
/// would then be another. The sign `+` is not among them: in `calc` it needs its blanks.
const MARKS: [char; 4] = ['{', '}', ';', ','];

/// A style without what it does not need: blanks, and the last semicolon before a brace.
fn shortened(style: &str) -> String {
    let mut short = String::new();
    for word in style.split_ascii_whitespace() {
        // `: ` ends the name of a property; in a selector no blank follows a colon
        let is_beside_mark = short.ends_with(MARKS) || word.starts_with(MARKS);
        if !is_beside_mark && !short.is_empty() && !short.ends_with(':') {
            short.push(' ');
        }
        short.push_str(word);
    }
    short.replace(";}", "}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_are_left_out_where_they_mean_nothing() {
        let long = "@media (max-width: 2px) {\n  .a b, .a > i { font: 1px \"A B\", c;  top: calc(1em + 2px);\n  }\n}\n";
        assert_eq!(
            shortened(long),
            "@media (max-width:2px){.a b,.a > i{font:1px \"A B\",c;top:calc(1em + 2px)}}"
        );
    }

    #[test]
    fn styles_have_no_comment_and_no_string_that_would_be_shortened() {
        for style in [SHEET_CSS, INDEX_CSS, PRINT_CSS] {
            assert!(!style.contains("/*"));
            let strings = style.split('"').skip(1).step_by(2);
            for string in strings {
                assert!(
                    !string.contains(['{', '}', ';', ',', ':', '\n']),
                    "{string}"
                );
                assert!(!string.contains("  "), "{string}");
            }
        }
        assert!(STYLE.len() < 8800, "{}", STYLE.len());
    }
}
