//! The notation of objectives. Each objective is one line, and `RULES.md` has the grammar.

use crate::{Character, Condition, Objective, Set, Term};
use arrayvec::ArrayVec;
use std::fmt::Write;
use winnow::{
    ascii::{digit1, space0, space1},
    combinator::{alt, delimited, eof, fail, opt, preceded, repeat},
    error::{ContextError, StrContext, StrContextValue},
    prelude::*,
    token::any,
};

/// A fault in a line of notation, with its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("character {at}: found {found}; expected {expected}")]
pub struct NotationFault {
    /// The place of the fault, as the number of the character in the line, counted from 1.
    pub at: usize,
    pub found: String,
    pub expected: String,
}

/// The greatest length of a line, in bytes. The longest objective fits into it.
const MOST_BYTES: usize = 400;

/// The greatest number of cards of one Character in an objective (rules 1).
const MOST_OF_ONE: u8 = 9;

/// The greatest absolute value of a number of points.
const MOST_POINTS: i8 = 99;

/// Parses an objective.
///
/// # Errors
///
/// Returns the first fault in the line.
pub fn parse(line: &str) -> Result<Objective, NotationFault> {
    if line.len() > MOST_BYTES {
        let found = format!("{} bytes", line.len());
        return Err(NotationFault { at: 1, found, expected: format!("at most {MOST_BYTES} bytes") });
    }
    objective.parse(line).map_err(|error| {
        let offset = error.offset().min(line.len());
        let rest = line.get(offset..).unwrap_or_default();
        let found = rest.chars().next().map_or("the end of the line".into(), |next| format!("{next:?}"));
        let at = line.get(..offset).unwrap_or_default().chars().count() + 1;
        NotationFault { at, found, expected: expected(error.inner()) }
    })
}

fn expected(error: &ContextError) -> String {
    let wanted: Vec<String> = error
        .context()
        .filter_map(|context| match context {
            StrContext::Expected(value) => Some(value.to_string()),
            _ => None,
        })
        .collect();
    if wanted.is_empty() { "the end of the line".into() } else { wanted.join(" or ") }
}

fn objective(input: &mut &str) -> Result<Objective, ContextError> {
    let mut terms = ArrayVec::new();
    loop {
        terms.push(preceded(space0, term).parse_next(input)?);
        space0.parse_next(input)?;
        let more = !terms.is_full() && opt(',').parse_next(input)?.is_some();
        if !more {
            let end = if terms.is_full() {
                "the end of the line, after four terms"
            } else {
                "a comma or the end of the line"
            };
            eof.context(describe(end)).parse_next(input)?;
            return Ok(Objective { terms });
        }
    }
}

fn term(input: &mut &str) -> Result<Term, ContextError> {
    let first = points(input)?;
    if input.starts_with('/') {
        let rest: Vec<i8> = repeat(1..Term::MOST_STEPS, preceded('/', points)).parse_next(input)?;
        space1.context(describe("a space and a set such as D+T+O")).parse_next(input)?;
        let points = std::iter::once(first).chain(rest).collect();
        return Ok(Term::Ladder { points, set: set(input)? });
    }
    space1.context(describe("a space, then a set such as D+L, or \"if\"")).parse_next(input)?;
    if opt(("if", space1)).parse_next(input)?.is_some() {
        return Ok(Term::If { points: first, when: condition(input)? });
    }
    Ok(Term::PerSet { points: first, set: set(input)? })
}

fn points(input: &mut &str) -> Result<i8, ContextError> {
    (opt('-'), digit1)
        .take()
        .try_map(|text: &str| text.parse::<i8>())
        .verify(|points| *points != 0 && (-MOST_POINTS..=MOST_POINTS).contains(points))
        .context(describe("points from 1 to 99, or -99 to -1"))
        .parse_next(input)
}

