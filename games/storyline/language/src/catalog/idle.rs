//! Notes a warning for each text or keyword that has no effect on its card, because no rule uses it there.

use super::{note::Notes, pack::Face};
use crate::{Ability, Card, Kind, Standing, Text, Whom, Word};

pub(super) fn look(face: &Face, card: &Card, notes: &mut Notes<'_>) {
    if let Some((found, expected)) = idle_text(card.kind, &card.text) {
        let span = if card.text.is_empty() { face.id.span() } else { face.text.span() };
        notes.warning(span, found, expected);
    }
    for (_, word) in &face.words {
        let idle =
            idle_words(card.kind).iter().any(|idle| Word::RESERVED[usize::from(u8::from(*idle))] == word.get_ref());
        if idle {
            let found = format!("{} on {}", word.get_ref(), kind(card.kind));
            notes.warning(word.span(), found, "a keyword that a card of its kind can use; here it does nothing");
        }
    }
}

fn idle_text(kind: Kind, text: &Text) -> Option<(&'static str, &'static str)> {
    const NOTHING: &str = "a text, or the card never matters";
    let nobody = text.iter().any(|ability| matches!(ability, Ability::Equip(None)));
    match kind {
        Kind::Object if text.is_empty() => Some(("an Object that says nothing", NOTHING)),
        Kind::Object if nobody && text.len() == 1 => Some(("an Object that says nothing but EQUIP nobody", NOTHING)),
        Kind::Object if nobody && text.iter().any(concerns_bearer) => {
            Some(("EQUIP nobody, and a text about the BEARER", "one of the two: nobody ever bears the card"))
        }
        Kind::Effect if !text.is_empty() && text.iter().all(|ability| matches!(ability, Ability::Attach(_))) => {
            Some(("an attached Effect that says nothing", NOTHING))
        }
        Kind::Character { .. } | Kind::Object | Kind::Effect | Kind::Event => None,
    }
}

fn concerns_bearer(ability: &Ability) -> bool {
    match ability {
        Ability::Standing(Standing { whom, .. }) => matches!(whom, Whom::Bearer { .. }),
        Ability::OnePerBearer => true,
        Ability::When { .. }
        | Ability::Once(_)
        | Ability::React { .. }
        | Ability::Does(_)
        | Ability::Attach(_)
        | Ability::Equip(_)
        | Ability::Ends(_)
        | Ability::Enter(_)
        | Ability::Leave(_)
        | Ability::Only(_)
        | Ability::PlayedHere(_) => false,
    }
}

/// Returns the words of the rules that have no effect on a card of this kind.
fn idle_words(kind: Kind) -> &'static [Word] {
    match kind {
        Kind::Character { .. } => &[Word::SPELL],
        Kind::Object => &[Word::PRIME, Word::FLYING, Word::SWIMMING, Word::STEADFAST, Word::SPELL],
        Kind::Effect | Kind::Event => {
            &[Word::PRIME, Word::FLYING, Word::SWIMMING, Word::STEADFAST, Word::IMMOVABLE, Word::MULTIPLE, Word::SHIELD]
        }
    }
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Character { .. } => "a Character",
        Kind::Object => "an Object",
        Kind::Effect => "an Effect",
        Kind::Event => "an Event",
    }
}
