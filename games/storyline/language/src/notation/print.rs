//! Prints a tree as a line of notation. Each tree has a single spelling.

mod filter;
mod given;
mod standing;
mod steps;

use crate::{Ability, Compare, Fee, Lexicon, Once, Price, Reaction, Sign, Text, User, When};
use filter::{print_compare, print_filter, print_host, print_named, print_union};
use given::{print_givens, print_while};
use standing::print_standing;
use steps::print_steps;

/// Prints a text so that [`super::parse`] returns an equal text.
pub fn print(text: &Text, lexicon: &Lexicon) -> String {
    let sentences: Vec<String> = text.iter().map(|ability| sentence(&print_ability(ability, lexicon))).collect();
    sentences.join(" ")
}

fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).chain(['.']).collect()
}

fn print_ability(ability: &Ability, lexicon: &Lexicon) -> String {
    match ability {
        Ability::Standing(standing) => print_standing(standing, lexicon),
        Ability::When { when, does } => format!("{}: {}", print_when(when, lexicon), print_steps(does, lexicon)),
        Ability::Once(once) => print_once(once, lexicon),
        Ability::React { to, does } => format!("REACT {}: {}", print_reaction(*to), print_steps(does, lexicon)),
        Ability::Does(does) => print_steps(does, lexicon),
        Ability::Attach(host) => format!("ATTACH {}", print_host(host, lexicon)),
        Ability::Equip(None) => "EQUIP nobody".into(),
        Ability::Equip(Some(filter)) => format!("EQUIP {}", print_filter(filter, lexicon)),
        Ability::OnePerBearer => "ONE PER BEARER".into(),
        Ability::Ends(given) => format!("ends when {}", print_givens(given, lexicon)),
        Ability::Enter(fee) => format!("ENTER {}", print_fee(fee, lexicon)),
        Ability::Leave(fee) => format!("LEAVE {}", print_fee(fee, lexicon)),
        Ability::Only(who) => format!("ONLY {}", print_union(*who, lexicon)),
        Ability::PlayedHere(what) => format!("{} may be played HERE", print_union(*what, lexicon)),
    }
}

fn print_when(when: &When, lexicon: &Lexicon) -> String {
    match when {
        When::Play => "PLAY".into(),
        When::Enters(spots) => match print_named(spots, lexicon) {
            named if named.is_empty() => "ENTERS".into(),
            named => format!("ENTERS {named}"),
        },
        When::Leaves => "LEAVES".into(),
        When::Start => "START".into(),
        When::TurnEnds => "TURN ENDS".into(),
        When::EnteredBy(filter) => format!("ENTERED BY {}", print_filter(filter, lexicon)),
        When::TurnsUp => "TURNS UP".into(),
        When::FirstEntry => "FIRST ENTRY".into(),
        When::Archived(None) => "ARCHIVED".into(),
        When::Archived(Some(filter)) => format!("ARCHIVED {}", print_filter(filter, lexicon)),
    }
}

fn print_reaction(to: Reaction) -> String {
    match to {
        Reaction::Threat => "threat".into(),
        Reaction::Fall => "fall".into(),
        Reaction::Meeting => "meeting".into(),
        Reaction::Plays(Compare { sign: Sign::AtMost, than }) => format!("plays {than}"),
        Reaction::Plays(cost) => format!("plays {}", print_compare(cost)),
    }
}

fn print_once(once: &Once, lexicon: &Lexicon) -> String {
    let who = match once.who {
        User::Controller => "",
        User::AnyoneHere => " by anyone HERE",
    };
    let price: String = once.price.iter().map(|price| format!(", {}", print_price(*price))).collect();
    let given = print_while(&once.given, lexicon);
    format!("ONCE{who}{given}{price}: {}", print_steps(&once.does, lexicon))
}

fn print_price(price: Price) -> String {
    match price {
        Price::Pay(points) => format!("pay {points}"),
        Price::ArchiveThis => "ARCHIVE this".into(),
        Price::ArchiveCard => "archive a card".into(),
    }
}

fn print_fee(fee: &Fee, lexicon: &Lexicon) -> String {
    let Fee { cost, free, only } = fee;
    let only = (!only.is_empty()).then(|| format!("{} only", print_union(*only, lexicon)));
    let free = (!free.is_empty()).then(|| format!("{}: 0", print_union(*free, lexicon)));
    let said: Vec<String> = only.into_iter().chain(free).collect();
    if said.is_empty() { cost.to_string() } else { format!("{cost} ({})", said.join(", ")) }
}
