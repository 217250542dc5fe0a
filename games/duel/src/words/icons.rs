//! A card's Force and letters, in icons.

use super::{pick, signed};
use crate::{Card, Kind, Window};
use kernel::{Glyph, Lang};

/// The printed Force, where there is one, and an icon for each letter but C, which the frame says.
pub(super) fn glyphs(card: &Card, lang: Lang) -> Vec<Glyph> {
    let force = card.force.map(|force| match card.kind {
        Kind::Character { .. } => force.to_string(),
        Kind::Companion
        | Kind::Item
        | Kind::Modifier
        | Kind::SpellModifier
        | Kind::Location
        | Kind::Attack
        | Kind::Spell
        | Kind::Event(_) => signed(force),
    });
    let force = force.map(|text| Glyph::Text { text });
    force.into_iter().chain(letters(card.kind, lang)).collect()
}

fn letters(kind: Kind, lang: Lang) -> Vec<Glyph> {
    let icons = match kind {
        Kind::Character { spellcaster, woman } => {
            let magic = ("spellcaster", "Spellcaster", if woman { "Magicienne" } else { "Magicien" });
            [spellcaster.then_some(magic), woman.then_some(("woman", "Woman", "Femme"))].into_iter().flatten().collect()
        }
        Kind::Companion => vec![("companion", "Companion", "Compagnon")],
        Kind::Item => vec![("item", "Item", "Objet")],
        Kind::Modifier => vec![("modifier", "Modifier", "Modificateur")],
        Kind::SpellModifier => vec![("spell", "Spell", "Sort"), ("modifier", "Modifier", "Modificateur")],
        Kind::Location => vec![("location", "Location", "Lieu")],
        Kind::Attack => vec![("attack", "Attack", "Attaque")],
        Kind::Spell => vec![("spell", "Spell", "Sort")],
        Kind::Event(Window::Adventure) => vec![("adventure", "Adventure Phase", "Phase d’Aventure")],
        Kind::Event(Window::Battle) => vec![("battle", "Battle", "Combat")],
        Kind::Event(Window::Rest) => vec![("rest", "Rest Phase", "Phase de Repos")],
        Kind::Event(Window::Any) => vec![("any", "Any time", "À tout moment")],
    };
    let glyph = |(name, en, fr)| Glyph::Icon { name: String::from(name), label: String::from(pick(lang, en, fr)) };
    icons.into_iter().map(glyph).collect()
}
