//! Tests whether a sentence would have an effect. A card or a text whose sentence would have no effect is not offered
//! (Q45).

use super::{
    reach::{self, can_replace, each_choosable, would_change},
    sought::{is_sought, searched},
};
use crate::{
    NodeId, SpotId, State, Storyline,
    filter::{self, Eye},
};
use kernel::Seat;
use language::{Do, FaceDown, Opponents, Price, Script, Source, Target, Where};

/// Returns true if a ONCE ability would have an effect.
pub(super) fn once(game: &Storyline, state: &State, seat: Seat, (id, ability): (crate::PieceId, u8)) -> bool {
    let Some(piece) = state.board.piece(id) else { return false };
    let Some(once) = reach::once(game, piece.card, ability) else { return false };
    let gone = once.price.contains(&Price::ArchiveThis);
    let script = Script { of: Source::Card(piece.card), ability };
    // If the price is a card of the hand, that card is in the Archive before the DRAW, so there is a card to draw (Q8).
    let archives = once.price.contains(&Price::ArchiveCard);
    if archives && matches!(game.scripts.sentence(script, NodeId::WHOLE), Some(Do::Draw(_))) {
        return true;
    }
    let eye = Eye::of(Some(seat), (!gone).then_some(id), state.board.spot_of(id));
    feasible(game, state, (eye, seat), (script, NodeId::WHOLE))
}

pub(crate) fn feasible(
    game: &Storyline,
    state: &State,
    (eye, seat): (Eye, Seat),
    (script, node): (Script, NodeId),
) -> bool {
    let board = &state.board;
    let Some(sentence) = game.scripts.sentence(script, node) else { return false };
    let part = |node: NodeId| feasible(game, state, (eye, seat), (script, node));
    let (active, stock) = (seat == board.active, game.stock(seat));
    let has_cards = || !state.libraries[stock].is_empty() || !board.piles[stock].archive.is_empty();
    match sentence {
        // Each part is carried out as far as possible, but a part with a required choice must have an option.
        Do::All(_) => {
            let waits = |node: &NodeId| part(*node) || game.scripts.sentence(script, *node).is_some_and(needs_choice);
            game.scripts.parts(script, node).find(waits).is_some_and(part)
        }
        Do::One(_) => game.scripts.parts(script, node).any(part),
        // An Author who lacks Story Points may archive a card for a die first (Q4).
        Do::MayPay(pay) => active && (*pay <= board.this_turn.points || !state.hands[seat].cards.is_empty()),
        Do::May { pay, .. } => {
            let pays = *pay <= board.this_turn.points || !state.hands[seat].cards.is_empty();
            (*pay == 0 || active && pays) && part(node.first_part())
        }
        Do::If { given, .. } => {
            let mut parts = game.scripts.parts(script, node);
            let (then, otherwise) = (parts.next(), parts.next());
            if filter::holds(game, board, eye, given) { then.is_some_and(part) } else { otherwise.is_some_and(part) }
        }
        Do::At { spots, .. } => game.road.spots().any(|spot| {
            let there = Eye { there: Some(spot), ..eye };
            is_place(game, state, eye, (spots, spot))
                && feasible(game, state, (there, seat), (script, node.first_part()))
        }),
        Do::For { what, .. } => {
            let mut those = each_choosable(game, board, eye, std::slice::from_ref(what));
            those.any(|it| feasible(game, state, (Eye { it: Some(it), ..eye }, seat), (script, node.first_part())))
        }
        Do::To(verb, whom) => {
            any_target(game, state, (eye, whom), |id| would_change(game, state, (eye, seat, verb), id))
        }
        Do::Draw(cards) => has_cards() && filter::number(game, board, eye, cards) > 0,
        Do::Peek { .. } => has_cards() && state.libraries[stock].has_room_to_peek(0),
        Do::Gain(count) | Do::Roll(count) => active && filter::number(game, board, eye, count) > 0,
        Do::DrawFree => active && board.this_turn.free_draw.is_none(),
        Do::Look | Do::Raid => {
            game.libraries.seats().any(|other| other != seat && !state.hands[other].cards.is_empty())
        }
        Do::Search { zones, what, to, .. } => {
            searched(game, state, seat, *zones, (*what, *to)).next().is_some()
                // The cards in the seat's own hand are secret, so the result must not depend on them.
                || zones.hand && game.catalog.ids().any(|card| is_sought(game, board, (*what, *to), card))
        }
        Do::Reveal(which) => face_down(game, state, eye, *which).next().is_some(),
        Do::Replace(place) => {
            let spot = match place {
                Where::Here => eye.here,
                Where::There => eye.there,
            };
            spot.is_some_and(|spot| can_replace(game, board, spot))
        }
        Do::Swap => {
            let mut own = game.road.spots().filter(|spot| game.road.position(seat, *spot).is_some());
            own.any(|spot| board.location(spot).is_some())
        }
        Do::Opponents { .. } => opponents_for(game, state, (eye, seat), (script, node)).next().is_some(),
        Do::Lose(points) => (!active || board.this_turn.points > 0) && filter::number(game, board, eye, points) > 0,
        Do::Discard(cards) => board.held[seat] > 0 && filter::number(game, board, eye, cards) > 0,
        Do::Protect | Do::Cancel => true,
    }
}

