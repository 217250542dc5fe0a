//! The effects of standing texts on the cards in play: their words, their Vitality, and the costs to play and to move.
//! Nothing is cached. Each value is recomputed whenever it is needed, and only here. A function that takes several
//! cards evaluates each count in a text only once.

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
pub(crate) use costs::{cost, costs, frees_draw, gold_dice};
pub(crate) use tolls::{Tolls, barred_by, enter_cost, leave_cost, may_enter, most_to_enter, stride};
pub(crate) use vitality::vitalities;
pub use vitality::{Part, PartOf, each_part, vitality};

/// Returns the words and names of a card in play that need no condition (Q64): printed ones, temporary gifts, and gifts
/// from cards that are equipped or attached to the card.
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
    board.piece(id).map_or(Traits::NONE, |piece| game.texts.card(piece.card).printed)
}

/// Returns the words and names of a card (Q64). The result is complete for the words in `asked`. Other words that
/// standing texts give to the card may be missing.
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

#[inline]
fn has_for(game: &Storyline, board: &Board, eye: Eye, id: PieceId, word: Word) -> bool {
    let Some(piece) = board.piece(id) else { return false };
    game.texts.card(piece.card).printed.has(word)
        || game.texts.gained.has(word)
            && (is_lent(game, board, id, word) || game.texts.given.has(word) && is_given(game, board, eye, id, word))
}

/// Reports whether a card has a word, without a condition, from a temporary gift or from a card that is equipped or
/// attached to it (Q64).
#[inline]
fn is_lent(game: &Storyline, board: &Board, id: PieceId, word: Word) -> bool {
    board.lasting.iter().any(|lasts| lasts.on == id && lasts.what == Lasting::Has(word))
        || board
            .those(board.roster.lenders)
            .any(|(_, piece)| piece.at == At::On(id) && game.texts.card(piece.card).lends.has(word))
}

/// Returns the cards among `those` that take no steps, because they are Steadfast or Immovable (Q29). The cards are
/// examined one by one only if some standing text gives one of these words.
pub(crate) fn rooted(game: &Storyline, board: &Board, those: Pieces) -> Pieces {
    let roots = |words: &Traits| words.has(Word::STEADFAST) || words.has(Word::IMMOVABLE);
    let mut rooted: Pieces =
        board.those(those).filter(|(_, piece)| roots(&game.texts.card(piece.card).printed)).map(|(id, _)| id).collect();
    for lasts in &board.lasting {
        if let Lasting::Has(Word::STEADFAST | Word::IMMOVABLE) = lasts.what {
            rooted.insert(lasts.on);
        }
    }
    for (_, lender) in board.those(board.roster.lenders) {
        if let At::On(id) = lender.at
            && roots(&game.texts.card(lender.card).lends)
        {
            rooted.insert(id);
        }
    }
    if is_spoken_of(game, board, Topic::Roots) {
        let given = |id: &PieceId| has(game, board, *id, Word::STEADFAST) || has(game, board, *id, Word::IMMOVABLE);
        rooted = (those - rooted).iter().filter(given).collect::<Pieces>() | rooted;
    }
    rooted & those
}

/// Reports whether a standing text gives a card a word.
fn is_given(game: &Storyline, board: &Board, Eye { printed, .. }: Eye, id: PieceId, word: Word) -> bool {
    let flies = || has_for(game, board, Eye { printed: true, ..Eye::of(None, None, None) }, id, Word::FLYING);
    let mut found = false;
    each_standing_on(game, board, (id, Topic::of_word(word)), &mut |eye, source, standing| {
        if found || !standing.gives.contains(&Gift::Has(word)) {
            return;
        }
        // Flying ignores the bad effects of a Location (Q27).
        let ignored = || word == Word::STEADFAST && matches!(source, Source::Location(_)) && flies();
        let eye = Eye { printed, plain: true, ..eye };
        found = applies(game, board, eye, standing, id) && !ignored();
    });
    found
}

/// Returns the words and the name of a Location, and the words that attached cards give it.
pub(crate) fn spot_words(game: &Storyline, board: &Board, spot: SpotId) -> Traits {
    let Some(location) = board.location(spot) else { return Traits::NONE };
    let mut words = game.texts.location(location).printed;
    for (_, piece) in board.those(board.roster.lenders).filter(|(_, piece)| piece.at == At::Spot(spot)) {
        words = words | game.texts.card(piece.card).lends;
    }
    words
}

