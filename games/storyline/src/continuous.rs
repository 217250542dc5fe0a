//! The effects of standing texts on the cards in play: their words, their Vitality, and the costs to play and to move.
//! Nothing is cached: each question is computed anew, and only here. A question about several cards counts the cards in
//! each text's count only once.

mod control;
mod costs;
mod tolls;
mod vitality;

use crate::{
    At, Board, Piece, PieceId, Pieces, SpotId, Storyline,
    filter::{self, Eye},
    roster::Speakers,
    text_index::Topic,
};
use kernel::Seat;
use language::{Ability, Gift, Lasting, Source, Standing, Traits, Whom, Word, standings};

pub(crate) use control::controller_now;
pub(crate) use costs::{cost, frees_draw, gold_dice};
pub(crate) use tolls::{barred_by, enter_cost, leave_cost, may_enter, stride};
pub(crate) use vitality::vitalities;
pub use vitality::{Part, PartOf, each_part, vitality};

/// Returns the words and names of a card in play that need no condition (Q64): printed ones, gifts for a while, and
/// gifts from cards that are equipped or attached to it.
#[inline]
pub(crate) fn traits(game: &Storyline, board: &Board, id: PieceId) -> Traits {
    let mut traits = printed(game, board, id);
    for lasts in board.lasting.iter().filter(|lasts| lasts.on == id) {
        if let Lasting::Has(word) = lasts.what {
            traits = traits | Traits::word(word);
        }
    }
    for (_, attached) in board.those(board.roster.lenders).filter(|(_, piece)| piece.at == At::On(id)) {
        traits = traits | game.texts.card(attached.card).lends;
    }
    traits
}

#[inline]
fn printed(game: &Storyline, board: &Board, id: PieceId) -> Traits {
    let Some(piece) = board.piece(id) else { return Traits::NONE };
    let card = game.catalog.card(piece.card);
    card.words | card.names
}

/// Returns the same words and names, and those of the asked words that standing texts give the card (Q64).
#[inline]
pub(crate) fn traits_asked(game: &Storyline, board: &Board, eye: Eye, id: PieceId, asked: Traits) -> Traits {
    if !asked.meets(game.texts.gained) {
        return printed(game, board, id);
    }
    let own = traits(game, board, id);
    let open = asked & game.texts.given;
    if eye.plain || open.is_empty() {
        return own;
    }
    open.words().filter(|word| is_given(game, board, eye, id, *word)).fold(own, |all, word| all | Traits::word(word))
}

/// Reports whether a card in play has a word now, from any source.
#[inline]
pub(crate) fn has(game: &Storyline, board: &Board, id: PieceId, word: Word) -> bool {
    has_for(game, board, Eye::of(None, None, None), id, word)
}

/// Reports whether a card in play has one of these words now.
#[inline]
pub(crate) fn has_any(game: &Storyline, board: &Board, id: PieceId, words: Traits) -> bool {
    traits_asked(game, board, Eye::of(None, None, None), id, words).meets(words)
}

#[inline]
fn has_for(game: &Storyline, board: &Board, eye: Eye, id: PieceId, word: Word) -> bool {
    if !game.texts.gained.has(word) {
        return printed(game, board, id).has(word);
    }
    traits(game, board, id).has(word) || game.texts.given.has(word) && is_given(game, board, eye, id, word)
}

/// Reports whether a standing text gives a card a word.
fn is_given(game: &Storyline, board: &Board, Eye { printed, .. }: Eye, id: PieceId, word: Word) -> bool {
    let flies = || has_for(game, board, Eye { printed: true, ..Eye::of(None, None, None) }, id, Word::FLYING);
    let mut found = false;
    each_standing(game, board, (Reach::To(Pieces::only(id)), Topic::Words), &mut |_, eye, source, standing| {
        if found || !standing.gives.contains(&Gift::Has(word)) {
            return;
        }
        // Flying ignores bad effects of a Location (Q27).
        let ignored = || word == Word::STEADFAST && matches!(source, Source::Location(_)) && flies();
        let eye = Eye { printed, plain: true, ..eye };
        found = applies(game, board, eye, standing, id) && !ignored();
    });
    found
}

/// Returns the words of a Location and its name, with the words that attached cards give it.
pub(crate) fn spot_words(game: &Storyline, board: &Board, spot: SpotId) -> Traits {
    let Some(location) = board.location(spot) else { return Traits::NONE };
    let printed = game.catalog.location(location);
    let mut words = printed.words | printed.names;
    for (_, piece) in board.those(board.roster.lenders).filter(|(_, piece)| piece.at == At::Spot(spot)) {
        words = words | game.texts.card(piece.card).lends;
    }
    words
}

/// The texts to look through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// The texts that may reach one of these cards: its own, those on it, those of its Location, and those that reach
    /// others.
    To(Pieces),
    All,
}

