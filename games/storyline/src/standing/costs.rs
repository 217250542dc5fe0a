//! What it costs to play and to draw, and with how many dice a turn begins.

use super::{Reach, each_standing, is_about_seat};
use crate::{
    Board, CardId, Cards, Change, Gift, Kind, Noun, Standing, Storyline,
    filter::{self, Eye},
    sheets::Topic,
    standings,
};
use kernel::Seat;

/// Rules 13.
const BLUE_DICE: u8 = 4;
const MOST_DICE: u8 = 10;

/// What a seat pays to play a card from its hand.
pub(crate) fn cost(game: &Storyline, board: &Board, seat: Seat, card: CardId) -> u8 {
    let printed = &game.catalog.card(card);
    let (mut set, mut plus) = (printed.cost, 0_i16);
    let mut change = |change: Change| match change {
        Change::By(by) => plus += i16::from(by),
        Change::To(to) => set = set.min(to),
    };
    if game.sheets.card(card).stands.has(Topic::OwnCost) {
        let eye = Eye::of(Some(seat), None, None);
        for standing in standings(&printed.text).filter(|standing| filter::holds(game, board, eye, &standing.given)) {
            changes(standing).filter(|(on, _)| on.this).for_each(|(_, by)| change(by));
        }
    }
    each_standing(game, board, (Reach::All, Topic::Cost), &mut |eye, _, standing| {
        for (on, by) in changes(standing) {
            if !on.this
                && is_meant(game, on, card)
                && is_about_seat(board, eye, &standing.whom, seat)
                && filter::holds(game, board, eye, &standing.given)
            {
                change(by);
            }
        }
    });
    (i16::from(set) + plus).clamp(0, i16::from(u8::MAX)) as u8
}

fn changes(standing: &Standing) -> impl Iterator<Item = (&Cards, Change)> {
    standing
        .gives
        .iter()
        .filter_map(|gift| if let Gift::Cost { on, change } = gift { Some((on, *change)) } else { None })
}

fn is_meant(game: &Storyline, on: &Cards, card: CardId) -> bool {
    let card = game.catalog.card(card);
    let noun = on.noun.is_none_or(|noun| {
        matches!(
            (card.kind, noun),
            (Kind::Character { .. }, Noun::Character) | (Kind::Object, Noun::Object) | (Kind::Effect, Noun::Effect)
        )
    });
    noun && (on.are.is_empty() || on.are.meets(card.words | card.names))
}

/// Rules 13, Q2: the gold dice of a seat's Roll.
pub(crate) fn gold_dice(game: &Storyline, board: &Board, seat: Seat) -> u8 {
    let on_the_road = |id| board.spot_of(id).is_some();
    let own = board.characters_of(seat).filter(|(id, _)| on_the_road(*id));
    let mut dice = own.count() as i16;
    each_standing(game, board, (Reach::All, Topic::Dice), &mut |eye, _, standing| {
        let more: i16 =
            standing.gives.iter().map(|gift| if let Gift::Dice(more) = gift { i16::from(*more) } else { 0 }).sum();
        if more != 0
            && eye.here.is_some()
            && is_about_seat(board, eye, &standing.whom, seat)
            && filter::holds(game, board, eye, &standing.given)
        {
            dice += more;
        }
    });
    dice.clamp(0, i16::from(MOST_DICE - BLUE_DICE)) as u8
}

/// Whether the next Draw action of the active seat costs nothing.
pub(crate) fn draw_is_free(game: &Storyline, board: &Board) -> bool {
    if board.this_turn.free_draws > 0 {
        return true;
    }
    let mut free = false;
    if board.this_turn.drawn == 0 {
        each_standing(game, board, (Reach::All, Topic::FreeDraw), &mut |eye, _, standing| {
            free = free
                || standing.gives.contains(&Gift::FreeDraw)
                    && is_about_seat(board, eye, &standing.whom, board.active)
                    && filter::holds(game, board, eye, &standing.given);
        });
    }
    free
}
