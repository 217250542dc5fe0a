//! The topics of standing texts. They let the rules read only the texts that matter to a question.

use language::{Amount, Cards, Gift, Part, Standing, Word};
use std::ops::BitOr;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Topic {
    Vitality,
    /// Loss of Vitality.
    Harm,
    /// Words that have no topic of their own.
    Words,
    /// Steadfast and Immovable. They have a topic of their own, because they are looked up for each Character before a
    /// step.
    Roots,
    /// SHIELD. It has a topic of its own, because it is looked up for each card that a text may choose.
    Shield,
    /// TOLL and WAIVE for entering.
    EnterTolls,
    /// TOLL and WAIVE for leaving.
    LeaveTolls,
    Stride,
    Follow,
    Blank,
    Dice,
    /// COST of cards other than the card with the text.
    Cost,
    /// COST of the card itself.
    OwnCost,
    FreeDraw,
}

impl Topic {
    pub(crate) const ALL: [Topic; 14] = [
        Topic::Vitality,
        Topic::Harm,
        Topic::Words,
        Topic::Roots,
        Topic::Shield,
        Topic::EnterTolls,
        Topic::LeaveTolls,
        Topic::Stride,
        Topic::Follow,
        Topic::Blank,
        Topic::Dice,
        Topic::Cost,
        Topic::OwnCost,
        Topic::FreeDraw,
    ];
    pub(crate) const COUNT: usize = Topic::ALL.len();

    /// Returns the topic of texts that give this word.
    #[inline]
    pub(crate) fn of_word(word: Word) -> Topic {
        match word {
            Word::STEADFAST | Word::IMMOVABLE => Topic::Roots,
            Word::SHIELD => Topic::Shield,
            _ => Topic::Words,
        }
    }
}

/// A set of topics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Topics(u16);

impl Topics {
    pub(crate) fn of(standing: &Standing) -> Topics {
        standing.gives.iter().flat_map(topics_of_gift).copied().collect()
    }

    #[inline]
    pub(crate) fn has(self, topic: Topic) -> bool {
        self.0 >> topic as u16 & 1 == 1
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Topic> {
        Topic::ALL.into_iter().filter(move |topic| self.has(*topic))
    }
}

fn topics_of_gift(gift: &Gift) -> &'static [Topic] {
    match gift {
        Gift::Vitality(amount) if takes(amount) => &[Topic::Vitality, Topic::Harm],
        Gift::Vitality(_) => &[Topic::Vitality],
        Gift::Has(word) => match Topic::of_word(*word) {
            Topic::Roots => &[Topic::Roots],
            Topic::Shield => &[Topic::Shield],
            _ => &[Topic::Words],
        },
        Gift::Toll { part: Part::Enter, .. } | Gift::Waive { part: Part::Enter, .. } => &[Topic::EnterTolls],
        Gift::Toll { part: Part::Leave, .. } | Gift::Waive { part: Part::Leave, .. } => &[Topic::LeaveTolls],
        Gift::Toll { part: Part::All, .. } | Gift::Waive { part: Part::All, .. } => {
            &[Topic::EnterTolls, Topic::LeaveTolls]
        }
        Gift::Stride(_) => &[Topic::Stride],
        Gift::Follow(_) => &[Topic::Follow],
        Gift::Blank => &[Topic::Blank],
        // Control is not looked up by topic, but computed in the check of the state.
        Gift::Control => &[],
        Gift::Dice(_) => &[Topic::Dice],
        Gift::Cost { on: Cards::This, .. } => &[Topic::OwnCost],
        Gift::Cost { .. } => &[Topic::Cost],
        Gift::FreeDraw => &[Topic::FreeDraw],
    }
}

fn takes(amount: &Amount) -> bool {
    match amount {
        Amount::Fixed(plus) | Amount::Each { plus, .. } => *plus < 0,
        Amount::Instead { usual, instead, .. } => usual.min(instead) < &0,
    }
}

impl BitOr for Topics {
    type Output = Topics;

    #[inline]
    fn bitor(self, other: Topics) -> Topics {
        Topics(self.0 | other.0)
    }
}

impl FromIterator<Topic> for Topics {
    fn from_iter<I: IntoIterator<Item = Topic>>(topics: I) -> Topics {
        topics.into_iter().fold(Topics::default(), |all, topic| Topics(all.0 | 1 << topic as u16))
    }
}
