//! The reach of texts and steps: the cards that may be chosen, and the places that may be entered.

use crate::{
    At, Board, Heading, Mode, PieceId, Pieces, SpotId, State, Storyline, continuous,
    filter::{self, Eye},
};
use kernel::Seat;
use language::{Ability, CardId, Filter, Grant, Once, Place, Verb, Who, Word};

/// Returns the place that a normal step leads to, or `Some(None)` for the Title Card at the right end. Returns `None`
/// if no step is possible in this direction, for example back onto the Character's own Title Card.
#[inline]
pub(crate) fn next_place(game: &Storyline, board: &Board, id: PieceId, heading: Heading) -> Option<Option<SpotId>> {
    let piece = board.piece(id)?;
    let seat = piece.by;
    match piece.at {
        At::Title => heading.is_ahead().then(|| game.road.spot(seat, 1)),
        At::Spot(spot) => {
            let position = game.road.position(seat, spot)?;
            if heading.is_ahead() && position == game.road.last() {
                let prime = continuous::has(game, board, id, Word::PRIME);
                let open = !matches!(game.rules.mode, Mode::Challenge { .. });
                (prime && open).then_some(None)
            } else {
                game.road.along(seat, spot, heading.step()).map(Some)
            }
        }
        At::On(_) | At::End => None,
    }
}

/// Returns true if a text can move a Character by one place in this direction.
pub(crate) fn can_walk(game: &Storyline, board: &Board, id: PieceId, heading: Heading) -> bool {
    let Some(Some(spot)) = next_place(game, board, id, heading) else { return false };
    board.spot_of(id).is_some()
        && !continuous::has(game, board, id, Word::IMMOVABLE)
        && continuous::may_enter(game, board, id, spot)
}

/// Returns true if a place has a face-up Location, and the Folio has a Location to replace it (rule 15, Q31).
pub(crate) fn can_replace(game: &Storyline, board: &Board, spot: SpotId) -> bool {
    board.location(spot).is_some() && has_replacement(game, board)
}

/// Returns true if the Folio has a Location that can replace another.
pub(super) fn has_replacement(game: &Storyline, board: &Board) -> bool {
    !board.folio.bottom.is_empty() || folio_left(game, board) > 0
}

/// Returns the number of shuffled Locations left in the Folio, without those at its bottom whose order is known.
pub(crate) fn folio_left(game: &Storyline, board: &Board) -> u32 {
    let down = game.road.spots().filter(|spot| board.location(*spot).is_none()).count() as u32;
    board.folio.len().saturating_sub(down)
}

/// Returns true if a Character may bear an Object. Some Objects allow only one copy of their title on each bearer
/// (O31).
pub(crate) fn may_bear(game: &Storyline, board: &Board, (bearer, object): (PieceId, CardId)) -> bool {
    !game.texts.card(object).one_per_bearer || board.attached(bearer).all(|(_, other)| other.card != object)
}

/// Returns the cards in play that a text can choose (Q18, Q49, SHIELD).
pub(crate) fn choosable(game: &Storyline, board: &Board, eye: Eye, filters: &[Filter]) -> Pieces {
    each_choosable(game, board, eye, filters).collect()
}

/// Returns an iterator over the cards of `choosable`, for callers that may not need all of them.
pub(super) fn each_choosable<'a>(
    game: &'a Storyline,
    board: &'a Board,
    eye: Eye,
    filters: &'a [Filter],
) -> impl Iterator<Item = PieceId> + 'a {
    let asked = filters.iter().fold(Pieces::NONE, |all, filter| all | filter::of_noun(board, filter.noun));
    asked.iter().filter(move |id| is_choosable(game, board, eye, filters, *id))
}

fn is_choosable(game: &Storyline, board: &Board, eye: Eye, filters: &[Filter], id: PieceId) -> bool {
    let Some(piece) = board.piece(id) else { return false };
    if piece.at == At::End {
        return false;
    }
    let fits = |filter: &Filter| {
        let loose = filter.place != Place::LooseHere || matches!(piece.at, At::Spot(_));
        // `matches` compares the kind too. Most cards are of another kind, so it is faster to compare the kind first.
        filter.noun.is(game.catalog.card(piece.card).kind)
            && loose
            && in_reach(game, board, eye, id)
            && filter::matches(game, board, eye, filter, id)
    };
    filters.iter().any(fits) && (board.controller(id) == eye.you || !continuous::has(game, board, id, Word::SHIELD))
}

/// Returns true if a verb in a text of this Author can affect a card, whether or not the card was chosen (rule 57, Q29,
/// SHIELD).
pub(crate) fn can_affect(game: &Storyline, board: &Board, you: Option<Seat>, verb: &Verb, id: PieceId) -> bool {
    let takes = matches!(verb, Verb::Give { what: Grant::Control, .. });
    if !verb.removes() && !verb.moves() && !takes {
        return true;
    }
    let shielded = board.controller(id) != you && continuous::has(game, board, id, Word::SHIELD);
    if takes {
        // An Author can take control of a Character only in their own Storyline (rule 52, Q72).
        let character = board.piece(id).is_some_and(|piece| game.is_character(piece.card));
        let there = board.spot_of(id).zip(you).is_some_and(|(spot, you)| game.road.position(you, spot).is_some());
        return character && there && !shielded;
    }
    !shielded && (verb.removes() || !continuous::has(game, board, id, Word::IMMOVABLE))
}

