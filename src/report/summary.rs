//! The closing lines: what was read, what was found, what there is for the director.

use super::causes::{KnownCause, sentence};
use super::urgent::UrgentBoard;
use super::{CopyCounts, SentenceCounts, style, width::width};
use crate::audit::{Ended, FileTally, Read, Tally};
use crate::board::NotAuditable;
use crate::checks::Cause;
use crate::source::printable;
use crate::words::{Key, Message, Name, Words, key, message};
use std::fmt;

/// Counts made while the reports were written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Counts {
    /// Boards for the director by priority.
    pub priorities: [u64; 3],
    /// Findings that were not selected.
    pub hidden: u64,
    /// Files with boards for the director.
    pub troubled: u64,
    /// The files with the most of these boards, and how many.
    pub worst: Vec<(String, u64)>,
    /// What explains faults of many boards, in the order of the reports.
    pub causes: Vec<CauseCount>,
    /// The boards to look at first.
    pub urgent: Vec<UrgentBoard>,
    /// Files without a board, although they were read.
    pub empty: u64,
    /// The first of them.
    pub empties: Vec<String>,
    /// Boards that are copies of others.
    pub copies: CopyCounts,
    /// Sentences in comments that name a revoke.
    pub sentences: SentenceCounts,
    /// Tables whose scores could not be compared, as no more are kept.
    pub uncompared: u64,
}

/// What was counted of a cause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CauseCount {
    /// The cause.
    pub cause: Cause,
    /// The boards that it explains.
    pub boards: u64,
    /// The files with such boards.
    pub files: u64,
    /// The files with the most of them, and how many.
    pub most: Vec<(String, u64)>,
}

/// The most files named in a line.
const NAMED: usize = 3;

impl Counts {
    /// Takes in a file, of which so many boards for the director are shown elsewhere.
    pub(super) fn take(&mut self, file: &FileTally, not_shown: u64) {
        let tally = &file.tally;
        let review = tally.review - not_shown;
        if review > 0 {
            self.troubled += 1;
            keep_most(&mut self.worst, (file.file.clone(), review));
        }
        if tally.games == 0 && file.read == Read::Yes {
            self.empty += 1;
            if self.empties.len() < NAMED {
                self.empties.push(file.file.clone());
            }
        }
    }

    /// Boards for the director, each record once.
    pub(super) const fn for_director(&self, totals: &Tally) -> u64 {
        totals.review - self.copies.not_shown
    }
    /// Takes in a cause of a file.
    pub(super) fn take_cause(&mut self, known: &KnownCause) {
        let place = match self
            .causes
            .binary_search_by_key(&known.cause, |it| it.cause)
        {
            Ok(place) => place,
            Err(place) => {
                let none = CauseCount {
                    cause: known.cause,
                    boards: 0,
                    files: 0,
                    most: Vec::new(),
                };
                self.causes.insert(place, none);
                place
            }
        };
        let count = &mut self.causes[place];
        count.boards += known.boards;
        count.files += 1;
        keep_most(&mut count.most, (known.file.clone(), known.boards));
    }

    /// Those that speak for errors of boards.
    pub(super) fn of_errors(&self) -> impl Iterator<Item = &CauseCount> {
        self.causes.iter().filter(|it| it.cause.is_of_errors())
    }
}

/// Keeps the files with the most boards, those with as many in the order of the input.
fn keep_most(most: &mut Vec<(String, u64)>, file: (String, u64)) {
    let place = most.partition_point(|(_, boards)| *boards >= file.1);
    most.insert(place, file);
    most.truncate(NAMED);
}

