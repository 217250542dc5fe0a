//! Checks that files are small (style 28). A file with more than 400 lines should be split, and a file with more than
//! 700 lines is a fault.

use crate::workspace;
use anyhow::{Result, bail};
use std::path::Path;

const SPLIT: usize = 400;
const NEVER: usize = 700;

/// The files and folders that programs write.
const GENERATED: [&str; 2] = ["web/dist", "web/src/protocol.ts"];

/// The extensions of the files that people write.
const WRITTEN: [&str; 6] = ["rs", "ts", "js", "svelte", "css", "sh"];

pub(crate) fn check() -> Result<()> {
    let mut too_long = 0;
    for path in workspace::files(&WRITTEN)? {
        match size(&path, &workspace::read(&path)?) {
            Size::Fine => {}
            Size::Long(lines) => {
                println!("{}: {lines} lines; a file over {SPLIT} should be split", path.display());
            }
            Size::TooLong(lines) => {
                too_long += 1;
                eprintln!("{}: {lines} lines; expected at most {NEVER}", path.display());
            }
        }
    }
    if too_long > 0 {
        bail!("{too_long} files are too long");
    }
    Ok(())
}

/// The size of a file. For a file that is long or too long, it includes the number of lines.
#[derive(Debug, PartialEq, Eq)]
enum Size {
    Fine,
    Long(usize),
    TooLong(usize),
}

fn size(path: &Path, text: &str) -> Size {
    let lines = text.lines().count();
    let is_generated = GENERATED.iter().any(|generated| path.starts_with(generated));
    if is_generated || lines <= SPLIT {
        Size::Fine
    } else if lines <= NEVER {
        Size::Long(lines)
    } else {
        Size::TooLong(lines)
    }
}

#[cfg(test)]
mod tests {
    use super::{Size, size};
    use std::path::Path;

    #[test]
    fn a_file_is_too_long_from_the_first_line_over() {
        let of = |path: &str, lines: usize| size(Path::new(path), &"\n".repeat(lines));
        assert_eq!(of("crates/kernel/src/rng.rs", 400), Size::Fine);
        assert_eq!(of("crates/kernel/src/rng.rs", 401), Size::Long(401));
        assert_eq!(of("crates/kernel/src/rng.rs", 700), Size::Long(700));
        assert_eq!(of("crates/kernel/src/rng.rs", 701), Size::TooLong(701));
        assert_eq!(of("web/src/model.ts", 9_000), Size::TooLong(9_000));
        assert_eq!(of("web/dist/assets/index.js", 9_000), Size::Fine);
        assert_eq!(of("web/src/protocol.ts", 9_000), Size::Fine);
        // Only the listed files and folders are exempt, and not paths with similar names.
        assert_eq!(of("web/distant/index.js", 701), Size::TooLong(701));
    }
}
