//! The grammar and the reader are one thing: every production of `grammar/pbn.abnf` is a parser function, every
//! sentence of it is read, and `grammar/dialects.md` says the truth of each example that it gives.

use crate::abnf_rules::{mentions, names, rules};
use abnf::types::{Kind, Node, Rule, TerminalValues};
use pbn_audit::audit::{Options, Scratch};
use pbn_audit::board::Carry;
use pbn_audit::checks;
use pbn_audit::pbn::{FaultKind, Game, Reader, TokenKind};
use pbn_audit::source::Charset;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;
use std::fs;

const GRAMMAR: &str = include_str!("../grammar/pbn.abnf");
const DIALECTS: &str = include_str!("../grammar/dialects.md");

/// The productions stand before this line of the grammar.
const WORDS: &str = "; character classes and words\n";

const FAULTS: [(&str, FaultKind); 14] = [
    ("S101", FaultKind::TextOutsideGame),
    ("S102", FaultKind::UnclosedComment),
    ("S103", FaultKind::NoBlankLine),
    ("S104", FaultKind::StrayCharacter),
    ("S201", FaultKind::UnreadableTag),
    ("S202", FaultKind::NoTagValue),
    ("S203", FaultKind::UnquotedValue),
    ("S204", FaultKind::UnclosedString),
    ("S205", FaultKind::NoClosingBracket),
    ("S206", FaultKind::RepeatedTag),
    ("S301", FaultKind::UnreadableCall),
    ("S302", FaultKind::UnreadableCard),
    ("S303", FaultKind::UnreadableAnnotation),
    ("S304", FaultKind::TokenAfterEnd),
];

#[test]
fn a_production_is_a_parser_function() {
    let productions = names(&rules(GRAMMAR.split(WORDS).next().unwrap()));
    let functions = parser_functions();
    assert!(functions.len() > 30, "{functions:?}");
    assert_eq!(
        productions.difference(&functions).collect::<Vec<_>>(),
        [""; 0],
        "without a function"
    );
    assert_eq!(
        functions.difference(&productions).collect::<Vec<_>>(),
        [""; 0],
        "without a production"
    );
}

#[test]
fn every_rule_is_written_and_used() {
    let rules = rules(GRAMMAR);
    let mut used = BTreeSet::from(["games".to_owned()]);
    for rule in &rules {
        mentions(rule.node(), &mut used);
    }
    assert_eq!(names(&rules), used);
}

#[test]
fn every_sentence_is_read_without_a_fault() {
    let grammar = Grammar::read();
    let mut games = 0;
    for seed in 0..2000 {
        let sentence = grammar.sentence(seed, None);
        let read = Read::of(&sentence.text);
        let text = String::from_utf8_lossy(&sentence.text);
        assert_eq!(read.faults, [], "seed {seed}: {text:?}");
        assert_eq!(read.count, sentence.count, "seed {seed}: {text:?}");
        games += sentence.count.games;
    }
    assert!(games > 2000, "{games} games are too few to mean anything");
}

#[test]
fn a_form_with_a_fault_gives_its_fault_and_costs_no_game() {
    let grammar = Grammar::read();
    for (form, fault) in faults_of_forms().into_iter().enumerate() {
        let mut written = 0;
        for seed in 0..300 {
            let sentence = grammar.sentence(seed, Some(form));
            if !sentence.damaged {
                continue;
            }
            written += 1;
            let read = Read::of(&sentence.text);
            let text = String::from_utf8_lossy(&sentence.text);
            assert!(
                read.faults.contains(&fault),
                "{fault:?}, seed {seed}: {:?} in {text:?}",
                read.faults
            );
            assert_eq!(
                read.count.games, sentence.count.games,
                "{fault:?}, seed {seed}: {text:?}"
            );
        }
        assert!(written > 20, "{fault:?} was written {written} times only");
    }
}

