//! Parses conditions.

use super::{
    filter::placed,
    sign::{Line, Read, Stop, compare, count, maybe, room, says, sign, unspaced, word},
    union::{begins, union},
};
use crate::{Compare, Cond, Given, Polarity, Traits};

/// The first words of the prices of a ONCE.
pub(super) const PRICES: [(&str, Due); 3] =
    [("pay", Due::Pay), ("ARCHIVE", Due::ArchiveThis), ("archive", Due::ArchiveCard)];

#[derive(Clone, Copy)]
pub(super) enum Due {
    Pay,
    ArchiveThis,
    ArchiveCard,
}

/// Parses a condition "while …", if one comes next.
pub(super) fn maybe_while(input: &mut Line<'_>) -> Read<Vec<Given>> {
    if says(input, "while") { givens(input) } else { Ok(Vec::new()) }
}

/// Parses a list of conditions that must all hold: "at Water, not equipped Oil-Can". If prices of a ONCE follow, they
/// are left unread.
pub(super) fn givens(input: &mut Line<'_>) -> Read<Vec<Given>> {
    let mut givens = vec![given(input)?];
    while another(input) {
        room(&givens, input)?;
        sign(input, ',');
        givens.push(given(input)?);
    }
    Ok(givens)
}

fn another(input: &Line<'_>) -> bool {
    let mut ahead = *input;
    sign(&mut ahead, ',') && maybe(&mut ahead, &PRICES).is_none()
}

fn given(input: &mut Line<'_>) -> Read<Given> {
    let polarity = if says(input, "not") { Polarity::Negative } else { Polarity::Positive };
    Ok(Given { polarity, cond: cond(input)? })
}

#[derive(Clone, Copy)]
enum Head {
    At,
    Equipped,
    Done,
    It,
}

const HEADS: [(&str, Head); 5] =
    [("at", Head::At), ("equipped", Head::Equipped), ("done", Head::Done), ("it", Head::It), ("IT", Head::It)];

fn cond(input: &mut Line<'_>) -> Read<Cond> {
    Ok(match maybe(input, &HEADS) {
        Some(Head::At) => Cond::At(union(input)?),
        Some(Head::Equipped) => Cond::Equipped(if begins(input) { union(input)? } else { Traits::NONE }),
        Some(Head::Done) => Cond::Done,
        Some(Head::It) => it(input)?,
        None => exists(input)?,
    })
}

fn it(input: &mut Line<'_>) -> Read<Cond> {
    #[derive(Clone, Copy)]
    enum Did {
        Left,
        Is,
    }
    Ok(match word(input, &[("left", Did::Left), ("is", Did::Is)], "\"left\" or \"is\"")? {
        Did::Left => Cond::Left(union(input)?),
        Did::Is => Cond::Is(union(input)?),
    })
}

fn exists(input: &mut Line<'_>) -> Read<Cond> {
    let bare = unspaced(input).starts_with(|sign: char| sign.is_ascii_digit());
    let count = match compare(input)? {
        Some(count) => count,
        None => Compare::at_least(if bare { count(input)? } else { 1 }),
    };
    let start = unspaced(input).len();
    let what = placed(input).map_err(|stop| match stop.rest == start {
        true => Stop::new(
            input,
            "a condition such as \"your Animal HERE\", \"not any Pirate in play\", \"at Water\", \"equipped\" or \
             \"it is Fairy\"",
        ),
        false => stop,
    })?;
    Ok(Cond::Exists { count, what })
}
