//! The boxes of a sheet: what a page shows for answers that are ticked is what the program rules when it is told them in slips.

use crate::browser::Browser;
use crate::program::{Arguments, printed};
use serde_json::json;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// A box that can be ticked.
struct Tick {
    matter: usize,
    /// `None` where its combinations are not worked out; then what is shown for it alone.
    adds: Option<usize>,
    alone: usize,
    slip: String,
}

/// A sheet with boxes.
struct Page {
    boxes: Vec<Tick>,
    letters: Vec<u8>,
    file: String,
    game: String,
    columns: String,
    /// The sentences of each verdict, that of the page first.
    verdicts: Vec<Vec<String>>,
}

/// What a page shows for answers that contradict each other.
const IMPOSSIBLE: &str = "These answers cannot all be true.";

/// The value of an attribute in a piece of markup.
fn attribute(markup: &str, name: &str) -> String {
    let mark = format!("{name}=\"");
    let value = markup.split_once(&mark).unwrap().1;
    let value = value.split('"').next().unwrap();
    value.replace("&#34;", "\"").replace("&#38;", "&")
}

/// Sentences without their markup.
fn sentences(section: &str) -> Vec<String> {
    let mut lines = section.lines().map(|line| {
        let pieces = line
            .split('<')
            .map(|piece| piece.rsplit('>').next().unwrap());
        pieces.collect::<String>()
    });
    let _class = lines.next();
    lines.filter(|line| !line.is_empty()).collect()
}

impl Page {
    fn read(text: &str) -> Self {
        let sections = text.split("<section class=\"verdict").skip(1);
        let sections = sections.map(|it| sentences(it.split("</section>").next().unwrap()));
        let mut page = Self {
            boxes: Vec::new(),
            letters: Vec::new(),
            file: String::new(),
            game: String::new(),
            columns: String::new(),
            verdicts: sections.collect(),
        };
        if let Some((_, asked)) = text.split_once("data-verdicts") {
            let asked = format!("data-verdicts{asked}");
            page.letters = attribute(&asked, "data-verdicts").into_bytes();
            page.file = attribute(&asked, "data-file");
            page.game = attribute(&asked, "data-game");
            page.columns = attribute(&asked, "data-columns");
            let inputs = text.split("<input ").skip(1);
            page.boxes = inputs
                .map(|input| {
                    let (input, _) = input.split_once('>').unwrap();
                    let number = |name| attribute(input, name).parse::<usize>().unwrap();
                    let is_worked_out = input.contains("data-adds");
                    Tick {
                        matter: number("data-matter"),
                        adds: is_worked_out.then(|| number("data-adds")),
                        alone: if is_worked_out {
                            0
                        } else {
                            number("data-alone")
                        },
                        slip: attribute(input, "data-slip"),
                    }
                })
                .collect();
        }
        page
    }

    /// The slips of one combination, and the verdict that the page has for it; none where no box changes anything.
    fn answered(&self, number: usize) -> Option<(Vec<String>, &[String])> {
        let mut by_matter: BTreeMap<usize, Vec<&Tick>> = BTreeMap::new();
        for tick in self.boxes.iter().filter(|it| it.adds.is_some()) {
            let of_matter = by_matter.entry(tick.matter).or_default();
            if of_matter.iter().all(|it| it.adds != tick.adds) {
                of_matter.push(tick);
            }
        }
        let (mut left, mut sum, mut slips) = (number % self.letters.len().max(1), 0, Vec::new());
        for ticks in by_matter.values() {
            let answer = left % (1 + ticks.len());
            left /= 1 + ticks.len();
            if let Some(place) = answer.checked_sub(1) {
                sum += ticks[place].adds.unwrap();
                slips.push(format!(
                    "\"{}\",{},{}",
                    self.file, self.game, ticks[place].slip
                ));
            }
        }
        let place = usize::from(*self.letters.get(sum)? - self.letters[0]);
        (sum > 0).then(|| (slips, &self.verdicts[place][..]))
    }
}

/// The sheets of a folder, by file and line.
fn pages(folder: &Path) -> BTreeMap<String, Page> {
    let names = fs::read_dir(folder.join("sheets")).unwrap();
    let names = names.map(|it| it.unwrap().file_name().into_string().unwrap());
    let names = names.filter(|name| name.starts_with("board") || name.starts_with("game"));
    let read = |name: String| {
        let text = fs::read_to_string(folder.join("sheets").join(&name)).unwrap();
        let (_, place) = text.split_once("<footer><span><bdi>").unwrap();
        let (place, _) = place.split_once("</span>").unwrap();
        (place.to_owned(), Page::read(&text))
    };
    names.map(read).collect()
}

