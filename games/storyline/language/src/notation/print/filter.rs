//! Prints descriptions of cards in play and of Locations.

use crate::{
    Compare, Counted, Filter, Host, Lexicon, Noun, Number, Place, Printed, Sign, Spots, Tally, Target, Traits, Whose,
};

pub(super) fn print_filter(filter: &Filter, lexicon: &Lexicon) -> String {
    print_among(filter, lexicon, "")
}

/// Prints a filter, with `storyline` as the words for the place "in your Storyline".
pub(super) fn print_among(filter: &Filter, lexicon: &Lexicon, storyline: &'static str) -> String {
    let Filter { whose, other, noun, are, are_not, vitality, place } = filter;
    let mut words: Vec<String> = Vec::new();
    match whose {
        Whose::Any => {}
        Whose::Your => words.push("your".into()),
        Whose::Opposing => words.push("opposing".into()),
    }
    words.extend(other.then(|| "other".into()));
    words.extend((*place == Place::LooseHere).then(|| "loose".into()));
    words.extend(are.iter().map(|set| print_union(*set, lexicon)));
    words.extend(excluded(*are_not, lexicon));
    if (are.is_empty() && are_not.is_empty()) || *noun != Noun::Character {
        words.push(print_noun(*noun).into());
    }
    let vitality = vitality.map(|asked| format!("of Vitality {}", print_compare(asked)));
    let place = match place {
        Place::Storyline => storyline,
        Place::InPlay => "in play",
        Place::Here | Place::LooseHere => "HERE",
        Place::Near => "NEAR",
        Place::There => "THERE",
        Place::WithYours => "with yours",
        Place::OnThis => "on this",
        Place::OnIt => "on it",
        Place::OnLocationHere => "on Location HERE",
        Place::At(at) => {
            words.push(format!("at {}", print_union(**at, lexicon)));
            ""
        }
        Place::On(whom) => {
            // Any word after the inner card would belong to that card.
            words.extend(vitality);
            words.push(format!("on {}", print_filter(whom, lexicon)));
            return words.join(" ");
        }
    };
    words.extend((!place.is_empty()).then(|| place.into()));
    words.extend(vitality);
    words.join(" ")
}

pub(super) fn print_noun(noun: Noun) -> &'static str {
    match noun {
        Noun::Character => "Character",
        Noun::Object => "Object",
        Noun::Effect => "Effect",
        Noun::Event => "Event",
    }
}

/// Prints a comparison: "<=3".
pub(super) fn print_compare(Compare { sign, than }: Compare) -> String {
    let sign = match sign {
        Sign::Less => "<",
        Sign::AtMost => "<=",
        Sign::AtLeast => ">=",
        Sign::More => ">",
    };
    format!("{sign}{than}")
}

/// Prints a description of cards that are not in play: "card", "Spell", "Evil Event".
pub(super) fn print_printed(Printed { noun, are }: Printed, lexicon: &Lexicon) -> String {
    let are = (!are.is_empty()).then(|| print_union(are, lexicon));
    let words: Vec<String> = are.into_iter().chain(noun.map(|noun| print_noun(noun).into())).collect();
    if words.is_empty() { "card".into() } else { words.join(" ") }
}

/// Prints a count, with `sign` before its bound: " each card in hand, at most 3".
pub(super) fn print_tally(each: &Tally, sign: &str, lexicon: &Lexicon) -> String {
    let what = match &each.what {
        Counted::Hand => "card in hand".to_owned(),
        Counted::InPlay(filter) => print_filter(filter, lexicon),
    };
    let most = each.most.map_or(String::new(), |most| format!(", at most {sign}{most}"));
    format!(" each {what}{most}")
}

/// Returns the sign of a number, as it is printed.
pub(super) fn print_side(plus: i8) -> &'static str {
    if plus > 0 { "+" } else { "-" }
}