#[test]
fn dialects_are_read_as_their_table_says() {
    let rows = dialects();
    assert!(rows.len() > 30, "{} rows", rows.len());
    let mut wrong = Vec::new();
    for row in rows {
        let text = row.example.replace('⏎', "\n").replace('⇥', "\t");
        let read = Read::of(text.as_bytes());
        let stated: BTreeSet<_> = row.codes.into_iter().filter(is_of_writing).collect();
        let found: BTreeSet<_> = read.codes(text.as_bytes()).into_iter().collect();
        if found != stated {
            wrong.push(format!("{}: {found:?}, not {stated:?}", row.example));
        }
        assert!(read.count.games > 0, "{}", row.example);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_code_in_the_dialects_is_a_check() {
    for code in DIALECTS.split('`').step_by(2).flat_map(codes) {
        assert!(checks::all().iter().any(|it| it.code == code), "{code}");
    }
}

/// The fault of each form that has one, in the order of the file.
fn faults_of_forms() -> Vec<FaultKind> {
    let forms = GRAMMAR
        .lines()
        .filter(|line| !line.starts_with(';') && line.contains("=/"));
    forms
        .map(|line| fault_named(line).unwrap_or_else(|| panic!("no fault is named: {line}")))
        .collect()
}

fn fault_named(line: &str) -> Option<FaultKind> {
    let name = line.split("; fault ").nth(1)?.split(':').next()?;
    FAULTS
        .into_iter()
        .map(|(_, fault)| fault)
        .find(|fault| format!("{fault:?}") == name)
}

// The parser as a list of functions.

/// Functions of `src/pbn/grammar` that give `Parsed<..>`, the methods of `Reader` that read into a game, and `games`.
fn parser_functions() -> BTreeSet<String> {
    let mut functions = BTreeSet::from(["games".to_owned()]);
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/pbn");
    let paths = ["grammar/", ""].map(|sub| fs::read_dir(format!("{folder}/{sub}")).unwrap());
    let paths = paths.into_iter().flatten().map(|file| file.unwrap().path());
    for path in paths.filter(|path| path.is_file()) {
        let source = fs::read_to_string(path).unwrap();
        let source = source.split("#[cfg(test)]").next().unwrap();
        for function in source.split("fn ").skip(1) {
            let signature = function.split(['{', ';']).next().unwrap().trim();
            let name = signature.split(['(', '<']).next().unwrap();
            let gives = signature.rsplit("->").next().unwrap().trim();
            let parses = gives.starts_with("Parsed<") && gives.ends_with('>');
            let drives = signature
                .strip_prefix(name)
                .unwrap()
                .starts_with("(&mut self, game: &mut Game");
            // a production may be read in two ways: soon, in its common form, and in any form
            let is_half = name.starts_with("common_") || name.starts_with("longer_");
            if (parses || drives) && !is_half {
                functions.insert(name.replace('_', "-"));
            }
        }
    }
    functions
}

// Sentences: walks through the grammar, the same for a seed on every machine.

struct Grammar {
    rules: Vec<Rule>,
}

/// A sentence as far as it is written.
#[derive(Clone)]
struct Sentence {
    text: Vec<u8>,
    count: Count,
    /// Whether the form with a fault that was asked for has been written.
    damaged: bool,
    /// Tag names of the game.
    names: Vec<Vec<u8>>,
    /// Where a word ended that another must not touch.
    word_end: usize,
    /// Where a `*` would be a mark on the call or card before it.
    alerted: usize,
    /// Behind the `*` of a section.
    ended: bool,
    /// Behind the data of a table.
    in_data: bool,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Count {
    games: usize,
    tags: usize,
    calls: usize,
    cards: usize,
}

/// Why a walk does not go on: what a grammar without context cannot say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reason {
    /// The game has this tag.
    TagRepeated,
    /// Behind `*` no token may stand.
    BehindEnd,
    /// A note's number beyond 32 or of three digits, a glyph beyond 255.
    OutOfRange,
    /// A comment that looks like a game holds another `{`.
    CommentTakenForGame,
    /// Behind the data of a table this is data.
    InData,
}

impl Grammar {
    fn read() -> Self {
        let rules = rules(GRAMMAR);
        let forms = rules
            .iter()
            .filter(|rule| rule.kind() == Kind::Incremental)
            .count();
        assert_eq!(forms, faults_of_forms().len());
        Self { rules }
    }

    /// A sentence; with the form that is asked for, if the walk comes by.
    fn sentence(&self, seed: u64, form: Option<usize>) -> Sentence {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let line_end = random.random_range(0..5);
        let form = form.map(|form| {
            self.rules
                .iter()
                .filter(|rule| rule.kind() == Kind::Incremental)
                .nth(form)
                .unwrap()
        });
        let mut walk = Walk {
            grammar: self,
            random,
            line_end,
            form,
        };
        let mut sentence = Sentence::new();
        while walk.rule("games", &mut sentence).is_err() {
            sentence = Sentence::new();
        }
        sentence
    }
}

impl Sentence {
    fn new() -> Self {
        Self {
            text: Vec::new(),
            count: Count::default(),
            damaged: false,
            names: Vec::new(),
            word_end: usize::MAX,
            alerted: usize::MAX,
            ended: false,
            in_data: false,
        }
    }

    /// What is so before a rule is followed.
    fn enter(&mut self, rule: &str) -> Result<(), Reason> {
        match rule {
            "game" | "one-game" => {
                self.names.clear();
                self.count.games += 1;
            }
            "auction-section" | "play-section" => self.ended = false,
            "call" | "card" | "section-token" if self.ended => return Err(Reason::BehindEnd),
            "call" | "card" if self.word_end == self.text.len() => self.text.push(b' '),
            "row-start" | "data-start" => self.in_data = true,
            "tag-pair" => self.in_data = false,
            _ => (),
        }
        Ok(())
    }

    /// What is so when a rule was followed from `start` on.
    fn leave(&mut self, rule: &str, start: usize) -> Result<(), Reason> {
        let written = &self.text[start..];
        match rule {
            "tag-name" | "auction-name" | "play-name" | "table-name" => {
                if written != b"Note" && self.names.iter().any(|name| name == written) {
                    return Err(Reason::TagRepeated);
                }
                self.names.push(written.to_vec());
                self.count.tags += 1;
            }
            "call" => self.count.calls += 1,
            "card" => self.count.cards += 1,
            "section-token" => self.ended = written == b"*" && self.alerted != start,
            "note-reference"
                if written.len() > 4
                    || !(1..=32).contains(&number(&written[1..written.len() - 1])) =>
            {
                return Err(Reason::OutOfRange);
            }
            "nag" if number(&written[1..]) > 255 => return Err(Reason::OutOfRange),
            "brace-comment" if looks_like_a_game(written) => {
                return Err(Reason::CommentTakenForGame);
            }
            _ => (),
        }
        if matches!(rule, "call" | "card" | "nag") {
            self.word_end = self.text.len();
        }
        let ends =
            self.ended || matches!(written, b"-" | b"--" | b"+") || written.first() == Some(&b'^');
        if matches!(rule, "call" | "card" | "section-token") && !ends {
            self.alerted = self.text.len();
        }
        Ok(())
    }
}

fn number(digits: &[u8]) -> u32 {
    str::from_utf8(digits).unwrap().parse().unwrap()
}

/// Whether a `{` follows what looks like the beginning of a game: a bracket at the head of a line.
fn looks_like_a_game(comment: &[u8]) -> bool {
    let bracket = comment
        .windows(2)
        .position(|pair| matches!(pair, b"\n[" | b"\r["));
    bracket.is_some_and(|at| comment[at..].contains(&b'{'))
}

struct Walk<'a> {
    grammar: &'a Grammar,
    random: ChaCha8Rng,
    /// A file has one kind of line end: CR and LF that touch would be another.
    line_end: usize,
    form: Option<&'a Rule>,
}

impl<'a> Walk<'a> {
    fn rule(&mut self, name: &str, sentence: &mut Sentence) -> Result<(), Reason> {
        sentence.enter(name)?;
        let start = sentence.text.len();
        let node = self.choose(name, sentence)?;
        self.node(node, sentence)?;
        sentence.leave(name, start)
    }

    /// The rule's definition, or the form with a fault that is to be written once.
    fn choose(&mut self, name: &str, sentence: &mut Sentence) -> Result<&'a Node, Reason> {
        if let Some(form) = self
            .form
            .filter(|form| form.name() == name && !sentence.damaged)
            && self.random.random_bool(0.5)
        {
            if name == "identification" && sentence.in_data {
                return Err(Reason::InData);
            }
            sentence.damaged = true;
            return Ok(form.node());
        }
        let rule = self
            .grammar
            .rules
            .iter()
            .find(|rule| rule.name() == name && rule.kind() == Kind::Basic);
        let node = rule.unwrap_or_else(|| panic!("no rule {name}")).node();
        Ok(match node {
            Node::Alternatives(ends) if name == "line-end" => &ends[self.line_end],
            node => node,
        })
    }

    fn node(&mut self, node: &'a Node, sentence: &mut Sentence) -> Result<(), Reason> {
        match node {
            Node::Alternatives(nodes) => {
                let chosen = self.random.random_range(0..nodes.len());
                self.node(&nodes[chosen], sentence)
            }
            Node::Concatenation(nodes) => {
                nodes.iter().try_for_each(|node| self.node(node, sentence))
            }
            Node::Group(node) => self.node(node, sentence),
            Node::Optional(node) => self.repeat(node, 0, 1, sentence),
            Node::Repetition { repeat, node } => {
                let least = repeat.min().unwrap_or(0);
                let most = repeat
                    .max()
                    .unwrap_or(least.max(if is_class(node) { 5 } else { 3 }));
                self.repeat(node, least, most, sentence)
            }
            Node::Rulename(name) => self.rule(name, sentence),
            Node::String(literal) => {
                let letters = literal.value();
                sentence.text.extend(match self.random.random_range(0..3) {
                    0 if !literal.is_case_sensitive() => letters.to_ascii_lowercase().into_bytes(),
                    1 if !literal.is_case_sensitive() => letters.to_ascii_uppercase().into_bytes(),
                    _ => letters.as_bytes().to_vec(),
                });
                Ok(())
            }
            Node::TerminalValues(values) => {
                match values {
                    TerminalValues::Range(from, to) => sentence
                        .text
                        .push(byte(self.random.random_range(*from..=*to))),
                    TerminalValues::Concatenation(bytes) => {
                        sentence.text.extend(bytes.iter().map(|&value| byte(value)));
                    }
                }
                Ok(())
            }
            Node::Prose(text) => panic!("prose cannot be written: {text}"),
        }
    }

    /// So many times; a time that a reason forbids is taken back, and is the last if it can be.
    fn repeat(
        &mut self,
        node: &'a Node,
        least: usize,
        most: usize,
        sentence: &mut Sentence,
    ) -> Result<(), Reason> {
        let times = self.random.random_range(least..=most);
        if is_class(node) {
            return (0..times).try_for_each(|_| self.node(node, sentence));
        }
        for time in 0..times {
            let before = sentence.clone();
            if let Err(reason) = self.node(node, sentence) {
                *sentence = before;
                return if time < least { Err(reason) } else { Ok(()) };
            }
        }
        Ok(())
    }
}

