//! A position, what changes it, and what can be seen of a change.

use crate::{
    Bag, Board, CardId, Goal, Knowledge, LocationId, MOST_SAVED, PieceId, Pieces, Reaction, Script, Seats, Source,
    SpotId, Window,
};
use arrayvec::ArrayVec;
use kernel::{Seat, SeatMap};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub board: Board,
    pub hands: SeatMap<Hand>,
    /// Q40
    pub saved: SeatMap<ArrayVec<Saved, MOST_SAVED>>,
    /// In `oz` the first seat's is everybody's.
    pub libraries: SeatMap<Deck>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    pub cards: Bag,
    /// What is known of it and of the face-down Events beside it.
    pub known: Knowledge,
}

/// An Event that lies face-down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Saved {
    pub card: CardId,
    pub paid: u8,
}

/// A Library: it has no order but where somebody has looked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// On top, the next to be drawn first.
    pub top: ArrayVec<Placed, MOST_PLACED>,
    pub rest: Bag,
    /// At the bottom, the last of all last.
    pub bottom: ArrayVec<Placed, MOST_PLACED>,
}

/// Cards whose place in a Library somebody knows.
pub const MOST_PLACED: usize = 16;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    pub card: CardId,
    /// Who has seen it there.
    pub by: Seats,
}

impl Deck {
    #[inline]
    pub fn len(&self) -> usize {
        self.top.len() + self.rest.len() + self.bottom.len()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.top.is_empty() && self.rest.is_empty() && self.bottom.is_empty()
    }

    /// All of its cards.
    pub fn cards(&self) -> Bag {
        let placed: Bag = self.top.iter().chain(&self.bottom).map(|placed| placed.card).collect();
        self.rest.plus(placed)
    }
}

/// Unfinished work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Chance: a seat draws so many cards.
    Draw {
        seat: Seat,
        left: u8,
    },
    /// Chance: the active Author rolls these dice, the blue ones by their bits, the one with 6 faces first.
    Dice {
        blue: u8,
        gold: u8,
        fell: Fell,
    },
    /// Chance: a face-down Location is turned up, by somebody who is about to enter it or by nobody.
    TurnUp {
        spot: SpotId,
        by: Option<PieceId>,
    },
    /// Q31. Chance, unless the next of the Folio is known.
    Refill(SpotId),
    /// Chance: a seat looks at the next card of its Library, so many still.
    /// `seen` of them lie on top by now.
    Peek {
        frame: u8,
        node: u8,
        seen: u8,
        left: u8,
    },

    /// A card that was played or revealed takes effect, unless it is cancelled; then it is archived.
    Resolve {
        card: CardId,
        stock: Seat,
        seat: Seat,
        to: To,
    },
    /// A card of no lasting effect is archived.
    Shelve {
        card: CardId,
        stock: Seat,
    },
    /// One sentence of a text.
    Run {
        frame: u8,
        node: u8,
    },
    /// A verb falls on these.
    Apply {
        frame: u8,
        node: u8,
        on: Pieces,
    },
    EndFrame,
    /// Begins a text that was triggered.
    Trigger {
        script: Script,
        this: Option<PieceId>,
        it: Option<PieceId>,
        seat: Seat,
        spot: Option<SpotId>,
    },
    /// A normal step toward a place that was face-down, and may have to be paid for (Q23).
    Enter {
        piece: PieceId,
        spot: SpotId,
    },
    /// So many steps by a card, ahead or back (Q30).
    Walk {
        piece: PieceId,
        ahead: bool,
        left: u8,
    },
    /// Leaves for this place; for the Title Card at the right end, where there is none.
    Go {
        piece: PieceId,
        to: Option<SpotId>,
        normal: bool,
    },
    /// Is there, and what that triggers begins.
    Arrive {
        piece: PieceId,
        spot: SpotId,
    },
    /// HOME, once it has left.
    Homing {
        piece: PieceId,
    },
    /// Q46
    Check,
    /// Q46: these are archived, unless something has saved them.
    Bury(Pieces),
    /// Rules 11: what remains of a turn's beginning.
    Start(Start),

    /// A seat is asked.
    Ask(Question),
}

