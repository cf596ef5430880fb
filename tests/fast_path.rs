//! The fast path of the reader gives what the grammar gives: the same games, faults and places, on all that is at hand.

use crate::both_paths::read_alike;
use crate::desk::files_below;
use crate::support::{Kind, LineEnd, Stream, Writer, stream};
use rand::RngExt;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn own_files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["samples", "tests"].map(|folder| files_below(&root.join(folder), &["pbn"]));
    folders.concat()
}

/// A text with its line ends, case, gaps or bytes changed, as programs and accidents change them.
fn variants(text: &[u8]) -> Vec<Vec<u8>> {
    let replaced = |from: &str, to: &str| {
        let text = text
            .iter()
            .map(|byte| char::from(*byte))
            .collect::<String>();
        let text = text.replace("\r\n", "\n").replace(from, to);
        text.chars()
            .map(|it| u8::try_from(u32::from(it)).unwrap())
            .collect()
    };
    vec![
        replaced("\n", "\r\n"),
        replaced("\n", "\r"),
        replaced("\n", "\n\r"),
        replaced("\n", "\r\r\n"),
        replaced("\n", " \n"),
        replaced("\n\n", "\n"),
        replaced("\n\n", "\n \t\n"),
        replaced("\n\n", "\r\n\r"),
        replaced(" ", "  "),
        replaced(" ", "\t"),
        replaced(" ", "\n"),
        replaced(" ", " {x} "),
        replaced("\n", "\n% EXPORT\n"),
        replaced("]\n", "] ; x\n"),
        replaced("]\n[", "][ "),
        replaced("\n", "\u{1a}\n"),
        replaced("e", "\u{e9}"),
        text.to_ascii_lowercase(),
        text.to_ascii_uppercase(),
    ]
}

/// A text with a few bytes changed, left out or put in.
fn damaged(text: &[u8], rng: &mut Stream) -> Vec<u8> {
    const BYTES: &[u8] = b"[]{}\"\\%;#*+-=^$!?\n\r\t \x0b\0\x1a\x80\xe9AKS2x1NP";
    let mut text = text.to_owned();
    for _ in 0..rng.random_range(1..6) {
        let at = rng.random_range(0..=text.len());
        let byte = BYTES[rng.random_range(0..BYTES.len())];
        match rng.random_range(0..4) {
            0 => text.insert(at, byte),
            1 if at < text.len() => text[at] = byte,
            2 if at < text.len() => drop(text.remove(at)),
            _ => text.truncate(at),
        }
    }
    text
}

/// What may stand between two tokens, or two lines.
const GAPS: [&str; 23] = [
    " ",
    "    ",
    "\t",
    "\n",
    "\n ",
    "\r\n",
    "\r\n  ",
    "\r",
    "\t ",
    "\t\t",
    "\n\t",
    "\n\n",
    "\r\n\r\n",
    "\r\n\n",
    "\r\r\n",
    "\n\r",
    "\u{b}",
    " \n",
    " \r\n ",
    "\t\r",
    "\0",
    " \n \n",
    "\n  \t \r",
];

#[test]
fn tokens_are_read_alike_at_every_place_of_those_looked_at_together() {
    const CALLS: &str = "XX?? =1= =32= =33= =0= 1C!!! -! Pass pASS 1nT 7NT 8C 0C X - Passed 1C! [X {a} 2n P D r dbl RDBL \
        AllPass doubles = ==1 !x 1C!x";
    const CARDS: &str = "SA - D10 SAH s2 C6! hT [X {a} S1 SB AS";
    for (section, [three, two], words) in [
        ("Auction", ["AP ", "X "], CALLS),
        ("Play", ["HA ", "- "], CARDS),
    ] {
        let gaps = GAPS.map(|gap| (words.split(' ').next().unwrap(), gap));
        let words = words
            .split(' ')
            .flat_map(|word| [(word, " "), (word, "\n")]);
        let pairs: Vec<_> = gaps.into_iter().chain(words).collect();
        for before in 2..80 {
            let twos = [0, 2, 1][before % 3]; // two bytes each
            let before = three.repeat((before - 2 * twos) / 3) + &two.repeat(twos);
            for (word, gap) in &pairs {
                let behind = format!("{three}{word}\n").repeat(3);
                let text = format!("[{section} \"N\"]\n1C! {before}{word}{gap}{behind}");
                read_alike(text.as_bytes(), &format!("{text:?}"));
            }
        }
    }
}

#[test]
fn tags_are_read_alike_whatever_their_lengths() {
    const HEADS: &str = "[Event_ |[event |(Event |[Event\t|[Event2 |[North\0 |[ Event |[Event|[Even |[Other |[ | |\
        [OptimumResultTable |[OptimumResultTab |[OptimumResultTabel |[OptimumResultTablet |[OptimumPlayTable2 |\
        [OptimumResultTable_OptimumResultTable ";
    let others = [
        "", "\\", "\\\\", "\\\"", "\"", "]", "\"]", "\t", "\r", "\n", "\u{e9}", "\u{7f}", "[",
        "\"]\r\n", "\"]\n", "\"\"]\n",
    ];
    for length in (0..3).chain(27..36).chain(60..68).chain(93..97) {
        let value = "x".repeat(length);
        for head in HEADS.split('|') {
            let text = format!("[Site \"{value}\"]\n{head}\"a\"]\n[Board \"1\"]\n");
            read_alike(text.as_bytes(), &format!("{text:?}"));
        }
        for (other, at) in others
            .iter()
            .flat_map(|other| [0, length / 2, length].map(|at| (other, at)))
        {
            let (start, end) = value.split_at(at);
            let text = format!("[Event \"{start}{other}{end}\"]\r\n[Site \"\"]\n");
            read_alike(text.as_bytes(), &format!("{text:?}"));
        }
        for gap in GAPS {
            let text = format!("[Event \"{value}\"]{gap}[Site \"a\"]{gap}[Board \"1\"]\n");
            read_alike(text.as_bytes(), &format!("{text:?}"));
        }
    }
}

