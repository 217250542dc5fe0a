//! Reactions (REACT, Q42, Q43): the seats that are asked for one, and the effects of a reaction.

use super::Referee;
use crate::{
    Action, Ask, Event, Frame, FrameId, PieceId, Task, Why, continuous,
    offers::{may_answer, same},
};
use kernel::{Seat, Sink};
use language::{Ability, Reaction, Script, Source};

impl<S: Sink<Event>> Referee<'_, S> {
    /// Asks every seat except `by` for a reaction, in turn order from the active seat.
    pub(super) fn ask_to_react(&mut self, to: Reaction, (by, it): (Seat, Option<PieceId>), frame: Option<FrameId>) {
        let others = self.game.in_turn(self.state.board.active).rev().filter(|seat| *seat != by);
        others.for_each(|seat| self.ask_seat_to_react(to, seat, it, frame));
    }

    pub(super) fn ask_seat_to_react(&mut self, to: Reaction, seat: Seat, it: Option<PieceId>, frame: Option<FrameId>) {
        if may_answer(self.game, self.state, seat, to) {
            self.ask(seat, Ask::React { to, it, frame });
        }
    }

    pub(super) fn answer_react(&mut self, seat: Seat, ask: Ask, action: Action) {
        let Ask::React { to, it, frame } = ask else { return };
        if let Action::Burn(card) = action {
            self.ask(seat, ask);
            return self.burn(seat, card);
        }
        let card = if let Action::Reveal(number) = action {
            self.turn_over(seat, number)
        } else if let Action::Play { card, to } = action {
            let cost = continuous::cost(self.game, &self.state.board, seat, card);
            self.pay_and_show(seat, card, (to, cost));
            Some(card)
        } else {
            None
        };
        let Some(card) = card else { return self.tell(Event::Passed { seat, why: Why::Question(ask) }) };
        let answers = |ability: &Ability| matches!(ability, Ability::React { to: other, .. } if same(*other, to));
        let Some(ability) = self.game.scripts.ability(&self.game.catalog, card, answers) else { return };
        let stock = self.game.stock(seat);
        self.push(Task::Check);
        self.push(Task::Shelve { card, stock });
        let here = it.and_then(|it| self.state.board.spot_of(it));
        let script = Script { of: Source::Card(card), ability };
        let number = self.state.board.frames.len();
        self.begin(Frame { it, answers: frame, ..Frame::new(script, seat, None, here) });
        if self.state.board.frames.len() > number {
            let revealed = matches!(action, Action::Reveal(_));
            self.ask_who_answers_play(seat, (card, revealed), Some(FrameId::from_index(number)));
        }
        // The card may have left the hand. This would be a change of its own, so it has its own check (Q79).
        self.hand_changes();
    }
}
