//! Describes the difference between two values in a few lines of text.

use std::fmt::Debug;

/// The greatest number of lines in a description. A longer description would not help a reader.
const MOST_LINES: usize = 8;

/// Returns the lines in which two values differ: first the lines of the real value, then the lines of the other value.
pub(crate) fn difference<T: Debug, U: Debug>(real: &T, other: &U) -> String {
    let (real, other) = (format!("{real:#?}"), format!("{other:#?}"));
    let (mine, theirs): (Vec<&str>, Vec<&str>) = (real.lines().collect(), other.lines().collect());
    let same = |(one, two): &(&&str, &&str)| one == two;
    let head = mine.iter().zip(&theirs).take_while(same).count();
    let tail = mine[head..].iter().rev().zip(theirs[head..].iter().rev()).take_while(same).count();
    let (mine, theirs, around) =
        (&mine[head..mine.len() - tail], &theirs[head..theirs.len() - tail], around(&mine, head));
    format!("{around}`{}` against `{}`", joined(mine), joined(theirs))
}

/// Returns the lines that open the blocks around the line at index `at`, outermost first.
fn around(lines: &[&str], at: usize) -> String {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut depth = lines.get(at).map_or(0, |line| indent(line));
    let mut open = Vec::new();
    for line in lines[..at].iter().rev() {
        if indent(line) < depth {
            depth = indent(line);
            open.insert(0, format!("{} ", line.trim()));
        }
    }
    open.concat()
}

fn joined(lines: &[&str]) -> String {
    let mut text: Vec<&str> = lines.iter().take(MOST_LINES).map(|line| line.trim()).collect();
    if lines.len() > MOST_LINES {
        text.push("…");
    }
    text.join(" ")
}
