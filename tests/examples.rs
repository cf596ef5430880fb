//! The examples on the page of each check: it reports the first, and not the second.
//!
//! A page shows the few lines that matter, and this test puts them into a whole board, `src/checks/examples/clean.pbn`, or
//! `revoke.pbn` if the block says `revoke`. The words after the language of a block say what it is:
//!
//! - ` ```pbn finding `: the check reports this board;
//! - ` ```pbn clean `: it does not;
//! - ` ```lin finding `, ` ```lin clean `: the same of a file in LIN, as it is;
//! - ` ```csv finding `: slips; with no board of their own, they are about the whole board;
//! - `boards`: each paragraph is a board of its own, put into the whole board;
//! - `whole`: a file as it is.

use crate::desk::Desk;
use pbn_audit::checks::{self, Check};

const CLEAN: &str = include_str!("../src/checks/examples/clean.pbn");
const REVOKE: &str = include_str!("../src/checks/examples/revoke.pbn");
const COLUMNS: &str = "file,game,board,room,table,round,kind,trick,seat,card,value,tricks,note\n";

/// What these lines stand for is left out on a page.
const REST: &str = "...";

/// No record brings a fault of the program about.
const WITHOUT_EXAMPLE: &str = "S901";

/// A block of a page: the words behind its fence, and its lines.
#[derive(Debug, PartialEq, Eq)]
struct Block {
    words: Vec<String>,
    text: String,
}

impl Block {
    fn is(&self, word: &str) -> bool {
        self.words.iter().any(|it| it == word)
    }
}

fn blocks(page: &str) -> Vec<Block> {
    let fenced = page.split("```").skip(1).step_by(2);
    let blocks = fenced.map(|block| {
        let (words, text) = block.split_once('\n').unwrap();
        let words = words.split(' ').map(str::to_owned).collect();
        Block {
            words,
            text: signs(text),
        }
    });
    blocks.collect()
}

/// With the characters that a page shows by signs: `␀` and its kin, and `aaa... (300 letters)`.
fn signs(text: &str) -> String {
    let text: String = text.chars().map(control).collect();
    let Some((before, behind)) = text.split_once("... (") else {
        return text;
    };
    let (count, behind) = behind.split_once(" letters)").unwrap();
    let letter = before.chars().last().unwrap().to_string();
    format!("{before}{}{behind}", letter.repeat(count.parse().unwrap()))
}

fn control(sign: char) -> char {
    match sign {
        '\u{2400}'..='\u{241f}' => char::from_u32(sign as u32 - 0x2400).unwrap(),
        _ => sign,
    }
}

/// The codes that are reported on an example.
fn codes(example: &[&Block]) -> Vec<String> {
    let board = if example.iter().any(|it| it.is("revoke")) {
        REVOKE
    } else {
        CLEAN
    };
    let of = |language: &str| example.iter().find(|it| it.is(language));
    let record = of("pbn").map_or_else(|| board.to_owned(), |block| record(block, board));
    let (name, record) = match of("lin") {
        Some(block) => ("friday.lin", block.text.clone()),
        None => ("friday.pbn", record),
    };
    let desk = Desk::with(&[(name, &record)]);
    let mut args = vec!["check", name, "-q", "--preview", "--format", "json-lines"];
    if let Some(slips) = of("csv") {
        let rows = slips.text.trim_start_matches(COLUMNS);
        desk.write("slips.csv", format!("{COLUMNS}{rows}"));
        args.extend(["--slips", "slips.csv"]);
    }
    let ran = desk.run(&args);
    assert!(matches!(ran.code, Some(0 | 1)), "{example:?} {ran:?}");
    let code = |line: &str| {
        let found: serde_json::Value = serde_json::from_str(line).unwrap();
        found["code"].as_str().unwrap().to_owned()
    };
    ran.out.lines().map(code).collect()
}

/// The record that a block stands for.
fn record(block: &Block, board: &str) -> String {
    if block.is("whole") {
        let tags = tags(&block.text).into_iter();
        return tags.map(|tag| tag.filled(&[])).collect();
    }
    if block.is("boards") {
        let boards = block.text.split("\n\n").map(|it| put_into(it, board));
        return boards.collect::<Vec<_>>().join("\n");
    }
    put_into(&block.text, board)
}

/// A tag with the lines under it.
struct Tag<'a> {
    /// Nothing for lines before the first tag.
    name: &'a str,
    lines: Vec<&'a str>,
}

