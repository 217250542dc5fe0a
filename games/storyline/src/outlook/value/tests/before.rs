//! The earlier value function, which was not a sum of parts with weights. The tests compare it with the earlier
//! weights.

use crate::{At, Board, Mode, Step, Storyline, View, continuous, outlook::has_ended};
use kernel::{Seat, SeatMap};
use language::Word;

// The following values are in tenths of a point of Vitality.
const POINT: i32 = 10;
/// The value of each of the first few cards in hand.
const CARD: i32 = 6;
/// The value of each further card in hand. It is lower, because a turn seldom plays so many cards.
const SPARE_CARD: i32 = 3;
/// The number of cards in hand that have the full value.
const HANDFUL: i32 = 6;
/// The value of a face-down Event. It is higher than that of a card in hand, because the Event is already paid for.
const SAVED: i32 = 9;
/// The value of a Story Point during the Story Actions.
const INK: i32 = 8;
/// The value of a Story Point during the Bonus Movement.
const LAST_INK: i32 = 1;
/// The value of a Character on the road for the gold die that it brings in each later turn.
const INCOME: i32 = 7;
/// The value of each point of Vitality on a Title Card, one step from the road.
const WAITING: i32 = 8;
/// The value of a Character on its Title Card for the gold die that it will bring.
const SOON: i32 = 5;
/// The value of each step of the foremost Prime, for a seat that would win if the Prime ended the game now.
const WOULD_WIN: i32 = 8;
/// The value of each step of the foremost Prime, for a seat that would lose if the Prime ended the game now.
const WOULD_LOSE: i32 = 1;
/// The value of each step of the foremost Prime in a Solitaire. There the Prime must reach The End.
const MUST_END: i32 = 25;
/// The value of having reached The End in a Solitaire, and of a lead that makes the result certain in the last Round.
const DECIDED: i32 = 400;

// The following values are in points of Vitality.
/// The gain that a seat can expect from a turn.
const GAIN: i32 = 4;
/// The lead that makes the result certain in the last Round.
const SURE: i32 = 6;

/// The number of Rounds that must still follow for cards in hand and gold dice to have their full value.
const FORESIGHT: i32 = 3;

/// The position of one seat on the table.
#[derive(Clone, Copy, Debug, Default)]
struct Side {
    /// The sum of the Vitality of the seat's Characters at Locations.
    points: i32,
    walkers: i32,
    /// The value of the seat's Characters on the Title Card.
    waiting: i32,
    /// The position and the Vitality of the foremost Prime, if there is one.
    prime: Option<(u8, i32)>,
}

/// Returns the lead of a seat over the best of the other seats, in tenths of a point of Vitality.
pub(super) fn value(game: &Storyline, view: &View, seat: Seat) -> i32 {
    let sides = sides(game, &view.board);
    let own = worth(game, view, &sides, seat);
    if game.seats == 1 {
        return own;
    }
    let best = others(&sides, seat).map(|other| worth(game, view, &sides, other)).max().unwrap_or(0);
    own - best + if is_ending(game, &view.board) { decided(game, &view.board, &sides, seat) } else { 0 }
}

fn sides(game: &Storyline, board: &Board) -> SeatMap<Side> {
    let mut sides = SeatMap::new(game.seats, |_| Side::default());
    for (id, piece) in board.characters() {
        let side = &mut sides[piece.by];
        match piece.at {
            At::Spot(spot) => {
                let vitality = i32::from(continuous::vitality(game, board, id));
                side.points += vitality;
                side.walkers += 1;
                if continuous::has(game, board, id, Word::PRIME) {
                    let place = game.road.position(piece.by, spot).map(|position| (position, vitality));
                    side.prime = side.prime.max(place);
                }
            }
            At::Title => side.waiting += SOON + WAITING * i32::from(continuous::vitality(game, board, id)),
            At::On(_) | At::End => {}
        }
    }
    sides
}

fn others(sides: &SeatMap<Side>, seat: Seat) -> impl Iterator<Item = Seat> {
    sides.seats().filter(move |other| *other != seat)
}