pub(super) fn print_number(Number { count, each }: &Number, lexicon: &Lexicon) -> String {
    let each = each.as_ref().map_or(String::new(), |each| print_tally(each, "", lexicon));
    format!("{count}{each}")
}

/// Prints alternatives: "Winkie|\"Dorothy\"".
pub(super) fn print_union(set: Traits, lexicon: &Lexicon) -> String {
    each(set, lexicon).join("|")
}

/// Prints each word and name of a set as an exclusion, such as "non-Mouse".
fn excluded(set: Traits, lexicon: &Lexicon) -> impl Iterator<Item = String> {
    each(set, lexicon).into_iter().map(|one| format!("non-{one}"))
}

/// Returns the words and then the names of a set, each in alphabetical order, so that the order of the lexicon does not
/// matter.
fn each(set: Traits, lexicon: &Lexicon) -> Vec<String> {
    let mut words: Vec<String> = set.words().map(|word| lexicon.word(word).notation.clone()).collect();
    let mut names: Vec<String> = set.names().map(|name| format!("\"{}\"", lexicon.name(name).notation)).collect();
    words.sort_unstable();
    names.sort_unstable();
    words.append(&mut names);
    words
}

/// Prints the bearer: "Non-Animat BEARER".
pub(super) fn print_bearer(are: Traits, are_not: Traits, lexicon: &Lexicon) -> String {
    let are = (!are.is_empty()).then(|| print_union(are, lexicon));
    let words: Vec<String> = are.into_iter().chain(excluded(are_not, lexicon)).chain(["BEARER".into()]).collect();
    words.join(" ")
}

/// Prints Locations: "House non-Water HERE". Returns an empty string if all Locations are meant.
pub(super) fn print_named(spots: &Spots, lexicon: &Lexicon) -> String {
    let Spots { here, are, are_not } = spots;
    let are = (!are.is_empty()).then(|| print_union(*are, lexicon));
    let here = here.then(|| "HERE".into());
    let words: Vec<String> = are.into_iter().chain(excluded(*are_not, lexicon)).chain(here).collect();
    words.join(" ")
}

/// Prints the Locations of a gift, with a leading space: " at Forest|Wild", " HERE". Returns an empty string if all
/// Locations are meant.
pub(super) fn print_spots(spots: &Spots, lexicon: &Lexicon) -> String {
    let named = print_named(spots, lexicon);
    match (named.is_empty(), spots.are.is_empty() && spots.are_not.is_empty()) {
        (true, _) => String::new(),
        (false, true) => format!(" {named}"),
        (false, false) => format!(" at {named}"),
    }
}

/// Prints a Location to choose: "face-up House", "face-up non-Water Location".
pub(super) fn print_chosen(spots: &Spots, lexicon: &Lexicon) -> String {
    let Spots { here, are, are_not } = spots;
    let named = print_named(&Spots { here: false, are: *are, are_not: *are_not }, lexicon);
    let words = ["face-up", &named, if are.is_empty() { "Location" } else { "" }, if *here { "HERE" } else { "" }];
    words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<&str>>().join(" ")
}

pub(super) fn print_host(host: &Host, lexicon: &Lexicon) -> String {
    match host {
        Host::Location => "Location".into(),
        Host::Piece(filter) => print_filter(filter, lexicon),
    }
}

pub(super) fn print_target(target: &Target, lexicon: &Lexicon) -> String {
    match target {
        Target::This => "this".into(),
        Target::Host => "HOST".into(),
        Target::It => "it".into(),
        Target::One(filters) => any_of(filters, lexicon),
        Target::UpTo(most, filters) => format!("up to {most} {}", any_of(filters, lexicon)),
        Target::Each(filter) => format!("each {}", print_filter(filter, lexicon)),
    }
}

fn any_of(filters: &[Filter], lexicon: &Lexicon) -> String {
    let filters: Vec<String> = filters.iter().map(|filter| print_filter(filter, lexicon)).collect();
    filters.join(" or ")
}
