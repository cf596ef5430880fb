//! `show`: one board as a sheet.

use super::args::{Color, FailOn, ShowArgs};
use super::desk;
use super::inputs::Inputs;
use super::progress::Bar;
use super::streams::{Results, say};
use super::{Exit, Trouble, signals};
use crate::audit::{self, Halt, How};
use crate::report::{MOST_NAMED, Picked, Sheet, SheetText, Words, clean, page};
use std::fmt::Display;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Shows the board that is meant.
pub(super) fn run(args: &ShowArgs, color: Color) -> Result<Exit, Trouble> {
    let slips = desk::slips(&args.law, color)?;
    let (inputs, member) = inputs(args)?;
    for complaint in &inputs.complaints {
        say(color, &Bar::hidden(), &clean(complaint));
    }
    let mut picked = Picked::new(args.board.clone(), args.game, member);
    let halt = Halt::new();
    signals::listen(&halt);
    let (options, bar) = ((&args.law).into(), Bar::hidden());
    let complaints = inputs.complaints.len() + slips.unreadable.len();
    let mut ended = audit::run(
        inputs.found.into_iter(),
        &options,
        &slips,
        How::default(),
        &mut picked,
        &bar,
        &halt,
    )?;
    let sheet = the_one(args, &mut picked);
    for (file, reason) in &picked.unread {
        say(color, &Bar::hidden(), &clean(&format!("{file}: {reason}")));
    }
    let sheet = sheet?;
    ended.unread = !picked.unread.is_empty();
    let words = Words::of(args.lang.into());
    match &args.html {
        Some(path) if is_stdout(path) => write_out(&page(&sheet, words)?, color)?,
        Some(path) => write_page(path, &page(&sheet, words)?, args)?,
        None => write_text(&sheet, words, color)?,
    }
    Ok(Exit::of(&ended, complaints, FailOn::Never))
}

fn write_text(sheet: &Sheet, words: &Words, color: Color) -> io::Result<()> {
    write_out(&SheetText { sheet, words }, color)
}

fn write_out(what: &impl Display, color: Color) -> io::Result<()> {
    let mut out = BufWriter::new(Results::plain(color));
    write!(out, "{what}")?;
    out.flush()
}

/// Whether a page goes where results go: by the usual sign, or by the name that some systems have for it.
fn is_stdout(path: &Path) -> bool {
    path == Path::new("-") || path == Path::new("/dev/stdout")
}

/// Writes the page, unless that would overwrite what is read, or something that was not meant.
fn write_page(path: &Path, page: &str, args: &ShowArgs) -> Result<(), Trouble> {
    let is_same = |one: &Path, other: &Path| {
        Some(fs::canonicalize(one).ok()? == fs::canonicalize(other).ok()?)
    };
    let written = if is_same(path, &args.file) == Some(true) {
        Err("this file is read; the page must go to another one".to_owned())
    } else if path.is_file() && !args.force {
        Err("this file exists; choose another one, or add --force to overwrite it".to_owned())
    } else {
        fs::write(path, page).map_err(|error| error.to_string())
    };
    written.map_err(|why| Trouble::BadUse(format!("{}: {why}", path.display())))
}

/// What is read, and the name of the one file of it that is meant: `season.zip!friday.pbn` is a member of an archive.
fn inputs(args: &ShowArgs) -> Result<(Inputs, Option<String>), Trouble> {
    let name = args.file.to_string_lossy();
    let before = |(at, _): (usize, &str)| PathBuf::from(&name[..at]);
    let mut archives = name.match_indices('!').map(before);
    let archive = archives.find(|path| path.is_file());
    match archive.filter(|_| !args.file.exists()) {
        Some(archive) => Ok((Inputs::find(&[archive], None)?, Some(name.into_owned()))),
        None => Ok((Inputs::find(std::slice::from_ref(&args.file), None)?, None)),
    }
}

/// The board that is meant, when there is exactly one. Where nothing was read, that is why there is none.
fn the_one(args: &ShowArgs, picked: &mut Picked) -> Result<Box<Sheet>, Trouble> {
    if let Some(sheet) = picked.the_one() {
        return Ok(sheet);
    }
    let nothing_read = picked.read.unwrap_or_default() == 0;
    let unread = picked.unread.pop_if(|_| nothing_read);
    let name = args.file.display();
    let line = match (unread, picked.games.as_slice()) {
        (Some((file, reason)), _) => format!("{file}: {reason}"),
        (None, []) => format!("{name}: {}", nothing(args, picked.read)),
        (None, several) => format!("{name}: {}", which(several)),
    };
    Err(Trouble::BadUse(clean(&line).into_owned()))
}

/// What is said where several boards are meant.
fn which(boards: &[(String, u64)]) -> String {
    let (first, _) = &boards[0];
    let rest = if boards.len() > MOST_NAMED {
        " ..."
    } else {
        ""
    };
    let named = &boards[..boards.len().min(MOST_NAMED)];
    if named.iter().all(|(file, _)| file == first) {
        let games: Vec<_> = named.iter().map(|(_, game)| game.to_string()).collect();
        let games = games.join(", ");
        return format!("several records are of this board; add --game with one of {games}{rest}");
    }
    let games: Vec<_> = named
        .iter()
        .map(|(file, game)| format!("{file} (game {game})"))
        .collect();
    let games = games.join(", ");
    format!("several records are of this board; name the file and its --game: {games}{rest}")
}

/// What is said where there is no such board among so many games.
fn nothing(args: &ShowArgs, games: Option<u64>) -> String {
    let Some(games) = games else {
        return "no such file in this archive".to_owned();
    };
    match (&args.board, args.game) {
        (Some(board), Some(game)) => format!("game {game} is no board {board}"),
        (Some(board), None) => format!("no board {board} here; games read: {games}"),
        (None, game) => {
            let game = game.unwrap_or_default();
            format!("no game {game} here; games read: {games}")
        }
    }
}
