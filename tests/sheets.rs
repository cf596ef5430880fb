//! Sheets of boards of every kind: what must hold of each of them in each language.

use crate::desk::{Row, column, rows};
use crate::program::{Arguments, program};
use crate::support::cells;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Output;

const LANGUAGES: [&str; 3] = ["en", "nl", "pl"];

/// Boards of every kind: a name, if the sheet is held to what was read by eye (`golden.rs`), and how the board is shown.
pub(crate) fn kinds() -> impl Iterator<Item = [&'static str; 2]> {
    cells(include_str!("sheets/of_every_kind.txt"))
}

fn run<'a>(arguments: impl Arguments<'a>) -> Output {
    program(arguments).output().unwrap()
}

fn shown(file: &str, game: &str, language: &str) -> String {
    let output = run(&["show", file, "--game", game, "--lang", language]);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_sheet_fits_a_terminal_of_80_columns() {
    for language in LANGUAGES {
        for game in 1..=24 {
            let text = shown("samples/club-evening.pbn", &game.to_string(), language);
            let widest = text.lines().map(|line| line.chars().count()).max();
            assert!(widest <= Some(80), "{language} {game}: {widest:?}");
        }
    }
}

#[test]
fn names_do_no_harm_on_a_terminal() {
    for game in ["1", "2", "3", "4"] {
        let text = shown("tests/sheets/names.pbn", game, "en");
        let steers = |letter: char| letter.is_control() && letter != '\n' || letter == '\u{202e}';
        assert!(!text.contains(steers), "{game}: {text:?}");
        let rows = |text: &str| {
            text.lines()
                .filter(|line| line.starts_with("  1  N"))
                .count()
        };
        assert_eq!(rows(&text), 1, "{text}");
    }
    let long = shown("tests/sheets/names.pbn", "3", "en");
    let widest = long
        .lines()
        .map(|line| line.chars().filter(|it| *it != '\u{301}').count())
        .max();
    assert!(widest <= Some(80), "{widest:?}");
}

#[test]
fn a_page_on_standard_output_is_the_sheet_of_the_reports_byte_for_byte() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let file = "samples/effects/matchpoints.pbn";
    assert!(run(&["check", file, "-o", out]).status.success());
    let mut pages = 0;
    for row in rows(folder.path().join("review.csv")) {
        let sheet = alone(&sheet(folder.path(), &row["id"]));
        let places = if cfg!(target_os = "linux") {
            &["-", "/dev/stdout"][..]
        } else {
            &["-"]
        };
        for place in places {
            let shown = run(&["show", file, "--game", &row["game"], "--html", place]);
            assert!(shown.status.success() && shown.stderr.is_empty());
            let page = String::from_utf8(shown.stdout).unwrap();
            assert_eq!(page.matches("<!--").count(), 1, "the fingerprint: {page}");
            assert_eq!(alone(&page), sheet);
        }
        pages += usize::from(sheet.contains("class=\"effect\""));
    }
    assert!(pages > 0, "no sheet with an effect");
}

/// A sheet without the way to others, and without its fingerprint.
fn alone(sheet: &str) -> String {
    let (sheet, _) = sheet.rsplit_once("<!--").unwrap();
    match (sheet.split_once("<nav>"), sheet.split_once("</nav>\n")) {
        (Some((before, _)), Some((_, behind))) => [before, behind].concat(),
        _ => sheet.to_owned(),
    }
}

#[test]
fn sheets_lead_to_the_one_before_the_one_behind_and_the_index() {
    for jobs in ["1", "4"] {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().to_str().unwrap();
        let check = ["check", "samples", "-q", "-j", jobs, "-o", out];
        assert!(run(&check).status.success());
        let ids = column(folder.path(), "review.csv", "id");
        let sheets: Vec<_> = ids
            .iter()
            .map(|id| crate::desk::sheet(folder.path(), id))
            .collect();
        let name = |place: usize| sheets.get(place)?.file_name()?.to_str();
        for (place, (id, sheet)) in ids.iter().zip(&sheets).enumerate() {
            let page = fs::read_to_string(sheet).unwrap();
            let (nav, _) = page.split_once("</nav>").unwrap();
            let link = |relation: &str| {
                let (_, rest) = nav.split_once(&format!("rel=\"{relation}\" href=\""))?;
                rest.split('"').next()
            };
            assert!(
                nav.contains(&format!("<a href=\"../index.html#{id}\">")),
                "{nav}"
            );
            assert_eq!(link("prev"), place.checked_sub(1).and_then(name));
            assert_eq!(link("next"), name(place + 1));
        }
        let names: std::collections::BTreeSet<_> = sheets.iter().collect();
        assert_eq!(names.len(), ids.len(), "a name was given twice");
    }
}

