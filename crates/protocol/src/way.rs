//! The positions that a client shows between one position and the next.

use crate::{NewsLine, Position, TurnInfo, Undo};
use kernel::Contest;

impl Position {
    /// Returns the positions to show between `before` and this one, one for each fight that the news contains. If the
    /// viewer has changed, the positions show the view of the new viewer.
    pub fn on_the_way(&self, before: &Position) -> Vec<Position> {
        let base = if before.viewer == self.viewer { before } else { self };
        let fights = self.news.iter().filter_map(|news| Some((news.entry, news.fight.as_ref()?)));
        fights.map(|(entry, fight)| base.during((entry, fight), self)).collect()
    }

    /// Returns this position as it was during a fight. The cards that were played for the fight are on the sides of the
    /// fight, not in their zones.
    fn during(&self, (entry, fight): (usize, &Contest), after: &Position) -> Position {
        let mut now = self.clone();
        // No entry has been taken back since the fight, so each entry added one row.
        now.row = after.row - after.entries.saturating_sub(entry) as u64;
        (now.entries, now.shown, now.stop_after) = (entry, entry, None);
        (now.turn, now.undo, now.pass_to) = (TurnInfo::Chance, Undo::Past, None);
        let played = |id: &str| fight.sides.iter().flat_map(|side| &side.cards).any(|card| card.id == id);
        now.scene.zones.iter_mut().for_each(|zone| zone.cards.retain(|card| !played(&card.id)));
        now.scene.choices.clear();
        // The prompt is the title alone, because the sides are shown with their dice.
        now.scene.prompt = fight.title.as_str().into();
        now.scene.contest = Some(fight.clone());
        now.log.retain(|line| line.entry <= entry);
        let known = now.log.last().map_or(0, |line| line.entry);
        let told = after.news.iter().filter(|news| (known + 1..=entry).contains(&news.entry));
        now.log.extend(told.filter_map(NewsLine::line));
        // The news is left out, because the cards move only when the last position is shown.
        now.news = Vec::new();
        now
    }
}
