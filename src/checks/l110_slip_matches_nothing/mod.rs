#![doc = include_str!("en.md")]

use super::Finding;
use crate::source::Span;

check! {
    "L110" "slip-matches-nothing", Warning, "none";
    since "0.1.0", asked never
}

/// The finding of a slip of this kind about which no board was found; `boards` are its keys in words.
pub fn unmatched(kind: &str, boards: &str) -> Finding {
    let of = if boards.is_empty() {
        String::new()
    } else {
        format!(" of {boards}")
    };
    let message = format!("`{kind}`{of}: no board that was read is meant");
    Finding::new(&CHECK, Span::default(), message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_names_the_keys() {
        let message = unmatched("claim", "board 5, room Open").text();
        assert_eq!(
            message,
            "`claim` of board 5, room Open: no board that was read is meant"
        );
        assert!(unmatched("claim", "").text().starts_with("`claim`: no"));
    }
}
