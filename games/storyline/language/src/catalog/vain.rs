//! Warns of cards that can never be played and of texts that can never have an effect.

use super::{
    asked::{Asked, Questions},
    idle,
    note::Notes,
    pack::{Face, Pack},
};
use crate::{Ability, Card, Host, Lexicon, Location, Meant, Noun, Text, Traits, Word};

/// All cards that may be on a table with a pack: the pack's own cards, and in `epic` also the cards of the starter set.
pub(super) struct Known<'a> {
    pub(super) lexicon: &'a Lexicon,
    pub(super) cards: Vec<&'a Card>,
    pub(super) locations: Vec<&'a Location>,
    /// The words that some text gives to cards and Locations.
    pub(super) given: Traits,
}

impl<'a> Known<'a> {
    pub(super) fn of(lexicon: &'a Lexicon, cards: Vec<&'a Card>, locations: Vec<&'a Location>) -> Known<'a> {
        let texts = cards.iter().map(|card| &card.text).chain(locations.iter().map(|location| &location.text));
        let given = texts.flat_map(|text| Questions::of(text).given).map(Traits::word).collect();
        Known { lexicon, cards, locations, given }
    }

    /// Returns the traits of each known thing of the sort `what`.
    fn traits(&self, what: Meant) -> impl Iterator<Item = Traits> {
        let cards = self.cards.iter().filter(move |card| match what {
            Meant::Card(noun) => is(card, noun),
            Meant::AnyCard => true,
            Meant::Location => false,
        });
        let locations = self.locations.iter().filter(move |_| what == Meant::Location);
        cards.map(|card| card.words | card.names).chain(locations.map(|location| location.words | location.names))
    }

    fn has(&self, what: Meant, one: Traits) -> bool {
        self.given.meets(one) || self.traits(what).any(|traits| traits.meets(one))
    }

    /// Reports whether any known card or Location satisfies a reference.
    fn answers(&self, asked: &Asked) -> bool {
        let Asked { what, are, are_not } = asked;
        let open = |set: &Traits| self.given.meets(*set);
        self.traits(*what)
            .any(|traits| !traits.meets(*are_not) && are.iter().all(|set| traits.meets(*set) || open(set)))
    }
}

/// Notes the warnings of a pack.
pub(super) fn look(pack: &Pack, known: &Known<'_>, notes: &mut Notes<'_>) {
    let sorcery = known.cards.iter().any(|card| is(card, Noun::Character) && card.is(Word::SORCERY));
    for raw in &pack.cards {
        let title = raw.face.title.title.get_ref();
        let Some(card) = known.cards.iter().find(|card| card.title.en == *title) else { continue };
        notes.about(Some(raw.face.id.get_ref()));
        if card.is(Word::SORCERY) && !is(card, Noun::Character) && !sorcery {
            let span = raw.face.words.iter().find(|(_, word)| word.get_ref() == "Sorcery").map(|(_, word)| word.span());
            let expected = "a Character with Sorcery in the pack, or the card can never be played";
            notes.warning(span.unwrap_or(raw.face.id.span()), "\"Sorcery\"", expected);
        }
        if *raw.face.copies.get_ref() == 0 && pack.libraries.len() < 2 {
            notes.warning(raw.face.copies.span(), "no copies", "some, or nobody ever draws the card");
        }
        idle::look(&raw.face, card, notes);
        questions(&raw.face, &card.text, known, notes);
    }
    for face in &pack.locations {
        let title = face.title.title.get_ref();
        let location = known.locations.iter().find(|location| location.title.en == *title);
        notes.about(Some(face.id.get_ref()));
        location.iter().for_each(|location| questions(face, &location.text, known, notes));
    }
}

fn questions(face: &Face, text: &Text, known: &Known<'_>, notes: &mut Notes<'_>) {
    let vain = if is_tied(text) { "can never be played" } else { "has nothing to be about" };
    let mut said = Vec::new();
    for asked in &Questions::of(text).asked {
        let sets = asked.are.iter().copied().chain([asked.are_not]);
        let ones = sets.flat_map(|set| words(set).chain(names(set)).collect::<Vec<_>>());
        let missing: Vec<Traits> = ones.filter(|one| !known.has(asked.what, *one)).collect();
        for one in &missing {
            if said.contains(one) {
                continue;
            }
            said.push(*one);
            let written = written(*one, known.lexicon);
            let span = notes.within(&face.text, &written);
            notes.warning(
                span,
                format!("{written}, which {} is", none(asked.what)),
                format!("{}; this text {vain}", some(asked.what)),
            );
        }
        if missing.is_empty() && !known.answers(asked) {
            let found = format!("a text about what {} is", none(asked.what));
            notes.warning(face.text.span(), found, format!("{}; this text {vain}", some(asked.what)));
        }
    }
}

/// Reports whether a card with this text cannot be played as long as no card matches the first sentence of the text.
fn is_tied(text: &Text) -> bool {
    matches!(text.first(), Some(Ability::Attach(Host::Piece(_)) | Ability::Equip(Some(_))))
}

fn words(set: Traits) -> impl Iterator<Item = Traits> {
    set.words().map(Traits::word)
}

fn names(set: Traits) -> impl Iterator<Item = Traits> {
    set.names().map(Traits::name)
}

/// Returns a single word or name as it is written in notation.
fn written(one: Traits, lexicon: &Lexicon) -> String {
    let word = one.words().next().map(|word| lexicon.word(word).notation.clone());
    let name = || one.names().next().map(|name| format!("\"{}\"", lexicon.name(name).notation));
    word.or_else(name).unwrap_or_default()
}

fn none(what: Meant) -> &'static str {
    match what {
        Meant::Card(Noun::Character) => "no Character here",
        Meant::Card(Noun::Object) => "no Object here",
        Meant::Card(Noun::Effect) => "no Effect here",
        Meant::Card(Noun::Event) => "no Event here",
        Meant::AnyCard => "no card here",
        Meant::Location => "no Location here",
    }
}

fn some(what: Meant) -> &'static str {
    match what {
        Meant::Card(Noun::Character) => "a Character that is so",
        Meant::Card(Noun::Object) => "an Object that is so",
        Meant::Card(Noun::Effect) => "an Effect that is so",
        Meant::Card(Noun::Event) => "an Event that is so",
        Meant::AnyCard => "a card that is so",
        Meant::Location => "a Location that is so",
    }
}

fn is(card: &Card, noun: Noun) -> bool {
    noun.is(card.kind)
}
