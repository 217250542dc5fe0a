//! Stories with another text, with which the laboratory measures what a Story causes.
//!
//! A blank Story keeps its name and its place among the cards. It is laid out and taken with its column, it is one of the
//! Stories of which four stay face-up, and it can be turned face-down. Only its objective is gone: it scores 0 for the seat
//! for which it is blank, and for every other seat that takes it, it scores as printed. Characters have no text, so they
//! cannot be changed.

use crate::{Catalog, Character, Draft, Objective, Term};
use kernel::{CardChange, ChangedText, Seat, half_more};

/// Returns the game with one Story changed, or `None` if the card is a Character, if there is no such card, or if another
/// seat has a changed Story already.
pub(crate) fn changed(game: &Draft, change: &CardChange) -> Option<Draft> {
    let place = change.card.checked_sub(Character::ALL.len())?;
    let story = game.catalog.ids().iter().nth(place)?;
    let with = |catalog: &Catalog| catalog.with(story, rewritten(&catalog.story(story).objective, change.text));
    let mut changed = game.clone();
    match change.seat {
        Some(seat) => changed.exception = Some((seat, with(alone(game, seat)?))),
        None => {
            changed.catalog = with(&game.catalog);
            changed.exception = game.exception.as_ref().map(|(seat, catalog)| (*seat, with(catalog)));
        }
    }
    Some(changed)
}

/// Returns the cards of a seat, or `None` if another seat has an exception.
fn alone(game: &Draft, seat: Seat) -> Option<&Catalog> {
    let is_free = game.exception.as_ref().is_none_or(|(of, _)| *of == seat);
    is_free.then(|| game.catalog_of(seat))
}

fn rewritten(objective: &Objective, text: ChangedText) -> Objective {
    let terms = match text {
        ChangedText::Blank => Default::default(),
        ChangedText::HalfMore => objective.terms.iter().map(raised).collect(),
    };
    Objective { terms }
}

fn raised(term: &Term) -> Term {
    match term {
        Term::PerSet { points, set } => Term::PerSet { points: half_more(*points), set: set.clone() },
        Term::Ladder { points, set } => {
            Term::Ladder { points: points.iter().map(|points| half_more(*points)).collect(), set: set.clone() }
        }
        Term::If { points, when } => Term::If { points: half_more(*points), when: *when },
    }
}
