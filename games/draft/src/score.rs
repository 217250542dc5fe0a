//! The score at the end of a game (Rules 7).

use crate::{Character, Condition, Counts, Draft, Objective, Player, Set, State, StoryId, Term, price::Standing};
use kernel::{Seat, SeatMap};

/// Returns the total of each seat (Rules 7 and 9). Both the points of a Story and a total may be negative (G8).
pub(crate) fn scores(game: &Draft, state: &State) -> SeatMap<i32> {
    let hands = state.players.map(|_, player| player.hand);
    state.players.map(|seat, player| {
        let standing = Standing::of(&hands, seat);
        let catalog = game.catalog_of(seat);
        counted(player, state.open).map(|id| catalog.price(id).points(&standing)).sum()
    })
}

/// Returns the Stories that score for a player: the face-up Stories, and the open Trio (G18).
pub(crate) fn counted(player: &Player, open: Option<StoryId>) -> impl Iterator<Item = StoryId> + use<> {
    player.up.iter().chain(open)
}

/// Returns the points of an objective for a seat. Every objective counts the whole hand, even if other objectives count
/// the same cards (Rules 8 and G12).
#[inline]
pub(crate) fn points(objective: &Objective, hands: &SeatMap<Counts>, seat: Seat) -> i32 {
    objective.terms.iter().map(|term| term_points(term, hands, seat)).sum()
}

#[inline]
pub(crate) fn term_points(term: &Term, hands: &SeatMap<Counts>, seat: Seat) -> i32 {
    let hand = hands[seat];
    match term {
        Term::PerSet { points, set } => i32::from(*points) * i32::from(sets(set, hand)),
        Term::Ladder { points, set } => Term::ladder(points, sets(set, hand)),
        Term::If { points, when } => {
            let rivals = |who| most_elsewhere(hands, seat, who);
            if holds(*when, hand, rivals) { i32::from(*points) } else { 0 }
        }
    }
}

/// Returns the number of complete sets in a hand.
#[inline]
pub(crate) fn sets(set: &Set, hand: Counts) -> u8 {
    let each = |&(character, need): &(Character, u8)| match need {
        1 => hand.of(character),
        2 => hand.of(character) >> 1,
        more => hand.of(character) / more,
    };
    set.members.iter().map(each).min().unwrap_or(0)
}

pub(crate) fn holds(condition: Condition, hand: Counts, rivals: impl Fn(Character) -> u8) -> bool {
    match condition {
        Condition::AtMost(who, most) => hand.of(who) <= most,
        Condition::TopsHand(who) => hand.of(who) == hand.most(),
        Condition::TopsTable(who) => hand.of(who) >= rivals(who),
    }
}

pub(crate) fn most_elsewhere(hands: &SeatMap<Counts>, seat: Seat, who: Character) -> u8 {
    hands.iter().filter(|(other, _)| *other != seat).map(|(_, hand)| hand.of(who)).max().unwrap_or(0)
}
