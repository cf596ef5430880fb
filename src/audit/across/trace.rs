//! What is kept of a board until all are read, in 64 bytes.

use super::board_key::{BoardKey, Dealt, Shown, TableKey};
use super::copies::RecordKey;
use super::declarations::Declared;
use super::holders::KeptDeal;
use super::scored::Scored;
use crate::bridge::{Renaming, Seat, Strain};
use crate::checks::{Shift, Standing};
use strum::VariantArray;

/// Bytes of a trace.
pub(crate) const SIZE: usize = 64;

/// What is kept of a board, as bytes: eight words, each with its low byte first.
pub(crate) type Trace = [u8; SIZE];

/// The bits of the last word that say that a board is listed, and that its record has a key.
const LISTED: u32 = 27;
const KNOWN: u32 = 51;

/// Says that a board is looked at again in any case.
pub(super) const fn list(trace: &mut Trace) {
    set(trace, LISTED);
}

/// Says what the record of a board is known by when it stands in the input again.
pub(super) fn put_record(trace: &mut Trace, record: RecordKey) {
    trace[24..32].copy_from_slice(&record.number().to_le_bytes());
    trace[54..56].copy_from_slice(&record.table().to_le_bytes());
    set(trace, KNOWN);
}

const fn set(trace: &mut Trace, bit: u32) {
    trace[56 + bit as usize / 8] |= 1 << (bit % 8);
}

/// Small numbers on their way into a word, and out of it in the same order.
struct Bits {
    word: u64,
    place: u32,
}

impl Bits {
    const fn of(word: u64) -> Self {
        Self { word, place: 0 }
    }

    /// Puts in a number that has so many bits at the most.
    #[inline]
    fn put(&mut self, number: impl Into<u64>, bits: u32) {
        self.word |= number.into() << self.place;
        self.place += bits;
    }

    #[inline]
    const fn take(&mut self, bits: u32) -> u64 {
        let number = self.word >> self.place & ((1 << bits) - 1);
        self.place += bits;
        number
    }

    #[inline]
    #[allow(clippy::cast_possible_truncation)] // so it was put in
    const fn byte(&mut self, bits: u32) -> u8 {
        self.take(bits) as u8
    }

    #[inline]
    #[allow(clippy::cast_possible_truncation)]
    const fn short(&mut self) -> u16 {
        self.take(16) as u16
    }

    #[inline]
    const fn flag(&mut self) -> bool {
        self.take(1) != 0
    }

    #[inline]
    fn one_of<T: VariantArray + Copy>(&mut self, bits: u32) -> T {
        T::VARIANTS[self.byte(bits) as usize]
    }
}

/// As it is kept: the other names by their numbers, then those that are counted by their places, owners and none.
#[allow(clippy::cast_possible_truncation)] // there are twelve of those that are counted
const fn number_of(shift: Shift) -> u16 {
    let behind = Renaming::COUNT + Shift::COUNTED as u16;
    match (shift, shift.place()) {
        (Shift::Renamed(renaming), _) => renaming.number(),
        (_, Some(place)) => Renaming::COUNT + place as u16,
        (Shift::Owners, None) => behind,
        (_, None) => behind + 1,
    }
}

#[allow(clippy::cast_possible_truncation)] // at most three steps
fn shift_of(number: u16) -> Shift {
    let Some(place) = number.checked_sub(Renaming::COUNT) else {
        return Shift::Renamed(Renaming::of_number(number));
    };
    let (kind, steps) = (place / 3, (place % 3 + 1) as u8);
    match kind {
        0 => Shift::Seats(steps),
        1 => Shift::Deal(steps),
        2 => Shift::Declarer(steps),
        3 => Shift::Auction(steps),
        _ if steps == 1 => Shift::Owners,
        _ => Shift::None,
    }
}

