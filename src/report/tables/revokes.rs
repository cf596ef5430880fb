//! revokes.csv: one row for each apparent revoke, of every grade.

use crate::audit::At;
use crate::board::Item;
use crate::bridge::{Hand, Seat, from_the_top};
use crate::checks::{Case, Ruled};
use crate::diagnosis::Grade;
use crate::laws::{Established, RevokeRuling};
use crate::replay::Revoke;
use crate::report::phrase::list;
use crate::report::table::{Id, Link, Pending, table};
use crate::report::tables::id::BoardIds;
use crate::report::tables::recorded;
use crate::report::tables::spelling::{self, DateCell, ShortCell, TextCell};

table! {
    /// One row, in column order. Unknown and not applicable are empty.
    pub struct RevokeRow<'a>;
    "revokes.csv", key ["id"], links [Link::FILE, Link::BOARD_ID];
    id: Id => late(Id),
    file: &'a str => late(File),
    line: u64 => line,
    column: u64,
    game: u64 => game,
    event: Option<TextCell<'a>>,
    date: Option<DateCell>,
    round: Option<TextCell<'a>>,
    table: Option<TextCell<'a>>,
    room: Option<TextCell<'a>>,
    board: Option<TextCell<'a>>,
    contract: Option<ShortCell>,
    declarer: Option<char>,
    revoke: usize,
    trick: u8,
    turn: u8,
    seat: char,
    player: Option<TextCell<'a>>,
    role: &'static str,
    side: &'static str,
    led_card: ShortCell,
    led_suit: char,
    played_card: ShortCell,
    could_have_played: String,
    manner: &'static str,
    marked: &'static str,
    evidence: &'static str,
    evidence_trick: Option<u8>,
    trick_winner: Option<char>,
    won_by_offender: &'static str,
    later_tricks_min: u8 = "tricks",
    later_tricks_max: u8 = "tricks",
    established: &'static str,
    established_by: Option<&'static str>,
    established_trick: Option<u8>,
    established_seat: Option<char>,
    established_card: Option<ShortCell>,
    laws: &'static str,
    clause: &'static str,
    clauses: String,
    demand_min: u8 = "tricks",
    demand_max: u8 = "tricks",
    assumptions: String,
    confidence: &'static str,
    nearest_legal_reading: Option<String>,
    cause: Pending => late(Causes),
    board_id: Id => late(Board),
}

/// The ruling on a revoke, and how sure it is; nothing if only the director's facts show it.
type One<'a> = (&'a RevokeRuling, Option<Grade>);

impl<'a> RevokeRow<'a> {
    /// The rows of a board, in order of play.
    pub(in crate::report) fn all(
        case: &Case<'a>,
        at: At,
        ids: &BoardIds,
    ) -> impl Iterator<Item = Self> {
        let ruled = case.ruled.as_ref().into_iter();
        ruled.flat_map(move |ruled| {
            let row = move |(number, one)| Self::of(case, ruled, at, ids, number, one);
            (1..).zip(in_order(ruled)).map(row)
        })
    }

    fn of(
        case: &Case<'a>,
        ruled: &Ruled<'_>,
        at: At,
        ids: &BoardIds,
        number: usize,
        (ruling, grade): One<'_>,
    ) -> Self {
        let revoke = &ruling.revoke;
        let mut row = Self::written(case, revoke);
        row.id = ids.revoke(revoke.turn);
        let span = match grade {
            Some(_) => case.span_of_play(revoke.turn, revoke.played),
            None => case.span_of_turn(revoke.turn),
        };
        let place = at.place(case, span.start);
        (row.line, row.column, row.game) = (place.line, place.column, at.game);
        row.revoke = number;
        row.play(ruled, ruling);
        row.establish(&ruling.established);
        row.laws = ruled.ruling.edition.year;
        row.rule(ruling);
        if let Some(grade) = grade {
            row.confidence = grade.name();
            row.nearest_legal_reading = ruled.diagnosis.nearest().map(|it| it.to_string());
        } else {
            // only the director's facts show it
            row.evidence = spelling::OF_SLIP;
            row.evidence_trick = None;
            row.confidence = Grade::Certain.name();
            if revoke.position == 1 {
                row.manner = spelling::MANNERS[2];
            }
        }
        row
    }

    /// The columns that repeat the record, about the board and the player.
    fn written(case: &Case<'a>, revoke: &Revoke) -> Self {
        let stated = |item| TextCell::of(case, item);
        Self {
            seat: revoke.turn.seat.letter(),
            player: stated(Item::Player(revoke.turn.seat)),
            ..recorded!(case, stated: event date round table room board contract declarer)
        }
    }

    fn play(&mut self, ruled: &Ruled<'_>, ruling: &RevokeRuling) {
        let revoke = &ruling.revoke;
        let ruff = ruled.replay.setting.trump == Some(revoke.played.suit);
        let [with_trump, with_other, _] = spelling::MANNERS;
        self.trick = revoke.turn.trick;
        self.turn = revoke.position;
        self.led_card = revoke.led.into();
        self.led_suit = ruling.suit.letter();
        self.played_card = revoke.played.into();
        self.could_have_played = cards(ruling.could_have_played);
        self.manner = if ruff { with_trump } else { with_other };
        self.marked = spelling::yes_or_no(revoke.marked);
        self.evidence = revoke.evidence.into();
        self.evidence_trick = revoke.shown.map(|(trick, _)| trick);
        self.trick_winner = ruling.trick_winner.map(Seat::letter);
    }

    fn establish(&mut self, established: &Established) {
        self.established = match *established {
            Established::Yes { by, trick, card } => {
                self.established_by = Some(by);
                self.established_trick = Some(trick);
                self.established_seat = card.map(|(turn, _)| turn.seat.letter());
                self.established_card = card.map(|(_, card)| card.into());
                "yes"
            }
            Established::Presumed => "presumed",
            Established::Unknown => "unknown",
            Established::No => "no",
        };
    }

    fn rule(&mut self, ruling: &RevokeRuling) {
        self.role = ruling.role.into();
        self.side = ruling.side.letters();
        self.won_by_offender = ruling.won_by_offender.into();
        self.later_tricks_min = ruling.later_tricks.min;
        self.later_tricks_max = ruling.later_tricks.max;
        self.clause = ruling.clauses.first().copied().unwrap_or_default();
        self.clauses = list(&ruling.clauses, " ");
        self.demand_min = ruling.demand.min;
        self.demand_max = ruling.demand.max;
        self.assumptions = list(ruling.assumptions.iter().map(ToString::to_string), " ");
    }
}

/// All revokes of a board, including those that only the director's facts show, in order of play.
fn in_order<'a>(ruled: &Ruled<'a>) -> Vec<One<'a>> {
    let board = ruled.ruling;
    let grades = ruled.diagnosis.grades.iter();
    let recorded = board.revokes.iter().zip(grades.copied().map(Some));
    let of_slips = board.slip_revokes.iter().map(|ruling| (ruling, None));
    let mut all: Vec<One<'_>> = recorded.chain(of_slips).collect();
    all.sort_by_key(|(it, _)| (it.revoke.turn.trick, it.revoke.position));
    all
}

/// Cards, the highest first.
fn cards(cards: Hand) -> String {
    list(
        from_the_top(cards.iter()).into_iter().map(ShortCell::from),
        " ",
    )
}
