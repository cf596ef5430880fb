//! Parts of the input counted apart and added are the whole, byte for byte; and so is a run that memory cannot hold.

use super::{folders, inputs, rows, stats};
use crate::desk::contents;
use pbn_audit::audit::{self, At, FileTally, Halt, How, Options, Places, Read, Reporter, Slips};
use pbn_audit::diagnosis::Grade;
use pbn_audit::report::board_number;
use pbn_audit::stats::{
    BoardCounter, Bound, Detail, Dimension, FileFault, PartBoards, Players, Sums,
};
use std::fs;
use std::io;
use std::path::Path;

pub(super) fn assert_same(one: &Path, other: &Path, what: &str) {
    let (one, other) = (contents(one), contents(other));
    assert!(one.keys().eq(other.keys()), "{what}");
    for (name, bytes) in &one {
        assert!(*bytes == other[name], "{name} of {what} differs");
    }
}

#[test]
fn eight_parts_added_are_the_whole() {
    for folder in folders() {
        let desk = tempfile::tempdir().unwrap();
        let path = folder.to_str().unwrap();
        let by = ["--by", "role,trick,event"];
        let whole = stats(&[&[path], &by[..]].concat(), "whole", &desk);
        let names: Vec<_> = (1..=8).map(|it| format!("part{it}")).collect();
        for (number, name) in (1..).zip(&names) {
            let shard = format!("{number}/8");
            stats(&[&[path, "--shard", &shard], &by[..]].concat(), name, &desk);
        }
        let mut parts: Vec<&str> = names.iter().map(String::as_str).collect();
        for out in ["in-order", "turned"] {
            let merge = [&["--merge"], &parts[..], &by[..]].concat();
            let added = stats(&merge, out, &desk);
            assert_same(&whole, &added, &format!("{path}, {out}"));
            parts.reverse();
        }
        if !folder.ends_with("samples") {
            continue;
        }
        // a merge can be merged again
        let few = [&["--merge"], &parts[..3], &by[..]].concat();
        stats(&few, "few", &desk);
        let rest = [&["--merge", "few"], &parts[3..], &by[..]].concat();
        assert_same(&whole, &stats(&rest, "rest", &desk), path);
    }
}

#[test]
fn threads_do_not_change_a_byte() {
    let folder = &folders()[0];
    let desk = tempfile::tempdir().unwrap();
    let path = folder.to_str().unwrap();
    let run = |jobs: &str| stats(&[path, "-j", jobs, "--by", "player"], jobs, &desk);
    assert_same(&run("1"), &run("7"), path);
}

/// The sums of a run.
struct Counting {
    sums: Sums,
}

impl Reporter for Counting {
    type Collector = BoardCounter;

    fn collector(&self) -> BoardCounter {
        BoardCounter {
            detail: Detail::Tables,
            players: Players::Named,
            id: board_number,
        }
    }

    fn part(&mut self, file: &str, at: At, mut part: PartBoards) -> io::Result<()> {
        part.before = at.game;
        self.sums.part(file, &part)
    }

    fn file_wide(
        &mut self,
        file: &str,
        _: At,
        fault: FileFault,
        places: &Places,
    ) -> io::Result<()> {
        self.sums.file_fault(file, &fault, places.times);
        Ok(())
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        self.sums.file(!matches!(file.read, Read::No(_)));
        Ok(())
    }
}

#[test]
fn what_memory_cannot_hold_is_put_down_and_is_the_same() {
    for folder in folders() {
        let written = |bound| {
            let by = [Dimension::Trick, Dimension::File, Dimension::Player];
            let mut counting = Counting {
                sums: Sums::new(bound, &by, Detail::Tables),
            };
            let (options, slips, how) = (Options::default(), Slips::default(), How::default());
            let inputs = inputs(&folder).into_iter();
            audit::run(
                inputs,
                &options,
                &slips,
                how,
                &mut counting,
                &(),
                &Halt::new(),
            )
            .unwrap();
            let desk = tempfile::tempdir().unwrap();
            let finished = counting.sums.finish(Some(desk.path()), "").unwrap();
            let whole = finished.whole(Grade::Likely, |_| true).unwrap();
            let rows = finished.rows(&whole, |_| true).unwrap();
            let rows: Vec<_> = rows.map(|row| format!("{:?}", row.unwrap())).collect();
            (desk, rows)
        };
        let whole = written(Bound::default());
        let little = Bound {
            cells: 100_000,
            keys: 1000,
        };
        let least = Bound { cells: 1, keys: 1 };
        let bounds = if folder.ends_with("samples") {
            &[least, little][..]
        } else {
            &[little]
        };
        for bound in bounds {
            let spilled = written(*bound);
            let what = folder.display().to_string();
            assert_same(whole.0.path(), spilled.0.path(), &what);
            assert_eq!(whole.1, spilled.1, "{what}");
        }
    }
}

#[test]
fn what_only_several_files_show_is_found_in_a_merge() {
    let desk = tempfile::tempdir().unwrap();
    let evening = include_str!("../../samples/club-evening.pbn");
    fs::create_dir(desk.path().join("in")).unwrap();
    for name in ["a.pbn", "b.pbn"] {
        fs::write(desk.path().join("in").join(name), evening).unwrap();
    }
    let across = |out: &str| {
        let rows = rows(desk.path().join(out).join("stats.csv"));
        let across = rows.into_iter().filter(|row| row["dimension"] == "across");
        across
            .map(|row| (row["value"].clone(), row["boards"].clone()))
            .collect::<Vec<_>>()
    };
    stats(&["in"], "whole", &desk);
    stats(&["in/a.pbn"], "a", &desk);
    stats(&["in/b.pbn"], "b", &desk);
    stats(&["--merge", "b", "a"], "both", &desk);
    assert_eq!(across("whole"), across("both"));
    assert_eq!(across("a")[0], ("copies".to_owned(), "0".to_owned()));
    let copies: u64 = across("both")[0].1.parse().unwrap();
    assert!(copies > 15, "{copies}");
    // each record counts once
    let counted = |out: &str| {
        let mut rows = rows(desk.path().join(out).join("stats.csv"));
        rows.retain(|it| !["file", "inputs", "across", "left_out"].contains(&&*it["dimension"]));
        rows
    };
    assert!(counted("a").len() > 20);
    for out in ["whole", "both"] {
        assert_eq!(counted("a"), counted(out), "{out}");
    }
}
