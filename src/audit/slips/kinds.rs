//! The kinds of slip: for each, which cells it takes and which fact they make.

use super::cells::{Choice, suit_named};
use super::sheet::{Column, SlipRow, word};
use super::{Flaw, Unreadable};
use crate::laws::{
    Claimed, Designated, DirectorFact, Instruction, OpeningLead, Penalty, Recorded, Rights, What,
    When,
};

/// One kind of slip.
pub(super) struct Kind {
    /// The word in the column `kind`.
    pub(super) name: &'static str,
    /// The cells that it has no use for.
    refuses: &'static [Column],
    /// Whether it says nothing as long as its value is empty.
    has_value: bool,
    read: fn(&SlipRow) -> Result<DirectorFact, Unreadable>,
}

const CARD: Column = Column::Card;
const VALUE: Column = Column::Value;
const TRICKS: Column = Column::Tricks;

const fn with_value(
    name: &'static str,
    refuses: &'static [Column],
    read: fn(&SlipRow) -> Result<DirectorFact, Unreadable>,
) -> Kind {
    Kind {
        name,
        refuses,
        has_value: true,
        read,
    }
}

const fn without_value(
    name: &'static str,
    refuses: &'static [Column],
    read: fn(&SlipRow) -> Result<DirectorFact, Unreadable>,
) -> Kind {
    Kind {
        name,
        refuses,
        has_value: false,
        read,
    }
}

/// All kinds. What concerns a board as a whole does not mind the trick and seat of a revoke.
static KINDS: [Kind; 23] = [
    with_value("revoke", &[CARD, TRICKS], revoke),
    with_value("attention", &[CARD, TRICKS], attention),
    with_value("corrected", &[TRICKS], corrected),
    without_value("withdrawn", &[VALUE, TRICKS], withdrawn),
    with_value("hands_returned", &[CARD, TRICKS], hands_returned),
    with_value("claim", &[CARD], claim),
    with_value("designated", &[TRICKS], designated),
    with_value("penalty_card", &[TRICKS], penalty_card),
    without_value("faced_card", &[VALUE, TRICKS], faced_card),
    with_value("must_lead", &[CARD, TRICKS], |row| {
        lead(row, Instruction::Must)
    }),
    with_value("may_not_lead", &[CARD, TRICKS], |row| {
        lead(row, Instruction::MayNot)
    }),
    without_value("must_play", &[TRICKS], |row| play(row, Instruction::Must)),
    without_value("may_not_play", &[TRICKS], |row| {
        play(row, Instruction::MayNot)
    }),
    with_value("dummy_asked", &[TRICKS], dummy_asked),
    with_value("dummy_pointed", &[CARD, TRICKS], dummy_pointed),
    with_value("defender_asked", &[TRICKS], defender_asked),
    with_value("opening_lead_out_of_turn", &[TRICKS], opening_lead),
    without_value("missing_card", &[VALUE, TRICKS], missing_card),
    without_value("extra_card", &[VALUE, TRICKS], extra_card),
    with_value("result_adjusted", &[CARD, TRICKS], result_adjusted),
    without_value("waived", &[CARD, VALUE, TRICKS], |row| {
        row.any_turn().map(DirectorFact::Waived)
    }),
    with_value("correction_period", &[CARD, TRICKS], correction_period),
    without_value("record_error", &[VALUE, TRICKS], record_error),
];

/// The kind of a row, and the fact that it holds; none where its answer is still to be filled in.
pub(super) fn read(row: &SlipRow) -> Result<Option<(&'static Kind, DirectorFact)>, Unreadable> {
    let own = word(row.cell(Column::Kind));
    let Some(kind) = KINDS.iter().find(|kind| kind.name == own) else {
        let names = KINDS.iter().map(|kind| kind.name).collect();
        return Err(row.unreadable(Column::Kind, Flaw::Kind(names)));
    };
    let is_open = kind.has_value && row.cell(VALUE).is_empty();
    if is_open || is_open_play(kind, row) {
        return Ok(None);
    }
    row.refuse(kind.name, kind.refuses)?;
    (kind.read)(row).map(|fact| Some((kind, fact)))
}

/// What must be played is a card or a value: a row that has neither says nothing.
fn is_open_play(kind: &Kind, row: &SlipRow) -> bool {
    ["must_play", "may_not_play"].contains(&kind.name)
        && row.cell(CARD).is_empty()
        && row.cell(VALUE).is_empty()
}

const YES_NO: [Choice<bool>; 2] = [("yes", true), ("no", false)];
const RIGHTS: [Choice<Rights>; 2] = [("rights-lost", Rights::Lost), ("rights-kept", Rights::Kept)];

fn attention(row: &SlipRow) -> Result<DirectorFact, Unreadable> {
    let when = row.value(&[
        ("during-play", When::DuringPlay),
        ("after-play", When::AfterPlay),
        ("next-call-offenders", When::NextCallByOffenders),
        ("next-call-others", When::NextCallByOthers),
        ("after-round", When::AfterRound),
        ("never", When::Never),
    ])?;
    Ok(DirectorFact::Attention {
        of: row.any_turn()?,
        when,
    })
}

