//! A year of weekly runs: each board is asked about once, and no decision is lost, whichever file it is written in.

use crate::browser::Browser;
use crate::decided_on_page::{CHOOSE, saved};
use crate::desk::{Desk, book, column, fill_in, review_files};
use std::collections::BTreeMap;
use std::fs::File;
use std::time::{Duration, SystemTime};

const WEEKS: usize = 52;
/// New boards a week.
const BOARDS: usize = 3;

/// A board of the season. Every third one has no play, and a score that is not that of the result.
pub(crate) fn board(number: usize) -> String {
    let player = |text: String, seat: &str| {
        text.replace(&format!("[{seat} \""), &format!("[{seat} \"{number} "))
    };
    let tag = format!("[Board \"{}\"]", name(number));
    let (_, text) = crate::desk::REVOKE.split_once("PBN 2.1\n").unwrap();
    let mut text = text.replace("[Board \"5\"]", &tag);
    if number % 3 == 2 {
        let (tags, _) = text.split_once("[Play ").unwrap();
        text = format!("{tags}[Score \"NS 150\"]\n");
    }
    let seats = ["North", "East", "South", "West"];
    seats.into_iter().fold(text, player) + "\n"
}

/// The number on a board, with the dealer and the vulnerability of board 5.
fn name(number: usize) -> String {
    (5 + 16 * number).to_string()
}

/// The file of a week: the season, which grows and is called otherwise now and then, or only the evening. In some weeks
/// the games come in another order, or names are spelled otherwise.
fn file(week: usize) -> (String, String) {
    let evening = BOARDS * (week - 1)..BOARDS * week;
    let season = 0..BOARDS * week;
    let (file, boards) = match week % 4 {
        0 => ("evening.pbn".to_owned(), evening),
        1 => ("season.pbn".to_owned(), season),
        _ => (format!("season {week}.pbn"), season),
    };
    let mut boards: Vec<_> = boards.map(board).collect();
    if week.is_multiple_of(5) {
        boards.reverse();
    }
    let text = boards.concat();
    match week % 7 {
        0 => (
            file,
            text.replace("Vetch", "V. Etch")
                .replace("Made-up", "The season"),
        ),
        _ => (file, text),
    }
}

/// What a director does from week to week.
struct Director {
    desk: Desk,
    browser: Option<Browser>,
    /// The folder of the last reports.
    folder: String,
    /// Boards that he has put on a list.
    list: Vec<String>,
    /// What he has decided, by board; nothing for a board on a list.
    decided: BTreeMap<String, String>,
    /// Boards of the last week on which two files say something different.
    twice: Vec<String>,
}

/// Where a director writes in a week.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Where {
    List,
    Table,
    Workbook,
    /// On the page, if there is a browser; what it saves is put into the folder.
    Page,
    /// In both, and not the same; what he wrote last counts.
    TableThenWorkbook,
    WorkbookThenTable,
}

impl Where {
    fn of(week: usize) -> Self {
        match (week % 10, week % 8) {
            (9, _) => Self::List,
            (_, 1 | 4) => Self::Workbook,
            (_, 2) => Self::TableThenWorkbook,
            (_, 6) => Self::WorkbookThenTable,
            (_, 5 | 0) => Self::Page,
            _ => Self::Table,
        }
    }
}

impl Director {
    /// Runs the program: into the same folder, or into another one with the last as what is known.
    fn check(&mut self, week: usize) {
        let (file, text) = file(week);
        self.desk.write(&file, text);
        let mut args = vec!["check".to_owned(), file];
        let mut know = |old: String| args.extend(["--known".to_owned(), old]);
        if week % 6 == 3 {
            let folder = format!("out {week}");
            know(std::mem::replace(&mut self.folder, folder));
        }
        if !self.list.is_empty() {
            self.desk.write("list.txt", self.list.join("\n"));
            know("list.txt".to_owned());
            self.list.clear();
        }
        args.extend(["-o".to_owned(), self.folder.clone()]);
        let args: Vec<_> = args.iter().map(String::as_str).collect();
        let ran = self.desk.run(&args).exits(0);
        let mut due = std::mem::take(&mut self.twice);
        for line in ran.err.lines() {
            let (id, rest) = line.split_once(' ').unwrap();
            assert!(
                rest.starts_with("was decided twice: "),
                "week {week}: {line}"
            );
            let place = due.iter().position(|it| it == id);
            due.remove(place.unwrap_or_else(|| panic!("week {week}: {line}")));
        }
        assert!(due.is_empty(), "week {week}: {due:?} is not said");
    }

