//! A grammar as a list of rules.

#![allow(unreachable_pub)] // of a test

use abnf::types::{Node, Rule};
use std::collections::BTreeSet;

/// The rules of a grammar.
pub fn rules(text: &str) -> Vec<Rule> {
    abnf::rulelist(text).unwrap_or_else(|error| panic!("{error}"))
}

/// Their names.
pub fn names(rules: &[Rule]) -> BTreeSet<String> {
    rules.iter().map(|rule| rule.name().to_owned()).collect()
}

/// Adds the names of the rules that a node mentions.
pub fn mentions(node: &Node, used: &mut BTreeSet<String>) {
    match node {
        Node::Alternatives(nodes) | Node::Concatenation(nodes) => {
            for node in nodes {
                mentions(node, used);
            }
        }
        Node::Repetition { node, .. } | Node::Group(node) | Node::Optional(node) => {
            mentions(node, used);
        }
        Node::Rulename(name) => drop(used.insert(name.clone())),
        Node::String(_) | Node::TerminalValues(_) => (),
        Node::Prose(text) => panic!("prose cannot be read: {text}"),
    }
}