#[test]
fn all_sheets_of_an_event_are_in_one_document_each_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let files = [
        "samples/club-evening.pbn",
        "samples/effects/matchpoints.pbn",
    ];
    assert!(
        run(&["check", files[0], files[1], "-q", "-o", out])
            .status
            .success()
    );
    let print =
        fs::read_to_string(folder.path().join("sheets/print-01-club-evening.html")).unwrap();
    let articles: Vec<_> = print.split("<article class=\"").skip(1).collect();
    assert_eq!(articles.len(), 7);
    for (article, board) in articles
        .iter()
        .zip(["03", "07", "10", "14", "17", "20", "22"])
    {
        let name = format!("sheets/board-{board}-table-2.html");
        let sheet = fs::read_to_string(folder.path().join(name)).unwrap();
        let (_, body) = sheet.split_once("<main>\n").unwrap();
        let (content, _) = body.split_once("</main>").unwrap();
        assert!(article.contains(content), "{board}");
    }
    assert!(!print.contains("<nav>"));
    let index = fs::read_to_string(folder.path().join("index.html")).unwrap();
    assert!(index.contains("href=\"sheets/print-01-club-evening.html\""));
}

/// The sheet of a board with the slips beside its file, on a terminal and on a page, each as one line without markup.
fn texts(file: &str, game: &str, language: &str) -> [String; 2] {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("page.html");
    let slips = file.replace(".pbn", ".slips.csv");
    let mut of_board = vec!["show", file, "--game", game, "--lang", language];
    if Path::new(&slips).exists() {
        of_board.extend(["--slips", &slips]);
    }
    let output = run(&of_board);
    let with = ["--html", page.to_str().unwrap()];
    assert!(run(&[&of_board[..], &with].concat()).status.success());
    let html = fs::read_to_string(&page).unwrap();
    [
        String::from_utf8(output.stdout).unwrap(),
        without_markup(&html),
    ]
    .map(|text| in_one_line(&text))
}

/// The text of a page.
pub(crate) fn without_markup(page: &str) -> String {
    let (head, rest) = page.split_once("<script>").unwrap_or((page, ""));
    let body = rest.split_once("</script>").map_or(rest, |(_, body)| body);
    let page = [head, body].concat();
    let parts = page.split('<').filter(|part| !part.starts_with("style"));
    let parts = parts.map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    let text = parts.collect::<String>();
    let text = text.replace("&#39;", "'").replace("&#62;", ">");
    text.replace('\u{fe0e}', "") // a sign of a suit as text
}

/// A text without its lines and the frames of a terminal.
pub(crate) fn in_one_line(text: &str) -> String {
    let words = text.split_whitespace().filter(|it| *it != "\u{2502}");
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn what_the_director_told_stands_on_the_sheet_in_three_languages() {
    for [file, game, language, words] in cells(include_str!("sheets/told.txt")) {
        for text in texts(file, game, language) {
            assert!(text.contains(words), "{file} {game}: {words}\n{text}");
        }
    }
}

#[test]
fn whether_the_card_not_played_lay_open_is_asked_by_edition_and_number() {
    for [file, game, laws, language, words] in cells(include_str!("sheets/faced.txt")) {
        let show = [
            "show", file, "--game", game, "--laws", laws, "--lang", language,
        ];
        let text = String::from_utf8(run(&show).stdout).unwrap();
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(words), "{laws} {language}: {words}\n{text}");
    }
}

