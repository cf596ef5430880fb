//! The grammar of LIN and its reader are one thing: every production of `grammar/lin.abnf` is a parser function, and every
//! sentence of it is read.

use crate::abnf_rules::{mentions, names, rules};
use abnf::types::{Node, Rule, TerminalValues};
use pbn_audit::lin::{FaultKind, Game, Reader};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

const GRAMMAR: &str = include_str!("../grammar/lin.abnf");
const FUNCTIONS: &str = include_str!("../src/lin/grammar.rs");

/// The productions stand before this line of the grammar.
const TEXT: &str = "; the text: these are no functions\n";

#[test]
fn a_production_is_a_parser_function() {
    let productions = names(&rules(GRAMMAR.split(TEXT).next().unwrap()));
    let functions = FUNCTIONS.split("fn ").skip(1).filter_map(|function| {
        let signature = function.split('{').next().unwrap();
        let (name, rest) = signature.split_once('(')?;
        rest.contains("-> Parsed<").then(|| name.replace('_', "-"))
    });
    let functions: BTreeSet<String> = functions.collect();
    assert!(functions.len() > 12, "{functions:?}");
    assert_eq!(productions, functions);
}

#[test]
fn every_rule_is_written_and_used() {
    let rules = rules(GRAMMAR);
    let mut used = BTreeSet::from(["text".to_owned()]);
    for rule in &rules {
        mentions(rule.node(), &mut used);
    }
    assert_eq!(names(&rules), used);
}

#[test]
fn every_sentence_is_read_without_a_fault() {
    let rules = rules(GRAMMAR);
    let mut total = Counts::default();
    for seed in 0..2000 {
        let mut walk = Walk {
            rules: &rules,
            random: ChaCha8Rng::seed_from_u64(seed),
            text: Vec::new(),
            counts: Counts::default(),
        };
        walk.rule("text");
        let shown = String::from_utf8_lossy(&walk.text);
        assert_eq!(
            Counts::read(&walk.text),
            walk.counts,
            "seed {seed}: {shown:?}"
        );
        total.boards += walk.counts.boards;
        total.calls += walk.counts.calls;
        total.cards += walk.counts.cards;
    }
    assert!(total.boards > 2000 && total.calls > 1000 && total.cards > 1000);
}

/// What a text holds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Counts {
    boards: usize,
    calls: usize,
    cards: usize,
    comments: usize,
    alerts: usize,
    others: usize,
    faults: usize,
}

impl Counts {
    fn read(text: &[u8]) -> Self {
        let (mut reader, mut game, mut counts) =
            (Reader::new(text), Game::default(), Self::default());
        while reader.read(&mut game) {
            counts.boards += 1;
            counts.calls += game.calls.len();
            counts.cards += game.cards.len();
            counts.comments += game.comments.len();
            counts.alerts += game.alerts.len();
            counts.others += game.other_room.len();
            // a grammar cannot say that a value stands once in a board
            let faults = game.faults.iter();
            counts.faults += faults
                .filter(|it| it.kind != FaultKind::RepeatedKey)
                .count();
        }
        counts
    }
}

/// A walk through the grammar, the same for a seed on every machine.
struct Walk<'a> {
    rules: &'a [Rule],
    random: ChaCha8Rng,
    text: Vec<u8>,
    counts: Counts,
}

impl Walk<'_> {
    fn rule(&mut self, name: &str) {
        match name {
            "board" | "one-hand" => self.counts.boards += 1,
            "call" => self.counts.calls += 1,
            "card" => self.counts.cards += 1,
            "comment" => self.counts.comments += 1,
            "alert" => self.counts.alerts += 1,
            _ => (),
        }
        let rule = self.rules.iter().find(|rule| rule.name() == name);
        let calls = self.counts.calls;
        self.node(rule.unwrap_or_else(|| panic!("no rule {name}")).node());
        if name == "other-room" {
            self.counts.others += self.counts.calls - calls;
            self.counts.calls = calls;
        }
    }

    fn node(&mut self, node: &Node) {
        match node {
            Node::Alternatives(nodes) => {
                let chosen = self.random.random_range(0..nodes.len());
                self.node(&nodes[chosen]);
            }
            Node::Concatenation(nodes) => nodes.iter().for_each(|node| self.node(node)),
            Node::Group(node) => self.node(node),
            Node::Optional(node) => self.repeat(node, 0, 1),
            Node::Repetition { repeat, node } => {
                let least = repeat.min().unwrap_or(0);
                self.repeat(node, least, repeat.max().unwrap_or(least.max(4)));
            }
            Node::Rulename(name) => self.rule(name),
            Node::String(literal) => {
                let is_small = !literal.is_case_sensitive() && self.random.random_bool(0.4);
                let letters = literal.value();
                self.text.extend(if is_small {
                    letters.to_ascii_lowercase().into_bytes()
                } else {
                    letters.as_bytes().to_vec()
                });
            }
            Node::TerminalValues(TerminalValues::Range(from, to)) => {
                let octet = self.random.random_range(*from..=*to);
                self.text.push(u8::try_from(octet).unwrap());
            }
            Node::TerminalValues(TerminalValues::Concatenation(octets)) => {
                let octets = octets.iter().map(|octet| u8::try_from(*octet).unwrap());
                self.text.extend(octets);
            }
            Node::Prose(text) => panic!("prose cannot be written: {text}"),
        }
    }

    fn repeat(&mut self, node: &Node, least: usize, most: usize) {
        let times = self.random.random_range(least..=most);
        (0..times).for_each(|_| self.node(node));
    }
}
