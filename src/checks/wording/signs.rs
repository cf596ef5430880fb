//! What speaks for or against an apparent revoke.

use crate::bridge::Turn;
use crate::checks::Case;
use crate::diagnosis::Sign;
use crate::words::{Message, message};

/// The signs at a revoke of the record, if there are any.
pub(crate) fn at(case: &Case<'_>, turn: Turn) -> Option<Message> {
    let weighed = &case.diagnosis()?.weighed;
    let signs = weighed.iter().find(|it| it.turn == turn)?.signs;
    let (pro, contra): (Vec<Sign>, Vec<Sign>) = signs.iter().partition(|it| it.weight() < 0);
    let [pro, contra] = [pro, contra].map(|signs| signs.into_iter().map(sign).collect::<Vec<_>>());
    match (pro.is_empty(), contra.is_empty()) {
        (true, true) => None,
        (true, false) => Some(message!("signs-against", signs = contra)),
        (false, true) => Some(message!("signs-for", signs = pro)),
        (false, false) => Some(message!("signs-both", pro, contra)),
    }
}

fn sign(sign: Sign) -> Message {
    match sign {
        Sign::Marked => message!("sign-marked"),
        Sign::AllMarked => message!("sign-all-marked"),
        Sign::LastTrick => message!("sign-last-trick"),
        Sign::NeverShown => message!("sign-never-shown"),
        Sign::SameRank => message!("sign-same-rank"),
        Sign::SeveralFail => message!("sign-several"),
        Sign::WrongCard => message!("sign-wrong-card"),
        Sign::NotClean => message!("sign-not-clean"),
        Sign::Dummy => message!("sign-dummy"),
        Sign::FirstRound => message!("sign-first-round"),
        Sign::PartnersTrick => message!("sign-partners-trick"),
        Sign::Adjusted => message!("sign-adjusted"),
        Sign::Result => message!("sign-result"),
    }
}
