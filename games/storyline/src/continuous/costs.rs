//! The costs to play and to draw, and the dice of a Roll.

use super::{Reach, each_standing, is_about_seat, is_spoken_of};
use crate::{
    Board, Storyline,
    filter::{self, Eye},
    text_index::Topic,
};
use kernel::Seat;
use language::{CardId, Cards, Change, Gift, Source, Standing, standings};

/// The number of blue dice of a Roll (rule 13).
const BLUE_DICE: u8 = 4;
/// The greatest number of dice of a Roll, blue and gold together (rule 13).
const MOST_DICE: u8 = 10;

/// Returns the Story Points that a seat pays to play a card from its hand.
pub(crate) fn cost(game: &Storyline, board: &Board, seat: Seat, card: CardId) -> u8 {
    costs(game, board, seat)(card)
}

/// Returns a function from a card to the number of Story Points that a seat pays to play it. The search for texts in
/// play about costs is made only once, and not for each card of a hand.
pub(crate) fn costs<'a>(game: &'a Storyline, board: &'a Board, seat: Seat) -> impl Fn(CardId) -> u8 + 'a {
    let changes = is_spoken_of(game, board, Topic::Cost);
    move |card| {
        if changes || game.texts.card(card).stands.has(Topic::OwnCost) {
            changed_cost(game, board, seat, card)
        } else {
            game.texts.card(card).cost
        }
    }
}

fn changed_cost(game: &Storyline, board: &Board, seat: Seat, card: CardId) -> u8 {
    let printed = &game.catalog.card(card);
    let (mut set, mut plus) = (printed.cost, 0_i16);
    let mut change = |eye: Eye, change: &Change| match change {
        Change::By(by) => plus += i16::from(*by),
        Change::Each { plus: by, each } => plus += filter::product(game, board, eye, (i16::from(*by), each)),
        Change::To(to) => set = set.min(*to),
    };
    if game.texts.card(card).stands.has(Topic::OwnCost) {
        let eye = Eye::of(Some(seat), None, None);
        for standing in standings(&printed.text).filter(|standing| filter::holds(game, board, eye, &standing.given)) {
            changes(standing).filter(|(on, _)| **on == Cards::This).for_each(|(_, by)| change(eye, by));
        }
    }
    each_standing(game, board, (Reach::All, Topic::Cost), &mut |_, eye, _, standing| {
        for (on, by) in changes(standing) {
            if matches!(on, Cards::All(those) if those.means(printed))
                && is_about_seat(board, eye, &standing.whom, seat)
                && filter::holds(game, board, eye, &standing.given)
            {
                change(eye, by);
            }
        }
    });
    (i16::from(set) + plus).clamp(0, i16::from(u8::MAX)) as u8
}

fn changes(standing: &Standing) -> impl Iterator<Item = (&Cards, &Change)> {
    standing
        .gives
        .iter()
        .filter_map(|gift| if let Gift::Cost { on, change } = gift { Some((on, change)) } else { None })
}

/// Returns the number of gold dice in the Roll of a seat (rule 13, Q2).
pub(crate) fn gold_dice(game: &Storyline, board: &Board, seat: Seat) -> u8 {
    let on_the_road = |id| board.spot_of(id).is_some();
    let own = board.characters_of(seat).filter(|(id, _)| on_the_road(*id));
    let mut dice = own.count() as i16;
    each_standing(game, board, (Reach::All, Topic::Dice), &mut |_, eye, _, standing| {
        let gives =
            || standing.gives.iter().filter_map(|gift| if let Gift::Dice(more) = gift { Some(more) } else { None });
        if gives().next().is_some()
            && eye.here.is_some()
            && is_about_seat(board, eye, &standing.whom, seat)
            && filter::holds(game, board, eye, &standing.given)
        {
            dice += gives().map(|more| i16::from(filter::number(game, board, eye, more))).sum::<i16>();
        }
    });
    dice.clamp(0, i16::from(MOST_DICE - BLUE_DICE)) as u8
}

/// Returns the source of a text that makes the next Draw action of the active seat free, if there is one.
pub(crate) fn frees_draw(game: &Storyline, board: &Board) -> Option<Source> {
    let mut free = board.this_turn.free_draw;
    if board.this_turn.drawn == 0 {
        each_standing(game, board, (Reach::All, Topic::FreeDraw), &mut |_, eye, source, standing| {
            let frees = || {
                standing.gives.contains(&Gift::FreeDraw)
                    && is_about_seat(board, eye, &standing.whom, board.active)
                    && filter::holds(game, board, eye, &standing.given)
            };
            free = free.or_else(|| frees().then_some(source));
        });
    }
    free
}
