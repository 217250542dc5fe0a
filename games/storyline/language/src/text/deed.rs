//! Deeds: the steps that a text carries out.

use super::{Filter, Given, Number, Printed, Spots, Tally};
use crate::Word;
use serde::{Deserialize, Serialize};

/// A deed: a single step, or several steps joined together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Do {
    /// All deeds of the list, one after the other.
    All(Vec<Do>),
    /// "choose one": one deed of the list, of your choice among those that are possible.
    One(Vec<Do>),
    /// "you may", for a price in Story Points, which may be 0.
    May {
        pay: u8,
        does: Box<Do>,
    },
    /// "You may pay" a number of Story Points, and nothing more. A later "if done" asks whether they were paid.
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
    /// One opponent, or each opponent in turn, carries out the deed, and is "you" in it.
    Opponents {
        who: Opponents,
        does: Box<Do>,
    },
    To(Verb, Target),
    Draw(Number),
    /// SP: you gain a number of Story Points.
    Gain(Number),
    Roll(Number),
    /// A negative SP: you lose a number of Story Points, at once on your own turn, and otherwise after your next Roll
    /// (Q74).
    Lose(Number),
    /// You archive a number of cards from your hand, of your choice.
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
    /// Two Locations of your Storyline change places.
    Swap,
    /// The answered card does not affect your Characters.
    Protect,
    /// The answered card has no effect.
    Cancel,
    /// Your next Draw action of this turn costs 0.
    DrawFree,
}

/// The number of Locations that a Character moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distance {
    Exactly(u8),
    /// At least one Location, and at most this number.
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
    /// GIVE and CHEER: the card gets something for a limited time.
    Give {
        what: Grant,
        until: Until,
    },
}

impl Do {
    /// Returns the deeds that this deed consists of.
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

    /// Returns the greatest number of Locations by which the verb moves a card, or `None` if the verb has no such
    /// number.
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

/// A gift that a GIVE makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Grant {
    /// A change of Vitality, either fixed or multiplied by a count of cards at the moment of the gift.
    Vitality {
        plus: i8,
        each: Option<Tally>,
    },
    Has(Word),
    /// CONTROL: control of the card.
    Control,
}

/// The opponents who carry out a deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponents {
    /// One opponent, of your choice.
    One,
    /// Each opponent, in turn order.
    Each,
}

/// A card that a word of the text points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    This,
    Host,
    It,
}

/// A gift that a card has for a limited time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Lasting {
    Vitality(i8),
    Has(Word),
    /// Control of the card by the Author who has given this gift.
    Control,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Until {
    TurnEnd,
    /// The start of your next turn.
    YourStart,
    /// The end of the next turn of the card's controller.
    ItsTurnEnd,
    RoundEnd,
    /// The moment at which the card leaves play, or the end of the game.
    GameEnd,
}

/// The choice that you have about the cards of a PEEK.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Peeked {
    /// You take a number of cards. The others go to the bottom of the Library in any order.
    Take(u8),
    /// You may put the card on the bottom of the Library.
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
