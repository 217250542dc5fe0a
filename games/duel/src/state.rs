//! A position, what changes it, and what can be seen of a change.

use crate::{Attack, Board, CardId, Cards, CharacterId, Characters, Dice, Fate, Means, Phase, Totals};
use kernel::{Seat, SeatMap};
use serde::{Deserialize, Serialize};

/// A position: what lies open, and what only one player sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub board: Board,
    pub holdings: SeatMap<Holdings>,
}

/// What a player holds, and what is known of it. The deck is what is left in it: it has no order before a card is
/// drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    pub deck: Cards,
    pub hand: Cards,
    /// D49: the cards of the hand that everybody knows, by counting what a deck that ran out had left.
    pub known: Cards,
    /// The cards of the hand that the other player knows: those, and what a look has shown.
    pub seen: Cards,
    /// How many cards were drawn since the other player last looked, if ever: everybody saw that.
    pub since_look: Option<u8>,
}

/// What a seat decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Action {
    /// An Item's look at the other hand.
    Look(CardId),
    /// An Item's discard to draw.
    DiscardToDraw(CardId),
    /// A Character or Location into play.
    Play(CardId),
    /// An attachment to its bearer, or a card on its target.
    PlayOn {
        card: CardId,
        character: CharacterId,
    },
    /// D16: a Spell that takes this Item.
    Steal {
        card: CardId,
        item: CardId,
    },
    /// Who bears it.
    Bear(CharacterId),
    /// D10: a Character that stands alone joins the unit with this leader.
    Join {
        character: CharacterId,
        unit: CharacterId,
    },
    /// D10: a Character leaves its Group.
    Leave(CharacterId),
    /// D21: the unit with this leader shall attack.
    Attack(CharacterId),
    With(Means),
    At(Aim),
    /// Rules 14: the unit with this leader intervenes.
    Intervene(CharacterId),
    /// D23 step 4: a card for the battle.
    Boost(CardId),
    /// Rules 22: the unit with this leader joins the defence.
    Call {
        card: CardId,
        unit: CharacterId,
    },
    /// D28: this one of the attacks, counted from 0, ends.
    Negate {
        card: CardId,
        attack: u8,
    },
    /// D30
    Captor(CharacterId),
    /// Rules 16
    Discard(CardId),
    /// D39: the unit with this leader, to a Location or to none.
    Assign {
        unit: CharacterId,
        location: Option<CardId>,
    },
    /// Nothing more here.
    Done,
}

/// What an attack may be aimed at; a unit by its leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Aim {
    Unit(CharacterId),
    Captive(CharacterId),
    Location(CardId),
}

/// What chance brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Chance {
    /// D3, D45: each side's die; never equal.
    First {
        good: u8,
        evil: u8,
    },
    Draw(CardId),
    Roll(Dice),
}

/// What happened. A card or a hand that only one player saw is left out for the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    FirstRolled {
        good: u8,
        evil: u8,
        first: Seat,
    },
    Drew {
        seat: Seat,
        card: Option<CardId>,
    },
    Reshuffled {
        seat: Seat,
    },
    TurnBegan {
        seat: Seat,
        turn: u8,
    },
    PhaseBegan {
        seat: Seat,
        phase: Phase,
    },
    /// A window opened in which a seat may do something.
    Asked {
        seat: Seat,
        ask: Ask,
    },
    Looked {
        seat: Seat,
        item: CardId,
        hand: Option<Cards>,
    },
    DiscardedToDraw {
        seat: Seat,
        card: CardId,
    },
    /// A Character or Location came into play.
    Placed {
        seat: Seat,
        card: CardId,
    },
    Attached {
        seat: Seat,
        card: CardId,
        bearer: CharacterId,
    },
    /// A Spell or Event was played on these; its outcome follows in events of its own.
    Played {
        seat: Seat,
        card: CardId,
        on: Characters,
    },
    /// A Spell was played that takes this Item.
    ItemNamed {
        seat: Seat,
        card: CardId,
        item: CardId,
    },
    Stolen {
        seat: Seat,
        item: CardId,
        from: CharacterId,
    },
    /// D39: with the Locations at which the Character and the others were, and that of the Group now.
    Joined {
        seat: Seat,
        character: CharacterId,
        unit: Characters,
        was: Option<CardId>,
        others_were: Option<CardId>,
        at: Option<CardId>,
    },
    Left {
        seat: Seat,
        character: CharacterId,
    },
    /// An attack is being declared: who shall attack.
    UnitNamed {
        seat: Seat,
        unit: Characters,
    },
    /// And with what.
    MeansNamed {
        seat: Seat,
        means: Means,
    },
    Declared {
        seat: Seat,
        attack: Attack,
    },
    /// An attack is fought; whether it is the only one that was declared this turn.
    AttackBegan {
        attack: Attack,
        only: bool,
    },
    /// D22
    Fizzled {
        attack: Attack,
    },
    /// D28
    AttackNegated {
        seat: Seat,
        card: CardId,
        attack: Attack,
    },
    Intervened {
        seat: Seat,
        unit: Characters,
    },
    /// Rules 14: nobody intervenes.
    Unopposed {
        attack: Attack,
    },
    /// Rules 22, with the totals after it once the dice lie open.
    Called {
        seat: Seat,
        card: CardId,
        unit: Characters,
        totals: Option<Totals>,
    },
    /// Nobody else joins: the dice are to be rolled.
    BattleBegan {
        attackers: Characters,
        defenders: Characters,
    },
    Rolled {
        attacker: Seat,
        dice: Dice,
        attack: i16,
        defence: i16,
    },
    Answered {
        seat: Seat,
        card: CardId,
        attack: i16,
        defence: i16,
    },
    /// Rules 12: the totals at the end.
    BattleEnded {
        winner: Seat,
        attack: i16,
        defence: i16,
    },
    /// A fate fell on a Character. `captor` keeps it, where somebody does.
    Fated {
        character: CharacterId,
        fate: Fate,
        seat: Seat,
        captor: Option<CharacterId>,
    },
    /// A card that was attached went to its owner's discard.
    Shed {
        card: CardId,
        from: CharacterId,
    },
    CameHome {
        character: CharacterId,
        seat: Seat,
    },
    Restored {
        character: CharacterId,
        seat: Seat,
    },
    LocationTaken {
        seat: Seat,
        location: CardId,
    },
    LocationRetaken {
        seat: Seat,
        location: CardId,
    },
    Discarded {
        seat: Seat,
        card: CardId,
    },
    Assigned {
        seat: Seat,
        unit: Characters,
        location: Option<CardId>,
    },
    Ended {
        winner: Option<Seat>,
        ending: Ending,
    },
}

/// For what a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    Window(Phase),
    Means,
    Target,
    Bear,
    Intervene,
    Respond,
    Answer,
    Captor,
    Discard,
    Assign,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Rules 2.
    NobodyLeft,
    /// D5: the most viable Characters, then the most Force.
    TurnCap,
}
