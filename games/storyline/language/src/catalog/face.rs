//! Makes a card or a Location from its fields. Its words are looked up in the lexicon, and its text is parsed.

use super::{
    lexicon::base,
    note::Notes,
    pack::{Face, RawCard, Role},
    sense::{self, Nonsense, On},
};
use crate::{Card, Kind, Lexicon, Location, NotationFault, Sort, Text, Traits, Word, WordForms, parse};

pub(super) fn card(raw: &RawCard, lexicon: &Lexicon, notes: &mut Notes<'_>) -> Option<Card> {
    let face = &raw.face;
    notes.about(Some(face.id.get_ref()));
    let words = words(face, lexicon, notes);
    let text = text(face, Some(raw.kind), lexicon, notes);
    let title = face.title.words();
    let names = [base(&title).en, title.en.clone()].map(|title| lexicon.find_name(&title));
    Some(Card {
        name: lexicon.find_name(&title.en)?,
        id: face.id.get_ref().clone(),
        names: names.into_iter().flatten().map(Traits::name).collect(),
        title,
        kind: raw.kind,
        cost: raw.cost,
        words: words?,
        text: text?,
        notation: face.text.get_ref().clone(),
        tint: face.tint.clone(),
        ground: face.ground.clone(),
    })
}

pub(super) fn location(face: &Face, lexicon: &Lexicon, notes: &mut Notes<'_>) -> Option<Location> {
    notes.about(Some(face.id.get_ref()));
    let words = words(face, lexicon, notes);
    let text = text(face, None, lexicon, notes);
    let name = lexicon.find_name(face.title.title.get_ref());
    Some(Location {
        id: face.id.get_ref().clone(),
        title: face.title.words(),
        article: face.title.article,
        words: words?,
        names: name.into_iter().map(Traits::name).collect(),
        text: text?,
        notation: face.text.get_ref().clone(),
        tint: face.tint.clone(),
        ground: face.ground.clone(),
    })
}

/// Parses the text of a card or Location, and checks that the text makes sense there. A fault of the notation points at
/// the character where parsing stopped.
fn text(face: &Face, kind: Option<Kind>, lexicon: &Lexicon, notes: &mut Notes<'_>) -> Option<Text> {
    let text = match parse(face.text.get_ref(), lexicon) {
        Ok(text) => text,
        Err(NotationFault { at, found, expected, suggestion }) => {
            notes.fault(notes.letter(&face.text, at), found, expected);
            notes.suggest(suggestion);
            return None;
        }
    };
    let on = kind.map_or(On::Location, |kind| On::of(kind, &text));
    let nonsense = sense::faults(on, kind, &text, lexicon);
    let sound = nonsense.is_empty();
    for Nonsense { found, expected } in nonsense {
        notes.fault(face.text.span(), found, expected);
    }
    sound.then_some(text)
}

/// Returns all words of a card or Location, or `None` if one of them is unknown or does not fit its field.
fn words(face: &Face, lexicon: &Lexicon, notes: &mut Notes<'_>) -> Option<Traits> {
    let found: Vec<Option<Traits>> =
        face.words
            .iter()
            .map(|(role, word)| {
                let known = lexicon.find_word(word.get_ref()).filter(|known| role.fits(*known, lexicon.word(*known)));
                if known.is_none() {
                    let fitting = lexicon.words().iter().filter(|forms| {
                        lexicon.find_word(&forms.notation).is_some_and(|known| role.fits(known, forms))
                    });
                    notes.unknown(
                        word.span(),
                        word.get_ref(),
                        role.expected(),
                        fitting.map(|forms| forms.notation.as_str()),
                    );
                }
                known.map(traits)
            })
            .collect();
    found.into_iter().collect()
}

/// Returns the traits of a word. A card with Sorcery is Magical too (rule 27).
fn traits(word: Word) -> Traits {
    let magical = if word == Word::SORCERY { Traits::word(Word::MAGICAL) } else { Traits::NONE };
    Traits::word(word) | magical
}

impl Role {
    fn fits(self, word: Word, forms: &WordForms) -> bool {
        match self {
            Role::Keyword => {
                matches!(forms.sort, Sort::Noun | Sort::Ability) && word != Word::SORCERY || word == Word::PRIME
            }
            Role::Terrain => forms.sort == Sort::Terrain,
            Role::Moral => [Word::GOOD, Word::NEUTRAL, Word::EVIL].contains(&word),
            Role::Realm => forms.sort == Sort::Realm,
            Role::Set => forms.sort == Sort::Set,
            Role::Mark => [Word::MAGICAL, Word::SORCERY].contains(&word),
        }
    }

    fn expected(self) -> &'static str {
        match self {
            Role::Keyword => "a keyword of cards, such as Animal, Prime or Flying, or one from the table [words]",
            Role::Terrain => "a keyword of Locations, such as House or Water, or one from the table [words]",
            Role::Moral => "Good, Neutral or Evil",
            Role::Realm => "a realm, such as Kansas or Munchkin-Country, or one from the table [words]",
            Role::Set => "a set, such as Jungle, or one from the table [words]",
            Role::Mark => "Magical or Sorcery",
        }
    }
}