/// All sheets of the samples and cases, below a folder that goes away.
fn audited(arguments: &[&str]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let check = [
        "check",
        "samples",
        "tests/cases",
        "tests/sheets",
        "--quiet",
        "--out",
        out,
        "--sheets",
        "all",
    ];
    let output = run(&[&check[..], arguments].concat());
    assert!(output.status.success(), "{output:?}");
    folder
}

#[test]
fn sheets_are_the_same_for_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let evening = fs::read_to_string("samples/club-evening.pbn").unwrap();
    let nameless = fs::read_to_string("tests/sheets/hidden.pbn").unwrap();
    let nameless = nameless.replace("[Board ", "[Bored ");
    let event = folder.path().join("a & b.pbn");
    let boards = format!("{evening}\n{nameless}\n");
    let by_others = |round| boards.replace("[North \"", &format!("[North \"{round}"));
    fs::write(&event, (0..40).map(by_others).collect::<String>()).unwrap();
    let written = ["1", "8"].map(|jobs| {
        let out = folder.path().join(jobs);
        let out = out.to_str().unwrap();
        let arguments = ["check", event.to_str().unwrap(), "samples/effects", "-o"];
        let output = run(&[&arguments[..], &[out, "--sheets", "all", "-j", jobs]].concat());
        assert!(output.status.success(), "{output:?}");
        let pages = fs::read_dir(Path::new(out).join("sheets")).unwrap();
        let pages = pages.map(|page| page.unwrap().path());
        pages
            .map(|page| {
                let name = page.file_name().unwrap().to_owned();
                (name, fs::read_to_string(page).unwrap())
            })
            .collect::<BTreeMap<_, _>>()
    });
    assert!(written[0].len() > 1000, "{}", written[0].len());
    assert!(written[0] == written[1]);
    let (_, last) = written[0]
        .iter()
        .find(|(_, page)| page.contains("<h1>Game 1000</h1>"))
        .unwrap();
    assert!(
        last.contains("a &#38; b.pbn</bdi>:") && !last.contains('\0'),
        "{last}"
    );
}

fn sheet(folder: &Path, id: &str) -> String {
    fs::read_to_string(crate::desk::sheet(folder, id)).unwrap()
}

#[test]
fn the_points_of_a_sheet_are_those_of_effects_csv() {
    let folder = audited(&[]);
    // IMPs have their sign on a sheet, and the minus of print
    let shown = |row: &Row, column: &str| {
        let points = row[column].replace('-', "\u{2212}");
        let is_gain = row["points_unit"] == "IMP" && points != "0" && row[column] == points;
        if is_gain {
            format!("+{points}")
        } else {
            points
        }
    };
    let rows = rows(folder.path().join("effects.csv"));
    for row in &rows {
        let page = sheet(folder.path(), &row["id"]);
        let (_, line) = page.split_once("<p class=\"effect\">").unwrap();
        let line = line.split('<').next().unwrap().replace('\u{2011}', "-");
        let side = ["N-S", "E-W"][usize::from(row["side"] == "EW")];
        let [before, after] = ["points_before", "points_after"].map(|name| shown(row, name));
        let text = format!("{side} {before} → {after}");
        assert!(line.contains(&text), "{text}: {line}");
        if !row["percent_before"].is_empty() {
            let text = format!("({}% → {}%)", row["percent_before"], row["percent_after"]);
            assert!(line.contains(&text), "{text}: {line}");
        }
    }
    assert!(rows.len() > 10, "{}", rows.len());
}

#[test]
fn the_clauses_of_a_sheet_are_those_of_revokes_csv() {
    let folder = audited(&[]);
    let place = |row: &Row| (row["file"].clone(), row["game"].clone());
    let mut by_board: BTreeMap<(String, String), Vec<Row>> = BTreeMap::new();
    for row in rows(folder.path().join("revokes.csv")) {
        by_board.entry(place(&row)).or_default().push(row);
    }
    let mut compared = 0;
    for row in rows(folder.path().join("review.csv")) {
        let Some(revokes) = by_board.get(&place(&row)) else {
            continue;
        };
        let page = sheet(folder.path(), &row["id"]);
        let marked = page.split("<dd><span class=\"clause\">").skip(1);
        let shown: Vec<_> = marked.map(|rest| rest.split_once('<').unwrap().0).collect();
        let clauses = revokes
            .iter()
            .take(4)
            .flat_map(|row| row["clauses"].split(' '));
        assert_eq!(shown, clauses.collect::<Vec<_>>(), "{}", row["id"]);
        compared += shown.len();
    }
    assert!(compared > 60, "{compared}");
}

