//! What a record adds, as bytes beside its key: so that what copies of a record added can be worked out again when the keys of all
//! parts meet, and taken off. What the labels of records are called stands in cells of their own.

use super::board::{BoardFacts, PartBoards, RevokeFacts};
use super::counts::REASONS;
use super::dimension::{Dimension, Key};
use super::keys::text_hash;
use super::labels::Labels;
use super::players::Named;
use super::sorted::damaged;
use super::turn::TurnFacts;
use std::borrow::Cow;
use std::io;

/// What a record adds besides its turns: its contract, the reason why it is left out, its doubted revokes, whether it is clean, its
/// turns to follow, its players and its revokes.
type Besides<'a> = (
    [usize; 2],
    Option<usize>,
    [u64; 3],
    bool,
    u64,
    Cow<'a, Named>,
    Cow<'a, [RevokeFacts]>,
);

/// What a record with these labels adds, as bytes. Of copies that with the greatest byte behind the labels is to count: the recorder
/// says that somebody revoked, its turns are counted, he wrote anything.
pub(super) fn adds(
    labels: u64,
    board: &BoardFacts,
    (turns, revokes): (&[TurnFacts], &[RevokeFacts]),
) -> io::Result<Vec<u8>> {
    let mut bytes = labels.to_be_bytes().to_vec();
    let signs = [board.is_told, board.left_out.is_none(), board.is_worded];
    bytes.push(signs.iter().fold(0, |all, it| all << 1 | u8::from(*it)));
    bytes.push(u8::try_from(turns.len()).map_err(|_| damaged())?);
    bytes.extend(turns.iter().flat_map(|it| it.bytes()));
    let left_out = |reason| REASONS.iter().position(|it| *it == reason);
    let besides: Besides<'_> = (
        board.contract,
        board.left_out.and_then(left_out),
        board.doubted,
        board.is_clean,
        board.turns_to_follow,
        Cow::Borrowed(&board.players),
        Cow::Borrowed(revokes),
    );
    serde_json::to_writer(&mut bytes, &besides)?;
    Ok(bytes)
}

/// Adds the board of such bytes, but for the hash, to a part of one set of labels.
pub(super) fn restore(part: &mut PartBoards, bytes: &[u8]) -> io::Result<()> {
    let ([signs, turns], rest) = bytes.split_first_chunk().ok_or_else(damaged)?;
    let of_turns = usize::from(*turns) * TurnFacts::BYTES;
    let (turns, rest) = rest.split_at_checked(of_turns).ok_or_else(damaged)?;
    let besides: Besides<'_> = serde_json::from_slice(rest).map_err(|_| damaged())?;
    let (contract, left_out, doubted, is_clean, turns_to_follow, players, revokes) = besides;
    let places = [part.turns.len(), part.revokes.len()];
    let turns = turns.as_chunks().0.iter();
    part.turns.extend(turns.map(|it| TurnFacts::of_bytes(*it)));
    part.revokes.extend(revokes.into_owned());
    part.boards.push(BoardFacts {
        contract,
        left_out: left_out.map(|place| REASONS[place]),
        doubted,
        is_clean,
        is_told: signs & 4 != 0,
        is_worded: signs & 1 != 0,
        turns: places[0]..part.turns.len(),
        turns_to_follow,
        revokes: places[1]..part.revokes.len(),
        players: players.into_owned(),
        ..BoardFacts::default()
    });
    Ok(())
}

/// The key of the cell that says what labels of a file are called; it begins with their hash.
pub(super) fn key_of(file: &str, labels: &Labels) -> io::Result<(u64, Key)> {
    let called = serde_json::to_string(&(file, labels))?;
    let hash = text_hash(&called);
    Ok((
        hash,
        Key::new(Dimension::Labels, &format!("{hash:016x}{called}")),
    ))
}

/// The hash in such a key, and what is called so.
pub(super) fn called(key: &Key) -> io::Result<(u64, &str)> {
    let parts = key.value.split_at_checked(2 * size_of::<u64>());
    let (hash, called) = parts.ok_or_else(damaged)?;
    let hash = u64::from_str_radix(hash, 16).map_err(|_| damaged())?;
    Ok((hash, called))
}

/// The file and the labels that are called so.
pub(super) fn labels_of(called: &str) -> io::Result<(String, Labels)> {
    serde_json::from_str(called).map_err(|_| damaged())
}
