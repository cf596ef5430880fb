//! Boards in links, on pages and in USEBIO: each is read with its place, whatever carries it, and none is lost without a word.

mod damage;

use crate::desk::Desk;
use std::fs::File;
use std::io::Write;

const LINKS: &str = include_str!("../../samples/carriers/links.txt");
const PAGE: &str = include_str!("../../samples/carriers/page.html");
const CLUB: &str = include_str!("../../samples/carriers/club.xml");

/// One trick of a board with a revoke on the second, by East.
const LIN: &str = "pn|Sue O'Neil,Wim,Nel & Co,Ed|st||md|3S478JH389QADC46TK,SKAHD4568JKC239QA,S56TQH2467KD7TACJ,|\
    rh||ah|Board 1|sv|o|mb|p|mb|p|mb|3N|an|strong, 16+|mb|p|mb|p|mb|p|pc|D5|pc|D7|pc|D2|pc|S7|pc|CJ|pc|S2|pc|C6|pc|C2|mc|9|";

const VIEWER: &str = "https://www.bridgebase.com/tools/handviewer.html";

/// With all bytes escaped that a link may not have, as browsers do.
fn escaped(lin: &str) -> String {
    let byte = |byte: u8| match byte {
        b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' | b'\'' => {
            char::from(byte).to_string()
        }
        other => format!("%{other:02X}"),
    };
    lin.bytes().map(byte).collect()
}

fn link() -> String {
    format!("{VIEWER}?bbo=y&lin={}", escaped(LIN))
}

/// What a check of a file says: exit code, boards, and `CODE line:column` of each finding.
fn told(desk: &Desk, file: &str) -> (i32, Vec<serde_json::Value>, Vec<String>) {
    let args = [
        "check",
        file,
        "--format",
        "json-lines",
        "--rows",
        "boards,findings",
        "-q",
    ];
    let ran = desk.run(&args);
    let rows = ran
        .out
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let (boards, findings): (Vec<_>, Vec<_>) = rows.partition(|row| row["row"] == "boards");
    let place = |row: &serde_json::Value| {
        format!(
            "{} {}:{}",
            row["code"].as_str().unwrap(),
            row["line"],
            row["column"]
        )
    };
    (
        ran.code.unwrap(),
        boards,
        findings.iter().map(place).collect(),
    )
}

/// The text at a place, as long as another.
fn at_place<'a>(text: &'a str, told: &str, length: usize) -> &'a str {
    let (_, place) = told.split_once(' ').unwrap();
    let (line, column) = place.split_once(':').unwrap();
    let [line, column] = [line, column].map(|it| it.parse::<usize>().unwrap() - 1);
    let line = text.lines().nth(line).unwrap();
    let start = line.char_indices().nth(column).unwrap().0;
    &line[start..start + length]
}

