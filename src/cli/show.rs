//! `show`: one board as a sheet.

use super::args::{Color, FailOn, ShowArgs};
use super::desk;
use super::progress::Bar;
use super::streams::Results;
use super::{Exit, Trouble, signals};
use crate::audit::{self, Halt, How};
use crate::report::{Picked, Sheet, SheetText, Words, clean, page};
use crate::source::Input;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// Shows the board that is meant.
pub(super) fn run(args: &ShowArgs, color: Color) -> Result<Exit, Trouble> {
    let slips = desk::slips(&args.law, color)?;
    let mut picked = Picked::new(args.board.clone(), args.game);
    let halt = Halt::new();
    signals::listen(&halt);
    let (options, bar) = ((&args.law).into(), Bar::hidden());
    let found = std::iter::once(input(args));
    let ended = audit::run(
        found,
        &options,
        &slips,
        How::default(),
        &mut picked,
        &bar,
        &halt,
    )?;
    let sheet = the_one(args, picked, ended.totals.games)?;
    let words = Words::of(args.lang.into());
    match &args.html {
        Some(path) => write_page(path, &page(&sheet, words)?, args)?,
        None => write_text(&sheet, words, color)?,
    }
    Ok(Exit::of(&ended, slips.unreadable.len(), FailOn::Never))
}

fn write_text(sheet: &Sheet, words: &Words, color: Color) -> io::Result<()> {
    let mut out = BufWriter::new(Results::plain(color));
    write!(out, "{}", SheetText { sheet, words })?;
    out.flush()
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

fn input(args: &ShowArgs) -> (Input, String) {
    if args.file.as_os_str() == "-" {
        (Input::Stdin, "-".to_owned())
    } else {
        (
            Input::File(args.file.clone()),
            args.file.display().to_string(),
        )
    }
}

/// The board that is meant, when there is exactly one.
fn the_one(args: &ShowArgs, mut picked: Picked, games: u64) -> Result<Box<Sheet>, Trouble> {
    if let Some(sheet) = picked.the_one() {
        return Ok(sheet);
    }
    let why = match (picked.games.as_slice(), picked.unread) {
        ([], Some(reason)) => reason,
        ([], None) => nothing(args, games),
        (several, _) => {
            let several: Vec<_> = several
                .iter()
                .take(MOST_NAMED)
                .map(u64::to_string)
                .collect();
            let several = several.join(", ");
            format!("this board is in the file more than once; add --game with one of {several}")
        }
    };
    let line = format!("{}: {why}", args.file.display());
    Err(Trouble::BadUse(clean(&line).into_owned()))
}

/// Games that are named where several are meant.
const MOST_NAMED: usize = 20;

fn nothing(args: &ShowArgs, games: u64) -> String {
    match (&args.board, args.game) {
        (Some(board), Some(game)) => format!("game {game} of this file is no board {board}"),
        (Some(board), None) => format!("no board {board} in this file; it has {games} games"),
        _ => format!("the file has {games} games"),
    }
}
