//! What would make a record legal.

use crate::bridge::{Turn, side};
use crate::checks::Case;
use crate::diagnosis::{Diagnosis, LegalReading, card_for, tricks_of};
use crate::words::{Message, message};

/// The nearest reading with its code, and the others that make the record legal as well.
pub(crate) fn nearest(case: &Case<'_>) -> Option<Message> {
    let diagnosis = case.diagnosis()?;
    let code = diagnosis.nearest()?.to_string();
    let mut others = all(diagnosis).into_iter();
    let change = others.next()?;
    let mut others: Vec<Message> = others.collect();
    Some(match others.len() {
        0 => message!("note-reading", change, code),
        1 => message!("note-reading-or", change, code, other = others.remove(0)),
        _ => message!("note-reading-others", change, code, others),
    })
}

/// The readings behind the likeliest one, with how far behind it they are.
pub(crate) fn behind(case: &Case<'_>) -> impl Iterator<Item = Message> {
    let readings = case.diagnosis().map_or(&[][..], |it| &it.readings);
    let least = readings.first().map_or(0, |it| it.cost);
    readings.iter().skip(1).map(move |it| {
        let (change, code) = (change(it.reading), it.reading.to_string());
        match it.cost - least {
            ..3 => message!("note-next-even", change, code),
            3..10 => message!("note-next", change, code),
            _ => message!("note-next-far", change, code),
        }
    })
}

/// One card written for another that explains a Result which the cards as written do not allow.
pub(crate) fn card_behind_result(case: &Case<'_>, stated: u8) -> Option<Message> {
    let declarers = side(case.premises.declarer()?);
    let card = card_for(case.replay()?, stated, declarers)?;
    let (change, code) = (change(card), card.to_string());
    Some(message!("note-reading-of-result", change, code))
}

/// The nearest reading first, then the others that make the record legal as well.
pub(crate) fn all(diagnosis: &Diagnosis) -> Vec<Message> {
    let Some(nearest) = diagnosis.nearest() else {
        return Vec::new();
    };
    let others = diagnosis.others.iter().filter(|it| **it != nearest);
    std::iter::once(&nearest)
        .chain(others)
        .map(|it| change(*it))
        .collect()
}

/// What would have to be otherwise.
pub(crate) fn change(reading: LegalReading) -> Message {
    match reading {
        LegalReading::Exchange { seat, tricks } => {
            message!("reading-exchange", seat, tricks = tricks.to_vec())
        }
        LegalReading::Crossed {
            seats: [seat, other],
            tricks: [trick, second],
        } => message!("reading-crossed", seat, trick, other, second),
        LegalReading::Dealt {
            seats: [seat, other],
            cards: [card, second],
        } => message!("reading-dealt", seat, card, other, second),
        LegalReading::Card {
            seat,
            trick,
            written,
            played,
        } => message!("reading-card", seat, trick, written, played,),
        LegalReading::Noise(trick) => message!("reading-noise", trick),
        LegalReading::Rows([trick, second]) => message!("reading-rows", trick, second),
        LegalReading::RowMoved { trick, to } => message!("reading-row-moved", trick, to),
        LegalReading::RowsMoved {
            tricks: [first, last],
            behind,
        } => message!("reading-rows-moved", first, last, behind),
        LegalReading::RowsReversed(None) => message!("reading-rows-reversed"),
        LegalReading::RowsReversed(Some([first, last])) => {
            message!("reading-rows-reversed-from", first, last)
        }
        LegalReading::Order(Turn { trick, seat }) => message!("reading-order", seat, trick),
        LegalReading::RowsFrom(trick) => message!("reading-rows-from", trick),
        LegalReading::RowsSorted(1) => message!("reading-rows-sorted"),
        LegalReading::RowsSorted(trick) => message!("reading-claim-sorted", trick),
        LegalReading::RowsMissing(set) => {
            let tricks: Vec<_> = tricks_of(set).collect();
            message!("reading-row-missing", count = tricks.len(), tricks)
        }
        LegalReading::RowTwice(trick) => message!("reading-row-twice", trick),
        LegalReading::Leader(Turn { trick, seat }) => message!("reading-leader", seat, trick),
        LegalReading::Trump(Some(suit)) => message!("reading-trump", suit),
        LegalReading::Trump(None) => message!("reading-notrump"),
        LegalReading::Declarer(seat) => message!("reading-declarer", seat),
        LegalReading::Owners => message!("reading-owners"),
        LegalReading::SeatsTurned(steps) => message!("reading-seats-turned", count = steps),
        LegalReading::DealTurned(steps) => message!("reading-deal-turned", count = steps),
        LegalReading::OtherPlay(trick) => message!("reading-other-play", trick),
        LegalReading::Renamed(renaming) => {
            let hands = renaming.seats().into_iter();
            let hands = hands.map(|seats| message!("reading-hands-renamed", seats));
            let suits = renaming.suits().into_iter();
            let suits = suits.map(|suits| message!("reading-suits-renamed", suits));
            let changes: Vec<_> = hands.chain(suits).collect();
            message!("reading-renamed", changes)
        }
        LegalReading::Missing(Turn { trick, seat }) => message!("reading-missing", seat, trick),
    }
}
