use super::*;
use crate::audit::Collector;
use crate::checks::{Selection, Severity};
use crate::report::fixture::{Record, with_case};
use crate::report::terminal::text::Format;

#[test]
fn a_clean_board_is_not_asked_for() {
    let shown = Shown {
        selection: Selection::default(),
        least: Severity::Note,
        least_in_full: Severity::Note,
        language: Language::English,
    };
    let terminal = Terminal::new(Vec::new(), Format::JsonLines, Language::English);
    let reports = Reports::new(shown, terminal, None, None, Asked::default());
    let clean = Record {
        play: "",
        ..Record::default()
    };
    with_case(&clean, |case, _| {
        assert!(!reports.collector().wants(case, &[]));
    });
    with_case(&Record::default(), |case, _| {
        assert!(reports.collector().wants(case, &[]));
    });
}
