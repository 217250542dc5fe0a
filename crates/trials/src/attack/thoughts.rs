//! Starts bot searches of the highest level and abandons them.

use super::crew::Crew;
use protocol::{FromClient, Options, Pace, SeatPlan};

/// A level whose searches take hours.
const GREATEST: &str = "ismcts:10000000";

/// Starts `count` searches. Half of their tables are then removed, and the other tables lose their only client.
pub(super) fn begin(crew: &mut Crew, count: usize) {
    crew.errands(count, |attacker| {
        Box::pin(async move {
            let mut line = attacker.open().await?;
            let game = ["draft", "duel", "oz", "epic"][attacker.number % 4].to_owned();
            let message = FromClient::Create { game, options: Options::new(), seats: seats() };
            let table = line.ask(&message, "position").await?.table.unwrap_or_default();
            line.ask(&FromClient::Pace { pace: Pace::Instant }, "position").await?;
            attacker.sent();
            if attacker.number % 2 == 0 {
                line.ask(&FromClient::Remove { table }, "tables").await?;
            }
            Ok(())
        })
    });
}

fn seats() -> Vec<SeatPlan> {
    ["A", "B"].map(|name| SeatPlan { name: name.to_owned(), bot: Some(GREATEST.to_owned()) }).to_vec()
}
