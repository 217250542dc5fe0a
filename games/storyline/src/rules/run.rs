//! Runs texts. Each word of the language has one match arm.

use super::Referee;
use crate::{
    Ask, At, Event, Fell, Frame, FrameId, NodeId, Pieces, Task,
    filter::{self, Eye},
    offers,
};
use arrayvec::ArrayVec;
use kernel::Sink;
use language::{Do, Number, Opponents, Script, Source, Target, Where};

/// The greatest number of steps in a list. The notation has the same limit.
const MOST_STEPS: usize = 16;

impl<'a, S: Sink<Event>> Referee<'a, S> {
    pub(super) fn run(&mut self, number: FrameId, node: NodeId) {
        let game = self.game;
        let Some(frame) = self.frame(number).copied() else { return };
        let Some(sentence) = game.scripts.sentence(frame.script, node) else { return };
        let you = frame.seat;
        let active = you == self.state.board.active;
        let at = |node| Task::Run { frame: number, node };
        // "If done" refers to the verb before it, which counts as done once it has changed something.
        if sentence.parts().next().is_none() {
            self.note_done(number, false);
        }
        match sentence {
            Do::All(_) => {
                let parts: ArrayVec<NodeId, MOST_STEPS> =
                    game.scripts.parts(frame.script, node).take(MOST_STEPS).collect();
                parts.into_iter().rev().for_each(|part| self.push(at(part)));
            }
            Do::One(_) => self.ask(you, Ask::Which { frame: number, node }),
            Do::May { .. } | Do::MayPay(_) => self.ask(you, Ask::Which { frame: number, node }),
            Do::If { given, .. } => {
                let mut parts = game.scripts.parts(frame.script, node);
                let (then, otherwise) = (parts.next(), parts.next());
                let holds = filter::holds(game, &self.state.board, Eye::of_frame(&frame), given);
                (if holds { then } else { otherwise }).into_iter().for_each(|part| self.push(at(part)));
            }
            Do::At { .. } | Do::Reveal(_) | Do::Swap => self.ask(you, Ask::Spot { frame: number, node, first: None }),
            Do::For { .. } => self.aim((number, node), (Pieces::NONE, 1)),
            Do::Opponents { who: Opponents::One, .. } => self.ask(you, Ask::Whose { frame: number, node }),
            Do::Opponents { who: Opponents::Each, .. } => {
                let those: ArrayVec<kernel::Seat, { kernel::MAX_SEATS }> =
                    offers::opponents(game, self.state, &frame, node).collect();
                let in_turn = game.in_turn(self.state.board.active).rev().filter(|seat| those.contains(seat));
                in_turn.for_each(|seat| self.is_done_by(seat, (number, node)));
            }
            Do::Lose(points) => {
                let points = self.number(&frame, points);
                self.lose(number, points);
            }
            Do::Discard(cards) => {
                let left = self.number(&frame, cards).min(self.state.board.held[you]);
                if left > 0 {
                    self.ask(you, Ask::FromHand { frame: number, whose: you, left });
                }
            }
            Do::To(_, whom) => self.aim_at((number, node), whom),
            Do::Draw(cards) => {
                let left = self.number(&frame, cards);
                let done = left > 0 && self.has_card(you);
                self.note_done(number, done);
                if left > 0 {
                    self.push(Task::Draw { seat: you, left });
                }
            }
            Do::Gain(points) if active => {
                let points = self.number(&frame, points);
                self.note_done(number, points > 0);
                if points > 0 {
                    self.gain(points);
                }
            }
            Do::Roll(dice) if active => {
                let gold = self.number(&frame, dice);
                self.note_done(number, gold > 0);
                if gold > 0 {
                    self.push(Task::Dice { blue: 0, gold, fell: Fell::default() });
                }
            }
            // On another Author's turn, Story Points are of no use.
            Do::Gain(_) | Do::Roll(_) => {}
            Do::Peek { cards, .. } => self.push(Task::Peek { frame: number, node, seen: 0, left: *cards }),
            Do::Look | Do::Raid => self.ask(you, Ask::Whose { frame: number, node }),
            Do::Search { zones, most, .. } => {
                if zones.library {
                    self.has_card(you);
                }
                self.ask(you, Ask::Search { frame: number, node, left: *most });
            }
            Do::Replace(place) => {
                let spot = match place {
                    Where::Here => frame.here,
                    Where::There => frame.there,
                };
                let spot = spot.filter(|spot| offers::can_replace(game, &self.state.board, *spot));
                self.note_done(number, spot.is_some());
                spot.into_iter().for_each(|spot| self.push(Task::Refill(spot)));
            }
            Do::Protect => self.protect(number),
            Do::Cancel => self.cancel(number),
            Do::DrawFree => {
                // DRAW FREE refers to the next Draw action, so a second such text changes nothing.
                if active && self.state.board.this_turn.free_draw.is_none() {
                    let of = frame.script.of;
                    self.note_done(number, true);
                    self.board().this_turn.free_draw = Some(of);
                    self.tell(Event::FreeDraw { seat: you, of });
                }
            }
        }
    }

