//! The words of the cards in English and in French.

mod faces;
mod list;
mod own;
mod shape;
mod table;
mod terms;
mod trees;
