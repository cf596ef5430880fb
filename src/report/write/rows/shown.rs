//! Which findings are shown, and how they are put.

use crate::checks::{Finding, Selection, Severity};
use crate::report::tables::findings::FindingRow;
use crate::report::terminal::diagnostic::Noted;
use crate::words::{Language, Words};

/// Which findings are shown on the terminal and in findings.csv.
#[derive(Debug, Clone)]
pub struct Shown {
    /// Those of these checks,
    pub selection: Selection,
    /// and of this severity or a higher one.
    pub least: Severity,
    /// The lowest severity that is shown with the lines of the record, where any is.
    pub least_in_full: Severity,
    /// The language of the terminal; the table is the same in every language.
    pub language: Language,
}

impl Shown {
    pub(in crate::report) fn holds(&self, finding: &Finding) -> bool {
        finding.severity >= self.least && self.selection.holds(finding.check)
    }

    /// A finding with its row, whose message is English or in the language of the terminal.
    pub(in crate::report) fn noted(
        &self,
        finding: &Finding,
        row: FindingRow,
        is_english: bool,
    ) -> Noted {
        let shown = self.holds(finding);
        let words = Words::of_findings(self.language);
        let is_translated = shown && is_english && words.language() != Language::English;
        Noted {
            row,
            translated: is_translated.then(|| words.sentence(&finding.message)),
            severity: finding.severity,
            shown,
            relation: finding.relation,
            cause: finding.cause,
            ..Noted::default()
        }
    }
}