fn tags(text: &str) -> Vec<Tag<'_>> {
    let mut tags = vec![Tag {
        name: "",
        lines: Vec::new(),
    }];
    for line in text.lines() {
        if let Some(tag) = line.strip_prefix('[') {
            let end = tag.find(|it: char| !it.is_alphanumeric());
            tags.push(Tag {
                name: &tag[..end.unwrap()],
                lines: Vec::new(),
            });
        }
        tags.last_mut().unwrap().lines.push(line);
    }
    tags
}

/// The lines of a page in the place of those of the board that have the same tags. Escape lines (`%`) come first; tags that
/// the board does not have come before its auction.
fn put_into(lines: &str, board: &str) -> String {
    let escapes = lines.lines().take_while(|line| line.starts_with('%'));
    let escapes: String = escapes.flat_map(|line| [line, "\n"]).collect();
    let own = tags(&lines[escapes.len()..]);
    let board = tags(board);
    let is_own = |tag: &Tag<'_>| {
        own.iter()
            .any(|it| it.name == tag.name && !it.name.is_empty())
    };
    let place = board.iter().rposition(is_own);
    let place = place.or_else(|| board.iter().position(|it| it.name == "Auction"));
    let place = place.unwrap_or(board.len());
    let kept = |tags: &[Tag<'_>]| -> String {
        let tags = tags.iter().filter(|it| !is_own(it));
        tags.map(|it| it.filled(&[])).collect()
    };
    let filled: String = own.iter().map(|it| it.filled(&board)).collect();
    format!(
        "{escapes}{}{filled}{}",
        kept(&board[..place]),
        kept(&board[place..])
    )
}

impl Tag<'_> {
    /// The lines, with those of the board's tag in place of `...`. In the play, a row `; trick 6` stands in the place of that
    /// row. In a deal, `...` are the hands that are left.
    fn filled(&self, board: &[Tag<'_>]) -> String {
        let same = board.iter().find(|it| it.name == self.name);
        let rest = same.and_then(|it| it.lines.get(1..)).unwrap_or_default();
        let (mut text, mut next) = (String::new(), 0);
        for (place, line) in self.lines.iter().enumerate() {
            if *line == REST {
                let until = self.lines[place + 1..].iter().find_map(|it| trick(it));
                let until = until.unwrap_or(rest.len());
                text.extend(rest[next..until].iter().flat_map(|it| [it, "\n"]));
                next = until;
            } else {
                next += usize::from(place > 0);
                let shown = line.split(" ...\"").next().unwrap();
                let hands = shown.split(' ').count() - 1;
                text.push_str(shown);
                if shown != *line {
                    let deal = tags(CLEAN)
                        .into_iter()
                        .find(|it| it.name == "Deal")
                        .unwrap();
                    let left = deal.lines[0].split(' ').skip(hands + 1);
                    text.extend(left.flat_map(|it| [" ", it]));
                }
                text.push('\n');
            }
        }
        text
    }
}

/// The place of a row that says which trick it is.
fn trick(row: &str) -> Option<usize> {
    let (_, number) = row.split_once("; trick ")?;
    let number = number.split(':').next()?;
    Some(number.parse::<usize>().unwrap() - 1)
}

/// The blocks of a page on which its check reports something, and those on which it does not.
fn examples(page: &[Block]) -> [Vec<&Block>; 2] {
    ["finding", "clean"].map(|word| page.iter().filter(|it| it.is(word)).collect())
}

fn fault(check: &Check) -> Option<String> {
    let code = check.code;
    let english = blocks(check.pages.english.text);
    for (language, page) in [("nl", check.pages.dutch), ("pl", check.pages.polish)] {
        if blocks(page.text) != english {
            return Some(format!("{code}: the examples in {language} differ"));
        }
    }
    let [finding, clean] = examples(&english);
    if finding.is_empty() || clean.is_empty() {
        return Some(format!("{code}: an example is missing"));
    }
    let is_found = |codes: &[String]| codes.iter().any(|it| it == code);
    let (due, not_due) = (codes(&finding), codes(&clean));
    if !is_found(&due) {
        return Some(format!("{code}: not reported on its example, but {due:?}"));
    }
    is_found(&not_due).then(|| format!("{code}: reported on the example without it"))
}

#[test]
fn a_check_reports_the_first_example_of_its_page_and_not_the_second() {
    let checks = checks::all().iter();
    let checks = checks.filter(|check| check.code != WITHOUT_EXAMPLE);
    let faults: Vec<_> = checks.filter_map(|check| fault(check)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
