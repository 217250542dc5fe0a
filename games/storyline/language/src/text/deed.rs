//! What is done.

use super::{Filter, Given, Number, Printed, Spots, Tally};
use crate::Word;

/// What is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Do {
    /// One after the other.
    All(Vec<Do>),
    /// "choose one": of those that are possible.
    One(Vec<Do>),
    /// "you may", for so many Story Points.
    May {
        pay: u8,
        does: Box<Do>,
    },
    /// "You may pay" so much, and nothing more: whether it was paid is asked by "if done".
    MayPay(u8),
    If {
        given: Vec<Given>,
        then: Box<Do>,
        otherwise: Option<Box<Do>>,
    },
    /// Choose a face-up Location of your Storyline: THERE.
    At {
        spots: Spots,
        does: Box<Do>,
    },
    /// Choose a card: IT.
    For {
        what: Filter,
        does: Box<Do>,
    },
    /// It is done by an opponent, or by each, who is "you" in it.
    Opponents {
        who: Opponents,
        does: Box<Do>,
    },
    To(Verb, Target),
    Draw(Number),
    /// SP
    Gain(Number),
    Roll(Number),
    /// SP below 0: at once on your turn, else from what your next Roll brings (Q74).
    Lose(Number),
    /// You archive so many cards of your hand.
    Discard(Number),
    Peek {
        cards: u8,
        then: Peeked,
    },
    /// LOOK at one opponent's hand.
    Look,
    Raid,
    Search {
        zones: Zones,
        what: Printed,
        most: u8,
        to: Goal,
    },
    /// Turn a Location face-up.
    Reveal(FaceDown),
    /// Q31, for 0 Story Points.
    Replace(Where),
    /// Two Locations of your Storyline.
    Swap,
    /// What is being answered does not affect your Characters.
    Protect,
    /// What is being answered has no effect.
    Cancel,
    /// Your next Draw action this turn costs 0.
    DrawFree,
}

/// How far a Character goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distance {
    Exactly(u8),
    /// At least one step.
    UpTo(u8),
}

impl Distance {
    pub fn least(self) -> u8 {
        match self {
            Distance::Exactly(steps) => steps,
            Distance::UpTo(_) => 1,
        }
    }

    pub fn most(self) -> u8 {
        match self {
            Distance::Exactly(steps) | Distance::UpTo(steps) => steps,
        }
    }
}

/// What is done to cards in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verb {
    Move(Distance),
    Push {
        steps: u8,
    },
    Advance(Distance),
    /// Onto its controller's Title Card with its Objects.
    Home,
    /// Onto its controller's Title Card; its Objects stay.
    Title,
    Hand,
    Archive,
    Banish,
    /// Move an Object onto one of your Characters HERE.
    Take,
    /// An Object stays behind, unequipped.
    Drop,
    /// Two Characters change places.
    Swap {
        with: Who,
    },
    /// CHEER, and everything else that lasts for a while.
    Give {
        what: Grant,
        until: Until,
    },
}

impl Do {
    /// The sentences it is made of.
    pub fn parts(&self) -> impl Iterator<Item = &Do> {
        let (several, one, other): (&[Do], Option<&Do>, Option<&Do>) = match self {
            Do::All(parts) | Do::One(parts) => (parts, None, None),
            Do::May { does, .. } | Do::At { does, .. } | Do::For { does, .. } | Do::Opponents { does, .. } => {
                (&[], Some(does), None)
            }
            Do::If { then, otherwise, .. } => (&[], Some(then), otherwise.as_deref()),
            Do::To(..)
            | Do::MayPay(_)
            | Do::Draw(_)
            | Do::Gain(_)
            | Do::Roll(_)
            | Do::Lose(_)
            | Do::Discard(_)
            | Do::Peek { .. }
            | Do::Look
            | Do::Raid
            | Do::Search { .. }
            | Do::Reveal(_)
            | Do::Replace(_)
            | Do::Swap
            | Do::Protect
            | Do::Cancel
            | Do::DrawFree => (&[], None, None),
        };
        several.iter().chain(one).chain(other)
    }
}

impl Verb {
    pub fn moves(&self) -> bool {
        matches!(
            self,
            Verb::Move(_) | Verb::Push { .. } | Verb::Advance(_) | Verb::Home | Verb::Title | Verb::Swap { .. }
        )
    }

    /// How many Locations it moves somebody at most.
    pub fn steps(&self) -> Option<u8> {
        match self {
            Verb::Move(distance) | Verb::Advance(distance) => Some(distance.most()),
            Verb::Push { steps } => Some(*steps),
            Verb::Home
            | Verb::Title
            | Verb::Hand
            | Verb::Archive
            | Verb::Banish
            | Verb::Take
            | Verb::Drop
            | Verb::Swap { .. }
            | Verb::Give { .. } => None,
        }
    }

    /// Does a card no good.
    pub fn harms(&self) -> bool {
        self.removes()
            || self.moves()
            || matches!(self, Verb::Drop | Verb::Give { what: Grant::Vitality { plus: ..=-1, .. }, .. })
    }

    /// Takes a card out of play.
    pub fn removes(&self) -> bool {
        matches!(self, Verb::Archive | Verb::Hand | Verb::Banish)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    This,
    Host,
    It,
    /// One of these, of your choice; several filters are joined by "or".
    One(Vec<Filter>),
    UpTo(u8, Vec<Filter>),
    Each(Filter),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    Here,
    There,
}

/// Which face-down Location of your Storyline is turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaceDown {
    Adjacent,
    Any,
}

/// What GIVE gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Grant {
    /// So much, or so much for each of what is counted as it is given.
    Vitality {
        plus: i8,
        each: Option<Tally>,
    },
    Has(Word),
    /// CONTROL
    Control,
}

/// Who of several opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponents {
    /// One, of your choice.
    One,
    /// Each, in turn order.
    Each,
}

/// A card that is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    This,
    Host,
    It,
}

/// What has been given for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasting {
    Vitality(i8),
    Has(Word),
    /// Whoever has given it controls the card.
    Control,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Until {
    TurnEnd,
    /// The start of your next turn.
    YourStart,
    /// The end of its controller's next turn.
    ItsTurnEnd,
    RoundEnd,
    /// As long as it is in play.
    GameEnd,
}

/// What becomes of cards that were looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Peeked {
    /// Take so many; the others go to the bottom of the Library in any order.
    Take(u8),
    /// It may be put on the bottom.
    MayBottom,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Zones {
    pub hand: bool,
    pub library: bool,
    pub archive: bool,
}

/// Where a card goes that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    Hand,
    /// Onto your Title Card.
    Title,
    /// Played over the version of it that you control, for 0.
    Over,
}
