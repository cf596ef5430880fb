//! Scores, worked out from the table of Law 77.

/// North-South's score for declarer's tricks in a contract as PBN spells it; `None` where the record leaves something open.
pub(crate) fn score(contract: &str, declarer: &str, vulnerable: &str, tricks: i32) -> Option<i32> {
    let level: i32 = contract.get(..1)?.parse().ok()?;
    let strain = contract.get(1..2)?;
    let risk = 1 << contract.matches('X').count();
    let is_north_south = "NS".contains(Some(declarer).filter(|it| !it.is_empty())?);
    let is_vulnerable = match vulnerable {
        "" => return None,
        "All" => true,
        "None" => false,
        side => (side == "NS") == is_north_south,
    };
    let points = if tricks >= level + 6 {
        made([level, tricks - 6 - level], strain, risk, is_vulnerable)
    } else {
        -undertricks(level + 6 - tricks, risk, is_vulnerable)
    };
    Some(if is_north_south { points } else { -points })
}

fn made([level, over]: [i32; 2], strain: &str, risk: i32, is_vulnerable: bool) -> i32 {
    let each = if "CD".contains(strain) { 20 } else { 30 };
    let first = if strain == "N" { 10 } else { 0 };
    let trick_points = (each * level + first) * risk;
    let bonus = |points: [i32; 2]| points[usize::from(is_vulnerable)];
    let game = if trick_points >= 100 {
        bonus([300, 500])
    } else {
        50
    };
    let slam = match level {
        6 => bonus([500, 750]),
        7 => bonus([1000, 1500]),
        _ => 0,
    };
    let insult = match risk {
        2 => 50,
        4 => 100,
        _ => 0,
    };
    let overtrick = if risk == 1 {
        each
    } else {
        bonus([50, 100]) * risk
    };
    trick_points + game + slam + insult + over * overtrick
}

fn undertricks(count: i32, risk: i32, is_vulnerable: bool) -> i32 {
    let each = |place: i32| match (risk, is_vulnerable, place) {
        (1, false, _) => 50,
        (1, true, _) => 100,
        (_, false, 1) => 50 * risk,
        (_, false, 2 | 3) | (_, true, 1) => 100 * risk,
        _ => 150 * risk,
    };
    (1..=count).map(each).sum()
}