#[test]
fn sheets_need_nothing_else_and_are_small() {
    const MOST: usize = 64 << 10;
    let folder = audited(&["--lang", "nl"]);
    let pages = fs::read_dir(folder.path().join("sheets")).unwrap();
    let pages: Vec<_> = pages.map(|it| it.unwrap().path()).collect();
    assert!(pages.len() > 100, "{}", pages.len());
    for page in pages {
        let text = fs::read_to_string(&page).unwrap();
        // the only address is the one of the hand viewer, which nothing but a click opens
        let text = text.replacen(
            "\"https://www.bridgebase.com/tools/handviewer.html?lin=\"",
            "",
            1,
        );
        let home = env!("CARGO_MANIFEST_DIR");
        for outside in [
            home,
            "<script src",
            "fetch(",
            "<img",
            "<link",
            "url(",
            "http:",
            "https:",
        ] {
            assert!(!text.contains(outside), "{page:?} holds {outside}");
        }
        let name = page.file_name().unwrap().to_str().unwrap();
        let is_of_many = name.starts_with("print") || name.starts_with("boards");
        assert!(is_of_many || text.len() <= MOST, "{name}: {}", text.len());
    }
}

#[test]
fn names_do_no_harm_on_a_page() {
    let folder = audited(&["--lang", "pl"]);
    let review = rows(folder.path().join("review.csv"));
    let own = |game: &str| {
        let is_own = |row: &&Row| row["file"].ends_with("names.pbn") && row["game"] == game;
        sheet(folder.path(), &review.iter().find(is_own).unwrap()["id"])
    };
    let markup = own("1");
    let name = "<bdi>&#60;script&#62;alert(1)&#60;/script&#62;&#38;amp;</bdi>";
    assert!(markup.contains(name), "{markup}");
    assert!(markup.contains("{{ 7*7 }}"), "{markup}");
    let directions = own("2");
    let name = "<bdi>\u{5d3}\u{5d5}\u{5d3} \u{5db}\u{5d4}\u{5df}</bdi>";
    assert!(directions.contains(name), "{directions}");
    let steers = |letter: char| letter.is_control() && letter != '\n' || letter == '\u{202e}';
    assert!(!directions.contains(steers), "{directions}");
    assert!(!own("3").contains(&"W".repeat(100)));
    assert!(own("4").contains("=1+1"));
}

#[test]
fn only_the_boards_that_are_asked_for_get_a_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let sheets = |arguments: &[&str]| {
        let check = ["check", "samples/club-evening.pbn", "--quiet", "--out", out];
        assert!(run(&[&check[..], arguments].concat()).status.success());
        fs::read_dir(folder.path().join("sheets")).map_or(0, Iterator::count)
    };
    assert_eq!(sheets(&["--sheets", "all"]), 24 + 1);
    assert_eq!(sheets(&[]), 7 + 1);
    assert_eq!(sheets(&["--sheets", "none"]), 0);
    assert!(!folder.path().join("sheets").exists());
}

