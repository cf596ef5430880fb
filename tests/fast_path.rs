//! The fast path of the reader gives what the grammar gives: the same games, faults and places, on all that is at hand.

use crate::both_paths::read_alike;
use crate::support::{Kind, LineEnd, Stream, Writer, stream};
use rand::RngExt;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The files below a folder whose names end so.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path
                .extension()
                .is_some_and(|it| it.eq_ignore_ascii_case("pbn"))
            {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

fn own_files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["samples", "tests"].map(|folder| files(&root.join(folder)));
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
        for path in files(&folder) {
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
