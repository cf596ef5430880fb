//! Numbers as a sentence shows them.

/// `1 board`, `24 boards`.
pub(super) fn counted(count: u64, word: &str) -> String {
    format!(
        "{} {word}{}",
        grouped(count),
        if count == 1 { "" } else { "s" }
    )
}

/// A number with a comma between its thousands.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands() {
        let grouped = [0, 999, 1000, 1_234_567].map(grouped);
        assert_eq!(grouped, ["0", "999", "1,000", "1,234,567"]);
    }

    #[test]
    fn one_board_and_many() {
        assert_eq!(counted(1, "board"), "1 board");
        assert_eq!(counted(1104, "turn"), "1,104 turns");
    }
}
