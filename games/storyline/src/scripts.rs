//! What the texts do, sentence by sentence, so that an agenda can say where it is by two small numbers.

use crate::{Ability, CardId, Catalog, Do, Script, Source, Text};

/// For each card and each Location, for each of its abilities, all its sentences: first the whole, then the parts of
/// the first part, and so on.
#[derive(Clone, Debug)]
pub(crate) struct Scripts {
    cards: Vec<Vec<Vec<Do>>>,
    locations: Vec<Vec<Vec<Do>>>,
}

impl Scripts {
    pub(crate) fn of(catalog: &Catalog) -> Scripts {
        Scripts {
            cards: catalog.cards().iter().map(|card| of_text(&card.text)).collect(),
            locations: catalog.locations().iter().map(|location| of_text(&location.text)).collect(),
        }
    }

    #[inline]
    fn sentences(&self, script: Script) -> &[Do] {
        let abilities = match script.of {
            Source::Card(card) => &self.cards[card.index()],
            Source::Location(location) => &self.locations[location.index()],
        };
        abilities.get(usize::from(script.ability)).map_or(&[], Vec::as_slice)
    }

    #[inline]
    pub(crate) fn sentence(&self, script: Script, node: u8) -> Option<&Do> {
        self.sentences(script).get(usize::from(node))
    }

    /// Where the parts of a sentence stand.
    pub(crate) fn parts(&self, script: Script, node: u8) -> impl Iterator<Item = u8> + '_ {
        let parts = self.sentence(script, node).map_or(0, |sentence| sentence.parts().count());
        let mut next = node + 1;
        (0..parts).map(move |_| {
            let part = next;
            next += self.sentence(script, part).map_or(1, size);
            part
        })
    }

    /// The first ability of a card of this sort.
    pub(crate) fn ability(&self, catalog: &Catalog, card: CardId, wanted: impl Fn(&Ability) -> bool) -> Option<u8> {
        catalog.card(card).text.iter().position(wanted).map(|place| place as u8)
    }
}

fn of_text(text: &Text) -> Vec<Vec<Do>> {
    text.iter()
        .map(|ability| {
            let mut sentences = Vec::new();
            if let Some(does) = does(ability) {
                list(does, &mut sentences);
            }
            sentences
        })
        .collect()
}

/// What an ability does, if it does something at a moment.
pub(crate) fn does(ability: &Ability) -> Option<&Do> {
    match ability {
        Ability::When { does, .. } | Ability::React { does, .. } | Ability::Does(does) => Some(does),
        Ability::Once(once) => Some(&once.does),
        Ability::Standing(_)
        | Ability::Attach(_)
        | Ability::Equip(_)
        | Ability::OnePerBearer
        | Ability::Ends(_)
        | Ability::Enter(_)
        | Ability::Leave(_)
        | Ability::Only(_)
        | Ability::PlayedHere(_) => None,
    }
}

/// Whether it asks for Story Points.
pub(crate) fn pays(sentence: &Do) -> bool {
    let asks = match sentence {
        Do::May { pay, .. } => *pay > 0,
        other => matches!(other, Do::MayPay(_)),
    };
    asks || sentence.parts().any(pays)
}

fn list(sentence: &Do, all: &mut Vec<Do>) {
    all.push(sentence.clone());
    sentence.parts().for_each(|part| list(part, all));
}

fn size(sentence: &Do) -> u8 {
    1 + sentence.parts().map(size).sum::<u8>()
}
