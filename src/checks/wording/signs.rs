//! What speaks for or against an apparent revoke.

use crate::bridge::Turn;
use crate::checks::Case;
use crate::diagnosis::Sign;
use crate::words::{Message, key_of, message};

/// The signs at a revoke of the record, if there are any.
pub(crate) fn at(case: &Case<'_>, turn: Turn) -> Option<Message> {
    let weighed = &case.diagnosis()?.weighed;
    let signs = weighed.iter().find(|it| it.turn == turn)?.signs;
    let (pro, contra): (Vec<Sign>, Vec<Sign>) = signs.iter().partition(|it| it.weight() < 0);
    let sign = |sign| key_of!("sign-", Sign: sign).into();
    let [pro, contra] =
        [pro, contra].map(|signs| signs.into_iter().map(sign).collect::<Vec<Message>>());
    match (pro.is_empty(), contra.is_empty()) {
        (true, true) => None,
        (true, false) => Some(message!("signs-against", signs = contra)),
        (false, true) => Some(message!("signs-for", signs = pro)),
        (false, false) => Some(message!("signs-both", pro, contra)),
    }
}