/// A text with each of these bytes in each place from one on.
fn changed<'a>(text: &'a [u8], from: usize, bytes: &'a [u8]) -> impl Iterator<Item = Vec<u8>> {
    (from..text.len()).flat_map(move |at| {
        bytes.iter().map(move |byte| {
            let mut text = text.to_owned();
            text[at] = *byte;
            text
        })
    })
}

#[test]
fn rows_and_tables_are_read_alike_with_any_byte_in_them() {
    const ROWS: [&str; 4] = ["C6 CK C3 CA", "HT S9 S2 H3", "D4 d5 D7 s8", "CJ Hq HA ck"];
    let head = "[Play \"N\"]\n";
    for (end, gap) in [
        ("\n", " "),
        ("\r\n", "  "),
        ("\r", "\t"),
        (" \n", " "),
        ("\n\r", " "),
    ] {
        let rows = (0..14).map(|at| ROWS[at % 4].replace(' ', gap) + end);
        let text = format!("{head}{}", rows.collect::<String>());
        for text in changed(text.as_bytes(), head.len(), b"S1T*\n-!\r") {
            read_alike(&text, &text.escape_ascii().to_string());
        }
        for length in head.len()..text.len() {
            read_alike(&text.as_bytes()[..length], &text);
        }
    }
    for row in [
        "C6CKC3CA",
        "C6 CK C3",
        "C6 CK C3  CA",
        "C6 CK C3 CA CT",
        "C6 CK C3 - ",
        " C6 CK C3 CA",
        "C6",
    ] {
        read_alike(format!("{head}{row}\n{row}\n").as_bytes(), row);
    }
    for end in [
        "[Site \"x\"]\n",
        "\n[Event \"y\"]\n",
        "[x y\nz",
        "[Site \"x\"",
        "[12]\n1 2 3\n",
        "{a}\n[Site \"x\"]\n",
        "\ntext\n\n[Event \"y\"]\n",
    ] {
        let text = format!("[Event \"x\"]\n[ScoreTable \"A;B\"]\n1 2\n33 4\n{end}");
        read_alike(text.as_bytes(), end);
        read_alike(text.replace("4\n", "4 ").as_bytes(), end);
    }
    for gap in GAPS {
        let text = format!("[ScoreTable \"A;B\"]{gap}1 2{gap}3 4{gap}5{gap}[Site \"x\"]\n");
        read_alike(text.as_bytes(), &format!("{text:?}"));
    }
    let head = "[ScoreTable \"A;B;C;D\"]";
    let text = format!(
        "{head}\r\nN NT  9\r\nN  S 10   x\n? - ^5 E  1\nabc def ghi jkl\n\n[Event \"x\"]\n"
    );
    for text in changed(
        text.as_bytes(),
        head.len(),
        b"\"%;[]{}\x01\x7f\xe9\x0b \t\n\r",
    ) {
        read_alike(&text, &text.escape_ascii().to_string());
    }
}

#[test]
fn our_records_are_read_alike() {
    let mut games = 0;
    for path in own_files() {
        let (text, name) = (fs::read(&path).unwrap(), path.display().to_string());
        games += read_alike(&text, &name);
        for (number, variant) in variants(&text).into_iter().enumerate() {
            games += read_alike(&variant, &format!("{name}, variant {number}"));
        }
    }
    assert!(games > 1000, "{games} games are too few to mean anything");
}

#[test]
fn damaged_records_are_read_alike() {
    let mut rng = stream(20);
    for path in own_files() {
        let text = fs::read(&path).unwrap();
        for number in 0..40 {
            let damaged = damaged(&text, &mut rng);
            read_alike(&damaged, &format!("{}, damage {number}", path.display()));
        }
    }
}

#[test]
fn dealt_records_are_read_alike() {
    let mut rng = stream(21);
    for kind in Kind::ALL {
        for line_end in [LineEnd::Lf, LineEnd::CrLf] {
            let (text, written) = Writer::new(kind, line_end, 22).text(200);
            assert_eq!(read_alike(&text, "what was written"), written.len());
            for (number, variant) in variants(&text).into_iter().enumerate() {
                read_alike(&variant, &format!("{kind:?}, variant {number}"));
            }
            for number in 0..100 {
                let piece = &text[..rng.random_range(1..text.len() / 10)];
                read_alike(
                    &damaged(piece, &mut rng),
                    &format!("{kind:?}, damage {number}"),
                );
            }
        }
    }
}

#[test]
fn real_records_are_read_alike() {
    for variable in ["PBN_AUDIT_CORPUS", "PBN_AUDIT_VUGRAPH"] {
        let Some(folder) = env::var_os(variable).map(PathBuf::from) else {
            println!("{variable} names no folder: not run");
            continue;
        };
        let mut rng = stream(23);
        for path in files_below(&folder, &["pbn"]) {
            let (text, name) = (fs::read(&path).unwrap(), path.display().to_string());
            read_alike(&text, &name);
            let piece = &text[..text.len().min(20_000)];
            for number in 0..5 {
                read_alike(
                    &damaged(piece, &mut rng),
                    &format!("{name}, damage {number}"),
                );
            }
        }
    }
}
