//! Attacks, and the battles they lead to.

use crate::{CardId, Cards, CharacterId, Characters};
use serde::{Deserialize, Serialize};

/// D21: one declared attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// Who attacks. Only those count who still can when the attack comes up (D22).
    pub unit: Characters,
    pub means: Means,
    pub target: Target,
}

/// With what an attack is made: an Attack card, or the Free Attack for one of its purposes (D29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Means {
    Card(CardId),
    /// Rules 15 a
    Capture,
    /// Rules 15 b
    NegateCapture,
    /// Rules 15 c
    NegateControl,
}

/// At what an attack aims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Unit(Characters),
    /// One's own Character, held captive.
    Captive(CharacterId),
    Location(CardId),
}

/// A battle that has begun; what is fought about is the first of the attacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Battle {
    /// Rules 14: who intervenes, if anybody.
    pub intervener: Characters,
    /// Rules 22: who has joined the defence.
    pub called: Characters,
    pub dice: Option<Dice>,
    /// Cards played for this battle, by either side: the deck they came from says by whom.
    pub played: Cards,
}

/// Rules 12: each side's twelve-sided die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Dice {
    pub attack: u8,
    pub defence: u8,
}

/// Rules 4.
pub const FACES: u8 = 12;

/// Rules 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Totals {
    pub attack: i16,
    pub defence: i16,
}
