//! Attacks, and the battles that follow from them.

use crate::{CardId, Cards, CharacterId, Characters};
use serde::{Deserialize, Serialize};

/// An attack that has been declared (D21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Attack {
    /// The Characters of the attacking unit when the attack was declared. Only those that are still viable when the
    /// attack is resolved fight (D22).
    pub unit: Characters,
    pub means: Means,
    pub target: Target,
}

/// The means of an attack: an Attack card, or the Free Attack for one of its purposes (D29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Means {
    Card(CardId),
    /// The Free Attack, used to capture a unit (rules 15 a).
    Capture,
    /// The Free Attack, used to negate a capture (rules 15 b).
    NegateCapture,
    /// The Free Attack, used to negate the control of a Location (rules 15 c).
    NegateControl,
}

/// The target of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Target {
    Unit(Characters),
    /// A Character of the attacker's deck that the other player holds captive.
    Captive(CharacterId),
    Location(CardId),
}

/// A battle that is being fought. It resolves the first of the declared attacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Battle {
    /// The unit that intervenes, or an empty set if no unit does (rules 14).
    pub intervener: Characters,
    /// The Characters that were called to join the defence (rules 22).
    pub called: Characters,
    pub dice: Option<Dice>,
    /// The cards that both sides have played for this battle. The deck that a card came from shows which side played
    /// it.
    pub played: Cards,
}

/// The results of the dice of both sides, each from 1 to 12 (rules 12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Dice {
    pub attack: u8,
    pub defence: u8,
}

/// The number of faces of a die (rules 4).
pub const FACES: u8 = 12;

/// The Attack Total and the Defense Total of a battle (rules 12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Totals {
    pub attack: i16,
    pub defence: i16,
}
