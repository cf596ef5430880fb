//! The closing lines, as a person reads them.

use super::{Counts, Summary};
use crate::audit::{Ended, FileTally, Tally};
use crate::checks::Cause;
use crate::report::fixture::{file_tally, uncoloured};
use crate::report::tables::cause_book::KnownCause;
use crate::report::terminal::screen::Screen;
use crate::report::terminal::statistics::About;
use crate::report::terminal::urgent::UrgentBoard;
use crate::words::{Language, Words};

fn plain(ended: &Ended, counts: &Counts) -> String {
    plain_in(Language::English, ended, counts)
}

/// The lines where nothing is written and no screen is there.
fn summary<'a>(language: Language, ended: &'a Ended, counts: &'a Counts) -> Summary<'a> {
    Summary {
        ended,
        counts,
        folder: None,
        first: "review.csv",
        screen: None,
        hides_notes: false,
        words: Words::of(language),
    }
}

fn plain_in(language: Language, ended: &Ended, counts: &Counts) -> String {
    uncoloured(&summary(language, ended, counts).to_string())
}

/// The end of a run that counted boards, those with play, those audited and the chances to revoke in so many files.
fn counted(files: u64, [games, with_play, audited, turns_to_follow]: [u64; 4]) -> Ended {
    let totals = Tally {
        games,
        with_play,
        audited,
        turns_to_follow,
        ..Tally::default()
    };
    Ended {
        totals,
        files,
        ..Ended::default()
    }
}

#[test]
fn good_news_is_plain() {
    let ended = counted(1, [24, 22, 22, 1104]);
    let line = "24 boards read, 22 with play, 1,104 chances to revoke: no revoke found. Nothing for the director.\n";
    assert_eq!(plain(&ended, &Counts::default()), line);
    let dutch = "24 spellen gelezen, 22 met afspel, 1.104 kansen om te verzaken: geen verzaking gevonden. Niets voor de arbiter.\n";
    assert_eq!(plain_in(Language::Dutch, &ended, &Counts::default()), dutch);
}

#[test]
fn every_board_is_accounted_for() {
    let mut ended = counted(2, [5, 4, 3, 1]);
    ended.interrupted = true;
    let totals = &mut ended.totals;
    (totals.reasons, totals.review) = ([0, 1, 0, 0, 0], 2);
    (totals.revokes, totals.severities) = ([1, 0, 1], [1, 0, 2]);
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
    let polish = "Odczytano 5 rozdań, liczba plików: 2, z rozgrywką: 4, 1 okazja do fałszywego renonsu: \
                  2 domniemane fałszywe renonsy (1 pewny, 1 wątpliwy).\n\
                  5 rozdań = skontrolowane: 3 + nie do skontrolowania: 1 (nie podano rozgrywającego: 1) + bez rozgrywki: 1.\n\
                  2 rozdania dla sędziego: 1 o priorytecie 1, 1 o priorytecie 3.\n\
                  Spostrzeżenia: 2 błędy, 1 uwaga (niepokazane: 1).\n\
                  Przerwano: oto, co odczytano do tej chwili.\n";
    assert_eq!(plain_in(Language::Polish, &ended, &counts), polish);
}

#[test]
fn where_nothing_was_audited_there_is_no_good_news() {
    let mut ended = counted(1, [0; 4]);
    ended.unread = true;
    assert_eq!(
        plain(&ended, &Counts::default()),
        "Nothing could be read.\n"
    );
    let counts = Counts {
        empty: 1,
        empties: vec!["empty.pbn".to_owned()],
        ..Counts::default()
    };
    let lines = "0 boards read.\n\
                 One file contains no board: empty.pbn.\n\
                 Some input could not be read; the totals cover the rest.\n";
    assert_eq!(plain(&ended, &counts), lines);
}

/// A file, with boards for the director, and boards audited.
fn file(name: &str, review: u64, audited: u64) -> FileTally {
    let mut tally = counted(1, [audited, 0, audited, 0]).totals;
    tally.review = review;
    file_tally(name, tally)
}

