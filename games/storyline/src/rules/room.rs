//! The limits of a table (Q61, Q63). Effects beyond a limit are left out, and an event reports this.

use super::Referee;
use crate::{Event, Frame, FrameId, MOST_FRAMES, MOST_SCRIPTS_A_TURN, MOST_TASKS, MOST_WAITING, NodeId, Room, Task};
use arrayvec::ArrayVec;
use kernel::Sink;
use language::{Script, Source};

/// The greatest number of tasks that one text may add to the agenda.
const SPARE_TASKS: usize = 48;

/// The tasks for texts that begin at the same moment, in order, and the sources of the texts for which there is no
/// room.
#[derive(Default)]
pub(super) struct Waiting {
    tasks: ArrayVec<Task, MOST_WAITING>,
    refused: Vec<Source>,
}

impl Waiting {
    pub(super) fn add(&mut self, script: Script, task: Task) {
        if self.tasks.try_push(task).is_err() {
            self.refused.push(script.of);
        }
    }
}

impl<S: Sink<Event>> Referee<'_, S> {
    /// Puts the texts on the agenda, one after the other, before the tasks that are already there.
    pub(super) fn begin_all(&mut self, waiting: &Waiting) {
        self.with_room(waiting).iter().rev().for_each(|task| self.push(*task));
    }

    /// Emits an event for each text for which there is no room, and returns the tasks for the others. The result is
    /// borrowed, because the list is large and usually empty.
    pub(super) fn with_room<'a>(&mut self, waiting: &'a Waiting) -> &'a [Task] {
        waiting.refused.iter().for_each(|of| self.tell(Event::NoRoom(Room::Text(*of))));
        &waiting.tasks
    }

    /// Puts a task on the agenda, before the tasks that are already there.
    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        if self.state.board.agenda.is_full() {
            self.abandon();
        }
        self.board().agenda.push(task);
    }

    /// Makes room on the agenda by dropping the remaining tasks of all texts that are being carried out. Keeps the
    /// tasks for the beginning of a turn and for played cards. Each text has at most one task for a card that it plays,
    /// and there is at most one for a card from a hand.
    fn abandon(&mut self) {
        self.tell(Event::NoRoom(Room::Steps));
        let board = self.board();
        board.agenda.retain(|task| matches!(task, Task::Shelve { .. } | Task::Resolve { .. } | Task::Start(_)));
        board.agenda.push(Task::Check);
        board.frames.clear();
        board.leaving = None;
        board.entering = Default::default();
    }

    /// Begins a text, before the tasks that are already on the agenda.
    pub(crate) fn begin(&mut self, frame: Frame) {
        self.begin_at(frame, NodeId::WHOLE);
    }

    /// Begins a text at one of its sentences.
    pub(crate) fn begin_at(&mut self, frame: Frame, node: NodeId) {
        if !self.has_room_for_text() {
            return self.tell(Event::NoRoom(Room::Text(frame.script.of)));
        }
        let board = self.board();
        board.this_turn.scripts += 1;
        board.frames.push(frame);
        let number = FrameId::from_index(board.frames.len() - 1);
        self.push(Task::EndFrame);
        self.push(Task::Run { frame: number, node });
    }

    /// Returns true if another text can begin within the limits of the table (Q63).
    pub(super) fn has_room_for_text(&self) -> bool {
        let board = &self.state.board;
        board.frames.len() < MOST_FRAMES
            && board.agenda.len() + SPARE_TASKS <= MOST_TASKS
            && board.this_turn.scripts < MOST_SCRIPTS_A_TURN
    }
}
