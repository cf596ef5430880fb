//! `explain`, as a person asks it; and that nothing the program prints of the Laws is left unexplained.

use crate::program::program;
use pbn_audit::laws::pages;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// What is printed on standard output, or said on standard error when it fails.
fn explain(args: &[&str]) -> Result<String, String> {
    let ran = program(&[&["explain"], args].concat()).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    match ran.status.code() {
        Some(0) => Ok(text(&ran.stdout)),
        Some(2) if ran.stdout.is_empty() => Err(text(&ran.stderr)),
        code => panic!("{code:?} {}", text(&ran.stderr)),
    }
}

#[test]
fn a_check_is_explained_by_code_and_by_name() {
    let by_code = explain(&["r103"]).unwrap();
    assert!(
        by_code.starts_with(
            "R103 probable-slip (warning)\nSince version 0.1.0\n\nWhat it finds\n\n  "
        ),
        "{by_code}"
    );
    assert_eq!(by_code, explain(&["Probable-Slip"]).unwrap());
}

#[test]
fn a_clause_is_explained_under_the_edition_asked_for() {
    let newest = explain(&["64b7"]).unwrap();
    assert!(
        newest.starts_with("64B7 both sides revoked on the board (2017)\n"),
        "{newest}"
    );
    assert!(
        newest.contains("The editions\n\n  - 2017: both "),
        "{newest}"
    );
    let older = explain(&["64B7", "--laws", "2007"]).unwrap();
    assert!(
        older.contains("(2007)\n") && older.contains("The editions\n\n  - 2007: new"),
        "{older}"
    );
    let missing = explain(&["64B7", "--laws", "1997"]).unwrap();
    assert!(missing.contains("(not in 1997)\n"), "{missing}");
    assert_eq!(explain(&["64C2a"]), explain(&["64C2"]));
}

#[test]
fn a_law_lists_its_clauses() {
    let law = explain(&["63"]).unwrap();
    assert!(
        law.starts_with("Law 63\n\n  - 63A ") && law.contains("\n  - 63B "),
        "{law}"
    );
}

#[test]
fn a_table_is_explained_with_its_columns() {
    let table = explain(&["files.csv"]).unwrap();
    assert!(
        table.starts_with("files.csv\n\n  One row for each file.\n"),
        "{table}"
    );
    assert!(
        table.contains("\n\nbytes, encoding\n\n  The size"),
        "{table}"
    );
    assert!(table.contains("see `explain tables`"), "{table}");
}

#[test]
fn every_meaning_of_a_word_is_told() {
    let revoke = explain(&["revoke"]).unwrap();
    assert!(revoke.starts_with("R101 revoke (error)\n"), "{revoke}");
    assert!(
        revoke.contains("\n\nrevokes.csv: revoke\n\n  The number "),
        "{revoke}"
    );
    let transfer = explain(&["transfer_max"]).unwrap();
    assert!(
        transfer.starts_with("review.csv: transfer_min, transfer_max\n"),
        "{transfer}"
    );
    for word in [
        "already-adjusted",
        "priority",
        "doubtful",
        "penalty_card",
        "review.csv",
        "later-suit",
        "assumed",
    ] {
        explain(&[word]).unwrap();
    }
}

#[test]
fn the_words_of_the_laws_find_their_pages_in_every_language() {
    for (words, page) in [
        (
            &["Revoke", "verzaking", "renons", "FAłSZYWY renons"][..],
            "61A ",
        ),
        (
            &["penalty card", "strafkaart", "karta przygwożdżona"],
            "50 ",
        ),
        (&["claim", "claimen", "deklaracja", "roszczenie"], "68A "),
        (&["dummy", "blinde", "dziadek"], "42B "),
        (&["trick", "slag", "lewa"], "44C "),
        (&["lead out of turn", "wyjście poza kolejnością"], "55 "),
    ] {
        for word in words {
            let told = explain(&[word]).unwrap();
            let is_told = told.lines().any(|line| line.starts_with(page));
            assert!(is_told, "{word}: {told}");
        }
    }
    let near = explain(&["strafkart"]).unwrap_err();
    assert!(near.contains("did you mean 'strafkaart'?"), "{near}");
}