/// One board in every way to carry it, each with the name of a file.
fn carriers() -> Vec<(&'static str, String)> {
    let (link, query) = (link(), escaped(LIN));
    let entities = link.replace('&', "&amp;");
    let twice = escaped(&query);
    let plus = query.replace("%20", "+");
    let popup = format!("pn|{}", &escaped(&LIN[3..]).replace('\'', "%27"));
    vec![
        ("plain.lin", LIN.to_owned()),
        ("link.txt", format!("see {link}.\n")),
        ("last.txt", format!("{VIEWER}?lin={query}&tbt=y&bbo=y")),
        ("twice.txt", format!("{VIEWER}?lin={twice}")),
        ("plus.txt", format!("<{VIEWER}?tbt=y&lin={plus}>")),
        ("alone.txt", format!("lin={query}\n")),
        ("words.md", format!("[Board 1]({link}) is *the* one\n")),
        ("table.csv", format!("board,link,by\n1,{link},Ed\n")),
        (
            "json.json",
            format!(
                "{{\"url\": \"{}\"}}",
                link.replace('/', "\\/").replace('&', "\\u0026")
            ),
        ),
        (
            "pretty.json",
            format!("{{\n  \"hands\": [\n    {{\n      \"url\": \"{link}\"\n    }}\n  ]\n}}\n"),
        ),
        ("brace.txt", format!("Boards:\n{{1}} {link}\n")),
        (
            "capitals.txt",
            format!(
                "{}\n",
                link.replace("handviewer", "HandViewer")
                    .replace("lin=", "LIN=")
            ),
        ),
        (
            "row.html",
            format!("<table>\n<tr><td>{}</td></tr>", LIN.replace('&', "&amp;")),
        ),
        ("page.html", format!("<p><a href=\"{entities}\">x</a>")),
        (
            "quote.html",
            format!("<p><a href='{}'>x</a>", entities.replace("O'", "O%27")),
        ),
        (
            "popup.html",
            format!("<p onclick=\"hv_popuplin('{popup}');return false\">"),
        ),
        (
            "entity.html",
            format!("<p onclick=\"hv_popuplin(&#39;{popup}&#x27;)\">"),
        ),
        (
            "wrapped.xml",
            format!(
                "<rows>\n<LIN_DATA>{}</LIN_DATA>",
                query.replace("pc%7CD2", "\n  pc%7CD2")
            ),
        ),
        (
            "double.html",
            format!("<p onclick='hv_popuplin( \"{popup}\" )'>"),
        ),
        (
            "element.xml",
            format!("<?xml version=\"1.0\"?><r><lin_data>{query}</lin_data></r>"),
        ),
        (
            "data.xml",
            format!("<r><LIN_DATA><![CDATA[{LIN}]]></LIN_DATA></r>"),
        ),
        (
            "cell.html",
            format!("<td data-a=\"&quot;{entities}&quot;,1\">"),
        ),
        (
            "lin.csv",
            format!(
                "board,lin\n1,\"{}\"\n",
                LIN.replace("sv|", "an|a \"\"five\"\"|sv|")
            ),
        ),
        (
            "lin.json",
            format!("[{{\"lin\": \"{}\"}}]", LIN.replace("pc|", "\\npc|")),
        ),
        ("data.html", format!("<p data-lin=\"{query}\">x</p>")),
        ("escaped.lin", query.clone()),
    ]
}

#[test]
fn every_way_to_carry_a_board_gives_the_same_board() {
    let desk = Desk::with(&[]);
    let mut due = None;
    for (name, text) in carriers() {
        desk.write(name, &text);
        let (code, boards, findings) = told(&desk, name);
        assert_eq!((code, boards.len()), (0, 1), "{name}");
        let board = &boards[0];
        let told = [
            "id",
            "north",
            "south",
            "board",
            "deal",
            "contract",
            "tricks_stated",
            "revokes",
        ]
        .map(|column| board[column].clone());
        assert_eq!(*due.get_or_insert(told.clone()), told, "{name}");
        let revoke = findings.iter().find(|it| it.starts_with("R103")).unwrap();
        assert_eq!(at_place(&text, revoke, 2), "S2", "{name}: {revoke}");
    }
}