fn revoke(row: &SlipRow) -> Result<DirectorFact, Unreadable> {
    let happened = row.value(&[("happened", true), ("not-happened", false)])?;
    let turn = row.turn()?;
    Ok(DirectorFact::Revoke { turn, happened })
}

fn corrected(row: &SlipRow) -> Result<DirectorFact, Unreadable> {
    let is_old = row.value(&[("record-shows-new", false), ("record-shows-old", true)])?;
    let record = if is_old {
        Recorded::Old(row.card_in_note()?)
    } else {
        Recorded::New
    };
    Ok(DirectorFact::Corrected {
        turn: row.turn()?,
        withdrawn: row.card()?,
        record,
    })
}

fn withdrawn(row: &SlipRow) -> Result<DirectorFact, Unreadable> {
    let (turn, card) = (row.turn()?, row.card()?);
    Ok(DirectorFact::Withdrawn { turn, card })
}

fn hands_returned(row: &SlipRow) -> Result<DirectorFact, Unreadable> {
    row.value(&YES_NO).map(DirectorFact::HandsReturned)
}

fn claim(row: &SlipRow) -> Result<DirectorFact, Unreadable> {
    let outcome = row.value(&[
        ("agreed", Claimed::Agreed),
        ("disputed", Claimed::Disputed),
        ("partner-objected", Claimed::PartnerObjected),
        ("withdrawn", Claimed::Withdrawn),
    ])?;
    Ok(DirectorFact::Claim {
        trick: row.trick()?,
        by: row.seat()?,
        outcome,
        tricks: row.tricks()?,
    })
}

fn designated(row: &SlipRow) -> Result<DirectorFact, Unreadable> {
    let how = row.value(&[
        ("named", Designated::Named),
        ("led-then-withdrawn", Designated::LedThenWithdrawn),
    ])?;
    Ok(DirectorFact::Designated {
        turn: row.turn()?,
        card: row.any_card()?,
        how,
    })
}

fn penalty_card(row: &SlipRow) -> Result<DirectorFact, Unreadable> {
    let rank = row.value(&[("major", Penalty::Major), ("minor", Penalty::Minor)])?;
    let (from, to) = row.tricks_from_on()?;
    Ok(DirectorFact::PenaltyCard {
        from,
        to,
        seat: row.seat()?,
        card: row.card()?,
        rank,
    })
}

fn faced_card(row: &SlipRow) -> Result<DirectorFact, Unreadable> {
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
}

fn lead(row: &SlipRow, order: Instruction) -> Result<DirectorFact, Unreadable> {
    let (from, to) = match order {
        Instruction::Must => row.tricks_from_to()?,
        Instruction::MayNot => row.tricks_from_on()?,
    };
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

fn dummy_asked(row: &SlipRow) -> Result<DirectorFact, Unreadable> {
    Ok(DirectorFact::DummyAsked {
        turn: row.turn()?,
        withdrawn: row.any_card()?,
        rights: row.value(&RIGHTS)?,
    })
}

fn dummy_pointed(row: &SlipRow) -> Result<DirectorFact, Unreadable> {
    let (turn, rights) = (row.turn()?, row.value(&RIGHTS)?);
    Ok(DirectorFact::DummyPointed { turn, rights })
}

fn defender_asked(row: &SlipRow) -> Result<DirectorFact, Unreadable> {
    Ok(DirectorFact::DefenderAsked {
        turn: row.turn()?,
        withdrawn: row.any_card()?,
        permitted: row.value(&[("permitted", true), ("forbidden", false)])?,
    })
}

fn opening_lead(row: &SlipRow) -> Result<DirectorFact, Unreadable> {
    let outcome = row.value(&[
        ("invited", OpeningLead::Invited),
        ("accepted", OpeningLead::Accepted),
        (
            "accepted-declarer-dummy",
            OpeningLead::AcceptedDeclarerDummy,
        ),
        ("refused", OpeningLead::Refused),
        ("refused-demand", OpeningLead::RefusedDemand),
        ("refused-forbid", OpeningLead::RefusedForbid),
    ])?;
    Ok(DirectorFact::OpeningLead {
        seat: row.seat()?,
        card: row.card()?,
        outcome,
    })
}

fn missing_card(row: &SlipRow) -> Result<DirectorFact, Unreadable> {
    let (turn, card) = (row.turn()?, row.card()?);
    Ok(DirectorFact::MissingCard { turn, card })
}

fn extra_card(row: &SlipRow) -> Result<DirectorFact, Unreadable> {
    let (turn, card) = (row.turn()?, row.card()?);
    Ok(DirectorFact::ExtraCard { turn, card })
}

fn result_adjusted(row: &SlipRow) -> Result<DirectorFact, Unreadable> {
    row.value(&YES_NO).map(DirectorFact::ResultAdjusted)
}

fn correction_period(row: &SlipRow) -> Result<DirectorFact, Unreadable> {
    row.value(&[("open", true), ("closed", false)])
        .map(DirectorFact::CorrectionPeriodOpen)
}

fn record_error(row: &SlipRow) -> Result<DirectorFact, Unreadable> {
    let (turn, card) = (row.turn()?, row.card()?);
    Ok(DirectorFact::RecordError { turn, card })
}