#[test]
fn a_page_is_told_in_the_language_asked_for() {
    let dutch = explain(&["64B7", "--laws", "1997", "--lang", "nl"]).unwrap();
    assert!(
        dutch.starts_with("64B7 beide partijen verzaakten in dit spel (niet in 1997)\n"),
        "{dutch}"
    );
    assert!(
        dutch.contains("De uitgaven\n\n  - 1997: deze bepaling bestaat niet."),
        "{dutch}"
    );
    let polish = explain(&["revoke", "--lang", "pl"]).unwrap();
    assert!(
        polish
            .starts_with("R101 revoke (błąd): fałszywy renons\nOd wersji 0.1.0\n\nCo wykrywa\n\n"),
        "{polish}"
    );
    let law = explain(&["63", "--lang", "nl"]).unwrap();
    assert!(
        law.starts_with("Artikel 63\n\n  - 63A hoe een verzaking"),
        "{law}"
    );
}

#[test]
fn what_is_explained_is_there_for_a_program() {
    let lines = |args: &[&str]| -> Vec<Value> {
        let text = explain(&[args, &["--format", "json-lines"]].concat()).unwrap();
        let lines = text.lines();
        lines
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    };
    let of_law = lines(&["63"]);
    assert!(of_law.len() > 3 && of_law.iter().all(|it| it["kind"] == "clause"));
    let revoke = lines(&["R101", "--lang", "nl"]);
    assert_eq!(revoke[0]["names"], json!(["R101", "revoke"]));
    let text = revoke[0]["text"].as_str().unwrap();
    assert!(text.starts_with("# R101 revoke: een verzaking\n"), "{text}");
    let all = lines(&[]);
    for kind in ["check", "clause", "topic", "word"] {
        assert!(all.iter().any(|it| it["kind"] == kind), "{kind}");
    }
    let words = ["priority", "to decide"].map(|name| {
        let names = all.iter().flat_map(|it| it["names"].as_array().unwrap());
        names.filter(|it| **it == name).count()
    });
    assert_eq!(words, [1, 0]);
}

#[test]
fn topics_come_first_in_the_list() {
    let list = explain(&[]).unwrap();
    let first =
        "Topics\n  - reports: which file is for whom\n  - weeks: decisions, from week to week\n";
    assert!(list.starts_with(first), "{list}");
    assert!(
        explain(&["--lang", "pl"])
            .unwrap()
            .starts_with("Tematy\n  - reports: który")
    );
    let weeks = explain(&["weeks"]).unwrap();
    assert!(
        weeks.starts_with("weeks: decisions, from week to week\n\nTo decide\n\n"),
        "{weeks}"
    );
}

#[test]
fn the_readme_is_short_and_leads_to_every_topic() {
    let readme = include_str!("../README.md");
    assert!(readme.split_whitespace().count() <= 1_500);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    for link in readme.split("](").skip(1) {
        let path = link.split(')').next().unwrap();
        assert!(folder.join(path).is_file(), "{path}");
    }
    let list = explain(&[]).unwrap();
    let topics = list
        .lines()
        .skip(1)
        .map_while(|line| line.strip_prefix("  - "));
    for name in topics.map(|topic| topic.split(':').next().unwrap()) {
        assert!(readme.contains(&format!("[`{name}`](src/")), "{name}");
    }
}

#[test]
fn an_unknown_word_is_bad_use_and_the_nearest_are_named() {
    for (word, near) in [
        ("revok", "did you mean 'revoke'?"),
        ("priorty", "did you mean 'priority'?"),
        (
            "whatever else",
            "`pbn-audit explain` lists what can be explained",
        ),
        ("", "lists what can be explained"),
    ] {
        let text = explain(&[word]).unwrap_err();
        assert!(text.contains(near), "{word}: {text}");
    }
}

#[test]
fn a_clause_without_a_page_is_no_neighbours_and_the_nearest_are_named() {
    for (clause, near) in [
        (
            "64A4",
            "there is no page on 64A4 of the Laws; the nearest: '64A1', '64A2'",
        ),
        ("64Z", "the nearest: '64B', '64C'"),
        ("8D", "the nearest: '8B', '8C'"),
        ("81C4", "the nearest: '81C3', '81C5', '81C6'"),
        (
            "85",
            "there is no page on 85 of the Laws; the nearest: '82C'",
        ),
        ("6", "the nearest: '8B', "),
    ] {
        let text = explain(&[clause]).unwrap_err();
        assert!(text.contains(near), "{clause}: {text}");
    }
}

