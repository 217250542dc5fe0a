//! The cards in a hand that may be played, and their targets (rules 28 to 45).

use super::{
    feasible::feasible,
    reach::{choosable, may_bear, version_in_play},
};
use crate::{Action, At, Board, NodeId, State, Storyline, To, continuous, filter::Eye, text_index};
use kernel::Seat;
use language::{Ability, CardId, Filter, Host, Kind, Noun, Place, Script, Source, Traits, Whose, Word};

pub(super) fn plays(
    game: &Storyline,
    state: &State,
    (seat, card, affordable): (Seat, CardId, bool),
    out: &mut Vec<Action>,
) {
    let board = &state.board;
    let mut play = |to| out.push(Action::Play { card, to });
    match game.catalog.card(card).kind {
        Kind::Character { .. } => characters(game, board, (seat, card, affordable), &mut play),
        Kind::Object if affordable && has_sorcery(game, board, seat, card) => {
            objects(game, board, (seat, card), &mut play)
        }
        Kind::Effect if affordable && has_sorcery(game, board, seat, card) => {
            effects(game, state, (seat, card), &mut play);
        }
        Kind::Event => {
            if affordable && has_sorcery(game, board, seat, card) && does_something(game, state, seat, card) {
                play(To::Nowhere);
            }
        }
        Kind::Object | Kind::Effect => {}
    }
}

/// Calls `play` with each target of a Character card (rules 28 to 31, Q11 to Q14).
fn characters(
    game: &Storyline,
    board: &Board,
    (seat, card, affordable): (Seat, CardId, bool),
    play: &mut impl FnMut(To),
) {
    if let Some((other, piece)) = version_in_play(game, board, card) {
        if piece.card == card || piece.at == At::End {
            return;
        }
        if piece.by == seat {
            return play(To::Piece(other));
        }
    }
    if affordable && board.in_play.free().is_some() {
        play(To::Title);
        directly(game, board, (seat, card)).for_each(|spot| play(To::Spot(spot)));
    }
}

/// Returns the places of the Author's Storyline where the text of the face-up Location allows this card to be played
/// directly.
fn directly(game: &Storyline, board: &Board, (seat, card): (Seat, CardId)) -> impl Iterator<Item = crate::SpotId> {
    let printed = game.catalog.card(card);
    let traits = printed.words | printed.names;
    game.road.spots().filter(move |spot| {
        let text = board.location(*spot).map(|location| &game.catalog.location(location).text);
        let lets = |ability: &Ability| matches!(ability, Ability::PlayedHere(whom) if whom.meets(traits));
        game.road.position(seat, *spot).is_some() && text.is_some_and(|text| text.iter().any(lets))
    })
}

/// Calls `play` with each target of an Object card (rules 35, 36, Q34).
fn objects(game: &Storyline, board: &Board, (seat, card): (Seat, CardId), play: &mut impl FnMut(To)) {
    let printed = game.catalog.card(card);
    let again = board.each().any(|(_, piece)| piece.card == card);
    if again && !printed.words.has(Word::MULTIPLE) || board.in_play.free().is_none() {
        return;
    }
    let special =
        printed.text.iter().find_map(|ability| if let Ability::Equip(whom) = ability { Some(whom) } else { None });
    let only_equipped = matches!(special, Some(Some(_)));
    if !only_equipped {
        game.road
            .spots()
            .filter(|spot| game.road.position(seat, *spot).is_some())
            .for_each(|spot| play(To::Spot(spot)));
    }
    let own = Filter {
        whose: Whose::Your,
        other: false,
        noun: Noun::Character,
        are: Vec::new(),
        are_not: Traits::NONE,
        vitality: None,
        place: Place::Storyline,
    };
    let bearers = match special {
        Some(None) => return,
        Some(Some(whom)) => whom,
        None => &own,
    };
    let eye = Eye::of(Some(seat), None, None);
    for bearer in choosable(game, board, eye, std::slice::from_ref(bearers)).iter() {
        if may_bear(game, board, (bearer, card)) {
            play(To::Piece(bearer));
        }
    }
}

/// Calls `play` with each target of an Effect card (rules 39, 40).
fn effects(game: &Storyline, state: &State, (seat, card): (Seat, CardId), play: &mut impl FnMut(To)) {
    let board = &state.board;
    let text = &game.catalog.card(card).text;
    let attach = text.iter().find_map(|ability| if let Ability::Attach(host) = ability { Some(host) } else { None });
    match attach {
        None if does_something(game, state, seat, card) => play(To::Nowhere),
        None => {}
        Some(_) if board.in_play.free().is_none() => {}
        Some(Host::Location) => {
            game.road
                .spots()
                .filter(|spot| game.road.position(seat, *spot).is_some())
                .for_each(|spot| play(To::Spot(spot)));
        }
        Some(Host::Piece(whom)) => {
            let eye = Eye::of(Some(seat), None, None);
            choosable(game, board, eye, std::slice::from_ref(whom)).iter().for_each(|host| play(To::Piece(host)));
        }
    }
}

/// Returns true if a card needs no Sorcery, or if a Character provides it (Q38).
pub(crate) fn has_sorcery(game: &Storyline, board: &Board, seat: Seat, card: CardId) -> bool {
    let printed = game.catalog.card(card);
    !text_index::needs_sorcery(printed.kind, printed.words)
        || board.characters().any(|(id, piece)| {
            (piece.by == seat || !game.rules.sorcery_own) && continuous::has(game, board, id, Word::SORCERY)
        })
}

/// Returns true if the text of a card would have an effect if it were played or revealed now (Q45).
pub(super) fn does_something(game: &Storyline, state: &State, seat: Seat, card: CardId) -> bool {
    let ability = game.scripts.ability(&game.catalog, card, |ability| matches!(ability, Ability::Does(_)));
    ability.is_some_and(|ability| {
        let script = Script { of: Source::Card(card), ability };
        feasible(game, state, (Eye::of(Some(seat), None, None), seat), (script, NodeId::WHOLE))
    })
}