fn set(input: &mut &str) -> Result<Set, ContextError> {
    let mut members = ArrayVec::<(Character, u8), { Set::MOST_MEMBERS }>::new();
    loop {
        let before = *input;
        let next = character(input)?;
        let known = members.iter().position(|(member, _)| *member == next);
        match known {
            Some(place) if members[place].1 < MOST_OF_ONE => members[place].1 += 1,
            None if !members.is_full() => members.push((next, 1)),
            Some(_) | None => {
                *input = before;
                return fail
                    .context(describe("at most four Characters in a set, each at most nine times"))
                    .parse_next(input);
            }
        }
        if opt('+').parse_next(input)?.is_none() {
            return Ok(Set { members });
        }
    }
}

fn condition(input: &mut &str) -> Result<Condition, ContextError> {
    let who = character(input)?;
    alt((
        preceded("<=", digit1.try_map(|text: &str| text.parse::<u8>()))
            .verify(|count| *count <= 99)
            .map(|count| Condition::AtMost(who, count)),
        delimited((space1, "tops", space1), "hand", ()).value(Condition::TopsHand(who)),
        delimited((space1, "tops", space1), "table", ()).value(Condition::TopsTable(who)),
    ))
    .context(describe("<= and a number up to 99, \" tops hand\" or \" tops table\""))
    .parse_next(input)
}

fn character(input: &mut &str) -> Result<Character, ContextError> {
    any.verify_map(Character::from_letter).context(describe("one of D T L S R G W O")).parse_next(input)
}

fn describe(what: &'static str) -> StrContext {
    StrContext::Expected(StrContextValue::Description(what))
}

/// Returns the notation of an objective, which [`parse`] parses into the same objective.
pub fn print(objective: &Objective) -> String {
    let terms: Vec<String> = objective.terms.iter().map(print_term).collect();
    terms.join(", ")
}

fn print_term(term: &Term) -> String {
    match term {
        Term::PerSet { points, set } => format!("{points} {}", print_set(set)),
        Term::Ladder { points, set } => {
            let steps: Vec<String> = points.iter().map(i8::to_string).collect();
            format!("{} {}", steps.join("/"), print_set(set))
        }
        Term::If { points, when } => format!("{points} if {}", print_condition(*when)),
    }
}

fn print_set(set: &Set) -> String {
    let mut text = String::new();
    for (character, need) in &set.members {
        for _ in 0..*need {
            let plus = if text.is_empty() { "" } else { "+" };
            let _ = write!(text, "{plus}{}", character.letter());
        }
    }
    text
}

fn print_condition(condition: Condition) -> String {
    match condition {
        Condition::AtMost(who, count) => format!("{}<={count}", who.letter()),
        Condition::TopsHand(who) => format!("{} tops hand", who.letter()),
        Condition::TopsTable(who) => format!("{} tops table", who.letter()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_comes_back() {
        for line in [
            "1 D",
            "2 D+L",
            "3 T+T",
            "4 D+L+S+R",
            "2/7/12 D+T+O",
            "4 if R<=1",
            "5 if W tops hand",
            "8 if G tops table",
            "3 O, -1 G, -1 W",
        ] {
            assert_eq!(print(&parse(line).unwrap()), line);
        }
    }

    #[test]
    fn a_fault_points_at_the_character() {
        for (line, at, expected) in [
            ("", 1, "points"),
            ("x", 1, "points"),
            ("0 D", 1, "points"),
            ("2", 2, "a space"),
            ("2 X+L", 3, "one of D T L S R G W O"),
            ("2 D+X", 5, "one of D T L S R G W O"),
            ("2 D+L!", 6, "a comma or the end of the line"),
            ("4 if R<1", 7, "<="),
            ("5 if W tops hat", 13, "tops hand"),
            ("3 O,", 5, "points"),
            ("2 D+T+L+S+R", 11, "at most four"),
        ] {
            let fault = parse(line).unwrap_err();
            assert_eq!((fault.at, fault.expected.contains(expected)), (at, true), "{line:?}: {fault}");
        }
    }
}
