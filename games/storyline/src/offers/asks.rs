//! The legal answers to each question.

use super::{
    answering::{may_answer, same},
    feasible::{feasible, is_face_down, opponents_for},
    few::{Few, give},
    plays,
    reach::{can_walk, choosable, receivers, would_change},
    sought::{is_sought, searched},
};
use crate::{
    Action, Ask, Bag, Frame, FrameId, Heading, NodeId, PieceId, Pieces, Question, SpotId, State, Storyline, To,
    continuous, filter::Eye,
};
use kernel::{Seat, Sink};
use language::{CardId, Do, Script, Target, Verb};

pub(super) fn answers(game: &Storyline, state: &State, (seat, ask): (Seat, Ask), out: &mut impl Sink<Action>) {
    let board = &state.board;
    match ask {
        Ask::Target { .. } => {
            let (those, done) = targets(game, state, ask);
            give(out, those.iter().map(Action::Piece));
            give(out, done.then_some(Action::Done));
        }
        Ask::Distance { frame, node, piece } => give(out, distances(game, state, (frame, node), piece)),
        Ask::Which { frame, node } => which(game, state, (frame, node), out),
        Ask::Spot { .. } => give(out, spots(game, state, ask).map(Action::Spot)),
        Ask::Whose { frame, node } => match sentence(game, state, (frame, node)) {
            Some((frame, Do::Opponents { .. })) => {
                give(out, opponents(game, state, &frame, node).map(Action::Seat));
            }
            Some(_) | None => give(out, others_with_cards(game, state, seat).map(Action::Seat)),
        },
        Ask::FromHand { whose, .. } => give(out, state.hands[whose].cards.titles().map(Action::Card)),
        Ask::Peeked { take, left, .. } => {
            let deck = &state.libraries[game.stock(seat)];
            let cards: Bag = deck.top.iter().take(usize::from(left)).map(|placed| placed.card).collect();
            give(out, cards.titles().map(Action::Card));
            give(out, (take == 0 && may_leave(game, state, ask)).then_some(Action::Done));
        }
        Ask::Search { frame, node, .. } => {
            if let Some((_, Do::Search { zones, what, to, .. })) = sentence(game, state, (frame, node)) {
                let own = if zones.hand { state.hands[seat].cards } else { Bag::EMPTY };
                let open = searched(game, state, seat, *zones, (*what, *to));
                let hand = own.titles().filter(|card| is_sought(game, board, (*what, *to), *card));
                let cards: Bag = open.chain(hand).collect();
                give(out, cards.titles().map(Action::Card));
            }
            out.push(Action::Done);
        }
        Ask::Receiver { object, .. } => give(out, receivers(game, state, seat, object).map(Action::Piece)),
        Ask::PriceCard { .. } => give(out, state.hands[seat].cards.titles().map(Action::Card)),
        Ask::EnterCost { piece, spot } => {
            if continuous::enter_cost(game, board, piece, spot) <= board.this_turn.points {
                out.push(Action::Yes);
            } else {
                give(out, state.hands[seat].cards.titles().map(Action::Burn));
            }
            out.push(Action::Done);
        }
        Ask::Follow { .. } => give(out, [Action::Yes, Action::Done]),
        Ask::React { to, it, .. } => {
            reactions(game, state, seat, (to, it), out);
            out.push(Action::Done);
        }
    }
}

/// Writes the reactions of a seat to `out`: its face-down Events that can react, and on its own turn also the cards of
/// its hand that can (Q43).
fn reactions(
    game: &Storyline,
    state: &State,
    seat: Seat,
    (to, it): (language::Reaction, Option<PieceId>),
    out: &mut impl Sink<Action>,
) {
    let board = &state.board;
    for (number, saved) in state.saved[seat].iter().enumerate() {
        if reacts(game, state, (seat, saved.card), (to, it)) {
            out.push(Action::Reveal(number as u8));
        }
    }
    if seat == board.active {
        let mut short = false;
        for card in state.hands[seat].cards.titles() {
            if reacts(game, state, (seat, card), (to, it)) {
                if continuous::cost(game, board, seat, card) <= board.this_turn.points {
                    out.push(Action::Play { card, to: To::Nowhere });
                } else {
                    short = true;
                }
            }
        }
        // An Author who lacks Story Points for a reaction may archive a card for a die first (Q4).
        give(out, state.hands[seat].cards.titles().filter(|_| short).map(Action::Burn));
    }
}