/// Returns the value of a seat's own position, from what all seats can see.
fn worth(game: &Storyline, view: &View, sides: &SeatMap<Side>, seat: Seat) -> i32 {
    let (board, side) = (&view.board, sides[seat]);
    let held = i32::from(view.hands[seat].count);
    let cards = CARD * held.min(HANDFUL) + SPARE_CARD * (held - HANDFUL).max(0) + SAVED * view.saved[seat].len() as i32;
    let rounds = i32::from(game.rules.rounds().saturating_sub(board.round));
    let ahead = if board.ender.is_some() { 0 } else { rounds.min(FORESIGHT) };
    let comes = turn_to_come(game, board, seat);
    let waiting = if ahead > 0 || comes || seat == board.active { side.waiting } else { 0 };
    POINT * side.points
        + waiting
        + (cards + INCOME * side.walkers) * ahead / FORESIGHT
        + ink(board, side, seat, comes)
        + way_to_the_end(game, board, sides, seat)
}

/// Returns true if the turn of a seat is still to come in this Round.
fn turn_to_come(game: &Storyline, board: &Board, seat: Seat) -> bool {
    game.in_turn(board.first).skip_while(|other| *other != board.active).skip(1).any(|other| other == seat)
}

/// Returns the value of the Story Points that a seat has, or that it can expect in this Round. Expected Story Points
/// count like real ones, so the value does not jump at a Roll, and bots do not delay actions because of the Rolls of
/// other seats.
fn ink(board: &Board, side: Side, seat: Seat, comes: bool) -> i32 {
    const BLUE_DICE: i32 = 3;
    let hoped = INK * (2 * BLUE_DICE + side.walkers) / 2;
    let has = i32::from(board.this_turn.points);
    match board.step {
        Step::Begin if seat == board.active => hoped,
        Step::Actions if seat == board.active => INK * has,
        Step::Bonus if seat == board.active => LAST_INK * has,
        Step::ChooseFirst
        | Step::Deal(_)
        | Step::Window { .. }
        | Step::Begin
        | Step::Actions
        | Step::Bonus
        | Step::End
        | Step::Over => {
            if comes {
                hoped
            } else {
                0
            }
        }
    }
}

/// Returns the value of the foremost Prime's position. In a Solitaire, once a Prime of the seat is at The End, returns
/// the value of having reached The End instead.
fn way_to_the_end(game: &Storyline, board: &Board, sides: &SeatMap<Side>, seat: Seat) -> i32 {
    let ended = has_ended(board, seat);
    let step = match game.rules.mode {
        Mode::Challenge { .. } => 0,
        Mode::Solitaire { .. } if ended => return DECIDED,
        Mode::Solitaire { .. } => MUST_END,
        Mode::Standard => {
            let rival = others(sides, seat).map(|other| sides[other].points).max().unwrap_or(0);
            let stays = sides[seat].prime.is_some_and(|(_, vitality)| sides[seat].points - vitality > rival + GAIN);
            if stays { WOULD_WIN } else { WOULD_LOSE }
        }
    };
    sides[seat].prime.map_or(0, |(position, _)| step * i32::from(position))
}

/// Returns true if public information shows that this is the last Round.
fn is_ending(game: &Storyline, board: &Board) -> bool {
    board.ender.is_some() && game.rules.mode == Mode::Standard || board.round >= game.rules.rounds()
}

/// Returns the value of a lead or a deficit in the last Round. It grows with the probability that the lead or the
/// deficit is final.
fn decided(game: &Storyline, board: &Board, sides: &SeatMap<Side>, seat: Seat) -> i32 {
    let expected = |seat: Seat| sides[seat].points + if turn_to_come(game, board, seat) { GAIN } else { 0 };
    let lead = expected(seat) - others(sides, seat).map(expected).max().unwrap_or(0);
    DECIDED * lead.clamp(-SURE, SURE) / SURE + POINT * lead
}
