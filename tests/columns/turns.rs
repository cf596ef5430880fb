//! turns.parquet of records of which everything is known. Needs the feature `parquet`.

#![cfg(feature = "parquet")]

use crate::columns::boards::check;
use crate::columns::play::{letter, spelled};
use crate::columns::season;
use crate::columns::{Row, assert_columns, rows};
use parquet::file::reader::{FileReader, SerializedFileReader};
use std::fs::File;

#[test]
fn a_turn_is_what_was_played() {
    let games = season::games();
    let desk = check(&games, &["--parquet"]);
    let [boards, revokes] = ["boards", "revokes"].map(|it| rows(&desk, &format!("out/{it}.csv")));
    let file = File::open(desk.path("out/turns.parquet")).unwrap();
    let reader = SerializedFileReader::new(file).unwrap();
    let spelled_out = |field: &parquet::record::Field| match field {
        parquet::record::Field::Null => String::new(),
        parquet::record::Field::Str(text) => text.clone(),
        other => other.to_string(),
    };
    let turns = reader.get_row_iter(None).unwrap().map(|row| {
        let row = row.unwrap();
        let cells = row.get_column_iter();
        cells
            .map(|(name, field)| (name.clone(), spelled_out(field)))
            .collect::<Row>()
    });
    let mut turns = turns.peekable();
    for (game, board) in games.iter().zip(&boards) {
        let is_known = !game.has_other_deal && !game.tag("Deal").is_empty();
        let roles = ["declarer", "lho", "dummy", "rho"];
        let mut chances = game.chances().into_iter();
        while let Some(row) = turns.next_if(|it| it["board_id"] == board["id"]) {
            if !is_known {
                continue;
            }
            let of = chances.next().unwrap();
            let place = (of.turn.seat as usize + 4 - game.board.declarer as usize) % 4;
            let led = match game.board.trump() {
                None => "no-trump",
                Some(trump) if trump == of.led.suit => "trump",
                Some(_) => "side",
            };
            let follows = of.played.suit == of.led.suit;
            let is_own = |it: &&Row| {
                it["board_id"] == row["board_id"]
                    && it["trick"] == row["trick"]
                    && it["seat"] == row["seat"]
            };
            let grade = revokes
                .iter()
                .find(is_own)
                .map(|it| it["confidence"].clone());
            let due = [
                ("board_id", board["id"].clone()),
                ("file", game.file.clone()),
                ("game", game.number.to_string()),
                ("trick", of.turn.trick.to_string()),
                ("turn", of.place.to_string()),
                ("seat", letter(of.turn.seat)),
                ("role", roles[place].to_owned()),
                ("led_card", spelled(of.led)),
                ("led_suit", of.led.suit.letter().to_string()),
                ("led", led.to_owned()),
                ("held", of.held.len().to_string()),
                ("played_card", spelled(of.played)),
                ("followed", if follows { "yes" } else { "no" }.to_owned()),
                ("grade", grade.unwrap_or_default()),
            ];
            assert_columns("turns", "a_turn_is_what_was_played", &row, &due.into());
        }
        assert!(!is_known || chances.next().is_none(), "{}", game.text());
    }
    assert!(turns.next().is_none());
}
