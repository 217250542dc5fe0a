//! The two ids by which a task names a sentence: the id of the text that is being carried out, and the id of the
//! sentence in the text.

use serde::{Deserialize, Serialize};

/// The id of a text that is being carried out: its index in [`crate::Board::frames`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct FrameId(u8);
kernel::id!(FrameId, u8, 16);

/// The id of a sentence of an ability: its index in [`language::Do::sentences`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct NodeId(u8);
kernel::id!(NodeId, u8, 256);

impl NodeId {
    /// The id of the whole deed of an ability.
    pub const WHOLE: NodeId = NodeId(0);

    /// Returns the id of the first part of this sentence, which must have parts.
    pub(crate) fn first_part(self) -> NodeId {
        NodeId(self.0 + 1)
    }
}
