//! The samples cut at every place, and with each byte changed: nothing panics, and no board is lost without a word.

use super::{CLUB, LINKS, PAGE};
use pbn_audit::carrier::{Carried, Carrier};
use pbn_audit::lin::{self, FaultKind};

/// Where the records of a sample end: behind the last letter of each link, or behind each line of USEBIO.
fn ends(text: &str) -> Vec<usize> {
    let after = |sign: &str| {
        text.match_indices(sign)
            .map(|(at, _)| at + sign.len())
            .collect::<Vec<_>>()
    };
    match text {
        LINKS => after("\n")
            .into_iter()
            .filter(|end| text[..*end].lines().last().unwrap().contains("http"))
            .map(|end| end - 1)
            .collect(),
        PAGE => after("return false")
            .into_iter()
            .map(|end| end - ";return false".len())
            .collect(),
        _ => after("</TRAVELLER_LINE>"),
    }
}

/// Boards, and links that are said to hold none.
fn counted(carried: &Carried) -> (usize, usize) {
    let (chain, places) = carried.chain();
    let (mut boards, mut lost) = (0, 0);
    for game in lin::games(chain) {
        boards += 1;
        let is_lost = |kind| {
            matches!(
                kind,
                FaultKind::UnreadableLink | FaultKind::HandByNumber | FaultKind::CutShort
            )
        };
        lost += game
            .faults
            .iter()
            .filter(|fault| is_lost(fault.kind))
            .count();
        let place = places.place(game.span.start as usize);
        assert!(place.is_some_and(|place| place.line > 0 && place.column > 0));
    }
    assert_eq!(boards, carried.boards);
    (boards, lost.max(usize::from(carried.lost.is_some())))
}

fn read(text: &[u8]) -> Option<Carried> {
    Carrier::of(text).map(|carrier| carrier.read(text))
}

#[test]
fn cut_anywhere() {
    for text in [LINKS, PAGE, CLUB] {
        let ends = ends(text);
        let [by_sign, first] =
            ["lin=", "hv_popuplin("].map(|sign| text.find(sign).unwrap_or(text.len()));
        let all = counted(&read(text.as_bytes()).unwrap());
        assert_eq!(ends.len(), all.0);
        for cut in 0..text.len() {
            let Some(carried) = read(&text.as_bytes()[..cut]) else {
                assert!(cut < by_sign.min(first) + 4, "cut at {cut}");
                continue;
            };
            let (boards, lost) = counted(&carried);
            let whole = ends.iter().filter(|end| **end <= cut).count();
            assert!(boards >= whole, "cut at {cut}: {boards} of {whole}");
            if text == CLUB {
                let is_whole = text[..cut].ends_with("</USEBIO>");
                assert!(
                    is_whole || carried.fault.is_some() || cut < 60,
                    "cut at {cut}"
                );
            } else if boards + lost == whole {
                // between two links, or within the sign of one
                let behind = whole.checked_sub(1).map_or(0, |place| ends[place]);
                let signs = ["lin=", "hv_popuplin(&#39;", "handviewer.html?", "playlog="];
                assert!(
                    !signs.iter().any(|sign| text[behind..cut].contains(sign)),
                    "cut at {cut}"
                );
            }
        }
    }
}

#[test]
fn a_card_before_the_deal_makes_no_board_of_its_own() {
    let link = "hv_popuplin('%7Cpc%7C|%7Cmd%7CK%2C%2C";
    let club = "<USEBIO><TRAVELLER_LINE><LIN_DATA>%7Cpc%7C|%7Cmd%7CK%2C%2C</LIN_DATA></TRAVELLER_LINE></USEBIO>";
    for text in [link, club] {
        assert_eq!(counted(&read(text.as_bytes()).unwrap()).0, 1, "{text}");
    }
}

#[test]
fn with_any_byte_changed() {
    for text in [LINKS, PAGE, CLUB] {
        let (all, said) = counted(&read(text.as_bytes()).unwrap());
        for at in 0..text.len() {
            let bytes = [0, b' ', b'|', b'"', b'<', b'&', b'%', 0xFF];
            for byte in [bytes[at % 8], bytes[(at / 8 + 3) % 8]] {
                let mut changed = text.as_bytes().to_vec();
                changed[at] = byte;
                let Some(carried) = read(&changed) else {
                    continue;
                };
                let (boards, lost) = counted(&carried);
                let is_of_sign = |sign: &&str| {
                    let around =
                        at.saturating_sub(sign.len() - 1)..(at + sign.len()).min(text.len());
                    text.as_bytes()[around]
                        .windows(sign.len())
                        .any(|it| it == sign.as_bytes())
                };
                let signs = [
                    "lin=",
                    "hv_popuplin(&#39;",
                    "handviewer.html?",
                    "playlog=",
                    "<TRAVELLER_LINE>",
                    "<USEBIO",
                ];
                let is_said =
                    boards + lost >= all + said.min(1) || boards >= all || carried.fault.is_some();
                assert!(
                    is_said || signs.iter().any(is_of_sign),
                    "byte {at} made {byte}: {boards} boards, {lost} lost"
                );
            }
        }
    }
}
