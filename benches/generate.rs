//! Writes PBN of dealt boards: one file of so many bytes, standard output without end in sight, or a folder of small
//! files.

#![allow(clippy::print_stderr)] // it talks to the person who runs it

mod arguments;
#[path = "../tests/support/mod.rs"]
mod support;

use arguments::Arguments;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use support::{Kind, LineEnd, Writer};

const USAGE: &str = "\
cargo bench --bench generate -- [--kind full|lean|nasty] [--line-end lf|crlf] [--seed N] [--bytes N] PATH
cargo bench --bench generate -- [...] --files N [--games N] FOLDER

PATH may be - for standard output. N may end in K, M or G. Defaults: full, crlf, seed 1, 200M, 24 games a file.";

fn main() -> io::Result<()> {
    let arguments = Arguments::read();
    let [place] = &arguments.places[..] else {
        eprintln!("{USAGE}");
        return Ok(());
    };
    let kind = match arguments.option("kind") {
        Some("lean") => Kind::Lean,
        Some("nasty") => Kind::Nasty,
        _ => Kind::Full,
    };
    let line_end = match arguments.option("line-end") {
        Some("lf") => LineEnd::Lf,
        _ => LineEnd::CrLf,
    };
    let seed = arguments.number("seed").unwrap_or(1);
    if let Some(files) = arguments.number("files") {
        let games = arguments.number("games").unwrap_or(24);
        return folder(Path::new(place), files, |number| {
            let games = usize::try_from(games).expect("a number of games");
            Writer::new(kind, line_end, seed + number).text(games).0
        });
    }
    let bytes = arguments.number("bytes").unwrap_or(200_000_000);
    let out: Box<dyn Write> = match place.as_str() {
        "-" => Box::new(io::stdout().lock()),
        path => Box::new(BufWriter::new(File::create(path)?)),
    };
    stream(Writer::new(kind, line_end, seed), bytes, out)
}

/// Writes games until there are so many bytes; never more than one game in memory.
fn stream(mut writer: Writer, bytes: u64, mut out: impl Write) -> io::Result<()> {
    let mut game = Vec::new();
    let mut written = 0;
    while written < bytes {
        game.clear();
        writer.write(&mut game);
        out.write_all(&game)?;
        written += game.len() as u64;
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
