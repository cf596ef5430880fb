//! Where lines end beside comments.

use super::grammar::comment;

/// Whether a line ends in the gap between two tokens, and not within a comment in it.
pub fn ends_line(gap: &[u8]) -> bool {
    let mut rest = gap;
    let opens = |byte: &u8| matches!(byte, b'\r' | b'\n' | b'{' | b';');
    while let Some(at) = rest.iter().position(opens) {
        match comment(&rest[at..]) {
            Ok((behind, _)) => rest = behind,
            Err(_) => return true,
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_ends_in_a_comment_ends_no_row() {
        for (gap, due) in [
            ("SA ", false),
            ("SA {x\ny} {z\n} ", false),
            ("SA {x} \r", true),
            ("SA ; {x\n", true),
            ("SA {x\n} ; y\n", true),
        ] {
            assert_eq!(ends_line(gap.as_bytes()), due, "{gap}");
        }
    }
}