/// Reports whether a standing text about this topic is in play.
#[inline]
pub(crate) fn is_spoken_of(game: &Storyline, board: &Board, topic: Topic) -> bool {
    let speaks = |spot| board.location(spot).is_some_and(|location| game.texts.location(location).stands.has(topic));
    !board.roster.about(topic).is_empty() || game.texts.location_topics.has(topic) && game.road.spots().any(speaks)
}

/// A selection of standing texts by the cards that they may reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// The texts that may reach one of these cards: those of the card itself, of cards on it, of its Location, and of
    /// cards whose texts reach others.
    To(Pieces),
    All,
}

/// Calls `visit` with every standing text in force that is about a topic, with the text's eye and source. Other
/// standing texts of the same cards may be visited too. The first argument of `visit` is the set of those cards in
/// `reach` that the text may reach.
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
    if !game.texts.location_topics.has(topic) {
        return;
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

/// Calls `visit` with every standing text about this topic that may reach the card `id`. `each_standing` does the same
/// for several cards, and visits the texts in the same order.
#[inline]
pub(crate) fn each_standing_on<'a>(
    game: &'a Storyline,
    board: &'a Board,
    (id, topic): (PieceId, Topic),
    visit: &mut impl FnMut(Eye, Source, &'a Standing),
) {
    let speakers = !board.roster.about(topic).is_empty();
    if !speakers && !game.texts.location_topics.has(topic) {
        return;
    }
    let here = board.spot_of(id);
    let reaching = if speakers { reaching(board, (id, here), topic) } else { Pieces::NONE };
    for (speaker, piece) in board.those(reaching) {
        if !is_blank(game, board, speaker) {
            let eye = Eye::of(board.controller(speaker), Some(speaker), board.spot_of(speaker));
            standings(&game.catalog.card(piece.card).text).for_each(|text| visit(eye, Source::Card(piece.card), text));
        }
    }
    let Some(location) = here.and_then(|spot| board.location(spot)) else { return };
    if game.texts.location(location).stands.has(topic) {
        let eye = Eye::of(None, None, here);
        let text = &game.catalog.location(location).text;
        standings(text).for_each(|text| visit(eye, Source::Location(location), text));
    }
}

/// Returns the cards whose texts about a topic may reach the card `id`. This is the inverse of `reached_by`. Most texts
/// are only about their own card. So the function examines only `id`, the cards on it, and the cards with a text about
/// others HERE or anywhere.
#[inline]
fn reaching(board: &Board, (id, here): (PieceId, Option<SpotId>), topic: Topic) -> Pieces {
    let speakers = board.roster.speakers(topic);
    let mut reaching = speakers.far | (speakers.all & Pieces::only(id));
    for (speaker, piece) in board.those((speakers.all & board.borne) - reaching) {
        if piece.at == At::On(id) {
            reaching.insert(speaker);
        }
    }
    if here.is_some() {
        reaching =
            (speakers.here - reaching).iter().filter(|speaker| board.spot_of(*speaker) == here).collect::<Pieces>()
                | reaching;
    }
    reaching
}

/// Returns the cards that the texts of the card `id` about this topic may reach. If one of the texts reaches cards
/// anywhere, these are all of `those`. Otherwise they are the card itself, its bearer and, if one of the texts reaches
/// cards HERE, the cards of `those` at the same place.
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

/// Calls `visit` with each place that has some of these cards, and with the cards at that place.
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

/// Reports whether another card that is attached to this card makes it blank.
#[inline]
pub(crate) fn is_blank(game: &Storyline, board: &Board, id: PieceId) -> bool {
    board
        .those(board.roster.about(Topic::Blank))
        .any(|(_, piece)| piece.at == At::On(id) && game.texts.card(piece.card).blanks)
}

/// Reports whether a standing text is about this card and the conditions of the text hold.
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

/// Reports whether the condition of an `ends when` in a card's own text holds, so that the card is archived (O45).
pub(crate) fn ends(game: &Storyline, board: &Board, id: PieceId) -> bool {
    let Some(piece) = board.piece(id) else { return false };
    let eye = Eye::of(board.controller(id), Some(id), board.spot_of(id));
    let text = game.catalog.card(piece.card).text.iter();
    text.filter_map(|ability| if let Ability::Ends(given) = ability { Some(given) } else { None })
        .any(|given| filter::holds(game, board, eye, given))
}
