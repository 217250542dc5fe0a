//! Builds the lexicon of a table from the common words, and then the words and names of the table's packs.

use super::{
    note::{Notes, quoted},
    pack::{self, Pack},
    title::Title,
};
use crate::{Lexicon, Name, NameForms, Word, WordForms};
use kernel::{Article, Words};
use toml::Spanned;

/// Returns a lexicon of the words that all packs share.
pub(super) fn common() -> Lexicon {
    let text = include_str!("../../../cards/words.toml");
    let mut notes = Notes::of("words.toml", text);
    let words: Vec<WordForms> = pack::read_words(text, &mut notes).into_iter().map(Spanned::into_inner).collect();
    let find = |notation: &str| words.iter().find(|forms| forms.notation == notation).cloned();
    let mut lexicon =
        Lexicon::reserved(|word| find(word).expect("the file is part of this crate, and its tests read it"));
    for forms in words {
        lexicon.add_word(forms);
    }
    lexicon
}

/// Adds the words of a pack. A pack cannot change the meaning of a common word.
pub(super) fn add_words(lexicon: &mut Lexicon, pack: &Pack, notes: &mut Notes<'_>) {
    for word in &pack.words {
        let known = lexicon.find_word(&word.get_ref().notation).map(|known| lexicon.word(known));
        if known.is_some_and(|known| known != word.get_ref()) {
            notes.fault(word.span(), quoted(&word.get_ref().notation), "a word that has no other meaning yet");
        } else if lexicon.add_word(word.get_ref().clone()).is_none() {
            let expected = format!("at most {}, the common ones included", Word::MOST);
            return notes.fault(word.span(), "one word too many", expected);
        }
    }
}

/// Adds the titles of a pack, and the parts of these titles before the bullet.
pub(super) fn add_names(lexicon: &mut Lexicon, pack: &Pack, notes: &mut Notes<'_>) {
    for title in &pack.titles {
        let full = title.words();
        let parts = [base(&full), full].map(|words| add_name(lexicon, words, title));
        if parts.contains(&None) {
            let expected = format!("at most {}, those of the built-in pack included", Name::MOST);
            return notes.fault(title.title.span(), "one name too many", expected);
        }
    }
}

/// Adds the titles of those Locations that some text of these packs uses as a name. Most titles are left out, because
/// they appear in no text and the number of names is limited.
pub(super) fn add_places<'a>(lexicon: &mut Lexicon, packs: impl Iterator<Item = &'a Pack> + Clone) {
    let faces = |pack: &'a Pack| pack.cards.iter().map(|card| &card.face).chain(&pack.locations);
    let texts: Vec<&str> = packs.clone().flat_map(faces).map(|face| face.text.get_ref().as_str()).collect();
    for face in packs.flat_map(|pack| &pack.locations) {
        let quoted = format!("\"{}\"", face.title.title.get_ref());
        if texts.iter().any(|text| text.contains(&quoted)) {
            add_name(lexicon, face.title.words(), &face.title);
        }
    }
}

fn add_name(lexicon: &mut Lexicon, words: Words, title: &Title) -> Option<Name> {
    let own = Article::leading_title(&words.fr).map(|(article, _)| article);
    lexicon.add_name(NameForms {
        notation: words.en.clone(),
        gender: title.gender,
        article: title.article,
        plural: title.plural || own.or(title.article) == Some(Article::Les),
        title: words,
    })
}

/// Returns the part of a title before the bullet, in both languages (Q10).
pub(super) fn base(title: &Words) -> Words {
    let base = |title: &str| title.split('•').next().unwrap_or(title).trim().to_owned();
    Words { en: base(&title.en), fr: base(&title.fr) }
}
