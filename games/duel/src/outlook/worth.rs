//! The worth of one side of the table, and of the hand.

use super::{
    prospects,
    single::{A_POINT, ATTACHED, STANDS, alone, in_hand},
};
use crate::{Board, Characters, Duel, Muster, Stance, Step, View, force};
use kernel::Seat;

/// The worth of an Incapacitated Character for its side, in hundredths of its worth when viable.
const IDLE: i32 = 30;
/// The worth of a captive for the player who holds it. It is low, because the captive may be freed or killed without
/// gain.
const CAPTIVE: i32 = 20;
const LOCATION: i32 = 14;
const ASSIGNED: i32 = 3;
/// The worth of a card in the hand that the viewer does not know, or of a card that is about to be drawn.
const CARD: i32 = 20;
/// The worth of knowing one card in the other player's hand.
const KNOWN: i32 = 1;
/// The worth of having no viable Character. Under rules 2 this is close to a loss.
const NOBODY: i32 = -220;
/// The worth of having only one viable Character.
const ONE: i32 = -60;
/// The worth of each consecutive turn that counts towards a loss under rules 2.
const BARREN: i32 = -350;

pub(super) fn side(game: &Duel, view: &View, seat: Seat) -> i32 {
    let board = &view.board;
    let front = &board.fronts[seat];
    let units: i32 = front.units.iter().map(|unit| group(game, board, (seat, unit.members))).sum();
    let idle: i32 = board.idle(seat).iter().map(|character| alone(game, board, character) * IDLE / 100).sum();
    let places: i32 = front.locations.len() as i32 * LOCATION
        + front
            .units
            .iter()
            .filter(|unit| unit.at.is_some())
            .map(|unit| unit.members.len() as i32 * ASSIGNED)
            .sum::<i32>();
    let left = match board.viable(seat).len() {
        0 => NOBODY,
        1 => ONE,
        2.. => 0,
    };
    units
        + idle
        + places
        + left
        + front.captives.len() as i32 * CAPTIVE
        + i32::from(front.barren) * BARREN
        + held(game, view, seat)
        + prospects::threat(game, board, seat)
}

fn group(game: &Duel, board: &Board, (seat, members): (Seat, Characters)) -> i32 {
    let force = force::force(game, board, Muster { seat, members, stance: Stance::AtRest });
    let attached: usize = members.iter().map(|member| board.attached[member.index()].len()).sum();
    STANDS * members.len() as i32 + A_POINT * i32::from(force) + ATTACHED * attached as i32
}

/// Returns the worth of a seat's hand: the worth of each known card, of the unknown cards, and of the cards that are
/// about to be drawn, plus the worth of knowing cards in the other player's hand.
fn held(game: &Duel, view: &View, seat: Seat) -> i32 {
    let holdings = &view.holdings[seat];
    let known: i32 = holdings.hand.iter().map(|card| in_hand(game, card)).sum();
    let coming = if let Step::Draw { left, .. } = view.board.step { i32::from(left) } else { 0 };
    let coming = if view.board.active == seat { coming } else { 0 };
    let seen = view.holdings[view.board.foe(seat)].seen.map_or(0, |seen| seen.len() as i32);
    known + CARD * (i32::from(holdings.hidden) + coming) + KNOWN * seen
}
