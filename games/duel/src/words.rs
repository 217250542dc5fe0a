//! The words on the faces of cards. They are printed from the kind, the Force and the note, in English and in French.

mod icons;
mod kinds;
mod lasting;
mod played;
mod say;
mod terms;

use crate::{Card, Kind};
pub(crate) use icons::spellcaster;
use kernel::{CardPage, CardText, Face, Faces, Lang, Wording, Wordings, Words};
use say::pick;

pub(crate) fn card_text(card: &Card) -> CardText {
    CardText {
        id: card.id.clone(),
        title: Some(card.title.clone()),
        notation: card.printed.line(),
        kind: Words::each(|lang| card.kind.name(lang).into()),
        words: Wordings::each(|lang| Wording::plain(text(card, lang))),
        ground: "seed".into(),
    }
}

pub(crate) fn card_page(card: &Card) -> CardPage {
    CardPage { text: card_text(card), face: Faces::each(|lang| face(card, lang)), terms: terms::terms(card) }
}

/// Returns the face of a card.
pub(crate) fn face(card: &Card, lang: Lang) -> Face {
    Face::Up {
        kind: card.kind.key().into(),
        tint: card.tint.clone(),
        title: pick(lang, &card.title.en, &card.title.fr).clone(),
        text: Wording::plain(text(card, lang)),
        glyphs: icons::glyphs(card, lang),
        quote: String::new(),
    }
}

/// Returns the text of a card as full sentences.
pub(crate) fn text(card: &Card, lang: Lang) -> String {
    match card.kind {
        Kind::Character { .. } => lasting::character(card, lang),
        Kind::Companion | Kind::Item | Kind::Modifier | Kind::SpellModifier => lasting::attachment(card, lang),
        Kind::Location => lasting::location(card, lang),
        Kind::Attack => played::attack(card, lang),
        Kind::Spell | Kind::Event(_) => played::once(card, lang),
    }
}
