//! Ablations: the games of a deal again, each time with one card blank for one seat. What changes is the effect of the
//! text of this card.

use super::{played::Played, sums::TWELFTHS};
use kernel::{CardChange, ChangedText, Game, Seat, SeatMap, Tabletop};
use serde::{Deserialize, Serialize};

/// The games in which one card is blank for one seat, which are played besides the games of every deal.
pub(crate) struct Ablations<G: Game> {
    blanks: Vec<Blank<G>>,
    /// The number of cards of the game that can be blank, also of those that are not ablated.
    possible: usize,
    /// The numbers that decide who leads, as [`Tabletop::lead`].
    lead: fn(&G, &G::State) -> Option<SeatMap<i32>>,
}

/// A game in which one card is blank for one seat.
pub(super) struct Blank<G> {
    /// The id of the card.
    card: String,
    seat: Seat,
    pub(super) game: G,
}

/// The effect of the text of a card in one deal, for the seat for which it was blank: the result of this seat with the
/// text less its result without it, summed over the rotations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Effect {
    pub(crate) card: String,
    pub(crate) seat: Seat,
    /// The difference in wins, in twelfths.
    pub(crate) wins: i64,
    /// The difference in the margin of this seat over the best other seat, or 0 in a game without margins.
    pub(crate) margin: i64,
}

/// A finished game, with the numbers that decide who leads in its last position.
pub(super) struct Ended {
    pub(super) played: Played,
    pub(super) lead: Option<SeatMap<i32>>,
}

impl<G: Tabletop> Ablations<G> {
    /// Returns the ablations of the cards whose ids are `wanted`, for each seat that can have them. There are none if the
    /// game cannot make a card blank.
    pub(crate) fn new(game: &G, wanted: &dyn Fn(&str) -> bool) -> Ablations<G> {
        let (mut blanks, mut possible) = (Vec::new(), 0);
        for (card, text) in game.counted_cards().into_iter().enumerate() {
            let blank = |seat| {
                let changed = game.changed(&CardChange { card, seat: Some(seat), text: ChangedText::Blank })?;
                Some(Blank { card: text.id.clone(), seat, game: changed })
            };
            let games: Vec<Blank<G>> = Seat::all(game.seats()).filter_map(blank).collect();
            possible += usize::from(!games.is_empty());
            if wanted(&text.id) {
                blanks.extend(games);
            }
        }
        Ablations { blanks, possible, lead: G::lead }
    }
}

impl<G: Game> Ablations<G> {
    pub(super) fn blanks(&self) -> &[Blank<G>] {
        &self.blanks
    }

    /// Returns the number of games that are ablations of one game.
    pub(crate) fn len(&self) -> usize {
        self.blanks.len()
    }

    /// Returns the number of cards of the game that can be blank.
    pub(crate) fn possible(&self) -> usize {
        self.possible
    }

    /// Returns the cards that are ablated, each with the number of seats for which it is.
    pub(crate) fn cards(&self) -> Vec<(String, usize)> {
        let alike = self.blanks.chunk_by(|one, other| one.card == other.card);
        alike.map(|blanks| (blanks[0].card.clone(), blanks.len())).collect()
    }

    /// Returns the lead in the last position of `game`.
    pub(super) fn lead(&self, game: &G, state: &G::State) -> Option<SeatMap<i32>> {
        (self.lead)(game, state)
    }

    /// Reports whether these can be the effects in one deal: each for another ablation, in order, with no more wins than
    /// games.
    pub(super) fn fit(&self, effects: &[Effect], rotations: usize) -> bool {
        let mut blanks = self.blanks.iter();
        let most = u64::from(TWELFTHS) * rotations as u64;
        effects.iter().all(|effect| {
            let is_own = |blank: &Blank<G>| blank.card == effect.card && blank.seat == effect.seat;
            effect.wins.unsigned_abs() <= most
                && effect.margin.unsigned_abs() <= MOST_MARGIN * rotations as u64
                && blanks.any(is_own)
        })
    }
}

/// The greatest difference of margins that a file may have for one game, so that no sum overflows.
const MOST_MARGIN: u64 = 1 << 34;

impl<G> Blank<G> {
    /// Returns the effect of the card in these games with it, and these games without it, which are in the same order.
    /// Returns `None` if the games of this seat ended alike, which most games without a card do.
    pub(super) fn effect(&self, with: &[Ended], without: &[Ended]) -> Option<Effect> {
        let wins = |games: &[Ended]| games.iter().map(|game| i64::from(game.played.twelfths[self.seat])).sum::<i64>();
        let margins = |games: &[Ended]| games.iter().map(|game| game.margin(self.seat)).sum::<i64>();
        let (wins, margin) = (wins(with) - wins(without), margins(with) - margins(without));
        (wins != 0 || margin != 0).then(|| Effect { card: self.card.clone(), seat: self.seat, wins, margin })
    }
}

impl Ended {
    /// Returns the lead of this seat over the best other seat, or 0 if there is none.
    fn margin(&self, seat: Seat) -> i64 {
        let Some(lead) = &self.lead else { return 0 };
        let best = lead.iter().filter(|(other, _)| *other != seat).map(|(_, number)| i64::from(*number)).max();
        i64::from(lead[seat]) - best.unwrap_or(0)
    }
}
