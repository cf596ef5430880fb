//! A game as text: import format with its own order of tags, as a server of tournaments might write it.

use super::cards::SEATS;
use super::session::{self, Form, Game, Header, Session};
use super::{Dice, names};
use std::fmt::Write as _;

pub(super) fn write(dice: &mut Dice, session: &Session, game: &Game, out: &mut Vec<u8>) {
    let mut text = String::new();
    event(&session.header, game, &mut text);
    board(dice, game, &mut text);
    result(dice, &session.header, game, &mut text);
    extras(dice, &session.header, game, &mut text);
    auction(dice, game, &mut text);
    play(dice, game, &mut text);
    if dice.percent(12) {
        let _ = writeln!(text, "{{{}}}", dice.one(&names::REMARKS));
    }
    tables(dice, session, game, &mut text);
    text.push('\n');
    out.extend(text.bytes());
}

fn tag(text: &mut String, name: &str, value: impl std::fmt::Display) {
    let _ = writeln!(text, "[{name} \"{value}\"]");
}

fn has(header: &Header, option: usize) -> bool {
    header.options >> option & 1 == 1
}

fn event(header: &Header, game: &Game, text: &mut String) {
    let (year, month, day) = header.date;
    let date = format!("{year}.{month:02}.{day:02}");
    tag(text, "Event", header.event);
    tag(text, "Date", &date);
    tag(text, "Site", header.site);
    if let Some(stage) = header.stage {
        tag(text, "Stage", stage);
    }
    if has(header, 0) {
        tag(text, "EventDate", &date);
    }
    tag(text, "Section", ["A", "B", "C"][header.number - 1]);
    match header.form {
        Form::Pairs => {
            tag(text, "Competition", "Pairs");
            tag(text, "Round", game.round);
            tag(text, "Table", game.table);
            tag(text, "PairNS", game.pairs[0]);
            tag(text, "PairEW", game.pairs[1]);
        }
        Form::Teams => {
            tag(text, "Competition", "Teams");
            tag(text, "Round", header.number);
            tag(text, "Room", ["Open", "Closed"][game.table - 1]);
            tag(text, "HomeTeam", header.teams[0]);
            tag(text, "VisitTeam", header.teams[1]);
        }
    }
}

fn board(dice: &mut Dice, game: &Game, text: &mut String) {
    tag(text, "Board", game.board);
    let dealer = session::dealer(game.board);
    tag(text, "Dealer", SEATS[dealer]);
    let vulnerable = ["None", "NS", "EW", "All"][session::vulnerable(game.board)];
    tag(text, "Vulnerable", vulnerable);
    tag(text, "Deal", game.deal.written(dealer));
    if dice.percent(8) {
        text.push_str("; dealt by machine\n");
    }
    for (name, player) in ["North", "East", "South", "West"].iter().zip(&game.players) {
        tag(text, name, player);
    }
}

fn result(dice: &mut Dice, header: &Header, game: &Game, text: &mut String) {
    let (contract, declarer, result) = match (&game.bidding.contract, &game.course) {
        (Some(contract), Some(course)) => (
            contract.word(),
            SEATS[contract.declarer],
            course.result.to_string(),
        ),
        _ => ("Pass".to_owned(), "", String::new()),
    };
    tag(text, "Contract", contract);
    tag(text, "Declarer", declarer);
    tag(text, "Result", result);
    if game.course.as_ref().is_some_and(|course| course.is_claimed) && dice.percent(40) {
        text.push_str("{claimed}\n");
    }
    tag(
        text,
        "Scoring",
        ["MP", "IMP"][usize::from(header.form == Form::Teams)],
    );
    tag(text, "Score", format_args!("NS {}", game.score));
    match header.form {
        Form::Teams => {
            let other = game.scores[2 - game.table];
            let points = session::imps(game.score - other);
            tag(text, "ScoreIMP", format_args!("NS {points}"));
        }
        Form::Pairs if game.scores.len() > 1 => {
            let beaten = game.scores.iter().filter(|other| **other < game.score);
            let equal = game.scores.iter().filter(|other| **other == game.score);
            let halves = 2 * beaten.count() + equal.count() - 1;
            let of = 2 * (game.scores.len() - 1);
            let (whole, half) = (halves / 2, ["", ".5"][halves % 2]);
            tag(text, "ScoreMP", format_args!("NS {whole}{half}"));
            let hundredths = (10_000 * halves + of / 2) / of;
            let (percent, rest) = (hundredths / 100, hundredths % 100);
            tag(
                text,
                "ScorePercentage",
                format_args!("NS {percent}.{rest:02}"),
            );
        }
        Form::Pairs => {}
    }
}

