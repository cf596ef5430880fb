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

/// A file, with boards for the director, and boards audited.
fn file(name: &str, review: u64, audited: u64) -> FileTally {
    let tally = Tally {
        games: audited,
        audited,
        review,
        ..Tally::default()
    };
    file_tally(name, tally)
}

/// The lines of a run in which so much was counted: words with a name and numbers, or a cause or a file and how much is of it.
fn lines(language: &str, words: &str) -> String {
    let (mut ended, mut counts) = (Ended::default(), Counts::default());
    ended.files = 1;
    let totals = &mut ended.totals;
    for word in words.split_whitespace() {
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        let (of, rest) = value.split_once(':').unwrap_or(("", value));
        let numbers = rest.split(',').map(|it| it.parse().unwrap_or(0));
        let numbers: Vec<u64> = numbers.collect();
        let three = || numbers[..].try_into().unwrap();
        match name {
            "files" => ended.files = numbers[0],
            "boards" => totals.games = numbers[0],
            "play" => totals.with_play = numbers[0],
            "audited" => totals.audited = numbers[0],
            "turns" => totals.turns_to_follow = numbers[0],
            "review" => totals.review = numbers[0],
            "undeclared" => totals.reasons[1] = numbers[0],
            "revokes" => totals.revokes = three(),
            "severities" => totals.severities = three(),
            "priorities" => counts.priorities = three(),
            "hidden" => counts.hidden = numbers[0],
            "interrupted" => ended.interrupted = true,
            "unread" => ended.unread = true,
            "file" => counts.take(&file(of, numbers[0], numbers[1]), 0),
            "urgent" => counts.urgent.push(UrgentBoard {
                priority: 1,
                file: "a".to_owned(),
                line: 12,
                board: Some("4".to_owned()),
                room: Some("Open".to_owned()),
                why: ": R101 East ruffed".to_owned(),
                ..UrgentBoard::default()
            }),
            name => {
                let cause = Cause::ALL.into_iter().find(|it| it.name() == name);
                counts.take_cause(&KnownCause::made_up(cause.unwrap(), of, numbers[0]), false);
            }
        }
    }
    let language = Language::ALL.into_iter().find(|it| it.code() == language);
    uncoloured(&summary(language.unwrap(), &ended, &counts).to_string())
}

#[test]
fn runs_are_told_as_their_list_has_it() {
    hold!("runs.txt", lines);
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
    let ended = Ended {
        totals: Tally {
            games: 1440,
            with_play: 1440,
            audited: 1440,
            turns_to_follow: 30_000,
            review: 180,
            severities: [60, 0, 180],
            ..Tally::default()
        },
        files: 60,
        ..Ended::default()
    };
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
