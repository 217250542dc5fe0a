//! The names of the kinds of cards.

use super::say::pick;
use crate::{Kind, Window};
use kernel::Lang;

impl Kind {
    /// Returns the name of the frame for cards of this kind.
    pub fn key(self) -> &'static str {
        match self {
            Kind::Character { .. } => "character",
            Kind::Companion => "companion",
            Kind::Item => "item",
            Kind::Modifier | Kind::SpellModifier => "modifier",
            Kind::Location => "location",
            Kind::Attack => "attack",
            Kind::Spell => "spell",
            Kind::Event(_) => "event",
        }
    }

    pub fn name(self, lang: Lang) -> &'static str {
        let (en, fr) = match self {
            Kind::Character { spellcaster: false, woman: false } => ("Character", "Personnage"),
            Kind::Character { spellcaster: true, woman: false } => ("Character, Spellcaster", "Personnage, Magicien"),
            Kind::Character { spellcaster: false, woman: true } => ("Character, Woman", "Personnage, Femme"),
            Kind::Character { spellcaster: true, woman: true } => {
                ("Character, Spellcaster, Woman", "Personnage, Magicienne, Femme")
            }
            Kind::Companion => ("Companion", "Compagnon"),
            Kind::Item => ("Item", "Objet"),
            Kind::Modifier => ("Modifier", "Modificateur"),
            Kind::SpellModifier => ("Spell, Modifier", "Sort, Modificateur"),
            Kind::Location => ("Location", "Lieu"),
            Kind::Attack => ("Attack", "Attaque"),
            Kind::Spell => ("Spell", "Sort"),
            Kind::Event(Window::Adventure) => ("Event (Adventure Phase)", "Événement (Phase d’Aventure)"),
            Kind::Event(Window::Battle) => ("Event (battle)", "Événement (combat)"),
            Kind::Event(Window::Rest) => ("Event (Rest Phase)", "Événement (Phase de Repos)"),
            Kind::Event(Window::Any) => ("Event (any time)", "Événement (à tout moment)"),
        };
        pick(lang, en, fr)
    }
}
