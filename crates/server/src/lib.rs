//! The server that hosts tables: one socket for each client, one store, and the page that draws the tables.
//!
//! A local game runs through the same code as an online game.
//!
//! **Invariant:** an entry is stored before any client receives it. *Enforced by* `held.rs`, which stores a step of the
//! dealer before it commits the step. **Invariant:** every position that leaves this crate is drawn for a viewer.
//! *Enforced by* `table::AnyTable`, which gives access only to such drawings.

mod start;

mod limits;
mod quotas;
mod proxies;

mod connection;
mod descriptors;
mod places;
mod wire;

mod hosting;
mod files;
mod guard;
mod rate;
mod notices;
mod identity;
mod me;
mod players;
mod player_ids;
mod tournaments;
mod probes;
mod trace;
mod http;
mod ratings;
mod request;
mod session;
mod socket;
mod outgoing;
mod pace;
mod upload;

mod clock;
mod held;
mod holidays;
mod windows;
mod pause;
mod signing;
mod lobby;
mod room;
mod rooms;
mod thinkers;
mod talk;
mod decisions;

mod examine;
mod look;
mod troubles;

mod measured;
mod measures;

pub use bus::{Bus, BusFault, at as bus_at};
pub use clock::Clock;
pub use dealer::{BotsChecked, DailyFault, LuckFault, check_bots, check_daily_deal, check_numbers};
pub use examine::{Examined, examine};
pub use guard::is_loopback;
pub use hosting::{Hosting, PublicUrl, PublicUrlFault};
pub use identity::new_id;
pub use ipnet::IpNet;
pub use limits::{Limits, NewTables};
pub use look::{Looked, look};
pub use measures::describe_metrics;
pub use notices::{Carrier, PushServices, Reply, Unreached};
pub use signing::{PUSH_KEY, SIGNING_KEY, SignerFault};
pub use start::{Config, PACKS, Running, ServerFault, start, start_by};
pub use talk::{Report, ReportedLine};