/// Whether a node is one octet of a class: a run of them may be longer.
fn is_class(node: &Node) -> bool {
    matches!(node, Node::Rulename(name) if name.ends_with("octet"))
}

fn byte(value: u32) -> u8 {
    u8::try_from(value).expect("the grammar is one of bytes")
}

// What the reader makes of a text.

struct Read {
    count: Count,
    faults: Vec<FaultKind>,
}

impl Read {
    fn of(text: &[u8]) -> Self {
        crate::both_paths::read_alike(text, "a sentence");
        let mut reader = Reader::new(text);
        let mut game = Game::default();
        let mut read = Self {
            count: Count::default(),
            faults: Vec::new(),
        };
        while reader.read(&mut game) {
            read.count.games += 1;
            read.count.tags += game.tags.len();
            read.count.calls += game.calls.iter().filter(|call| is_call(call.kind)).count();
            read.count.cards += game.cards(text).filter(|card| is_card(card.kind)).count();
            read.faults
                .extend(game.faults.iter().map(|fault| fault.kind));
        }
        read.faults
            .extend(reader.trailing().iter().map(|fault| fault.kind));
        read
    }

    /// The codes of the faults, and those of all that is found on the games by what is written.
    fn codes(&self, text: &[u8]) -> Vec<&'static str> {
        let code = |fault: &FaultKind| FAULTS.into_iter().find(|(_, it)| it == fault).unwrap().0;
        let mut codes: Vec<_> = self.faults.iter().map(code).collect();
        let (mut scratch, mut carry) = (Scratch::default(), Carry::default());
        for game in pbn_audit::pbn::games(text) {
            let record = (&game, text, Charset::Unstated);
            scratch.audit(&Options::default(), record, &carry, |_, findings| {
                codes.extend(
                    findings
                        .iter()
                        .map(|finding| finding.check.code)
                        .filter(is_of_writing),
                );
            });
            carry.absorb(&game, text);
        }
        codes
    }
}

