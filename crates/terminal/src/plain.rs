//! Plain mode, which reads and prints lines, for screen readers and pipes. It is pure, like `update`.

mod conversation;
mod talk;

mod command;
mod dialog;
mod gathering;
mod menu;
mod people;
mod question;
mod seated;
mod telling;

pub use conversation::{Reply, Talk};
