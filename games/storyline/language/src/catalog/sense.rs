//! Checks that each sentence of a text is possible on its card, so that the rules can carry it out.

mod scope;

use crate::{Ability, Cards, Gift, Host, Kind, Lexicon, Noun, Standing, Text, When, Whom, Whose, print};
use scope::Scope;

pub(super) use scope::On;

/// A sentence that does not fit its card, with the text that was expected instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Nonsense {
    pub(super) found: String,
    pub(super) expected: &'static str,
}

impl On {
    pub(super) fn of(kind: Kind, text: &Text) -> On {
        match kind {
            Kind::Character { .. } => On::Character,
            Kind::Object => On::Object,
            Kind::Effect if text.iter().any(|ability| matches!(ability, Ability::Attach(_))) => On::Attached,
            Kind::Effect | Kind::Event => On::Passing,
        }
    }
}

/// Returns every sentence of a text that does not fit its card, and an entry for a required sentence that is missing.
pub(super) fn faults(on: On, kind: Option<Kind>, text: &Text, lexicon: &Lexicon) -> Vec<Nonsense> {
    let mut faults = Vec::new();
    let acts = text.iter().any(|ability| matches!(ability, Ability::Does(_) | Ability::React { .. }));
    if on == On::Passing && !acts {
        let expected = "something that the card does as it is played, or ATTACH";
        faults.push(Nonsense { found: "a card that does nothing".into(), expected });
    }
    for (index, ability) in text.iter().enumerate() {
        let expected = refusal(on, kind, ability).or_else(|| again(&text[..index], ability));
        let expected = expected.or_else(|| depends_on_itself(text, ability));
        let expected = expected.or_else(|| Scope::of(on, ability).refusal(ability));
        let found = || format!("{:?}", print(&vec![ability.clone()], lexicon));
        faults.extend(expected.map(|expected| Nonsense { found: found(), expected }));
    }
    faults
}

/// Returns the expected text if a card of this sort cannot have the sentence, or `None` if it can.
fn refusal(on: On, kind: Option<Kind>, ability: &Ability) -> Option<&'static str> {
    let (fits, expected) = match ability {
        Ability::Standing(standing) => return standing_refusal(on, standing),
        Ability::When { when, does: _ } => return when_refusal(on, when),
        Ability::Once(_) => {
            let stays = matches!(on, On::Character | On::Object | On::Attached);
            (stays, "ONCE on a Character, on an Object, or on an Effect that is attached")
        }
        Ability::React { .. } => (kind == Some(Kind::Event), "REACT on an Event"),
        Ability::Does(_) => {
            (on == On::Passing, "when it is done, such as PLAY, ENTERS or ONCE: only Events and Effects just do it")
        }
        Ability::Attach(_) => (on == On::Attached, "ATTACH on an Effect"),
        Ability::Equip(_) | Ability::OnePerBearer => (on == On::Object, "what concerns a BEARER on an Object"),
        Ability::Ends(_) => (on == On::Attached, "an end on an Effect that is attached"),
        Ability::Enter(_) | Ability::Leave(_) | Ability::Only(_) | Ability::PlayedHere(_) => {
            (on == On::Location, "what a Location asks on a Location")
        }
    };
    (!fits).then_some(expected)
}

fn standing_refusal(on: On, standing: &Standing) -> Option<&'static str> {
    let Standing { given: _, whom, gives } = standing;
    let only_its_cost = || gives.iter().all(|gift| matches!(gift, Gift::Cost { on: Cards::This, .. }));
    let (fits, expected) = match (on, whom) {
        (On::Passing, _) => (only_its_cost(), "nothing that holds but COST on this: the card does not stay"),
        (_, Whom::Bearer { .. }) => (on == On::Object, "BEARER on an Object"),
        (_, Whom::Host) => (on == On::Attached, "HOST on an Effect that is attached"),
        (_, Whom::AuthorsHere) => (on == On::Location, "Authors HERE on a Location"),
        (On::Location, Whom::This | Whom::You) => (false, "of whom it speaks, such as \"Character HERE:\""),
        (On::Object, Whom::This) => (gives.iter().all(is_for_authors), "of whom it speaks, such as \"BEARER:\""),
        (On::Attached, Whom::This) => (gives.iter().all(is_for_authors), "of whom it speaks, such as \"HOST:\""),
        (On::Character, Whom::This) | (_, Whom::Each(_) | Whom::You) => (true, ""),
    };
    if !fits {
        return Some(expected);
    }
    let (fits, expected) = match whom {
        Whom::You | Whom::AuthorsHere => (gives.iter().all(is_for_authors), "DIE, COST or FREE DRAW for an Author"),
        Whom::Bearer { .. } | Whom::Host | Whom::Each(_) => (
            !gives.iter().any(is_for_authors),
            "VIT, TOLL or another gift for a card; DIE, COST and FREE DRAW are for you",
        ),
        Whom::This => (true, ""),
    };
    (!fits).then_some(expected)
}

