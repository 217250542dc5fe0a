//! Tests whether a card in play matches the filter of a text, and whether the conditions of a text hold (Q17, Q18).

use crate::{At, Board, Frame, Piece, PieceId, Pieces, SpotId, Storyline, continuous};
use kernel::Seat;
use language::{Cond, Counted, Filter, Given, Kind, Noun, Number, Place, Polarity, Spots, Tally, Traits, Whose};

/// The point of view from which a text is read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eye {
    /// The seat that the text calls "you", or `None` for the text of a Location.
    pub(crate) you: Option<Seat>,
    pub(crate) this: Option<PieceId>,
    pub(crate) here: Option<SpotId>,
    pub(crate) it: Option<PieceId>,
    pub(crate) there: Option<SpotId>,
    /// True if the sentence before the current one changed something.
    pub(crate) done: bool,
    pub(crate) left: Option<language::LocationId>,
    /// True if filters compare printed Vitality, because the current Vitality is still being added up.
    pub(crate) printed: bool,
    /// True if only words without a condition count (Q64), because the words that texts give are being computed.
    pub(crate) plain: bool,
    /// True if a filter accepts cards at any place, because the cost of a step is also computed for Characters that
    /// come from a Title Card or another road.
    pub(crate) anywhere: bool,
}

impl Eye {
    /// Returns the eye of a standing text.
    #[inline]
    pub(crate) const fn of(you: Option<Seat>, this: Option<PieceId>, here: Option<SpotId>) -> Eye {
        Eye {
            you,
            this,
            here,
            it: None,
            there: None,
            done: false,
            left: None,
            printed: false,
            plain: false,
            anywhere: false,
        }
    }

    #[inline]
    pub(crate) fn of_frame(frame: &Frame) -> Eye {
        let Frame { seat, this, here, it, there, done, left, .. } = *frame;
        Eye { you: Some(seat), this, here, it, there, done, left, printed: false, plain: false, anywhere: false }
    }
}

#[inline]
pub(crate) fn holds(game: &Storyline, board: &Board, eye: Eye, given: &[Given]) -> bool {
    given.iter().all(|given| holds_one(game, board, eye, &given.cond) == (given.polarity == Polarity::Positive))
}

fn holds_one(game: &Storyline, board: &Board, eye: Eye, cond: &Cond) -> bool {
    match cond {
        Cond::Exists { count, what } => {
            let enough = usize::from(count.than) + 1;
            let those = of_noun(board, what.noun).iter();
            let found = those.filter(|id| matches(game, board, eye, what, *id)).take(enough).count();
            count.holds(found as i16)
        }
        Cond::At(traits) => eye.here.is_some_and(|spot| continuous::spot_words(game, board, spot).meets(*traits)),
        Cond::Equipped(traits) => equipped(game, board, eye, *traits),
        Cond::Done => eye.done,
        Cond::Left(traits) => eye.left.is_some_and(|location| {
            let location = game.catalog.location(location);
            (location.words | location.names).meets(*traits)
        }),
        Cond::Is(traits) => {
            eye.it.is_some_and(|it| continuous::traits_asked(game, board, eye, it, *traits).meets(*traits))
        }
    }
}

/// Returns true if the card of the text, or its HOST if it has one, is equipped with an Object that has one of the
/// words in `wanted`, or with any Object if `wanted` is empty.
fn equipped(game: &Storyline, board: &Board, eye: Eye, wanted: Traits) -> bool {
    let Some(this) = eye.this else { return false };
    let bearer = match board.piece(this).map(|piece| piece.at) {
        Some(At::On(host)) => host,
        Some(At::Title | At::Spot(_) | At::End) | None => this,
    };
    board.attached(bearer).any(|(_, piece)| {
        let card = game.catalog.card(piece.card);
        card.kind == Kind::Object && (wanted.is_empty() || wanted.meets(card.words | card.names))
    })
}

/// Returns a set that includes all cards in play of a kind, so that a filter need not test any others.
#[inline]
pub(crate) fn of_noun(board: &Board, noun: Noun) -> Pieces {
    match noun {
        Noun::Character => board.roster.characters,
        Noun::Object | Noun::Effect | Noun::Event => board.in_play - board.roster.characters,
    }
}

#[inline]
pub(crate) fn matches(game: &Storyline, board: &Board, eye: Eye, filter: &Filter, id: PieceId) -> bool {
    let Some(piece) = board.piece(id) else { return false };
    filter.noun.is(game.catalog.card(piece.card).kind)
        && !(filter.other && eye.this == Some(id))
        && is_whose(board, eye, filter.whose, id)
        && is_at(game, board, eye, &filter.place, (id, piece))
        && has_traits(game, board, eye, filter, id)
        && fits_vitality(game, board, eye, filter, id)
}

