//! Writes PBN of dealt boards: one file of so many bytes, standard output without end in sight, or a folder of small
//! files.

#![allow(clippy::print_stderr)] // it talks to the person who runs it

mod arguments;
mod other_generator;
#[path = "../tests/support/mod.rs"]
mod support;

use arguments::Arguments;
use other_generator::{Play, Tournament};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use support::{Kind, LineEnd, Writer, edits};

const USAGE: &str = "\
cargo bench --bench generate -- [--kind full|lean|nasty|other] [--line-end lf|crlf] [--edit NAME,...] [--seed N] [--bytes N] PATH
cargo bench --bench generate -- [...] --files N [--games N] FOLDER

PATH may be - for standard output. N may end in K, M or G. The edits are those of tests/support/edits.rs, made in this
order; some leave LF at the end of each line. Defaults: full, crlf, no edit, seed 1, 200M, 24 games a file.";

fn main() -> io::Result<()> {
    let arguments = Arguments::read();
    let [place] = &arguments.places[..] else {
        eprintln!("{USAGE}");
        return Ok(());
    };
    let seed = arguments.number("seed").unwrap_or(1);
    let edits = edits(&arguments);
    if let Some(files) = arguments.number("files") {
        let games = arguments.number("games").unwrap_or(24);
        let games = usize::try_from(games).expect("a number of games");
        return folder(Path::new(place), files, |number| {
            let text = generator(&arguments, seed + number)(games);
            edits.iter().fold(text, |text, edit| edit(&text))
        });
    }
    let bytes = arguments.number("bytes").unwrap_or(200_000_000);
    let out: Box<dyn Write> = match place.as_str() {
        "-" => Box::new(io::stdout().lock()),
        path => Box::new(BufWriter::new(File::create(path)?)),
    };
    stream(generator(&arguments, seed), &edits, bytes, out)
}

/// Gives so many more games.
type Generator = Box<dyn FnMut(usize) -> Vec<u8>>;

type Rewrite = fn(&[u8]) -> Vec<u8>;

fn generator(arguments: &Arguments, seed: u64) -> Generator {
    let line_end = match arguments.option("line-end") {
        Some("lf") => LineEnd::Lf,
        _ => LineEnd::CrLf,
    };
    let kind = match arguments.option("kind") {
        Some("other") => {
            let mut tournament = Tournament::new(seed, Play::Legal);
            return Box::new(move |games| match line_end {
                LineEnd::Lf => tournament.text(games),
                LineEnd::CrLf => edits::crlf(&tournament.text(games)),
            });
        }
        Some("lean") => Kind::Lean,
        Some("nasty") => Kind::Nasty,
        _ => Kind::Full,
    };
    let mut writer = Writer::new(kind, line_end, seed);
    Box::new(move |games| {
        let mut text = Vec::new();
        for _ in 0..games {
            writer.write(&mut text);
        }
        text
    })
}

/// What the text goes through, one after the other.
fn edits(arguments: &Arguments) -> Vec<Rewrite> {
    let names = arguments.option("edit").unwrap_or_default().split(',');
    let edit = |name| edits::named(name).unwrap_or_else(|| panic!("--edit {name}: no such edit"));
    let edits = names.filter(|name| !name.is_empty()).map(edit);
    edits.flat_map(|edit| [edit.base, edit.rewrite]).collect()
}

/// Writes games until there are so many bytes, with one in memory. Edits get a thousand at a time: what they put at the
/// head of a text comes with each thousand.
fn stream(
    mut games: Generator,
    edits: &[Rewrite],
    bytes: u64,
    mut out: impl Write,
) -> io::Result<()> {
    let lot = if edits.is_empty() { 1 } else { 1000 };
    let mut written = 0;
    while written < bytes {
        let text = edits.iter().fold(games(lot), |text, edit| edit(&text));
        out.write_all(&text)?;
        written += text.len() as u64;
    }
    out.flush()
}

fn folder(path: &Path, files: u64, text: impl Fn(u64) -> Vec<u8>) -> io::Result<()> {
    fs::create_dir_all(path)?;
    for number in 0..files {
        fs::write(path.join(format!("{number:06}.pbn")), text(number))?;
    }
    Ok(())
}
