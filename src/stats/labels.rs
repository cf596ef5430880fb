//! What the records of a part have in common: labels that counts are split by.

use super::dimension::{Detail, Dimension};
use crate::board::Item;
use crate::checks::{CanShow, Case, can_show_revoke};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The labels that are texts, each with the dimension that it is counted by.
const LABELS: [(Dimension, Item); 4] = [
    (Dimension::Event, Item::Event),
    (Dimension::Stage, Item::Stage),
    (Dimension::Site, Item::Site),
    (Dimension::Room, Item::Room),
];

/// What the records of a part have in common, mostly.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Labels {
    /// In the order of [`LABELS`].
    texts: [String; LABELS.len()],
    pub(super) others: OtherLabels,
    /// The texts as records state them; the records of a part are in one character set.
    #[serde(skip)]
    stated: [Box<[u8]>; LABELS.len()],
}

/// The labels that are no texts of the record.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct OtherLabels {
    pub(super) year: Option<u16>,
    pub(super) format: Cow<'static, str>,
    pub(super) platform: Cow<'static, str>,
    /// Whether they can show a revoke ([`CanShow`]).
    pub(super) can_show: Cow<'static, str>,
}

impl Labels {
    pub(super) fn event(&self) -> &str {
        &self.texts[0]
    }

    pub(super) fn site(&self) -> &str {
        &self.texts[2]
    }

    /// Whether the records can show a revoke, as far as is known.
    pub(super) fn can_show(&self) -> bool {
        self.others.can_show == CanShow::Yes.name()
    }
}

/// The place of the labels of a record among those of its part, as far as they count at this detail.
pub(super) fn place(labels: &mut Vec<Labels>, case: &Case<'_>, detail: Detail) -> usize {
    let stated = LABELS.map(|(dimension, item)| {
        let stated = detail.counts(dimension).then(|| case.record.stated(item));
        stated.flatten().unwrap_or_default()
    });
    let platform = case.record.platform();
    let date = case.board.date.value();
    let others = OtherLabels {
        year: date
            .map(|date| date.year)
            .filter(|_| detail.counts(Dimension::Year)),
        format: case.record.format().name().into(),
        platform: if detail.counts(Dimension::Platform) {
            platform.name().into()
        } else {
            Cow::default()
        },
        can_show: can_show_revoke(case, platform).name().into(),
    };
    let are_these = |it: &Labels| {
        let mut texts = it.stated.iter().zip(stated);
        it.others == others && texts.all(|(own, stated)| **own == *stated)
    };
    let place = labels.iter().rposition(are_these);
    place.unwrap_or_else(|| {
        labels.push(Labels {
            texts: stated.map(|it| one_line(&case.record.decoded(it))),
            others,
            stated: stated.map(Box::from),
        });
        labels.len() - 1
    })
}

/// The dimensions of the labels of a record, the event first, each with its value.
pub(super) fn labelled(labels: &Labels) -> impl Iterator<Item = (Dimension, Cow<'_, str>)> {
    let others = &labels.others;
    let texts = LABELS.into_iter().zip(&labels.texts);
    let texts = texts.map(|((dimension, _), text)| (dimension, text.as_str().into()));
    let year = others.year.map(|it| it.to_string()).unwrap_or_default();
    texts.chain([
        (Dimension::Year, year.into()),
        (Dimension::Format, others.format.as_ref().into()),
        (Dimension::Platform, others.platform.as_ref().into()),
        (Dimension::CanShowRevoke, others.can_show.as_ref().into()),
    ])
}

pub(super) fn one_line(text: &str) -> String {
    text.chars()
        .map(|it| if it.is_control() { ' ' } else { it })
        .collect()
}
