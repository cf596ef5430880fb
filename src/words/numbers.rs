//! Numbers as a sentence or a row shows them.

use std::fmt;

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

/// A number of at most two decimals, in hundredths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Decimal(pub i64);

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        f.write_str(if self.0 < 0 { "-" } else { "" })?;
        f.write_str(itoa::Buffer::new().format(whole))?; // tables have many
        if rest == 0 {
            return Ok(());
        }
        f.write_str(if rest < 10 { ".0" } else { "." })?;
        f.write_str(itoa::Buffer::new().format(if rest % 10 == 0 { rest / 10 } else { rest }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_as_short_as_they_can_be() {
        let spelled = [-5, 0, 50, 105, -1230, 700].map(|it| Decimal(it).to_string());
        assert_eq!(spelled, ["-0.05", "0", "0.5", "1.05", "-12.3", "7"]);
    }

    #[test]
    fn thousands() {
        let grouped = [0, 999, 1000, 1_234_567].map(grouped);
        assert_eq!(grouped, ["0", "999", "1,000", "1,234,567"]);
    }
}
