//! Removes the reason why a card cannot be chosen, if the card can be chosen.

use crate::{Card, Choice, Zone, ZoneKind};
use std::collections::BTreeSet;

/// Removes the reason from each card that a choice points at, because the card can be chosen. A card in a hand keeps
/// its reason, because the reason may concern the best use of the card while only a lesser use is offered.
pub fn give_way(zones: &mut [Zone], choices: &[Choice]) {
    let pointed: BTreeSet<&str> =
        choices.iter().flat_map(|choice| [Some(choice.at.as_str()), choice.to.as_deref()]).flatten().collect();
    let zones = zones.iter_mut().filter(|zone| zone.kind != ZoneKind::Hand);
    zones.flat_map(|zone| &mut zone.cards).for_each(|card| card.give_way(&pointed));
}

impl Card {
    fn give_way(&mut self, pointed: &BTreeSet<&str>) {
        if pointed.contains(self.id.as_str()) {
            self.why_not = None;
        }
        self.under.iter_mut().for_each(|card| card.give_way(pointed));
    }
}
