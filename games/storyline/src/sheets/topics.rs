//! What standing texts are about, as sets: so that a question is put only to those that can answer it.

use crate::{Amount, Gift, Standing};
use std::ops::BitOr;

/// A set of subjects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Topics(u16);

impl Topics {
    pub(crate) const VITALITY: Topics = Topics(1);
    /// Vitality that may be taken away.
    pub(crate) const HARM: Topics = Topics(1 << 1);
    pub(crate) const WORDS: Topics = Topics(1 << 2);
    /// TOLL and WAIVE
    pub(crate) const TOLLS: Topics = Topics(1 << 3);
    pub(crate) const STRIDE: Topics = Topics(1 << 4);
    pub(crate) const FOLLOW: Topics = Topics(1 << 5);
    pub(crate) const BLANK: Topics = Topics(1 << 6);
    pub(crate) const DICE: Topics = Topics(1 << 7);
    /// COST of other cards
    pub(crate) const COST: Topics = Topics(1 << 8);
    /// COST of the card itself
    pub(crate) const OWN_COST: Topics = Topics(1 << 9);
    pub(crate) const FREE_DRAW: Topics = Topics(1 << 10);

    pub(crate) fn of(standing: &Standing) -> Topics {
        standing.gives.iter().map(Topics::of_gift).fold(Topics::default(), Topics::bitor)
    }

    fn of_gift(gift: &Gift) -> Topics {
        match gift {
            Gift::Vitality(amount) if takes(amount) => Topics::VITALITY | Topics::HARM,
            Gift::Vitality(_) => Topics::VITALITY,
            Gift::Has(_) => Topics::WORDS,
            Gift::Toll { .. } | Gift::Waive { .. } => Topics::TOLLS,
            Gift::Stride(_) => Topics::STRIDE,
            Gift::Follow(_) => Topics::FOLLOW,
            Gift::Blank => Topics::BLANK,
            Gift::Dice(_) => Topics::DICE,
            Gift::Cost { on, .. } if on.this => Topics::OWN_COST,
            Gift::Cost { .. } => Topics::COST,
            Gift::FreeDraw => Topics::FREE_DRAW,
        }
    }

    #[inline]
    pub(crate) fn meet(self, other: Topics) -> bool {
        self.0 & other.0 != 0
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
