//! The cost of a step (Q19), and the Characters that may take it.

use super::{Reach, applies, each_standing, has, spot_words, traits_asked};
use crate::{
    Board, PieceId, Pieces, SpotId, Storyline,
    filter::{self, Eye},
    text_index::Topic,
};
use language::{Ability, Fee, Gift, Part, Profile, Spots, Word};

/// Returns the Story Points that a Character pays to leave its place. A Title Card costs nothing.
pub(crate) fn leave_cost(game: &Storyline, board: &Board, piece: PieceId) -> u8 {
    board.spot_of(piece).map_or(0, |spot| part_cost(game, board, piece, (Part::Leave, spot)))
}

/// Returns the Story Points that a Character pays to enter a place. A face-down Location costs nothing yet.
pub(crate) fn enter_cost(game: &Storyline, board: &Board, piece: PieceId, spot: SpotId) -> u8 {
    part_cost(game, board, piece, (Part::Enter, spot))
}

fn part_cost(game: &Storyline, board: &Board, piece: PieceId, (part, spot): (Part, SpotId)) -> u8 {
    let Some(location) = board.location(spot) else { return 0 };
    let entry = game.texts.location(location);
    let (fee, topic) = match part {
        Part::Leave => (entry.leave_fee, Topic::LeaveTolls),
        Part::Enter | Part::All => (entry.enter_fee, Topic::EnterTolls),
    };
    // Most steps cost nothing.
    if !fee && !entry.stands.has(topic) && board.roster.about(topic).is_empty() {
        return 0;
    }
    let charged = |fee: &Fee| {
        let own = traits_asked(game, board, Eye::of(None, None, None), piece, fee.free | fee.only);
        !fee.free.meets(own) && (fee.only.is_empty() || fee.only.meets(own))
    };
    let text = &game.catalog.location(location).text;
    let mut cost: i16 = fees(text, part).filter(|fee| charged(fee)).map(|fee| i16::from(fee.cost)).sum();
    let mut waived = false;
    each_standing(game, board, (Reach::To(Pieces::only(piece)), topic), &mut |_, eye, _, standing| {
        let eye = Eye { anywhere: true, ..eye };
        for gift in &standing.gives {
            let (Gift::Toll { part: of, at, .. } | Gift::Waive { part: of, at }) = gift else { continue };
            if !meant(game, board, eye, (*of, *at), (part, spot)) || !applies(game, board, eye, standing, piece) {
                continue;
            }
            if let Gift::Toll { plus, .. } = gift {
                cost += i16::from(*plus);
            } else {
                waived = true;
            }
        }
    });
    if waived || cost <= 0 || passes_free(game, board, piece, spot) { 0 } else { cost.min(99) as u8 }
}

/// Reports whether a Character flies, or swims at Water, and so pays no costs (Q27, Q28).
fn passes_free(game: &Storyline, board: &Board, piece: PieceId, spot: SpotId) -> bool {
    has(game, board, piece, Word::FLYING)
        || has(game, board, piece, Word::SWIMMING) && spot_words(game, board, spot).has(Word::WATER)
}

fn fees(text: &[Ability], part: Part) -> impl Iterator<Item = &Fee> {
    text.iter().filter_map(move |ability| {
        let (Ability::Enter(fee) | Ability::Leave(fee)) = ability else { return None };
        let enter = matches!(ability, Ability::Enter(_));
        (enter == (part == Part::Enter)).then_some(fee)
    })
}

fn meant(game: &Storyline, board: &Board, eye: Eye, (of, at): (Part, Spots), (part, spot): (Part, SpotId)) -> bool {
    (of == Part::All || of == part) && filter::is_among(game, board, eye, at, spot)
}

/// Reports whether the Location lets a Character enter.
pub(crate) fn may_enter(game: &Storyline, board: &Board, piece: PieceId, spot: SpotId) -> bool {
    barred_by(game, board, piece, spot).is_none()
}

/// Returns the number of the ability of the Location that keeps a Character out (ONLY, Q27, Q33).
pub(crate) fn barred_by(game: &Storyline, board: &Board, piece: PieceId, spot: SpotId) -> Option<u8> {
    let location = board.location(spot).filter(|location| game.texts.location(*location).only)?;
    let bars = |ability: &Ability| {
        let Ability::Only(only) = ability else { return false };
        let own = traits_asked(game, board, Eye::of(None, None, None), piece, *only);
        let grounded = game.rules.profile == Profile::Epic && only.has(Word::SWIMMING);
        !only.meets(own) && (grounded || !has(game, board, piece, Word::FLYING))
    };
    game.catalog.location(location).text.iter().position(bars).map(|number| number as u8)
}

/// Returns the number of steps that a Character's Bonus Movement may have (STRIDE).
pub(crate) fn stride(game: &Storyline, board: &Board, piece: PieceId) -> u8 {
    let mut most = 1;
    each_standing(game, board, (Reach::To(Pieces::only(piece)), Topic::Stride), &mut |_, eye, _, standing| {
        for gift in &standing.gives {
            if let Gift::Stride(steps) = gift
                && applies(game, board, eye, standing, piece)
            {
                most = most.max(*steps);
            }
        }
    });
    most
}