/// Returns true if a verb in a text of this Author would change a card.
pub(crate) fn would_change(game: &Storyline, state: &State, (eye, you, verb): (Eye, Seat, &Verb), id: PieceId) -> bool {
    let board = &state.board;
    can_affect(game, board, Some(you), verb, id)
        && match verb {
            Verb::Move(_) => Heading::BOTH.into_iter().any(|heading| can_walk(game, board, id, heading)),
            Verb::Push { .. } => can_walk(game, board, id, Heading::Back),
            Verb::Advance(_) => can_walk(game, board, id, Heading::Ahead),
            Verb::Take => receivers(game, state, you, id).next().is_some(),
            Verb::Give { what: Grant::Control, .. } => board.controller(id) != Some(you),
            Verb::Give { .. } => true,
            Verb::Swap { .. } => {
                swapped_with(board, eye, verb).is_some_and(|other| can_swap(game, board, (you, id), other))
            }
            Verb::Home | Verb::Title | Verb::Hand | Verb::Archive | Verb::Banish | Verb::Drop => true,
        }
}

/// Returns the card with which the target of a SWAP changes places, or `None` if the verb is no SWAP or the card is not
/// in play.
pub(crate) fn swapped_with(board: &Board, eye: Eye, verb: &Verb) -> Option<PieceId> {
    let Verb::Swap { with } = verb else { return None };
    match with {
        Who::This => eye.this,
        Who::It => eye.it,
        Who::Host => match board.piece(eye.this?)?.at {
            At::On(host) => Some(host),
            At::Title | At::Spot(_) | At::End => None,
        },
    }
}

/// Returns true if two Characters can move to each other's Location, and a text of this Author can move both (Q77).
pub(crate) fn can_swap(game: &Storyline, board: &Board, (you, one): (Seat, PieceId), other: PieceId) -> bool {
    let goes = |id: PieceId, to: Option<SpotId>| {
        let Some((piece, to)) = board.piece(id).zip(to) else { return false };
        game.is_character(piece.card)
            && game.road.position(piece.by, to).is_some()
            && board.location(to).is_some()
            && !continuous::has(game, board, id, Word::IMMOVABLE)
            && (piece.by == you || !continuous::has(game, board, id, Word::SHIELD))
            && continuous::may_enter(game, board, id, to)
    };
    let (here, there) = (board.spot_of(one), board.spot_of(other));
    here != there && goes(one, there) && goes(other, here)
}

/// Returns true if a card is at a Location of the Author's Storyline (Q18).
fn in_reach(game: &Storyline, board: &Board, eye: Eye, id: PieceId) -> bool {
    board.spot_of(id).is_some_and(|spot| eye.you.is_none_or(|you| game.road.position(you, spot).is_some()))
}

/// Returns the Author's Characters that can take an Object at their Location with a TAKE.
pub(crate) fn receivers<'a>(
    game: &'a Storyline,
    state: &'a State,
    seat: Seat,
    object: PieceId,
) -> impl Iterator<Item = PieceId> + 'a {
    let board = &state.board;
    // An Object that can never be equipped, or that is Immovable, cannot be taken either.
    let stays = |card| game.texts.card(card).unbearable || continuous::has(game, board, object, Word::IMMOVABLE);
    let card = board.piece(object).filter(|piece| !stays(piece.card)).map(|piece| (piece.card, piece.at));
    let spot = board.spot_of(object);
    spot.into_iter()
        .flat_map(move |spot| board.characters_at(spot))
        .filter(move |(id, piece)| {
            piece.by == seat && card.is_some_and(|(card, at)| at != At::On(*id) && may_bear(game, board, (*id, card)))
        })
        .map(|(id, _)| id)
}

/// Returns the Character in play that is a version of this card (Q10), or `None` if there is none or the card is
/// Multiple (Q12).
pub(crate) fn version_in_play(game: &Storyline, board: &Board, card: CardId) -> Option<(PieceId, crate::Piece)> {
    let printed = game.catalog.card(card);
    if printed.words.has(Word::MULTIPLE) {
        return None;
    }
    let same = |piece: &crate::Piece| game.catalog.card(piece.card).names.meets(printed.names);
    board.characters().find(|(_, piece)| same(piece)).map(|(id, piece)| (id, *piece))
}

pub(crate) fn once(game: &Storyline, card: CardId, ability: u8) -> Option<&Once> {
    match game.catalog.card(card).text.get(usize::from(ability)) {
        Some(Ability::Once(once)) => Some(once),
        Some(_) | None => None,
    }
}
