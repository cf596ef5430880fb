//! What a ruling takes for granted, in words.

use super::revoke_words::RuledRevoke;
use super::words::tricks;
use crate::laws::{Assumption, Fact};

impl RuledRevoke<'_> {
    /// What is taken for granted, where it makes a difference.
    pub(super) fn assumed(&self) -> String {
        let assumptions = self.ruling.assumptions.iter();
        let mut said: Vec<String> = Vec::new();
        for it in assumptions.filter(|it| it.otherwise != 0) {
            let text = self.assumption(*it);
            if !said.contains(&text) {
                said.push(text);
            }
        }
        said.push(self.equity_stays().to_owned());
        said.join("; ")
    }

    /// Whose equity is, and whether it can still be looked at.
    fn equity_stays(&self) -> &'static str {
        let mut facts = self.board.conduct.remarks.iter().map(|it| it.fact);
        if facts.any(|fact| fact == Fact::CorrectionPeriod { open: false }) {
            "equity (64C) can no longer be looked at: the time for a correction is over (79C, 92B)"
        } else {
            "equity (64C) stays with the director"
        }
    }

    fn assumption(&self, it: Assumption) -> String {
        match it.clause {
            "64B4" | "64B5" => "attention was drawn in time (64B4, 64B5)".to_owned(),
            "64B3" if self.board.edition.edition().faced_card_exempts => {
                "the card not played was no penalty or faced card (64B3)".to_owned()
            }
            "64B3" => "the card not played was no penalty card (64B3)".to_owned(),
            "63A3" => "the agreement that ended the play established it (63A3)".to_owned(),
            "63A" => "it became established (63A)".to_owned(),
            "64B8" => {
                "the revokes of this trick were not corrected together (62C3, 64B8)".to_owned()
            }
            "64B1" => format!(
                "{} won a trick that is not recorded (64B1)",
                self.offenders()
            ),
            clause @ ("64B2" | "64B7" | "64C") => format!(
                "the other revoke counts; without it {clause} falls and {} would be due",
                tricks(it.figures().next().unwrap_or_default())
            ),
            "62D" => format!(
                "the hands were back in the board; if not, trick 12 put right leaves {} (62D)",
                either_tricks(it.figures())
            ),
            clause => clause.to_owned(),
        }
    }
}

/// `9 or 10 tricks`, `1 trick`.
fn either_tricks(figures: impl Iterator<Item = u8>) -> String {
    let figures: Vec<_> = figures.map(|figure| figure.to_string()).collect();
    let tricks = if figures == ["1"] { "trick" } else { "tricks" };
    format!("{} {tricks}", figures.join(" or "))
}
