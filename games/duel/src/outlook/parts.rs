//! Experimental: the parts of a view, own minus foe.

use super::{
    prospects,
    single::{alone, in_hand},
};
use crate::{Duel, Kind, Muster, Stance, Step, View, Window, force};
use kernel::Seat;

pub(crate) fn parts(game: &Duel, view: &View, seat: Seat, out: &mut Vec<i32>) {
    let foe = view.board.foe(seat);
    let own = side(game, view, seat);
    let other = side(game, view, foe);
    out.extend(own.iter().zip(other).map(|(one, other)| one - other));
    let coming = prospects::attacks(game, view);
    let sign = if view.board.active == seat { 1 } else { -1 };
    out.push(sign * coming);
    out.push(sign * 100);
    out.push(super::value(game, view, seat).clamp(-1500, 1500));
    out.push(super::value(game, view, seat).clamp(-300, 300));
}

fn side(game: &Duel, view: &View, seat: Seat) -> [i32; 27] {
    let board = &view.board;
    let front = &board.fronts[seat];
    let mut p = [0; 27];
    for unit in front.units.iter() {
        p[0] += unit.members.len() as i32;
        p[1] += i32::from(force::force(game, board, Muster { seat, members: unit.members, stance: Stance::AtRest }));
        p[2] += unit.members.iter().map(|member| board.attached[member.index()].len()).sum::<usize>() as i32;
        if unit.at.is_some() {
            p[3] += unit.members.len() as i32;
        }
        p[4] += 1;
    }
    p[5] = board.idle(seat).iter().map(|character| alone(game, board, character)).sum::<i32>() / 10;
    p[6] = board.idle(seat).len() as i32;
    p[7] = front.locations.len() as i32;
    match board.viable(seat).len() {
        0 => p[8] = 1,
        1 => p[9] = 1,
        2 => p[10] = 1,
        _ => {}
    }
    p[11] = front.captives.len() as i32;
    p[12] = i32::from(front.barren);
    let holdings = &view.holdings[seat];
    for card in holdings.hand.iter() {
        let force = i32::from(game.roles.facts(card).force);
        let (at, by) = match game.catalog.card(card).kind {
            Kind::Character { .. } => (13, 14),
            Kind::Companion | Kind::Item | Kind::Modifier => (15, 16),
            Kind::SpellModifier => (17, 16),
            Kind::Location => (18, 16),
            Kind::Attack => (19, 20),
            Kind::Spell | Kind::Event(Window::Battle) => (21, 20),
            Kind::Event(Window::Adventure | Window::Rest) => (22, 20),
            Kind::Event(Window::Any) => (23, 20),
        };
        p[at] += 1;
        p[by] += force;
        let _ = in_hand;
    }
    let coming = if let Step::Draw { left, .. } = board.step { i32::from(left) } else { 0 };
    let coming = if board.active == seat { coming } else { 0 };
    p[24] = i32::from(holdings.hidden) + coming;
    p[25] = i32::from(holdings.deck);
    p[26] = prospects::threat(game, board, seat);
    p
}

/// Fitted on self-play, in thousandths of a logit.
pub(crate) const LEARNED: [i32; 29] = [
    108, 49, 37, 103, -209, -22, 339, 130, -282, -321, -112, 75, -501, -63, 88, 137, 11, 227, 215, 185, -7, 240, 264, 118,
    199, -73, 5, 2, -2,
];
