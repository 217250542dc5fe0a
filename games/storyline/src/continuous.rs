//! What standing texts make of the cards in play: their words, their Vitality, what it costs to play and to move.
//! All of it is computed anew each time it is asked for; there is one account, and this is it.

mod control;
mod costs;
mod tolls;

use crate::{
    At, Board, PieceId, SpotId, Storyline,
    filter::{self, Eye},
    text_index::Topic,
};
use kernel::Seat;
use language::{Ability, Amount, Gift, Lasting, Source, Standing, Traits, Whom, Word, standings};

pub(crate) use control::controller_now;
pub(crate) use costs::{cost, frees_draw, gold_dice};
pub(crate) use tolls::{barred_by, may_enter, step_cost, stride};

/// One part of a Character's Vitality, and what gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    pub from: PartOf,
    pub plus: i16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartOf {
    Printed,
    /// The text of a card or Location.
    Text(Source),
    /// What a text has given for a while.
    Lasting,
}

/// Who asks while Vitality is being added up.
const PRINTED: Eye = Eye { printed: true, ..Eye::of(None, None, None) };

/// Section "Vitality" of RULES.md.
#[inline]
pub fn vitality(game: &Storyline, board: &Board, id: PieceId) -> i16 {
    let mut sum = 0;
    each_part(game, board, id, &mut |part| sum += part.plus);
    sum
}

/// Every part of a Character's Vitality.
pub fn each_part(game: &Storyline, board: &Board, id: PieceId, add: &mut impl FnMut(Part)) {
    let Some(piece) = board.piece(id) else { return };
    let Some(printed) = game.catalog.card(piece.card).vitality() else { return };
    add(Part { from: PartOf::Printed, plus: i16::from(printed) });
    let flies = || has_for(game, board, PRINTED, id, Word::FLYING);
    each_standing(game, board, (Reach::To(id), Topic::Vitality), &mut |eye, source, standing| {
        for gift in &standing.gives {
            let Gift::Vitality(amount) = gift else { continue };
            let eye = Eye { printed: true, ..eye };
            // Q46: on a Title Card only what it bears counts, and what is attached to it.
            let counts = piece.at != At::Title || is_on(board, eye.this, id);
            if !counts || !applies(game, board, eye, standing, id) {
                continue;
            }
            let plus = amount_of(game, board, eye, amount, id);
            // Q27: who flies takes the good of a Location, and leaves the bad.
            if plus != 0 && !(plus < 0 && matches!(source, Source::Location(_)) && flies()) {
                add(Part { from: PartOf::Text(source), plus });
            }
        }
    });
    // Q46
    for lasts in board.lasting.iter().filter(|lasts| lasts.on == id && piece.at != At::Title) {
        if let Lasting::Vitality(plus) = lasts.what {
            add(Part { from: PartOf::Lasting, plus: i16::from(plus) });
        }
    }
}

fn amount_of(game: &Storyline, board: &Board, eye: Eye, amount: &Amount, id: PieceId) -> i16 {
    match amount {
        Amount::Fixed(plus) => i16::from(*plus),
        Amount::Each { plus, each } => filter::product(game, board, eye, (i16::from(*plus), each)),
        Amount::Instead { usual, are, instead } => {
            i16::from(if traits_asked(game, board, eye, id, *are).meets(*are) { *instead } else { *usual })
        }
    }
}

/// The words and names of a card in play that need no condition (Q64): printed, given for a while, or given by what is
/// equipped or attached to it.
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

/// Q64: the same, and of the words that are asked for those that standing texts give it.
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

/// Whether a card in play has a word now, by whatever gives it.
#[inline]
pub(crate) fn has(game: &Storyline, board: &Board, id: PieceId, word: Word) -> bool {
    has_for(game, board, Eye::of(None, None, None), id, word)
}

/// Whether a card in play has one of these words now.
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

