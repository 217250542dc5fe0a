//! What the cards say in English and in French.

mod faces;
mod list;
mod shape;
mod table;
mod terms;
mod trees;
