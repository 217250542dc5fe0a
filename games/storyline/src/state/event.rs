//! The events that report each change of a position.

use super::{Action, Fell, To, Why};
use crate::{Bag, PieceId, Seats, SpotId};
use kernel::Seat;
use language::{CardId, Goal, Lasting, LocationId, Script, Source, Until};

/// An event: something that happened in the game. An event can be put into words without the position, because it holds
/// the titles of cards in play and the Locations of places. Information that only one seat saw is left out for the
/// other viewers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    FirstChosen(Seat),
    TurnBegan {
        seat: Seat,
        round: u8,
    },
    RoundBegan(u8),
    /// The Story Actions ended, and Bonus Movement began.
    BonusBegan(Seat),
    TurnEnded(Seat),
    /// A seat was asked for a decision.
    Asked {
        seat: Seat,
        why: Why,
    },
    /// A seat chose to do nothing.
    Passed {
        seat: Seat,
        why: Why,
    },
    Drew {
        seat: Seat,
        card: Option<CardId>,
    },
    /// The Archive became the Library (rule 18).
    Reshuffled {
        stock: Seat,
    },
    /// A Library was shuffled after a search.
    Shuffled {
        stock: Seat,
    },
    Rolled {
        seat: Seat,
        die: Die,
        symbol: bool,
    },
    /// All dice of a throw were rolled.
    Earned {
        seat: Seat,
        fell: Fell,
    },
    /// A text with SP gave Story Points to a seat.
    Gained {
        seat: Seat,
        points: u8,
    },
    /// A seat lost Story Points because of a text: at once on its own turn, and otherwise after its next Roll (Q74).
    Lost {
        seat: Seat,
        points: u8,
    },
    Owes {
        seat: Seat,
        points: u8,
    },
    /// Control of a card passed to `seat` (Q72).
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
    /// A seat revealed a face-down Event. `number` was the index of the Event.
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
    /// A triggered text began. Texts that cannot change anything are not reported.
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
    /// An Object became loose at a Location, where it belongs to nobody (rule 38).
    Loose {
        object: PieceId,
        card: CardId,
        at: Landmark,
    },
    /// A Character moved. `seat` is its controller.
    Moved {
        seat: Seat,
        piece: PieceId,
        card: CardId,
        from: Option<Landmark>,
        to: Landmark,
        way: Way,
    },
    /// A Prime reached The End (rule 19).
    ReachedEnd {
        seat: Seat,
        piece: PieceId,
        card: CardId,
    },
    /// A step failed (Q24).
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
    /// Two Locations were swapped. `one` and `other` are the places before the swap.
    Swapped {
        seat: Seat,
        one: Landmark,
        other: Landmark,
    },
    /// A card was archived from play. `stock` is the seat whose Archive now contains it. The cause is `None` if a text
    /// archives the card.
    Archived {
        piece: PieceId,
        card: CardId,
        stock: Seat,
        cause: Option<Cause>,
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
    /// A played card that does not stay in play went to the Archive.
    Shelved {
        card: CardId,
        stock: Seat,
    },
    ArchivedFromHand {
        seat: Seat,
        card: CardId,
    },
    /// A text of `seat` gave `what` to a card.
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
    /// A seat left the last peeked card on top of the Library.
    LeftOnTop {
        seat: Seat,
    },
    Searched {
        seat: Seat,
        card: CardId,
        found: Option<From>,
    },
    /// A card that a search found went to the hand, or came into play.
    Fetched {
        seat: Seat,
        card: CardId,
        from: From,
        to: Goal,
    },
    /// A DRAW FREE text took effect: the next Draw action costs nothing.
    FreeDraw {
        seat: Seat,
        of: Source,
    },
    /// A Draw action cost nothing because of the text of this card or Location.
    DrewFree {
        seat: Seat,
        of: Source,
    },
    /// An effect was left out, because it would exceed a limit (Q61, Q63).
    NoRoom(Room),
    /// A seat answered a question, or chose an action. Separate events report the effects.
    Chose {
        seat: Seat,
        what: Action,
    },
    Ended {
        ending: Ending,
    },
}

/// The cause for which a card is archived, if it is not a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The card or the Location that left the table took the card along (rules 40 and 49).
    With(Source),
    /// Another version of the Character, this card, came into play (rule 30, Q10).
    Version(CardId),
}

/// A place on the road, with its Location if this is face-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landmark {
    pub spot: SpotId,
    pub location: Option<LocationId>,
}

/// The position of a card among the cards that a seat peeks at, as everybody sees it (Q80).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Among {
    /// The seats that have seen the card in its place.
    pub by: Seats,
    /// The index, counted from the top, of the uppermost card in the row of neighbours that the same seats have seen.
    /// Other seats cannot tell these neighbours apart.
    pub place: u8,
}

/// The limit that an effect would exceed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// This card could not come into play.
    Play(CardId),
    /// A text could not give this card a temporary gift.
    Lasting(CardId),
    /// No more cards of this seat's Library could be peeked at.
    Known(Seat),
    /// A text of this source could not be carried out.
    Text(Source),
    /// The agenda had no room for more tasks.
    Steps,
    /// This seat can take no more actions in its turn.
    Actions(Seat),
}

/// The reason why a step failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hitch {
    /// An ONLY text of the Location keeps the Character out. `ability` is its index in the text of the Location.
    Barred { ability: u8 },
    /// The Author has fewer Story Points than the cost to enter (Q60).
    Short { cost: u8 },
    /// The Author chose not to pay the cost to enter (Q20).
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

/// The way in which a Character came to another Location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The Character took a normal step.
    Step,
    /// FOLLOW: the Character followed another one.
    Follow,
    /// A text moved the Character. `seat` is the seat that makes the decisions of the text.
    Text { of: Source, seat: Seat },
}

/// The purpose for which Story Points were paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expense {
    Draw,
    /// A step: the Story Action, and the costs of the Locations.
    Step,
    /// The cost to enter a Location that the step turned up (Q23).
    Entry,
    Replace,
    /// A card that was played, or an Event that was saved face-down.
    Card,
    /// A cost that a text names.
    Text,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Die {
    /// A blue die, with the number of its faces that have a symbol.
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
    /// A Prime reached The End (rule 10).
    TheEnd,
    /// The game reached the limit of Rounds (Q52).
    RoundCap,
    /// All Rounds of a Challenge or a Solitaire were played.
    Rounds,
}
