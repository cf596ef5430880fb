//! Instructions of a process, as valgrind counts them.

use std::io;
use std::path::Path;
use std::process::{Command, Output};

/// Why nothing can be counted here.
pub(crate) fn obstacle() -> Option<&'static str> {
    #[cfg(target_arch = "x86_64")]
    let is_known = std::is_x86_feature_detected!("avx2");
    #[cfg(not(target_arch = "x86_64"))]
    let is_known = false;
    if !is_known {
        return Some("the numbers are of x86-64 with AVX2, and this machine is another");
    }
    let valgrind = Command::new("valgrind").arg("--version").output();
    valgrind.is_err().then_some("valgrind is not installed")
}

/// What a process did.
pub(crate) struct Counted {
    pub(crate) instructions: u64,
    pub(crate) printed: String,
}

/// Keeps the allocator from joining its small free chunks: when it does that depends on which thread runs first, and on a
/// busy machine it moved a figure by 3 %.
const ALLOCATOR: (&str, &str) = ("GLIBC_TUNABLES", "glibc.malloc.mxfast=0");

/// Runs a program in a folder, its threads in turns, without anything else of these surroundings. With `collect`, only what
/// runs in functions of that pattern counts.
pub(crate) fn count(
    program: &Path,
    folder: &Path,
    arguments: &[&str],
    collect: Option<&str>,
) -> io::Result<Counted> {
    let mut valgrind = Command::new("valgrind");
    let fixed = [
        "--tool=callgrind",
        "--callgrind-out-file=/dev/null",
        "--fair-sched=yes",
    ];
    valgrind.args(fixed);
    if let Some(pattern) = collect {
        let toggle = format!("--toggle-collect={pattern}");
        valgrind.args(["--collect-atstart=no", &toggle]);
    }
    valgrind
        .arg(program)
        .args(arguments)
        .env_clear()
        .envs([ALLOCATOR])
        .env("PATH", std::env::var_os("PATH").unwrap_or_default())
        .current_dir(folder);
    let Output { stdout, stderr, .. } = valgrind.output()?;
    let said = String::from_utf8_lossy(&stderr).into_owned();
    let collected = said
        .lines()
        .find_map(|line| line.split_once("Collected : "));
    let count = collected.and_then(|(_, count)| count.trim().parse().ok());
    match count.filter(|count| *count > 0) {
        Some(instructions) => Ok(Counted {
            instructions,
            printed: String::from_utf8_lossy(&stdout).into_owned(),
        }),
        None => Err(io::Error::other(said)),
    }
}
