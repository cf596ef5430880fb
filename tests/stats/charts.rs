//! charts.html: no script and nothing from elsewhere, its elements closed, and each chart with the figures of its table.

use super::{folders, stats};
use std::fs;

const VOID: [&str; 2] = ["meta", "!DOCTYPE"];

/// The tags of a page in order, each with whether it opens (1), closes (-1) or does neither.
fn tags(page: &str) -> impl Iterator<Item = (&str, i32)> {
    let tags = page.split('<').skip(1);
    tags.map(|it| it.split('>').next().unwrap()).map(|tag| {
        let name = tag
            .trim_start_matches('/')
            .split([' ', '\n'])
            .next()
            .unwrap();
        let change = match () {
            () if tag.starts_with('/') => -1,
            () if tag.ends_with('/') || VOID.contains(&name) => 0,
            () => 1,
        };
        (name.trim_end_matches('/'), change)
    })
}

fn assert_closed(page: &str) {
    let mut open = Vec::new();
    for (name, change) in tags(page) {
        match change {
            1 => open.push(name),
            -1 => assert_eq!(open.pop(), Some(name)),
            _ => (),
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

/// The texts between the tags of a piece of a page.
fn texts(piece: &str) -> Vec<&str> {
    let texts = piece.split('<').filter_map(|it| it.split_once('>'));
    let texts = texts.map(|(_, text)| text.trim());
    texts.filter(|text| !text.is_empty()).collect()
}

fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let (_, rest) = text.split_once(start).unwrap();
    rest.split_once(end).unwrap().0
}

#[test]
fn every_figure_of_a_table_stands_in_its_chart() {
    for folder in folders() {
        for language in ["en", "nl", "pl"] {
            let desk = tempfile::tempdir().unwrap();
            let out = stats(
                &[folder.to_str().unwrap(), "--lang", language],
                "out",
                &desk,
            );
            let page = fs::read_to_string(out.join("charts.html")).unwrap();
            // the template and the drawing escape it in two ways
            let page = page.replace("&#39;", "'").replace("&apos;", "'");
            assert_closed(&page);
            assert!(
                !page.contains("<script") && !page.contains("href="),
                "{folder:?}"
            );
            let sections: Vec<_> = page.split("<section>").skip(1).collect();
            assert!(sections.len() >= 2, "{folder:?} {}", sections.len());
            for section in sections {
                let id = between(section, "id=\"", "\"");
                if ["due", "families"].contains(&id) {
                    assert!(!section.contains("<svg"), "a table says it: {id}");
                    continue;
                }
                let svg = texts(between(section, "<svg ", "</svg>"));
                for row in between(section, "<tbody>", "</tbody>").split("</tr>") {
                    let cells = texts(row);
                    // the name, the turns and the rate; of files dots have no names
                    let shown: Vec<_> = match id {
                        "platform" | "trick" | "role" | "held" => [0, 1, 3].into_iter().collect(),
                        _ => Vec::new(),
                    };
                    for cell in shown.into_iter().filter_map(|it| cells.get(it)) {
                        assert!(svg.contains(cell), "{folder:?} {id}: {cell} of {cells:?}");
                    }
                }
            }
        }
    }
}

/// The page on so many boards with a revoke, and one without.
fn page(revokes: usize) -> String {
    let desk = crate::desk::Desk::with(&[]);
    let marked = crate::desk::REVOKE.replace("[Board ", "[Annotator \"Sedge\"]\n[Board ");
    let boards = (0..revokes).map(|number| {
        let named = format!("[North \"Player {number}\"]\n[Board ");
        marked.replace("[Board ", &named) + "\n"
    });
    desk.write("in.pbn", boards.collect::<String>());
    desk.run("stats in.pbn -o out -q").exits(0);
    desk.read("out/charts.html")
}

#[test]
fn few_revokes_are_a_sentence_and_no_chart() {
    let few = page(4);
    assert!(few.contains("Revokes shown: 4"), "{few}");
    assert!(few.contains("charts of rates from 5 revokes on"), "{few}");
    assert!(!few.contains("id=\"trick\"") && !few.contains("id=\"due\""));
    let more = page(5);
    assert!(!more.contains("charts of rates from"), "{more}");
    let places = ["platform", "trick", "role", "held", "due"];
    let places = places.map(|id| more.find(&format!("<h2 id=\"{id}\"")).unwrap());
    assert!(places.is_sorted(), "{places:?}");
    let platforms = between(&more, "<h2 id=\"platform\"", "</section>");
    assert!(
        platforms.contains("fill=\"#EEEEEC\""),
        "the band: {platforms}"
    );
}
