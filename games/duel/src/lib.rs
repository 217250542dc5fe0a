//! The rules of a card game for two players, Good against Evil, in the land of Oz. Each side has its own deck.
//! Characters form Groups, bear Items and Companions, and attack with cards and a twelve-sided die. A player who has no
//! viable Character for two turns in a row loses. The code cites the numbered rules of `RULES.md`.

#![forbid(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod wiring;
mod tabletop;
mod game;
mod options;
mod state;
mod board;
mod step;
mod battle;
mod units;
mod sets;

mod rules;
mod offers;
mod windows;
mod fates;
mod force;
mod deal;
mod audit;
mod digest;

mod card;
mod catalog;
mod notation;
mod roles;

mod view;
mod outlook;
mod scene;
mod sheet;
mod tell;
mod news;
mod usage;
mod experiment;
mod ids;
mod words;

pub use battle::{Attack, Battle, Dice, FACES, Means, Target, Totals};
pub use board::{Board, Front, ThisTurn};
pub use card::{
    Card, CardId, CharacterId, Clause, Fate, Fated, Kind, Label, MOST_CLAUSES, Need, Negated, Note, Printed, Side,
    When, Whom, Window,
};
pub use catalog::{CardFault, CardFile, Catalog, Cell};
pub use force::{
    Muster, Part, Sides, Source, Stance, each_attack_part, each_defence_part, each_part, force, is_spellcaster, sides,
    totals,
};
pub use game::Duel;
pub use ids::{CounterId, ZoneId};
pub use notation::{NotationFault, parse, parse_force, parse_kind, print, print_force};
pub use options::Rules;
pub use sets::{Cards, Characters};
pub use state::{Action, Aim, Ask, Chance, Ending, Event, Holdings, State};
pub use step::{Phase, Step};
pub use units::{MOST_MEMBERS, Unit, Units};
pub use view::{HoldingsView, View};
