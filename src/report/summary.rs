//! The closing lines: what was read, what was found, what there is for the director.

use super::numbers::{counted, grouped};
use super::style;
use super::width::clean;
use crate::audit::{Ended, FileTally, Tally};
use crate::board::NotAuditable;
use std::fmt;

/// What was counted on the way to the reports.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Counts {
    /// Boards for the director by priority.
    pub priorities: [u64; 3],
    /// Findings that were not asked for.
    pub hidden: u64,
    /// Files with boards for the director.
    pub troubled: u64,
    /// Those with the most of them, and how many.
    pub worst: Vec<(String, u64)>,
    /// Files with the deals of other boards: wrong deals, and boards audited.
    pub misdealt: Vec<(String, u64, u64)>,
    /// Tables whose scores could not be compared, as no more are kept.
    pub uncompared: u64,
}

/// So many files are named in a line.
const NAMED: usize = 3;

impl Counts {
    /// Takes in a file.
    pub(super) fn take(&mut self, file: &FileTally) {
        let tally = &file.tally;
        if tally.review > 0 {
            self.troubled += 1;
            // behind those with as many: files come in input order
            let place = self
                .worst
                .partition_point(|(_, boards)| *boards >= tally.review);
            self.worst.insert(place, (file.file.clone(), tally.review));
            self.worst.truncate(NAMED);
        }
        if let Some(wrong) = tally.wrong_deals() {
            let name = file.file.clone();
            self.misdealt.push((name, wrong, tally.audited));
        }
    }
}

/// The closing lines.
#[derive(Debug, Clone, Copy)]
pub struct Summary<'a> {
    /// What was counted in the files.
    pub ended: &'a Ended,
    /// What was counted on the way.
    pub counts: &'a Counts,
    /// The folder that the reports are in.
    pub folder: Option<&'a str>,
}

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = [
            self.news(),
            self.account(),
            self.director(),
            self.worst(),
            self.findings(),
            self.misdealt(),
            self.folder(),
        ];
        for line in lines.iter().map(String::as_str).chain(self.reservations()) {
            if !line.is_empty() {
                writeln!(f, "{line}")?;
            }
        }
        Ok(())
    }
}

