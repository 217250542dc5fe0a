//! Checks a signed record against the promise of its table: the commitments, the drawn numbers and the signature.

use super::book::Drawn;
use ::luck::{Claim, ClaimFault, Draws, LuckKey, Purpose, Seal};
use protocol::LuckInfo;
use serde::{
    Deserialize,
    de::{DeserializeOwned, IgnoredAny},
};

/// The result of comparing a table with what was promised there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The id of the table.
    pub table: String,
    pub verdict: Verdict,
}

/// The result of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Fits(Fits),
    Fault(Fault),
}

/// A record in which everything is as it was promised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fits {
    /// The number of drawn numbers.
    pub drawn: usize,
    /// The number of entries at the beginning that were copied from another game.
    pub copied: usize,
    /// The number of salts.
    pub salts: usize,
    /// True if the reader's salt is in the record, false if it did not come in time, or `None` if this terminal drew
    /// none.
    pub mine: Option<bool>,
    /// The public key of the server.
    pub signer: String,
}

/// The fault of a record, or of the promise of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The table has another commitment than the one that this terminal saw first.
    Another {
        before: String,
    },
    /// The record is not a signed record.
    Form,
    /// The key is not the one that was promised.
    Commitment,
    /// The key or the salts are others than those that were announced before the reader's salt was sent.
    Announced,
    /// A salt does not have its commitment.
    Salt,
    /// The number of an entry, counted from 1, is not that of the key.
    Number {
        entry: usize,
    },
    /// Another server has signed the record.
    Signer {
        signer: String,
    },
    Signature {
        signer: String,
    },
}

#[derive(Deserialize)]
struct Header {
    seats: Vec<IgnoredAny>,
    luck: Claim,
}

#[derive(Deserialize)]
struct Line {
    drawn: Option<Drawing>,
    chance: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Drawing {
    bound: u64,
    number: u64,
}

/// Checks a record. Its key and its signer must be those that were promised at the table, and its salts those that were
/// announced when this terminal sent its own. `own` are the salts that this terminal drew last for the table.
pub(super) fn check(record: &str, promised: &LuckInfo, own: Option<&Drawn>) -> Verdict {
    match examine(record, promised, own) {
        Ok(fits) => Verdict::Fits(fits),
        Err(fault) => Verdict::Fault(fault),
    }
}

fn examine(record: &str, promised: &LuckInfo, own: Option<&Drawn>) -> Result<Fits, Fault> {
    let seal = Seal::parse(record.as_bytes()).map_err(|_| Fault::Form)?;
    let mut lines = record.lines();
    let Header { seats, luck: claim } = parsed(lines.next().unwrap_or_default())?;
    if claim.commitment.to_string() != promised.commitment {
        return Err(Fault::Commitment);
    }
    let draws = draws(&claim, &seal.key, seats.len())?;
    let sent = own.filter(|own| own.announced.is_some() && own.attempt == claim.attempt);
    let commitments: Vec<Option<String>> =
        claim.salts.iter().map(|salt| salt.map(|salt| salt.commitment.to_string())).collect();
    if sent.is_some_and(|sent| sent.differs(&promised.commitment, &commitments)) {
        return Err(Fault::Announced);
    }
    // The two last lines are the seal.
    let entries: Vec<&str> = lines.collect();
    let entries = entries.split_last_chunk::<2>().map_or(&[][..], |(entries, _)| entries);
    let drawn = count_drawn(entries, &claim, &draws)?;
    let signer = seal.signer.to_string();
    if signer != promised.signer {
        return Err(Fault::Signer { signer });
    }
    if seal.check(record.as_bytes()).is_err() {
        return Err(Fault::Signature { signer });
    }
    let salts = claim.salts.iter().flatten().count();
    Ok(Fits { drawn, copied: claim.copied, salts, mine: own.map(|_| sent.is_some()), signer })
}

fn draws(claim: &Claim, key: &LuckKey, seats: usize) -> Result<Draws, Fault> {
    claim.draws(key, seats).map_err(|fault| match fault {
        ClaimFault::Key { .. } => Fault::Commitment,
        ClaimFault::Salt { .. } => Fault::Salt,
        ClaimFault::Seats { .. } => Fault::Form,
    })
}

/// Returns how many numbers were drawn, if each is the one that the key and the salts give.
fn count_drawn(entries: &[&str], claim: &Claim, draws: &Draws) -> Result<usize, Fault> {
    let mut count = 0;
    for (at, line) in entries.iter().enumerate() {
        let Line { drawn, chance } = parsed(line)?;
        let (entry, is_copied) = (at + 1, at < claim.copied);
        let is_due = |Drawing { bound, number }: &Drawing| {
            let entry = u64::try_from(entry).unwrap_or(u64::MAX);
            *bound > 0 && draws.below(Purpose::Chance, entry, *bound) == *number
        };
        match drawn {
            None if is_copied || chance.is_none() => {}
            Some(drawing) if !is_copied && is_due(&drawing) => count += 1,
            Some(_) | None => return Err(Fault::Number { entry }),
        }
    }
    Ok(count)
}

fn parsed<T: DeserializeOwned>(line: &str) -> Result<T, Fault> {
    serde_json::from_str(line).map_err(|_| Fault::Form)
}