/// The dice of one throw that lie already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fell {
    pub blue: u8,
    pub gold: u8,
    pub symbols: u8,
}

/// The parts of a turn before its Story Actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    Draw,
    Triggers,
    Roll,
}

/// For what a seat is asked, besides windows, Story Actions and Bonus Movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    pub seat: Seat,
    pub ask: Ask,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Which card in play a sentence is about; where it may be several, these are chosen, and so many more may be.
    Target { frame: u8, node: u8, chosen: Pieces, left: u8 },
    /// In which direction and how far.
    Distance { frame: u8, node: u8, piece: PieceId },
    /// Which of several things to do, or whether.
    Which { frame: u8, node: u8 },
    /// THERE; the first or the second of two Locations that change places; which Location to turn up.
    Spot { frame: u8, node: u8, first: Option<SpotId> },
    /// Whose hand.
    Whose { frame: u8, node: u8 },
    /// Which card of that hand is archived.
    FromHand { frame: u8, whose: Seat },
    /// Which of so many cards on top of the Library to take, then in which order the others go to the bottom.
    Peeked { frame: u8, node: u8, take: u8, left: u8 },
    /// Which card to look for, so many more.
    Search { frame: u8, node: u8, left: u8 },
    /// Who bears an Object that is taken.
    Receiver { frame: u8, object: PieceId },
    /// A card to be archived as the price of a ONCE, then the rest of it.
    PriceCard { piece: PieceId, ability: u8 },
    /// Q20, Q23: whether to pay for the place that was turned up.
    EnterCost { piece: PieceId, spot: SpotId },
    /// FOLLOW
    Follow { piece: PieceId, spot: SpotId },
    /// Q42, Q43: whether to react. `frame` is the text that is answered, where it is one.
    React { to: Reaction, it: Option<PieceId>, frame: Option<u8> },
}

/// What a seat decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Action {
    /// The Story Action of drawing.
    Draw,
    /// One Location ahead or back: by Story Action, or as Bonus Movement.
    Step {
        piece: PieceId,
        ahead: bool,
    },
    /// Rules 15: this Location for the top one of the Folio.
    Replace(SpotId),
    Play {
        card: CardId,
        to: To,
    },
    /// Rules 44
    Save {
        card: CardId,
        paid: u8,
    },
    /// ONCE
    Use {
        piece: PieceId,
        ability: u8,
    },
    /// Rules 37
    Equip {
        object: PieceId,
        bearer: PieceId,
    },
    /// Rules 14: archives a card for a die.
    Burn(CardId),
    /// A face-down Event, counted from 0.
    Reveal(u8),
    /// Answers.
    Piece(PieceId),
    Spot(SpotId),
    Card(CardId),
    Seat(Seat),
    /// So many Locations ahead, or back where it is below 0.
    Distance(i8),
    /// One of several, counted from 0.
    Which(u8),
    Yes,
    /// No; no more; nothing here; the next part of the turn.
    Done,
}

/// Where a card is played to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum To {
    /// Rules 28; rules 31 where an opponent controls a version.
    Title,
    Spot(SpotId),
    /// Over an own version (rules 30), or onto its bearer or HOST.
    Piece(PieceId),
    /// An Effect or Event that stays nowhere.
    Nowhere,
}

/// What chance brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Chance {
    First(Seat),
    Draw(CardId),
    /// Whether the face of the die that comes up bears a symbol.
    Die {
        symbol: bool,
    },
    Location(LocationId),
}

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
    Archived {
        piece: PieceId,
        card: CardId,
    },
    Banished {
        piece: PieceId,
        card: CardId,
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
        what: crate::Lasting,
        until: crate::Until,
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
        to: Goal,
    },
    FreeDraw {
        seat: Seat,
    },
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

/// Why a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    Window(Window),
    Actions,
    Bonus,
    Question(Ask),
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