fn is_call(kind: TokenKind) -> bool {
    use TokenKind::{AllPass, Call, Hyphen};
    matches!(kind, Call(_) | AllPass | Hyphen)
}

fn is_card(kind: TokenKind) -> bool {
    matches!(kind, TokenKind::Card(..) | TokenKind::Hyphen)
}

// The table of dialects.

struct Dialect {
    example: &'static str,
    codes: Vec<&'static str>,
}

/// The rows whose first column begins with an example.
fn dialects() -> Vec<Dialect> {
    let rows = DIALECTS.lines().filter_map(|line| line.strip_prefix("| `"));
    rows.map(|row| {
        let (example, rest) = row
            .split_once("` |")
            .unwrap_or_else(|| panic!("a row without an example: {row}"));
        let does = rest
            .trim_end_matches([' ', '|'])
            .rsplit(" | ")
            .next()
            .unwrap();
        Dialect {
            example,
            codes: codes(does).collect(),
        }
    })
    .collect()
}

/// The words of a text that are a letter and three digits.
fn codes(text: &'static str) -> impl Iterator<Item = &'static str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    words.filter(|word| match word.as_bytes() {
        [b'A'..=b'Z', digits @ ..] => digits.len() == 3 && digits.iter().all(u8::is_ascii_digit),
        _ => false,
    })
}

/// Whether a code is given by what is written, not by what was played; and not by tags that an example leaves out.
fn is_of_writing(code: &&str) -> bool {
    code.starts_with('S') && !matches!(*code, "S105" | "S214")
}
