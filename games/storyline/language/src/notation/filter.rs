//! Parses descriptions of cards in play and of Locations.

use super::{
    sign::{Line, MOST_DEPTH, Read, Stop, compare, count, maybe, phrase, plus_or_minus, room, says, sign, unspaced},
    union::{Adjectives, adjectives, begins, union},
};
use crate::{Compare, Counted, Filter, Host, Noun, Place, Printed, Spots, Tally, Target, Traits, Whose};

pub(super) fn filter(input: &mut Line<'_>) -> Read<Filter> {
    Ok(within(input, 0)?.filter)
}

/// Parses a filter in a condition, which must name a place.
pub(super) fn placed(input: &mut Line<'_>) -> Read<Filter> {
    let found = within(input, 0)?;
    if found.placed {
        return Ok(found.filter);
    }
    let places = "a place: \"HERE\", \"on the road\", \"in play\", \"NEAR\", \"THERE\", \"with yours\", \"at\" a Location or \"on\" a card";
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
    let vitality = if before.is_some() { before } else { vitality(input)? };
    let placed = place.is_some();
    let place = place.unwrap_or(Place::Storyline);
    Ok(Found { filter: Filter { whose, other, noun, are, are_not, vitality, place }, placed })
}

/// The kinds of cards that can be in play.
const NOUNS: [(&str, Noun); 3] = [("Character", Noun::Character), ("Object", Noun::Object), ("Effect", Noun::Effect)];

/// The kinds of cards in hands, in the Library and in the Archive.
const ALL_NOUNS: [(&str, Noun); 4] =
    [("Character", Noun::Character), ("Object", Noun::Object), ("Effect", Noun::Effect), ("Event", Noun::Event)];

/// Parses a description of cards that are not in play: "card", "Spell", "Evil Event".
pub(super) fn printed(input: &mut Line<'_>, wanted: &'static str) -> Read<Printed> {
    if says(input, "card") {
        return Ok(Printed { noun: None, are: Traits::NONE });
    }
    let are = if begins(input) { union(input)? } else { Traits::NONE };
    let noun = maybe(input, &ALL_NOUNS);
    if are.is_empty() && noun.is_none() { Err(Stop::new(input, wanted)) } else { Ok(Printed { noun, are }) }
}

/// Parses the count that may follow a number: "each your Animal HERE, at most 2". If the number has a sign, it is in
/// `signed`, and the bound must have the same sign.
pub(super) fn tally(input: &mut Line<'_>, signed: Option<i8>) -> Read<Option<Tally>> {
    if !says(input, "each") {
        return Ok(None);
    }
    let what = if says(input, "card") {
        phrase(input, &["in", "hand"]).map(|()| Counted::Hand)?
    } else {
        Counted::InPlay(filter(input)?)
    };
    Ok(Some(Tally { what, most: most(input, signed)? }))
}

/// Parses the bound that may follow a count: ", at most +2". A signed bound must have the sign of the number.
fn most(input: &mut Line<'_>, signed: Option<i8>) -> Read<Option<u8>> {
    let mut ahead = *input;
    if !(sign(&mut ahead, ',') && says(&mut ahead, "at")) {
        return Ok(None);
    }
    *input = ahead;
    phrase(input, &["most"])?;
    match signed {
        Some(each) => plus_or_minus(input, each).map(Some),
        None => count(input).map(Some),
    }
}

/// Parses the words "of Vitality <=3", if they come next.
fn vitality(input: &mut Line<'_>) -> Read<Option<Compare>> {
    if !says(input, "of") {
        return Ok(None);
    }
    phrase(input, &["Vitality"])?;
    compare(input)?.ok_or_else(|| Stop::new(input, "\"<\", \">\", \"<=\" or \">=\"")).map(Some)
}

fn place(input: &mut Line<'_>, depth: u8) -> Read<Option<Place>> {
    #[derive(Clone, Copy)]
    enum Head {
        Here,
        Near,
        There,
        In,
        With,
        At,
        On,
    }
    const HEADS: [(&str, Head); 7] = [
        ("HERE", Head::Here),
        ("NEAR", Head::Near),
        ("THERE", Head::There),
        ("in", Head::In),
        ("with", Head::With),
        ("at", Head::At),
        ("on", Head::On),
    ];
    Ok(match maybe(input, &HEADS) {
        None => None,
        Some(Head::Here) => Some(Place::Here),
        Some(Head::Near) => Some(Place::Near),
        Some(Head::There) => Some(Place::There),
        Some(Head::In) => phrase(input, &["play"]).map(|()| Some(Place::InPlay))?,
        Some(Head::With) => phrase(input, &["yours"]).map(|()| Some(Place::WithYours))?,
        Some(Head::At) => Some(Place::At(Box::new(union(input)?))),
        Some(Head::On) => Some(on(input, depth)?),
    })
}

/// Parses the place of a card after "on".
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

/// Parses the HOST that an Effect is attached to.
pub(super) fn host(input: &mut Line<'_>) -> Read<Host> {
    if says(input, "Location") { Ok(Host::Location) } else { filter(input).map(Host::Piece) }
}

/// Parses the target of a step.
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

/// Parses alternatives: "loose Object HERE or Object on opposing Character HERE".
fn any_of(input: &mut Line<'_>) -> Read<Vec<Filter>> {
    let mut filters = vec![filter(input)?];
    while says(input, "or") {
        room(&filters, input)?;
        filters.push(filter(input)?);
    }
    Ok(filters)
}

/// Parses Locations: "enter", "enter HERE", "all at Forest|Wild". Without a description, all Locations are meant.
pub(super) fn spots(input: &mut Line<'_>) -> Read<Spots> {
    says(input, "at");
    spots_named(input)
}

/// Parses a description of Locations: "House", "non-Water Location HERE".
pub(super) fn spots_named(input: &mut Line<'_>) -> Read<Spots> {
    let Adjectives { are, are_not } = adjectives(input, 1)?;
    says(input, "Location");
    let here = says(input, "HERE");
    Ok(Spots { here, are: are.into_iter().collect(), are_not })
}

/// Parses the description of a Location to choose: "face-up House", "Location". At least one word is required.
pub(super) fn spots_chosen(input: &mut Line<'_>) -> Read<Spots> {
    says(input, "face-up");
    let start = unspaced(input).len();
    let spots = spots_named(input)?;
    if unspaced(input).len() == start {
        return Err(Stop::new(input, "\"Location\", or a word such as House"));
    }
    Ok(spots)
}
