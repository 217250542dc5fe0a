//! The rights of a person at a gathering. Pages are told of the same rights by which changes are refused.
//!
//! The rights follow from the gathering alone. What is known of the person besides, such as that somebody is blocked or has
//! joined too many gatherings, is refused when the person tries.

use super::salts;
use dealer::Person;
use host::{Refusal, TournamentFault};
use kernel::Seat;
use protocol::{ChairRight, GatheringRight};
use store::{Chair, Gathering};

/// Returns what a person may do with a gathering.
pub(super) fn rights(gathering: &Gathering, person: Person) -> Vec<GatheringRight> {
    let all = [GatheringRight::Invite, GatheringRight::Block, GatheringRight::BeginNow, GatheringRight::Disband];
    all.into_iter().filter(|right| may(gathering, person, *right).is_ok()).collect()
}

/// Returns what a person may do with a chair.
pub(super) fn chair_rights(gathering: &Gathering, person: Person, seat: Seat) -> Vec<ChairRight> {
    let all = [ChairRight::Take, ChairRight::Release, ChairRight::Fill, ChairRight::Promise];
    all.into_iter().filter(|right| may_at(gathering, person, (seat, *right)).is_ok()).collect()
}

/// Refuses a person who may not do this with a gathering.
pub(super) fn may(gathering: &Gathering, person: Person, right: GatheringRight) -> Result<(), Refusal> {
    let is_maker = gathering.by == person;
    match right {
        // The seats of a tournament's game are kept, so its link gives nobody else a seat.
        GatheringRight::Invite if gathering.pairing.is_some() => Err(TournamentFault::Seat.into()),
        GatheringRight::Invite => Ok(()),
        GatheringRight::Block if gathering.pairing.is_some() => Err(TournamentFault::Host.into()),
        GatheringRight::Block if is_maker => Err(Refusal::OwnLine),
        GatheringRight::Block => Ok(()),
        GatheringRight::BeginNow | GatheringRight::Disband if !is_maker => Err(Refusal::NotMaker),
        GatheringRight::BeginNow => salts::expect_missing(gathering),
        GatheringRight::Disband => Ok(()),
    }
}

/// Refuses a person who may not do this with a chair.
pub(super) fn may_at(gathering: &Gathering, person: Person, (seat, right): (Seat, ChairRight)) -> Result<(), Refusal> {
    let is_maker = gathering.by == person;
    if matches!(right, ChairRight::Fill | ChairRight::Promise) && !is_maker {
        return Err(Refusal::NotMaker);
    }
    let chair = gathering.chairs.get(seat.index());
    let chair = chair.ok_or(Refusal::NoSuchSeat { found: seat.index(), count: gathering.chairs.len() })?;
    match right {
        ChairRight::Take => may_take(gathering, person, chair),
        ChairRight::Release if gathering.pairing.is_some() => Err(TournamentFault::Seat.into()),
        ChairRight::Release => may_release(gathering, person, chair),
        ChairRight::Fill => {
            expect_free(chair)?;
            if gathering.terms.rated { Err(Refusal::RatedPeople) } else { Ok(()) }
        }
        // A new link takes the place of an earlier one.
        ChairRight::Promise if matches!(chair, Chair::Promised { .. }) => Ok(()),
        ChairRight::Promise => expect_free(chair),
    }
}

/// Refuses chairs of a rated game of which a bot has one, or this person more than one after having taken `more`.
pub(super) fn may_be_rated(chairs: &[Chair], person: Person, more: usize) -> Result<(), Refusal> {
    let has_bot = chairs.iter().any(|chair| matches!(chair, Chair::Bot { .. }));
    let own = chairs.iter().filter(|chair| holder(chair) == Some(person)).count();
    if has_bot || own + more > 1 { Err(Refusal::RatedPeople) } else { Ok(()) }
}

/// Returns the person who has taken a seat.
pub(super) fn holder(chair: &Chair) -> Option<Person> {
    match chair {
        Chair::Taken { person, .. } => Some(*person),
        Chair::Free | Chair::Kept { .. } | Chair::Promised { .. } | Chair::Bot { .. } => None,
    }
}

fn may_take(gathering: &Gathering, person: Person, chair: &Chair) -> Result<(), Refusal> {
    match chair {
        Chair::Kept { person: expected, .. } if *expected == person => {}
        other => expect_free(other)?,
    }
    if gathering.terms.rated { may_be_rated(&gathering.chairs, person, 1) } else { Ok(()) }
}

/// A person frees the own seats, and the person who has made the gathering any seat.
fn may_release(gathering: &Gathering, person: Person, chair: &Chair) -> Result<(), Refusal> {
    salts::may_release(gathering)?;
    match chair {
        Chair::Free => Err(Refusal::SeatFree),
        Chair::Taken { person: other, .. } | Chair::Kept { person: other, .. } if *other == person => Ok(()),
        Chair::Taken { .. } | Chair::Kept { .. } | Chair::Promised { .. } | Chair::Bot { .. }
            if gathering.by == person =>
        {
            Ok(())
        }
        Chair::Taken { .. } | Chair::Kept { .. } => Err(Refusal::SeatOfOther),
        Chair::Promised { .. } | Chair::Bot { .. } => Err(Refusal::NotMaker),
    }
}

fn expect_free(chair: &Chair) -> Result<(), Refusal> {
    match chair {
        Chair::Free => Ok(()),
        Chair::Kept { .. } => Err(Refusal::SeatKept),
        Chair::Promised { .. } => Err(Refusal::SeatPromised),
        Chair::Taken { .. } | Chair::Bot { .. } => Err(Refusal::SeatTaken),
    }
}
