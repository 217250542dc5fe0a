//! A queue of the units of matches, which several processes share.

/// A queue of the units of matches, which several processes share, on one machine or on several. The laboratory knows
/// neither the database behind it nor its address, so this trait is implemented elsewhere.
///
/// All calls except [`Queue::place`] and [`Queue::begin`] concern the match that was begun last. A unit is a number and a
/// line, the text of its result.
pub trait Queue {
    /// Returns the place of the queue in words, such as `the PostgreSQL database brickroad on localhost`, without secrets.
    fn place(&self) -> String;

    /// Begins to work on the match with this key, which has at most `units` units. Stores its plan if the match is new.
    /// Returns the stored plan, which is another one if another process has stored its own under the same key.
    ///
    /// # Errors
    ///
    /// Returns an error if the queue cannot be reached.
    fn begin(&mut self, key: &str, plan: &str, units: u64) -> Result<String, QueueFault>;

    /// Claims at most `most` units and returns their numbers in ascending order, or none if every unit is finished or
    /// claimed by others. A claim expires if its process does not call [`Queue::exchange`] for some seconds, and then
    /// others may claim its units. `next` is the number of the lowest unit that is not known to be finished. If it was
    /// removed from the queue, it can be claimed again.
    ///
    /// # Errors
    ///
    /// Returns an error if the queue cannot be reached.
    fn claim(&mut self, most: u64, next: u64) -> Result<Vec<u64>, QueueFault>;

    /// Stores finished units in ascending order, and renews all claims of this process. A unit that is stored already
    /// stays as it is. Returns the lines of the stored units from number `next` on, without a gap: some of them, or none if
    /// unit `next` is not stored.
    ///
    /// # Errors
    ///
    /// Returns an error if the queue cannot be reached. Then nothing or everything was stored.
    fn exchange(&mut self, finished: &[(u64, String)], next: u64) -> Result<Vec<String>, QueueFault>;
}

/// The reason why a queue cannot be used, in words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct QueueFault(pub String);