/// The box of a sheet on a terminal, as one line.
fn verdict(game: usize, language: &str) -> String {
    let [text, _] = texts("tests/sheets/kinds.pbn", &game.to_string(), language);
    let (_, rest) = text.split_once('\u{250c}').unwrap();
    let (verdict, _) = rest.split_once('\u{2514}').unwrap();
    let words = verdict.split([' ', '\u{2502}', '\u{2500}', '\u{2510}']);
    let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

/// What the verdict of each board of `kinds.pbn` opens with, and what else it says.
const VERDICTS: &str = include_str!("sheets/kinds.verdicts.txt");

#[test]
fn a_headline_is_the_reason_and_the_index_says_what_review_csv_says() {
    let slips = "tests/sheets/kinds.slips.csv";
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let check = [
        "check",
        "tests/sheets/kinds.pbn",
        "--slips",
        slips,
        "-q",
        "-o",
        out,
    ];
    assert!(run(&check).status.success());
    for (number, told) in (1..).zip(VERDICTS.split("\n\n")) {
        let (opens, says) = told.trim_end().split_once('\n').unwrap_or((told, ""));
        let text = verdict(number, "en");
        assert!(text.starts_with(opens), "{number}: {text}");
        assert!(text.contains(says), "{number}: {text}");
        assert!(!text.contains("No revoke"), "{number}: {text}");
    }
    let index = fs::read_to_string(folder.path().join("index.html")).unwrap();
    for row in rows(folder.path().join("review.csv")) {
        let (_, cells) = index
            .split_once(&format!("<tr id=\"{}\"", row["id"]))
            .unwrap();
        let (_, cell) = cells.split_once("<td class=\"said\">").unwrap();
        let (cell, _) = cell.split_once("</td>").unwrap();
        assert_eq!(as_recorded(cell), row["what_happened"]);
    }
}

/// A cell of a page as text, with cards and contracts as a record spells them.
fn as_recorded(cell: &str) -> String {
    let mut text = String::new();
    for piece in cell.split('<') {
        text.push_str(piece.rsplit('>').next().unwrap());
    }
    let spelled = [
        ("\u{fe0e}", ""),
        ("\u{2660}", "S"),
        ("\u{2665}", "H"),
        ("\u{2666}", "D"),
        ("\u{2663}", "C"),
        ("\u{2212}", "-"),
        ("&#39;", "'"),
        ("&#34;", "\""),
    ];
    let text = spelled
        .iter()
        .fold(text, |text, (from, to)| text.replace(from, to));
    ["S", "H", "D", "C"].iter().fold(text, |text, suit| {
        text.replace(&format!("{suit}10"), &format!("{suit}T"))
    })
}

#[test]
fn only_what_a_table_can_answer_is_asked_and_once() {
    let asked = |file: &str, game: &str| {
        let [text, _] = texts(file, game, "en");
        let (_, rest) = text.split_once("This ruling assumes:").unwrap_or_default();
        let end = rest.find("Law 64C").unwrap_or(rest.len());
        rest[..end].to_owned()
    };
    let both = asked("tests/cases/doubtful-basis-of-64B7.pbn", "1");
    assert!(both.contains("really played"), "{both}");
    assert!(!both.contains("64B7"), "{both}");
    let late = asked("tests/sheets/kinds.pbn", "3");
    assert!(!late.contains("64B4") && !late.contains("64B5"), "{late}");
    let several = asked("samples/rulings/cases/D32.pbn", "1");
    for words in ["called on the next deal", "round ended", "penalty card"] {
        assert_eq!(several.matches(words).count(), 1, "{words}: {several}");
    }
    for game in 1..=5 {
        let text = asked("samples/laws/2017/several.pbn", &game.to_string());
        assert!(!text.contains("none of  was"), "{text}");
    }
}

#[test]
fn there_is_room_for_a_decision() {
    let text = shown("samples/club-evening.pbn", "22", "en");
    let (_, decision) = text.split_once("  Ruling _").unwrap();
    let lines = decision
        .lines()
        .take_while(|line| line.ends_with("____") && !line.contains("Director"));
    assert!(lines.count() >= 4, "{decision}");
    let page = run("show samples/club-evening.pbn --board 22 --html -");
    let page = String::from_utf8(page.stdout).unwrap();
    let (_, decision) = page.split_once("class=\"decision\"").unwrap();
    let (lines, _) = decision.split_once("class=\"sign\"").unwrap();
    assert!(
        lines.matches("<i contenteditable").count() >= 8,
        "{decision}"
    );
    let print_size = |game| {
        let page = run(&[
            "show",
            "tests/sheets/kinds.pbn",
            "--game",
            game,
            "--html",
            "-",
        ]);
        let page = String::from_utf8(page.stdout).unwrap();
        let (_, class) = page.split_once("<body class=\"").unwrap();
        class.split('"').next().unwrap().to_owned()
    };
    assert_eq!(["8", "1"].map(print_size), ["sparse", "dense"]);
}
