//! D10: how a player's viable Characters stand, each in exactly one unit.

use crate::{CardId, CharacterId, Characters};
use arrayvec::ArrayVec;

/// Rules 9.
pub const MOST_MEMBERS: usize = 4;

/// A Group, or a Character that stands alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    pub members: Characters,
    /// D39: the Location it is assigned to.
    pub at: Option<CardId>,
}

/// Units in the order of their leaders, the Members that come first in the card files, so that equal arrangements
/// are equal values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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

    /// The unit of a Character, if it is in one.
    #[inline]
    pub fn of(&self, character: CharacterId) -> Option<&Unit> {
        self.0.iter().find(|unit| unit.members.contains(character))
    }

    /// All Members of all units.
    pub fn members(&self) -> Characters {
        self.0.iter().fold(Characters::NONE, |all, unit| all | unit.members)
    }

    /// Adds a unit whose Members are in no other.
    pub(crate) fn add(&mut self, unit: Unit) {
        let place = self.0.iter().position(|other| other.members.first() > unit.members.first());
        self.0.insert(place.unwrap_or(self.0.len()), unit);
    }

    /// Takes a Character out; the rest stay a unit. Its Location goes with it.
    pub(crate) fn remove(&mut self, character: CharacterId) -> Option<CardId> {
        let place = self.0.iter().position(|unit| unit.members.contains(character))?;
        let unit = self.0.remove(place);
        let rest = unit.members - Characters::only(character);
        if !rest.is_empty() {
            self.add(Unit { members: rest, at: unit.at });
        }
        unit.at
    }

    /// D39: puts a Character that stands alone into another's unit, and takes that unit's Location. Two that both
    /// stood alone make a new Group, which is at a Location only if both were there.
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

    /// D40: nobody is assigned to this Location any longer.
    pub(crate) fn vacate(&mut self, location: CardId) {
        for unit in self.0.iter_mut().filter(|unit| unit.at == Some(location)) {
            unit.at = None;
        }
    }
}

impl Unit {
    pub fn alone(character: CharacterId) -> Unit {
        Unit { members: Characters::only(character), at: None }
    }

    /// The Member that comes first in the card files, by which the unit is named.
    #[inline]
    pub fn leader(&self) -> CharacterId {
        self.members.first().expect("a unit has a Member")
    }
}

/// Units whose Members are in no other.
impl FromIterator<Unit> for Units {
    fn from_iter<I: IntoIterator<Item = Unit>>(all: I) -> Units {
        let mut units = Units::default();
        all.into_iter().for_each(|unit| units.add(unit));
        units
    }
}
