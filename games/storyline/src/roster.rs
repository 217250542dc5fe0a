//! Which cards in play a question is for, so that the rules need not look at all of them.

use crate::{
    PieceId, Pieces,
    text_index::{TextIndex, Topic},
};
use language::CardId;

/// Told by the cards in play themselves, as they come and go; kept because it is asked for all the time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roster {
    pub(crate) characters: Pieces,
    /// Objects that somebody can be equipped with.
    pub(crate) bearable: Pieces,
    /// Objects that wait for somebody to enter.
    pub(crate) snares: Pieces,
    /// With a ONCE.
    pub(crate) once: Pieces,
    /// With a text for the beginning of a turn, or its end.
    pub(crate) timed: Pieces,
    /// What its own text may end.
    pub(crate) ends: Pieces,
    /// What gives words without a condition to what it is on.
    pub(crate) lenders: Pieces,
    /// For each topic, those with a standing text about it.
    speakers: [Speakers; Topic::COUNT],
}

/// Who has a standing text about a topic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Speakers {
    pub(crate) all: Pieces,
    /// Those of them whose text is about other cards HERE.
    pub(crate) here: Pieces,
    /// Those whose text is about other cards wherever these are.
    pub(crate) far: Pieces,
}

impl Roster {
    /// Who has a standing text about this.
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
