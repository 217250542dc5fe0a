//! The salts of people on their way into the luck of a table: each is promised, and opened once all are promised. The
//! argument for this order is in `docs/luck.md`.

use dealer::Person;
use host::{Refusal, SaltFault};
use kernel::{Seat, Time};
use luck::{Claim, Hex, LuckKey, Salt, SaltClaim};
use std::time::Duration;
use store::{Chair, Gathering, KeyOfAttempt, SaltStage, TableId};

/// The progress of a gathering on its way to a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// A seat is free.
    Free,
    /// Every seat is filled, and some salts have not been promised.
    Committing,
    /// All salts have been promised, and some have not been opened.
    Opening,
    /// Nothing is missing.
    Complete,
}

/// The longest wait for the salts of a game with a live clock: people are there, and their clients answer at once.
const LIVE: Duration = Duration::from_secs(30);

/// The same for a game without a clock. Somebody may be at another page.
const UNHURRIED: Duration = Duration::from_secs(2 * 60);

/// The same for a game by days, whose people come by once or twice a day.
const DAYS: Duration = Duration::from_secs(12 * 60 * 60);

/// Returns the stage of a gathering.
pub(super) fn stage(gathering: &Gathering) -> Stage {
    let has = |fits: fn(&SaltStage) -> bool| salts(gathering).flatten().any(|salt| fits(&salt));
    if !gathering.is_full() {
        Stage::Free
    } else if has(|salt| matches!(salt, SaltStage::Awaited)) {
        Stage::Committing
    } else if has(|salt| matches!(salt, SaltStage::Committed(_))) {
        Stage::Opening
    } else {
        Stage::Complete
    }
}

/// Keeps the commitment of a person's salt. The first one of a seat counts.
///
/// # Errors
///
/// Refuses another attempt, the seat of somebody else, a seat without a salt, and a second salt.
pub(super) fn commit(
    gathering: &mut Gathering,
    person: Person,
    (attempt, seat, commitment): (u32, Seat, Hex<32>),
) -> Result<(), Refusal> {
    let salt = salt(gathering, person, (attempt, seat))?;
    match *salt {
        SaltStage::Without => Err(SaltFault::Without.into()),
        SaltStage::Awaited => {
            *salt = SaltStage::Committed(commitment);
            Ok(())
        }
        SaltStage::Committed(before) | SaltStage::Opened(SaltClaim { commitment: before, .. }) => {
            if before == commitment { Ok(()) } else { Err(SaltFault::Committed.into()) }
        }
    }
}

/// Keeps a person's salt.
///
/// # Errors
///
/// Refuses another attempt, the seat of somebody else, a seat without a salt, a salt before all are promised, and a salt
/// that was not promised.
pub(super) fn open(
    gathering: &mut Gathering,
    person: Person,
    (attempt, seat, opened): (u32, Seat, Salt),
) -> Result<(), Refusal> {
    let stage = stage(gathering);
    let salt = salt(gathering, person, (attempt, seat))?;
    let promised = match *salt {
        SaltStage::Without => return Err(SaltFault::Without.into()),
        SaltStage::Awaited => return Err(SaltFault::Early.into()),
        SaltStage::Committed(_) if stage != Stage::Opening => return Err(SaltFault::Early.into()),
        SaltStage::Committed(commitment) | SaltStage::Opened(SaltClaim { commitment, .. }) => commitment,
    };
    if opened.commitment(seat.index()) != promised {
        return Err(SaltFault::Unfit.into());
    }
    *salt = SaltStage::Opened(SaltClaim { commitment: promised, salt: opened });
    Ok(())
}

/// Waits no longer for the salts that have not come: their seats are without one from now on. Salts that have been opened
/// count no more, because the attempt is void ([`settled`]).
///
/// # Errors
///
/// Refuses a gathering that waits for no salt.
pub(super) fn give_up(gathering: &mut Gathering) -> Result<(), Refusal> {
    expect_missing(gathering)?;
    let stage = stage(gathering);
    let missing = |salt: &SaltStage| match stage {
        Stage::Committing => matches!(salt, SaltStage::Awaited),
        Stage::Opening => matches!(salt, SaltStage::Committed(_)),
        Stage::Free | Stage::Complete => false,
    };
    for salt in salts_mut(gathering).filter(|salt| missing(salt)) {
        *salt = SaltStage::Without;
    }
    if stage == Stage::Opening {
        again(gathering);
    }
    Ok(())
}

/// Refuses a gathering that waits for no salt.
pub(super) fn expect_missing(gathering: &Gathering) -> Result<(), Refusal> {
    match stage(gathering) {
        Stage::Committing | Stage::Opening => Ok(()),
        Stage::Free | Stage::Complete => Err(SaltFault::Complete.into()),
    }
}

