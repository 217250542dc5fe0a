//! The words on the faces, printed from kind, Force and note in English and in French.

mod icons;
mod kinds;
mod lasting;
mod played;

use crate::{Card, Kind};
use kernel::{CardText, Face, Lang, Wording, Wordings, Words};

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

/// A card that lies open.
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

/// What the card says, in full sentences.
pub(crate) fn text(card: &Card, lang: Lang) -> String {
    match card.kind {
        Kind::Character { .. } => lasting::character(card, lang),
        Kind::Companion | Kind::Item | Kind::Modifier | Kind::SpellModifier => lasting::attachment(card, lang),
        Kind::Location => lasting::location(card, lang),
        Kind::Attack => played::attack(card, lang),
        Kind::Spell | Kind::Event(_) => played::once(card, lang),
    }
}

fn pick<T>(lang: Lang, en: T, fr: T) -> T {
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}

fn say(lang: Lang, en: impl Into<String>, fr: impl Into<String>) -> String {
    match lang {
        Lang::En => en.into(),
        Lang::Fr => fr.into(),
    }
}

/// What is added, with a true minus sign: "+3", "−3".
fn signed(plus: i8) -> String {
    if plus < 0 { format!("−{}", plus.unsigned_abs()) } else { format!("+{plus}") }
}

/// "Force +3".
fn force(plus: i8, lang: Lang) -> String {
    let plus = signed(plus);
    say(lang, format!("Force {plus}"), format!("{plus} en Force"))
}

/// "1 more card".
fn more_cards(count: u8, lang: Lang) -> String {
    let (en, fr) = if count == 1 { ("card", "carte") } else { ("cards", "cartes") };
    say(lang, format!("{count} more {en}"), format!("{count} {fr} de plus"))
}