#[test]
fn the_first_files_without_boards_are_named_and_the_others_counted() {
    let mut counts = Counts::default();
    for (name, line) in [
        ("a", "One file contains no board: a."),
        ("b", "2 files contain no board: a, b."),
        ("c", "3 files contain no board: a, b, c."),
        ("d", "4 files contain no board: a, b, c and 1 more."),
    ] {
        counts.take(&file(name, 0, 0), 0);
        let text = plain(&Ended::default(), &counts);
        assert!(text.ends_with(&format!("\n{line}\n")), "{text}");
    }
}

#[test]
fn the_files_with_the_most_to_look_at_are_named() {
    let mut counts = Counts::default();
    for (name, review) in [("a", 1), ("b", 0), ("c", 4), ("d", 1), ("e", 2)] {
        counts.take(&file(name, review, 20), 0);
    }
    let line = |counts: &Counts, files| {
        let text = plain(&counted(files, [0; 4]), counts);
        let mut lines = text.lines().map(str::to_owned);
        lines.find(|line| line.starts_with("They"))
    };
    let most = "They are in 4 of 5 files, most often in c (4), e (2), a (1).";
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
        counts.take_cause(&KnownCause::made_up(Cause::WrongDeals, file, boards), false);
    }
    counts.take_cause(&KnownCause::made_up(Cause::Passes, "d", 99), false);
    counts.take_cause(&KnownCause::made_up(Cause::Filler, "e", 1200), false);
    counts.urgent.push(UrgentBoard {
        priority: 1,
        file: "a".to_owned(),
        line: 12,
        board: Some("4".to_owned()),
        room: Some("Open".to_owned()),
        why: ": R101 East ruffed".to_owned(),
        ..UrgentBoard::default()
    });
    let text = plain(&counted(6, [0; 4]), &counts);
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

#[test]
fn where_revokes_cannot_be_looked_for_there_is_no_good_news() {
    let played = |with_play, audited| counted(1, [3, with_play, audited, 0]);
    let no_play = "3 boards read, 0 with play, 0 chances to revoke: no card play is recorded, so revokes cannot be looked for.\n";
    assert_eq!(plain(&played(0, 0), &Counts::default()), no_play);
    let broken = "3 boards read, 3 with play, 0 chances to revoke: no recorded play could be replayed, so revokes \
                  cannot be looked for.\n";
    assert!(plain(&played(3, 0), &Counts::default()).starts_with(broken));
    let leads = "3 boards read, 3 with play, 0 chances to revoke: only opening leads or little more are recorded, so \
                 revokes cannot be looked for.\n";
    assert_eq!(plain(&played(3, 3), &Counts::default()), leads);
}

#[test]
fn on_a_screen_all_lines_fit_and_the_list_of_boards_takes_what_is_left() {
    let mut counts = Counts::default();
    for number in 0..60 {
        let name = format!("season of a club with a long name/evening {number}.pbn");
        counts.take(&file(&name, 3, 24), 0);
        let causes = Cause::ALL;
        let cause = causes[number % causes.len()];
        counts.take_cause(&KnownCause::made_up(cause, &name, 9), false);
        counts.statistics.take("S108", About::File);
        counts.statistics.end_file();
        counts.urgent.push(UrgentBoard {
            priority: 2,
            file: name,
            line: 12,
            board: Some(number.to_string()),
            why: ": C109 Result says 9, but the recorded tricks allow 6 to 8".to_owned(),
            ..UrgentBoard::default()
        });
    }
    counts.priorities = [0, 100, 80];
    counts.copies.boards = 70;
    counts.copies.different = 3;
    counts.sentences.sentences = 14;
    let mut ended = counted(60, [1440, 1440, 1440, 30_000]);
    (ended.totals.review, ended.totals.severities) = (180, [60, 0, 180]);
    for language in Language::ALL {
        for (columns, rows) in [(80, 24), (120, 40)] {
            let screen = Screen { columns, rows };
            let summary = Summary {
                folder: Some("reports"),
                screen: Some(screen),
                hides_notes: true,
                ..summary(language, &ended, &counts)
            };
            let text = summary.to_string();
            assert_eq!(screen.lines_of(&text), rows - 1, "{text}");
            assert_eq!(text.lines().count(), rows - 1, "{text}");
        }
    }
}