impl Summary<'_> {
    /// The one line that everybody reads.
    fn news(&self) -> String {
        let totals = &self.ended.totals;
        let (good, strong) = (style::GOOD, style::STRONG);
        let verdict = match (totals.audited, totals.all_revokes()) {
            (0, _) => "nothing to find a revoke in.".to_owned(),
            (_, 0) => format!("{good}no revoke found{good:#}."),
            _ => format!("{strong}{}{strong:#}.", revokes(totals)),
        };
        let rest = if totals.audited > 0 && totals.review == 0 {
            " Nothing for the director."
        } else {
            ""
        };
        format!("{}: {verdict}{rest}", self.read())
    }

    /// What the figures do not hold.
    fn reservations(&self) -> [&'static str; 3] {
        let said = |holds: bool, words| if holds { words } else { "" };
        [
            said(
                self.ended.unread,
                "Not everything could be read: the figures are of the rest.",
            ),
            said(
                self.counts.uncompared > 0,
                "Not all tables could be kept until the end: effects.csv compares the first of them.",
            ),
            said(
                self.ended.interrupted,
                "Interrupted: this is what was read until then.",
            ),
        ]
    }

    fn read(&self) -> String {
        let totals = &self.ended.totals;
        let files = if self.ended.files > 1 {
            format!(" from {} files", grouped(self.ended.files))
        } else {
            String::new()
        };
        let boards = counted(totals.games, "board");
        let turns = counted(totals.turns_to_follow, "turn");
        format!(
            "{boards} read{files}, {} with play, {turns} to follow",
            grouped(totals.with_play)
        )
    }

    /// Boards in are boards accounted for.
    fn account(&self) -> String {
        let totals = &self.ended.totals;
        if totals.not_auditable() == 0 {
            return String::new();
        }
        let [audited, not, without] = [
            totals.audited,
            totals.not_auditable(),
            totals.without_play(),
        ]
        .map(grouped);
        let reasons: Vec<_> = NotAuditable::ALL
            .iter()
            .zip(totals.reasons)
            .filter(|(_, boards)| *boards > 0)
            .map(|(why, boards)| format!("{}: {}", why.reason(), grouped(boards)))
            .collect();
        format!(
            "{} = {audited} audited + {not} not auditable ({}) + {without} without play.",
            counted(totals.games, "board"),
            reasons.join("; ")
        )
    }

    fn director(&self) -> String {
        let review = self.ended.totals.review;
        if review == 0 {
            return String::new();
        }
        let priorities = (1..)
            .zip(self.counts.priorities)
            .filter(|(_, count)| *count > 0);
        let parts: Vec<_> = priorities
            .map(|(number, count)| format!("{} of priority {number}", grouped(count)))
            .collect();
        format!(
            "{} for the director: {}.",
            counted(review, "board"),
            parts.join(", ")
        )
    }

    fn findings(&self) -> String {
        let [notes, warnings, errors] = self.ended.totals.severities;
        let kinds = [(errors, "error"), (warnings, "warning"), (notes, "note")];
        let parts: Vec<_> = kinds
            .iter()
            .filter(|it| it.0 > 0)
            .map(|&(count, word)| counted(count, word))
            .collect();
        let hidden = match self.counts.hidden {
            0 => String::new(),
            hidden => format!(" ({} not shown)", grouped(hidden)),
        };
        if parts.is_empty() {
            String::new()
        } else {
            format!("Findings: {}{hidden}.", parts.join(", "))
        }
    }

    /// Where the boards for the director are, when there are several files.
    fn worst(&self) -> String {
        let Counts {
            troubled, worst, ..
        } = self.counts;
        if self.ended.files < 2 || worst.is_empty() {
            return String::new();
        }
        let named: Vec<_> = worst
            .iter()
            .map(|(file, boards)| format!("{} ({})", clean(file), grouped(*boards)))
            .collect();
        let most = if *troubled > named.len() as u64 {
            "most in "
        } else {
            ""
        };
        let (troubled, files) = (grouped(*troubled), grouped(self.ended.files));
        format!(
            "They are in {troubled} of {files} files: {most}{}.",
            named.join(", ")
        )
    }

    /// One verdict on each file of which most boards have the cards of others.
    fn misdealt(&self) -> String {
        let verdict = |(file, wrong, audited): &(String, u64, u64)| {
            let name = if self.ended.files > 1 {
                format!("{}: ", clean(file))
            } else {
                String::new()
            };
            let (wrong, audited) = (grouped(*wrong), grouped(*audited));
            format!(
                "{name}{wrong} of {audited} deals do not fit their play: they are probably those of another session."
            )
        };
        let lines: Vec<_> = self.counts.misdealt.iter().map(verdict).collect();
        lines.join("\n")
    }

    fn folder(&self) -> String {
        let Some(folder) = self.folder else {
            return String::new();
        };
        let first = if self.ended.totals.review > 0 {
            "review.csv comes first"
        } else {
            "review.csv is empty"
        };
        format!("Reports are in {}: {first}.", super::width::clean(folder))
    }
}

