//! The auction, as far as its calls can be read, with the alerts and the words to calls as notes.

use super::lost::Lost;
use super::remarks::Remarks;
use super::tags::letter;
use super::{Comments, Writing};
use crate::board::{Entry, LinRecord, spell_call};
use crate::bridge::{Outcome, Seat};
use crate::pbn::{Export, MOST_NOTES};

/// The note of a call that is alerted without words.
const ALERTED: &str = "alerted";

/// Writes the section, if there is a call.
pub(super) fn write(of: &Writing<'_>, remarks: &mut Remarks, export: &mut Export, lost: &mut Lost) {
    let dealer = of.board.dealer.value().copied();
    let entries = of.record.entries(dealer.or(Some(Seat::North)));
    let entries = entries.map_or(Vec::new(), |(_, entries)| entries);
    let is_call = |entry: &&Entry| matches!(entry, Entry::Call(_));
    let auction = &of.board.auction;
    let is_padded = auction.surplus.is_some() && auction.fault.is_none();
    let most = if is_padded {
        auction.calls.len()
    } else {
        usize::MAX
    };
    let calls = &of.game.calls[..entries.iter().take(most).take_while(is_call).count()];
    let words = words(of, calls.len(), lost);
    lost.calls += (of.game.calls.len() - calls.len()) as u64;
    if entries.is_empty() {
        return;
    }
    export.section("Auction", &letter(dealer));
    let mut notes = Vec::new();
    for ((place, token), words) in calls.iter().enumerate().zip(words) {
        remarks.write_behind_calls(place, export);
        let number = note(&words, &mut notes);
        let reference = number.map_or(String::new(), |number| format!(" ={number}="));
        export.token(&format!("{}{reference}", spell_call(token.number)));
        match of.comments {
            _ if words.is_empty() || number.is_some() => (),
            Comments::Kept => export.comment_behind(&words),
            Comments::LeftOut => lost.words += 1,
        }
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

/// The number of the note with these words; none where there are no words, or no room for them among the notes.
fn note(words: &str, notes: &mut Vec<String>) -> Option<usize> {
    let known = notes.iter().position(|note| note == words);
    if words.is_empty() || known.is_some() {
        return known.map(|place| place + 1);
    }
    let has_room = || Export::holds("Note", &format!("{MOST_NOTES}:{words}"));
    if notes.len() == MOST_NOTES || !has_room() {
        return None;
    }
    notes.push(words.to_owned());
    Some(notes.len())
}

/// The words to each of so many calls; empty where there are neither words nor an alert.
fn words(of: &Writing<'_>, calls: usize, lost: &mut Lost) -> Vec<String> {
    let mut words = vec![String::new(); calls];
    let mut count = 0;
    for alert in of.record.lin().into_iter().flat_map(LinRecord::alerts) {
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
