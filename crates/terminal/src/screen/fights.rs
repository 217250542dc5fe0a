//! Fights that began and ended on the way, shown for a while before the table as it is now.

use crate::Table;
use protocol::{Contest, Pace, Position};
use std::{collections::VecDeque, time::Duration};

/// How many fights may wait to be shown; the screen is never further behind. The browser has the same limit.
const MOST_WAITING: usize = 3;

/// The fights that are still to be seen.
#[derive(Clone, Debug, Default)]
pub struct Fights {
    /// The first is shown, the others wait.
    tables: VecDeque<Table>,
    /// When the first gives way, as a time since 1970.
    until: Duration,
}

impl Fights {
    /// The one that is shown.
    pub(super) fn first(&self) -> Option<&Table> {
        self.tables.front()
    }

    pub(super) fn until(&self) -> Duration {
        self.until
    }

    /// Adds fights that are to be seen after what is `shown` now.
    pub(super) fn add(&mut self, fights: Vec<Position>, shown: &Position, now: Duration) {
        let begins = self.tables.is_empty();
        for fight in fights {
            let before = self.tables.back().map_or(shown, |table| &table.position);
            if !stay(fight.pace).is_zero() && is_news(before.scene.contest.as_ref(), fight.scene.contest.as_ref()) {
                self.tables.push_back(Table::next(None, fight));
            }
        }
        let spare = self.tables.len().saturating_sub(MOST_WAITING);
        self.tables.drain(..spare);
        if begins || spare > 0 {
            self.begin(now);
        }
    }

    /// Ends the first if its time is over, and returns it.
    pub(super) fn end(&mut self, now: Duration) -> Option<Table> {
        let ended = if now >= self.until { self.tables.pop_front() } else { None };
        if ended.is_some() {
            self.begin(now);
        }
        ended
    }

    /// Ends them all, and returns the one that was shown.
    pub(super) fn skip(&mut self) -> Option<Table> {
        let shown = self.tables.pop_front();
        self.tables.clear();
        shown
    }

    fn begin(&mut self, now: Duration) {
        self.until = now + self.first().map_or(Duration::ZERO, |table| stay(table.position.pace));
    }
}

/// How long a fight is shown: as long as in the browser where nothing moves on the page (`web/src/pacing.ts`).
fn stay(pace: Pace) -> Duration {
    Duration::from_millis(match pace {
        Pace::Calm => 1600,
        Pace::Brisk => 1100,
        Pace::Instant => 0,
    })
}

/// Whether dice have been rolled, or what was played since has changed what they come to.
fn is_news(before: Option<&Contest>, now: Option<&Contest>) -> bool {
    let stands = |contest: &Contest| {
        let sides = contest.sides.iter().map(|side| (side.die, side.total.value)).collect::<Vec<_>>();
        (contest.title.clone(), sides)
    };
    let is_rolled = now.is_some_and(|now| now.sides.iter().any(|side| side.die.is_some()));
    is_rolled && before.map(stands) != now.map(stands)
}
