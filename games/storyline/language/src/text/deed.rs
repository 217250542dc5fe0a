//! Deeds: the steps that a text carries out.

use super::{Filter, Given, Number, Printed, Spots, Tally};
use crate::Word;

/// A deed: a single step, or several steps joined together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Do {
    /// All of these deeds, one after the other.
    All(Vec<Do>),
    /// "choose one": one of the deeds that are possible.
    One(Vec<Do>),
    /// "you may", for a number of Story Points.
    May {
        pay: u8,
        does: Box<Do>,
    },
    /// "You may pay" a number of Story Points, and nothing more. "if done" asks whether they were paid.
    MayPay(u8),
    If {
        given: Vec<Given>,
        then: Box<Do>,
        otherwise: Option<Box<Do>>,
    },
    /// You choose a face-up Location of your Storyline, which is THERE.
    At {
        spots: Spots,
        does: Box<Do>,
    },
    /// You choose a card, which is IT.
    For {
        what: Filter,
        does: Box<Do>,
    },
    /// One opponent or each opponent carries out the deed, and is "you" in it.
    Opponents {
        who: Opponents,
        does: Box<Do>,
    },
    To(Verb, Target),
    Draw(Number),
    /// SP, a number of Story Points that you gain.
    Gain(Number),
    Roll(Number),
    /// A negative SP, a number of Story Points that you lose. On your turn you lose the points at once; otherwise they
    /// are taken from your next Roll (Q74).
    Lose(Number),
    /// You archive a number of cards from your hand.
    Discard(Number),
    Peek {
        cards: u8,
        then: Peeked,
    },
    /// You look at the hand of one opponent.
    Look,
    Raid,
    Search {
        zones: Zones,
        what: Printed,
        most: u8,
        to: Goal,
    },
    /// You turn a Location face-up.
    Reveal(FaceDown),
    /// You replace a Location for 0 Story Points (Q31).
    Replace(Where),
    /// You swap two Locations of your Storyline.
    Swap,
    /// The answered card does not affect your Characters.
    Protect,
    /// The answered card has no effect.
    Cancel,
    /// Your next Draw action of this turn costs 0.
    DrawFree,
}

/// The distance that a Character goes, in Locations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distance {
    Exactly(u8),
    /// From one step to this number.
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

/// A verb that acts on cards in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verb {
    Move(Distance),
    Push {
        steps: u8,
    },
    Advance(Distance),
    /// The card goes onto its controller's Title Card with its Objects.
    Home,
    /// The card goes onto its controller's Title Card without its Objects.
    Title,
    Hand,
    Archive,
    Banish,
    /// An Object moves onto one of your Characters HERE.
    Take,
    /// An Object is unequipped and stays at its Location.
    Drop,
    /// Two Characters change places.
    Swap {
        with: Who,
    },
    /// GIVE and CHEER: the card gets something for a while.
    Give {
        what: Grant,
        until: Until,
    },
}

impl Do {
    /// Returns the deeds that this deed is made of.
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

    /// Returns the greatest number of Locations by which the verb moves a card, or `None` for other verbs.
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

    /// Reports whether the verb harms the card that it acts on.
    pub fn harms(&self) -> bool {
        self.removes()
            || self.moves()
            || matches!(self, Verb::Drop | Verb::Give { what: Grant::Vitality { plus: ..=-1, .. }, .. })
    }

    /// Reports whether the verb takes a card out of play.
    pub fn removes(&self) -> bool {
        matches!(self, Verb::Archive | Verb::Hand | Verb::Banish)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    This,
    Host,
    It,
    /// One card of your choice that matches one of the filters, which are joined by "or".
    One(Vec<Filter>),
    UpTo(u8, Vec<Filter>),
    Each(Filter),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    Here,
    There,
}

/// The face-down Locations of your Storyline that may be turned face-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaceDown {
    Adjacent,
    Any,
}

/// A thing that GIVE gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Grant {
    /// Vitality, once or for each card that is counted when it is given.
    Vitality {
        plus: i8,
        each: Option<Tally>,
    },
    Has(Word),
    /// CONTROL: the control of the card.
    Control,
}

/// The opponents that carry out a deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponents {
    /// One opponent, of your choice.
    One,
    /// Each opponent, in turn order.
    Each,
}

/// A card that a pointer names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    This,
    Host,
    It,
}

/// A thing that a card has for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasting {
    Vitality(i8),
    Has(Word),
    /// The Author who gave the control controls the card.
    Control,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Until {
    TurnEnd,
    /// The start of your next turn.
    YourStart,
    /// The end of the next turn of its controller.
    ItsTurnEnd,
    RoundEnd,
    /// As long as the card is in play.
    GameEnd,
}

/// The deed that is done with the cards of a PEEK.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Peeked {
    /// You take a number of cards. The others go to the bottom of the Library in any order.
    Take(u8),
    /// You may put the card on the bottom.
    MayBottom,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Zones {
    pub hand: bool,
    pub library: bool,
    pub archive: bool,
}

/// The place where a found card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    Hand,
    /// Onto your Title Card.
    Title,
    /// The card is played for 0 Story Points over the version of it that you control.
    Over,
}