#[inline]
fn is_whose(board: &Board, eye: Eye, whose: Whose, id: PieceId) -> bool {
    match whose {
        Whose::Any => true,
        Whose::Your => eye.you.is_some() && board.controller(id) == eye.you,
        Whose::Opposing => board.controller(id) != eye.you,
    }
}

fn has_traits(game: &Storyline, board: &Board, eye: Eye, filter: &Filter, id: PieceId) -> bool {
    let Some(piece) = board.piece(id) else { return false };
    let printed = &game.texts.card(piece.card).printed;
    // The printed words are compared first, because they are usually enough.
    let has_one = |any: &Traits| {
        printed.meets(*any)
            || any.meets(game.texts.gained) && continuous::traits_asked(game, board, eye, id, *any).meets(*any)
    };
    filter.are.iter().all(has_one) && (filter.are_not.is_empty() || !has_one(&filter.are_not))
}

fn fits_vitality(game: &Storyline, board: &Board, eye: Eye, filter: &Filter, id: PieceId) -> bool {
    let Some(asked) = filter.vitality else { return true };
    let vitality = if eye.printed {
        board.piece(id).and_then(|piece| game.catalog.card(piece.card).vitality()).map_or(0, i16::from)
    } else {
        continuous::vitality(game, board, id)
    };
    asked.holds(vitality)
}

fn is_at(game: &Storyline, board: &Board, eye: Eye, place: &Place, (id, piece): (PieceId, &Piece)) -> bool {
    let spot = board.spot_of(id);
    match place {
        Place::Storyline if eye.anywhere => true,
        Place::Storyline => spot.is_some_and(|spot| eye.you.is_none_or(|you| game.road.position(you, spot).is_some())),
        // A finished Prime is in play, although no card can choose it (Q49).
        Place::InPlay => true,
        Place::At(words) => spot.is_some_and(|spot| {
            let yours = eye.anywhere || eye.you.is_none_or(|you| game.road.position(you, spot).is_some());
            yours && continuous::spot_words(game, board, spot).meets(**words)
        }),
        Place::Here => spot.is_some() && spot == eye.here,
        Place::Near => spot
            .zip(eye.here)
            .is_some_and(|(spot, here)| spot == here || eye.you.is_some_and(|you| game.road.adjacent(you, spot, here))),
        Place::There => spot.is_some() && spot == eye.there,
        Place::WithYours => spot
            .is_some_and(|spot| eye.you.is_some_and(|you| board.characters_at(spot).any(|(_, other)| other.by == you))),
        Place::On(bearer) => matches!(piece.at, At::On(on) if matches(game, board, eye, bearer, on)),
        Place::OnThis => eye.this.is_some_and(|this| piece.at == At::On(this)),
        Place::OnIt => eye.it.is_some_and(|it| piece.at == At::On(it)),
        Place::LooseHere | Place::OnLocationHere => eye.here.is_some_and(|here| piece.at == At::Spot(here)),
    }
}

/// Returns `one` multiplied by the count of `each`. If `each` has a limit, the product is clamped to the range from
/// minus the limit to the limit.
pub(crate) fn product(game: &Storyline, board: &Board, eye: Eye, (one, each): (i16, &Tally)) -> i16 {
    let found = match &each.what {
        Counted::InPlay(what) => {
            of_noun(board, what.noun).iter().filter(|id| matches(game, board, eye, what, *id)).count() as i16
        }
        Counted::Hand => eye.you.map_or(0, |you| i16::from(board.held[you])),
    };
    let sum = one * found;
    each.most.map_or(sum, |most| sum.clamp(-i16::from(most), i16::from(most)))
}

/// Returns the value that a number in a text has now.
pub(crate) fn number(game: &Storyline, board: &Board, eye: Eye, number: &Number) -> u8 {
    let Number { count, each } = number;
    each.as_ref().map_or(*count, |each| {
        product(game, board, eye, (i16::from(*count), each)).clamp(0, i16::from(language::MOST_NUMBER)) as u8
    })
}

/// Returns true if the Location at `spot` matches the description `spots` in a text.
pub(crate) fn is_among(game: &Storyline, board: &Board, eye: Eye, spots: &Spots, spot: SpotId) -> bool {
    if spots.here && eye.here != Some(spot) {
        return false;
    }
    if spots.are.is_empty() && spots.are_not.is_empty() {
        return true;
    }
    let words = continuous::spot_words(game, board, spot);
    (spots.are.is_empty() || words.meets(spots.are)) && !words.meets(spots.are_not)
}
