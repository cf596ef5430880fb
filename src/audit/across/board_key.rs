//! What is kept of a board until all are read: enough to compare it with them.

use super::copies::RecordKey;
use super::declarations::Declared;
use super::hash::{hash, hash_words};
use super::holders::Holders;
use super::misfit::number_of;
use super::placeholder::{is_no_event, is_no_team};
use super::scored::{Scored, Where};
use crate::board::Item;
use crate::bridge::Comparison;
use crate::checks::{
    Case, CrossBoard, Fit, Numbering, Opening, Passes, PlayStanding, Room, Standing, numbers_off,
};

/// What is kept of a board.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BoardKey {
    /// Its game in the part, from 1.
    pub(crate) game: u32,
    /// A word for the set of boards that it is of, as the record names it.
    pub(crate) set: u16,
    /// What its file is judged by.
    pub(crate) shown: Shown,
    /// How far its number is off; 0 where it is not, or that is not known.
    pub(crate) off: u8,
    /// Which board it is, and what its deal is; where both are stated.
    pub(crate) dealt: Option<Dealt>,
    /// Who declared it, and with how many tricks; where that is known.
    pub(crate) declared: Option<Declared>,
    /// What its score is compared by; where that is asked for.
    pub(crate) scored: Option<Scored>,
    /// What its record is known by when it stands in the input again; where that is asked for.
    pub(crate) record: Option<RecordKey>,
    /// Whether it is looked at again in any case.
    pub(crate) is_listed: bool,
}

/// A board that can be compared with those of the same tags.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Dealt {
    /// A hash of the set and the board's number.
    pub(crate) board: u64,
    /// Whether the set has a name, and teams that are stated have one too: without it is only a set of its file.
    pub(crate) is_named: bool,
    /// Who holds each card.
    pub(crate) holders: Holders,
    /// The number of the board as a figure; 0 where it is none.
    pub(crate) figure: u16,
    pub(crate) table: TableKey,
}

/// At which table, as far as it says whether another deal of a board is another board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TableKey {
    /// A hash of the two teams; 0 when one is not stated, or has no name of its own.
    pub(super) teams: u16,
    /// A hash of the round; 0 when it is not stated.
    pub(super) round: u16,
    pub(super) room: u8,
    /// Whether event, date, and a stage, session or section are stated.
    pub(super) is_precise: bool,
}

/// What of a board its file is judged by.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Shown {
    /// Whether it agrees with its number.
    pub(crate) fit: Fit,
    /// How its auction begins.
    pub(crate) opening: Opening,
    /// How its play, its result and its double stand to the rest of the record.
    pub(crate) standing: Standing,
}

impl Shown {
    /// That of a board.
    pub(crate) fn of(case: &Case<'_>) -> Self {
        Self {
            fit: Fit::of(case.board),
            opening: Opening::of(case),
            standing: Standing::of(case),
        }
    }

    /// What is assumed of the file until all is read: where the board differs in its number or in its first passes, that the file
    /// writes all boards so, and else that what is wrong with it is a matter of this board. `None` where the file mostly shows
    /// more.
    pub(crate) fn assumed(self) -> Option<CrossBoard<'static>> {
        (!self.standing.is_of_file()).then(|| CrossBoard {
            numbering: match self.fit {
                Fit::Differs => Numbering::Own,
                _ => Numbering::Cycle,
            },
            passes: match self.opening {
                Opening::Late => Passes::LeftOut,
                _ => Passes::Written,
            },
            ..CrossBoard::default()
        })
    }

    /// Whether something differs from what is expected: else nothing that its file shows can matter to it.
    pub(crate) fn deviates(self) -> bool {
        self.fit == Fit::Differs || self.opening == Opening::Late || self.standing.deviates()
    }
}

impl BoardKey {
    /// That of a game of which nothing is known.
    pub(super) fn nothing_of(game: u32) -> Self {
        Self {
            game,
            set: 0,
            shown: Shown {
                fit: Fit::Unnumbered,
                opening: Opening::Unknown,
                standing: Standing::default(),
            },
            off: 0,
            dealt: None,
            declared: None,
            scored: None,
            record: None,
            is_listed: false,
        }
    }

    /// With its score, if scores are compared, and whether those of the other tables are asked for; and with its record, if all are
    /// looked for again.
    pub(crate) fn of(
        case: &Case<'_>,
        game: u32,
        (asks_for_scores, with_record): (Option<bool>, bool),
    ) -> Option<Self> {
        let set = set_of(case);
        let set_hash = hash(0, set.map(Option::unwrap_or_default));
        let dealt = Dealt::of(case, set, set_hash);
        let scored = dealt.zip(asks_for_scores);
        let shown = Shown::of(case);
        let off = (shown.fit == Fit::Differs)
            .then(|| numbers_off(case.board))
            .flatten();
        let key = Self {
            game,
            set: short(set_hash),
            shown,
            off: off.unwrap_or_default(),
            dealt: dealt.map(|(dealt, _)| dealt),
            declared: Declared::of(case),
            scored: scored
                .and_then(|((dealt, teams), asks)| Scored::of(case, dealt.place(teams), asks)),
            record: with_record.then(|| RecordKey::of(case)).flatten(),
            is_listed: false,
        };
        let is_of_use = shown.fit != Fit::Unnumbered
            || shown.opening != Opening::Unknown
            || shown.standing.play != PlayStanding::Absent
            || shown.standing.deviates()
            || key.dealt.is_some()
            || key.record.is_some();
        is_of_use.then_some(key)
    }
}

