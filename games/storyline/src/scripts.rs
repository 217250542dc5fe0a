//! All sentences of all texts. They are numbered, so that the agenda can name a sentence by two small numbers.

use crate::NodeId;
use language::{Ability, CardId, Catalog, Do, Script, Source, Text};

/// All sentences of each ability of each card and Location, in depth-first order: each sentence is followed by its
/// parts, and each part by its own parts.
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
    pub(crate) fn sentence(&self, script: Script, node: NodeId) -> Option<&Do> {
        self.sentences(script).get(node.index())
    }

    /// Returns the ids of the parts of a sentence.
    pub(crate) fn parts(&self, script: Script, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let parts = self.sentence(script, node).map_or(0, |sentence| sentence.parts().count());
        let mut next = node.index() + 1;
        (0..parts).map(move |_| {
            let part = NodeId::from_index(next);
            next += self.sentence(script, part).map_or(1, Do::size);
            part
        })
    }

    /// Returns the index of the first ability of a card that satisfies a condition.
    pub(crate) fn ability(&self, catalog: &Catalog, card: CardId, wanted: impl Fn(&Ability) -> bool) -> Option<u8> {
        catalog.card(card).text.iter().position(wanted).map(|place| place as u8)
    }
}

fn of_text(text: &Text) -> Vec<Vec<Do>> {
    text.iter()
        .map(|ability| ability.deed().map_or(Vec::new(), |deed| deed.sentences().into_iter().cloned().collect()))
        .collect()
}
