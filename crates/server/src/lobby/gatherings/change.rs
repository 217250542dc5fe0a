//! The changes that people make to a gathering.

use super::{
    rights::{holder, may, may_at, may_be_rated},
    salts,
};
use dealer::Person;
use host::{Refusal, people};
use kernel::Seat;
use luck::{Hex, Salt};
use protocol::{ChairRight, GatheringRight, SeatPlan};
use store::{Chair, Gathering, KeyHash, SaltStage};

/// A change of a gathering that one person asks for.
pub(crate) enum Change {
    /// The person takes a free seat under this name, or the seat that is promised to the link with the secret of this
    /// hash.
    Take { seat: Seat, name: String, salt: SaltStage, link: Option<KeyHash> },
    /// A free seat is promised to whoever has the link with the secret of this hash. An earlier link to the seat counts no
    /// longer.
    Promise { seat: Seat, link: KeyHash },
    /// A seat becomes free again.
    Release { seat: Seat },
    /// A bot takes a free seat.
    Fill { seat: Seat, plan: SeatPlan },
    /// The person takes the seats that are kept for the person.
    Agree { salt: SaltStage },
    /// The person's client promises the salt of a seat in this attempt.
    Commit { attempt: u32, seat: Seat, commitment: Hex<32> },
    /// The person's client sends the salt of a seat in this attempt.
    Open { attempt: u32, seat: Seat, salt: Salt },
    /// The gathering waits no longer for the salts that have not come.
    Begin,
}

impl Change {
    /// Makes the change for this person.
    ///
    /// # Errors
    ///
    /// Refuses a change for which the person lacks the right, a link that does not count, names and bots as
    /// [`people::seat`] does, somebody for whom no seat is kept, and salts that do not count.
    pub(super) fn make(&self, gathering: &mut Gathering, person: Person) -> Result<(), Refusal> {
        match self {
            Change::Take { seat, name, salt, link } => {
                if let Some(link) = link {
                    redeem(gathering, *seat, *link)?;
                }
                let name = entered(gathering, *seat).unwrap_or(name).clone();
                may_at(gathering, person, (*seat, ChairRight::Take))?;
                sit(gathering, *seat, (SeatPlan { name, bot: None }, person, *salt))
            }
            Change::Fill { seat, plan } => {
                may_at(gathering, person, (*seat, ChairRight::Fill))?;
                sit(gathering, *seat, (plan.clone(), person, SaltStage::Without))
            }
            Change::Promise { seat, link } => {
                may_at(gathering, person, (*seat, ChairRight::Promise))?;
                *at(gathering, *seat)? = Chair::Promised { link: *link };
                Ok(())
            }
            Change::Release { seat } => {
                may_at(gathering, person, (*seat, ChairRight::Release))?;
                *at(gathering, *seat)? = Chair::Free;
                Ok(())
            }
            Change::Commit { attempt, seat, commitment } => {
                salts::commit(gathering, person, (*attempt, *seat, *commitment))
            }
            Change::Open { attempt, seat, salt } => salts::open(gathering, person, (*attempt, *seat, *salt)),
            Change::Begin => {
                may(gathering, person, GatheringRight::BeginNow)?;
                salts::give_up(gathering)
            }
            Change::Agree { salt } => {
                if gathering.terms.rated {
                    may_be_rated(&gathering.chairs, person, kept(gathering, person))?;
                }
                gathering.chairs.iter_mut().for_each(|chair| agree(chair, person, *salt));
                let sits = gathering.chairs.iter().any(|chair| holder(chair) == Some(person));
                if sits { Ok(()) } else { Err(Refusal::SeatTaken) }
            }
        }
    }
}

/// Returns the chair of a bot, or the chair that this person takes.
pub(super) fn chair(SeatPlan { name, bot }: SeatPlan, person: Person, salt: SaltStage) -> Chair {
    match bot {
        Some(level) => Chair::Bot { name, level },
        None => Chair::Taken { person, name, salt },
    }
}

/// Returns the plan of a seat, or `None` if the seat is free.
pub(super) fn plan(chair: &Chair) -> Option<SeatPlan> {
    match chair.clone() {
        Chair::Free | Chair::Kept { .. } | Chair::Promised { .. } => None,
        Chair::Taken { person: _, name, salt: _ } => Some(SeatPlan { name, bot: None }),
        Chair::Bot { name, level } => Some(SeatPlan { name, bot: Some(level) }),
    }
}

/// Returns the name under which the person for whom a seat is kept has entered a tournament.
fn entered(gathering: &Gathering, seat: Seat) -> Option<&String> {
    match (&gathering.pairing, gathering.chairs.get(seat.index())) {
        (Some(_), Some(Chair::Kept { name, .. })) => Some(name),
        _ => None,
    }
}

/// Fills a seat under a name that nobody else there has.
fn sit(
    gathering: &mut Gathering,
    seat: Seat,
    (wanted, person, salt): (SeatPlan, Person, SaltStage),
) -> Result<(), Refusal> {
    let mut plans: Vec<Option<SeatPlan>> = gathering.chairs.iter().map(plan).collect();
    plans[seat.index()] = Some(wanted);
    let tidied = people::gathered(plans)?.into_iter().nth(seat.index()).flatten();
    *at(gathering, seat)? = tidied.map_or(Chair::Free, |plan| chair(plan, person, salt));
    Ok(())
}

/// Frees the seat that is promised to this link, for the person who takes it.
fn redeem(gathering: &mut Gathering, seat: Seat, link: KeyHash) -> Result<(), Refusal> {
    let chair = at(gathering, seat)?;
    // Hashes are compared, so the time that this takes says nothing about the secret.
    if *chair == (Chair::Promised { link }) {
        *chair = Chair::Free;
        Ok(())
    } else {
        Err(Refusal::SeatLink)
    }
}

/// Returns the number of chairs that are kept for this person.
fn kept(gathering: &Gathering, person: Person) -> usize {
    let waits = |chair: &&Chair| matches!(chair, Chair::Kept { person: expected, .. } if *expected == person);
    gathering.chairs.iter().filter(waits).count()
}

/// Fills a chair that is kept for this person.
fn agree(chair: &mut Chair, person: Person, salt: SaltStage) {
    if let Chair::Kept { person: expected, name } = chair
        && *expected == person
    {
        *chair = Chair::Taken { person, name: name.clone(), salt };
    }
}

fn at(gathering: &mut Gathering, seat: Seat) -> Result<&mut Chair, Refusal> {
    let count = gathering.chairs.len();
    gathering.chairs.get_mut(seat.index()).ok_or(Refusal::NoSuchSeat { found: seat.index(), count })
}
