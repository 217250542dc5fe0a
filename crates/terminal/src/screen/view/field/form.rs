//! The forms of a table, from the most detailed to the shortest.

/// The form of groups, whose cards act as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Units {
    /// A box with a line for each card, followed by its text.
    Told,
    /// A box with a line for each card, without its text.
    Boxes,
    /// The cards on one line, each with the cards under it.
    Lines,
    /// The cards on one line, each with the number of cards under it.
    Counted,
    /// The label and the numbers, without cards. A group that has a choice or takes part in the fight is printed as in
    /// `Counted`.
    Named,
}

/// The form of the viewer's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// Each card with all of its text.
    Told,
    /// A line for each card, with as much of its text as fits.
    Listed,
    /// The names of the cards on one line.
    Flowing,
    /// The number of cards, and the names of the cards that can be chosen.
    Counted,
}

/// The form of cards that are announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stacked {
    /// A line for each card, with its text.
    Listed,
    /// The titles of the cards on one line.
    Titles,
}

/// The form of the whole table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Form {
    pub(super) units: Units,
    pub(super) held: Held,
    pub(super) stacked: Stacked,
}
