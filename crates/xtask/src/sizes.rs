//! Checks that files are small (style 28): a file over 400 lines should be split, and one over 700 must be.

use crate::workspace;
use anyhow::{Result, bail};
use std::path::Path;

const SPLIT: usize = 400;
const NEVER: usize = 700;

/// Files that programs write.
const GENERATED: [&str; 2] = ["web/dist", "web/src/protocol.ts"];

/// The kinds of files that people write, by their endings.
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

/// The size of a file. A file that is too long, or almost, has its number of lines.
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
        // Only generated files are exempt, and not files with a similar name.
        assert_eq!(of("web/distant/index.js", 701), Size::TooLong(701));
    }
}