#[test]
fn links_of_all_kinds_in_one_text_are_read_in_their_order() {
    let link = link();
    let hands = format!(
        "{VIEWER}?n=s57qah69td79jkcja&e=s89h48jqkd456qc37&s=s2346h2ad238tac2k&w=stjkh357dc45689tq\
        &d=s&v=e&b=3&a=3S(weak)P{{x}}PP&p={{before}}H5H6HJH2&nn=North+One&tbt=y"
    );
    // the hands begin with the dealer's, or with North's
    let log = |deal: &str| {
        format!(
            "http://viewer.example/DealLog.html?bidlog=P%3B1N,P,4D,P%3B4H,P,P,P%3B&playlog=W:2H,5H,3H,9H%3BS:KC,8C,2C,4C%3BS:\
        &deal={deal}&vul=EW&dealer=E&contract=4H&declarer=S&wintrick=13&score=710&str=%E9%94%A6"
        )
    };
    let east_first =
        log("QT983.3.Q52.T943%20AK654.A9.J643.K5%2072.T842.KT87.QJ8%20J.KQJ765.A9.A762");
    let north_first =
        log("J.KQJ765.A9.A762%20QT983.3.Q52.T943%20AK654.A9.J643.K5%2072.T842.KT87.QJ8");
    let text = format!(
        "\u{15b}roda\n{VIEWER}?lin=pn%7CSam%2CWes\n1 {hands}\n2 {VIEWER}?myhand=M-1-2\n3 {link} 4 {east_first}\n\
        5 {VIEWER}?myhand=M-1-3\n6 ({north_first})\n7 {VIEWER}?lin=md%7C3SHDC%2CSHDC%2CSHDC%7C\n"
    );
    let desk = Desk::with(&[("all.txt", &text)]);
    let (code, boards, findings) = told(&desk, "all.txt");
    assert_eq!(code, 0);
    let said = |column: &str| {
        boards
            .iter()
            .map(|board| board[column].to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(said("line"), "3 5 5 7");
    assert_eq!(said("board"), "\"3\" \"1\" null null");
    assert_eq!(said("contract"), "\"3S\" \"3NT\" \"4H\" \"4H\"");
    assert_eq!(said("score_stated"), "null null 710 710");
    assert_eq!(boards[2]["deal"], boards[3]["deal"]);
    assert_eq!(boards[2]["event"], "\u{9526}");
    let of = |code: &str| {
        findings
            .iter()
            .filter(|it| it.starts_with(code))
            .cloned()
            .collect::<Vec<_>>()
    };
    assert_eq!(of("S115"), ["S115 2:34", "S115 8:36"]);
    assert_eq!(of("S116").len(), 1, "once a file: {findings:?}");
    assert_eq!(at_place(&text, &of("S115")[0], 8), "handview");
}

/// A value that is not closed is read once, not from each of its signs on.
#[test]
fn values_without_an_end_and_without_a_board_take_no_time() {
    let desk = Desk::with(&[]);
    for sign in ["\"pn|\"", "'md|a''", "pn%7C"] {
        desk.write("signs.txt", format!("http {}", sign.repeat(100_000)));
        assert_eq!(told(&desk, "signs.txt").1.len(), 0, "{sign}");
    }
}

#[test]
fn a_link_behind_many_words_is_found_wherever_the_text_is() {
    let words = "Only words about boards.\n".repeat(20_000);
    let text = format!("{words}{}\n", link());
    let desk = Desk::with(&[("in/late.txt", &text), ("in/words.txt", &words)]);
    for input in ["in/late.txt", "in"] {
        let (code, boards, findings) = told(&desk, input);
        assert_eq!((code, boards.len()), (0, 1), "{input}");
        let revoke = findings.iter().find(|it| it.starts_with("R103")).unwrap();
        assert_eq!(at_place(&text, revoke, 2), "S2", "{input}");
    }
}

#[test]
fn a_finding_is_shown_on_the_lines_of_the_file() {
    let words = format!("Ma\u{142}gorzata: {}\n", link());
    for (name, text, meant) in [
        ("words.txt", &*words, "S2"),
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

#[test]
fn boards_of_which_the_lead_alone_is_known_are_no_use_to_statistics() {
    let start = CLUB.find("<LIN_DATA>").unwrap();
    let end = CLUB.rfind("</LIN_DATA>").unwrap();
    let results = format!(
        "{}{}",
        &CLUB[..start],
        &CLUB[end..].replacen("</LIN_DATA>", "", 1)
    );
    for (text, usable) in [(CLUB, "part"), (&results, "no")] {
        let desk = Desk::with(&[("club.xml", text)]);
        desk.run("stats club.xml -o out").exits(0);
        let said = crate::desk::column(&desk.path("out"), "quality.csv", "usable");
        assert_eq!(said, [usable; 2]);
    }
}

#[test]
fn a_page_that_is_long_or_has_one_line_is_read_whole() {
    let one = format!(
        "<td onclick=\"hv_popuplin('{}')\">m</td>",
        escaped(LIN).replace('\'', "%27")
    );
    let head = format!(
        "<!DOCTYPE html><html><style>{}</style>",
        "td { color: red }\n".repeat(2000)
    );
    for (page, is_one_line) in [
        (head.clone() + &one.repeat(900), false),
        (format!("<html>{}", one.repeat(900)), true),
    ] {
        let desk = Desk::with(&[("page.html", &page)]);
        let (_, boards, findings) = told(&desk, "page.html");
        assert_eq!(boards.len(), 900);
        let last = findings.iter().rfind(|it| it.starts_with("R103")).unwrap();
        assert_eq!(at_place(&page, last, 2), "S2");
        assert_eq!(last.starts_with("R103 1:"), is_one_line);
    }
}

#[test]
fn the_samples_show_what_they_are_for() {
    let desk = Desk::with(&[
        ("links.txt", LINKS),
        ("page.html", PAGE),
        ("club.xml", CLUB),
    ]);
    let (code, boards, findings) = told(&desk, "links.txt");
    assert_eq!((code, boards.len()), (0, 3));
    assert_eq!(at_place(LINKS, &findings[0], 2), "H5");
    let (_, boards, findings) = told(&desk, "page.html");
    assert_eq!(boards.len(), 2);
    assert!(
        findings.iter().any(|it| it.starts_with("R101 7:")),
        "{findings:?}"
    );
    let (_, boards, findings) = told(&desk, "club.xml");
    let said = |column: &str| {
        boards
            .iter()
            .map(|board| board[column].to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(said("contract"), "\"2H\" \"1NT\" \"3NT\" \"4SX\" \"Pass\"");
    assert_eq!(said("tricks_stated"), "4 6 9 8 null");
    assert_eq!(said("pair_ns"), "\"1\" \"2\" \"1\" \"2\" \"3\"");
    assert_eq!(said("vulnerable"), "\"EW\" \"EW\" \"All\" \"All\" \"All\"");
    assert_eq!(boards[2]["north"], "Nan");
    assert_eq!(boards[0]["date"], "2025-01-31");
    assert_eq!(boards[0]["event"], "Friday & Sunday pairs");
    let codes: Vec<_> = findings.iter().map(|it| &it[..4]).collect();
    assert_eq!(codes, ["R101", "C102", "C105"]);
    assert_eq!(at_place(CLUB, &findings[2], 3), "300");
}

#[test]
fn usebio_is_read_in_any_case_and_encoding_and_results_are_checked() {
    let event = |name: &str, encoding: &str| {
        format!(
            "<?xml version=\"1.0\" encoding=\"{encoding}\"?>\n<USEBIO><EVENT EVENT_TYPE=\"SWISS_TEAMS\">\
            <EVENT_DESCRIPTION>{name} &#38; B</EVENT_DESCRIPTION><DATE>2024-02-29</DATE><MATCH><ROUND_NUMBER>3</ROUND_NUMBER>\
            <NS_PAIR_NUMBER>4</NS_PAIR_NUMBER><EW_PAIR_NUMBER>9</EW_PAIR_NUMBER><BOARD><BOARD_NUMBER>2</BOARD_NUMBER>\
            <TRAVELLER_LINE><CONTRACT>3 NT</CONTRACT><PLAYED_BY>North</PLAYED_BY><LEAD>10H</LEAD><TRICKS>9</TRICKS><SCORE>+430</SCORE></TRAVELLER_LINE>\
            <TRAVELLER_LINE><CONTRACT>4s**</CONTRACT><PLAYED_BY>w</PLAYED_BY></TRAVELLER_LINE>\
            <TRAVELLER_LINE><SCORE>A60</SCORE></TRAVELLER_LINE></BOARD></MATCH></EVENT></USEBIO>"
        )
    };
    let utf_16 = event("\u{141}", "UTF-16")
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let latin = event("caf?", "ISO-8859-1").into_bytes();
    let latin: Vec<u8> = latin
        .into_iter()
        .map(|byte| if byte == b'?' { 0xE9 } else { byte })
        .collect();
    let latin = [
        b"<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>".to_vec(),
        latin[latin.iter().position(|it| *it == b'\n').unwrap()..].to_vec(),
    ]
    .concat();
    let texts: [(&str, Vec<u8>); 4] = [
        ("\u{141} & B", event("\u{141}", "UTF-8").into_bytes()),
        (
            "\u{141} & B",
            event("\u{141}", "utf-8")
                .to_lowercase()
                .replace('\u{142}', "\u{141}")
                .into_bytes(),
        ),
        ("\u{141} & B", utf_16),
        ("caf\u{e9} & B", latin),
    ];
    for (name, text) in texts {
        let desk = Desk::with(&[]);
        desk.write("club.xml", &text);
        let (code, boards, findings) = told(&desk, "club.xml");
        assert_eq!((code, boards.len()), (0, 3), "{name}");
        assert!(
            boards[0]["event"]
                .as_str()
                .unwrap()
                .eq_ignore_ascii_case(name),
            "{}",
            boards[0]["event"]
        );
        assert_eq!(boards[0]["date"], "2024-02-29");
        assert_eq!(
            (&boards[0]["round"], &boards[0]["pair_ew"]),
            (&"3".into(), &"9".into())
        );
        assert_eq!(
            (&boards[0]["contract"], &boards[0]["declarer"]),
            (&"3NT".into(), &"N".into())
        );
        assert_eq!(boards[1]["contract"], "4SXX");
        assert!(boards[2]["contract"].is_null());
        assert_eq!(findings.len(), 1, "{findings:?}");
        assert!(
            findings[0].starts_with("C105 2:"),
            "vulnerable by the number: {findings:?}"
        );
    }
}

#[test]
fn xml_that_cannot_be_read_on_is_said_with_its_place_and_costs_no_board_before_it() {
    let end = CLUB.find("      <BOARD>\n        <BOARD_NUMBER>7").unwrap();
    let with = |what: &str| format!("{}{what}{}", &CLUB[..end], &CLUB[end..]);
    let bomb = "<!DOCTYPE z [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;\">]>";
    let many = (0..100).map(|count| format!(" a{count}=\"\""));
    let many = many.collect::<Vec<_>>().concat();
    for (text, boards, why) in [
        (with("<X>&eacute;&what;</X>"), 5, ""),
        (with("<X>a && b</X>"), 5, ""),
        (
            with(&("<A>".repeat(100) + &"</A>".repeat(100))),
            2,
            "line 27, column 181: more elements",
        ),
        (
            with(&format!("<X{many}/>")),
            2,
            "line 27, column 1: more elements",
        ),
        (with("</X>"), 2, "line 27, column 1: this is not XML"),
        (CLUB[..end].to_owned(), 2, "it breaks off here"),
        (
            CLUB[..CLUB.find("qx%7C").unwrap()].to_owned(),
            0,
            "it breaks off here",
        ),
        (
            CLUB.replacen("<USEBIO", &format!("{bomb}<USEBIO"), 1)
                .replace("Club of", "&b;"),
            5,
            "",
        ),
    ] {
        let desk = Desk::with(&[("club.xml", &text)]);
        let ran = desk.run("check club.xml --format json-lines --rows boards -q");
        assert_eq!(
            ran.out
                .lines()
                .filter(|it| it.contains("\"row\":\"boards\""))
                .count(),
            boards,
            "{why}"
        );
        assert!(
            ran.err.contains(why) && ran.code == Some(if why.is_empty() { 0 } else { 2 }),
            "{why}: {}",
            ran.err
        );
    }
}

#[test]
fn lin_that_cannot_be_read_leaves_the_result_and_is_said() {
    let lin = CLUB.find("<LIN_DATA>").unwrap() + "<LIN_DATA>".len();
    let end = CLUB.find("</LIN_DATA>").unwrap();
    let text = format!("{}pn%7CSam{}", &CLUB[..lin], &CLUB[end..]);
    let desk = Desk::with(&[("club.xml", &text)]);
    let (code, boards, findings) = told(&desk, "club.xml");
    assert_eq!((code, boards.len()), (0, 5));
    assert_eq!(
        (&boards[0]["contract"], &boards[0]["play"]),
        (&"2H".into(), &"claim".into()) // its lead
    );
    assert_eq!(at_place(&text, &findings[0], 5), "pn%7C");
    assert!(findings[0].starts_with("S115"), "{findings:?}");
}

#[test]
fn in_folders_and_archives_pages_texts_and_xml_are_taken_if_they_hold_boards() {
    let desk = Desk::with(&[
        ("in/a/friday.lin", LIN),
        ("in/b/links.txt", LINKS),
        ("in/c/PAGE.HTM", PAGE),
        ("in/d/club.xml", CLUB),
        (
            "in/e/evening.pbn",
            include_str!("../../samples/club-evening.pbn"),
        ),
        ("in/e/copy.txt", crate::desk::SHORT),
        ("in/e/notes.txt", "only words"),
        ("in/e/about.html", "<html><p>lin=</p>"),
        ("in/e/pom.xml", "<?xml version=\"1.0\"?><project/>"),
    ]);
    let ran = desk.run("check in -o in/reports").exits(0);
    assert!(
        ran.err
            .contains("not read: 3 other files: .html 1, .txt 1, .xml 1")
            || ran.out.contains(".xml"),
        "{ran:?}"
    );
    let files = crate::desk::column(&desk.path("in/reports"), "files.csv", "file");
    let due = [
        "in/a/friday.lin",
        "in/b/links.txt",
        "in/c/PAGE.HTM",
        "in/d/club.xml",
        "in/e/copy.txt",
        "in/e/evening.pbn",
    ];
    assert_eq!(files, due);
    let again = desk.run("check in -q -o out").exits(0);
    assert!(
        again
            .err
            .contains("in/reports: reports of pbn-audit, passed over"),
        "{again:?}"
    );
    let [first, second] = ["in/reports", "out"].map(|out| desk.read(&format!("{out}/revokes.csv")));
    assert_eq!(first, second);

    let mut zip = zip::ZipWriter::new(File::create(desk.path("all.zip")).unwrap());
    for (name, text) in [
        ("a.txt", LINKS),
        ("b.html", "<html>"),
        ("c.xml", CLUB),
        ("d.txt", "words"),
    ] {
        zip.start_file(name, zip::write::SimpleFileOptions::default())
            .unwrap();
        zip.write_all(text.as_bytes()).unwrap();
    }
    zip.finish().unwrap();
    desk.run("check all.zip -q -o zipped").exits(0);
    let files = crate::desk::column(&desk.path("zipped"), "files.csv", "file");
    assert_eq!(files, ["all.zip!a.txt", "all.zip!c.xml"]);
}

#[test]
fn standard_input_and_any_number_of_threads_give_the_same() {
    let many = PAGE.replace("</html>", "") + &PAGE.repeat(300);
    let desk = Desk::with(&[("page.html", &many)]);
    let rows = |args: &[&str]| {
        let ran = desk.run_on(
            &[
                &[
                    "check",
                    "--format",
                    "json-lines",
                    "--rows",
                    "findings",
                    "-q",
                ],
                args,
            ]
            .concat(),
            many.clone().into_bytes(),
        );
        ran.out.replace("page.html", "-")
    };
    let due = rows(&["page.html", "-j", "1"]);
    assert!(due.lines().count() > 300, "{due}");
    assert_eq!(rows(&["page.html", "-j", "4"]), due);
    assert_eq!(rows(&["-"]), due);
}

#[test]
fn a_record_that_was_escaped_more_than_once_or_in_a_script_is_the_same_record() {
    let lin = LIN.replace("Sue O'Neil", "Sue O'Neil \u{e9}");
    let popup = |lin: &str| format!("<p onclick=\"hv_popuplin('{lin}');\">");
    let xml = |lin: &str| {
        format!(
            "<USEBIO><BOARD><TRAVELLER_LINE><LIN_DATA>{lin}</LIN_DATA></TRAVELLER_LINE></BOARD></USEBIO>"
        )
    };
    let entities = |lin: &str| lin.replace('&', "&amp;").replace('|', "&#124;");
    let (once, twice) = (escaped(&lin), escaped(&escaped(&lin)));
    let link = format!("{VIEWER}?bbo=y&lin={once}");
    let carriers = [
        ("plain.lin", lin.clone()),
        (
            "quotes.html",
            popup(&lin.replace('\'', "\\'").replace('&', "&amp;")),
        ),
        (
            "bytes.html",
            popup(&lin.replace('\'', "\\x27").replace('|', "\\x7C")),
        ),
        (
            "named.html",
            popup(&once.replace("%C3%A9", "&eacute;").replace('\'', "\\u0027")),
        ),
        ("semicolon.txt", format!("{VIEWER}?bbo=y;lin={once}")),
        ("thrice.txt", format!("{VIEWER}?lin={}", escaped(&twice))),
        (
            "mail.txt",
            format!(
                "https://mail.example/?url={}&data=05%7C01%7C",
                escaped(&link)
            ),
        ),
        ("clear.txt", format!("see {VIEWER}?bbo=y&lin={lin} here\n")),
        (
            "bars.txt",
            format!("{VIEWER}?lin={}", twice.replace("%257C", "|")),
        ),
        ("twice.xml", xml(&twice)),
        ("entities.xml", xml(&entities(&entities(&lin)))),
        ("both.xml", xml(&escaped(&entities(&lin)))),
    ];
    let desk = Desk::with(&[]);
    let mut due = None;
    for (name, text) in carriers {
        desk.write(name, &text);
        let (code, boards, _) = told(&desk, name);
        assert_eq!((code, boards.len()), (0, 1), "{name}");
        let columns = [
            "id", "north", "south", "board", "deal", "contract", "revokes",
        ];
        let read = columns.map(|column| boards[0][column].clone());
        assert_eq!(*due.get_or_insert(read.clone()), read, "{name}");
    }
}
