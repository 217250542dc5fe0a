//! The kinds of cards.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Character { vitality: u8 },
    Object,
    Effect,
    Event,
}

impl Kind {
    /// Returns the name of the kind in data for programs, such as `character`.
    pub fn key(self) -> &'static str {
        match self {
            Kind::Character { .. } => "character",
            Kind::Object => "object",
            Kind::Effect => "effect",
            Kind::Event => "event",
        }
    }
}
