//! The scores of the tables: those of a board are held against each other.

use super::Place;
use super::board_key::BoardKey;
use super::context::Fact;
use super::hash::hash_words;
use super::scored::Scored;
use super::traced::Traced;
use crate::bridge::{Field, Score};
use std::cmp::Ordering;
use std::collections::HashSet;
use std::io;

/// The score of a table of a board, for comparison with other tables.
#[derive(Debug, Clone, Copy)]
struct ScoredTable {
    /// A hash of the board, and of what those have in common that are compared.
    group: u64,
    score: i16,
    table: u32,
}

impl ScoredTable {
    fn of(place: Place, key: &BoardKey) -> Option<(Self, Scored)> {
        let (dealt, scored) = (key.dealt.as_ref()?, key.scored?);
        let board = dealt.in_file(u64::from(place.0) + 1);
        let table = Self {
            group: hash_words([board, scored.group]),
            table: scored.table,
            score: scored.score,
        };
        Some((table, scored))
    }
}

/// The scores of the tables of boards; and of each board of which another score is due, the place of its field, and its own
/// score if that is among those of the field.
type Fields = (Vec<Field>, Vec<(Place, Fact)>);

/// The scores of the other tables of the boards of which another score is due.
pub(super) fn fields(traced: &Traced<'_>) -> io::Result<Fields> {
    if traced.parts().all(|(_, part)| part.kept.rescored == 0) {
        return Ok(Fields::default());
    }
    let rescored = traced.collect(|place, key| {
        let (table, scored) = ScoredTable::of(place, key)?;
        scored.rescored.then_some((table, place))
    })?;
    let asked: HashSet<_> = rescored.iter().map(|(table, _)| table.group).collect();
    let is_asked = |table: &ScoredTable| asked.contains(&table.group);
    let tables = traced.collect(|place, key| {
        let (table, _) = ScoredTable::of(place, key)?;
        Some(table).filter(is_asked)
    })?;
    Ok(compared(tables, rescored))
}

/// Holds tables against each other: all that are compared, and those of which another score is due, with their places.
fn compared(mut tables: Vec<ScoredTable>, mut rescored: Vec<(ScoredTable, Place)>) -> Fields {
    tables.sort_unstable_by_key(|it| (it.group, it.table, it.score));
    rescored.sort_by_key(|(own, _)| own.group);
    let (mut fields, mut shown) = Fields::default();
    for boards in rescored.chunk_by(|(one, _), (next, _)| one.group == next.group) {
        let group = boards[0].0.group;
        let group = range(&tables, |it| it.group.cmp(&group));
        let field = field(group);
        #[allow(clippy::cast_possible_truncation)] // there are fewer than boards
        let number = fields.len() as u32;
        for &(own, place) in boards {
            let records = range(group, |it| it.table.cmp(&own.table));
            let score = Score(own.score.into());
            let is_in_field = own.table == 0 || is_sure(records);
            let others = if is_in_field {
                field.without(score)
            } else {
                field.all()
            };
            if others.tables() > 0 {
                let own = is_in_field.then_some(own.score);
                shown.push((place, Fact::Scores(number, own)));
            }
        }
        fields.push(field);
    }
    (fields, shown)
}

/// Those of the tables, in their order, that compare as equal.
fn range(tables: &[ScoredTable], compare: impl Fn(&ScoredTable) -> Ordering) -> &[ScoredTable] {
    let from = tables.partition_point(|it| compare(it).is_lt());
    let end = tables.partition_point(|it| compare(it).is_le());
    &tables[from..end]
}

/// The scores of the tables of one board that are compared: each table once, however often it is recorded. Of those of
/// which nothing says which they are, each is a table of its own.
fn field(group: &[ScoredTable]) -> Field {
    let tables = group.chunk_by(|one, next| one.table == next.table);
    let counted = tables.flat_map(|records| match records {
        [ScoredTable { table: 0, .. }, ..] => records,
        [first, ..] if is_sure(records) => std::slice::from_ref(first),
        _ => &[],
    });
    counted.map(|it| Score(it.score.into())).collect()
}

/// Whether all records of a table, in the order of their scores, have one score: else nobody can tell which is right.
fn is_sure(records: &[ScoredTable]) -> bool {
    records.first().map(|it| it.score) == records.last().map(|it| it.score)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each line has the tables of one board, by their number (0: nameless) and their score, where another one is due with a sign
    /// behind it. Of such a table the scores of the others are shown.
    #[test]
    fn tables_are_compared_as_their_list_has_it() {
        hold!("scores.txt", |_, tables| {
            let (mut all, mut due) = (Vec::new(), Vec::new());
            for (game, text) in (1..).zip(tables.split(", ")) {
                let (table, score) = text.split_once(' ').unwrap();
                let own = ScoredTable {
                    group: 7,
                    score: score.trim_end_matches('!').parse().unwrap(),
                    table: table.parse().unwrap(),
                };
                all.push(own);
                due.extend(score.ends_with('!').then_some((own, (0, 0, game))));
            }
            let (fields, mut shown) = compared(all, due);
            shown.sort_by_key(|(place, _)| *place);
            let of = |((.., game), shown): &(Place, Fact)| {
                let Fact::Scores(field, own) = shown else {
                    unreachable!();
                };
                let field = &fields[*field as usize];
                let own = own.map(|own| Score(own.into()));
                let others = own.map_or_else(|| field.all(), |own| field.without(own));
                format!("{game}: {:?}", others.scores().collect::<Vec<_>>())
            };
            shown.iter().map(of).collect::<Vec<_>>().join("\n")
        });
    }
}
