//! Boards in links, on pages and in USEBIO: where findings on them are shown, and damage; the rest stands in
//! `sessions/carriers.txt`.

mod damage;

use crate::desk::Desk;

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
