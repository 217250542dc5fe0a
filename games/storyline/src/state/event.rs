//! What can be seen of a change.

use super::{Action, Fell, To, Why};
use crate::{Bag, PieceId, SpotId};
use kernel::Seat;
use language::{CardId, Goal, Lasting, LocationId, Script, Source, Until};

/// What happened, so that it can be told by itself: cards in play are named by title too, and places by the Location
/// that lies there. What only one seat saw is left out for the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    FirstChosen(Seat),
    TurnBegan {
        seat: Seat,
        round: u8,
    },
    RoundBegan(u8),
    /// The Story Actions are over.
    BonusBegan(Seat),
    TurnEnded(Seat),
    /// A seat may do something now.
    Asked {
        seat: Seat,
        why: Why,
    },
    /// And did nothing.
    Passed {
        seat: Seat,
        why: Why,
    },
    Drew {
        seat: Seat,
        card: Option<CardId>,
    },
    /// Rules 18
    Reshuffled {
        stock: Seat,
    },
    /// The Library was searched.
    Shuffled {
        stock: Seat,
    },
    Rolled {
        seat: Seat,
        die: Die,
        symbol: bool,
    },
    /// All dice of a throw lie.
    Earned {
        seat: Seat,
        fell: Fell,
    },
    /// SP
    Gained {
        seat: Seat,
        points: u8,
    },
    /// SP below 0: at once, or after the next Roll (Q74).
    Lost {
        seat: Seat,
        points: u8,
    },
    Owes {
        seat: Seat,
        points: u8,
    },
    /// `seat` controls it from now on (Q72).
    Controlled {
        seat: Seat,
        piece: PieceId,
        card: CardId,
    },
    Burnt {
        seat: Seat,
        card: CardId,
    },
    Paid {
        seat: Seat,
        points: u8,
        expense: Expense,
    },
    Played {
        seat: Seat,
        card: CardId,
        to: To,
        paid: u8,
        onto: Onto,
    },
    Saved {
        seat: Seat,
        paid: u8,
        card: Option<CardId>,
    },
    /// Which of its face-down Events, counted from 0.
    Revealed {
        seat: Seat,
        card: CardId,
        number: u8,
    },
    Used {
        seat: Seat,
        piece: PieceId,
        card: CardId,
    },
    /// A text that nobody has played is being carried out, and comes to something.
    Triggered {
        seat: Seat,
        script: Script,
    },
    Cancelled {
        card: CardId,
    },
    Protected {
        seat: Seat,
    },
    /// A card came into play.
    Entered {
        seat: Seat,
        piece: PieceId,
        card: CardId,
    },
    Equipped {
        object: PieceId,
        card: CardId,
        bearer: PieceId,
        on: CardId,
    },
    /// Rules 38: lies at its Location and belongs to nobody.
    Loose {
        object: PieceId,
        card: CardId,
        at: Landmark,
    },
    /// `seat` controls it.
    Moved {
        seat: Seat,
        piece: PieceId,
        card: CardId,
        from: Option<Landmark>,
        to: Landmark,
        way: Way,
    },
    /// Rules 19
    ReachedEnd {
        seat: Seat,
        piece: PieceId,
        card: CardId,
    },
    /// The step failed (Q24).
    Failed {
        seat: Seat,
        piece: PieceId,
        card: CardId,
        at: Landmark,
        why: Hitch,
    },
    TurnedUp {
        spot: SpotId,
        location: LocationId,
    },
    Replaced {
        spot: SpotId,
        old: LocationId,
        new: LocationId,
    },
    /// Where they lay before.
    Swapped {
        seat: Seat,
        one: Landmark,
        other: Landmark,
    },
    /// With whose Archive it went to.
    Archived {
        piece: PieceId,
        card: CardId,
        stock: Seat,
    },
    Banished {
        piece: PieceId,
        card: CardId,
        stock: Seat,
    },
    Handed {
        piece: PieceId,
        card: CardId,
        seat: Seat,
    },
    Homed {
        piece: PieceId,
        card: CardId,
        seat: Seat,
    },
    /// A card of no lasting effect went to the Archive.
    Shelved {
        card: CardId,
        stock: Seat,
    },
    ArchivedFromHand {
        seat: Seat,
        card: CardId,
    },
    /// `seat` has given it.
    Given {
        seat: Seat,
        piece: PieceId,
        card: CardId,
        what: Lasting,
        until: Until,
    },
    LookedAt {
        seat: Seat,
        whose: Seat,
        hand: Option<Bag>,
    },
    Peeked {
        seat: Seat,
        card: Option<CardId>,
    },
    Took {
        seat: Seat,
        card: Option<CardId>,
    },
    ToBottom {
        seat: Seat,
        card: Option<CardId>,
    },
    /// Left where it was.
    LeftOnTop {
        seat: Seat,
    },
    Searched {
        seat: Seat,
        card: CardId,
        found: Option<From>,
    },
    /// What was found went to the hand, or into play.
    Fetched {
        seat: Seat,
        card: CardId,
        from: From,
        to: Goal,
    },
    /// DRAW FREE: the next Draw action will cost nothing.
    FreeDraw {
        seat: Seat,
        of: Source,
    },
    /// A Draw action cost nothing because of this.
    DrewFree {
        seat: Seat,
        of: Source,
    },
    /// Q61, Q63: something is not done.
    NoRoom(Room),
    /// An answer whose consequence follows in events of its own.
    Chose {
        seat: Seat,
        what: Action,
    },
    Ended {
        ending: Ending,
    },
}

/// A place along the road, and what lay there face-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landmark {
    pub spot: SpotId,
    pub location: Option<LocationId>,
}

/// For what a table has no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// This card would come into play.
    Play(CardId),
    /// A text would give this card something for a while.
    Lasting(CardId),
    /// More cards of this seat's Library would be looked at.
    Known(Seat),
    /// One more text would be carried out.
    Text(Source),
    /// More would be kept in mind of what texts have still to do.
    Steps,
    /// This seat would do more in its turn.
    Actions(Seat),
}

/// Why a step failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hitch {
    /// ONLY: this text of the Location does not let it in.
    Barred { ability: u8 },
    /// Q60: there were not Story Points enough for what the Location asks.
    Short { cost: u8 },
    /// Q20: its Author did not pay that.
    Declined { cost: u8 },
}

/// Onto what a card was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onto {
    Title,
    Place(Landmark),
    Card(CardId),
    Nowhere,
}

/// How a Character came to another Location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// By a normal step.
    Step,
    /// FOLLOW
    Follow,
    /// By a text, and who decided in it.
    Text { of: Source, seat: Seat },
}

/// For what Story Points were paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expense {
    Draw,
    /// The action and what the Locations ask for.
    Step,
    /// What a Location asks for that was turned up by the step (Q23).
    Entry,
    Replace,
    /// Playing a card, or laying it face-down.
    Card,
    /// What a text asks for.
    Text,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Die {
    /// With so many faces that bear a symbol.
    Blue(u8),
    Gold,
}

/// Where a card was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    Hand,
    Library,
    Archive,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Rules 10
    TheEnd,
    /// Q52
    RoundCap,
    /// Challenge and Solitaire: all Rounds are played.
    Rounds,
}
