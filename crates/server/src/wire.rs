//! The limits on the bytes of one connection: the memory for messages that have partly arrived, and the time for which
//! the client may read nothing.

use std::{
    io,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, ready},
    time::Duration,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    sync::{OwnedSemaphorePermit, Semaphore},
    time::{Instant, Sleep, sleep_until},
};

/// A connection with a time limit for writing. The long messages of all connections share a limited memory.
pub(crate) struct Wire {
    stream: TcpStream,
    intake: Arc<Intake>,
    /// The longest time for which the client may read nothing.
    patience: Duration,
    /// True while the client reads nothing. The timer is then running.
    stuck: bool,
    timer: Pin<Box<Sleep>>,
}

/// The part of a message that has arrived at a socket so far.
pub(crate) struct Intake {
    room: Arc<Semaphore>,
    under_way: Mutex<UnderWay>,
}

#[derive(Default)]
struct UnderWay {
    /// True once the connection has become a socket. Before that, requests and uploads have limits of their own.
    counts: bool,
    bytes: usize,
    /// The permits for the bytes beyond [`FREE`], out of the [`ROOM`] that all connections share.
    taken: Option<OwnedSemaphorePermit>,
}

/// The greatest number of bytes that the arrived parts of all long messages may use together.
pub(crate) const ROOM: usize = 64 << 20;

/// The number of bytes of each message for which no permit is needed. Every message in normal play is shorter.
const FREE: usize = 16 << 10;

impl Intake {
    /// Returns the intake of a new connection.
    pub(crate) fn new(room: &Arc<Semaphore>) -> Arc<Intake> {
        Arc::new(Intake { room: Arc::clone(room), under_way: Mutex::default() })
    }

    /// Starts to count the bytes of a new message, and releases the permits of the message before it.
    pub(crate) fn begin(&self) {
        *self.under_way() = UnderWay { counts: true, ..UnderWay::default() };
    }

    /// Releases the permits of a message that has been answered.
    pub(crate) fn done(&self) {
        self.begin();
    }

    /// Counts bytes that have arrived. Returns false if there is no memory for them.
    fn take(&self, bytes: usize) -> bool {
        let mut under_way = self.under_way();
        if !under_way.counts {
            return true;
        }
        let before = under_way.bytes.max(FREE);
        under_way.bytes += bytes;
        let Ok(more) = u32::try_from(under_way.bytes.saturating_sub(before)) else { return false };
        if more == 0 {
            return true;
        }
        let Ok(room) = Arc::clone(&self.room).try_acquire_many_owned(more) else { return false };
        match &mut under_way.taken {
            Some(taken) => taken.merge(room),
            none => *none = Some(room),
        }
        true
    }

    fn under_way(&self) -> MutexGuard<'_, UnderWay> {
        self.under_way.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Wire {
    pub(crate) fn new(stream: TcpStream, intake: Arc<Intake>, patience: Duration) -> Wire {
        let timer = Box::pin(sleep_until(Instant::now()));
        Wire { stream, intake, patience, stuck: false, timer }
    }

    /// Returns the result of a write. If the write must wait, returns an error once the client has read nothing for too
    /// long.
    fn sent<T>(&mut self, context: &mut Context<'_>, sent: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.stuck = false;
            return sent;
        }
        if !self.stuck {
            self.stuck = true;
            self.timer.as_mut().reset(Instant::now() + self.patience);
        }
        ready!(self.timer.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Wire {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, into))?;
        let come = into.filled().len() - before;
        let fits = self.intake.take(come);
        Poll::Ready(if fits { Ok(()) } else { Err(io::ErrorKind::OutOfMemory.into()) })
    }
}

impl AsyncWrite for Wire {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.sent(context, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.sent(context, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.stream).poll_flush(context);
        self.sent(context, sent)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::{io::AsyncWriteExt, net::TcpListener};

    #[test]
    fn short_messages_need_no_room() {
        let room = Arc::new(Semaphore::new(0));
        let intake = Intake::new(&room);
        intake.begin();
        for _ in 0..10 {
            assert!(intake.take(FREE));
            assert!(!intake.take(1), "one byte more than is free");
            intake.done();
        }
    }

    #[test]
    fn long_messages_share_the_room() {
        let room = Arc::new(Semaphore::new(100));
        let (one, two) = (Intake::new(&room), Intake::new(&room));
        one.begin();
        two.begin();
        assert!(one.take(FREE + 60) && !two.take(FREE + 60));
        one.done();
        two.done();
        assert!(two.take(FREE) && two.take(60) && two.take(40) && !one.take(FREE + 1));
        drop(two);
        assert_eq!(room.available_permits(), 100);
    }

    #[tokio::test]
    async fn a_client_that_reads_nothing_is_let_go() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let _client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (stream, _) = listener.accept().await.unwrap();
        let intake = Intake::new(&Arc::new(Semaphore::new(0)));
        let mut wire = Wire::new(stream, intake, Duration::from_millis(50));
        let fault = loop {
            if let Err(fault) = wire.write_all(&[0; 1 << 16]).await {
                break fault;
            }
        };
        assert_eq!(fault.kind(), io::ErrorKind::TimedOut);
    }

    #[test]
    fn nothing_counts_before_there_is_a_socket() {
        let intake = Intake::new(&Arc::new(Semaphore::new(0)));
        assert!(intake.take(1 << 30));
    }
}
