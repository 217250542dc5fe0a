//! What the cards say in English and in French.

mod faces;
