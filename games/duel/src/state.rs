//! Positions, actions, chances and events.

use crate::{Attack, Board, CardId, Cards, CharacterId, Characters, Dice, Fate, Means, Phase, Totals};
use kernel::{Seat, SeatMap};
use serde::{Deserialize, Serialize};

/// A position: the public board, and the hand and the deck of each player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub board: Board,
    pub holdings: SeatMap<Holdings>,
}

/// The deck and the hand of one player, and the parts of the hand that others know. The deck is a set, because the
/// order of its cards is not decided before they are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    pub deck: Cards,
    pub hand: Cards,
    /// The cards of the hand that everybody can infer, for example because the deck ran out (D49).
    pub known: Cards,
    /// The cards of the hand that the other player knows: those in `known`, and those that looks have revealed.
    pub seen: Cards,
    /// The number of cards drawn since the other player last looked at this hand, or `None` if that player never
    /// looked. All viewers know this number.
    pub since_look: Option<u8>,
}

/// A decision that a seat makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Action {
    /// Uses an Item to look at the other player's hand.
    Look(CardId),
    /// Discards an Item to draw cards.
    DiscardToDraw(CardId),
    /// Puts a Character or a Location into play.
    Play(CardId),
    /// Attaches a card to a Character, or plays a card with this Character as its target.
    PlayOn { card: CardId, character: CharacterId },
    /// Plays a Spell that takes this Item (D16).
    Steal { card: CardId, item: CardId },
    /// Chooses the bearer of a stolen Item.
    Bear(CharacterId),
    /// Joins a Character that stands alone to the unit with this leader (D10).
    Join { character: CharacterId, unit: CharacterId },
    /// Takes a Character out of its Group (D10).
    Leave(CharacterId),
    /// Begins the declaration of an attack by the unit with this leader (D21).
    Attack(CharacterId),
    /// Chooses the means of the attack that is being declared.
    With(Means),
    /// Chooses the target of the attack that is being declared. This completes the declaration.
    At(Aim),
    /// Lets the unit with this leader intervene (rules 14).
    Intervene(CharacterId),
    /// Plays a card for the battle (D23, step 4).
    Boost(CardId),
    /// Plays a card that calls the unit with this leader into the defence (rules 22).
    Call { card: CardId, unit: CharacterId },
    /// Plays a card that negates one of the declared attacks, which are counted from 0 (D28).
    Negate { card: CardId, attack: u8 },
    /// Chooses the captor of all Characters that the attack takes (D30).
    Captor(CharacterId),
    /// Discards a card because the hand is over its limit (rules 16).
    Discard(CardId),
    /// Assigns the unit with this leader to a Location, or to none (D39).
    Assign { unit: CharacterId, location: Option<CardId> },
    /// Does nothing more in this window.
    Done,
}

/// The target of an attack, as a decision names it. A unit is identified by its leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Aim {
    Unit(CharacterId),
    Captive(CharacterId),
    Location(CardId),
}

/// An outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Chance {
    /// The dice that decide who plays first. They are never equal (D3, D45).
    First { good: u8, evil: u8 },
    /// The card that is drawn or dealt.
    Draw(CardId),
    /// The dice of a battle.
    Roll(Dice),
}

/// An event: something that happened in the game. A card or a hand in an event is `None` for a viewer who did not see
/// it.
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
    /// The Attack Phase passed without a decision, because nothing could be done in it (D43).
    AttackSkipped {
        seat: Seat,
    },
    /// A seat has to decide next. `ask` is the kind of its decision.
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
    /// A Character or a Location was put into play.
    Placed {
        seat: Seat,
        card: CardId,
    },
    Attached {
        seat: Seat,
        card: CardId,
        bearer: CharacterId,
    },
    /// A Spell or an Event was played on these Characters. Separate events report its effects.
    Played {
        seat: Seat,
        card: CardId,
        on: Characters,
    },
    /// A player played a Spell that takes this Item.
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
    /// A Character joined a unit (D39). `was` is the earlier Location of the Character, `others_were` is that of the
    /// unit, and `at` is the Location of the new Group.
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
    /// The first part of a declaration: the active player chose the unit that attacks.
    UnitNamed {
        seat: Seat,
        unit: Characters,
    },
    /// The second part of a declaration: the active player chose the means of the attack.
    MeansNamed {
        seat: Seat,
        means: Means,
    },
    Declared {
        seat: Seat,
        attack: Attack,
    },
    /// The resolution of a declared attack began. `only` is true if no other attack was declared in this turn.
    AttackBegan {
        attack: Attack,
        only: bool,
    },
    /// An attack could no longer be made, and ended without effect (D22).
    Fizzled {
        attack: Attack,
    },
    /// An attack was negated (D28).
    AttackNegated {
        seat: Seat,
        card: CardId,
        attack: Attack,
    },
    Intervened {
        seat: Seat,
        unit: Characters,
    },
    /// Nobody intervened, so the attempt succeeded (rules 14).
    Unopposed {
        attack: Attack,
    },
    /// A unit was called into the defence (rules 22). `totals` is `None` before the dice are rolled.
    Called {
        seat: Seat,
        card: CardId,
        unit: Characters,
        totals: Option<Totals>,
    },
    /// The defence is complete, and the dice are about to be rolled.
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
    /// A battle ended with these totals, and `winner` won it (rules 12).
    BattleEnded {
        winner: Seat,
        attack: i16,
        defence: i16,
    },
    /// A fate fell on a Character. `captor` is the Character that now keeps it, if any.
    Fated {
        character: CharacterId,
        fate: Fate,
        seat: Seat,
        captor: Option<CharacterId>,
    },
    /// A card that was attached to a Character went to the discard of the deck that it came from.
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

/// A kind of decision that a seat is asked for.
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

/// The way in which a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A player had no viable Character for too many turns and lost (rules 2).
    NobodyLeft,
    /// The turn cap was reached. The side with the most viable Characters wins, and on a tie the side with the most
    /// Force (D5).
    TurnCap,
}
