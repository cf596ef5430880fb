//! Boards in links, on pages and in USEBIO: where findings on them are shown, and damage; the rest stands in
//! `sessions/carriers.txt`.

mod damage;

use crate::desk::{self, Desk};

const LINKS: &str = include_str!("../../samples/carriers/links.txt");
const PAGE: &str = include_str!("../../samples/carriers/page.html");
const CLUB: &str = include_str!("../../samples/carriers/club.xml");

#[test]
fn a_finding_is_shown_on_the_lines_of_the_file() {
    let words = include_str!("words.txt");
    for (name, text, meant) in [
        ("words.txt", words, "S2"),
        ("links.txt", LINKS, "H5"),
        ("page.html", PAGE, "H7"),
        ("club.xml", CLUB, "D6"),
        (
            "score.xml",
            &CLUB[CLUB.find("<BOARD>\n        <BOARD_NUMBER>7").unwrap()..],
            "300",
        ),
    ] {
        let text = if name == "score.xml" {
            format!("<USEBIO>\n{text}")
        } else {
            text.to_owned()
        };
        let desk = Desk::with(&[(name, &text)]);
        let ran = desk.run(&format!("check {name} --format full"));
        let mut lines = ran.out.lines();
        let mut marked = Vec::new();
        while let Some(line) = lines.next() {
            let Some((number, shown)) = line.split_once(" | ") else {
                continue;
            };
            let Ok(number) = number.trim().parse::<usize>() else {
                continue;
            };
            let own = text.lines().nth(number - 1).unwrap();
            let shown_of_it = shown.trim_start_matches("...").trim_end_matches("...");
            assert!(own.contains(shown_of_it), "{name}:{number}: {shown}");
            let (_, marks) = lines.next().unwrap().split_once(" | ").unwrap();
            let indent = marks.chars().take_while(|it| *it == ' ').count();
            let width = marks[indent..]
                .chars()
                .take_while(|it| "^-".contains(*it))
                .count();
            marked.push(shown.chars().skip(indent).take(width).collect::<String>());
        }
        assert!(
            marked.contains(&meant.to_owned()),
            "{name}: {marked:?} in {}",
            ran.out
        );
    }
}

/// Texts are read in parts: a link that a mail program has wrapped is in one of them, in clear or quoted, and so is a record that a
/// page has on several lines.
#[test]
fn no_link_is_cut_by_a_part() {
    let lin = "pn|a,b,c,d|st||md|\n\
               1SAKQHAKQDAK2CAK32,ST987HJ98DQJTCQJT,S654H765D987C9876,S32HT432D6543C54|sv|o|mb|1N|\n\
               mb|p|mb|p|mb|p|pc|ST|mc|7|\n";
    let link = "https://www.bridgebase.com/tools/handviewer.html?lin=".to_owned();
    let link = link + &lin.replace('|', "%7C");
    let broken = lin.replace("md|\n", "md|").replace('\n', "<br>\n");
    for (name, link, between) in [
        ("mail.txt", &link, "and this one:\n"),
        ("spaced.txt", &link, "\nand this one:\n\n"),
        (
            "quoted.txt",
            &link.trim_end().replace('\n', "\n> "),
            "\n>\n> ",
        ),
        ("page.html", &broken, "</p>\n<p>"),
    ] {
        let text = [
            &format!("<p>{between}")[..],
            &[link.as_str(), between].concat().repeat(2000),
        ];
        let text = text.concat();
        let text = text.trim_start_matches(if name == "page.html" { "" } else { "<p>" });
        let desk = Desk::with(&[(name, text)]);
        let said = desk.run(&format!("check {name} --boards -o out"));
        let plays = desk::column(&desk.path("out"), "boards.csv", "play");
        assert_eq!(
            (plays.len(), said.code),
            (2000, Some(0)),
            "{name}: {said:?}"
        );
        assert!(plays.iter().all(|it| it == "claim"), "{name}: {said:?}");
    }
}
