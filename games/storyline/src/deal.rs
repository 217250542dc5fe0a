//! Outcomes of chance: the first Author, the next cards and Locations, and the dice.

use crate::{Bag, Board, Chance, Deck, State, Step, Storyline, Task};
use kernel::{Purpose, Rng, Seat};
use language::LocationId;

/// For each blue die, the number of faces with a symbol, out of six (Q1).
pub(crate) const BLUE_FACES: [u8; 4] = [6, 5, 4, 3];
pub(crate) const GOLD_FACES: u8 = 3;
const FACES: u8 = 6;

/// The next draw of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Draw {
    First,
    /// The next card from this seat's Library.
    Card(Seat),
    /// A die with this number of faces that have a symbol.
    Die(u8),
    Location,
}

#[inline]
fn draw(game: &Storyline, state: &State) -> Option<Draw> {
    match state.board.agenda.last() {
        Some(Task::Draw { seat, .. }) => Some(Draw::Card(game.stock(*seat))),
        Some(Task::Peek { frame, .. }) => {
            let frame = state.board.frames.get(frame.index())?;
            Some(Draw::Card(game.stock(frame.seat)))
        }
        Some(Task::Dice { blue, .. }) => Some(Draw::Die(next_die(*blue).map_or(GOLD_FACES, |(_, faces)| faces))),
        Some(Task::TurnUp { .. } | Task::Refill(_)) => Some(Draw::Location),
        Some(_) => None,
        None => match state.board.step {
            Step::ChooseFirst => Some(Draw::First),
            Step::Deal(seat) => Some(Draw::Card(game.stock(seat))),
            Step::Window { .. } | Step::Begin | Step::Actions | Step::Bonus | Step::End | Step::Over => None,
        },
    }
}

/// Returns the index and the number of faces with a symbol of the next blue die. `blue` has one bit for each blue die
/// that has not been rolled yet. Returns `None` if all of them have been rolled.
pub(crate) fn next_die(blue: u8) -> Option<(u8, u8)> {
    let place = blue.trailing_zeros() as u8;
    BLUE_FACES.get(usize::from(place)).map(|faces| (place, *faces))
}

/// Returns the cards that may come next from a Library: only the next card if it is known, and otherwise all cards
/// without a known place. The cards on top that the current PEEK has already shown are skipped.
fn next_cards(board: &Board, deck: &Deck) -> Bag {
    let skipped = if let Some(Task::Peek { seen, .. }) = board.agenda.last() { *seen } else { 0 };
    if let Some(placed) = deck.top.get(usize::from(skipped)) {
        Bag::from_iter([placed.card])
    } else if !deck.rest.is_empty() {
        deck.rest
    } else {
        deck.bottom.first().map(|placed| placed.card).into_iter().collect()
    }
}

fn locations(board: &Board) -> impl Iterator<Item = (LocationId, u32)> + '_ {
    let mut left = board.folio.unseen[0] | board.folio.unseen[1];
    std::iter::from_fn(move || {
        let next = (left != 0).then(|| LocationId::from_index(left.trailing_zeros() as usize))?;
        left &= left - 1;
        Some((next, board.folio.count(next)))
    })
}

/// Returns the purpose of the next draw. The purpose of a card or a die names the seat and the Round. That of a
/// Location names the Location's place on the road, so that the draw does not depend on the order in which Locations
/// are turned up.
pub(crate) fn purpose(state: &State) -> Purpose {
    let board = &state.board;
    let of = |what, seat| Purpose { what, seat: Some(seat), at: u16::from(board.round) };
    let dealt = if let Step::Deal(seat) = board.step { seat } else { board.active };
    match board.agenda.last() {
        Some(Task::Draw { seat, .. }) => of(1, *seat),
        Some(Task::Peek { frame, .. }) => {
            of(2, board.frames.get(frame.index()).map_or(board.active, |frame| frame.seat))
        }
        Some(Task::TurnUp { spot, .. } | Task::Refill(spot)) => {
            Purpose { what: 3, seat: None, at: spot.index() as u16 }
        }
        Some(Task::Dice { blue, .. }) => of(next_die(*blue).map_or(4, |(place, _)| 5 + place), board.active),
        Some(_) => of(0, board.active),
        None => of(u8::from(board.step != Step::ChooseFirst), dealt),
    }
}

pub(crate) fn chances(game: &Storyline, state: &State, out: &mut Vec<(Chance, u32)>) {
    match draw(game, state) {
        Some(Draw::First) => out.extend(Seat::all(game.seats).map(|seat| (Chance::First(seat), 1))),
        Some(Draw::Card(stock)) => {
            let cards = next_cards(&state.board, &state.libraries[stock]);
            out.extend(cards.iter().map(|(card, copies)| (Chance::Draw(card), u32::from(copies))));
        }
        Some(Draw::Die(faces)) => {
            let sides = [(false, FACES - faces), (true, faces)].into_iter().filter(|(_, weight)| *weight > 0);
            out.extend(sides.map(|(symbol, weight)| (Chance::Die { symbol }, u32::from(weight))));
        }
        Some(Draw::Location) => {
            out.extend(locations(&state.board).map(|(location, copies)| (Chance::Location(location), copies)));
        }
        None => {}
    }
}

pub(crate) fn weight(game: &Storyline, state: &State, chance: &Chance) -> u32 {
    match (draw(game, state), *chance) {
        (Some(Draw::First), Chance::First(seat)) => u32::from(seat.index() < game.seats),
        (Some(Draw::Card(stock)), Chance::Draw(card)) => {
            u32::from(next_cards(&state.board, &state.libraries[stock]).count(card))
        }
        (Some(Draw::Die(faces)), Chance::Die { symbol }) => u32::from(if symbol { faces } else { FACES - faces }),
        (Some(Draw::Location), Chance::Location(location)) => state.board.folio.count(location),
        (Some(Draw::First | Draw::Card(_) | Draw::Die(_) | Draw::Location) | None, _) => 0,
    }
}

#[inline]
pub(crate) fn sample(game: &Storyline, state: &State, rng: &mut Rng) -> Chance {
    const WHY: &str = "chance has an outcome when it is its turn";
    match draw(game, state).expect(WHY) {
        Draw::First => {
            let number = rng.below(game.seats as u32) as usize;
            Chance::First(Seat::new(number, game.seats).expect("the number is below the seats"))
        }
        Draw::Card(stock) => Chance::Draw(next_cards(&state.board, &state.libraries[stock]).pick(rng).expect(WHY)),
        Draw::Die(faces) => Chance::Die { symbol: rng.below(u32::from(FACES)) < u32::from(faces) },
        Draw::Location => {
            let mut left = rng.below(state.board.folio.len());
            let found = locations(&state.board).find(|(_, copies)| {
                let here = left < *copies;
                left = left.wrapping_sub(*copies);
                here
            });
            Chance::Location(found.expect(WHY).0)
        }
    }
}
