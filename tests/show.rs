//! `show` without a board: a list to choose from; and boards that are chosen by their room.

use crate::desk::{Desk, NO_PLAY, SHORT};

/// A board at two tables.
fn two_rooms() -> String {
    let room = |name: &str, result: &str| {
        let tags = format!("[Board \"5\"]\n[Room \"{name}\"]\n[Table \"1\"]");
        let text = SHORT.trim_start_matches("% PBN 2.1\n");
        let text = text.replace("[Board \"5\"]", &tags);
        text.replace("[Result \"9\"]", result) + "\n"
    };
    room("Open", "[Result \"9\"]") + &room("Closed", "[Result \"7\"]")
}

#[test]
fn a_file_is_listed() {
    let desk = Desk::with(&[("final.pbn", &two_rooms())]);
    let ran = desk.run("show final.pbn").exits(0);
    let expected = "\
final.pbn
  game  board   room, table   contract    tricks  findings
     1  5       Open 1        1NT by West  9       R101
     2  5       Closed 1      1NT by West  7       R101
";
    assert_eq!(ran.out, expected, "{}", ran.err);
    let closed = desk.run("show final.pbn --room Closed").exits(0);
    assert_eq!(closed.out.lines().count(), 3, "{}", closed.out);
    assert!(
        closed.out.contains("     2  5       Closed 1"),
        "{}",
        closed.out
    );
    let polish = desk.run("show final.pbn --lang pl").exits(0);
    assert!(polish.out.contains("1BA"), "{}", polish.out);
}

#[test]
fn a_board_that_only_the_other_room_has_is_said_to_be_there() {
    let text = two_rooms();
    let (open, _) = text.split_at(text.rfind("[Event").unwrap());
    let desk = Desk::with(&[("final.pbn", open)]);
    for (args, why) in [
        ("--room closed", "no board 5 in this room; games read: 1"),
        (
            "--room closed --lang nl",
            "spel 5 staat niet in deze zaal; gelezen verslagen: 1",
        ),
    ] {
        let ran = desk
            .run(&format!("show final.pbn --board 5 {args}"))
            .exits(2);
        assert_eq!(ran.err, format!("pbn-audit: final.pbn: {why}\n"));
    }
}

#[test]
fn each_file_of_a_folder_has_its_list() {
    let desk = Desk::with(&[("in/a.pbn", NO_PLAY), ("in/b.pbn", &two_rooms())]);
    let ran = desk.run("show in").exits(0);
    let heads: Vec<_> = ran
        .out
        .lines()
        .filter(|line| line.starts_with("in/"))
        .collect();
    assert_eq!(heads, ["in/a.pbn", "in/b.pbn"]);
}

#[test]
fn a_room_is_chosen() {
    let desk = Desk::with(&[("final.pbn", &two_rooms())]);
    let several = desk.run("show final.pbn --board 5").exits(2);
    assert!(
        several
            .err
            .contains("--room open or closed, or --game with one of 1, 2"),
        "{several:?}"
    );
    let closed = ["show", "final.pbn", "--board", "5", "--room", "closed"];
    let game = ["show", "final.pbn", "--game", "2"];
    let [closed, game] = [&closed[..], &game].map(|args| desk.run(args).exits(0).out);
    assert_eq!(closed, game);
    let wrong = ["show", "final.pbn", "--game", "2", "--room", "open"];
    desk.run(&wrong).exits(2);
}

#[test]
fn nothing_to_list_is_said() {
    let desk = Desk::with(&[("a.pbn", NO_PLAY), ("empty.pbn", "")]);
    for args in ["show a.pbn --room open", "show empty.pbn"] {
        let ran = desk.run(args).exits(2);
        assert!(
            ran.out.is_empty() && ran.err.contains("no such board"),
            "{ran:?}"
        );
    }
    let page = desk.run("show a.pbn --html a.html").exits(2);
    assert!(page.err.contains("--board"), "{page:?}");
}
