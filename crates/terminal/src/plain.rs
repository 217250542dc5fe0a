//! Plain mode: lines in and lines out, for screen readers and pipes. It is pure, like `update`.

mod conversation;
mod talk;

mod command;
mod dialog;
mod menu;
mod question;
mod seated;
mod telling;

pub use conversation::{Reply, Talk};
