//! All tests that are not beside the code, in one binary: what most of them share is compiled and linked once.
//! `cargo test --test all golden::` runs those of one module.

#![allow(clippy::unwrap_used, clippy::print_stdout, clippy::print_stderr)] // a test that cannot go on has failed, and one that is not run says so

mod abnf_rules;
mod anonymous;
mod answers;
mod apply;
mod both_paths;
mod browser;
mod carriers;
mod causes;
mod claim_model;
mod cli;
mod columns;
mod compare;
mod convert;
mod copies;
mod corpus;
mod declarer;
mod desk;
mod director_facts;
mod double_dummy;
mod evidence;
mod examples;
mod excel;
mod explain;
mod fast_path;
mod faults;
mod figures;
mod floors;
mod front;
mod golden;
mod grammar;
mod inputs;
mod interrupted;
mod known;
mod laws;
mod lin;
mod lin_grammar;
mod lines;
mod many_machines;
#[path = "../benches/other_generator/mod.rs"]
mod other_generator;
mod outputs;
mod parquet;
mod pictures;
mod program;
mod properties;
mod released;
mod revoke_comments;
mod rewritten;
mod rulings;
mod samples;
mod sarif;
mod sheets;
mod show;
mod slip_model;
mod slips;
mod stats;
mod support;
mod terminal;
mod translated;
mod verifier;
mod words;
mod workbook;
mod year;
