//! The salts that this terminal adds to the luck of its tables. It promises each salt by its commitment, and sends it once
//! the commitments of all salts are there.

use super::book::{Book, Drawn};
use ::luck::{Hex, Salt};
use protocol::{ChairInfo, FromClient, FromServer, GatheringInfo, GatheringLuck, Seat};

/// Returns the messages that a message of the server asks for.
pub(super) fn due(book: &mut Book, message: &FromServer, mut draw: impl FnMut() -> Option<Salt>) -> Vec<FromClient> {
    if let FromServer::Welcome { gathers: true, .. } = message {
        return vec![FromClient::Salts];
    }
    gatherings(message).into_iter().flat_map(|gathering| added(book, gathering, &mut draw)).collect()
}

/// Returns the invitations of a message whose tables have not begun.
fn gatherings(message: &FromServer) -> Vec<&GatheringInfo> {
    if let FromServer::Tables { gatherings, .. } = message {
        gatherings.iter().flatten().collect()
    } else if let FromServer::Gathering { gathering, begun: false } = message {
        vec![gathering]
    } else if let FromServer::Rematch { gathering, .. } = message {
        gathering.iter().map(AsRef::as_ref).collect()
    } else {
        Vec::new()
    }
}

/// Returns the commitments and the salts of the reader's seats that the server has not.
fn added(book: &mut Book, info: &GatheringInfo, draw: &mut impl FnMut() -> Option<Salt>) -> Vec<FromClient> {
    let table = &info.table;
    let missing = missing(info);
    // Each attempt that is void costs a seat its salt, so an honest server needs no more attempts than there are seats.
    let most = u32::try_from(info.chairs.len()).unwrap_or(u32::MAX);
    let Some(luck) = info.luck.as_ref().filter(|luck| luck.attempt <= most && !missing.is_empty()) else {
        return Vec::new();
    };
    let attempt = luck.attempt;
    let mut kept = book.drawn(table, attempt).unwrap_or_else(|| Drawn::none(table, luck));
    // A server that changes its key within an attempt may know a salt already.
    if kept.key != luck.commitment {
        return Vec::new();
    }
    for (seat, promised) in &missing {
        if promised.is_none() && !kept.salts.contains_key(&seat.index()) {
            kept.salts.extend(draw().map(|salt| (seat.index(), salt)));
            book.keep(kept.clone());
        }
    }
    let mut messages = Vec::new();
    for (seat, promised) in missing {
        // Without a salt here, another client of the reader has promised one for this seat.
        let Some(salt) = kept.salts.get(&seat.index()).copied() else { continue };
        let commitment = salt.commitment(seat.index()).to_string();
        if promised.is_none() {
            messages.push(FromClient::Commit { table: table.clone(), attempt, seat, commitment });
        } else if promised == Some(commitment) && luck.opens && is_announced(book, info, &mut kept) {
            let salt = Hex(*salt.bytes()).to_string();
            messages.push(FromClient::Salt { table: table.clone(), attempt, seat, salt });
        }
    }
    messages
}

/// Returns the reader's seats whose salts the server has not, each with the commitment that it has.
fn missing(GatheringInfo { chairs, .. }: &GatheringInfo) -> Vec<(Seat, Option<String>)> {
    let lacks = |(at, chair): (usize, &ChairInfo)| {
        let salt = chair.salt.as_ref().filter(|salt| chair.mine && !salt.came)?;
        Some((Seat::new(at, chairs.len())?, salt.commitment.clone()))
    };
    chairs.iter().enumerate().filter_map(lacks).collect()
}

/// Keeps the commitments of all seats before the first salt of this terminal is sent. Returns false if others were
/// announced before.
fn is_announced(book: &mut Book, info: &GatheringInfo, kept: &mut Drawn) -> bool {
    let now: Vec<Option<String>> = info.chairs.iter().map(|chair| chair.salt.as_ref()?.commitment.clone()).collect();
    if kept.announced.is_none() {
        kept.announced = Some(now.clone());
        book.keep(kept.clone());
    }
    kept.announced == Some(now)
}

impl Drawn {
    /// Returns an attempt in which no salt was drawn yet.
    fn none(table: &str, luck: &GatheringLuck) -> Drawn {
        let (table, key) = (table.to_owned(), luck.commitment.clone());
        Drawn { table, attempt: luck.attempt, key, salts: Default::default(), announced: None }
    }
}
