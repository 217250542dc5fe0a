//! Moves that cards cause (Q30). All Characters that one sentence moves go at the same time (Q65).

use super::Referee;
use crate::{Ask, Event, FrameId, Gait, Heading, NodeId, PieceId, Pieces, Task, continuous, offers};
use kernel::Sink;
use language::Word;

impl<S: Sink<Event>> Referee<'_, S> {
    /// Asks for the direction and the distance of each of these Characters before any of them walks.
    pub(super) fn ask_how_far(&mut self, (frame, node): (FrameId, NodeId), mut on: Pieces) {
        let (Some(piece), Some(seat)) = (on.first(), self.frame(frame).map(|frame| frame.seat)) else { return };
        on.remove(piece);
        if !on.is_empty() {
            self.push(Task::SetOut { frame, node, on });
        }
        self.ask(seat, Ask::Distance { frame, node, piece });
    }

    /// Adds a Character to the group that walks this number of steps. If there is no such group yet, starts one that
    /// walks after the other groups.
    pub(super) fn set_out(&mut self, piece: PieceId, steps: i8) {
        let walks = |task: &Task| matches!(task, Task::Walk { .. });
        let agenda = &mut self.board().agenda;
        let Some(last) = agenda.iter().rposition(walks) else { return };
        let first = agenda[..last].iter().rposition(|task| !walks(task)).map_or(0, |below| below + 1);
        for task in &mut agenda[first..=last] {
            if let Task::Walk { ahead, back, left } = task
                && *left == steps.unsigned_abs()
            {
                return if steps > 0 { ahead.insert(piece) } else { back.insert(piece) };
            }
        }
        let alone = |goes: bool| if goes { Pieces::only(piece) } else { Pieces::NONE };
        let walk = Task::Walk { ahead: alone(steps > 0), back: alone(steps < 0), left: steps.unsigned_abs() };
        // The answered question is no longer on the agenda.
        agenda.insert(first, walk);
    }

    /// Moves each Character one Location. The texts about the arrivals run once all of them have moved, and then the
    /// Characters take the next step.
    pub(super) fn walk(&mut self, (ahead, back): (Pieces, Pieces), left: u8) {
        if left > 0 && !(ahead | back).is_empty() {
            self.push(Task::Walk { ahead, back, left: left - 1 });
            self.push(Task::Arrivals(Pieces::NONE));
            // If the check archives a Character, the Character does not arrive (Q46).
            self.push(Task::Check);
            self.push(Task::Pace { ahead, back });
        }
    }

    pub(super) fn pace(&mut self, mut ahead: Pieces, mut back: Pieces) {
        let Some(piece) = (ahead | back).first() else { return };
        let heading = Heading::of(ahead.contains(piece));
        let again = Task::Pace { ahead, back };
        ahead.remove(piece);
        back.remove(piece);
        let (game, board) = (self.game, &self.state.board);
        let Some(Some(spot)) = offers::next_place(game, board, piece, heading) else {
            self.push(Task::Pace { ahead, back });
            return self.stops(piece);
        };
        if board.location(spot).is_none() && !continuous::has(game, board, piece, Word::IMMOVABLE) {
            self.push(again);
            return self.push(Task::TurnUp { spot, by: Some(piece) });
        }
        self.push(Task::Pace { ahead, back });
        if offers::can_walk(self.game, &self.state.board, piece, heading) {
            self.push(Task::Go { piece, to: Some(spot), gait: Gait::Carried });
        } else {
            self.stops(piece);
        }
    }

    /// Ends the walk of a Character that cannot go further.
    fn stops(&mut self, piece: PieceId) {
        self.board().enters_only(piece, None);
        let walk = self.board().agenda.iter_mut().rev().find(|task| matches!(task, Task::Walk { .. }));
        if let Some(Task::Walk { ahead, back, .. }) = walk {
            ahead.remove(piece);
            back.remove(piece);
        }
    }

    /// Adds a Character to the group that arrives next, and removes it from all groups that arrive later.
    pub(super) fn joins(&mut self, piece: PieceId) {
        let mut nearest = true;
        for task in self.board().agenda.iter_mut().rev() {
            let Task::Arrivals(company) = task else { continue };
            if nearest {
                company.insert(piece);
            } else {
                company.remove(piece);
            }
            nearest = false;
        }
    }

    /// Lets the Characters arrive one after the other: first those of the active Author, then the others in turn order.
    /// The Characters of one Author arrive in the order in which they came into play (Q62).
    pub(super) fn arrivals(&mut self, those: Pieces) {
        let board = &self.state.board;
        let of = |seat| those.iter().find(|id| board.controller(*id) == Some(seat));
        let Some(next) = self.game.in_turn(board.active).find_map(of) else { return };
        let spot = board.spot_of(next);
        let mut rest = those;
        rest.remove(next);
        if !rest.is_empty() {
            self.push(Task::Arrivals(rest));
        }
        if let Some(spot) = spot {
            self.push(Task::Arrive { piece: next, spot });
        }
    }
}
