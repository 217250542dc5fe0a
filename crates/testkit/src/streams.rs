//! The promise of whole streams: who cannot tell two worlds apart is sent the same, byte for byte, for as long as nothing
//! happens by which they could.
//!
//! Two tables stand where they look the same to a viewer. The same is decided at both, out of what both offer. What the
//! viewer's screens are sent must be equal in content, length and order, until luck or a decision shows the viewer
//! something that differs.

use kernel::{Rng, Seat};

/// One of two tables, with the screens of the viewer to whom they look the same.
pub trait World {
    /// Returns what the seat to move may do, each by a text that means the same in any world; nothing once the game is
    /// over.
    fn offers(&self) -> Option<(Seat, Vec<String>)>;

    /// Takes the offer at this place, lets all happen that follows of itself, and returns all that the screens are sent.
    fn take(&mut self, offer: usize) -> Took;

    /// Returns what the screens are sent without a decision: what they show now, and what can be asked for.
    fn shown(&mut self) -> Vec<String>;
}

/// What came of a decision.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Took {
    pub entries: Vec<Known>,
    pub messages: Vec<String>,
}

/// An entry as far as the viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// Whether it was made by the table itself, for a seat.
    pub is_pass: bool,
    /// The digest of what the viewer knows after it.
    pub digest: u64,
}

/// What was compared at a pair of worlds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    pub decisions: usize,
    pub messages: usize,
    pub bytes: usize,
}

/// What tells two worlds apart.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Leak {
    #[error("after {decisions} decisions {one:?} is asked in one world and {other:?} in the other")]
    Asked { decisions: usize, one: Option<Seat>, other: Option<Seat> },
    #[error("after {decisions} decisions the table goes on by itself in one world alone")]
    WentOn { decisions: usize },
    #[error("after {decisions} decisions one world sends {one} messages and the other {other}")]
    Messages { decisions: usize, one: usize, other: usize },
    #[error("after {decisions} decisions message {message} differs at byte {byte}:\n{one}\n{other}")]
    Bytes { decisions: usize, message: usize, byte: usize, one: String, other: String },
}

/// So much of two messages is told around where they differ.
const EXCERPT: usize = 120;

/// Plays at most so many decisions at two worlds, and compares what is sent.
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
        // Whatever is decided here shows in which world it is.
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
    /// The viewer sees something that differs.
    Learned,
    /// The table goes on where it asks somebody in the other world.
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
