//! Says in few words where two long texts part.

use std::fmt::Debug;

/// More lines than this help nobody.
const MOST_LINES: usize = 8;

/// The lines in which the two differ, first as it really is, then as it is otherwise.
pub(crate) fn difference<T: Debug, U: Debug>(real: &T, other: &U) -> String {
    let (real, other) = (format!("{real:#?}"), format!("{other:#?}"));
    let (mine, theirs): (Vec<&str>, Vec<&str>) = (real.lines().collect(), other.lines().collect());
    let same = |(one, two): &(&&str, &&str)| one == two;
    let head = mine.iter().zip(&theirs).take_while(same).count();
    let tail = mine[head..].iter().rev().zip(theirs[head..].iter().rev()).take_while(same).count();
    format!("`{}` against `{}`", joined(&mine[head..mine.len() - tail]), joined(&theirs[head..theirs.len() - tail]))
}

fn joined(lines: &[&str]) -> String {
    let mut text: Vec<&str> = lines.iter().take(MOST_LINES).map(|line| line.trim()).collect();
    if lines.len() > MOST_LINES {
        text.push("…");
    }
    text.join(" ")
}
