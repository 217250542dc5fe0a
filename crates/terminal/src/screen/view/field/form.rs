//! The forms of a table, from the most detailed to the shortest.

/// The form of zones whose cards act as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Units {
    /// A box with a line for each card, and with its words.
    Told,
    /// A box with a line for each card.
    Boxes,
    /// Cards one after another, with the cards under them.
    Lines,
    /// Cards one after another, with the cards under them counted.
    Counted,
    /// The label and the numbers alone, unless the zone has a choice or takes part in the fight.
    Named,
}

/// The form of the viewer's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// Each card with all of its text.
    Told,
    /// A line for each card, with as much of its text as fits.
    Listed,
    /// Names one after another.
    Flowing,
    /// The number of cards, and the names of those that can be chosen.
    Counted,
}

/// The form of cards that are announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stacked {
    /// A line for each card, with its text.
    Listed,
    /// Titles one after another.
    Titles,
}

/// A form of the whole table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Form {
    pub(super) units: Units,
    pub(super) held: Held,
    pub(super) stacked: Stacked,
}