/// The closing lines.
#[derive(Debug, Clone, Copy)]
pub struct Summary<'a> {
    /// What was counted in the files.
    pub ended: &'a Ended,
    /// The counts of the reports.
    pub counts: &'a Counts,
    /// The folder that the reports are in.
    pub folder: Option<&'a str>,
    /// The report to begin with, as it is called in the folder.
    pub first: &'a str,
    /// The language of the lines.
    pub words: &'a Words,
}

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.news())?;
        if let Some(account) = self.account() {
            writeln!(f, "{}", self.words.sentence(&account))?;
        }
        self.causes(f)?;
        self.urgent(f)?;
        let lines = [
            self.director(),
            self.worst(),
            self.findings(),
            self.sentences(),
        ];
        let lines = lines.into_iter().flatten();
        let lines = lines.chain(self.copies()).chain(self.empty());
        let lines = lines.chain(self.others());
        for line in lines.chain(self.folder()).chain(self.reservations()) {
            writeln!(f, "{}", self.words.sentence(&line))?;
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
            (0, _) => self.words.word(key!("end-nothing-to-search")).to_owned(),
            (_, 0) => format!("{good}{}{good:#}", self.words.word(key!("end-no-revoke"))),
            _ => format!(
                "{strong}{}{strong:#}",
                self.words.sentence(&self.revokes(totals))
            ),
        };
        let rest = if totals.audited > 0 && totals.review == 0 {
            format!(" {}", self.words.word(key!("end-nothing-for-director")))
        } else {
            String::new()
        };
        format!("{}: {verdict}.{rest}", self.words.sentence(&self.read()))
    }

    /// What the totals do not cover.
    fn reservations(&self) -> impl Iterator<Item = Message> {
        let when = |is_so: bool, message| is_so.then_some(message);
        let lines = [
            when(self.ended.unread, message!("index-unread")),
            when(self.counts.uncompared > 0, message!("end-uncompared")),
            when(
                self.counts.sentences.left_out > 0,
                message!("end-sentences-left-out"),
            ),
            self.counts.copies.reach.map(|boards| {
                let boards = self.number(boards as u64);
                message!("end-copies-missed", boards = boards)
            }),
            when(
                self.ended.deals_left_out > 0,
                message!("end-deals-left-out"),
            ),
            when(self.ended.interrupted, message!("index-interrupted")),
        ];
        lines.into_iter().flatten()
    }

    fn read(&self) -> Message {
        let totals = &self.ended.totals;
        let boards = self.boards(totals.games);
        let played = self.number(totals.with_play);
        let turns = self.counted(key!("end-turns", count, number), totals.turns_to_follow);
        if self.ended.files > 1 {
            let files = self.number(self.ended.files);
            message!(
                "end-read-files",
                boards = boards,
                files = files,
                played = played,
                turns = turns
            )
        } else {
            message!("end-read", boards = boards, played = played, turns = turns)
        }
    }

    /// `3 apparent revokes (1 certain, 2 doubtful)`.
    fn revokes(&self, totals: &Tally) -> Message {
        let [doubtful, likely, certain] = totals.revokes;
        let grades = self.joined(&[
            (
                certain,
                self.counted(key!("end-certain", count, number), certain),
            ),
            (
                likely,
                self.counted(key!("end-likely", count, number), likely),
            ),
            (
                doubtful,
                self.counted(key!("end-doubtful", count, number), doubtful),
            ),
        ]);
        let count = totals.all_revokes();
        let number = self.number(count);
        message!(
            "end-revokes",
            count = count,
            number = number,
            grades = grades
        )
    }

    /// Accounts for every board that was read.
    fn account(&self) -> Option<Message> {
        let totals = &self.ended.totals;
        if totals.not_auditable() == 0 {
            return None;
        }
        let [audited, not, without] = [
            totals.audited,
            totals.not_auditable(),
            totals.without_play(),
        ]
        .map(|count| self.number(count));
        let reasons: Vec<_> = NotAuditable::ALL
            .iter()
            .zip(totals.reasons)
            .filter(|(_, boards)| *boards > 0)
            .map(|(why, boards)| {
                let why = self.words.word(reason(*why));
                format!("{why}: {}", self.number(boards))
            })
            .collect();
        Some(message!(
            "end-account",
            boards = self.boards(totals.games),
            audited = audited,
            not = not,
            reasons = reasons.join("; "),
            without = without
        ))
    }

    fn director(&self) -> Option<Message> {
        let review = self.counts.for_director(&self.ended.totals);
        let [first, second, third] = self.counts.priorities;
        let priorities = [(1u8, first), (2, second), (3, third)].map(|(priority, count)| {
            let number = self.number(count);
            (
                count,
                message!("end-priority", number = number, priority = priority),
            )
        });
        let priorities = self.joined(&priorities);
        (review > 0).then(|| {
            message!(
                "end-director",
                boards = self.boards(review),
                priorities = priorities
            )
        })
    }

    fn findings(&self) -> Option<Message> {
        let [notes, warnings, errors] = self.ended.totals.severities;
        let kinds = self.joined(&[
            (
                errors,
                self.counted(key!("end-errors", count, number), errors),
            ),
            (
                warnings,
                self.counted(key!("end-warnings", count, number), warnings),
            ),
            (notes, self.counted(key!("end-notes", count, number), notes)),
        ]);
        if kinds.is_empty() {
            return None;
        }
        Some(match self.counts.hidden {
            0 => message!("end-findings", kinds = kinds),
            hidden => {
                let hidden = self.number(hidden);
                message!("end-findings-hidden", kinds = kinds, hidden = hidden)
            }
        })
    }

    /// The sentences in comments that name a revoke.
    fn sentences(&self) -> Option<Message> {
        let SentenceCounts {
            sentences,
            recorders,
            shared,
            ..
        } = self.counts.sentences;
        (sentences > 0).then(|| {
            message!(
                "end-sentences",
                number = self.number(sentences),
                recorders = self.number(recorders),
                shared = self.number(shared)
            )
        })
    }

    /// Where the boards for the director are, when there are several files.
    fn worst(&self) -> Option<Message> {
        let Counts {
            troubled, worst, ..
        } = self.counts;
        if self.ended.files < 2 || worst.is_empty() {
            return None;
        }
        let named: Vec<_> = worst
            .iter()
            .map(|(file, boards)| format!("{} ({})", printable(file), self.number(*boards)))
            .collect();
        let is_cut = *troubled > named.len() as u64;
        let named = named.join(", ");
        let (troubled, files) = (self.number(*troubled), self.number(self.ended.files));
        Some(if is_cut {
            message!(
                "end-worst-most",
                troubled = troubled,
                files = files,
                named = named
            )
        } else {
            message!(
                "end-worst",
                troubled = troubled,
                files = files,
                named = named
            )
        })
    }

    /// The table of causes: how many boards and files each explains.
    fn causes(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<_> = self.counts.of_errors().map(|it| self.cause(it)).collect();
        if rows.is_empty() {
            return Ok(());
        }
        let head = [key!("end-causes-boards"), key!("end-causes-files")];
        let head = head.map(|key| self.words.word(key).to_owned());
        let what = self.words.word(key!("end-causes")).to_owned();
        let rows = [(head, what)].into_iter().chain(rows).collect::<Vec<_>>();
        let widths = [0, 1].map(|column| {
            let widths = rows.iter().map(|(figures, _)| width(&figures[column]));
            widths.max().unwrap_or(0)
        });
        for ([boards, files], what) in &rows {
            let [boards, files] = [(boards, widths[0]), (files, widths[1])].map(right_aligned);
            writeln!(f, "{boards}  {files}  {what}")?;
        }
        Ok(())
    }

    /// The figures of a cause, and what it is, with the files that have the most of its boards.
    fn cause(&self, count: &CauseCount) -> ([String; 2], String) {
        let figures = [count.boards, count.files].map(|count| self.number(count));
        let what = self.words.word(sentence(count.cause));
        if self.ended.files < 2 {
            return (figures, what.to_owned());
        }
        let named = count.most.iter();
        let named =
            named.map(|(file, boards)| format!("{} ({})", printable(file), self.number(*boards)));
        let named: Vec<_> = named.collect();
        let rest = if count.files > named.len() as u64 {
            ", ..."
        } else {
            ""
        };
        (figures, format!("{what}: {}{rest}", named.join(", ")))
    }

    /// The boards to look at first.
    fn urgent(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let urgent = &self.counts.urgent;
        if urgent.is_empty() {
            return Ok(());
        }
        writeln!(f, "{}", self.words.word(key!("end-urgent")))?;
        for board in urgent {
            let UrgentBoard {
                priority,
                file,
                line,
                ..
            } = board;
            let name = board.name(self.words);
            let [name, why] = [&name, &board.why].map(|text| printable(text));
            writeln!(f, "  {priority}  {file}:{line}: {name}{why}")?;
        }
        Ok(())
    }

    /// Boards that are copies of others, and the files that hold nothing else.
    fn copies(&self) -> impl Iterator<Item = Message> {
        let copies = &self.counts.copies;
        let line = (copies.boards > 0).then(|| {
            let boards = self.boards(copies.boards);
            let files = self.counted(key!("end-copies-files", count, number), copies.files);
            let count = copies.boards;
            if copies.among_all {
                message!("end-copies", count = count, boards = boards, files = files)
            } else {
                message!(
                    "end-copies-reported",
                    count = count,
                    boards = boards,
                    files = files
                )
            }
        });
        let different = key!("end-copies-different", count, number);
        let different = (copies.different > 0).then(|| self.counted(different, copies.different));
        let named: Vec<_> = copies.named.iter().map(|file| printable(file)).collect();
        let named = named.join(", ");
        let more = copies.whole_files - copies.named.len() as u64;
        let whole = (copies.among_all && copies.whole_files > 0).then(|| {
            let number = self.number(more);
            message!(
                "end-copies-whole",
                named = named,
                count = more,
                number = number
            )
        });
        line.into_iter().chain(different).chain(whole)
    }

    /// Files that were read and contain no board.
    fn empty(&self) -> Option<Message> {
        let count = self.counts.empty;
        let named: Vec<_> = self
            .counts
            .empties
            .iter()
            .map(|file| printable(file))
            .collect();
        let (number, named) = (self.number(count), named.join(", "));
        Some(match count.checked_sub(NAMED as u64) {
            _ if count == 0 => return None,
            None | Some(0) => message!("end-empty", count = count, number = number, named = named),
            Some(more) => {
                let more = self.number(more);
                message!(
                    "end-empty-more",
                    number = number,
                    named = named,
                    more = more
                )
            }
        })
    }

    /// Files that were not read, as their names are not those of PBN or LIN.
    fn others(&self) -> Option<Message> {
        let others = &self.ended.others;
        let count = others.total();
        let kinds: Vec<_> = others
            .by_ending()
            .into_iter()
            .map(|(ending, count)| {
                let ending = match ending {
                    "" => self.words.word(key!("end-other-ending")).to_owned(),
                    ending => printable(ending).into_owned(),
                };
                format!("{} {ending}", self.number(count))
            })
            .collect();
        let (number, kinds) = (self.number(count), kinds.join(", "));
        (count > 0).then(|| message!("end-others", count = count, number = number, kinds = kinds))
    }

    fn folder(&self) -> Option<Message> {
        let folder = printable(self.folder?).into_owned();
        Some(if self.ended.totals.review > 0 {
            message!("end-folder", folder = folder, first = self.first)
        } else {
            message!("end-folder-empty", folder = folder)
        })
    }

    fn boards(&self, count: u64) -> Message {
        self.counted(key!("end-boards", count, number), count)
    }

    fn number(&self, number: u64) -> String {
        self.words.grouped(number)
    }

    /// The counts that are not zero, separated by commas.
    fn joined(&self, counts: &[(u64, Message); 3]) -> String {
        let parts = counts.iter().filter(|(count, _)| *count > 0);
        let parts: Vec<_> = parts.map(|(_, say)| self.words.sentence(say)).collect();
        parts.join(", ")
    }

    /// A message about a count.
    fn counted(&self, key: Key, count: u64) -> Message {
        let number = self.number(count);
        Message::new(
            key,
            vec![
                (const { Name::of("count") }, count.into()),
                (const { Name::of("number") }, number.into()),
            ],
        )
    }
}

