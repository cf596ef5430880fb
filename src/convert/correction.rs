//! A director's decision, entered into a record in PBN: its Result and Score are replaced, and a comment says why. Every
//! other byte stays as it is.

use crate::board::{Awarded, PbnRecord, Record, ScoreSides, ScoreTag};
use crate::bridge::Side;
use crate::pbn::{Export, TagName};
use crate::source::{Span, line_stop};

/// What is entered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Correction {
    /// Declarer's tricks (`11`), and whether they were awarded: then they differ from what was played (`^11`).
    pub tricks: Option<(u8, Awarded)>,
    /// The score, and whether it is entered where the record states none.
    pub score: Option<(ScoreTag, IfAbsent)>,
    /// What the sides have in place of a score, as a tag spells it.
    pub points: Option<(PointsUnit, String)>,
    /// The side that declares, for a Score without a side.
    pub declaring: Option<Side>,
    /// Why.
    pub comment: String,
}

/// What points are counted in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PointsUnit {
    /// Matchpoints.
    Matchpoints,
    /// International matchpoints.
    Imps,
    /// Per cent of a top.
    Percentage,
}

impl PointsUnit {
    /// As it stands behind a number.
    pub const fn letters(self) -> &'static str {
        match self {
            Self::Matchpoints => "MP",
            Self::Imps => "IMP",
            Self::Percentage => "%",
        }
    }

    /// The tag that states such points.
    const fn tag(self) -> TagName {
        match self {
            Self::Matchpoints => TagName::ScoreMP,
            Self::Imps => TagName::ScoreIMP,
            Self::Percentage => TagName::ScorePercentage,
        }
    }
}

/// What becomes of a value that the record does not state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IfAbsent {
    /// It is added.
    Added,
    /// It stays away.
    LeftOut,
}

/// Bytes that replace those of a span.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edit {
    /// Offsets into the text that the record was read from.
    pub span: Span,
    /// What is put in their place.
    pub bytes: Vec<u8>,
}

/// Why a record is not corrected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Uncorrected {
    /// It is not in PBN.
    OtherFormat,
    /// Its Result or Score comes from another record (`#`).
    Inherited,
    /// A tag pair has no closing bracket behind which something could be put.
    Damaged,
}

/// The tags whose values no longer fit when the score changes: only a scoring program can work them out again.
const DEPENDENT: [TagName; 4] = [
    TagName::ScoreIMP,
    TagName::ScoreMP,
    TagName::ScorePercentage,
    TagName::ScoreRubber,
];

/// Whether a record states points that no longer fit when its score changes, besides those that are entered.
pub fn has_points(record: &Record<'_>, entered: Option<PointsUnit>) -> bool {
    let entered = entered.map(PointsUnit::tag);
    let mut dependent = DEPENDENT.into_iter().filter(|name| Some(*name) != entered);
    let has = |record: PbnRecord<'_>| dependent.any(|name| record.game.has(name));
    record.pbn().is_some_and(has)
}

/// Whether a record states its Result or Score by a sign of inheritance, so that a change elsewhere changes it, or one in it
/// others (PBN 2.1 section 4.8).
pub fn inherits_result(record: &Record<'_>) -> bool {
    let names = [TagName::Result, TagName::Score];
    record.pbn().is_some_and(|record| inherits(&record, names))
}

fn inherits(record: &PbnRecord<'_>, names: impl IntoIterator<Item = TagName>) -> bool {
    let written = |name| record.game.value(name).map(|span| span.of(record.text));
    let is_signed = |value: &[u8]| value.starts_with(b"#");
    let of_either = |name| match written(name) {
        Some(value) => is_signed(value),
        None => record.value(name).is_some(),
    };
    names.into_iter().any(of_either)
}

/// The edits of a record, in the order of their places.
///
/// # Errors
/// When it cannot be corrected on its own.
pub fn correct(record: &Record<'_>, correction: &Correction) -> Result<Vec<Edit>, Uncorrected> {
    let record = &record.pbn().ok_or(Uncorrected::OtherFormat)?;
    let points = correction.points.as_ref().map(|(unit, _)| unit.tag());
    let entered = [TagName::Result, TagName::Score].into_iter().chain(points);
    if inherits(record, entered) {
        return Err(Uncorrected::Inherited);
    }
    let mut correcting = Correcting {
        record,
        edits: Vec::new(),
        added: Vec::new(),
    };
    if let Some((tricks, awarded)) = correction.tricks {
        let sign = if awarded == Awarded::Yes { "^" } else { "" };
        correcting.tag(TagName::Result, format!("{sign}{tricks}"), IfAbsent::Added);
    }
    if let Some((score, if_absent)) = correction.score
        && let Some(value) = correcting.score(score, correction.declaring, if_absent)
    {
        correcting.tag(TagName::Score, value, if_absent);
    }
    if let Some((unit, value)) = &correction.points {
        correcting.tag(unit.tag(), value.clone(), IfAbsent::Added);
    }
    correcting.comment(&correction.comment)?;
    let mut edits = correcting.edits;
    edits.sort_by_key(|edit| edit.span.start);
    Ok(edits)
}

