//! `show`: one board as a sheet, or a list of the boards.

use super::args::ShowArgs;
use super::desk;
use super::inputs::Inputs;
use super::lists::os_string;
use super::outputs::{Outputs, is_stdout};
use super::progress::Bar;
use super::streams::{Results, Voice};
use super::{Exit, Trouble};
use crate::audit::{How, Options, Slips};
use crate::checks::Room;
use crate::report::{
    BoardList, BoardSelector, MOST_NAMED, Sheet, SheetText, page, reason, replace,
};
use crate::source::name_of;
use crate::words::{Message, message};
use std::io::BufWriter;
use std::path::PathBuf;

/// Shows the board that is meant.
pub(super) fn run(args: &ShowArgs, voice: Voice) -> Result<Exit, Trouble> {
    let options = desk::options(&args.law, args.double_dummy)?;
    let slips = desk::slips(&args.law, voice)?;
    let (inputs, member) = inputs(args)?;
    inputs.announce(voice, &Bar::hidden());
    let read = [args.law.slips()];
    let outputs = Outputs::beside(&inputs, read);
    if let Some(path) = args.html.as_ref().filter(|path| !is_stdout(path)) {
        outputs.file(path, args.force)?;
    }
    let room = args.room.map(Room::name);
    if args.board.is_none() && args.game.is_none() {
        return list(args, &options, &slips, (inputs, member), voice);
    }
    let mut selector = BoardSelector::new((args.board.clone(), args.game, room), member);
    let (given, bar) = ((&options, &slips), Bar::hidden());
    let complaints = inputs.complaints.len() + slips.unreadable.len();
    let mut ended = desk::audit(inputs, given, How::default(), &mut selector, &bar)?;
    let sheet = the_one(args, &mut selector);
    for (file, why) in &selector.unread {
        let line = reason::about(file, why.message());
        voice.print(&Bar::hidden(), &line);
    }
    let sheet = sheet?;
    ended.unread = !selector.unread.is_empty();
    let (words, color) = (voice.words, voice.color);
    match &args.html {
        Some(path) if is_stdout(path) => {
            Results::print(color, page(&sheet, voice.pages).as_bytes())?;
        }
        Some(path) => replace(path, page(&sheet, voice.pages).as_bytes())?,
        None => {
            let sheet = &*sheet;
            Results::print(color, SheetText { sheet, words }.to_string().as_bytes())?;
        }
    }
    Ok(Exit::of(&ended, complaints))
}

/// Lists the boards.
fn list(
    args: &ShowArgs,
    options: &Options,
    slips: &Slips,
    (inputs, member): (Inputs, Option<String>),
    voice: Voice,
) -> Result<Exit, Trouble> {
    let out = BufWriter::new(Results::plain(voice.color));
    let mut list = BoardList::new(out, member, args.room.map(Room::name), voice.words);
    let (given, bar) = ((options, slips), Bar::hidden());
    let complaints = inputs.complaints.len() + slips.unreadable.len();
    let ended = desk::audit(inputs, given, How::default(), &mut list, &bar)?;
    list.finish()?;
    for (file, why) in &list.unread {
        voice.print(&bar, &reason::about(file, why.message()));
    }
    if list.listed == 0 && list.unread.is_empty() {
        let name = name_of(&args.file);
        return Err(Trouble::BadUse(reason::about(name, message!("show-none"))));
    }
    Ok(Exit::of(&ended, complaints))
}

/// What is read, and the name of the one file of it that is meant: `season.zip!friday.pbn` is a member of an archive.
fn inputs(args: &ShowArgs) -> Result<(Inputs, Option<String>), Trouble> {
    let bytes = args.file.as_os_str().as_encoded_bytes();
    let before = |at| PathBuf::from(os_string(bytes[..at].to_owned()));
    let mut archives = memchr::memchr_iter(b'!', bytes).map(before);
    let archive = archives.find(|path| path.is_file());
    match archive.filter(|_| !args.file.exists()) {
        Some(archive) => Ok((Inputs::find(&[archive], None)?, Some(name_of(&args.file)))),
        None => Ok((Inputs::find(std::slice::from_ref(&args.file), None)?, None)),
    }
}

/// The board that is meant, when there is exactly one. Where nothing was read, that is why there is none.
fn the_one(args: &ShowArgs, selector: &mut BoardSelector) -> Result<Box<Sheet>, Trouble> {
    if let Some(sheet) = selector.the_one() {
        return Ok(sheet);
    }
    let nothing_read = selector.read.unwrap_or_default() == 0;
    let unread = selector.unread.pop_if(|_| nothing_read);
    let name = name_of(&args.file);
    Err(Trouble::BadUse(match (unread, selector.games.as_slice()) {
        (Some((file, why)), _) => reason::about(file, why.message()),
        (None, []) => reason::about(name, nothing(args, selector.read)),
        (None, several) => {
            let by_room = selector.has_rooms && args.room.is_none();
            reason::about(name, which(several, by_room))
        }
    }))
}

/// The message where several boards are meant.
fn which(boards: &[(String, u64)], by_room: bool) -> Message {
    let (first, _) = &boards[0];
    let named = &boards[..boards.len().min(MOST_NAMED)];
    let is_one_file = named.iter().all(|(file, _)| file == first);
    let mut games: Vec<_> = named
        .iter()
        .map(|(file, game)| {
            if is_one_file {
                game.to_string()
            } else {
                format!("{file} --game {game}")
            }
        })
        .collect();
    if boards.len() > MOST_NAMED {
        games.push("...".to_owned());
    }
    let games = games.join(", ");
    if is_one_file && by_room {
        message!("show-several-rooms", games)
    } else if is_one_file {
        message!("show-several", games)
    } else {
        message!("show-several-files", games)
    }
}

/// The message where none of so many games is such a board.
fn nothing(args: &ShowArgs, games: Option<u64>) -> Message {
    let Some(games) = games.map(|games| games.to_string()) else {
        return message!("show-no-member");
    };
    match (args.board.as_deref(), args.game) {
        (Some(board), Some(game)) => message!("show-other-board", game, board),
        (Some(board), None) if args.room.is_some() => {
            message!("show-no-board-in-room", board, games)
        }
        (Some(board), None) => message!("show-no-board", board, games),
        (None, game) => message!("show-no-game", game = game.unwrap_or_default(), games),
    }
}
