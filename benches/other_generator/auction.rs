//! Bidding: legal calls that look like those of people, up to a legal end.

use super::Dice;
use super::cards::Deal;

/// Denominations in the order of bids; the suits are those of `cards`, the other way round.
pub(super) const DENOMINATIONS: [&str; 5] = ["C", "D", "H", "S", "NT"];

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Call {
    Pass,
    Double,
    Redouble,
    /// Level times five and denomination, so that a higher bid is a larger number.
    Bid(usize),
}

impl Call {
    pub(super) fn word(self) -> String {
        match self {
            Self::Pass => "Pass".to_owned(),
            Self::Double => "X".to_owned(),
            Self::Redouble => "XX".to_owned(),
            Self::Bid(bid) => format!("{}{}", bid / 5, DENOMINATIONS[bid % 5]),
        }
    }
}

#[derive(Clone)]
pub(super) struct Contract {
    bid: usize,
    pub(super) risk: usize,
    pub(super) declarer: usize,
}

impl Contract {
    pub(super) fn word(&self) -> String {
        Call::Bid(self.bid).word() + ["", "X", "XX"][self.risk]
    }

    pub(super) fn trump(&self) -> Option<usize> {
        (self.bid % 5 < 4).then(|| 3 - self.bid % 5)
    }

    /// The score of declarer's side for so many tricks, as Law 77 has it.
    pub(super) fn score(&self, tricks: usize, is_vulnerable: bool) -> i32 {
        let number = |value: usize| i32::try_from(value).expect("a small number");
        let (level, denomination) = (self.bid / 5, self.bid % 5);
        let (over, times) = (number(tricks) - number(level + 6), 1 << self.risk);
        let bonus = |not: i32, vulnerable: i32| if is_vulnerable { vulnerable } else { not };
        if over < 0 {
            let down = -over;
            return -match (self.risk, is_vulnerable) {
                (0, _) => down * bonus(50, 100),
                (risk, true) => (down * 300 - 100) * number(risk),
                (risk, false) => (down * 200 - 100 + (down - 3).max(0) * 100) * number(risk),
            };
        }
        let trick = if denomination < 2 { 20 } else { 30 };
        let below = (number(level) * trick + if denomination == 4 { 10 } else { 0 }) * times;
        let above = over
            * if self.risk == 0 {
                trick
            } else {
                bonus(50, 100) * times
            };
        let game = if below < 100 { 50 } else { bonus(300, 500) };
        let slam = match level {
            6 => bonus(500, 750),
            7 => bonus(1000, 1500),
            _ => 0,
        };
        below + above + game + slam + 50 * number(self.risk)
    }
}

pub(super) struct Bidding {
    pub(super) calls: Vec<Call>,
    /// None where everybody passed.
    pub(super) contract: Option<Contract>,
}

/// Bids a board, with the dealer's call first.
pub(super) fn bid(dice: &mut Dice, deal: &Deal, dealer: usize) -> Bidding {
    let mut calls: Vec<Call> = Vec::new();
    let mut highest: Option<(usize, usize)> = None; // the bid and who made it
    let (mut risk, mut passes) = (0, 0);
    while passes < if highest.is_some() { 3 } else { 4 } {
        let seat = (dealer + calls.len()) % 4;
        let call = choose(dice, deal, seat, highest, risk);
        match call {
            Call::Pass => passes += 1,
            Call::Double => (risk, passes) = (1, 0),
            Call::Redouble => (risk, passes) = (2, 0),
            Call::Bid(bid) => (highest, risk, passes) = (Some((bid, seat)), 0, 0),
        }
        calls.push(call);
    }
    let contract = highest.map(|(bid, last)| {
        let is_first = |(at, call): (usize, &Call)| {
            let seat = (dealer + at) % 4;
            let names = matches!(call, Call::Bid(own) if own % 5 == bid % 5);
            (names && seat % 2 == last % 2).then_some(seat)
        };
        let declarer = calls.iter().enumerate().find_map(is_first);
        Contract {
            bid,
            risk,
            declarer: declarer.expect("the last bid names it"),
        }
    });
    Bidding { calls, contract }
}

fn choose(
    dice: &mut Dice,
    deal: &Deal,
    seat: usize,
    highest: Option<(usize, usize)>,
    risk: usize,
) -> Call {
    let points = deal.points(seat);
    let longest = (0..4).max_by_key(|suit| (deal.length(seat, *suit), 3 - suit));
    let own = 3 - longest.expect("four suits");
    let Some((last, by)) = highest else {
        return match points {
            15..=17 if dice.percent(60) => Call::Bid(5 + 4),
            20.. => Call::Bid(10 + [0, 4][dice.below(2)]),
            12.. => Call::Bid(5 + own),
            6.. if deal.length(seat, 3 - own) > 5 && dice.percent(70) && own > 0 => {
                Call::Bid(10 + own)
            }
            _ => Call::Pass,
        };
    };
    let is_ours = by % 2 == seat % 2;
    if !is_ours && risk == 0 && dice.percent(if last >= 20 && points > 9 { 25 } else { 4 }) {
        return Call::Double;
    }
    if is_ours && risk == 1 && dice.percent(6) {
        return Call::Redouble;
    }
    let both = points + deal.points((seat + 2) % 4);
    let ceiling = match both {
        0..20 => 9,
        20..24 => 14,
        24..30 => 5 * 4 + 3,
        30..33 => 25,
        _ => 35,
    };
    let denomination = if dice.percent(35) { dice.below(5) } else { own };
    let level = last / 5 + usize::from(denomination <= last % 5);
    let bid = level * 5 + denomination;
    let is_willing = if is_ours { 65 } else { 45 };
    if bid <= ceiling && level <= 7 && dice.percent(is_willing) {
        Call::Bid(bid)
    } else {
        Call::Pass
    }
}
