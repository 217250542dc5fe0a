//! The kinds of card.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Character { vitality: u8 },
    Object,
    Effect,
    Event,
}
