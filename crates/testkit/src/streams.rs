//! The promise about streams of messages. As long as a viewer cannot tell two worlds apart, the same bytes are sent to
//! it in both.
//!
//! Two tables start from positions that look the same to a viewer. The same decisions are made at both tables, among
//! the choices that both offer. The messages to the viewer's screens must be equal in content, length and order, until
//! chance or a decision shows the viewer a difference.

use kernel::{Rng, Seat};

/// One of two tables that look the same to a viewer, with the screens of this viewer.
pub trait World {
    /// Returns the seat to move and its choices, or `None` if the game is over. The text of a choice means the same in
    /// both worlds.
    fn offers(&self) -> Option<(Seat, Vec<String>)>;

    /// Plays the choice with the index `offer`, and the entries that follow without a decision. Returns these entries,
    /// and all messages to the screens.
    fn take(&mut self, offer: usize) -> Took;

    /// Returns the messages to the screens when nothing happens: their current content, and the answers to all possible
    /// requests.
    fn shown(&mut self) -> Vec<String>;
}

/// The entries and the messages that a decision causes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Took {
    /// The decision and the entries that follow from it, in order.
    pub entries: Vec<Known>,
    /// The messages to the screens, in order.
    pub messages: Vec<String>,
}

/// An entry, as the viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// True if the entry is a pass that the table made for a seat.
    pub is_pass: bool,
    /// The digest of the viewer's view after the entry.
    pub digest: u64,
}

/// The numbers of decisions, messages and bytes that were compared at a pair of worlds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// The number of decisions that were made in both worlds.
    pub decisions: usize,
    /// The number of messages that were compared.
    pub messages: usize,
    /// The number of bytes in the compared messages.
    pub bytes: usize,
}

/// A difference by which a viewer can tell two worlds apart.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Leak {
    /// Different seats are to move in the two worlds.
    #[error("after {decisions} decisions {one:?} is asked in one world and {other:?} in the other")]
    Asked {
        /// The number of decisions before the difference.
        decisions: usize,
        /// The seat to move in the first world.
        one: Option<Seat>,
        /// The seat to move in the second world.
        other: Option<Seat>,
    },
    /// One table continues by itself, and the other table waits for a decision.
    #[error("after {decisions} decisions the table goes on by itself in one world alone")]
    WentOn {
        /// The number of decisions before the difference.
        decisions: usize,
    },
    /// The numbers of messages after a decision differ.
    #[error("after {decisions} decisions one world sends {one} messages and the other {other}")]
    Messages {
        /// The number of decisions before the difference.
        decisions: usize,
        /// The number of messages in the first world.
        one: usize,
        /// The number of messages in the second world.
        other: usize,
    },
    /// The bytes of a message differ.
    #[error("after {decisions} decisions message {message} differs at byte {byte}:\n{one}\n{other}")]
    Bytes {
        /// The number of decisions before the difference.
        decisions: usize,
        /// The index of the message among those that were sent together.
        message: usize,
        /// The index of the first byte that differs.
        byte: usize,
        /// The message in the first world, shortened to the part around the difference.
        one: String,
        /// The message in the second world, shortened to the part around the difference.
        other: String,
    },
}

/// The number of bytes that are quoted on each side of a difference.
const EXCERPT: usize = 120;

/// Plays at most `decisions` decisions in two worlds, and compares the messages.
///
/// ```
/// use kernel::{Rng, Seat};
/// use testkit::{Known, Leak, Took, World, compare};
///
/// /// A table that sends this message after every decision.
/// struct Table(&'static str);
///
/// impl World for Table {
///     fn offers(&self) -> Option<(Seat, Vec<String>)> {
///         Seat::new(0, 2).map(|seat| (seat, vec!["pass".to_owned()]))
///     }
///     fn take(&mut self, _: usize) -> Took {
///         let entries = vec![Known { is_pass: false, digest: 7 }];
///         Took { entries, messages: vec![self.0.to_owned()] }
///     }
///     fn shown(&mut self) -> Vec<String> {
///         Vec::new()
///     }
/// }
///
/// let mut rng = Rng::new(1);
/// let compared = compare([&mut Table("passed"), &mut Table("passed")], 5, &mut rng).unwrap();
/// assert_eq!((compared.decisions, compared.messages), (5, 5));
///
/// let leak = compare([&mut Table("passed"), &mut Table("passed!")], 5, &mut rng).unwrap_err();
/// assert!(matches!(leak, Leak::Bytes { byte: 6, .. }));
/// ```
///
/// # Errors
///
/// Returns the first difference that the viewer should not have been able to see.
pub fn compare(worlds: [&mut dyn World; 2], decisions: usize, rng: &mut Rng) -> Result<Compared, Leak> {
    let [one, other] = worlds;
    let mut compared = Compared::default();
    check(&mut compared, one.shown(), other.shown())?;
    for _ in 0..decisions {
        let (first, second) = (one.offers(), other.offers());
        let seat = |offers: &Option<(Seat, Vec<String>)>| offers.as_ref().map(|(seat, _)| *seat);
        if seat(&first) != seat(&second) {
            let (one, other) = (seat(&first), seat(&second));
            return Err(Leak::Asked { decisions: compared.decisions, one, other });
        }
        let (Some((_, first)), Some((_, second))) = (first, second) else { break };
        let both: Vec<(usize, usize)> = first
            .iter()
            .enumerate()
            .filter_map(|(at, offer)| Some((at, second.iter().position(|other| other == offer)?)))
            .collect();
        // If no choice is offered in both worlds, any decision shows which of the two worlds it was made in.
        let Some((at, at_other)) = (!both.is_empty()).then(|| both[rng.below(both.len() as u32) as usize]) else {
            break;
        };
        let (first, second) = (one.take(at), other.take(at_other));
        match parting(&first.entries, &second.entries) {
            Parting::None => {}
            Parting::Learned => return Ok(compared),
            Parting::WentOn => return Err(Leak::WentOn { decisions: compared.decisions }),
        }
        compared.decisions += 1;
        check(&mut compared, first.messages, second.messages)?;
    }
    check(&mut compared, one.shown(), other.shown())?;
    Ok(compared)
}

enum Parting {
    None,
    /// The viewer has seen a difference between the worlds.
    Learned,
    /// One table continues by itself, and the other table waits for a decision.
    WentOn,
}

fn parting(first: &[Known], second: &[Known]) -> Parting {
    for (one, other) in first.iter().zip(second) {
        if one.is_pass != other.is_pass {
            return Parting::WentOn;
        }
        if one.digest != other.digest {
            return Parting::Learned;
        }
    }
    if first.len() == second.len() { Parting::None } else { Parting::WentOn }
}

fn check(compared: &mut Compared, first: Vec<String>, second: Vec<String>) -> Result<(), Leak> {
    let decisions = compared.decisions;
    if first.len() != second.len() {
        return Err(Leak::Messages { decisions, one: first.len(), other: second.len() });
    }
    for (message, (one, other)) in first.iter().zip(&second).enumerate() {
        if one != other {
            let byte = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
            let (one, other) = (excerpt(one, byte), excerpt(other, byte));
            return Err(Leak::Bytes { decisions, message, byte, one, other });
        }
        compared.messages += 1;
        compared.bytes += one.len();
    }
    Ok(())
}

fn excerpt(message: &str, byte: usize) -> String {
    let bytes = &message.as_bytes()[byte.saturating_sub(EXCERPT)..message.len().min(byte + EXCERPT)];
    String::from_utf8_lossy(bytes).into_owned()
}