/// Returns the only answer to a question, or `Some(None)` if the question has no answer. Returns `None` if the seat
/// must decide, or if public information does not exclude that there are several answers.
pub(crate) fn forced(game: &Storyline, state: &State, question: Question) -> Option<Option<Action>> {
    let Question { seat, ask } = question;
    match ask {
        Ask::Target { .. } | Ask::Distance { .. } | Ask::Which { .. } | Ask::Spot { .. } | Ask::Whose { .. } => {}
        Ask::Receiver { .. } => {}
        Ask::EnterCost { piece, spot } => {
            let cost = continuous::enter_cost(game, &state.board, piece, spot);
            let poor = cost > state.board.this_turn.points && state.hands[seat].cards.is_empty();
            return poor.then_some(Some(Action::Done));
        }
        Ask::PriceCard { .. } => return state.hands[seat].cards.is_empty().then_some(None),
        Ask::FromHand { whose, .. } => return state.hands[whose].cards.is_empty().then_some(None),
        Ask::React { to, .. } => return (!may_answer(game, state, seat, to)).then_some(None),
        Ask::Search { frame, node, .. } => {
            let Some((_, Do::Search { zones, what, to, .. })) = sentence(game, state, (frame, node)) else {
                return Some(None);
            };
            let may_be_held = zones.hand && !state.hands[seat].cards.is_empty();
            let something = may_be_held || searched(game, state, seat, *zones, (*what, *to)).next().is_some();
            return (!something).then_some(None);
        }
        // The peeked cards are secret, so the seat is asked even if there is only one answer. A FOLLOW always has two
        // answers.
        Ask::Peeked { .. } | Ask::Follow { .. } => return None,
    }
    let mut open = Few::default();
    answers(game, state, (seat, ask), &mut open);
    if open.several { None } else { Some(open.first) }
}

fn sentence<'a>(game: &'a Storyline, state: &State, (frame, node): (FrameId, NodeId)) -> Option<(Frame, &'a Do)> {
    let frame = *state.board.frames.get(frame.index())?;
    Some((frame, game.scripts.sentence(frame.script, node)?))
}

/// Returns the possible targets of a sentence, and true if the seat may also choose no further target.
fn targets(game: &Storyline, state: &State, ask: Ask) -> (Pieces, bool) {
    let Ask::Target { frame, node, chosen, .. } = ask else { return (Pieces::NONE, false) };
    let Some((frame, sentence)) = sentence(game, state, (frame, node)) else { return (Pieces::NONE, false) };
    let eye = Eye::of_frame(&frame);
    let board = &state.board;
    if let Do::For { what, .. } = sentence {
        let those = choosable(game, board, eye, std::slice::from_ref(what)).iter();
        let script = frame.script;
        let fits = |it: &PieceId| {
            feasible(game, state, (Eye { it: Some(*it), ..eye }, frame.seat), (script, node.first_part()))
        };
        return (those.filter(fits).collect(), false);
    }
    let Do::To(verb, whom) = sentence else { return (Pieces::NONE, false) };
    let (filters, done) = match whom {
        Target::One(filters) => (filters, false),
        Target::UpTo(_, filters) => (filters, true),
        Target::This | Target::Host | Target::It | Target::Each(_) => return (Pieces::NONE, false),
    };
    let those = choosable(game, board, eye, filters) - chosen;
    // A target that the verb would not change is not offered.
    let useful = |id: &PieceId| would_change(game, state, (eye, frame.seat, verb), *id);
    (those.iter().filter(useful).collect(), done)
}

fn distances<'a>(
    game: &'a Storyline,
    state: &'a State,
    at: (FrameId, NodeId),
    piece: PieceId,
) -> impl Iterator<Item = Action> + 'a {
    let (least, most, ways): (u8, u8, &[Heading]) = match sentence(game, state, at) {
        Some((_, Do::To(Verb::Move(distance), _))) => (distance.least(), distance.most(), &Heading::BOTH),
        Some((_, Do::To(Verb::Push { steps }, _))) => (1, *steps, &[Heading::Back]),
        Some((_, Do::To(Verb::Advance(distance), _))) => (distance.least(), distance.most(), &[Heading::Ahead]),
        Some(_) | None => (1, 0, &[]),
    };
    let board = &state.board;
    let from = board.piece(piece).map(|piece| piece.by).zip(board.spot_of(piece));
    let leads = move |steps: i8| from.is_some_and(|(seat, spot)| game.road.along(seat, spot, steps).is_some());
    ways.iter().filter(move |way| can_walk(game, board, piece, **way)).flat_map(move |way| {
        let way = way.step();
        // The move ends where the road ends (Q30).
        let reach = (1..=most as i8).take_while(|steps| leads(way * steps)).count() as i8;
        ((least as i8).min(reach)..=reach).map(move |steps| Action::Distance(way * steps))
    })
}