fn extras(dice: &mut Dice, header: &Header, game: &Game, text: &mut String) {
    if has(header, 1) {
        tag(text, "Generator", "Tournament server 4.2");
        tag(text, "EventSponsor", "The regional bank");
    }
    if has(header, 2) {
        let minute = (game.board * 7 + game.table) % 60;
        tag(
            text,
            "Time",
            format_args!("{}:{minute:02}:00", 14 + game.board / 9),
        );
    }
    if has(header, 3) {
        for seat in ["North", "East", "South", "West"] {
            tag(text, &format!("{seat}Type"), "human");
        }
    }
    if has(header, 4) {
        tag(text, "BidSystemNS", "Polish Club");
        tag(text, "BidSystemEW", "2/1, weak twos");
    }
    if has(header, 5) {
        tag(text, "Termination", "normal");
        tag(text, "Annotator", "the tournament's bulletin");
    }
    if dice.percent(15) {
        let _ = writeln!(text, "{{{}}}", dice.one(&names::REMARKS));
    }
}

fn auction(dice: &mut Dice, game: &Game, text: &mut String) {
    tag(text, "Auction", SEATS[session::dealer(game.board)]);
    let calls = &game.bidding.calls;
    let ends_short = game.bidding.contract.is_some() && dice.percent(30);
    let shown = calls.len() - if ends_short { 3 } else { 0 };
    let mut words: Vec<String> = calls[..shown].iter().map(|call| call.word()).collect();
    let mut notes = Vec::new();
    if dice.percent(20) {
        for word in words.iter_mut().filter(|word| *word != "Pass") {
            if notes.len() < 5 && dice.percent(50) {
                notes.push(dice.one(&names::MEANINGS));
                let _ = write!(word, " ={}=", notes.len());
            }
        }
    }
    if ends_short {
        words.push("AP".to_owned());
    }
    for row in words.chunks(4) {
        let _ = writeln!(text, "{}", row.join(" "));
    }
    for (at, note) in notes.iter().enumerate() {
        tag(text, "Note", format_args!("{}:{note}", at + 1));
    }
}

fn play(dice: &mut Dice, game: &Game, text: &mut String) {
    let Some(course) = &game.course else {
        return;
    };
    tag(text, "Play", SEATS[course.leader]);
    for (number, trick) in course.tricks.iter().enumerate() {
        for turn in 0..4 {
            let card = trick[(course.leader + turn) % 4];
            text.push_str(&card.map_or_else(|| "-".to_owned(), super::cards::word));
            text.push(if turn < 3 { ' ' } else { '\n' });
        }
        if number == 4 && dice.percent(3) {
            text.push_str("{a long pause}\n");
        }
    }
    if course.is_claimed {
        text.push_str("*\n");
    }
}

fn tables(dice: &mut Dice, session: &Session, game: &Game, text: &mut String) {
    let header = &session.header;
    if has(header, 6) {
        makeable(dice, text);
    }
    if !game.travellers.is_empty() && header.form == Form::Pairs && has(header, 7) {
        let columns = "Table\\2R;Contract\\4L;Declarer\\1;Result\\2R;Score_NS\\6R";
        tag(text, "ScoreTable", columns);
        for (at, [contract, declarer, result, score]) in game.travellers.iter().enumerate() {
            let table = at + 1;
            let _ = writeln!(
                text,
                "{table:>2} {contract:<4} {declarer} {result:>2} {score:>6}"
            );
        }
    }
    if session.is_opening && header.form == Form::Pairs && session.players.len() > 4 {
        tag(
            text,
            "TotalScoreTable",
            "Rank\\2R;PairId\\2R;Names\\42L;TotalPercentage\\5R",
        );
        for (at, pair) in session.players.chunks(2).enumerate() {
            let names = format!("\"{}\"", pair.join(" - "));
            let (rank, percent) = (at + 1, 71 - 3 * at);
            let _ = writeln!(text, "{rank:>2} {rank:>2} {names:<42} {percent}.20");
        }
    }
}

/// Tricks with all cards seen, as a program gives them: partners take the same, or one fewer.
fn makeable(dice: &mut Dice, text: &mut String) {
    tag(text, "OptimumResultTable", "Declarer;Denomination;Result");
    for denomination in ["NT", "S", "H", "D", "C"] {
        let tricks = dice.between(2, 11);
        for seat in [0, 2, 1, 3] {
            let own = if seat % 2 == 0 { tricks } else { 13 - tricks };
            let own = own - usize::from(dice.percent(10));
            let _ = writeln!(text, "{} {denomination} {own}", SEATS[seat]);
        }
    }
}