    /// The boards that nobody has decided on, each with its id.
    fn asked(&self) -> BTreeMap<String, String> {
        let rows = self.of("board").into_iter().zip(self.of("id"));
        let rows = rows.zip(self.of("known"));
        let open = rows.filter(|(_, known)| known.is_empty());
        let open: Vec<_> = open.map(|(row, _)| row).collect();
        let asked = BTreeMap::from_iter(open.clone());
        assert_eq!(asked.len(), open.len(), "no board is asked about twice");
        asked
    }

    /// Decides on boards, or puts them on a list.
    fn decide(&mut self, week: usize, asked: &BTreeMap<String, String>) {
        let place = Where::of(week);
        if place == Where::List {
            self.list.extend(asked.values().cloned());
            let boards = asked.keys().cloned();
            self.decided
                .extend(boards.map(|board| (board, String::new())));
            return;
        }
        if place == Where::TableThenWorkbook {
            self.write(Where::Table, asked, |_| "record-error");
        } else if place == Where::WorkbookThenTable {
            self.write(Where::Workbook, asked, |_| "record-error");
        }
        let decision = |place: usize| ["stands", "tricks=10", "apply"][(week + place) % 3];
        match place {
            Where::Workbook | Where::TableThenWorkbook => {
                self.write(Where::Workbook, asked, decision);
            }
            Where::Page if self.browser.is_some() => self.write_on_page(asked, decision),
            _ => self.write(Where::Table, asked, decision),
        }
        if matches!(place, Where::TableThenWorkbook | Where::WorkbookThenTable) {
            self.twice = asked.values().cloned().collect();
        }
        let boards = asked.keys().cloned().enumerate();
        self.decided
            .extend(boards.map(|(place, board)| (board, decision(place).to_owned())));
    }

    /// Writes a decision on each board into a file, and the board as a note. What was written before is older.
    fn write(
        &self,
        place: Where,
        asked: &BTreeMap<String, String>,
        decision: impl Fn(usize) -> &'static str,
    ) {
        let table = format!("{}/review.csv", self.folder);
        let workbook = self.desk.path(&format!("{}/review.xlsx", self.folder));
        for file in [&self.desk.path(&table), &workbook] {
            let file = File::options().write(true).open(file).unwrap();
            let before = SystemTime::now() - Duration::from_mins(1);
            file.set_modified(before).unwrap();
        }
        for (number, (board, id)) in asked.iter().enumerate() {
            let decision = decision(number);
            if place == Where::Workbook {
                book::decide(&workbook, id, [decision, board]);
            } else {
                let cells = [("director_decision", decision), ("director_note", board)];
                fill_in(&self.desk, &table, board, &cells);
            }
        }
    }

    /// Writes the same on the page.
    fn write_on_page(
        &mut self,
        asked: &BTreeMap<String, String>,
        decision: impl Fn(usize) -> &'static str,
    ) {
        let Some(browser) = &mut self.browser else {
            return;
        };
        let folder = self.desk.path(&self.folder);
        browser.open(&folder.join("index.html"), "");
        let acts = asked.keys().enumerate().map(|(number, board)| {
            let chosen = match decision(number).split_once("tricks=") {
                Some((_, tricks)) => {
                    format!("await detail({board}, 'tricks', [['tricks', {tricks}]]);")
                }
                None => format!("choose({board}, '{}');", decision(number)),
            };
            format!("{chosen} note({board}, '{board}');")
        });
        let acts: String = acts.collect();
        browser.says(&format!("(async () => {{ {CHOOSE} {acts} }})()"));
        saved(browser, &folder);
    }

    /// A column of the last review.csv.
    fn of(&self, name: &str) -> Vec<String> {
        column(&self.desk.path(&self.folder), "review.csv", name)
    }
}