impl BoardKey {
    /// As it is kept.
    pub(crate) fn trace(&self) -> Trace {
        let Self {
            game,
            set,
            shown,
            off,
            dealt,
            declared,
            scored,
            record,
            is_listed,
        } = self;
        let (mut small, mut hashes, mut scores) = (Bits::of(0), Bits::of(0), Bits::of(0));
        let standing = &shown.standing;
        small.put(shown.fit as u8, 2);
        small.put(shown.opening as u8, 2);
        small.put(standing.play as u8, 3);
        small.put(standing.deal as u8, 2);
        small.put(standing.result as u8, 2);
        small.put(standing.double as u8, 2);
        small.put(number_of(standing.shift), 10);
        small.put(*off, 4);
        small.put(*is_listed, 1);
        debug_assert_eq!(small.place, LISTED + 1);
        scores.put(*game, 32);
        hashes.put(*set, 16);
        let mut words = [0; SIZE / 8];
        small.put(dealt.is_some(), 1);
        let dealt = dealt.unwrap_or(Dealt::NONE);
        words[0] = dealt.board;
        [words[1], words[2]] = KeptDeal::of(dealt.holders, dealt.figure).0;
        small.put(dealt.is_named, 1);
        small.put(dealt.table.is_precise, 1);
        small.put(dealt.table.room, 8);
        hashes.put(dealt.table.teams, 16);
        hashes.put(dealt.table.round, 16);
        small.put(declared.is_some(), 1);
        if let Some(declared) = declared {
            small.put(declared.strain as u8, 3);
            small.put(declared.seat as u8, 2);
            small.put(declared.tricks, 4);
            small.put(declared.leads as u8, 2);
        } else {
            small.put(0_u8, 11);
        }
        small.put(record.is_some(), 1);
        debug_assert_eq!(small.place, KNOWN + 1);
        if let Some(record) = record {
            words[3] = record.number();
            hashes.put(record.table(), 16);
        }
        small.put(scored.is_some(), 1);
        if let Some(scored) = scored {
            scores.put(scored.table, 32);
            words[4] = scored.group << 16 | u64::from(scored.score.cast_unsigned());
            small.put(scored.rescored, 1);
        }
        (words[5], words[6], words[7]) = (scores.word, hashes.word, small.word);
        let mut trace = [0; SIZE];
        for (bytes, word) in trace.chunks_exact_mut(8).zip(words) {
            bytes.copy_from_slice(&word.to_le_bytes());
        }
        trace
    }

    /// What was kept. Who asks for little of it gets that alone.
    #[inline(always)]
    #[allow(clippy::cast_possible_truncation, clippy::inline_always)] // as it was put in; else all of it is read each time
    pub(crate) fn of_trace(trace: &Trace) -> Self {
        let (words, _) = trace.as_chunks::<8>();
        let word = |place: usize| u64::from_le_bytes(words[place]);
        let (mut scores, mut hashes, mut small) =
            (Bits::of(word(5)), Bits::of(word(6)), Bits::of(word(7)));
        let shown = Shown {
            fit: small.one_of(2),
            opening: small.one_of(2),
            standing: Standing {
                play: small.one_of(3),
                deal: small.one_of(2),
                result: small.one_of(2),
                double: small.one_of(2),
                shift: shift_of(small.take(10) as u16),
            },
        };
        let off = small.byte(4);
        let is_listed = small.flag();
        let game = scores.take(32) as u32;
        let set = hashes.short();
        let is_dealt = small.flag();
        let kept = KeptDeal([word(1), word(2)]);
        let dealt = Dealt {
            board: word(0),
            holders: kept.holders(),
            figure: kept.number(),
            is_named: small.flag(),
            table: TableKey {
                is_precise: small.flag(),
                room: small.byte(8),
                teams: hashes.short(),
                round: hashes.short(),
            },
        };
        let is_declared = small.flag();
        let (strain, declarer, tricks) = (small.byte(3), small.byte(2), small.byte(4));
        let leads = small.byte(2);
        let record = (small.flag(), hashes.short());
        let is_scored = small.flag();
        let of_score = Scored {
            group: word(4) >> 16,
            score: (word(4) as u16).cast_signed(),
            table: scores.take(32) as u32,
            rescored: small.flag(),
        };
        Self {
            game,
            set,
            shown,
            off,
            is_listed,
            dealt: is_dealt.then_some(dealt),
            declared: is_declared.then(|| Declared {
                strain: Strain::ASC[strain as usize],
                seat: Seat::ALL[declarer as usize],
                tricks,
                leads: Seat::ALL[leads as usize],
            }),
            record: record.0.then(|| RecordKey::of_parts(word(3), record.1)),
            scored: is_scored.then_some(of_score),
        }
    }
}
