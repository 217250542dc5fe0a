//! Carries out the answers to questions.

use super::Referee;
use crate::{Action, Ask, Event, Expense, FrameId, Gait, Hitch, NodeId, Task, continuous};
use kernel::{Seat, Sink};
use language::{Do, Verb};

impl<S: Sink<Event>> Referee<'_, S> {
    pub(super) fn answer(&mut self, seat: Seat, ask: Ask, action: Action) {
        if !matches!(ask, Ask::React { .. } | Ask::Peeked { .. } | Ask::Search { .. } | Ask::EnterCost { .. }) {
            self.tell(Event::Chose { seat, what: action });
        }
        match ask {
            Ask::Target { .. } => self.answer_target(ask, action),
            Ask::Distance { piece, .. } => {
                if let Action::Distance(steps) = action {
                    self.set_out(piece, steps);
                }
            }
            Ask::Which { frame, node } => self.answer_which(seat, (frame, node), action),
            Ask::Spot { .. } => self.answer_spot(seat, ask, action),
            Ask::Whose { frame, node } => self.answer_whose(seat, (frame, node), action),
            Ask::FromHand { whose, frame, left } => {
                if let Action::Card(card) = action {
                    self.note_done(frame, true);
                    if left > 1 {
                        self.ask(seat, Ask::FromHand { frame, whose, left: left - 1 });
                    }
                    self.archive_from_hand(whose, card);
                }
            }
            Ask::Peeked { .. } => self.answer_peeked(seat, ask, action),
            Ask::Search { .. } => self.answer_search(seat, ask, action),
            Ask::Receiver { frame, object } => {
                if let Action::Piece(bearer) = action {
                    self.note_done(frame, true);
                    self.equip(object, bearer);
                }
            }
            Ask::PriceCard { piece, ability } => {
                if let Action::Card(card) = action {
                    self.archive_from_hand(seat, card);
                    self.pay_once(seat, piece, ability);
                }
            }
            Ask::EnterCost { piece, spot } => {
                let cost = continuous::enter_cost(self.game, &self.state.board, piece, spot);
                if let Action::Burn(card) = action {
                    self.ask(seat, ask);
                    self.burn(seat, card);
                } else if action == Action::Yes {
                    self.pay(seat, cost, Expense::Entry);
                    self.push(Task::Go { piece, to: Some(spot), gait: Gait::Step });
                } else {
                    let short = cost > self.state.board.this_turn.points;
                    self.fail(piece, spot, if short { Hitch::Short { cost } } else { Hitch::Declined { cost } });
                }
            }
            Ask::Follow { piece, spot } => {
                if action == Action::Yes {
                    self.follow(piece, spot);
                }
            }
            Ask::React { .. } => self.answer_react(seat, ask, action),
        }
    }

    fn answer_target(&mut self, ask: Ask, action: Action) {
        let Ask::Target { frame: number, node, mut chosen, left } = ask else { return };
        let Some(frame) = self.frame(number).copied() else { return };
        let (mut more, mut last) = (0, chosen.first());
        if let Action::Piece(piece) = action {
            chosen.insert(piece);
            (more, last) = (left - 1, Some(piece));
        }
        if more > 0 {
            // `it` is not changed yet, because the filter for the remaining targets may refer to it.
            return self.ask(frame.seat, Ask::Target { frame: number, node, chosen, left: more });
        }
        // A SWAP does not change `it`, because `it` may be the other of the two Characters.
        let swaps = matches!(self.game.scripts.sentence(frame.script, node), Some(Do::To(Verb::Swap { .. }, _)));
        if let Some(frame) = self.frame_mut(number).filter(|_| !swaps) {
            frame.it = last.or(frame.it);
        }
        if let Some(Do::For { .. }) = self.game.scripts.sentence(frame.script, node) {
            if !chosen.is_empty() {
                self.push(Task::Run { frame: number, node: node.first_part() });
            }
        } else {
            self.push(Task::Apply { frame: number, node, on: chosen });
        }
    }

    fn answer_which(&mut self, seat: Seat, (number, node): (FrameId, NodeId), action: Action) {
        if let Action::Burn(card) = action {
            self.ask(seat, Ask::Which { frame: number, node });
            return self.burn(seat, card);
        }
        let Some(frame) = self.frame(number).copied() else { return };
        let game = self.game;
        let part = match (game.scripts.sentence(frame.script, node), action) {
            (Some(Do::One(_)), Action::Which(which)) => game.scripts.parts(frame.script, node).nth(usize::from(which)),
            (Some(Do::May { pay, .. }), Action::Yes) => {
                self.pay(seat, *pay, Expense::Text);
                Some(node.first_part())
            }
            (Some(Do::MayPay(pay)), Action::Yes) => {
                self.pay(seat, *pay, Expense::Text);
                self.note_done(number, true);
                None
            }
            (Some(_) | None, _) => {
                self.note_done(number, false);
                None
            }
        };
        part.into_iter().for_each(|node| self.push(Task::Run { frame: number, node }));
    }

    fn answer_spot(&mut self, seat: Seat, ask: Ask, action: Action) {
        let (Ask::Spot { frame: number, node, first }, Action::Spot(spot)) = (ask, action) else { return };
        let Some(frame) = self.frame(number).copied() else { return };
        match (self.game.scripts.sentence(frame.script, node), first) {
            (Some(Do::At { .. }), _) => {
                if let Some(frame) = self.frame_mut(number) {
                    frame.there = Some(spot);
                }
                self.push(Task::Run { frame: number, node: node.first_part() });
            }
            (Some(Do::Swap), None) => self.ask(seat, Ask::Spot { frame: number, node, first: Some(spot) }),
            (Some(Do::Swap), Some(first)) => {
                self.note_done(number, true);
                self.swap(seat, (first, spot));
            }
            (Some(Do::Reveal(_)), _) => {
                self.note_done(number, true);
                self.push(Task::TurnUp { spot, by: None });
            }
            (Some(_) | None, _) => {}
        }
    }

    /// Swaps two Locations (SWAP). Each stays face-up or face-down. The attached Effects move with their Location, but
    /// Characters and Objects stay at their place.
    fn swap(&mut self, seat: Seat, (one, other): (crate::SpotId, crate::SpotId)) {
        let event = Event::Swapped { seat, one: self.landmark(one), other: self.landmark(other) };
        let (game, board) = (self.game, &mut self.state.board);
        board.spots.swap(one.index(), other.index());
        // The mark for FIRST ENTRY moves with its Location.
        let entered = &mut board.this_turn.entered;
        let differ = (*entered >> one.index() ^ *entered >> other.index()) & 1;
        *entered ^= differ << one.index() | differ << other.index();
        for piece in board.pieces.iter_mut().flatten() {
            if game.catalog.card(piece.card).kind == language::Kind::Effect {
                piece.at = match piece.at {
                    crate::At::Spot(spot) if spot == one => crate::At::Spot(other),
                    crate::At::Spot(spot) if spot == other => crate::At::Spot(one),
                    at => at,
                };
            }
        }
        self.tell(event);
        self.push(Task::Check);
    }

    fn answer_whose(&mut self, seat: Seat, (number, node): (FrameId, NodeId), action: Action) {
        let Action::Seat(whose) = action else { return };
        let Some(frame) = self.frame(number).copied() else { return };
        if let Some(Do::Opponents { .. }) = self.game.scripts.sentence(frame.script, node) {
            return self.is_done_by(whose, (number, node));
        }
        self.look(seat, whose);
        self.note_done(number, true);
        if let Some(Do::Raid) = self.game.scripts.sentence(frame.script, node)
            && !self.state.hands[whose].cards.is_empty()
        {
            self.ask(seat, Ask::FromHand { frame: number, whose, left: 1 });
        }
    }
}
