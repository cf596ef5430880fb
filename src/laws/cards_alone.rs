//! What the cards alone give: the ruling of a board without revokes, from which every other ruling begins.

use super::conduct::Conduct;
use super::director::Facts;
use super::edition::Edition;
use super::ruling::{Counts, DoubleDummy, Question, Range, Ruling, State, Transfer};
use crate::bridge::{Side, Turn};
use crate::replay::{Irregularity, Replay, Trick};

impl Ruling {
    /// The ruling that the cards alone give: that of a board without revokes.
    pub(super) fn of_the_cards(edition: &'static Edition, replay: &Replay, facts: &Facts) -> Self {
        let mut ruling = Self::default();
        ruling.take_cards(edition, replay, facts);
        ruling
    }

    /// Becomes the ruling that the cards alone give.
    pub(super) fn take_cards(&mut self, edition: &'static Edition, replay: &Replay, facts: &Facts) {
        let possible = possible(replay, facts.declaring());
        let played = (possible.min == possible.max).then_some(possible.min);
        let fits = |stated: u8| (possible.min..=possible.max).contains(&stated);
        let read = |stated| {
            if fits(stated) {
                Range::exactly(stated)
            } else {
                possible
            }
        };
        let adjusted = played.map(Range::exactly).or(facts.stated.map(read));
        self.clear();
        self.edition = edition;
        self.played = played;
        self.adjusted = adjusted;
        self.adjusted_counts = adjusted.map(Counts::from);
        self.possible = possible;
        self.state = match facts.stated {
            None => State::NotStated,
            Some(stated) if fits(stated) => State::Agrees,
            Some(_) => State::Differs,
        };
        self.missing.extend(missing(replay, facts));
        let asked = (!self.missing.is_empty()).then_some(Question::MissingCard);
        self.questions.extend(asked);
    }

    /// Takes out all that only some rulings have. The others are named too: so none can be forgotten.
    fn clear(&mut self) {
        let Self {
            edition: _,
            revokes,
            slip_revokes,
            played: _,
            last_two,
            transfer,
            adjusted: _,
            adjusted_counts: _,
            possible: _,
            state: _,
            open_end,
            equity,
            double_dummy,
            double_dummy_deal,
            questions,
            missing,
            conduct,
        } = self;
        revokes.clear();
        slip_revokes.clear();
        *last_two = None;
        *transfer = Transfer::default();
        *open_end = None;
        equity.clear();
        *double_dummy = DoubleDummy::NotAsked;
        *double_dummy_deal = None;
        questions.clear();
        missing.clear();
        if !conduct.is_empty() {
            *conduct = Conduct::default();
        }
    }
}

/// Where a single card is missing in a trick, and no fact says which. Without the card led nobody failed to follow suit.
fn missing(replay: &Replay, facts: &Facts) -> impl Iterator<Item = Turn> {
    let is_said = |at: Turn| facts.by_director.iter().any(|it| it.is_missing_card(at));
    let is_asked = |trick: &Trick| trick.recorded() == 3 && trick.led().is_some();
    let holes = replay
        .irregularities
        .iter()
        .filter_map(move |it| match *it {
            Irregularity::Hole(at) if is_asked(replay.trick(at.trick)) => Some(at),
            _ => None,
        });
    holes.filter(move |&at| !is_said(at))
}

/// Declarer's tricks that the record allows: from those won to all with an unknown winner besides, including tricks
/// before an end position.
fn possible(replay: &Replay, declaring: Side) -> Range {
    let tricks = &replay.tricks[..usize::from(replay.size.min(13))];
    // the winner is unpredictable: instead of branching, counts in one byte for each seat, and one for unknown
    let one = |trick: &Trick| 1 << (8 * trick.winner.map_or(4, |seat| seat as u32));
    let counts: u64 = tricks.iter().map(one).sum();
    let of = |side: Side| {
        let counts = side.seats().map(|seat| counts.to_le_bytes()[seat as usize]);
        counts[0] + counts[1]
    };
    let [won, lost] = [declaring, declaring.other()].map(of);
    Range {
        min: won,
        max: 13 - lost,
    }
}
