//! Which records stand in the input again.

use super::Place;
use super::context::Fact;
use super::copies::RecordKey;
use super::traced::Traced;
use crate::checks::Stands;
use std::io;

/// A record, and where it stands.
#[derive(Debug, Clone, Copy)]
struct Standing {
    key: RecordKey,
    place: Place,
}

/// The records that stand in the input again, and what each is to the others.
pub(super) fn find(traced: &Traced<'_>) -> io::Result<Vec<(Place, Fact)>> {
    if traced.parts().all(|(_, part)| part.kept.records == 0) {
        return Ok(Vec::new());
    }
    let found = traced.compare(
        |_, key| key.record.map(RecordKey::number),
        |place, key| key.record.map(|key| Standing { key, place }),
        |found: &mut Vec<_>, records| {
            let (first, others) = (&records[0], &records[1..]);
            let is_copy = |it: &&Standing| {
                it.place.0 != first.place.0 || it.key.table() == first.key.table() // two tables of one file are two records
            };
            let copies = found.len();
            let each = others.iter().filter(is_copy);
            found.extend(each.map(|copy| (copy.place, Fact::Stands(Stands::Copy))));
            if found.len() > copies {
                found.push((first.place, Fact::Stands(Stands::First)));
            }
        },
    )?;
    Ok(found.into_iter().flatten().collect())
}