/// What together says of which set of boards a board is; item by item, so that each tag is known here.
fn set_of<'a>(case: &Case<'a>) -> [Option<&'a [u8]>; 5] {
    let set = [
        case.record.stated(Item::Event),
        case.record.stated(Item::Date),
        case.record.stated(Item::Stage),
        case.record.stated(Item::Session),
        case.record.stated(Item::Section),
    ];
    set.map(|value| value.filter(|value| is_known(value)))
}

impl Dealt {
    /// That of no board.
    pub(super) const NONE: Self = Self {
        board: 0,
        is_named: false,
        holders: Holders([0; 2]),
        figure: 0,
        table: TableKey {
            teams: 0,
            round: 0,
            room: 0,
            is_precise: false,
        },
    };

    /// With what its record states of its set, and a hash of that. Beside it a hash of the two teams and the round; 0 when a team
    /// is not stated.
    fn of(case: &Case<'_>, set: [Option<&[u8]>; 5], set_hash: u64) -> Option<(Self, u64)> {
        if case.board.taken_over {
            return None;
        }
        let number = case.record.stated(Item::Board)?;
        let (holders, apart) = match case.board.deal.value() {
            Some(deal) if deal.size == 13 => (Holders::of(deal)?, None),
            Some(_) => return None,
            None => (Self::NONE.holders, Some(round_of_result(case)?)),
        };
        let board = match apart {
            None => hash(set_hash, [number]),
            Some(round) => hash(set_hash, [number, &b"without a deal"[..], round]),
        };
        let is_named = set[0].is_some_and(|event| !is_no_event(event));
        let (table, teams) = TableKey::of(case, is_named, set);
        let dealt = Self {
            board,
            is_named: is_named && (teams == 0 || table.teams != 0),
            holders,
            figure: number_of(case.board),
            table,
        };
        Some((dealt, teams))
    }

    /// At which table it was played, as far as scores ask for it.
    const fn place(&self, teams: u64) -> Where {
        let TableKey { round, room, .. } = self.table;
        Where {
            deal: self.holders,
            teams,
            room: Room::of(room),
            place: (round as u64) << 8 | room as u64,
        }
    }

    /// What the board is remembered by. The boards of a set without a name are those of one file.
    pub(crate) fn in_file(&self, file: u64) -> u64 {
        if self.is_named {
            self.board
        } else {
            hash_words([self.board, file])
        }
    }
}

/// Of a result that is carried without a deal the round, which tells one deal from another: not where pairs play each board in several.
fn round_of_result<'a>(case: &Case<'a>) -> Option<&'a [u8]> {
    if !case.record.is_result_alone() {
        return None;
    }
    match case.record.scoring() {
        Some(Comparison::Matchpoints(_)) => Some(b""),
        _ => Some(case.record.stated(Item::Round).unwrap_or_default()),
    }
}

impl TableKey {
    /// With a hash of the two teams and the round. The event may have a name of its own.
    fn of(
        case: &Case<'_>,
        is_named: bool,
        [_, date, rest @ ..]: [Option<&[u8]>; 5],
    ) -> (Self, u64) {
        let stated = case.teams();
        let are_named = stated.is_some_and(|teams| !teams.into_iter().any(is_no_team));
        let teams = stated.map_or(0, |teams| hash(0, teams));
        let round = case.record.stated(Item::Round);
        let round = round.map_or(0, |round| hash(0, [round]));
        let room = case.record.stated(Item::Room).and_then(<[u8]>::first);
        let table = Self {
            teams: if are_named { short(teams) } else { 0 },
            round: short(round),
            room: room.map_or(0, u8::to_ascii_uppercase),
            is_precise: is_named
                && date.is_some_and(|date| !date.contains(&b'?'))
                && rest.iter().any(Option::is_some),
        };
        let of_round = |teams| hash_words([teams, round]);
        (table, if teams == 0 { 0 } else { of_round(teams) })
    }

    /// Whether two tables under the same tags must have played one board: the two rooms of a match in one round; or, where
    /// the tags tell the set exactly, tables of one round. The matches of a stage need not be played on one set of boards.
    pub(crate) fn is_of_one_board(self, other: Self) -> bool {
        let rooms = self.room != 0 && other.room != 0 && self.room != other.room;
        let of_one_round = self.round == other.round && self.teams == other.teams;
        of_one_round && (self.is_precise || self.teams != 0 && rooms)
    }
}

/// Whether a value says anything: `????.??.??` does not.
fn is_known(value: &[u8]) -> bool {
    value.iter().any(|byte| !matches!(byte, b'?' | b'.' | b'-'))
}

/// Sixteen bits of a hash: enough where being wrong once in 65,536 is no harm.
fn short(hash: u64) -> u16 {
    (hash >> 48) as u16
}