/// Refuses to free a seat once salts may be opened, until the table begins. Otherwise people who know the key could hold
/// a salt back, free the seat and take it again, until they like the luck.
pub(super) fn may_release(gathering: &Gathering) -> Result<(), Refusal> {
    let was_void = gathering.luck.is_some_and(|luck| luck.attempt > 1);
    if was_void || stage(gathering) == Stage::Opening { Err(SaltFault::Opening.into()) } else { Ok(()) }
}

/// Returns a gathering after a change at the time `now`, in milliseconds since 1970: with a key, and with the time until
/// which it waits for salts. `key` draws a key if an attempt is void.
pub(super) fn settled(
    before: &Gathering,
    mut after: Gathering,
    (now, key): (u64, impl FnOnce() -> Result<LuckKey, Refusal>),
) -> Result<Gathering, Refusal> {
    let was = stage(before);
    let attempt = before.luck.map_or(0, |luck| luck.attempt);
    let is_void = salts(before).zip(salts(&after)).any(|(before, after)| is_undone(before, after));
    if before.luck.is_none() || is_void {
        after.luck = Some(KeyOfAttempt { attempt: attempt.saturating_add(1), key: key()? });
    }
    after.due = match stage(&after) {
        Stage::Free | Stage::Complete => None,
        is if is == was && before.luck == after.luck && before.due.is_some() => before.due,
        Stage::Committing | Stage::Opening => Some(now.saturating_add(wait(&after))),
    };
    Ok(after)
}

/// Returns the claim of the table of a gathering at which nothing is missing.
pub(super) fn claim(id: &TableId, gathering: &Gathering, KeyOfAttempt { attempt, key }: &KeyOfAttempt) -> Claim {
    let salts: Vec<Option<SaltClaim>> = salts(gathering)
        .map(|salt| match salt {
            Some(SaltStage::Opened(claim)) => Some(claim),
            Some(SaltStage::Without | SaltStage::Awaited | SaltStage::Committed(_)) | None => None,
        })
        .collect();
    let salts = if salts.iter().all(Option::is_none) { Vec::new() } else { salts };
    Claim { attempt: *attempt, salts, ..Claim::unsalted(id.as_str().to_owned(), key, 0) }
}

/// Lets a new attempt begin: every seat that has a salt needs a new one, because the server knows the salts that were
/// opened before it chooses the next key.
fn again(gathering: &mut Gathering) {
    for salt in salts_mut(gathering).filter(|salt| **salt != SaltStage::Without) {
        *salt = SaltStage::Awaited;
    }
}

/// Reports whether the salt of a seat was promised in an attempt that is void.
fn is_undone(before: Option<SaltStage>, after: Option<SaltStage>) -> bool {
    let was = matches!(before, Some(SaltStage::Committed(_) | SaltStage::Opened(_)));
    was && matches!(after, Some(SaltStage::Awaited))
}

/// Returns the longest wait for the salts of this gathering, in milliseconds.
fn wait(gathering: &Gathering) -> u64 {
    let wait = match gathering.terms.time {
        Some(Time::Live { .. }) => LIVE,
        None => UNHURRIED,
        Some(Time::Days(_)) => DAYS,
    };
    wait.as_millis() as u64
}

/// Returns the salt of a seat of this person, in the attempt that counts.
fn salt(gathering: &mut Gathering, person: Person, (attempt, seat): (u32, Seat)) -> Result<&mut SaltStage, Refusal> {
    let (now, count) = (gathering.luck.map_or(0, |luck| luck.attempt), gathering.chairs.len());
    match gathering.chairs.get_mut(seat.index()) {
        None => Err(Refusal::NoSuchSeat { found: seat.index(), count }),
        Some(Chair::Taken { person: holder, salt, .. }) if *holder == person => {
            if attempt == now {
                Ok(salt)
            } else {
                Err(SaltFault::Attempt { now }.into())
            }
        }
        Some(Chair::Taken { .. } | Chair::Kept { .. } | Chair::Promised { .. } | Chair::Free | Chair::Bot { .. }) => {
            Err(Refusal::SeatOfOther)
        }
    }
}

/// Returns the salt of each seat, or `None` for the seat of a bot and for a free one.
fn salts(gathering: &Gathering) -> impl Iterator<Item = Option<SaltStage>> {
    gathering.chairs.iter().map(|chair| match chair {
        Chair::Taken { salt, .. } => Some(*salt),
        Chair::Free | Chair::Kept { .. } | Chair::Promised { .. } | Chair::Bot { .. } => None,
    })
}

fn salts_mut(gathering: &mut Gathering) -> impl Iterator<Item = &mut SaltStage> {
    gathering.chairs.iter_mut().filter_map(|chair| match chair {
        Chair::Taken { salt, .. } => Some(salt),
        Chair::Free | Chair::Kept { .. } | Chair::Promised { .. } | Chair::Bot { .. } => None,
    })
}
