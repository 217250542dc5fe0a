//! Sets of the cards in play, one for each kind of text, so that the rules need not examine all cards.

use crate::{
    PieceId, Pieces,
    text_index::{TextIndex, Topic},
};
use language::CardId;
use serde::{Deserialize, Serialize};

/// An index of the cards in play: sets of cards by the kinds of their texts. The sets follow from `pieces`, but are
/// stored because they are used often.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Roster {
    pub(crate) characters: Pieces,
    /// The Objects that can be equipped.
    pub(crate) bearable: Pieces,
    /// The Objects with a text that a Character triggers when it enters their Location.
    pub(crate) snares: Pieces,
    /// The cards with a ONCE.
    pub(crate) once: Pieces,
    /// The cards with a START or TURN ENDS text.
    pub(crate) timed: Pieces,
    /// The cards with an `ends when` condition, which may archive them.
    pub(crate) ends: Pieces,
    /// The cards that give words, without a condition, to the card or place that they are on.
    pub(crate) lenders: Pieces,
    /// For each topic, the cards with a standing text about it.
    speakers: [Speakers; Topic::COUNT],
}

/// The cards with a standing text about a topic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Speakers {
    pub(crate) all: Pieces,
    /// The cards with a standing text about other cards HERE.
    pub(crate) here: Pieces,
    /// The cards with a standing text about other cards anywhere.
    pub(crate) far: Pieces,
}

impl Roster {
    /// Returns the cards with a standing text about this topic.
    #[inline]
    pub(crate) fn about(&self, topic: Topic) -> Pieces {
        self.speakers(topic).all
    }

    #[inline]
    pub(crate) fn speakers(&self, topic: Topic) -> &Speakers {
        &self.speakers[topic as usize]
    }

    pub(crate) fn enter(&mut self, texts: &TextIndex, id: PieceId, card: CardId) {
        let (entry, object) = (texts.card(card), texts.objects.contains(card));
        for (those, belongs) in [
            (&mut self.characters, texts.characters.contains(card)),
            (&mut self.bearable, object && !entry.unbearable),
            (&mut self.snares, object && entry.entered_by),
            (&mut self.once, entry.once),
            (&mut self.timed, entry.starts || entry.turn_ends),
            (&mut self.ends, entry.ends),
            (&mut self.lenders, !entry.lends.is_empty()),
        ] {
            if belongs {
                those.insert(id);
            }
        }
        for topic in entry.stands.iter() {
            let speakers = &mut self.speakers[topic as usize];
            speakers.all.insert(id);
            for (those, belongs) in
                [(&mut speakers.here, entry.here.has(topic)), (&mut speakers.far, entry.far.has(topic))]
            {
                if belongs {
                    those.insert(id);
                }
            }
        }
    }

    pub(crate) fn leave(&mut self, id: PieceId) {
        let Roster { characters, bearable, snares, once, timed, ends, lenders, speakers } = self;
        let few = [characters, bearable, snares, once, timed, ends, lenders];
        let speakers = speakers.iter_mut().flat_map(|Speakers { all, here, far }| [all, here, far]);
        few.into_iter().chain(speakers).for_each(|those| those.remove(id));
    }
}