/// A text with blanks before it, up to a width.
fn right_aligned((text, columns): (&String, usize)) -> String {
    let blanks = " ".repeat(columns.saturating_sub(width(text)));
    blanks + text
}

/// The message of a reason.
const fn reason(why: NotAuditable) -> Key {
    match why {
        NotAuditable::NoContract => key!("no-contract"),
        NotAuditable::NoDeclarer => key!("no-declarer"),
        NotAuditable::PassedOut => key!("passed-out"),
        NotAuditable::NoLeader => key!("end-no-leader"),
        NotAuditable::InternalFault => key!("internal-fault"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audit::Read;
    use crate::source::Encoding;
    use crate::words::Language;

    fn plain(ended: &Ended, counts: &Counts) -> String {
        plain_in(Language::English, ended, counts)
    }

    fn plain_in(language: Language, ended: &Ended, counts: &Counts) -> String {
        let summary = Summary {
            ended,
            counts,
            folder: None,
            first: "review.csv",
            words: Words::of(language),
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
    fn good_news_is_plain() {
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
        let line = "24 boards read, 22 with play, 1,104 chances to revoke: no revoke found. Nothing for the director.\n";
        assert_eq!(plain(&ended, &Counts::default()), line);
        let dutch = "24 spellen gelezen, 22 met afspel, 1.104 beurten om te bekennen: geen verzaking gevonden. Niets voor de arbiter.\n";
        assert_eq!(plain_in(Language::Dutch, &ended, &Counts::default()), dutch);
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
        let lines = "5 boards read from 2 files, 4 with play, 1 chance to revoke: 2 apparent revokes (1 certain, 1 doubtful).\n\
                     5 boards = 3 audited + 1 not auditable (no declarer is stated: 1) + 1 without play.\n\
                     2 boards for the director: 1 of priority 1, 1 of priority 3.\n\
                     Findings: 2 errors, 1 note (1 not shown).\n\
                     Interrupted: this is what was read until then.\n";
        assert_eq!(plain(&ended, &counts), lines);
        let polish = "Odczytano 5 rozdań, liczba plików: 2, z rozgrywką: 4, 1 tura z dokładaniem do koloru: \
                      2 domniemane fałszywe renonsy (1 pewny, 1 wątpliwy).\n\
                      5 rozdań = skontrolowane: 3 + nie do skontrolowania: 1 (nie podano rozgrywającego: 1) + bez rozgrywki: 1.\n\
                      2 rozdania dla sędziego: 1 o priorytecie 1, 1 o priorytecie 3.\n\
                      Spostrzeżenia: 2 błędy, 1 uwaga (niepokazane: 1).\n\
                      Przerwano: oto, co odczytano do tej chwili.\n";
        assert_eq!(plain_in(Language::Polish, &ended, &counts), polish);
    }

    #[test]
    fn where_nothing_was_audited_there_is_no_good_news() {
        let ended = Ended {
            files: 1,
            unread: true,
            ..Ended::default()
        };
        let lines = "0 boards read, 0 with play, 0 chances to revoke: no card play is recorded, so revokes cannot be looked for.\n\
                     Some input could not be read; the totals cover the rest.\n";
        assert_eq!(plain(&ended, &Counts::default()), lines);
    }

    /// A file, with boards for the director, and boards audited.
    fn file(name: &str, review: u64, audited: u64) -> FileTally {
        let tally = Tally {
            review,
            audited,
            games: audited,
            ..Tally::default()
        };
        FileTally {
            format: None,
            file: name.to_owned(),
            bytes: 0,
            encoding: Encoding::default(),
            tally,
            read: Read::Yes,
        }
    }

    #[test]
    fn files_without_boards_and_files_that_are_not_read_are_named_and_counted() {
        let mut counts = Counts::default();
        for name in ["a", "b", "c"] {
            counts.take(&file(name, 0, 0), 0);
        }
        let mut ended = Ended::default();
        for name in ["x.dup", "y.dup", "README"] {
            ended.others.count(name.as_ref());
        }
        let text = plain(&ended, &counts);
        let lines: Vec<_> = text.lines().skip(1).collect();
        let expected = [
            "3 files contain no board: a, b, c.",
            "3 files are not named as PBN or LIN and were not read: 2 .dup, 1 without an extension.",
        ];
        assert_eq!(lines, expected);
        counts.take(&file("d", 0, 0), 0);
        let text = plain(&Ended::default(), &counts);
        assert!(
            text.ends_with("\n4 files contain no board: a, b, c and 1 more.\n"),
            "{text}"
        );
        let mut one = Counts::default();
        one.take(&file("a", 0, 0), 0);
        assert!(plain(&Ended::default(), &one).ends_with("\nOne file contains no board: a.\n"));
    }

    #[test]
    fn the_files_with_the_most_to_look_at_are_named() {
        let mut counts = Counts::default();
        for (name, review) in [("a", 1), ("b", 0), ("c", 4), ("d", 1), ("e", 2)] {
            counts.take(&file(name, review, 20), 0);
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
        two.take(&file("a", 3, 20), 0);
        let all = "They are in 1 of 2 files: a (3).";
        assert_eq!(line(&two, 2).as_deref(), Some(all));
    }

    #[test]
    fn causes_are_a_table_and_the_first_boards_a_list() {
        let mut counts = Counts::default();
        for (file, boards) in [("a", 16), ("b", 9), ("c", 30), ("d", 2)] {
            counts.take_cause(&KnownCause::made_up(Cause::WrongDeals, file, boards));
        }
        counts.take_cause(&KnownCause::made_up(Cause::Passes, "d", 99));
        counts.take_cause(&KnownCause::made_up(Cause::Filler, "e", 1200));
        counts.urgent.push(UrgentBoard {
            priority: 1,
            file: "a".to_owned(),
            line: 12,
            board: "4".to_owned(),
            room: Some("Open".to_owned()),
            why: ": R101 East ruffed".to_owned(),
        });
        let ended = Ended {
            files: 6,
            ..Ended::default()
        };
        let text = plain(&ended, &counts);
        let lines: Vec<_> = text.lines().skip(1).collect();
        let expected = [
            "boards  files  cause",
            "    57      4  the deals are not those that were played: c (30), a (16), b (9), ...",
            " 1,200      1  cards were filled in that cannot have been played: e (1,200)",
            "Boards to look at first:",
            "  1  a:12: board 4 Open: R101 East ruffed",
        ];
        assert_eq!(lines, expected);
    }
}
