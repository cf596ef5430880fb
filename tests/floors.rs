//! The floors of the house: what each may know, that nothing on one of them runs in a circle, what has its home where, and who prints. Read from the
//! sources.

use pbn_audit::laws::EDITIONS;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Each floor, and the floors that it knows. Imports point down; a floor that is left out must not be known.
const FLOORS: &str = "
    source:
    bridge:
    words: bridge
    pbn: source bridge
    lin: source
    carrier: source bridge lin
    board: source bridge pbn lin
    convert: source bridge pbn lin board
    replay: bridge
    double_dummy: bridge replay
    diagnosis: bridge replay
    laws: bridge replay diagnosis
    checks: source bridge words pbn lin board replay diagnosis laws
    story: bridge words board replay diagnosis laws checks
    audit: source bridge words pbn lin carrier board replay double_dummy diagnosis laws checks story
    library: source bridge words pbn board replay diagnosis laws checks story audit
    stats: bridge board replay diagnosis laws checks audit
    report: source bridge words pbn board convert replay diagnosis laws checks story audit stats
    cli: source bridge words pbn board convert replay double_dummy diagnosis laws checks audit stats report";

/// The floors, each with those that it knows.
fn floors() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = FLOORS.trim().lines();
    lines.map(|line| line.trim().split_once(':').expect("a floor"))
}

/// The floors within the reports, from the ground up: a file or a folder takes names only from floors below its own.
const REPORTS: [&str; 8] = [
    "disk json pages phrase style",
    "table conversions",
    "tables copies",
    "decisions sheet",
    "glossary selector terminal workbook",
    "board_list corrections datapackage form manifest reason",
    "compare index stats whereabouts",
    "write",
];

/// The files above `board` that know how a record is written, in PBN or LIN: the checks of writing, with what they share, and what
/// reads the parts of a file. For all others a record is neutral.
const WRITING: &str = "
    src/audit/before.rs src/audit/board.rs src/audit/cutter.rs src/audit/parts.rs src/audit/written.rs
    src/checks/bytes.rs src/checks/directives.rs src/checks/export.rs src/checks/fault.rs src/checks/pbn_case.rs
    src/checks/play_section.rs src/checks/registry.rs src/checks/tables.rs src/checks/tags.rs src/checks/values.rs";

/// Words by which a file knows it.
const OF_WRITING: [&str; 6] = ["pbn", "Carry", "PbnCase", "PbnRecord", "lin", "LinRecord"];

/// Who may look at what Result and Score say: their own floor, `story`, what writes records, what weighs the record as
/// evidence, and the checks of results.
const FIGURES: &str = "
    board/ story/ convert/ audit/board.rs checks/case.rs checks/result.rs checks/score.rs checks/stated_score.rs
    checks/values.rs checks/witnesses.rs";

/// The files that name an edition besides its tables: the columns of statistics, a line each, and a rule of 1997 alone.
const EDITIONS_NAMED: [&str; 2] = ["src/report/stats/row.rs", "src/report/corrections/worth.rs"];

/// What only tests use: it makes its records from text, and its cases by the audit, on whatever floor it stands.
const OF_TESTS: [&str; 2] = ["src/checks/test_support.rs", "src/report/fixture.rs"];

/// What prints or ends the program.
const TALK: &str = "print! println! eprint! eprintln! dbg! process::exit io::stdout io::stderr";

/// A source file: its path below the package, with `/`, and its code without comments.
struct File {
    path: String,
    code: String,
}

impl File {
    /// The floor that a file of `src` belongs to; none for `lib.rs` and `main.rs`.
    fn floor(&self) -> Option<&'static str> {
        let rest = self.path.strip_prefix("src/")?;
        let name = rest.split(['/', '.']).next()?;
        floors().map(|it| it.0).find(|floor| *floor == name)
    }
}

#[test]
fn imports_point_down() {
    let files = files("src");
    let offences = files.iter().flat_map(upward_imports);
    assert_none("an import that its floor must not know", offences);
}

