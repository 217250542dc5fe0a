//! The request to keep the units of a match: nowhere, in a file or in a queue.

use super::queue::Queue;
use std::path::Path;

/// The request to keep the units of a match.
pub(crate) enum Keep<'a> {
    Nowhere,
    /// In the file of the match, which one process writes.
    File(&'a Path),
    /// In a queue, whose units several processes play.
    Queue(&'a mut dyn Queue),
}