/// Whether a standing text gives a card a word.
fn is_given(game: &Storyline, board: &Board, Eye { printed, .. }: Eye, id: PieceId, word: Word) -> bool {
    let flies = word == Word::STEADFAST && has_for(game, board, PRINTED, id, Word::FLYING);
    let mut found = false;
    each_standing(game, board, (Reach::To(id), Topic::Words), &mut |eye, source, standing| {
        let gives = standing.gives.contains(&Gift::Has(word));
        // Q27
        let ignored = flies && matches!(source, Source::Location(_));
        let eye = Eye { printed, plain: true, ..eye };
        found = found || gives && !ignored && applies(game, board, eye, standing, id);
    });
    found
}

/// The words of a Location and its name, with what is attached to it.
pub(crate) fn spot_words(game: &Storyline, board: &Board, spot: SpotId) -> Traits {
    let Some(location) = board.location(spot) else { return Traits::NONE };
    let printed = game.catalog.location(location);
    let mut words = printed.words | printed.names;
    for (_, piece) in board.those(board.roster.lenders).filter(|(_, piece)| piece.at == At::Spot(spot)) {
        words = words | game.texts.card(piece.card).lends;
    }
    words
}

/// Which texts are looked through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Those that may reach this card: its own, what it bears, its Location's, and those that reach others.
    To(PieceId),
    All,
}

/// Every standing text about this that counts now, with its eye and where it comes from; others of the same card too.
#[inline]
pub(crate) fn each_standing<'a>(
    game: &'a Storyline,
    board: &'a Board,
    (reach, topic): (Reach, Topic),
    visit: &mut impl FnMut(Eye, Source, &'a Standing),
) {
    if !game.texts.topics.has(topic) {
        return;
    }
    let target_spot = if let Reach::To(target) = reach { board.spot_of(target) } else { None };
    for (id, piece) in board.those(board.roster.about(topic)) {
        let reaches = match reach {
            Reach::All => true,
            Reach::To(target) => {
                let entry = game.texts.card(piece.card);
                let here = || target_spot.is_some() && board.spot_of(id) == target_spot;
                let own = id == target || piece.at == At::On(target);
                own || entry.far.has(topic) || entry.here.has(topic) && here()
            }
        };
        if !reaches || is_blank(game, board, id) {
            continue;
        }
        let eye = Eye::of(board.controller(id), Some(id), board.spot_of(id));
        standings(&game.catalog.card(piece.card).text).for_each(|text| visit(eye, Source::Card(piece.card), text));
    }
    let visit_location = |spot: SpotId| {
        let Some(location) = board.location(spot) else { return };
        if game.texts.location(location).stands.has(topic) {
            let eye = Eye::of(None, None, Some(spot));
            let text = &game.catalog.location(location).text;
            standings(text).for_each(|text| visit(eye, Source::Location(location), text));
        }
    };
    match reach {
        Reach::To(_) => target_spot.into_iter().for_each(visit_location),
        Reach::All => game.road.spots().for_each(visit_location),
    }
}

/// Whether something attached to a card takes its text away.
#[inline]
pub(crate) fn is_blank(game: &Storyline, board: &Board, id: PieceId) -> bool {
    board
        .those(board.roster.about(Topic::Blank))
        .any(|(_, piece)| piece.at == At::On(id) && game.texts.card(piece.card).blanks)
}

/// Whether a standing text is about this card, and its conditions hold.
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

/// Whether a standing text is about this seat.
pub(crate) fn is_about_seat(board: &Board, eye: Eye, whom: &Whom, seat: Seat) -> bool {
    match whom {
        Whom::AuthorsHere => eye.here.is_some_and(|spot| board.characters_at(spot).any(|(_, piece)| piece.by == seat)),
        Whom::This | Whom::You | Whom::Bearer { .. } | Whom::Host => eye.you == Some(seat),
        Whom::Each(_) => false,
    }
}

/// O45: whether a card is archived because of what its own text says.
pub(crate) fn ends(game: &Storyline, board: &Board, id: PieceId) -> bool {
    let Some(piece) = board.piece(id) else { return false };
    let eye = Eye::of(board.controller(id), Some(id), board.spot_of(id));
    let text = game.catalog.card(piece.card).text.iter();
    text.filter_map(|ability| if let Ability::Ends(given) = ability { Some(given) } else { None })
        .any(|given| filter::holds(game, board, eye, given))
}
