//! The value as it was before it was a sum of parts times weights, to hold the earlier weights to it.

use crate::{At, Board, Mode, Step, Storyline, View, continuous, outlook::has_ended};
use kernel::{Seat, SeatMap};
use language::Word;

// In tenths of a point of Vitality.
const POINT: i32 = 10;
/// Of each card of the first few in hand, and of those that come after: nobody plays more in a turn.
const CARD: i32 = 6;
const SPARE_CARD: i32 = 3;
const HANDFUL: i32 = 6;
/// An Event that lies face-down is more than a card: it is paid for.
const SAVED: i32 = 9;
/// A Story Point that can buy something, and one that is left for Bonus Movement.
const INK: i32 = 8;
const LAST_INK: i32 = 1;
/// A Character on the road brings a gold die in each turn to come.
const INCOME: i32 = 7;
/// A Character on its Title Card is one step from the road: each point of its Vitality, and the die it will bring.
const WAITING: i32 = 8;
const SOON: i32 = 5;
/// Each step of the foremost Prime: of who would win if the story ended with it, of who would not, and of who must end
/// it.
const WOULD_WIN: i32 = 8;
const WOULD_LOSE: i32 = 1;
const MUST_END: i32 = 25;
/// To have ended a Solitaire, or to be ahead for sure as a game ends.
const DECIDED: i32 = 400;

// In points of Vitality.
/// What a turn is likely to add.
const GAIN: i32 = 4;
/// Whoever is so far ahead at the end stays so.
const SURE: i32 = 6;

/// So many Rounds ahead, what is not on the road yet still comes to its worth.
const FORESIGHT: i32 = 3;

/// What a seat has on the table.
#[derive(Clone, Copy, Debug, Default)]
struct Side {
    /// The Vitality at Locations.
    points: i32,
    walkers: i32,
    /// What Characters on the Title Card are worth.
    waiting: i32,
    /// The position of the foremost Prime, and its Vitality.
    prime: Option<(u8, i32)>,
}

/// How far a seat is ahead of the best of the others, in tenths of a point.
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

/// What a seat has, as far as everybody can see.
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

/// Whether a seat has its turn of this Round before it.
fn turn_to_come(game: &Storyline, board: &Board, seat: Seat) -> bool {
    game.in_turn(board.first).skip_while(|other| *other != board.active).skip(1).any(|other| other == seat)
}

/// What Story Points are worth to a seat: those it has, or those it can hope for in this Round. So a value does not leap
/// as somebody rolls, and nobody puts off what the others may do.
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

/// What it is worth that the foremost Prime has come so far, or has ended the story where it must.
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

/// Whether this is the last Round, as everybody can see.
fn is_ending(game: &Storyline, board: &Board) -> bool {
    board.ender.is_some() && game.rules.mode == Mode::Standard || board.round >= game.rules.rounds()
}

/// How much it is that a seat is ahead as the game ends, or behind: the more, the surer it is.
fn decided(game: &Storyline, board: &Board, sides: &SeatMap<Side>, seat: Seat) -> i32 {
    let expected = |seat: Seat| sides[seat].points + if turn_to_come(game, board, seat) { GAIN } else { 0 };
    let lead = expected(seat) - others(sides, seat).map(expected).max().unwrap_or(0);
    DECIDED * lead.clamp(-SURE, SURE) / SURE + POINT * lead
}
