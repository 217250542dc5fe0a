//! Vitality (section "Vitality" of RULES.md), added up for several Characters at once. A text that depends on a count
//! of cards in play counts these cards only once, and uses the count for all Characters that it reaches.

use super::{Reach, each_standing, has_for, is_about, is_on, traits_asked};
use crate::{
    At, Board, PieceId, Pieces, Storyline,
    filter::{self, Eye},
    text_index::Topic,
};
use language::{Amount, Gift, Lasting, Source, Standing, Word};

/// A part of a Character's Vitality, with its source.
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
    /// A temporary gift.
    Lasting,
}

/// The eye for filters that are tested while Vitality is being added up. Such filters compare printed Vitality.
const PRINTED: Eye = Eye { printed: true, ..Eye::of(None, None, None) };

/// Returns the Vitality of a card in play, or 0 if it is not a Character.
#[inline]
pub fn vitality(game: &Storyline, board: &Board, id: PieceId) -> i16 {
    let mut sum = 0;
    each_part(game, board, id, &mut |part| sum += part.plus);
    sum
}

/// Returns the Vitality of each Character in `those`, indexed by the id of its card in play. All other entries are 0.
pub(crate) fn vitalities(game: &Storyline, board: &Board, those: Pieces) -> [i16; PieceId::MOST] {
    let mut sums = [0; PieceId::MOST];
    each_part_of(game, board, those, &mut |id, part| sums[id.index()] += part.plus);
    sums
}

/// Calls `add` with every part of a Character's Vitality.
pub fn each_part(game: &Storyline, board: &Board, id: PieceId, add: &mut impl FnMut(Part)) {
    each_part_of(game, board, Pieces::only(id), &mut |_, part| add(part));
}

/// Calls `add` with every part of the Vitality of each Character in `those`. The order of the parts of one Character
/// does not depend on the other Characters.
fn each_part_of(game: &Storyline, board: &Board, those: Pieces, add: &mut impl FnMut(PieceId, Part)) {
    let those = those & board.roster.characters;
    if those.is_empty() {
        return;
    }
    for (id, piece) in board.those(those) {
        let printed = game.catalog.card(piece.card).vitality().unwrap_or_default();
        add(id, Part { from: PartOf::Printed, plus: i16::from(printed) });
    }
    each_standing(game, board, (Reach::To(those), Topic::Vitality), &mut |reached, eye, source, standing| {
        let eye = Eye { printed: true, ..eye };
        if amounts(standing).next().is_none() {
            return;
        }
        let meant = meant(game, board, (eye, standing), reached);
        if meant.is_empty() || !filter::holds(game, board, eye, &standing.given) {
            return;
        }
        for amount in amounts(standing) {
            let plus_for = plus_for(game, board, eye, amount);
            for id in meant.iter() {
                let plus = plus_for(id);
                // A flying Character gets the good effects of a Location, and not the bad ones (Q27).
                let leaves =
                    || matches!(source, Source::Location(_)) && has_for(game, board, PRINTED, id, Word::FLYING);
                if plus != 0 && !(plus < 0 && leaves()) {
                    add(id, Part { from: PartOf::Text(source), plus });
                }
            }
        }
    });
    for lasts in board.lasting.iter().filter(|lasts| those.contains(lasts.on)) {
        // A temporary gift does not count on a Title Card (Q46).
        let counts = board.piece(lasts.on).is_some_and(|piece| piece.at != At::Title);
        if let (Lasting::Vitality(plus), true) = (lasts.what, counts) {
            add(lasts.on, Part { from: PartOf::Lasting, plus: i16::from(plus) });
        }
    }
}

fn amounts(standing: &Standing) -> impl Iterator<Item = &Amount> {
    standing.gives.iter().filter_map(|gift| if let Gift::Vitality(amount) = gift { Some(amount) } else { None })
}

/// Returns the cards in `reached` that a standing text is about.
fn meant(game: &Storyline, board: &Board, (eye, standing): (Eye, &Standing), reached: Pieces) -> Pieces {
    let those = board.those(reached).filter(|(id, piece)| {
        // On a Title Card only the Objects and Effects on the Character count (Q46).
        (piece.at != At::Title || is_on(board, eye.this, *id)) && is_about(game, board, eye, &standing.whom, *id)
    });
    those.map(|(id, _)| id).collect()
}

/// Returns a function from a Character to the Vitality that an amount gives it. The count in the amount is evaluated
/// only once.
fn plus_for(game: &Storyline, board: &Board, eye: Eye, amount: &Amount) -> impl Fn(PieceId) -> i16 {
    let (usual, other) = match amount {
        Amount::Fixed(plus) => (i16::from(*plus), None),
        Amount::Each { plus, each } => (filter::product(game, board, eye, (i16::from(*plus), each)), None),
        Amount::Instead { usual, are, instead } => (i16::from(*usual), Some((*are, i16::from(*instead)))),
    };
    move |id| match other {
        Some((are, instead)) if traits_asked(game, board, eye, id, are).meets(are) => instead,
        Some(_) | None => usual,
    }
}