#[test]
fn what_is_content_does_not_know_how_it_is_written() {
    let files = files("src");
    let knows = |file: &File, word: &str| has(body(file), word);
    let neutral = files.iter().filter(|file| is_neutral(file));
    assert_none("a word of a format", found(neutral, &OF_WRITING, knows));
    for path in WRITING.split_whitespace() {
        let file = files.iter().filter(|file| file.path == path);
        assert!(
            !found(file, &OF_WRITING, knows).is_empty(),
            "{path} need not be listed"
        );
    }
}

#[test]
fn figures_are_worked_out_in_one_place() {
    let files = files("src");
    let is_in = |file: &&File, path| file.path.starts_with(&format!("src/{path}"));
    let homes = || FIGURES.split_whitespace();
    let others = files
        .iter()
        .filter(|file| !homes().any(|path| is_in(file, path)));
    let values = ["result.value()", "score.value()"];
    assert_none(
        "a stated figure that is not asked of story::Figures",
        found(others, &values, |file, word| body(file).contains(word)),
    );
    for path in homes() {
        assert!(files.iter().any(|file| is_in(&file, path)), "{path}");
    }
}

#[test]
fn editions_are_named_in_their_tables() {
    let files = files("src");
    let homes = ["src/laws/edition/", "src/laws/mod.rs"]
        .into_iter()
        .chain(EDITIONS_NAMED);
    let others = files
        .iter()
        .filter(|file| !homes.clone().any(|it| file.path.starts_with(it)));
    assert_none(
        "an edition that is not taken from the list",
        found(others, &EDITIONS.map(|it| it.year), |file, year| {
            body(file).contains(year)
        }),
    );
}

#[test]
fn imports_of_a_folder_run_one_way() {
    let files = files("src");
    let folders = files
        .iter()
        .filter_map(|file| file.path.strip_suffix("/mod.rs"));
    assert_none(
        "a circle of imports",
        folders.filter_map(|folder| circle(&files, folder)),
    );
}

#[test]
fn reports_are_built_from_tables_up() {
    let floor = |name: &str| {
        REPORTS
            .iter()
            .position(|floor| floor.split(' ').any(|it| it == name))
    };
    let files = files("src");
    let modules = modules(&files, "src/report");
    let strangers = modules.keys().filter(|name| floor(name).is_none());
    let strangers: Vec<_> = strangers.filter(|name| *name != "fixture").collect();
    assert_eq!(strangers, [""; 0], "not in the list of floors");
    let is_up = |name: &str, of: &str| floor(of) >= floor(name);
    let offences = modules.iter().flat_map(|(name, of)| {
        let up = of.iter().filter(|of| is_up(name, of));
        up.map(move |of| format!("{name}: {of}"))
    });
    assert_none("an import that runs up", offences);
}

#[test]
fn a_report_takes_a_name_from_where_it_is_made() {
    let files = files("src");
    let modules = modules(&files, "src/report");
    let below_reports = files
        .iter()
        .filter(|file| file.path.starts_with("src/report/") && file.path != "src/report/mod.rs");
    let offences = below_reports.flat_map(|file| {
        let named = below(&file.code, "crate::report::").into_iter();
        let from_head = named.filter(|name| !modules.contains_key(name));
        from_head.map(|name| format!("{}: {name}", file.path))
    });
    assert_none("a name from the head", offences);
}

#[test]
fn every_file_of_the_library_stands_on_a_floor() {
    let homeless = files("src")
        .into_iter()
        .filter(|file| file.floor().is_none())
        .map(|file| file.path)
        .filter(|path| !["src/lib.rs", "src/main.rs", "src/listing.rs"].contains(&path.as_str()));
    assert_none("a file on no floor", homeless);
}

#[test]
fn every_package_is_used_in_its_home_and_nowhere_else() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let is_table = |it: &&str| it.ends_with("dependencies]") && *it != "[build-dependencies]";
    let tables = manifest.lines().filter(is_table);
    let strays = tables.clone().flat_map(|table| {
        let folders = if table == "[dev-dependencies]" {
            &["tests", "benches"][..]
        } else {
            &["src"]
        };
        let files: Vec<File> = folders.iter().flat_map(|it| files(it)).collect();
        let packages = packages(&manifest, table);
        assert!(
            packages.len() > 5 || table.contains("target") && !packages.is_empty(),
            "{table} lists {} packages",
            packages.len()
        );
        let strays = packages.iter().flat_map(|package| strays(package, &files));
        strays.collect::<Vec<_>>()
    });
    assert_none("a package away from home", strays);
    assert_eq!(tables.count(), 7);
}

