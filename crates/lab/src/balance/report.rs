//! The report on the balance of a game.

use super::{
    cards::{CardRow, Holders},
    choices::Choices,
    effects::CardEffect,
    lead::Lead,
    measure::Measure,
    seats::SideRow,
};
use crate::matchup::{EndingRow, LostRow};
use kernel::{CardSet, Options};
use serde::Serialize;

/// The request and the result. Nothing in it depends on the time or on the number of threads.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BalanceReport {
    pub game: String,
    /// The title of the game, as players see it.
    pub title: String,
    pub options: Options,
    pub card_set: CardSet,
    pub seats: usize,
    /// The name of each seat's side, or an empty list if the sides have no names.
    pub seat_titles: Vec<String>,
    /// The bots, one for each seat in the first game.
    pub bots: Vec<String>,
    pub seed: u64,
    /// The requested number of games.
    pub asked: u64,
    /// The number of deals.
    pub lucks: u64,
    /// The number of games that count. Games that were lost by a fault do not.
    pub games: u64,
    /// The number of games that several seats won together.
    pub shared_wins: u64,
    /// One row for each seat, in order, or none if no game counts.
    pub by_seat: Vec<SideRow>,
    pub length: Lengths,
    /// One row for each kind of ending, in the order of their names, if the game distinguishes several.
    pub endings: Vec<EndingRow>,
    /// The lead, if the game measures it and has several seats.
    pub lead: Option<Lead>,
    pub choices: Option<Choices>,
    /// One row for each card, in the order of the card list. The list is empty if the game reports no uses of cards.
    pub cards: Vec<CardRow>,
    /// The way in which the effects of the cards were measured, or `None` if they were not.
    pub effects: Option<Effects>,
    /// One row for each place of the line-up that lost games by a fault.
    pub lost: Vec<LostRow>,
}

/// The lengths of the games. A length is `None` if there is no game that has it.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Lengths {
    /// The number of decisions and outcomes of chance.
    pub entries: Option<Measure>,
    /// The number of decisions of all seats together.
    pub decisions: Option<Measure>,
    /// The number of rounds, if the game counts them.
    pub rounds: Option<Measure>,
}

/// The measure and the intervals of the effects of cards.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Effects {
    /// The name of the numbers of which margins are differences, as in [`Lead`]. It is empty if the game has none.
    pub measure: String,
    /// The number of intervals that hold together: two for each card, one for the win share and one for the margin.
    pub together: usize,
}

impl BalanceReport {
    /// Returns the expected win share of a seat if all seats are equally good.
    pub fn even_share(&self) -> f64 {
        1.0 / self.seats as f64
    }

    /// Returns the name of a seat's side, or its number, which is counted from 1, if the sides have no names.
    pub(super) fn seat_title(&self, seat: usize) -> String {
        let own = seat.checked_sub(1).and_then(|at| self.seat_titles.get(at));
        own.cloned().unwrap_or_else(|| format!("Seat {seat}"))
    }

    /// Returns the cards, those first whose holders win most above what is expected of their seats. Cards that nobody
    /// drew come last.
    pub(super) fn cards_by_lift(&self) -> Vec<&CardRow> {
        let mut rows: Vec<&CardRow> = self.cards.iter().collect();
        let lift = |row: &CardRow| row.when_drawn.as_ref().map_or(f64::NEG_INFINITY, Holders::lift);
        rows.sort_by(|one, other| lift(other).total_cmp(&lift(one)));
        rows
    }

    /// Returns the cards whose effects were measured, those first whose text helps most.
    pub(super) fn cards_by_effect(&self) -> Vec<(&CardRow, &CardEffect)> {
        let mut rows: Vec<_> = self.cards.iter().filter_map(|row| Some((row, row.effect.as_ref()?))).collect();
        rows.sort_by(|(_, one), (_, other)| other.win_share.mean.total_cmp(&one.win_share.mean));
        rows
    }

    /// Reports whether cards are laid out for everybody in this game.
    pub(super) fn has_offers(&self) -> bool {
        self.cards.iter().any(|row| row.offered > 0)
    }

    /// Reports whether cards are played in this game.
    pub(super) fn has_plays(&self) -> bool {
        self.cards.iter().any(|row| row.played > 0)
    }
}
