//! The kinds of slip: for each, which cells it takes and which fact they make.

use super::cells::{Choice, each, suit_named};
use super::sheet::{Column, SlipRow, word};
use super::{Flaw, Unreadable};
use crate::laws::{
    Claimed, Designated, DirectorFact, Instruction, OpeningLead, Penalty, Reading, Recorded,
    Rights, What, When,
};

/// One kind of slip.
pub(super) struct Kind {
    /// The word in the column `kind`.
    pub(super) name: &'static str,
    /// The cells that it has no use for.
    refuses: &'static [Column],
    /// It says nothing as long as all of these cells are empty. A kind without them always says something.
    awaits: &'static [Column],
    read: fn(&SlipRow) -> Result<DirectorFact, Unreadable>,
}

const CARD: Column = Column::Card;
const VALUE: Column = Column::Value;
const TRICKS: Column = Column::Tricks;

const fn kind(
    name: &'static str,
    awaits: &'static [Column],
    refuses: &'static [Column],
    read: fn(&SlipRow) -> Result<DirectorFact, Unreadable>,
) -> Kind {
    Kind {
        name,
        refuses,
        awaits,
        read,
    }
}

/// All kinds. What concerns a board as a whole does not mind the trick and seat of a revoke.
static KINDS: [Kind; 24] = [
    kind("revoke", &[VALUE], &[CARD, TRICKS], |row| {
        let (happened, turn) = (row.value(&HAPPENED)?, row.turn()?);
        Ok(DirectorFact::Revoke { turn, happened })
    }),
    kind("attention", &[VALUE], &[CARD, TRICKS], |row| {
        let (when, of) = (row.value(&each::<When>())?, row.any_turn()?);
        Ok(DirectorFact::Attention { of, when })
    }),
    kind("corrected", &[VALUE], &[TRICKS], |row| {
        let record = if row.value(&IS_OLD)? {
            Recorded::Old(row.card_in_note()?)
        } else {
            Recorded::New
        };
        Ok(DirectorFact::Corrected {
            turn: row.turn()?,
            withdrawn: row.card()?,
            record,
        })
    }),
    kind("withdrawn", &[], &[VALUE, TRICKS], |row| {
        let (turn, card) = (row.turn()?, row.card()?);
        Ok(DirectorFact::Withdrawn { turn, card })
    }),
    kind("hands_returned", &[VALUE], &[CARD, TRICKS], |row| {
        row.value(&YES_NO).map(DirectorFact::HandsReturned)
    }),
    kind("claim", &[VALUE], &[CARD], |row| {
        Ok(DirectorFact::Claim {
            outcome: row.value(&each::<Claimed>())?,
            trick: row.trick()?,
            by: row.seat()?,
            tricks: row.tricks()?,
        })
    }),
    kind("designated", &[VALUE], &[TRICKS], |row| {
        Ok(DirectorFact::Designated {
            how: row.value(&each::<Designated>())?,
            turn: row.turn()?,
            card: row.any_card()?,
        })
    }),
    kind("penalty_card", &[VALUE], &[TRICKS], |row| {
        let rank = row.value(&each::<Penalty>())?;
        let (from, to) = row.tricks_from_on()?;
        Ok(DirectorFact::PenaltyCard {
            from,
            to,
            seat: row.seat()?,
            card: row.card()?,
            rank,
        })
    }),
    kind("faced_card", &[], &[VALUE, TRICKS], |row| {
        let card = if word(row.cell(CARD)) == "hand" {
            None
        } else {
            let card = row.card();
            Some(card.map_err(|_| row.unreadable(CARD, Flaw::CardOrHand))?)
        };
        let (from, to) = row.tricks_from_to()?;
        Ok(DirectorFact::Faced {
            from,
            to,
            seat: row.seat()?,
            card,
        })
    }),
    kind("must_lead", &[VALUE], &[CARD, TRICKS], |row| {
        lead(row, row.tricks_from_to()?, Instruction::Must)
    }),
    kind("may_not_lead", &[VALUE], &[CARD, TRICKS], |row| {
        lead(row, row.tricks_from_on()?, Instruction::MayNot)
    }),
    kind("must_play", &[CARD, VALUE], &[TRICKS], |row| {
        play(row, Instruction::Must)
    }),
    kind("may_not_play", &[CARD, VALUE], &[TRICKS], |row| {
        play(row, Instruction::MayNot)
    }),
    kind("dummy_asked", &[VALUE], &[TRICKS], |row| {
        Ok(DirectorFact::DummyAsked {
            turn: row.turn()?,
            withdrawn: row.any_card()?,
            rights: row.value(&RIGHTS)?,
        })
    }),
    kind("dummy_pointed", &[VALUE], &[CARD, TRICKS], |row| {
        let (turn, rights) = (row.turn()?, row.value(&RIGHTS)?);
        Ok(DirectorFact::DummyPointed { turn, rights })
    }),
    kind("defender_asked", &[VALUE], &[TRICKS], |row| {
        Ok(DirectorFact::DefenderAsked {
            turn: row.turn()?,
            withdrawn: row.any_card()?,
            permitted: row.value(&[("permitted", true), ("forbidden", false)])?,
        })
    }),
    kind("opening_lead_out_of_turn", &[VALUE], &[TRICKS], |row| {
        Ok(DirectorFact::OpeningLead {
            outcome: row.value(&each::<OpeningLead>())?,
            seat: row.seat()?,
            card: row.card()?,
        })
    }),
    kind("missing_card", &[CARD], &[VALUE, TRICKS], |row| {
        let (turn, card) = (row.turn()?, row.card()?);
        Ok(DirectorFact::MissingCard { turn, card })
    }),
    kind("extra_card", &[], &[VALUE, TRICKS], |row| {
        let (turn, card) = (row.turn()?, row.card()?);
        Ok(DirectorFact::ExtraCard { turn, card })
    }),
    kind("result_adjusted", &[VALUE], &[CARD, TRICKS], |row| {
        row.value(&YES_NO).map(DirectorFact::ResultAdjusted)
    }),
    kind("waived", &[], &[CARD, VALUE, TRICKS], |row| {
        row.any_turn().map(DirectorFact::Waived)
    }),
    kind("correction_period", &[VALUE], &[CARD, TRICKS], |row| {
        row.value(&OPEN).map(DirectorFact::CorrectionPeriodOpen)
    }),
    kind("reading", &[VALUE], &[TRICKS], |row| {
        let own = word(row.cell(CARD));
        let found = Reading::ALL.into_iter().find(|it| word(it.clause()) == own);
        let clauses = || Reading::ALL.map(Reading::clause).to_vec();
        let of = found.ok_or_else(|| row.unreadable(CARD, Flaw::Value(clauses())))?;
        let applies = row.value(&APPLIES)?;
        Ok(DirectorFact::Reading { of, applies })
    }),
    kind("record_error", &[CARD], &[VALUE, TRICKS], |row| {
        let (turn, card) = (row.turn()?, row.card()?);
        Ok(DirectorFact::RecordError { turn, card })
    }),
];