/// Returns true if a sentence begins with a choice that must be made (Q45).
fn needs_choice(sentence: &Do) -> bool {
    match sentence {
        Do::At { .. } | Do::For { .. } | Do::One(_) | Do::Look | Do::Raid | Do::Reveal(_) | Do::Swap => true,
        Do::To(_, Target::One(_)) => true,
        Do::Opponents { who, .. } => *who == Opponents::One,
        Do::To(_, Target::This | Target::Host | Target::It | Target::UpTo(..) | Target::Each(_)) => false,
        Do::All(parts) => parts.first().is_some_and(needs_choice),
        // A "may" can be declined, and a condition requires no choice.
        Do::May { .. } | Do::MayPay(_) | Do::If { .. } => false,
        Do::Lose(_) | Do::Discard(_) => false,
        Do::Draw(_) | Do::Gain(_) | Do::Roll(_) | Do::Peek { .. } | Do::Search { .. } | Do::Replace(_) => false,
        Do::Protect | Do::Cancel | Do::DrawFree => false,
    }
}

/// Returns true if a place is in the Author's Storyline, has a face-up Location, and fits the description.
pub(super) fn is_place(game: &Storyline, state: &State, eye: Eye, (spots, spot): (&language::Spots, SpotId)) -> bool {
    eye.you.is_none_or(|you| game.road.position(you, spot).is_some())
        && state.board.location(spot).is_some()
        && filter::is_among(game, &state.board, eye, spots, spot)
}

/// Returns true if `wanted` accepts one of the cards that the target `whom` may mean.
fn any_target(
    game: &Storyline,
    state: &State,
    (eye, whom): (Eye, &Target),
    wanted: impl Fn(crate::PieceId) -> bool,
) -> bool {
    let board = &state.board;
    match whom {
        Target::This => eye.this.is_some_and(wanted),
        Target::Host => {
            let host = eye.this.and_then(|this| match board.piece(this)?.at {
                crate::At::On(host) => Some(host),
                crate::At::Title | crate::At::Spot(_) | crate::At::End => None,
            });
            host.is_some_and(wanted)
        }
        Target::It => eye.it.is_some_and(wanted),
        Target::One(filters) | Target::UpTo(_, filters) => each_choosable(game, board, eye, filters).any(wanted),
        Target::Each(filter) => each_choosable(game, board, eye, std::slice::from_ref(filter)).any(wanted),
    }
}

pub(super) fn is_face_down(game: &Storyline, state: &State, eye: Eye, (which, spot): (FaceDown, SpotId)) -> bool {
    let meant = |you: Seat| match which {
        FaceDown::Adjacent => eye.here.is_some_and(|here| game.road.adjacent(you, spot, here)),
        FaceDown::Any => game.road.position(you, spot).is_some(),
    };
    state.board.location(spot).is_none() && eye.you.is_some_and(meant)
}

fn face_down(game: &Storyline, state: &State, eye: Eye, which: FaceDown) -> impl Iterator<Item = SpotId> {
    game.road.spots().filter(move |spot| is_face_down(game, state, eye, (which, *spot)))
}

pub(super) fn opponents_for<'a>(
    game: &'a Storyline,
    state: &'a State,
    (eye, seat): (Eye, Seat),
    (script, node): (Script, NodeId),
) -> impl Iterator<Item = Seat> + 'a {
    game.libraries.seats().filter(move |other| {
        let eye = Eye { you: Some(*other), done: false, ..eye };
        *other != seat && feasible(game, state, (eye, *other), (script, node.first_part()))
    })
}