#[test]
fn the_number_of_a_law_is_no_beginning_of_another() {
    let law = explain(&["8"]).unwrap();
    assert!(
        law.starts_with("Law 8\n\n  - 8B ") && law.contains("\n  - 8C "),
        "{law}"
    );
    assert!(!law.contains("81C"), "{law}");
}

/// What is asked for, the page that it opens, and what that page says in English, Dutch and Polish.
type Told = (&'static str, &'static str, [&'static str; 3]);

/// The points of the Laws that directors were told wrongly elsewhere, or that are easily mistaken.
const TOLD: &[Told] = &[
    (
        "8B",
        "8B",
        [
            "also for a table that has finished its boards",
            "ook voor een tafel die haar spellen al af heeft",
            "także dla stołu, który już skończył",
        ],
    ),
    (
        "8B1",
        "8B",
        [
            "remains in the old round, until it has progressed",
            "blijft in de oude ronde tot zij is gewisseld",
            "pozostaje w dawnej rundzie, aż jego gracze przejdą",
        ],
    ),
    (
        "8B2",
        "8B",
        [
            "8B2 is not in the part of the text that was read",
            "8B2 staat niet in het deel van de tekst dat is gelezen",
            "W przeczytanej części tekstu nie ma 8B2",
        ],
    ),
    (
        "8C",
        "8C",
        [
            "entered without objection",
            "zonder bezwaar zijn ingevoerd",
            "wprowadzono bez sprzeciwu",
        ],
    ),
    (
        "12B2",
        "12B",
        [
            "too severe or too kind",
            "te streng of te mild",
            "zbyt surowe lub zbyt łagodne",
        ],
    ),
    (
        "12C1b",
        "12C",
        [
            "the probable result without the infraction",
            "het waarschijnlijke resultaat zonder de overtreding",
            "prawdopodobnemu wynikowi bez wykroczenia",
        ],
    ),
    (
        "16C",
        "16",
        [
            "not those that the non-offending side withdrew",
            "niet die welke de niet-overtredende partij terugnam",
            "tych, które wycofała strona niewykraczająca",
        ],
    ),
    (
        "42B1",
        "42B",
        [
            "but never a defender",
            "maar nooit een tegenspeler",
            "ale nigdy obrońcę",
        ],
    ),
    (
        "43A2",
        "43A2",
        [
            "Looking at declarer's cards alone is no breach of 43A2",
            "Alleen in de kaarten van de leider kijken is geen overtreding van 43A2",
            "Samo zajrzenie do kart rozgrywającego nie narusza 43A2",
        ],
    ),
    (
        "43B2b",
        "43B2",
        [
            "A question about a card from dummy has no such effect",
            "Een vraag over een kaart uit dummy heeft dat gevolg niet",
            "Pytanie o kartę z dziadka takiego skutku nie ma",
        ],
    ),
    (
        "43B3",
        "43B3",
        [
            "no trick moves under Law 64",
            "volgens artikel 64 gaat er geen slag over",
            "według przepisu 64 nie przekazuje się żadnej lewy",
        ],
    ),
    (
        "50",
        "50",
        [
            "Two or more penalty cards of one defender are all major",
            "Twee of meer strafkaarten van één tegenspeler zijn allemaal groot",
            "kart przygwożdżonych jednego obrońcy są wszystkie normalne",
        ],
    ),
    (
        "50D1a",
        "50",
        [
            "at the first legal chance",
            "bij de eerste reglementaire gelegenheid",
            "przy pierwszej prawidłowej możliwości",
        ],
    ),
    (
        "50E3",
        "50",
        [
            "The adjusted score of 50E3 is here too",
            "Ook de arbitrale score van 50E3 staat er al",
            "Jest już także wynik rozjemczy z 50E3",
        ],
    ),
    (
        "52",
        "52",
        [
            "Each failure is a new irregularity",
            "Elke keer is een nieuwe onregelmatigheid",
            "Każde niezagranie jest nową nieprawidłowością",
        ],
    ),
    (
        "54A",
        "54A",
        [
            "he must spread the whole hand",
            "hij moet de hele hand openleggen",
            "musi wyłożyć całą rękę",
        ],
    ),
    (
        "54B1",
        "54B",
        [
            "that card stays played, unless it is a revoke",
            "dan blijft die kaart gespeeld, mits zij geen verzaking is",
            "karta ta pozostaje zagrana, chyba że jest fałszywym renonsem",
        ],
    ),
    (
        "61B",
        "61B",
        [
            "dummy may ask declarer only",
            "dummy alleen de leider",
            "dziadek tylko rozgrywającego",
        ],
    ),
    (
        "62C2",
        "62C",
        [
            "the next player of the offending side in rotation",
            "de eerstvolgende speler van de overtredende partij",
            "następny w kolejności gracz strony wykraczającej",
        ],
    ),
    (
        "62C3",
        "62C3",
        [
            "Every card that the defending side withdraws becomes a penalty card",
            "Elke kaart die de tegenspelers daarbij terugnemen, wordt een strafkaart",
            "Każda karta, którą wycofują przy tym obrońcy, staje się przygwożdżona",
        ],
    ),
    (
        "63A3",
        "63A3",
        [
            "If a defender concedes and his partner objects at once",
            "Staat een tegenspeler slagen af en maakt zijn partner meteen bezwaar",
            "Jeżeli obrońca zrzeka się lew, a jego partner natychmiast się sprzeciwia",
        ],
    ),
    (
        "63B",
        "63B",
        [
            "No authority was found for undoing",
            "Geen gezaghebbende bron",
            "Nie znaleziono źródła",
        ],
    ),
    (
        "64B4",
        "64B4",
        ["pass included", "ook een pas", "choćby pas"],
    ),
    (
        "64B5",
        "64B5",
        [
            "It ends at the director's signal for the next round",
            "Zij eindigt bij het sein van de arbiter voor de volgende ronde",
            "Kończy się ona na sygnał sędziego do następnej",
        ],
    ),
    (
        "64B2",
        "64B2",
        [
            "The source is not the text of that year",
            "De bron is niet de tekst van dat jaar",
            "Źródłem nie jest tekst z tego roku",
        ],
    ),
    (
        "66C",
        "66C",
        [
            "The director may have a trick inspected",
            "De arbiter mag een slag laten inzien",
            "Sędzia może polecić pokazanie lewy",
        ],
    ),
    (
        "68B1",
        "68A",
        [
            "a claim of some of the tricks concedes the others",
            "wie een deel van de slagen claimt, staat de andere af",
            "kto zgłasza deklarację do części lew, zrzeka się pozostałych",
        ],
    ),
    (
        "68B2",
        "68B2",
        [
            "For declarer there is no such rule",
            "Voor de leider geldt dit niet",
            "Rozgrywającego to nie dotyczy",
        ],
    ),
    (
        "68D2",
        "68B2",
        [
            "play continues",
            "het spelen gaat door",
            "gra toczy się dalej",
        ],
    ),
    (
        "69A",
        "69A",
        [
            "Both are needed",
            "Beide zijn nodig",
            "Potrzebne jest jedno i drugie",
        ],
    ),
    (
        "69B",
        "69B",
        [
            "a trick that the side had actually won",
            "een slag gaat terug die de partij al echt had gewonnen",
            "lewa, którą strona rzeczywiście wzięła",
        ],
    ),
    (
        "69B",
        "69B",
        [
            "stays established: no authority was found",
            "blijft voldongen: er is geen gezaghebbende bron gevonden",
            "pozostaje uprawomocniony: nie znaleziono źródła",
        ],
    ),
    (
        "70",
        "70",
        [
            "any doubtful point goes against the claimer",
            "elke twijfel gaat tegen de claimer",
            "każdą wątpliwość na niekorzyść zgłaszającego",
        ],
    ),
    (
        "71",
        "71",
        [
            "that could not be lost by any normal play",
            "bij geen normale speelwijze",
            "przy żadnym normalnym zagraniu",
        ],
    ),
    (
        "72B1",
        "72B1",
        [
            "even if he is ready to accept the rectification",
            "ook niet als hij de rechtzetting wil aanvaarden",
            "nawet gdy godzi się na sprostowanie",
        ],
    ),
    (
        "72B2",
        "72B1",
        [
            "nobody has to draw attention to an infraction of his own side",
            "hoeft niemand de aandacht te vestigen op een overtreding van zijn eigen partij",
            "nikt nie musi zwracać uwagi na wykroczenie własnej strony",
        ],
    ),
    (
        "72C",
        "72C",
        [
            "could have known, when he revoked",
            "toen hij verzaakte, had kunnen weten",
            "popełniając fałszywy renons, mógł wiedzieć",
        ],
    ),
    (
        "23",
        "72C",
        ["it is Law 23", "het is artikel 23", "jest to przepis 23"],
    ),
    (
        "81C3",
        "81C3",
        [
            "in whatever manner he came to know of it",
            "op welke manier hij er ook van hoorde",
            "w jakikolwiek sposób się o niej dowiedział",
        ],
    ),
    (
        "81C8",
        "81C5",
        ["numbered 81C8", "genummerd 81C8", "pod numerem 81C8"],
    ),
    (
        "82C",
        "82C",
        [
            "both sides count as non-offending",
            "gelden beide partijen als niet-overtredend",
            "obie strony uważa się wtedy za niewykraczające",
        ],
    ),
    (
        "9A3",
        "9",
        [
            "any player may try to prevent an irregularity",
            "iedere speler mag proberen een onregelmatigheid te voorkomen",
            "każdy gracz może próbować zapobiec nieprawidłowości",
        ],
    ),
    (
        "11A",
        "11",
        [
            "the other side keeps the score of the table",
            "de andere partij houdt de score van de tafel",
            "druga strona zachowuje wynik ze stołu",
        ],
    ),
    (
        "12C1e",
        "12C",
        [
            "only results that could be reached legally",
            "alleen resultaten die reglementair te bereiken waren",
            "tylko wyniki, które można było osiągnąć prawidłowo",
        ],
    ),
    (
        "16B1b",
        "16",
        [
            "A revoke is never one",
            "Een verzaking is er nooit een",
            "Fałszywy renons nigdy nią nie jest",
        ],
    ),
    (
        "42B2",
        "42B",
        [
            "any irregularity, so also a defender's",
            "elke onregelmatigheid, dus ook een van een tegenspeler",
            "każdej nieprawidłowości, więc także obrońcy",
        ],
    ),
    (
        "43A3",
        "43A2",
        [
            "the words on his own accord are gone",
            "de woorden over eigen beweging zijn weg",
            "słów o własnej inicjatywie już nie ma",
        ],
    ),
    (
        "45D2",
        "45",
        [
            "its suit is the suit led",
            "dan is haar kleur de gevraagde",
            "jej kolor jest kolorem wyjścia",
        ],
    ),
    (
        "47E1",
        "47E1",
        [
            "such a card never establishes a revoke",
            "zo'n kaart maakt nooit een verzaking voldongen",
            "taka karta nigdy nie uprawomocnia fałszywego renonsu",
        ],
    ),
    (
        "49",
        "49",
        [
            "It is enough that the partner could have seen it",
            "Het is genoeg dat de partner haar kon zien",
            "Wystarczy, że partner mógł ją zobaczyć",
        ],
    ),
    (
        "50D2",
        "50",
        [
            "comes back at every later lead",
            "telkens als de partner later voorspeelt",
            "przy każdym późniejszym wyjściu partnera",
        ],
    ),
    (
        "51B2c",
        "51",
        [
            "declarer may also choose neither",
            "mag de leider ook geen van beide kiezen",
            "rozgrywający może też nie wybrać żadnego",
        ],
    ),
    (
        "53C",
        "53A",
        [
            "The letters are exchanged",
            "De letters zijn verwisseld",
            "Litery zamieniono",
        ],
    ),
    (
        "55A",
        "55",
        [
            "the one who is next to play decides",
            "dan beslist wie daarna aan de beurt is",
            "decyduje ten, na którego przypada następne zagranie",
        ],
    ),
    (
        "56",
        "56",
        [
            "The card becomes a major penalty card",
            "De kaart wordt een grote strafkaart",
            "Karta staje się normalną kartą przygwożdżoną",
        ],
    ),
    (
        "58B2",
        "58",
        [
            "two or more are all major",
            "twee of meer zijn allemaal groot",
            "dwie lub więcej są wszystkie normalne",
        ],
    ),
    (
        "65B3",
        "65",
        [
            "until his own side leads or plays",
            "tot zijn eigen partij in de volgende slag",
            "dopóki jego własna strona nie wyszła",
        ],
    ),
    (
        "66A",
        "66A",
        [
            "the lawful moment to see a revoke",
            "het toegestane moment om een verzaking te zien",
            "dozwolona chwila, aby zobaczyć fałszywy renons",
        ],
    ),
    (
        "68B2",
        "68B2",
        [
            "neither a concession nor a claim",
            "niets afgestaan en niets geclaimd",
            "ani zrzeczenia, ani deklaracji",
        ],
    ),
    (
        "70E",
        "70",
        [
            "without the exception of 1997",
            "zonder de uitzondering van 1997",
            "bez wyjątku z 1997",
        ],
    ),
    (
        "79B3",
        "79B",
        [
            "clearly convinced of the number of tricks",
            "duidelijk overtuigd is van het aantal slagen",
            "wyraźnie przekonany co do liczby lew",
        ],
    ),
    (
        "92B",
        "79C",
        [
            "is a matter of 92B and 81C3",
            "is een zaak van 92B en 81C3",
            "to sprawa 92B i 81C3",
        ],
    ),
    (
        "90",
        "90",
        [
            "never given in place of tricks",
            "komt nooit in plaats van slagen",
            "Nigdy nie zastępuje ona lew",
        ],
    ),
];

#[test]
fn the_page_of_a_clause_says_what_the_law_says_in_every_language() {
    for (word, page, phrases) in TOLD {
        for (language, phrase) in ["en", "nl", "pl"].into_iter().zip(phrases) {
            let text = explain(&[word, "--lang", language]).unwrap();
            assert!(text.starts_with(&format!("{page} ")), "{word}: {text}");
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(text.contains(phrase), "{word}: {phrase}\n{text}");
        }
    }
}

/// Names as they are listed without a word, all of which can be asked for.
#[test]
fn all_that_is_listed_is_explained_in_80_columns() {
    let list = explain(&[]).unwrap();
    let words = list
        .lines()
        .filter_map(|line| line.strip_prefix("  "))
        .flat_map(|line| {
            let clause = line.strip_prefix("- ");
            let names = clause.map_or(line, |clause| clause.split(' ').next().unwrap());
            names.split([' ', ',', ':']).filter(|name| !name.is_empty())
        });
    let mut count = 0;
    for word in words {
        let text = explain(&[word]).unwrap();
        count += 1;
        for line in text.lines() {
            assert!(line.chars().count() <= 80, "{word}: {line}");
            assert!(
                !line.starts_with('#') && !line.contains("```"),
                "{word}: {line}"
            );
        }
    }
    assert!(count > 200, "{count}");
}

/// Words like `64B3` in a text: two digits, a capital, then digits and small letters.
fn clauses_in(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let is_clause = |word: &&str| {
        let bytes = word.as_bytes();
        bytes.len() >= 3
            && bytes[..2].iter().all(u8::is_ascii_digit)
            && (b'A'..=b'G').contains(&bytes[2])
            && bytes[3..]
                .iter()
                .all(|byte| byte.is_ascii_digit() || (b'a'..=b'c').contains(byte))
    };
    words.filter(is_clause).collect()
}

/// The string literals of a source, roughly: every second piece between quotes, its tests left out.
fn literals(source: &str) -> String {
    let source = source.split("#[cfg(test)]").next().unwrap();
    let code = source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    let pieces: Vec<String> = code
        .map(|line| {
            line.split('"')
                .skip(1)
                .step_by(2)
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect();
    pieces.join(" ")
}

#[test]
fn every_clause_that_can_be_printed_has_a_page() {
    let mut found = 0;
    for floor in [
        "laws",
        "laws/director",
        "laws/revoke",
        "laws/edition",
        "laws/edition/pages",
        "laws/scenario",
        "checks",
        "audit/slips",
        "report/glossary",
    ] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("src")
            .join(floor);
        for file in fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let text = match path.extension().and_then(|it| it.to_str()) {
                Some("rs") => literals(&fs::read_to_string(&path).unwrap()),
                Some("md") => fs::read_to_string(&path).unwrap(),
                _ => continue,
            };
            for id in clauses_in(&text) {
                found += 1;
                let known = pages()
                    .iter()
                    .flat_map(|page| page.ids)
                    .any(|known| known.starts_with(id));
                assert!(known, "{}: {id}", path.display());
            }
        }
    }
    assert!(found > 200, "{found}");
}