fn which(game: &Storyline, state: &State, (number, node): (FrameId, NodeId), out: &mut impl Sink<Action>) {
    let Some((frame, does)) = sentence(game, state, (number, node)) else { return };
    let eye = Eye::of_frame(&frame);
    let possible = |node: NodeId| feasible(game, state, (eye, frame.seat), (frame.script, node));
    if let Do::One(_) = does {
        let parts = game.scripts.parts(frame.script, node).enumerate();
        give(out, parts.filter(|(_, part)| possible(*part)).map(|(number, _)| Action::Which(number as u8)));
    } else if possible(node) {
        let short = matches!(does, Do::May { pay, .. } | Do::MayPay(pay) if *pay > state.board.this_turn.points);
        if short {
            // An Author who lacks Story Points may archive a card for a die first (Q4).
            give(out, state.hands[frame.seat].cards.titles().map(Action::Burn));
        } else {
            out.push(Action::Yes);
        }
        out.push(Action::Done);
    }
}

fn spots<'a>(game: &'a Storyline, state: &'a State, ask: Ask) -> impl Iterator<Item = SpotId> + 'a {
    let Ask::Spot { frame, node, first } = ask else { unreachable!("asked for a question about a place") };
    let found = sentence(game, state, (frame, node));
    game.road.spots().filter(move |spot| {
        let Some((frame, does)) = found else { return false };
        let eye = Eye::of_frame(&frame);
        if let Do::At { spots, .. } = does {
            super::feasible::is_place(game, state, eye, (spots, *spot))
                && feasible(
                    game,
                    state,
                    (Eye { there: Some(*spot), ..eye }, frame.seat),
                    (frame.script, node.first_part()),
                )
        } else if *does == Do::Swap {
            game.road.position(frame.seat, *spot).is_some() && first.is_none_or(|first| swaps(state, first, *spot))
        } else if let Do::Reveal(which) = does {
            is_face_down(game, state, eye, (*which, *spot))
        } else {
            false
        }
    })
}

/// Returns true if the Locations of two places may be exchanged. Two face-down Locations look the same, so exchanging
/// them would change nothing.
fn swaps(state: &State, first: SpotId, other: SpotId) -> bool {
    first != other && (state.board.location(first).is_some() || state.board.location(other).is_some())
}

/// Returns the opponents for whom the rest of the sentence would have an effect (Q75).
pub(crate) fn opponents<'a>(
    game: &'a Storyline,
    state: &'a State,
    frame: &Frame,
    node: NodeId,
) -> impl Iterator<Item = Seat> + 'a {
    opponents_for(game, state, (Eye::of_frame(frame), frame.seat), (frame.script, node))
}

fn others_with_cards<'a>(game: &'a Storyline, state: &'a State, seat: Seat) -> impl Iterator<Item = Seat> + 'a {
    game.libraries.seats().filter(move |other| *other != seat && !state.hands[*other].cards.is_empty())
}

/// Returns true if a peeked card may stay in its place.
fn may_leave(game: &Storyline, state: &State, ask: Ask) -> bool {
    let Ask::Peeked { frame, node, .. } = ask else { return false };
    matches!(sentence(game, state, (frame, node)), Some((_, Do::Peek { then: language::Peeked::MayBottom, .. })))
}

/// Returns true if an Event has a reaction of the kind `to` that would have an effect now.
fn reacts(
    game: &Storyline,
    state: &State,
    (seat, card): (Seat, CardId),
    (to, it): (language::Reaction, Option<PieceId>),
) -> bool {
    let answers =
        |ability: &language::Ability| matches!(ability, language::Ability::React { to: other, .. } if same(*other, to));
    let Some(ability) = game.scripts.ability(&game.catalog, card, answers) else { return false };
    let here = it.and_then(|it| state.board.spot_of(it));
    let eye = Eye { it, ..Eye::of(Some(seat), None, here) };
    let script = Script { of: language::Source::Card(card), ability };
    plays::has_sorcery(game, &state.board, seat, card) && feasible(game, state, (eye, seat), (script, NodeId::WHOLE))
}
