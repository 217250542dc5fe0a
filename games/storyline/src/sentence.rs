//! The names of a sentence on the agenda: the id of the text that is being carried out, and the id of the sentence in
//! the text.

/// A text that is being carried out, by its index in [`crate::Board::frames`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrameId(u8);
kernel::id!(FrameId, u8, 16);

/// A sentence of an ability, by its index in [`language::Do::sentences`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeId(u8);
kernel::id!(NodeId, u8, 256);

impl NodeId {
    /// The whole deed of an ability.
    pub const WHOLE: NodeId = NodeId(0);

    /// Returns the first part of this sentence. The sentence must have parts.
    pub(crate) fn first_part(self) -> NodeId {
        NodeId(self.0 + 1)
    }
}
