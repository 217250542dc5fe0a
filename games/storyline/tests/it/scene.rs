//! How the table is drawn.

mod always;
mod walk;
