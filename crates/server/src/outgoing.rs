//! The memory of long answers until they are sent. The total is limited, so clients that request much and read nothing
//! cannot use up the memory.

use axum::body::Bytes;
use host::Refusal;
use std::sync::Arc;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit};

/// The memory that all long answers share, and the permits for writing records.
pub(crate) struct Outgoing {
    room: Arc<Semaphore>,
    records: Semaphore,
}

/// An answer that holds its part of the shared memory until its last copy is dropped.
struct Kept {
    text: String,
    _room: OwnedSemaphorePermit,
}

/// The greatest number of bytes of all long answers together. A socket copies the bytes that it sends, so up to twice
/// this amount may be in memory.
const ROOM: usize = 48 << 20;

/// The greatest number of bytes of an answer that uses no shared memory. Every answer in normal play is shorter.
const FREE: usize = 64 << 10;

/// The number of records that may be written at the same time.
const RECORDS: usize = 2;

impl Default for Outgoing {
    fn default() -> Outgoing {
        Outgoing::of(ROOM)
    }
}

impl Outgoing {
    fn of(room: usize) -> Outgoing {
        Outgoing { room: Arc::new(Semaphore::new(room)), records: Semaphore::new(RECORDS) }
    }

    /// Waits until a record may be written. The caller must drop the returned permit after the call of
    /// [`Outgoing::keep`].
    pub(crate) async fn turn(&self) -> SemaphorePermit<'_> {
        self.records.acquire().await.expect("the turns never close")
    }

    /// Takes shared memory for a long answer, and returns the answer as bytes that hold this memory.
    ///
    /// # Errors
    ///
    /// Refuses a long answer if too little shared memory is left.
    pub(crate) fn keep(&self, text: String) -> Result<Bytes, Refusal> {
        if text.len() <= FREE {
            return Ok(text.into());
        }
        let room = u32::try_from(text.len())
            .ok()
            .and_then(|bytes| Arc::clone(&self.room).try_acquire_many_owned(bytes).ok())
            .ok_or(Refusal::TooMuchUnsent)?;
        Ok(Bytes::from_owner(Kept { text, _room: room }))
    }
}

impl AsRef<[u8]> for Kept {
    fn as_ref(&self) -> &[u8] {
        self.text.as_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_answers_share_the_room_until_they_are_sent() {
        let outgoing = Outgoing::of(3 * FREE);
        let long = || "x".repeat(2 * FREE);
        let first = outgoing.keep(long()).unwrap();
        let copy = first.clone();
        assert_eq!(outgoing.keep(long()), Err(Refusal::TooMuchUnsent));
        drop(first);
        assert_eq!(outgoing.keep(long()), Err(Refusal::TooMuchUnsent), "a part may still be unsent");
        drop(copy);
        assert!(outgoing.keep(long()).is_ok());
    }

    #[test]
    fn short_answers_need_no_room() {
        let outgoing = Outgoing::of(0);
        assert!(outgoing.keep("x".repeat(FREE)).is_ok());
        assert_eq!(outgoing.keep("x".repeat(FREE + 1)), Err(Refusal::TooMuchUnsent));
    }
}
