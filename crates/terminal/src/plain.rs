//! The conversation of plain mode: lines in, lines out, for screen readers and pipes. Pure, like `update`.

mod conversation;
mod talk;

mod command;
mod dialog;
mod menu;
mod question;
mod seated;
mod telling;

pub use conversation::{Reply, Talk};