    fn number(&self, frame: &Frame, number: &Number) -> u8 {
        filter::number(self.game, &self.state.board, Eye::of_frame(frame), number)
    }

    pub(super) fn gain(&mut self, points: u8) {
        let seat = self.state.board.active;
        let left = &mut self.board().this_turn.points;
        *left = left.saturating_add(points);
        self.tell(Event::Gained { seat, points });
    }

    /// Takes Story Points from the seat of a text: at once if it is the seat's own turn, and otherwise after its next
    /// Roll (Q74).
    fn lose(&mut self, number: FrameId, points: u8) {
        let Some(seat) = self.frame(number).map(|frame| frame.seat) else { return };
        let board = self.board();
        if seat == board.active {
            let lost = points.min(board.this_turn.points);
            board.this_turn.points -= lost;
            self.note_done(number, lost > 0);
            self.tell(Event::Lost { seat, points: lost });
        } else {
            board.owed[seat] = board.owed[seat].saturating_add(points);
            self.note_done(number, points > 0);
            self.tell(Event::Owes { seat, points });
        }
    }

    /// Lets an opponent carry out the rest of a sentence. In the rest, "you" is the opponent (Q75).
    pub(super) fn is_done_by(&mut self, seat: kernel::Seat, (number, node): (FrameId, NodeId)) {
        if let Some(frame) = self.frame(number).copied() {
            self.note_done(number, true);
            self.begin_at(Frame { seat, done: false, ..frame }, node.first_part());
        }
    }

    pub(super) fn note_done(&mut self, number: FrameId, done: bool) {
        if let Some(frame) = self.frame_mut(number) {
            frame.done = done;
        }
    }

    fn aim_at(&mut self, (number, node): (FrameId, NodeId), whom: &Target) {
        let Some(frame) = self.frame(number).copied() else { return };
        let board = &self.state.board;
        let host = || {
            let at = frame.this.and_then(|this| board.piece(this)).map(|piece| piece.at);
            if let Some(At::On(host)) = at { Some(host) } else { None }
        };
        let on = match whom {
            Target::This => frame.this.into_iter().collect(),
            Target::Host => host().into_iter().collect(),
            Target::It => frame.it.into_iter().collect(),
            Target::Each(what) => {
                offers::choosable(self.game, board, Eye::of_frame(&frame), std::slice::from_ref(what))
            }
            Target::One(_) => return self.aim((number, node), (Pieces::NONE, 1)),
            Target::UpTo(most, _) => return self.aim((number, node), (Pieces::NONE, *most)),
        };
        self.push(Task::Apply { frame: number, node, on });
    }

    fn aim(&mut self, (frame, node): (FrameId, NodeId), (chosen, left): (Pieces, u8)) {
        self.note_done(frame, false);
        if let Some(seat) = self.frame(frame).map(|frame| frame.seat) {
            self.ask(seat, Ask::Target { frame, node, chosen, left });
        }
    }

    /// Protects the Characters of this seat from the text to which it reacts.
    fn protect(&mut self, number: FrameId) {
        let Some(frame) = self.frame(number).copied() else { return };
        if let Some(answered) = frame.answers.and_then(|answered| self.frame_mut(answered)) {
            answered.protected.insert(frame.seat);
            self.note_done(number, true);
        }
        self.tell(Event::Protected { seat: frame.seat });
    }

    /// Cancels the text to which this text reacts. If it reacts to no text, cancels the last played card that has not
    /// taken effect (Q44).
    fn cancel(&mut self, number: FrameId) {
        if let Some(answered) = self.frame(number).and_then(|frame| frame.answers) {
            self.note_done(number, true);
            return self.cancel_text(answered);
        }
        let waiting = self.board().agenda.iter_mut().rev().find(|task| matches!(task, Task::Resolve { .. }));
        if let Some(task) = waiting
            && let Task::Resolve { card, stock, .. } = *task
        {
            *task = Task::Shelve { card, stock };
            self.tell(Event::Cancelled { card });
            self.note_done(number, true);
        }
    }

    /// Cancels a text that has begun but has not changed anything. Its card still goes to the Archive.
    fn cancel_text(&mut self, number: FrameId) {
        self.board().agenda.retain(|task| !matches!(task, Task::Run { frame, .. } if *frame == number));
        if let Some(Frame { script: Script { of: Source::Card(card), .. }, .. }) = self.frame(number).copied() {
            self.tell(Event::Cancelled { card });
        }
    }
}
