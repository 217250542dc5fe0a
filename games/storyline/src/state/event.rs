//! The events of a change.

use super::{Action, Fell, To, Why};
use crate::{Bag, PieceId, Seats, SpotId};
use kernel::Seat;
use language::{CardId, Goal, Lasting, LocationId, Script, Source, Until};

/// Something that happened. It can be put into words without the position: cards in play are also named by title, and
/// places by their Location. Information that only one seat saw is left out for the others.
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
    /// A seat is asked for a decision.
    Asked {
        seat: Seat,
        why: Why,
    },
    /// A seat did nothing.
    Passed {
        seat: Seat,
        why: Why,
    },
    Drew {
        seat: Seat,
        card: Option<CardId>,
    },
    /// The Archive has become the Library (rule 18).
    Reshuffled {
        stock: Seat,
    },
    /// The Library has been shuffled after a search.
    Shuffled {
        stock: Seat,
    },
    Rolled {
        seat: Seat,
        die: Die,
        symbol: bool,
    },
    /// All dice of a throw have fallen.
    Earned {
        seat: Seat,
        fell: Fell,
    },
    /// SP: a seat has gained Story Points.
    Gained {
        seat: Seat,
        points: u8,
    },
    /// A seat has lost Story Points: by a text on its own turn, or after its Roll (Q74).
    Lost {
        seat: Seat,
        points: u8,
    },
    Owes {
        seat: Seat,
        points: u8,
    },
    /// `seat` controls the card from now on (Q72).
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
    /// `number` is the index of the face-down Event.
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
    /// A text that nobody has played is carried out, and does something.
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
    /// A card has come into play.
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
    /// The Object is at its Location and belongs to nobody (rule 38).
    Loose {
        object: PieceId,
        card: CardId,
        at: Landmark,
    },
    /// `seat` controls the Character.
    Moved {
        seat: Seat,
        piece: PieceId,
        card: CardId,
        from: Option<Landmark>,
        to: Landmark,
        way: Way,
    },
    /// A Prime has reached The End (rule 19).
    ReachedEnd {
        seat: Seat,
        piece: PieceId,
        card: CardId,
    },
    /// A step has failed (Q24).
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
    /// `one` and `other` are the places before the swap.
    Swapped {
        seat: Seat,
        one: Landmark,
        other: Landmark,
    },
    /// `stock` is the seat whose Archive has the card now.
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
    /// A card without a lasting effect has gone to the Archive.
    Shelved {
        card: CardId,
        stock: Seat,
    },
    ArchivedFromHand {
        seat: Seat,
        card: CardId,
    },
    /// `seat` has given `what` to the card.
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
        from: Among,
    },
    ToBottom {
        seat: Seat,
        card: Option<CardId>,
        from: Among,
    },
    /// The card was left on top.
    LeftOnTop {
        seat: Seat,
    },
    Searched {
        seat: Seat,
        card: CardId,
        found: Option<From>,
    },
    /// A card that was found has gone to the hand, or into play.
    Fetched {
        seat: Seat,
        card: CardId,
        from: From,
        to: Goal,
    },
    /// DRAW FREE: the next Draw action costs nothing.
    FreeDraw {
        seat: Seat,
        of: Source,
    },
    /// A Draw action has cost nothing because of this card.
    DrewFree {
        seat: Seat,
        of: Source,
    },
    /// An effect is left out, because a limit is reached (Q61, Q63).
    NoRoom(Room),
    /// An answer. Its effects are separate events.
    Chose {
        seat: Seat,
        what: Action,
    },
    Ended {
        ending: Ending,
    },
}

/// A place on the road, with its face-up Location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landmark {
    pub spot: SpotId,
    pub location: Option<LocationId>,
}

/// A card among the cards that a seat peeks at, as everybody sees it (Q80).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Among {
    /// The seats that have seen the card in its place.
    pub by: Seats,
    /// The index of the first of its neighbours that the same seats have seen, the uppermost card first. For the other
    /// seats these neighbours are alike.
    pub place: u8,
}

/// The limit that is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// This card cannot come into play.
    Play(CardId),
    /// A text cannot give this card a temporary gift.
    Lasting(CardId),
    /// No more cards of this seat's Library can be peeked at.
    Known(Seat),
    /// A text of this source cannot be carried out.
    Text(Source),
    /// The agenda has no room for more tasks.
    Steps,
    /// This seat can take no more actions in its turn.
    Actions(Seat),
}

/// The reason why a step failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hitch {
    /// ONLY: this text of the Location keeps the Character out.
    Barred { ability: u8 },
    /// The Author does not have the Story Points for the cost to enter (Q60).
    Short { cost: u8 },
    /// The Author did not pay the cost to enter (Q20).
    Declined { cost: u8 },
}

/// The target of a card that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onto {
    Title,
    Place(Landmark),
    Card(CardId),
    Nowhere,
}

/// The way in which a Character has come to another Location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// By a normal step.
    Step,
    /// By FOLLOW, after another Character.
    Follow,
    /// By a text. `seat` is the seat that decides in it.
    Text { of: Source, seat: Seat },
}

/// The purpose of a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expense {
    Draw,
    /// The action, and the costs of the Locations.
    Step,
    /// The cost to enter a Location that the step has turned up (Q23).
    Entry,
    Replace,
    /// A card that is played, or saved face-down.
    Card,
    /// The cost in a text.
    Text,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Die {
    /// A blue die, with its number of faces that have a symbol.
    Blue(u8),
    Gold,
}

/// The place where a card was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    Hand,
    Library,
    Archive,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A Prime has reached The End (rule 10).
    TheEnd,
    /// The limit of Rounds is reached (Q52).
    RoundCap,
    /// All Rounds of a Challenge or a Solitaire are played.
    Rounds,
}