/// Calls `visit` with every standing text about a topic that counts now, with its eye and its source. It may also pass
/// other standing texts of the same card. The first argument is the set of the asked cards that the text may reach.
#[inline]
pub(crate) fn each_standing<'a>(
    game: &'a Storyline,
    board: &'a Board,
    (reach, topic): (Reach, Topic),
    visit: &mut impl FnMut(Pieces, Eye, Source, &'a Standing),
) {
    if !game.texts.topics.has(topic) {
        return;
    }
    for (id, piece) in board.those(board.roster.about(topic)) {
        let reached = match reach {
            Reach::All => board.in_play,
            Reach::To(those) => those & reached_by(board, (id, piece), (those, topic)),
        };
        if reached.is_empty() || is_blank(game, board, id) {
            continue;
        }
        let eye = Eye::of(board.controller(id), Some(id), board.spot_of(id));
        standings(&game.catalog.card(piece.card).text)
            .for_each(|text| visit(reached, eye, Source::Card(piece.card), text));
    }
    let mut visit_location = |spot: SpotId, reached: Pieces| {
        let Some(location) = board.location(spot) else { return };
        if game.texts.location(location).stands.has(topic) {
            let eye = Eye::of(None, None, Some(spot));
            let text = &game.catalog.location(location).text;
            standings(text).for_each(|text| visit(reached, eye, Source::Location(location), text));
        }
    };
    match reach {
        Reach::To(those) => by_spot(board, those, &mut visit_location),
        Reach::All => game.road.spots().for_each(|spot| visit_location(spot, board.in_play)),
    }
}

/// Returns the cards that the texts of a card may reach: itself, its bearer, and of `those` the cards HERE or all of
/// them.
#[inline]
fn reached_by(board: &Board, (id, piece): (PieceId, &Piece), (those, topic): (Pieces, Topic)) -> Pieces {
    let Speakers { here, far, .. } = board.roster.speakers(topic);
    if far.contains(id) {
        return those;
    }
    let mut reached = Pieces::only(id);
    if let At::On(bearer) = piece.at {
        reached.insert(bearer);
    }
    match board.spot_of(id).filter(|_| here.contains(id)) {
        Some(spot) => reached | at_spot(board, those, spot),
        None => reached,
    }
}

/// Calls `visit` with each Location that some of these cards are at, and with these cards.
#[inline]
fn by_spot(board: &Board, those: Pieces, visit: &mut impl FnMut(SpotId, Pieces)) {
    let mut left = those;
    while let Some(id) = left.first() {
        left.remove(id);
        if let Some(spot) = board.spot_of(id) {
            let mut here = at_spot(board, left, spot);
            left = left - here;
            here.insert(id);
            visit(spot, here);
        }
    }
}

#[inline]
fn at_spot(board: &Board, those: Pieces, spot: SpotId) -> Pieces {
    those.iter().filter(|id| board.spot_of(*id) == Some(spot)).collect()
}

/// Reports whether a card that is attached to this one makes it blank.
#[inline]
pub(crate) fn is_blank(game: &Storyline, board: &Board, id: PieceId) -> bool {
    board
        .those(board.roster.about(Topic::Blank))
        .any(|(_, piece)| piece.at == At::On(id) && game.texts.card(piece.card).blanks)
}

/// Reports whether a standing text is about this card, and its conditions hold.
#[inline]
pub(crate) fn applies(game: &Storyline, board: &Board, eye: Eye, standing: &Standing, id: PieceId) -> bool {
    is_about(game, board, eye, &standing.whom, id) && filter::holds(game, board, eye, &standing.given)
}

fn is_about(game: &Storyline, board: &Board, eye: Eye, whom: &Whom, id: PieceId) -> bool {
    match whom {
        Whom::This => eye.this == Some(id),
        Whom::Bearer { are, are_not } => {
            let meets = |asked: Traits| traits_asked(game, board, eye, id, asked).meets(asked);
            is_on(board, eye.this, id) && (are.is_empty() || meets(*are)) && (are_not.is_empty() || !meets(*are_not))
        }
        Whom::Host => is_on(board, eye.this, id),
        Whom::Each(what) => filter::matches(game, board, eye, what, id),
        Whom::You | Whom::AuthorsHere => false,
    }
}

fn is_on(board: &Board, what: Option<PieceId>, bearer: PieceId) -> bool {
    what.and_then(|id| board.piece(id)).is_some_and(|piece| piece.at == At::On(bearer))
}

/// Reports whether a standing text is about this seat.
pub(crate) fn is_about_seat(board: &Board, eye: Eye, whom: &Whom, seat: Seat) -> bool {
    match whom {
        Whom::AuthorsHere => eye.here.is_some_and(|spot| board.characters_at(spot).any(|(_, piece)| piece.by == seat)),
        Whom::This | Whom::You | Whom::Bearer { .. } | Whom::Host => eye.you == Some(seat),
        Whom::Each(_) => false,
    }
}

/// Reports whether a card is archived by the condition in its own text (O45).
pub(crate) fn ends(game: &Storyline, board: &Board, id: PieceId) -> bool {
    let Some(piece) = board.piece(id) else { return false };
    let eye = Eye::of(board.controller(id), Some(id), board.spot_of(id));
    let text = game.catalog.card(piece.card).text.iter();
    text.filter_map(|ability| if let Ability::Ends(given) = ability { Some(given) } else { None })
        .any(|given| filter::holds(game, board, eye, given))
}
