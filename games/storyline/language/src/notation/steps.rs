//! Parses steps, and the forms that contain steps.

use super::{
    filter::{filter, spots_chosen},
    given::givens,
    sign::{Line, MOST_DEPTH, Read, Stop, count, maybe, must, phrase, room, says, sign, unspaced},
    verb::{VERBS, verb},
};
use crate::{Do, Opponents};

/// Parses steps up to a full stop, "|", a closing bracket or "; else".
pub(super) fn steps(input: &mut Line<'_>) -> Read<Do> {
    steps_in(input, Depth { steps: MOST_DEPTH, brackets: 2 * MOST_DEPTH })
}

/// Reports whether a step comes next.
pub(super) fn begin(input: &Line<'_>) -> bool {
    let mut ahead = *input;
    unspaced(input).starts_with('(') || maybe(&mut ahead, &HEADS).is_some() || maybe(&mut ahead, &VERBS).is_some()
}

/// The depth of nesting that is left. Printed text may have a bracket for each step and one for each list in it, so
/// brackets may be nested twice as deep as steps.
#[derive(Clone, Copy)]
struct Depth {
    steps: u8,
    brackets: u8,
}

impl Depth {
    fn step(self, input: &Line<'_>) -> Read<Depth> {
        let steps = self.steps.checked_sub(1).ok_or_else(|| too_deep(input, MOST_DEPTH))?;
        Ok(Depth { steps, ..self })
    }

    fn bracket(self, input: &Line<'_>) -> Read<Depth> {
        let brackets = self.brackets.checked_sub(1).ok_or_else(|| too_deep(input, 2 * MOST_DEPTH))?;
        Ok(Depth { brackets, ..self })
    }
}

fn too_deep(input: &Line<'_>, most: u8) -> Stop {
    Stop::new(input, format!("a step with no other in it, after {most} that have"))
}

/// Parses a list of steps. A list in brackets within the list becomes a part of it.
fn steps_in(input: &mut Line<'_>, depth: Depth) -> Read<Do> {
    let mut list = Vec::new();
    loop {
        let start = *input;
        match step(input, depth)? {
            Do::All(steps) => list.extend(steps),
            one => list.push(one),
        }
        room(list.get(1..).unwrap_or_default(), &start)?;
        if !another(input) {
            break;
        }
        sign(input, ';');
    }
    Ok(if list.len() == 1 { list.remove(0) } else { Do::All(list) })
}

/// Reports whether a further step comes next, and not "else".
fn another(input: &Line<'_>) -> bool {
    let mut ahead = *input;
    sign(&mut ahead, ';') && !says(&mut ahead, "else")
}

#[derive(Clone, Copy)]
enum Head {
    If,
    May,
    At,
    For,
    Choose,
    Opponents(Opponents),
}

const HEADS: [(&str, Head); 7] = [
    ("if", Head::If),
    ("may", Head::May),
    ("at", Head::At),
    ("for", Head::For),
    ("choose", Head::Choose),
    ("each", Head::Opponents(Opponents::Each)),
    ("opponent", Head::Opponents(Opponents::One)),
];

const COLON: &str = "a colon";

fn step(input: &mut Line<'_>, depth: Depth) -> Read<Do> {
    let start = *input;
    if sign(input, '(') {
        let steps = steps_in(input, depth.bracket(&start)?)?;
        return must(input, ')', "a semicolon or a closing bracket").map(|()| steps);
    }
    let Some(head) = maybe(input, &HEADS) else { return verb(input) };
    let depth = depth.step(&start)?;
    Ok(match head {
        Head::If => when(input, depth)?,
        Head::May => may(input, depth)?,
        Head::At => {
            let spots = spots_chosen(input)?;
            must(input, ':', COLON)?;
            Do::At { spots, does: Box::new(steps_in(input, depth)?) }
        }
        Head::For => {
            let what = filter(input)?;
            must(input, ':', COLON)?;
            Do::For { what, does: Box::new(steps_in(input, depth)?) }
        }
        Head::Choose => Do::One(choices(input, depth)?),
        Head::Opponents(who) => {
            if who == Opponents::Each {
                phrase(input, &["opponent"])?;
            }
            must(input, ':', COLON)?;
            Do::Opponents { who, does: Box::new(steps_in(input, depth)?) }
        }
    })
}

/// Parses "if …: this; else that".
fn when(input: &mut Line<'_>, depth: Depth) -> Read<Do> {
    let given = givens(input)?;
    must(input, ':', "a comma or a colon")?;
    let then = Box::new(step(input, depth)?);
    let mut ahead = *input;
    if !(sign(&mut ahead, ';') && says(&mut ahead, "else")) {
        return Ok(Do::If { given, then, otherwise: None });
    }
    *input = ahead;
    Ok(Do::If { given, then, otherwise: Some(Box::new(step(input, depth)?)) })
}

/// Parses "may: this", "may pay 1: this" or "may pay 1".
fn may(input: &mut Line<'_>, depth: Depth) -> Read<Do> {
    let pay = if says(input, "pay") { count(input)? } else { 0 };
    if pay > 0 && unspaced(input).starts_with(['.', ';', ')', '|']) {
        return Ok(Do::MayPay(pay));
    }
    must(input, ':', if pay == 0 { "\"pay\" or a colon" } else { COLON })?;
    Ok(Do::May { pay, does: Box::new(step(input, depth)?) })
}

/// Parses "(this | that)".
fn choices(input: &mut Line<'_>, depth: Depth) -> Read<Vec<Do>> {
    must(input, '(', "an opening bracket")?;
    let mut choices = vec![steps_in(input, depth)?];
    while sign(input, '|') {
        room(&choices, input)?;
        choices.push(steps_in(input, depth)?);
    }
    if choices.len() == 1 {
        return Err(Stop::new(input, "a semicolon, or \"|\" and what else there is to choose"));
    }
    must(input, ')', "a semicolon, \"|\" or a closing bracket").map(|()| choices)
}
