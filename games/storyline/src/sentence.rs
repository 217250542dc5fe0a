//! Where on the agenda a sentence is: in which text under way, and at which place in it.

/// A text that is being carried out, by its place in [`crate::Board::frames`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrameId(u8);
kernel::id!(FrameId, u8, 16);

/// A sentence of an ability, by its place in [`language::Do::sentences`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeId(u8);
kernel::id!(NodeId, u8, 256);

impl NodeId {
    /// All that an ability does.
    pub const WHOLE: NodeId = NodeId(0);

    /// The first part of this sentence, if it has parts.
    pub(crate) fn first_part(self) -> NodeId {
        NodeId(self.0 + 1)
    }
}