#[test]
fn only_the_command_line_prints_and_exits() {
    let files = files("src");
    let others = files.iter().filter(|file| file.floor() != Some("cli"));
    let words: Vec<_> = TALK.split_whitespace().collect();
    let talk = found(others, &words, |file, word| has(&file.code, word));
    assert_none("talk outside cli", talk);
}

/// Whether a record is neutral for a file: above `board`, and not of those that see how it is written.
fn is_neutral(file: &File) -> bool {
    let path = file.path.as_str();
    let is_above = ["checks", "laws", "replay", "report", "audit"].map(Some);
    let is_of_tests = path.ends_with("/tests.rs") || OF_TESTS.contains(&path);
    // heads of folders, which list what is in them
    let is_head = ["src/checks/mod.rs", "src/audit/mod.rs"].contains(&path);
    is_above.contains(&file.floor())
        && !(is_of_tests || is_head || WRITING.split_whitespace().any(|it| it == path))
}

/// The code of a file without its tests. Tests in a file of their own are only declared here: what stands behind is code again.
fn body(file: &File) -> &str {
    let code = file.code.as_str();
    let opens_block = |at: &usize| {
        let behind = &code[*at..];
        let sign = behind.find(['{', ';']);
        sign.is_some_and(|sign| behind[sign..].starts_with('{'))
    };
    let mut tests = code.match_indices("#[cfg(test)]").map(|it| it.0);
    tests.find(opens_block).map_or(code, |at| &code[..at])
}

/// Imports of a floor that this file's floor must not know.
fn upward_imports(file: &File) -> Vec<String> {
    let Some(own) = file.floor().filter(|_| !OF_TESTS.contains(&&*file.path)) else {
        return Vec::new();
    };
    let (_, known) = floors().find(|it| it.0 == own).expect("a floor");
    let unknown = floors().map(|it| it.0);
    let unknown = unknown.filter(|floor| *floor != own && !known.split(' ').any(|it| it == *floor));
    let imports = imports(file);
    unknown
        .filter(|floor| imports.iter().any(|import| import == floor))
        .map(|floor| format!("{}: {floor}", file.path))
        .collect()
}

/// The modules of the crate's root that a file names: `crate::a`, `crate::{a, b::c}`, and `super::` where it is the root.
fn imports(file: &File) -> Vec<String> {
    let is_head = file.path.ends_with("/mod.rs") || file.path.matches('/').count() == 1;
    let mut roots = vec!["crate::", "pbn_audit::"];
    if is_head {
        roots.push("super::");
    } else if file.path.matches('/').count() == 2 {
        roots.push("super::super::");
    }
    // what the tests of a file import as `super` is the file itself
    let code = |root: &str| {
        if root.starts_with("super") {
            body(file)
        } else {
            &file.code
        }
    };
    roots
        .into_iter()
        .flat_map(|root| below(code(root), root))
        .collect()
}

/// What code names directly below a path.
fn below(code: &str, path: &str) -> Vec<String> {
    let begins = |at: &usize| {
        let before = code[..*at].chars().next_back();
        before.is_none_or(|letter| letter != ':' && !is_word(letter))
    };
    let places = code.match_indices(path).map(|(at, _)| at).filter(begins);
    places
        .flat_map(|at| heads(&code[at + path.len()..]))
        .collect()
}

/// The modules of a folder that import each other in a circle, and those between two circles. The head of a folder is its
/// list of names: who takes one from it takes it from the module that it comes from.
fn circle(files: &[File], folder: &str) -> Option<String> {
    let mut imports = modules(files, folder);
    loop {
        let wanted: BTreeSet<String> = imports.values().flatten().cloned().collect();
        let standing: BTreeSet<String> = imports.keys().cloned().collect();
        let before = imports.len();
        imports.retain(|module, of| wanted.contains(module) && !of.is_disjoint(&standing));
        for of in imports.values_mut() {
            of.retain(|module| standing.contains(module));
        }
        if imports.len() == before {
            break;
        }
    }
    let names: Vec<String> = imports.into_keys().collect();
    (!names.is_empty()).then(|| format!("{folder}: {}", names.join(", ")))
}

