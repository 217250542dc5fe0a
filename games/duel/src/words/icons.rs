//! The Force and the letters of a card, shown as icons.

use super::say::{pick, signed};
use crate::{Card, Kind, Window};
use kernel::{Glyph, Lang};

/// Returns the printed Force as an icon, if there is one, and an icon for each type letter except C, which the frame of
/// the face already shows.
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
            [spellcaster.then_some(magic(woman)), woman.then_some(("woman", "Woman", "Femme"))]
                .into_iter()
                .flatten()
                .collect()
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
    icons.into_iter().map(|icon| glyph(icon, lang)).collect()
}

/// Returns the icon of a Character that a card has made a Spellcaster.
pub(crate) fn spellcaster(woman: bool, lang: Lang) -> Glyph {
    glyph(magic(woman), lang)
}

/// The name of an icon, and its label in English and in French.
type Icon = (&'static str, &'static str, &'static str);

fn magic(woman: bool) -> Icon {
    ("spellcaster", "Spellcaster", if woman { "Magicienne" } else { "Magicien" })
}

fn glyph((name, en, fr): Icon, lang: Lang) -> Glyph {
    Glyph::Icon { name: name.into(), label: pick(lang, en, fr).into() }
}

#[cfg(test)]
mod tests {
    use super::glyphs;
    use crate::{Catalog, words::face};
    use kernel::{Face, Glyph, Lang};

    /// Returns the printed Force and the names of the icons of a card, in one line.
    fn row(id: &str) -> String {
        let catalog = Catalog::standard();
        let glyphs = glyphs(catalog.card(catalog.find(id).unwrap()), Lang::En);
        let names = glyphs.into_iter().map(|glyph| match glyph {
            Glyph::Icon { name, .. } => name,
            Glyph::Text { text } | Glyph::Points { text } => text,
        });
        names.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn force_comes_first_and_then_each_letter() {
        for (id, expected) in [
            ("G02", "8 spellcaster woman"),
            ("G04", "4"),
            ("G07", "+2 companion"),
            ("G09", "location"),
            ("G13", "+3 item"),
            ("G23", "+3 spell modifier"),
            ("G46", "+3 modifier"),
            ("V14", "attack"),
            ("V26", "+6 spell"),
            ("G11", "adventure"),
            ("G16", "+7 battle"),
            ("V10", "rest"),
            ("G35", "any"),
        ] {
            assert_eq!(row(id), expected, "{id}");
        }
    }

    #[test]
    fn a_face_has_its_frame_its_picture_and_its_words() {
        let catalog = Catalog::standard();
        let face = face(catalog.card(catalog.find("G05").unwrap()), Lang::Fr);
        let expected = Face::Up {
            kind: "character".into(),
            tint: "scarecrow".into(),
            title: "Épouvantail".into(),
            text: kernel::Wording::plain("Vous pouvez garder 1 carte de plus en main."),
            glyphs: vec![Glyph::Text { text: "4".into() }],
            quote: String::new(),
        };
        assert_eq!(face, expected);
    }
}
