//! How pages look. Each page holds its style, so that it can be mailed alone; what only people who edit the style need
//! is left out of it.

/// The style of every page.
pub(in crate::report) const STYLE: &str = text(&SHEET);
/// What the index has besides.
pub(in crate::report) const OF_INDEX: &str = text(&INDEX);
/// What a document of several sheets has besides.
pub(in crate::report) const OF_PRINT: &str = text(&PRINT);
/// What charts have besides.
pub(in crate::report) const OF_CHARTS: &str = text(&CHARTS);

const SHEET_CSS: &str = include_str!("sheet.css");
const INDEX_CSS: &str = include_str!("../index/index.css");
const PRINT_CSS: &str = include_str!("../index/print.css");
const CHARTS_CSS: &str = include_str!("../stats/charts/charts.css");
const SHEET: [u8; length(SHEET_CSS)] = shortened(SHEET_CSS);
const INDEX: [u8; length(INDEX_CSS)] = shortened(INDEX_CSS);
const PRINT: [u8; length(PRINT_CSS)] = shortened(PRINT_CSS);
const CHARTS: [u8; length(CHARTS_CSS)] = shortened(CHARTS_CSS);

const fn text(style: &'static [u8]) -> &'static str {
    match str::from_utf8(style) {
        Ok(text) => text,
        Err(_) => panic!("only ASCII is left out"),
    }
}

/// The blanks of a style that mean nothing are those beside these marks, which stand in no string and no selector that
/// would then be another. The sign `+` is not among them: in `calc` it needs its blanks.
const fn is_mark(byte: u8) -> bool {
    matches!(byte, b'{' | b'}' | b';' | b',')
}

/// The next byte of a style that is kept, from a place on, where another byte was kept before; and its place.
const fn next(style: &[u8], mut place: usize, before: u8) -> Option<(u8, usize)> {
    let mut blank = false;
    while place < style.len() && style[place].is_ascii_whitespace() {
        blank = true;
        place += 1;
    }
    if place == style.len() {
        return None;
    }
    // `: ` ends the name of a property; in a selector no blank follows a colon
    let has_blank = blank && !is_mark(before) && before != b':' && !is_mark(style[place]);
    if has_blank {
        return Some((b' ', place - 1));
    }
    Some((style[place], place))
}

/// The last semicolon before a brace.
const fn is_idle(style: &[u8], byte: u8, place: usize) -> bool {
    byte == b';' && matches!(next(style, place + 1, byte), Some((b'}', _)))
}

const fn length(style: &str) -> usize {
    let style = style.as_bytes();
    let (mut length, mut place, mut before) = (0, 0, b';');
    while let Some((byte, at)) = next(style, place, before) {
        if !is_idle(style, byte, at) {
            length += 1;
        }
        (place, before) = (at + 1, byte);
    }
    length
}

const fn shortened<const LENGTH: usize>(style: &str) -> [u8; LENGTH] {
    let style = style.as_bytes();
    let mut short = [0; LENGTH];
    let (mut length, mut place, mut before) = (0, 0, b';');
    while let Some((byte, at)) = next(style, place, before) {
        if !is_idle(style, byte, at) {
            short[length] = byte;
            length += 1;
        }
        (place, before) = (at + 1, byte);
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_are_left_out_where_they_mean_nothing() {
        const LONG: &str = "@media (max-width: 2px) {\n  .a b, .a > i { font: 1px \"A B\", c;  top: calc(1em + 2px);\n  }\n}\n";
        const SHORT: [u8; length(LONG)] = shortened(LONG);
        assert_eq!(
            str::from_utf8(&SHORT).unwrap(),
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
        assert!(STYLE.len() < 7400, "{}", STYLE.len());
    }
}