/// The modules of a folder, each with those that it imports; what tests import does not count.
fn modules(files: &[File], folder: &str) -> BTreeMap<String, BTreeSet<String>> {
    let head = format!("{folder}/mod.rs");
    let head = files.iter().find(|file| file.path == head);
    let homes = head.map(|file| homes(&file.code)).unwrap_or_default();
    let mut modules: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in files {
        let Some(rest) = file.path.strip_prefix(&format!("{folder}/")) else {
            continue;
        };
        let module = rest.split(['/', '.']).next().unwrap_or_default();
        if module == "mod" {
            continue;
        }
        let code = body(file);
        let up = "super::".repeat(1 + rest.trim_end_matches("/mod.rs").matches('/').count());
        let path = folder.replacen("src", "crate", 1).replace('/', "::");
        let named = below(code, &up)
            .into_iter()
            .chain(below(code, &format!("{path}::")));
        let home = |name: String| homes.get(&name).cloned().unwrap_or(name);
        let imports = modules.entry(module.to_owned()).or_default();
        imports.extend(named.map(home).filter(|of| of != module));
    }
    modules
}

/// The names that the head of a folder takes from its modules, each with its module.
fn homes(code: &str) -> BTreeMap<String, String> {
    let uses = code
        .match_indices("use ")
        .map(|(at, used)| &code[at + used.len()..]);
    let of_module = |used: &str| {
        let (module, names) = used.split(';').next()?.split_once("::")?;
        let names = heads(names).into_iter();
        Some(
            names
                .map(|name| (name, module.to_owned()))
                .collect::<Vec<_>>(),
        )
    };
    uses.filter_map(of_module).flatten().collect()
}

/// The first segments of a path, or of each path between braces.
fn heads(code: &str) -> Vec<String> {
    let word = |code: &str| {
        code.trim_start()
            .chars()
            .take_while(|it| is_word(*it))
            .collect()
    };
    let Some(list) = code.strip_prefix('{') else {
        return vec![word(code)];
    };
    let mut heads = vec![word(list)];
    let mut depth = 0;
    for (at, letter) in list.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => heads.push(word(&list[at + 1..])),
            _ => (),
        }
    }
    heads
}

/// A package as the manifest lists it.
#[derive(Debug, PartialEq, Eq)]
struct Package {
    /// Its name as code spells it.
    name: String,
    /// The homes that its comment names.
    homes: Vec<String>,
}

/// The packages of one table of the manifest.
fn packages(manifest: &str, table: &str) -> Vec<Package> {
    let lines = manifest.lines().skip_while(|line| *line != table).skip(1);
    let lines = lines.take_while(|line| !line.starts_with('['));
    lines.filter_map(package).collect()
}

/// `name = ... # home, home: what for`.
fn package(line: &str) -> Option<Package> {
    let (name, rest) = line.split_once(" = ")?;
    let comment = rest.split_once('#').map_or("", |(_, comment)| comment);
    let homes = comment.split(':').next().unwrap_or_default();
    Some(Package {
        name: name.trim().replace('-', "_"),
        homes: homes
            .split(',')
            .map(|home| home.trim().to_owned())
            .collect(),
    })
}

/// Uses of a package outside its homes, and homes that do not use it. Tests beside the code may use any.
fn strays(package: &Package, files: &[File]) -> Vec<String> {
    let is_code =
        |file: &&File| !file.path.starts_with("src/") || !file.path.ends_with("/tests.rs");
    let files = || files.iter().filter(is_code);
    let users = || files().filter(|file| uses(body(file), &package.name));
    let lives_in = |file: &File, home: &str| {
        let path = file.path.strip_prefix("src/").unwrap_or(&file.path);
        path.strip_prefix(home)
            .is_some_and(|rest| rest.starts_with(['/', '.']))
    };
    let abroad = users()
        .filter(|file| !package.homes.iter().any(|home| lives_in(file, home)))
        .map(|file| format!("{} in {}", package.name, file.path));
    let unused = package
        .homes
        .iter()
        .filter(|home| !users().any(|file| lives_in(file, home)))
        .map(|home| format!("{} is not used in its home {home:?}", package.name));
    abroad.chain(unused).collect()
}

