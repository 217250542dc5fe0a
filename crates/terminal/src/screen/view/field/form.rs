//! The ways to draw a table, from the most telling to the shortest.

/// How what acts as one is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Units {
    /// A box with a line for each card.
    Boxes,
    /// Cards one after the other, with those that lie under them.
    Lines,
    /// The same, but those that lie under them are only counted.
    Counted,
    /// Only the label and the numbers, where nothing in it can be chosen and it does not fight.
    Named,
}

/// How the viewer's hand is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// A line for each card, with its words.
    Listed,
    /// Names one after the other.
    Flowing,
    /// How many cards, and the names of those that can be chosen.
    Counted,
}

/// How what is announced is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stacked {
    /// A line for each, with its words.
    Listed,
    /// Titles one after the other.
    Titles,
}

/// One way to draw a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Form {
    pub(super) units: Units,
    pub(super) held: Held,
    pub(super) stacked: Stacked,
    /// At most so many choices are listed at once.
    pub(super) listed: usize,
    /// At most so many lines tell of what is under the cursor.
    pub(super) told: usize,
}
