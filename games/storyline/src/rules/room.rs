//! Q61, Q63: what a table has no room for is not done, and is told.

use super::Referee;
use crate::{Event, Frame, FrameId, MOST_FRAMES, MOST_SCRIPTS_A_TURN, MOST_TASKS, MOST_WAITING, NodeId, Room, Task};
use arrayvec::ArrayVec;
use kernel::Sink;
use language::{Script, Source};

/// What one text may put on the agenda beside what is there.
const SPARE_TASKS: usize = 48;

/// Texts that begin at the same moment, the first of them first; and whose there is no room for.
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
    /// They are carried out one after the other, before what stands on the agenda.
    pub(super) fn begin_all(&mut self, waiting: &Waiting) {
        self.with_room(waiting).iter().rev().for_each(|task| self.push(*task));
    }

    /// Tells of those that there is no room for, and returns the others. They are lent, for a list is large, and mostly
    /// it is empty.
    pub(super) fn with_room<'a>(&mut self, waiting: &'a Waiting) -> &'a [Task] {
        waiting.refused.iter().for_each(|of| self.tell(Event::NoRoom(Room::Text(*of))));
        &waiting.tasks
    }

    /// The task is done before those that stand on the agenda already.
    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        if self.state.board.agenda.is_full() {
            self.abandon();
        }
        self.board().agenda.push(task);
    }

    /// Leaves undone what the texts under way had still to do. Cards on their way to a place go on: of these there is
    /// one for each text at most, and one that is being played; so the agenda has room again.
    fn abandon(&mut self) {
        self.tell(Event::NoRoom(Room::Steps));
        let board = self.board();
        board.agenda.retain(|task| matches!(task, Task::Shelve { .. } | Task::Resolve { .. } | Task::Start(_)));
        board.agenda.push(Task::Check);
        board.frames.clear();
        board.leaving = None;
        board.entering = Default::default();
    }

    /// Begins a text; it is carried out before what stands on the agenda.
    pub(crate) fn begin(&mut self, frame: Frame) {
        self.begin_at(frame, NodeId::WHOLE);
    }

    /// Begins one of the sentences of a text.
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

    /// Q63
    pub(super) fn has_room_for_text(&self) -> bool {
        let board = &self.state.board;
        board.frames.len() < MOST_FRAMES
            && board.agenda.len() + SPARE_TASKS <= MOST_TASKS
            && board.this_turn.scripts < MOST_SCRIPTS_A_TURN
    }
}