/// Whether code names a package: `name::`, `use name;`, `use name as`.
fn uses(code: &str, name: &str) -> bool {
    code.match_indices(name).any(|(at, _)| {
        let before = &code[..at];
        let after = &code[at + name.len()..];
        let whole = !before.ends_with("::") && !before.ends_with(is_word);
        let path =
            after.starts_with("::") || before.ends_with("use ") && after.starts_with([';', ' ']);
        whole && path
    })
}

/// Whether code holds a word that no other word runs into.
fn has(code: &str, word: &str) -> bool {
    code.match_indices(word).any(|(at, _)| {
        !code[..at].ends_with(is_word) && !code[at + word.len()..].starts_with(is_word)
    })
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The source files below a folder of the package, in byte order.
fn files(folder: &str) -> Vec<File> {
    let mut paths = Vec::new();
    walk(&root().join(folder), &mut paths);
    paths.sort();
    assert!(!paths.is_empty(), "no source in {folder}");
    let read = |path: PathBuf| {
        let below = path.strip_prefix(root()).expect("a path below the package");
        let parts = below.iter().map(|part| part.to_string_lossy());
        File {
            path: parts.collect::<Vec<_>>().join("/"),
            code: without_comments(&fs::read_to_string(&path).expect("a readable source")),
        }
    };
    paths.into_iter().map(read).collect()
}

fn walk(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            walk(&path, paths);
        } else if path.extension().is_some_and(|it| it == "rs") {
            paths.push(path);
        }
    }
}

/// Code without its comments and without what stands between quotes.
fn without_comments(code: &str) -> String {
    let mut kept = String::with_capacity(code.len());
    let mut rest = code;
    while let Some(letter) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if let Some(quoted) = quoted(rest) {
            kept.push_str("\"\"");
            quoted
        } else {
            kept.push(letter);
            letter.len_utf8()
        };
        rest = &rest[length..];
    }
    kept
}

/// The length of the string or character literal that stands here.
fn quoted(code: &str) -> Option<usize> {
    if code.starts_with("r#\"") || code.starts_with("r\"") {
        let hashes = code[1..].find('"')?;
        let end = format!("\"{}", "#".repeat(hashes));
        let from = hashes + 2;
        return Some(from + code[from..].find(&end)? + end.len());
    }
    let quote = code.chars().next().filter(|it| matches!(it, '"' | '\''))?;
    let mut letters = code.char_indices().skip(1);
    while let Some((at, letter)) = letters.next() {
        match letter {
            '\\' => drop(letters.next()),
            _ if letter == quote => return Some(at + 1),
            // a lifetime
            _ if quote == '\'' && at > 1 && !code[1..].starts_with('\\') => return None,
            _ => (),
        }
    }
    None
}

#[track_caller]
fn assert_none(what: &str, offences: impl IntoIterator<Item = String>) {
    let offences: Vec<_> = offences.into_iter().collect();
    assert!(offences.is_empty(), "{what}:\n{}", offences.join("\n"));
}

/// The words that are in these files, each with its file.
fn found<'a>(
    files: impl IntoIterator<Item = &'a File>,
    words: &[&str],
    is_in: impl Fn(&File, &str) -> bool,
) -> Vec<String> {
    let of_file = |file: &File| {
        let words = words.iter().filter(|word| is_in(file, word));
        let words = words.map(|word| format!("{}: {word}", file.path));
        words.collect::<Vec<_>>()
    };
    files.into_iter().flat_map(of_file).collect()
}

/// The reader of sources itself: a test that cannot fail is a defect.
mod reader {
    use super::*;

    fn file(path: &str, code: &str) -> File {
        File {
            path: path.to_owned(),
            code: without_comments(code),
        }
    }

