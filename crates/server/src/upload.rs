//! Reads the body of an upload. The length and the duration of an upload are limited, and so is the memory of all
//! uploads together.

use axum::body::{Body, Bytes, HttpBody};
use host::Refusal;
use std::{future::poll_fn, pin::Pin, sync::Arc, time::Duration};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::{Instant, timeout_at},
};

/// The greatest number of bytes that all uploads together may hold in memory.
const ROOM: usize = 128 << 20;

/// The time limit for a short upload. Longer uploads get more time.
const PATIENCE: Duration = Duration::from_secs(30);

/// The number of bytes for which an upload gets one more second. A slower client would hold memory for too long.
const PER_SECOND: usize = 32 << 10;

/// Returns the memory that uploads share, as a semaphore with one permit for each byte.
pub(crate) fn room() -> Arc<Semaphore> {
    Arc::new(Semaphore::new(ROOM))
}

/// Reads a record of at most `most` bytes. Returns the record with the permits for its memory. A client gets only as
/// much memory as it has sent bytes, whatever length the request states.
///
/// # Errors
///
/// Refuses a record that is too long, an upload that breaks off or is too slow, and an upload for which too little
/// memory is left.
pub(crate) async fn read(
    mut body: Body,
    most: usize,
    room: &Arc<Semaphore>,
) -> Result<(Vec<u8>, Option<OwnedSemaphorePermit>), Refusal> {
    let begun = Instant::now();
    let (mut record, mut taken) = (Vec::new(), None);
    loop {
        let end = begun + PATIENCE + Duration::from_secs((record.len() / PER_SECOND) as u64);
        let Some(bytes) = timeout_at(end, next(&mut body)).await.map_err(|_| Refusal::BrokenOff)? else { break };
        let bytes = bytes?;
        if bytes.len() > most - record.len() {
            return Err(Refusal::RecordTooLong { most });
        }
        let count = u32::try_from(bytes.len()).map_err(|_| Refusal::RecordTooLong { most })?;
        let more = Arc::clone(room).try_acquire_many_owned(count).map_err(|_| Refusal::TooManyRecords)?;
        match &mut taken {
            None => taken = Some(more),
            Some(taken) => taken.merge(more),
        }
        record.extend_from_slice(&bytes);
    }
    Ok((record, taken))
}

/// Returns the next bytes of the body, or `None` at the end of the body. For a frame of trailers, returns empty bytes.
async fn next(body: &mut Body) -> Option<Result<Bytes, Refusal>> {
    let frame = poll_fn(|context| Pin::new(&mut *body).poll_frame(context)).await?;
    Some(frame.map(|frame| frame.into_data().unwrap_or_default()).map_err(|_| Refusal::BrokenOff))
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::{StreamExt, stream};
    use std::io::Error;

    /// Returns a body with the parts `parts`. After the parts, the body ends if `ends` is true, and otherwise stays
    /// open.
    fn body(parts: &[&'static str], ends: bool) -> Body {
        let parts: Vec<Result<&str, Error>> = parts.iter().map(|part| Ok(*part)).collect();
        let rest = if ends { stream::empty().boxed() } else { stream::pending().boxed() };
        Body::from_stream(stream::iter(parts).chain(rest))
    }

    async fn read_of(body: Body, room: &Arc<Semaphore>) -> Result<Vec<u8>, Refusal> {
        read(body, 8, room).await.map(|(record, _)| record)
    }

    #[tokio::test]
    async fn a_body_is_counted_as_it_comes() {
        let room = room();
        let read = |parts: &'static [&'static str]| read_of(body(parts, true), &room);
        assert_eq!(read(&["1234", "", "5678"]).await.unwrap(), b"12345678");
        assert_eq!(read(&["1234", "56789"]).await, Err(Refusal::RecordTooLong { most: 8 }));
        assert_eq!(read(&["123456789"]).await, Err(Refusal::RecordTooLong { most: 8 }));
        assert_eq!(room.available_permits(), ROOM, "all of it is free again");
    }

    #[tokio::test(start_paused = true)]
    async fn a_body_that_does_not_come_is_given_up() {
        let room = room();
        let refused = read_of(body(&["1234", "56789"], false), &room).await;
        assert_eq!(refused, Err(Refusal::RecordTooLong { most: 8 }), "the end is not waited for");
        assert_eq!(read_of(body(&["1234"], false), &room).await, Err(Refusal::BrokenOff));
        let broken = Body::from_stream(stream::iter([Ok("1234"), Err(Error::other("gone"))]));
        assert_eq!(read_of(broken, &room).await, Err(Refusal::BrokenOff));
    }

    #[tokio::test(start_paused = true)]
    async fn a_body_that_drips_is_given_up_too() {
        let drops = stream::repeat(()).then(|()| async {
            tokio::time::sleep(Duration::from_secs(9)).await;
            Ok::<_, Error>("1")
        });
        let begun = Instant::now();
        assert_eq!(read_of(Body::from_stream(drops), &room()).await, Err(Refusal::BrokenOff));
        assert_eq!(begun.elapsed(), PATIENCE);
    }

    #[tokio::test]
    async fn records_share_their_room_by_what_they_have_sent() {
        let room = Arc::new(Semaphore::new(12));
        let (first, held) = read(body(&["12345678"], true), 8, &room).await.unwrap();
        assert_eq!(first, b"12345678");
        assert_eq!(read_of(body(&["1234"], true), &room).await.unwrap(), b"1234");
        assert_eq!(read_of(body(&["12345"], true), &room).await, Err(Refusal::TooManyRecords));
        drop(held);
        assert_eq!(read_of(body(&["12345"], true), &room).await.unwrap(), b"12345");
    }
}