/// The kind of a row, and the fact that it holds; none where its answer is still to be filled in.
pub(super) fn read(row: &SlipRow) -> Result<Option<(&'static Kind, DirectorFact)>, Unreadable> {
    let own = word(row.cell(Column::Kind));
    let Some(kind) = KINDS.iter().find(|kind| kind.name == own) else {
        let names = KINDS.iter().map(|kind| kind.name).collect();
        return Err(row.unreadable(Column::Kind, Flaw::Kind(names)));
    };
    let is_empty = |column: &Column| row.cell(*column).is_empty();
    if !kind.awaits.is_empty() && kind.awaits.iter().all(is_empty) {
        let Some(stray) = stray(kind, row) else {
            return Ok(None);
        };
        let moved = |awaited: &Column| {
            let mut moved = row.clone();
            moved.set(*awaited, row.cell(stray));
            moved.set(stray, "");
            moved.refuse(kind.name, kind.refuses).ok()?;
            (kind.read)(&moved).ok()
        };
        let mut read = kind.awaits.iter().filter_map(moved);
        if let (Some(fact), None) = (read.next(), read.next()) {
            return Ok(Some((kind, fact)));
        }
    }
    row.refuse(kind.name, kind.refuses)?;
    (kind.read)(row).map(|fact| Some((kind, fact)))
}

/// The cell with an answer that stands beside those for it: one that the kind has no use for, a number of tricks, or no card where
/// one would be. A form fills in none of these.
fn stray(kind: &Kind, row: &SlipRow) -> Option<Column> {
    let is_stray = |column: &Column| match *column {
        _ if row.cell(*column).is_empty() || kind.awaits.contains(column) => false,
        CARD if !kind.refuses.contains(column) => kind.name != "reading" && row.any_card().is_err(),
        _ => true,
    };
    [CARD, VALUE, TRICKS].into_iter().find(is_stray)
}

/// The words for the kinds of slip.
pub fn kind_names() -> impl Iterator<Item = &'static str> {
    KINDS.iter().map(|kind| kind.name)
}

/// The words that a kind of slip may have as its value; none where it takes none, or something else than one of a list. The
/// kind itself is asked, by a row with a value that no kind has.
pub fn values_of(kind: &str) -> Vec<&'static str> {
    let mut row = SlipRow::default();
    row.set(Column::Trick, "1");
    row.set(Column::Seat, "N");
    row.set(VALUE, "?");
    let own = KINDS.iter().find(|own| own.name == kind);
    match own.map(|own| (own.read)(&row)) {
        Some(Err(Unreadable {
            what: Flaw::Value(values),
            ..
        })) => values,
        _ => Vec::new(),
    }
}

pub(super) const YES_NO: [Choice<bool>; 2] = [("yes", true), ("no", false)];
const RIGHTS: [Choice<Rights>; 2] = [("rights-lost", Rights::Lost), ("rights-kept", Rights::Kept)];
pub(super) const HAPPENED: [Choice<bool>; 2] = [("happened", true), ("not-happened", false)];
pub(super) const IS_OLD: [Choice<bool>; 2] =
    [("record-shows-new", false), ("record-shows-old", true)];
pub(super) const OPEN: [Choice<bool>; 2] = [("open", true), ("closed", false)];
pub(super) const APPLIES: [Choice<bool>; 2] = [("applies", true), ("not", false)];

fn lead(
    row: &SlipRow,
    (from, to): (u8, u8),
    order: Instruction,
) -> Result<DirectorFact, Unreadable> {
    Ok(DirectorFact::Lead {
        from,
        to,
        seat: row.seat()?,
        suit: row.suit()?,
        order,
    })
}

fn play(row: &SlipRow, order: Instruction) -> Result<DirectorFact, Unreadable> {
    let what = match row.any_card()? {
        Some(card) => {
            if !row.cell(VALUE).is_empty() {
                return Err(row.unreadable(VALUE, Flaw::CardAndValue));
            }
            What::Card(card)
        }
        None => match suit_named(row.cell(VALUE)) {
            Some(suit) => What::Suit(suit),
            None => row
                .value(&[("highest", What::Highest), ("lowest", What::Lowest)])
                .map_err(|_| row.unreadable(VALUE, Flaw::Order))?,
        },
    };
    let turn = row.turn()?;
    Ok(DirectorFact::Play { turn, what, order })
}