#[test]
fn each_board_is_asked_about_once_and_no_decision_is_lost() {
    let mut director = Director {
        desk: Desk::with(&[]),
        browser: Browser::start(),
        folder: "out".to_owned(),
        list: Vec::new(),
        decided: BTreeMap::new(),
        twice: Vec::new(),
    };
    for week in 1..=WEEKS {
        director.check(week);
        let asked = director.asked();
        let mut due: Vec<_> = (BOARDS * (week - 1)..BOARDS * week).map(name).collect();
        due.sort();
        assert_eq!(
            asked.keys().cloned().collect::<Vec<_>>(),
            due,
            "week {week}"
        );
        director.decide(week, &asked);
    }
    let season: String = (0..BOARDS * WEEKS).map(board).collect();
    director.desk.write("year.pbn", season);
    let ran = director
        .desk
        .run(&["check", "year.pbn", "-o", &director.folder])
        .exits(0);
    assert!(
        ran.out.contains("Nothing new for the director."),
        "{}",
        ran.out
    );
    let boards = || director.of("board").into_iter();
    let stand: BTreeMap<_, _> = boards().zip(director.of("director_decision")).collect();
    assert_eq!(stand, director.decided);
    for ((board, note), known) in boards()
        .zip(director.of("director_note"))
        .zip(director.of("known"))
    {
        let (due, how) = match director.decided[&board].as_str() {
            "" => ("", "listed"),
            _ => (board.as_str(), "decided"),
        };
        assert_eq!((note.as_str(), known.as_str()), (due, how));
    }
    let files = review_files(&director.desk, &director.folder);
    assert!(
        !files.iter().any(|file| file.contains("kept")
            || file.contains("held")
            || file.contains("decisions")),
        "{files:?}"
    );
}

/// The boards that a page lists, by their ids.
fn listed(page: &str) -> Vec<String> {
    let rows = page.split("<tr id=\"").skip(1);
    rows.map(|row| row.split('"').next().unwrap().to_owned())
        .collect()
}

#[test]
fn a_season_of_more_boards_than_a_page_takes_has_pages() {
    const SEASON: usize = 2_100;
    const PAGE: usize = 2_000;
    let season: String = (0..SEASON).map(board).collect();
    let desk = Desk::with(&[("in/season.pbn", &season)]);
    desk.run("check in -q -o out").exits(0);
    let index = desk.read("out/index.html");
    assert_eq!(listed(&index).len(), PAGE);
    assert!(index.contains("<p>2,100 boards for the director, 1,400 of them urgent.</p>"));
    assert!(index.contains("2,000 most urgent of 2,100 boards"));
    let urgent = "<td class=\"priority\">1</td>";
    assert_eq!(index.matches(urgent).count(), 1_400);
    assert!(index.contains(", 66 of priority 1"), "of the second page");
    assert!(!index.contains("sheets/print"), "too many to print at once");
    // the folder is told once
    assert_eq!(index.matches("<bdi>in/").count(), 1);
    let pages = ["boards-0001.html", "boards-0002.html"];
    let texts = pages.map(|page| {
        assert!(index.contains(&format!("href=\"sheets/{page}\"")), "{page}");
        desk.read(&format!("out/sheets/{page}"))
    });
    assert!(!desk.path("out/sheets/boards-0003.html").exists());
    assert!(texts[0].contains("<a rel=\"next\" href=\"boards-0002.html\">Next page"));
    assert!(texts[1].contains("<a rel=\"prev\" href=\"boards-0001.html\">"));
    let mut all: Vec<_> = texts.iter().flat_map(|text| listed(text)).collect();
    let mut due = column(&desk.path("out"), "review.csv", "id");
    assert_eq!(due.len(), SEASON);
    for ids in [&mut all, &mut due] {
        ids.sort();
    }
    assert_eq!(all, due);
    for text in &texts {
        let links = text
            .split("<th class=\"board\" scope=\"row\"><a href=\"")
            .skip(1);
        for link in links.map(|link| link.split('"').next().unwrap()) {
            assert!(desk.path("out/sheets").join(link).is_file(), "{link}");
        }
    }
}
