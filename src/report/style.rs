//! Colours. They are always written; where they are not wanted, `cli` strips them.

use crate::checks::Severity;
use anstyle::{AnsiColor, Style};

/// Emphasis, neither good nor bad.
pub(super) const STRONG: Style = Style::new().bold();
/// Line numbers, arrows and bars.
pub(super) const FRAME: Style = AnsiColor::Blue.on_default().bold();
/// What proves a finding.
pub(super) const PROOF: Style = AnsiColor::Blue.on_default();
/// Good news.
pub(super) const GOOD: Style = AnsiColor::Green.on_default().bold();

pub(super) const fn of(severity: Severity) -> Style {
    match severity {
        Severity::Error => AnsiColor::Red.on_default().bold(),
        Severity::Warning => AnsiColor::Yellow.on_default().bold(),
        Severity::Note => AnsiColor::Cyan.on_default().bold(),
    }
}
