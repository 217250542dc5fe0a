//! Small files (style 28): over 400 lines a file should be split, over 700 it must be.

use crate::workspace;
use anyhow::{Result, bail};
use std::path::Path;

const SPLIT: usize = 400;
const NEVER: usize = 700;

/// Written by programs, not by people.
const GENERATED: [&str; 2] = ["web/dist", "web/src/protocol.ts"];

pub(crate) fn check() -> Result<()> {
    let mut too_long = 0;
    for path in workspace::files(&["rs", "ts", "js", "svelte", "css", "sh"])? {
        if GENERATED.iter().any(|generated| path.starts_with(Path::new(generated))) {
            continue;
        }
        let lines = workspace::read(&path)?.lines().count();
        if lines > NEVER {
            too_long += 1;
            eprintln!("{}: {lines} lines; expected at most {NEVER}", path.display());
        } else if lines > SPLIT {
            println!("{}: {lines} lines; a file over {SPLIT} should be split", path.display());
        }
    }
    if too_long > 0 {
        bail!("{too_long} files are too long");
    }
    Ok(())
}
