//! Fights that began and ended between two positions. Each is shown for a while before the current table.

use crate::Table;
use protocol::{Contest, Pace, Position};
use std::{collections::VecDeque, time::Duration};

/// The greatest number of fights that wait to be shown. The web client has the same limit.
const MOST_WAITING: usize = 3;

/// The fights that are still to be shown.
#[derive(Clone, Debug, Default)]
pub struct Fights {
    /// The fight on the screen, followed by the fights that wait.
    tables: VecDeque<Table>,
    /// The time at which the fight on the screen is over, as a duration since 1970.
    until: Duration,
}

impl Fights {
    /// Returns the fight on the screen.
    pub(super) fn first(&self) -> Option<&Table> {
        self.tables.front()
    }

    pub(super) fn until(&self) -> Duration {
        self.until
    }

    /// Adds those fights that show something new after the position `shown`. If too many fights are waiting, the oldest
    /// are dropped.
    pub(super) fn add(&mut self, fights: Vec<Position>, shown: &Position, now: Duration) {
        let begins = self.tables.is_empty();
        for fight in fights {
            let before = self.tables.back().map_or(shown, |table| &table.position);
            if !stay(fight.pace).is_zero() && is_news(before.scene.contest.as_ref(), fight.scene.contest.as_ref()) {
                self.tables.push_back(Table::next(None, fight, now));
            }
        }
        let spare = self.tables.len().saturating_sub(MOST_WAITING);
        self.tables.drain(..spare);
        if begins || spare > 0 {
            self.begin(now);
        }
    }

    /// Removes the fight on the screen if its time is over, and returns the removed fight.
    pub(super) fn end(&mut self, now: Duration) -> Option<Table> {
        let ended = if now >= self.until { self.tables.pop_front() } else { None };
        if ended.is_some() {
            self.begin(now);
        }
        ended
    }

    /// Removes all fights, and returns the fight that was on the screen.
    pub(super) fn skip(&mut self) -> Option<Table> {
        let shown = self.tables.pop_front();
        self.tables.clear();
        shown
    }

    fn begin(&mut self, now: Duration) {
        self.until = now + self.first().map_or(Duration::ZERO, |table| stay(table.position.pace));
    }
}

/// Returns how long a fight stays on the screen. The web client without motion uses the same durations
/// (`web/src/pacing.ts`).
fn stay(pace: Pace) -> Duration {
    Duration::from_millis(match pace {
        Pace::Calm => 1600,
        Pace::Brisk => 1100,
        Pace::Instant => 0,
    })
}

/// Reports whether the dice of the fight `now` are rolled, and `before` is not the same fight with the same dice and
/// totals.
fn is_news(before: Option<&Contest>, now: Option<&Contest>) -> bool {
    let stands = |contest: &Contest| {
        let sides = contest.sides.iter().map(|side| (side.die, side.total.value)).collect::<Vec<_>>();
        (contest.title.clone(), sides)
    };
    let is_rolled = now.is_some_and(|now| now.sides.iter().any(|side| side.die.is_some()));
    is_rolled && before.map(stands) != now.map(stands)
}