/// Returns the expected text if BLANK, control, or a gift to a Location depends on itself: if its target or its
/// condition could depend on the gift (Q64).
fn depends_on_itself(text: &Text, ability: &Ability) -> Option<&'static str> {
    let Ability::Standing(Standing { given, whom, gives }) = ability else { return None };
    let in_any_case = given.is_empty()
        && match whom {
            Whom::Host => true,
            Whom::Bearer { are, are_not } => are.is_empty() && are_not.is_empty(),
            Whom::This | Whom::Each(_) | Whom::You | Whom::AuthorsHere => false,
        };
    if gives.contains(&Gift::Blank) && !in_any_case {
        return Some("BLANK for a HOST or any BEARER, without a condition");
    }
    let character =
        |ability: &Ability| matches!(ability, Ability::Attach(Host::Piece(host)) if host.noun == Noun::Character);
    if gives.contains(&Gift::Control) && !(in_any_case && *whom == Whom::Host && text.iter().any(character)) {
        return Some("CONTROL for a HOST that is a Character, without a condition");
    }
    let of_location = *whom == Whom::Host && text.contains(&Ability::Attach(Host::Location));
    let words = gives.iter().all(|gift| matches!(gift, Gift::Has(_)));
    (of_location && !(words && in_any_case))
        .then_some("a word for the Location, such as \"AS Water\", without a condition")
}

/// Reports whether a gift is for an Author rather than for a card.
fn is_for_authors(gift: &Gift) -> bool {
    match gift {
        Gift::Dice(_) | Gift::Cost { .. } | Gift::FreeDraw => true,
        Gift::Vitality(_)
        | Gift::Has(_)
        | Gift::Toll { .. }
        | Gift::Waive { .. }
        | Gift::Stride(_)
        | Gift::Follow(_)
        | Gift::Control
        | Gift::Blank => false,
    }
}

fn when_refusal(on: On, when: &When) -> Option<&'static str> {
    let (fits, expected) = match when {
        When::Play => (matches!(on, On::Character | On::Object | On::Attached), "PLAY on a card that stays in play"),
        When::Enters(_) | When::Leaves | When::TurnsUp => {
            (on == On::Character, "what happens on the road on a Character")
        }
        When::Start | When::TurnEnds | When::Archived(_) => {
            (matches!(on, On::Character | On::Object | On::Attached), "this moment on a card that stays in play")
        }
        // A Location does not belong to any Author (Q73).
        When::EnteredBy(who) if on == On::Location => {
            (who.whose == Whose::Any, "ENTERED BY any Character, as a Location is nobody's")
        }
        When::EnteredBy(_) => (on != On::Passing, "ENTERED BY on a Location, or on a card that stays in play"),
        When::FirstEntry => (on == On::Location, "FIRST ENTRY on a Location"),
    };
    (!fits).then_some(expected)
}

/// Returns the expected text if a text may have this kind of sentence only once and already has one, or else `None`.
fn again(before: &[Ability], ability: &Ability) -> Option<&'static str> {
    let twice = match ability {
        Ability::Attach(Host::Location | Host::Piece(_)) => {
            before.iter().any(|other| matches!(other, Ability::Attach(_)))
        }
        Ability::Equip(_) => before.iter().any(|other| matches!(other, Ability::Equip(_))),
        Ability::React { .. } => before.iter().any(|other| matches!(other, Ability::React { .. })),
        Ability::Once(_) => before.iter().any(|other| matches!(other, Ability::Once(_))),
        Ability::Standing(_)
        | Ability::When { .. }
        | Ability::Does(_)
        | Ability::OnePerBearer
        | Ability::Ends(_)
        | Ability::Enter(_)
        | Ability::Leave(_)
        | Ability::Only(_)
        | Ability::PlayedHere(_) => false,
    };
    twice.then_some("such a sentence but once")
}
