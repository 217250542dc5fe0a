//! Which cards in play, and which Locations.

use super::{
    MOST_DEPTH, room,
    sign::{Line, Read, Stop, count, level, maybe, phrase, says, unspaced},
    union::{Adjectives, adjectives},
};
use crate::{Filter, Host, Noun, Place, Spots, Target, Whose};

pub(super) fn filter(input: &mut Line<'_>) -> Read<Filter> {
    Ok(within(input, 0)?.filter)
}

/// A filter in a condition, which says where.
pub(super) fn placed(input: &mut Line<'_>) -> Read<Filter> {
    let found = within(input, 0)?;
    if found.placed {
        return Ok(found.filter);
    }
    let places =
        "a place: \"HERE\", \"on the road\", \"in play\", \"NEAR\", \"THERE\", \"with yours\" or \"on\" a card";
    Err(Stop::new(input, places))
}

struct Found {
    filter: Filter,
    placed: bool,
}

fn within(input: &mut Line<'_>, depth: u8) -> Read<Found> {
    if depth >= MOST_DEPTH {
        return Err(Stop::new(input, format!("a Character that is on nothing, after {MOST_DEPTH} times \"on\"")));
    }
    const WHOSE: [(&str, Whose); 3] = [("any", Whose::Any), ("your", Whose::Your), ("opposing", Whose::Opposing)];
    let whose = maybe(input, &WHOSE).unwrap_or(Whose::Any);
    let other = says(input, "other");
    let loose = says(input, "loose");
    let Adjectives { are, are_not } = adjectives(input, usize::MAX)?;
    let noun = match maybe(input, &NOUNS) {
        None if are.is_empty() && are_not.is_empty() => {
            let wanted = "\"Character\", \"Object\", \"Effect\", a word such as Animal, or a name in quotation marks";
            return Err(Stop::new(input, wanted));
        }
        noun => noun.unwrap_or(Noun::Character),
    };
    let before = vitality(input)?;
    let place = if loose { phrase(input, &["HERE"]).map(|()| Some(Place::LooseHere))? } else { place(input, depth)? };
    let most_vitality = if before.is_some() { before } else { vitality(input)? };
    let placed = place.is_some();
    let place = place.unwrap_or(Place::Storyline);
    Ok(Found { filter: Filter { whose, other, noun, are, are_not, most_vitality, place }, placed })
}

pub(super) const NOUNS: [(&str, Noun); 3] =
    [("Character", Noun::Character), ("Object", Noun::Object), ("Effect", Noun::Effect)];

/// "of Vitality <=3"
fn vitality(input: &mut Line<'_>) -> Read<Option<u8>> {
    if !says(input, "of") {
        return Ok(None);
    }
    phrase(input, &["Vitality"])?;
    let rest = unspaced(input);
    let after = rest.strip_prefix("<=").or_else(|| rest.strip_prefix('≤'));
    input.input = after.ok_or_else(|| Stop::new(input, "\"<=\""))?;
    level(input).map(Some)
}

fn place(input: &mut Line<'_>, depth: u8) -> Read<Option<Place>> {
    #[derive(Clone, Copy)]
    enum Head {
        Here,
        Near,
        There,
        In,
        With,
        On,
    }
    const HEADS: [(&str, Head); 6] = [
        ("HERE", Head::Here),
        ("NEAR", Head::Near),
        ("THERE", Head::There),
        ("in", Head::In),
        ("with", Head::With),
        ("on", Head::On),
    ];
    Ok(match maybe(input, &HEADS) {
        None => None,
        Some(Head::Here) => Some(Place::Here),
        Some(Head::Near) => Some(Place::Near),
        Some(Head::There) => Some(Place::There),
        Some(Head::In) => phrase(input, &["play"]).map(|()| Some(Place::InPlay))?,
        Some(Head::With) => phrase(input, &["yours"]).map(|()| Some(Place::WithYours))?,
        Some(Head::On) => Some(on(input, depth)?),
    })
}

/// What follows "on".
fn on(input: &mut Line<'_>, depth: u8) -> Read<Place> {
    #[derive(Clone, Copy)]
    enum Head {
        Road,
        This,
        It,
        Location,
    }
    const HEADS: [(&str, Head); 5] =
        [("the", Head::Road), ("this", Head::This), ("it", Head::It), ("IT", Head::It), ("Location", Head::Location)];
    match maybe(input, &HEADS) {
        Some(Head::Road) => phrase(input, &["road"]).map(|()| Place::Storyline),
        Some(Head::This) => Ok(Place::OnThis),
        Some(Head::It) => Ok(Place::OnIt),
        Some(Head::Location) => phrase(input, &["HERE"]).map(|()| Place::OnLocationHere),
        None => Ok(Place::On(Box::new(within(input, depth + 1)?.filter))),
    }
}

/// What an Effect is attached to.
pub(super) fn host(input: &mut Line<'_>) -> Read<Host> {
    if says(input, "Location") { Ok(Host::Location) } else { filter(input).map(Host::Piece) }
}

/// Whom a step is about.
pub(super) fn target(input: &mut Line<'_>) -> Read<Target> {
    #[derive(Clone, Copy)]
    enum Head {
        This,
        Host,
        It,
        Each,
        UpTo,
    }
    const HEADS: [(&str, Head); 6] = [
        ("this", Head::This),
        ("HOST", Head::Host),
        ("it", Head::It),
        ("IT", Head::It),
        ("each", Head::Each),
        ("up", Head::UpTo),
    ];
    Ok(match maybe(input, &HEADS) {
        Some(Head::This) => Target::This,
        Some(Head::Host) => Target::Host,
        Some(Head::It) => Target::It,
        Some(Head::Each) => Target::Each(filter(input)?),
        Some(Head::UpTo) => {
            phrase(input, &["to"])?;
            Target::UpTo(count(input)?, any_of(input)?)
        }
        None => Target::One(any_of(input)?),
    })
}

/// "loose Object HERE or Object on opposing Character HERE"
fn any_of(input: &mut Line<'_>) -> Read<Vec<Filter>> {
    let mut filters = vec![filter(input)?];
    while says(input, "or") {
        room(&filters, input)?;
        filters.push(filter(input)?);
    }
    Ok(filters)
}

/// "enter", "enter HERE", "all at Forest|Wild": the Locations, which are all where nothing is said.
pub(super) fn spots(input: &mut Line<'_>) -> Read<Spots> {
    says(input, "at");
    spots_named(input)
}

/// "House", "non-Water Location HERE"
pub(super) fn spots_named(input: &mut Line<'_>) -> Read<Spots> {
    let Adjectives { are, are_not } = adjectives(input, 1)?;
    says(input, "Location");
    let here = says(input, "HERE");
    Ok(Spots { here, are: are.into_iter().collect(), are_not })
}

/// "face-up House", "Location": there must be something.
pub(super) fn spots_chosen(input: &mut Line<'_>) -> Read<Spots> {
    says(input, "face-up");
    let start = unspaced(input).len();
    let spots = spots_named(input)?;
    if unspaced(input).len() == start {
        return Err(Stop::new(input, "\"Location\", or a word such as House"));
    }
    Ok(spots)
}
