//! Which records stand in the input again.

use super::Place;
use super::copies::RecordKey;
use super::traced::TracedFile;
use crate::checks::Stands;

/// A record, and where it stands.
struct Standing {
    key: RecordKey,
    place: Place,
}

/// The records that stand in the input again, and what each is to the others.
pub(super) fn find(files: &[TracedFile]) -> Vec<(Place, Stands)> {
    let mut all = Vec::new();
    for (file, read) in (0..).zip(files) {
        for (part, kept) in (0..).zip(&read.parts) {
            let records = kept.traces.records.iter();
            all.extend(records.map(|&(game, key)| Standing {
                key,
                place: (file, part, game),
            }));
        }
    }
    all.sort_unstable_by_key(|it| (it.key.number(), it.place));
    let mut found = Vec::new();
    for records in all.chunk_by(|one, next| one.key.number() == next.key.number()) {
        let first = &records[0];
        let is_copy = |it: &&Standing| {
            it.place.0 != first.place.0 || it.key.table() == first.key.table() // two tables of one file are two records
        };
        let copies = found.len();
        for copy in records[1..].iter().filter(is_copy) {
            found.push((copy.place, Stands::Copy));
        }
        if found.len() > copies {
            found.push((first.place, Stands::First));
        }
    }
    found
}
