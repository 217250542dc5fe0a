//! The conversation of plain mode: lines in, lines out, for screen readers and pipes. Pure, like `update`.

mod talk;

mod command;
mod dialog;
mod menu;
mod seated;
mod telling;

pub use talk::{Reply, Talk};
