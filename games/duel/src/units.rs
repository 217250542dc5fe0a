//! The units of a player. Each viable Character is in exactly one unit (D10).

use crate::{CardId, CharacterId, Characters};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The greatest number of Members in a Group (rules 9).
pub const MOST_MEMBERS: usize = 4;

/// A Group, or a Character that is in no Group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Unit {
    pub members: Characters,
    /// The Location to which the unit is assigned, if any (D39).
    pub at: Option<CardId>,
}

/// The units of a player, in the order of their leaders. The leader is the Member that comes first in the card files,
/// so there is only one value for each arrangement of Characters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Units(ArrayVec<Unit, { CharacterId::MOST }>);

impl Units {
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = &Unit> {
        self.0.iter()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the unit that a Character is in, or `None` if it is in no unit.
    #[inline]
    pub fn of(&self, character: CharacterId) -> Option<&Unit> {
        self.0.iter().find(|unit| unit.members.contains(character))
    }

    /// Returns the Members of all units.
    pub fn members(&self) -> Characters {
        self.0.iter().fold(Characters::NONE, |all, unit| all | unit.members)
    }

    /// Adds a unit. None of its Members may be in another unit.
    pub(crate) fn add(&mut self, unit: Unit) {
        let place = self.0.iter().position(|other| other.members.first() > unit.members.first());
        self.0.insert(place.unwrap_or(self.0.len()), unit);
    }

    /// Takes a Character out of its unit, and returns the Location of the unit. The other Members stay a unit.
    pub(crate) fn remove(&mut self, character: CharacterId) -> Option<CardId> {
        let place = self.0.iter().position(|unit| unit.members.contains(character))?;
        let unit = self.0.remove(place);
        let rest = unit.members - Characters::only(character);
        if !rest.is_empty() {
            self.add(Unit { members: rest, at: unit.at });
        }
        unit.at
    }

    /// Moves a Character that is alone into the unit of another Character, and to the Location of that unit (D39). If
    /// the other Character was alone too, the new Group is at a Location only if both were there.
    pub(crate) fn join(&mut self, character: CharacterId, with: CharacterId) {
        let own = self.remove(character);
        let Some(place) = self.0.iter().position(|unit| unit.members.contains(with)) else { return };
        let unit = self.0.remove(place);
        let at = if unit.members.len() == 1 && unit.at != own { None } else { unit.at };
        self.add(Unit { members: unit.members | Characters::only(character), at });
    }

    pub(crate) fn assign(&mut self, character: CharacterId, at: Option<CardId>) {
        if let Some(unit) = self.0.iter_mut().find(|unit| unit.members.contains(character)) {
            unit.at = at;
        }
    }

    /// Removes all units from `location` (D40).
    pub(crate) fn vacate(&mut self, location: CardId) {
        for unit in self.0.iter_mut().filter(|unit| unit.at == Some(location)) {
            unit.at = None;
        }
    }
}

impl Unit {
    /// Returns a unit that consists of this Character alone and is at no Location.
    pub fn alone(character: CharacterId) -> Unit {
        Unit { members: Characters::only(character), at: None }
    }

    /// Returns the Member that comes first in the card files. It serves as the id of the unit.
    #[inline]
    pub fn leader(&self) -> CharacterId {
        self.members.first().expect("a unit has a Member")
    }
}

/// Collects units. No Character may be in two of them.
impl FromIterator<Unit> for Units {
    fn from_iter<I: IntoIterator<Item = Unit>>(all: I) -> Units {
        let mut units = Units::default();
        all.into_iter().for_each(|unit| units.add(unit));
        units
    }
}