#[test]
fn what_is_shown_for_ticked_boxes_is_the_ruling_on_their_slips() {
    let folder = tempfile::tempdir().unwrap();
    let out = |name: &str| folder.path().join(name);
    let run = |out: &Path, more: &[&str]| {
        let check = ["check", "samples", "-q", "--sheets", "review", "-o"];
        printed(&[&check[..], &[out.to_str().unwrap()], more].concat());
        pages(out)
    };
    let before = run(&out("before"), &[]);
    let mut compared = 0;
    for number in 1..10 {
        let mut slips = Vec::new();
        let mut due = Vec::new();
        for (place, page) in &before {
            if let Some((rows, verdict)) = page.answered(number) {
                if slips.is_empty() {
                    slips.push(page.columns.clone());
                }
                slips.extend(rows);
                due.push((place, verdict));
            }
        }
        let file = out(&format!("{number}.csv"));
        fs::write(&file, slips.join("\r\n")).unwrap();
        let after = run(
            &out(&format!("after-{number}")),
            &["--slips", file.to_str().unwrap()],
        );
        for (place, verdict) in due {
            // a board on which nothing is left to look at has no sheet, nor has a copy of another
            if let Some(told) = after.get(place) {
                let is_possible = verdict != [IMPOSSIBLE];
                assert!(
                    !is_possible || told.verdicts[0] == verdict,
                    "{place} {number}: {:?}",
                    told.verdicts[0]
                );
                compared += usize::from(is_possible);
            }
        }
    }
    assert!(compared > 1000, "{compared}");
}

#[test]
fn boxes_of_more_combinations_than_are_worked_out_show_no_other_ruling() {
    let folder = tempfile::tempdir().unwrap();
    let file = "tests/sheets/doubtful.pbn";
    let slips = folder.path().join("slips.csv");
    let html = folder.path().join("sheet.html");
    let [slips, html] = [&slips, &html].map(|it| it.to_str().unwrap());
    let show = |more: &[&str]| {
        let show = ["show", file, "--game", "1", "--force", "--html", html];
        printed(&[&show[..], more].concat());
        Page::read(&fs::read_to_string(html).unwrap())
    };
    let page = show(&[]);
    let first = usize::from(page.letters[0]);
    let shown = |ticks: &[&Tick]| match ticks.iter().map(|it| it.adds).sum::<Option<usize>>() {
        Some(sum) => usize::from(page.letters[sum]) - first,
        None if ticks.len() == 1 => ticks[0].alone,
        None => page.verdicts.len() - 1,
    };
    let later =
        "What these answers come to together is worked out when they are saved and read (--slips).";
    let (mut compared, mut left) = (0, 0);
    for (place, tick) in page.boxes.iter().enumerate() {
        let others = page.boxes[place..].iter();
        for other in others.filter(|it| it.matter != tick.matter || it.slip == tick.slip) {
            let both = [tick, other];
            let ticks = if tick.slip == other.slip {
                &both[..1]
            } else {
                &both
            };
            let place = shown(ticks);
            let [.., last] = &page.verdicts[place][..] else {
                panic!("no verdict {place}")
            };
            if last == later || last == IMPOSSIBLE {
                left += usize::from(last == later);
                continue;
            }
            let rows = ticks.iter().map(|it| {
                let Page { file, game, .. } = &page;
                format!("\"{file}\",{game},{}", it.slip)
            });
            let rows: Vec<_> = [page.columns.clone()].into_iter().chain(rows).collect();
            fs::write(slips, rows.join("\r\n")).unwrap();
            let told = show(&["--slips", slips]);
            assert_eq!(told.verdicts[0], page.verdicts[place], "{rows:?}");
            compared += 1;
        }
    }
    assert!(compared > 20 && left > 0, "{compared} {left}");
}

#[test]
fn ticked_boxes_show_their_verdict_and_are_saved_as_slips() {
    let Some(mut browser) = Browser::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let sheet = folder.path().join("sheet.html");
    let show = "show samples/club-evening.pbn --board 22 --html".words();
    printed(&[&show[..], &[sheet.to_str().unwrap()]].concat());
    browser.open(&sheet, "");
    browser.says(
        "window.saved = []; URL.createObjectURL = blob => { blob.text().then(text => saved.push(text)); return '#'; }; \
         window.boxes = [...document.querySelectorAll('.asked input')]; 0",
    );
    let headline = "document.querySelector('.verdict:not([hidden]) h2').textContent.slice(0, 21)";
    let offered = "!document.querySelector('.save').hidden";
    // what the page says besides is grey then, and it says so
    let without = "[getComputedStyle(document.querySelector('.offence dd')).fontStyle === 'italic', \
         !document.querySelector('.ticked').hidden]";
    // so and not so, that attention was drawn before the next deal, and before the end of the round
    for (clicked, said, is_offered, slips) in [
        (0, "If attention was draw", false, ""),
        (2, "2 tricks to East-West", true, "after-play"),
        (3, "No trick is transferr", true, "after-round"),
        (1, "No trick is transferr", true, "next-call-others"),
        (3, "No trick is transferr", true, "next-call-others"),
        (1, "If attention was draw", false, ""),
    ] {
        browser.says(&format!("boxes[{clicked}].click()"));
        assert_eq!(browser.says(headline), said, "{clicked}");
        assert_eq!(browser.says(offered), is_offered, "{clicked}");
        let is_without = !said.starts_with("If attention");
        assert_eq!(
            browser.says(without),
            json!([is_without, is_without]),
            "{clicked}"
        );
        if is_offered {
            browser.says("saved = []; document.querySelector('.save').click()");
            let saved = browser.says("new Promise(done => setTimeout(() => done(saved[0]), 50))");
            let row = format!("\"samples/club-evening.pbn\",22,22,,2,8,attention,4,S,,{slips},,");
            let columns = "file,game,board,room,table,round,kind,trick,seat,card,value,tricks,note";
            assert_eq!(saved, json!([columns, &row, ""].join("\r\n")), "{clicked}");
        }
    }
}
