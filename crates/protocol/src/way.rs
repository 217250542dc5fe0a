//! The positions that a client shows on the way from one position to the next.

use crate::{NewsLine, Position, TurnInfo};
use kernel::Contest;

impl Position {
    /// Returns the positions to show between `before` and this one: one for each fight that is over by now. If the
    /// viewer has changed, they are shown as the new viewer sees them.
    pub fn on_the_way(&self, before: &Position) -> Vec<Position> {
        let base = if before.viewer == self.viewer { before } else { self };
        let fights = self.news.iter().filter_map(|news| Some((news.entry, news.fight.as_ref()?)));
        fights.map(|(entry, fight)| base.during((entry, fight), self)).collect()
    }

    /// Returns this position as it was during a fight. The cards that were played for the fight lie in it.
    fn during(&self, (entry, fight): (usize, &Contest), after: &Position) -> Position {
        let mut now = self.clone();
        // Nothing is taken back on the way.
        now.row = after.row - after.entries.saturating_sub(entry) as u64;
        (now.entries, now.shown, now.stop_after) = (entry, entry, None);
        (now.turn, now.can_undo, now.pass_to) = (TurnInfo::Chance, false, None);
        let played = |id: &str| fight.sides.iter().flat_map(|side| &side.cards).any(|card| card.id == id);
        now.scene.zones.iter_mut().for_each(|zone| zone.cards.retain(|card| !played(&card.id)));
        now.scene.choices.clear();
        // The standing is told together with the dice.
        now.scene.prompt = fight.title.as_str().into();
        now.scene.contest = Some(fight.clone());
        now.log.retain(|line| line.entry <= entry);
        let known = now.log.last().map_or(0, |line| line.entry);
        let told = after.news.iter().filter(|news| (known + 1..=entry).contains(&news.entry));
        now.log.extend(told.filter_map(NewsLine::line));
        // Cards move once everything is over.
        now.news = Vec::new();
        now
    }
}
