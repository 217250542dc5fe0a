//! The list of all cards and Locations of a table.

use super::{
    grammar::say,
    kinds::{kind_line, location_line},
    text, typeset,
};
use crate::{Card, Catalog, Lexicon, Location};
use kernel::{CardText, Lang, Wordings, Words};

/// Returns the texts of every card and then of every Location, each in the order of the files.
pub fn card_texts(catalog: &Catalog) -> Vec<CardText> {
    let lexicon = catalog.lexicon();
    let cards = catalog.cards().iter().map(|card| card_text(card, lexicon));
    cards.chain(catalog.locations().iter().map(|location| location_text(location, lexicon))).collect()
}

fn card_text(card: &Card, lexicon: &Lexicon) -> CardText {
    CardText {
        id: card.id.clone(),
        title: Some(titled(&card.title)),
        notation: card.notation.clone(),
        kind: Words::each(|lang| format!("{} · {}", kind_line(card, lexicon, lang), gems(card, lang))),
        words: Wordings::each(|lang| text(card.speech(), lexicon, lang)),
        ground: card.ground.clone(),
    }
}

fn location_text(location: &Location, lexicon: &Lexicon) -> CardText {
    CardText {
        id: location.id.clone(),
        title: Some(titled(&location.title)),
        notation: location.notation.clone(),
        kind: Words::each(|lang| location_line(location, lexicon, lang)),
        words: Wordings::each(|lang| text(location.speech(), lexicon, lang)),
        ground: location.ground.clone(),
    }
}

fn titled(title: &Words) -> Words {
    Words { en: typeset(&title.en), fr: typeset(&title.fr) }
}

/// Writes the numbers of a card: "cost 2, Vitality 3" (rule 25).
fn gems(card: &Card, lang: Lang) -> String {
    let cost = card.cost;
    match card.vitality() {
        Some(vitality) => {
            say(lang, format!("cost {cost}, Vitality {vitality}"), format!("coût {cost}, Vitalité {vitality}"))
        }
        None => say(lang, format!("cost {cost}"), format!("coût {cost}")),
    }
}