/// `3 apparent revokes (1 certain, 2 doubtful)`.
fn revokes(totals: &Tally) -> String {
    let [doubtful, likely, certain] = totals.revokes;
    let grades = [
        (certain, "certain"),
        (likely, "likely"),
        (doubtful, "doubtful"),
    ];
    let parts: Vec<_> = grades
        .iter()
        .filter(|it| it.0 > 0)
        .map(|(count, word)| format!("{} {word}", grouped(*count)))
        .collect();
    format!(
        "{} ({})",
        counted(totals.all_revokes(), "apparent revoke"),
        parts.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audit::Read;
    use crate::source::Encoding;

    fn plain(ended: &Ended, counts: &Counts) -> String {
        let summary = Summary {
            ended,
            counts,
            folder: None,
        };
        let mut text = summary.to_string();
        for style in [style::GOOD, style::STRONG] {
            text = text
                .replace(&style.render().to_string(), "")
                .replace(&style.render_reset().to_string(), "");
        }
        text
    }

    #[test]
    fn good_news_is_said_plainly() {
        let totals = Tally {
            games: 24,
            with_play: 22,
            audited: 22,
            turns_to_follow: 1104,
            ..Tally::default()
        };
        let ended = Ended {
            totals,
            files: 1,
            ..Ended::default()
        };
        let line = "24 boards read, 22 with play, 1,104 turns to follow: no revoke found. Nothing for the director.\n";
        assert_eq!(plain(&ended, &Counts::default()), line);
    }

    #[test]
    fn every_board_is_accounted_for() {
        let totals = Tally {
            games: 5,
            with_play: 4,
            audited: 3,
            reasons: [0, 1, 0, 0, 0],
            turns_to_follow: 1,
            revokes: [1, 0, 1],
            review: 2,
            severities: [1, 0, 2],
            ..Tally::default()
        };
        let ended = Ended {
            totals,
            files: 2,
            interrupted: true,
            ..Ended::default()
        };
        let counts = Counts {
            priorities: [1, 0, 1],
            hidden: 1,
            ..Counts::default()
        };
        let lines = "5 boards read from 2 files, 4 with play, 1 turn to follow: 2 apparent revokes (1 certain, 1 doubtful).\n\
                     5 boards = 3 audited + 1 not auditable (no declarer is stated: 1) + 1 without play.\n\
                     2 boards for the director: 1 of priority 1, 1 of priority 3.\n\
                     Findings: 2 errors, 1 note (1 not shown).\n\
                     Interrupted: this is what was read until then.\n";
        assert_eq!(plain(&ended, &counts), lines);
    }

    #[test]
    fn where_nothing_was_audited_there_is_no_good_news() {
        let ended = Ended {
            files: 1,
            unread: true,
            ..Ended::default()
        };
        let lines = "0 boards read, 0 with play, 0 turns to follow: nothing to find a revoke in.\n\
                     Not everything could be read: the figures are of the rest.\n";
        assert_eq!(plain(&ended, &Counts::default()), lines);
    }

    /// A file, with boards for the director, boards audited, and deals that do not fit.
    fn file(name: &str, review: u64, audited: u64, wrong: u64) -> FileTally {
        let mut tally = Tally {
            review,
            audited,
            games: audited,
            ..Tally::default()
        };
        let checks = crate::checks::all().iter();
        let place = checks.into_iter().position(|check| check.code == "D104");
        tally.findings[place.unwrap()] = wrong;
        FileTally {
            file: name.to_owned(),
            bytes: 0,
            encoding: Encoding::default(),
            tally,
            read: Read::Yes,
        }
    }

    #[test]
    fn the_files_with_the_most_to_look_at_are_named() {
        let mut counts = Counts::default();
        for (name, review) in [("a", 1), ("b", 0), ("c", 4), ("d", 1), ("e", 2)] {
            counts.take(&file(name, review, 20, 0));
        }
        let ended = |files| Ended {
            files,
            ..Ended::default()
        };
        let line = |counts: &Counts, files| {
            let text = plain(&ended(files), counts);
            text.lines()
                .find(|line| line.starts_with("They"))
                .map(str::to_owned)
        };
        let most = "They are in 4 of 5 files: most in c (4), e (2), a (1).";
        assert_eq!(line(&counts, 5).as_deref(), Some(most));
        assert_eq!(line(&counts, 1), None);
        let mut two = Counts::default();
        two.take(&file("a", 3, 20, 0));
        let all = "They are in 1 of 2 files: a (3).";
        assert_eq!(line(&two, 2).as_deref(), Some(all));
    }

    #[test]
    fn a_file_with_the_deals_of_other_boards_has_one_verdict() {
        let mut counts = Counts::default();
        counts.take(&file("few", 2, 2, 2));
        counts.take(&file("half", 9, 18, 9));
        assert_eq!(counts.misdealt, []);
        for name in ["a", "b", "c", "d"] {
            counts.take(&file(name, 16, 18, 16));
        }
        let ended = Ended {
            files: 6,
            ..Ended::default()
        };
        let text = plain(&ended, &counts);
        let verdict =
            "16 of 18 deals do not fit their play: they are probably those of another session.";
        let told: Vec<_> = text.lines().filter(|it| it.ends_with(verdict)).collect();
        let each = ["a", "b", "c", "d"].map(|name| format!("{name}: {verdict}"));
        assert_eq!(told, each, "{text}");
    }
}
