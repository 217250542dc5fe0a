//! Explains the keywords of the rules.

use super::{
    grammar::{pick, say},
    typeset,
};
use crate::{Lexicon, Traits, Word};
use kernel::Lang;

/// Returns the words in `words` that the rules use, each with its explanation.
pub fn keywords(words: Traits, lexicon: &Lexicon, lang: Lang) -> Vec<(String, String)> {
    let known = words.words().filter_map(|word| {
        let (en, fr) = explanation(word)?;
        let forms = &lexicon.word(word).one;
        Some((typeset(pick(lang, &forms.en, &forms.fr)), say(lang, en, fr)))
    });
    known.collect()
}

fn explanation(word: Word) -> Option<(&'static str, &'static str)> {
    Some(match word {
        Word::PRIME => (
            "Only a Prime Character can reach The End and so end the game.",
            "Seul un Personnage Vedette peut atteindre La Fin et terminer ainsi la partie.",
        ),
        Word::FLYING => (
            "Pays nothing to enter or leave Locations, and takes from their text only what helps it.",
            "Ne paie rien pour entrer dans un Lieu ou en partir, et ne subit de son texte que ce qui l’aide.",
        ),
        Word::SWIMMING => (
            "Pays nothing to enter or leave Water Locations, and may enter those that only swimmers may enter.",
            "Ne paie rien pour entrer dans un Lieu Eau ou en partir, et peut entrer là où il faut savoir nager.",
        ),
        Word::STEADFAST => (
            "Cannot move as a Story Action or as Bonus Movement; only cards can move it.",
            "Ne peut se déplacer ni par une Action d’Histoire ni en Mouvement bonus\u{202f}; seules des cartes le déplacent.",
        ),
        Word::IMMOVABLE => (
            "Never moves and is never moved. When its Location is replaced, it is archived.",
            "Ne se déplace jamais et n’est jamais déplacé. Quand son Lieu est remplacé, il est archivé.",
        ),
        Word::MULTIPLE => (
            "Any number of copies of this card can be in play at once.",
            "Autant d’exemplaires de cette carte que l’on veut peuvent être en jeu en même temps.",
        ),
        Word::SHIELD => (
            "Opponents’ cards cannot choose it, move it, archive it, return it to hand or be attached to it.",
            "Les cartes adverses ne peuvent ni le choisir, ni le déplacer, ni l’archiver, ni le renvoyer en main, ni lui être attachées.",
        ),
        Word::SPELL => (
            "With the mark of Sorcery, it can be played only while a Character with Sorcery is in play.",
            "Avec la marque de Sorcellerie, ne peut être joué que si un Personnage avec la Sorcellerie est en jeu.",
        ),
        Word::SORCERY => (
            "On a Character: lets Spells be played. On another card: needs a Character with Sorcery in play.",
            "Sur un Personnage\u{a0}: permet de jouer des Sortilèges. Sur une autre carte\u{a0}: il faut qu’un Personnage avec la Sorcellerie soit en jeu.",
        ),
        _ => return None,
    })
}