/// A record, and what is changed in it so far.
struct Correcting<'a> {
    record: &'a PbnRecord<'a>,
    edits: Vec<Edit>,
    /// Tag pairs that it lacks.
    added: Vec<(TagName, String)>,
}

impl Correcting<'_> {
    /// Replaces the value of a tag.
    fn tag(&mut self, name: TagName, value: String, if_absent: IfAbsent) {
        match self.record.game.value(name) {
            Some(span) => self.edits.push(Edit {
                span,
                bytes: value.into_bytes(),
            }),
            None if if_absent == IfAbsent::Added => self.added.push((name, value)),
            None => (),
        }
    }

    /// A score, spelled for the same sides as the one that is stated. A Score that is not a score, and one with a figure of
    /// its own for each side, is replaced only where the director assigned one.
    fn score(
        &self,
        score: ScoreTag,
        declaring: Option<Side>,
        if_absent: IfAbsent,
    ) -> Option<String> {
        let score = match score {
            ScoreTag::Balanced(score) => score,
            ScoreTag::Split { ns, ew } => return Some(format!("NS {ns} EW {ew}")),
        };
        let stated = self.record.stated(TagName::Score).unwrap_or_default();
        match (ScoreSides::of(stated, declaring), if_absent) {
            (Some(sides), _) => Some(sides.spell(score)),
            (None, IfAbsent::Added) => Some(ScoreSides::One(Side::NorthSouth).spell(score)),
            (None, IfAbsent::LeftOut) => None,
        }
    }

    /// Puts the added tags and the comment behind the tag that is changed, or behind the last that comes before a Result.
    fn comment(&mut self, comment: &str) -> Result<(), Uncorrected> {
        let record = self.record;
        let is_changed = |name: &TagName| {
            let value = record.game.value(*name);
            value.is_some_and(|value| self.edits.iter().any(|edit| edit.span == value))
        };
        let mut changed = [TagName::Result, TagName::Score]
            .into_iter()
            .filter(is_changed);
        // those that come before a Result in the export format, the last first
        let before = TagName::ALL[..TagName::Result as usize].iter().rev();
        let before = before.map(|(_, name)| *name).chain([TagName::Room]);
        let mut before = before.filter(|name| record.game.has(*name));
        let anchor = changed.next().or_else(|| before.next());
        let at = anchor.and_then(|name| self.behind(name));
        let at = at.ok_or(Uncorrected::Damaged)?;
        let mut export = Export::default();
        for (name, value) in &self.added {
            export.tag(name.name(), value);
        }
        export.comment(comment);
        let text = export.take();
        let line_end = self.line_end(at);
        let lines = text.lines().map(|line| format!("{line_end}{line}"));
        let text: String = lines.collect();
        self.edits.push(Edit {
            span: Span { start: at, end: at },
            bytes: record.charset.encode(&text).into_owned(),
        });
        Ok(())
    }

    /// The place behind the bracket that closes a tag pair.
    fn behind(&self, name: TagName) -> Option<u32> {
        let end = self.record.game.value(name)?.end;
        let text = self.record.text;
        let line = &text[end as usize..line_stop(text, end as usize)];
        let rest = line.strip_prefix(b"\"")?;
        let is_blank = |byte: &&u8| matches!(byte, b' ' | b'\t');
        let blanks = rest.iter().take_while(is_blank).count();
        let is_closed = rest.get(blanks) == Some(&b']');
        is_closed.then(|| end + 2 + u32::try_from(blanks).unwrap_or(0))
    }

    /// The end of the line of a place, as the file writes it.
    fn line_end(&self, at: u32) -> &'static str {
        let text = self.record.text;
        match &text[line_stop(text, at as usize)..] {
            [b'\r', b'\n', ..] => "\r\n",
            [b'\r', ..] => "\r",
            _ => "\n",
        }
    }
}
