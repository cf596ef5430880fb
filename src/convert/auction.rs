//! The auction, as far as its calls can be read, with the alerts and the words to calls as notes.

use super::Writing;
use super::lost::Lost;
use super::remarks::Remarks;
use super::tags::letter;
use crate::board::{Entry, spell_call};
use crate::bridge::{Outcome, Seat};
use crate::lin::CallKind;
use crate::pbn::{Export, MOST_NOTES};

/// The note of a call that is alerted without words.
const ALERTED: &str = "alerted";

/// Writes the section, if there is a call.
pub(super) fn write(of: &Writing<'_>, remarks: &mut Remarks, export: &mut Export, lost: &mut Lost) {
    let dealer = of.board.dealer.value().copied();
    let entries = of.record.entries(dealer.or(Some(Seat::North)));
    let entries = entries.map_or(Vec::new(), |(_, entries)| entries);
    let is_call = |entry: &&Entry| matches!(entry, Entry::Call(_));
    let calls = &of.game.calls[..entries.iter().take_while(is_call).count()];
    let words = words(of, calls.len(), lost);
    lost.calls += (of.game.calls.len() - calls.len()) as u64;
    if entries.is_empty() {
        return;
    }
    export.section("Auction", letter(dealer));
    let mut notes = Vec::new();
    for ((place, call), words) in calls.iter().enumerate().zip(words) {
        remarks.write_behind_calls(place, export);
        token(&spell_call(number(call.kind)), words, &mut notes, export);
    }
    remarks.write_behind_calls(usize::MAX, export);
    if of.board.auction.outcome == Outcome::Open {
        export.star();
    }
    export.end_row();
    for (number, note) in (1..).zip(notes) {
        export.tag("Note", &format!("{number}:{note}"));
    }
}

/// A call with its note. Words for which there is no room among the notes are a comment.
fn token(call: &str, words: String, notes: &mut Vec<String>, export: &mut Export) {
    if words.is_empty() {
        return export.token(call);
    }
    let known = notes.iter().position(|note| *note == words);
    let has_room =
        notes.len() < MOST_NOTES && Export::holds("Note", &format!("{MOST_NOTES}:{words}"));
    if known.is_none() && !has_room {
        export.token(call);
        return export.comment_behind(&words);
    }
    let place = known.unwrap_or(notes.len());
    export.token(&format!("{call} ={}=", place + 1));
    if known.is_none() {
        notes.push(words);
    }
}

/// The words to each of so many calls; empty where there are neither words nor an alert.
fn words(of: &Writing<'_>, calls: usize, lost: &mut Lost) -> Vec<String> {
    let mut words = vec![String::new(); calls];
    let mut count = 0;
    for alert in of.record.lin().into_iter().flat_map(|lin| lin.alerts()) {
        let Some(of_call) = words.get_mut(alert.call) else {
            continue;
        };
        count += u64::from(!alert.words.is_empty());
        let text = of.record.decoded(alert.words);
        let text = if text.is_empty() { ALERTED } else { &*text };
        if of_call.is_empty() || of_call == ALERTED {
            text.clone_into(of_call);
        } else if text != ALERTED {
            of_call.push_str("; ");
            of_call.push_str(text);
        }
    }
    let is_said = |it: &&crate::lin::Comment| !it.span.of(of.record.text).trim_ascii().is_empty();
    lost.words += of.game.alerts.iter().filter(is_said).count() as u64 - count;
    words
}

/// The number of a call; none of one that cannot be read.
pub(super) const fn number(call: CallKind) -> Option<u8> {
    match call {
        CallKind::Call(number) => Some(number),
        CallKind::Unreadable => None,
    }
}
