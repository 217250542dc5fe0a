//! The cost of a step (Q19), the Locations that a Character may enter, and the number of steps in its Bonus Movement.

use super::{applies, each_standing_on, has, spot_words, traits_asked};
use crate::{
    At, Board, PieceId, Pieces, SpotId, Storyline,
    filter::{self, Eye},
    text_index::Topic,
};
use language::{Ability, Fee, Gift, Part, Profile, Spots, Word};

/// Returns the Story Points that a Character pays to leave its place. Leaving a Title Card costs nothing.
pub(crate) fn leave_cost(game: &Storyline, board: &Board, piece: PieceId) -> u8 {
    board.spot_of(piece).map_or(0, |spot| part_cost(game, board, piece, (Part::Leave, spot)))
}

/// Returns the Story Points that a Character pays to enter a place. The result is 0 for a face-down Location, whose
/// cost is not known yet.
pub(crate) fn enter_cost(game: &Storyline, board: &Board, piece: PieceId, spot: SpotId) -> u8 {
    part_cost(game, board, piece, (Part::Enter, spot))
}

/// An upper bound on the cost of steps, from the texts of the cards in play. The bound is faster to compute than the
/// exact cost, which is needed only if a seat has fewer Story Points than the bound.
#[derive(Clone, Copy)]
pub(crate) struct Tolls {
    /// The cards whose tolls are charged only to themselves and their bearers.
    own: Pieces,
    /// The greatest amount that all other cards together may add to the cost of a step of any Character.
    others: u16,
}

impl Tolls {
    pub(crate) fn of(game: &Storyline, board: &Board) -> Tolls {
        let [enter, leave] = [Topic::EnterTolls, Topic::LeaveTolls].map(|topic| board.roster.speakers(topic));
        let reach_others = enter.here | enter.far | leave.here | leave.far;
        let sum = board.those(reach_others).map(|(_, piece)| u16::from(game.texts.card(piece.card).toll)).sum();
        Tolls { own: (enter.all | leave.all) - reach_others, others: sum }
    }

    /// Returns an upper bound on the cost of a step of a Character, without the fee of the place that it enters.
    pub(crate) fn most(&self, game: &Storyline, board: &Board, id: PieceId) -> u16 {
        let location = board.spot_of(id).and_then(|spot| board.location(spot));
        let here = location.map_or(0, |location| {
            let entry = game.texts.location(location);
            u16::from(entry.leave.most) + u16::from(entry.toll)
        });
        let own = board.those(self.own).filter(|(other, piece)| *other == id || piece.at == At::On(id));
        let own: u16 = own.map(|(_, piece)| u16::from(game.texts.card(piece.card).toll)).sum();
        here + own + self.others
    }
}

/// Returns the highest fee that a place may charge a Character for entering.
#[inline]
pub(crate) fn most_to_enter(game: &Storyline, board: &Board, spot: SpotId) -> u16 {
    board.location(spot).map_or(0, |location| u16::from(game.texts.location(location).enter.most))
}

fn part_cost(game: &Storyline, board: &Board, piece: PieceId, (part, spot): (Part, SpotId)) -> u8 {
    let Some(location) = board.location(spot) else { return 0 };
    let entry = game.texts.location(location);
    let (asked, topic) = match part {
        Part::Leave => (entry.leave, Topic::LeaveTolls),
        Part::Enter | Part::All => (entry.enter, Topic::EnterTolls),
    };
    // Most steps cost nothing, so this case is checked first.
    if asked.most == 0 && !entry.stands.has(topic) && board.roster.about(topic).is_empty() {
        return 0;
    }
    let charged = |fee: &Fee| {
        let own = traits_asked(game, board, Eye::of(None, None, None), piece, fee.free | fee.only);
        !fee.free.meets(own) && (fee.only.is_empty() || fee.only.meets(own))
    };
    let mut cost = i16::from(asked.most);
    if asked.depends {
        let text = &game.catalog.location(location).text;
        cost = fees(text, part).filter(|fee| charged(fee)).map(|fee| i16::from(fee.cost)).sum();
    }
    let mut waived = false;
    each_standing_on(game, board, (piece, topic), &mut |eye, _, standing| {
        let eye = Eye { anywhere: true, ..eye };
        for gift in &standing.gives {
            let (Gift::Toll { part: of, at, .. } | Gift::Waive { part: of, at }) = gift else { continue };
            if !meant(game, board, eye, (*of, at), (part, spot)) || !applies(game, board, eye, standing, piece) {
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

fn meant(game: &Storyline, board: &Board, eye: Eye, (of, at): (Part, &Spots), (part, spot): (Part, SpotId)) -> bool {
    (of == Part::All || of == part) && filter::is_among(game, board, eye, at, spot)
}

/// Reports whether the Location at `spot` lets a Character enter. A face-down Location lets every Character enter.
#[inline]
pub(crate) fn may_enter(game: &Storyline, board: &Board, piece: PieceId, spot: SpotId) -> bool {
    // Most Locations let every Character enter, so this is checked first.
    !board.location(spot).is_some_and(|location| game.texts.location(location).only)
        || barred_by(game, board, piece, spot).is_none()
}

/// Returns the index of the Location's ability that keeps a Character out, if there is one (ONLY, Q27, Q33).
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

/// Returns the greatest number of steps that a Character may make in its Bonus Movement (STRIDE).
pub(crate) fn stride(game: &Storyline, board: &Board, piece: PieceId) -> u8 {
    let mut most = 1;
    each_standing_on(game, board, (piece, Topic::Stride), &mut |eye, _, standing| {
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