    #[test]
    fn an_upward_import_is_seen_in_every_form_and_nothing_else() {
        for (path, code, due) in [
            ("src/pbn/tag.rs", "use crate::board::Board;", "board"),
            (
                "src/pbn/tag.rs",
                "use crate::{bridge::{Card, Hand}, board};",
                "board",
            ),
            ("src/pbn/tag.rs", "let x = crate::board::read();", "board"),
            ("src/pbn/tag.rs", "use super::super::board;", "board"),
            ("src/replay/mod.rs", "use super::pbn;", "pbn"),
            ("src/audit/parts.rs", "// use crate::board::Board;", ""),
            ("src/audit/parts.rs", "use super::board::Board;", ""),
            ("src/audit/parts.rs", "use crate::audit::board;", ""),
            ("src/audit/parts.rs", "use crate::source::Span;", ""),
            ("src/audit/parts.rs", "let text = \"crate::cli::run\";", ""),
        ] {
            let due = (!due.is_empty()).then(|| format!("{path}: {due}"));
            assert_eq!(
                upward_imports(&file(path, code)),
                Vec::from_iter(due),
                "{code}"
            );
        }
    }

    #[test]
    fn the_checks_of_content_and_those_of_writing_are_told_apart() {
        let is_neutral = |path| is_neutral(&file(path, ""));
        for path in [
            "src/checks/stated_score.rs",
            "src/checks/signs.rs",
            "src/report/rows.rs",
            "src/audit/across/scores.rs",
        ] {
            assert!(is_neutral(path), "{path}");
        }
        for path in ["src/checks/values.rs", "src/checks/tags.rs"] {
            assert!(!is_neutral(path), "{path}");
        }
        assert!(has("use crate::pbn::scan;", "pbn") && !has("is_pbn(name)", "pbn"));
    }

    #[test]
    fn a_circle_is_seen_through_the_head_of_its_folder() {
        let head = "mod a; mod b; pub use b::{B, C}; use a::f;";
        let tests = "use crate::bridge::Card; #[cfg(test)] mod tests { use super::a; }";
        for (path, code, due) in [
            (
                "src/laws/b/deep.rs",
                "use super::super::a::A;",
                Some("src/laws: a, b"),
            ),
            ("src/laws/b.rs", tests, None),
        ] {
            let files = [
                file("src/laws/mod.rs", head),
                file("src/laws/above.rs", "use super::a;"),
                file("src/laws/a.rs", "use super::C;"),
                file(path, code),
            ];
            assert_eq!(circle(&files, "src/laws").as_deref(), due);
        }
    }

    #[test]
    fn code_behind_tests_that_are_only_declared_is_seen() {
        let seen = |code| has(body(&file("src/laws/b.rs", code)), "Folder");
        assert!(seen("#[cfg(test)] mod tests; use crate::report::Folder;"));
        assert!(!seen(
            "#[cfg(test)] mod tests { use crate::report::Folder; }"
        ));
    }

    #[test]
    fn a_package_is_seen_away_from_home() {
        let package = package("csv = \"1\"  # report, checks: tables").unwrap();
        assert_eq!(package.homes, ["report", "checks"]);
        let files = [
            file("src/report/rows.rs", "use csv::Writer;"),
            file("src/cli/mod.rs", "use csv as tables;"),
            file("src/cli/run.rs", "super::csv::run(); csv.x; my_csv::y"),
        ];
        assert_eq!(
            strays(&package, &files),
            [
                "csv in src/cli/mod.rs",
                "csv is not used in its home \"checks\""
            ]
        );
    }

    #[test]
    fn words_are_found_in_code_alone() {
        let code = without_comments(
            "'a: loop {} // unsafe\n \"unsafe\" 'x' '\\'' r#\"print!\"# unsafe_code \"\\\"dbg!\"",
        );
        assert!(
            TALK.split_whitespace()
                .chain(["unsafe"])
                .all(|word| !has(&code, word)),
            "{code}"
        );
        assert!(has(
            &without_comments("fn f<'a>(x: &'a str) { unsafe { g() } }"),
            "unsafe"
        ));
        assert!(has("std::process::exit(1)", "process::exit"));
    }
}
