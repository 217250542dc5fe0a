//! The same table at other servers: who has it on a screen there, and where a bot thinks. All of this comes as hints, so
//! it has a short life and is told again and again.

use super::people::People;
use bus::{Hint, Link, NodeId, Tag};
use std::{
    collections::{BTreeMap, BTreeSet},
    mem,
    time::Duration,
};
use store::TableId;
use tokio::time::{Instant, sleep_until};

pub(super) struct Others {
    link: Link,
    /// The people at each other server.
    there: BTreeMap<NodeId, There>,
    /// The people of this server as the others were last told, and the time of that.
    told: (Vec<Tag>, Instant),
    /// The latest claim of another server.
    claim: Option<Claim>,
    /// The time at which this server claimed a thought last.
    claimed: Instant,
    /// The time at which the store was read last.
    looked: Instant,
    /// True after the store could not be read or written.
    is_behind: bool,
}

/// The people at another server.
struct There {
    people: Vec<Tag>,
    heard: Instant,
}

/// The claim of another server that its bot thinks.
#[derive(Clone, Copy)]
struct Claim {
    row: u64,
    heard: Instant,
}

/// The time after which people are told again who is at this server.
const RENEW: Duration = Duration::from_secs(20);

/// The time for which people at another server count as present after they were last told.
const LIFE: Duration = Duration::from_secs(50);

/// The time after which a claim is told again.
const RECLAIM: Duration = Duration::from_secs(2);

/// The time for which a claim counts after it was last told. After that, another server lets the bot think.
const CLAIM: Duration = Duration::from_secs(7);

/// The time after which the store is read even without a hint, because each of them may be lost.
const LOOK: Duration = Duration::from_secs(20);

/// The time after which the store is read while the bus is cut.
const CUT_LOOK: Duration = Duration::from_secs(1);

/// The time after which the store is used again if that has failed.
const RETRY: Duration = Duration::from_millis(250);

/// The greatest number of people that are told.
const MOST_TOLD: usize = 400;

impl Others {
    pub(super) fn new(link: Link) -> Others {
        let now = Instant::now();
        Others {
            link,
            there: BTreeMap::new(),
            told: (Vec::new(), now),
            claim: None,
            claimed: now,
            looked: now,
            is_behind: false,
        }
    }

    pub(super) fn is_behind(&self) -> bool {
        self.is_behind
    }

    /// Takes note that the store could not be read or written.
    pub(super) fn fall_behind(&mut self) {
        (self.is_behind, self.looked) = (true, Instant::now());
    }

    /// Takes note that the store was read. Returns true if that had failed before.
    pub(super) fn caught_up(&mut self) -> bool {
        self.looked = Instant::now();
        mem::take(&mut self.is_behind)
    }

    /// Waits until the store must be read even without a hint. The call is cancel safe.
    pub(super) async fn until_look(&self) {
        if self.is_behind {
            return sleep_until(self.looked + RETRY).await;
        }
        tokio::select! {
            () = sleep_until(self.looked + LOOK) => {}
            () = async {
                self.link.cut().await;
                sleep_until(self.looked + CUT_LOOK).await;
            } => {}
        }
    }

    /// Returns the people at the other servers.
    pub(super) fn people(&self) -> BTreeSet<Tag> {
        self.there.values().flat_map(|there| there.people.iter().copied()).collect()
    }

    /// Tells the others who is at this server, if that is news to them.
    pub(super) fn tell_people(&mut self, table: &TableId, people: &People) {
        let mut tags = people.tags(table);
        tags.truncate(MOST_TOLD);
        if self.told.0 != tags {
            self.tell(table, tags);
        }
    }

    fn tell(&mut self, table: &TableId, tags: Vec<Tag>) {
        self.link.tell(Hint::Here { table: table.clone(), people: tags.clone() });
        self.told = (tags, Instant::now());
    }

    /// Tells the others once more who is at this server.
    pub(super) fn tell_again(&mut self, table: &TableId) {
        let tags = mem::take(&mut self.told.0);
        if !tags.is_empty() {
            self.tell(table, tags);
        }
    }

    /// Waits until the others must be told again, or until people elsewhere count no longer. The call is cancel safe.
    pub(super) async fn until_turn(&self, is_thinking: bool) {
        let renewal = (!self.told.0.is_empty()).then_some(self.told.1 + RENEW);
        let end = self.there.values().map(|there| there.heard + LIFE).min();
        let claim = is_thinking.then_some(self.claimed + RECLAIM);
        match [renewal, end, claim].into_iter().flatten().min() {
            Some(turn) => sleep_until(turn).await,
            None => std::future::pending().await,
        }
    }

    /// Takes note of the people at another server. Returns true if the server was not known.
    pub(super) fn note(&mut self, node: NodeId, people: Vec<Tag>) -> bool {
        if people.is_empty() {
            self.there.remove(&node);
            return false;
        }
        self.there.insert(node, There { people, heard: Instant::now() }).is_none()
    }

    /// Takes note that a bot of another server thinks about the decision after this row.
    pub(super) fn note_claim(&mut self, row: u64) {
        self.claim = Some(Claim { row, heard: Instant::now() });
    }

    /// Reports whether this server thinks if another one claims the same thought: the one with the smaller number does.
    pub(super) fn outranks(&self, node: NodeId) -> bool {
        self.link.node() < node
    }

    /// Tells what the others must hear again by now, and forgets what they no longer tell. `row` is the number of rows
    /// before the decision about which a bot of this server thinks for a long time.
    pub(super) fn renew(&mut self, table: &TableId, row: Option<u64>) {
        let now = Instant::now();
        self.there.retain(|_, there| now < there.heard + LIFE);
        if now >= self.told.1 + RENEW {
            self.tell_again(table);
        }
        if let Some(row) = row.filter(|_| now >= self.claimed + RECLAIM) {
            self.claim(table, row);
        }
    }

    /// Reports whether people at other servers are told who is here.
    pub(super) fn is_company(&self) -> bool {
        !self.there.is_empty()
    }

    /// Returns the time until which another server lets its bot think about the decision after this row.
    pub(super) fn thinks_until(&self, row: u64) -> Option<Instant> {
        let claim = self.claim.filter(|claim| claim.row == row)?;
        let end = claim.heard + CLAIM;
        (Instant::now() < end).then_some(end)
    }

    /// Tells the others that a bot of this server thinks about the decision after this row.
    pub(super) fn claim(&mut self, table: &TableId, row: u64) {
        self.claimed = Instant::now();
        self.link.tell(Hint::Thinks { table: table.clone(), row });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bus::{Local, link};
    use std::sync::Arc;
    use tokio::time::{advance, pause};
    use tokio_util::sync::CancellationToken;

    fn others() -> Others {
        let (link, ..) = link(Arc::new(Local::default()), NodeId::draw().unwrap(), CancellationToken::new());
        Others::new(link)
    }

    #[tokio::test]
    async fn a_claim_counts_for_its_row_and_for_a_while() {
        pause();
        let mut others = others();
        others.note_claim(7);
        assert_eq!((others.thinks_until(7).is_some(), others.thinks_until(8)), (true, None));
        advance(CLAIM).await;
        assert_eq!(others.thinks_until(7), None, "the other server may be gone");
    }

    #[tokio::test]
    async fn people_elsewhere_are_known_by_server() {
        let mut others = others();
        let (one, two) = (NodeId::draw().unwrap(), NodeId::draw().unwrap());
        assert!(others.note(one, vec![1, 2]) && others.note(two, vec![2, 3]));
        assert!(!others.note(one, vec![2]), "it is known");
        assert_eq!(others.people(), BTreeSet::from([2, 3]));
        others.note(two, Vec::new());
        assert_eq!(others.people(), BTreeSet::from([2]));
    }

    /// Reports whether this time has passed. The clock of the runtime counts whole milliseconds, rounded up.
    fn is_after(begun: Instant, time: Duration) -> bool {
        begun.elapsed().saturating_sub(time) <= Duration::from_millis(1) && begun.elapsed() >= time
    }

    #[tokio::test]
    async fn a_store_that_fails_is_read_again_soon() {
        pause();
        let mut others = others();
        others.fall_behind();
        let begun = Instant::now();
        others.until_look().await;
        assert!(is_after(begun, RETRY));
        assert_eq!((others.caught_up(), others.is_behind()), (true, false));
    }

    #[tokio::test]
    async fn the_store_is_read_without_hints_and_often_while_the_bus_is_cut() {
        pause();
        // The link is not connected before its work begins.
        let (link, _ears, work) = link(Arc::new(Local::default()), NodeId::draw().unwrap(), CancellationToken::new());
        let mut others = Others::new(link);
        let begun = Instant::now();
        others.until_look().await;
        assert!(is_after(begun, CUT_LOOK));
        tokio::spawn(work);
        others.link.connected().await;
        others.caught_up();
        let begun = Instant::now();
        others.until_look().await;
        assert!(is_after(begun, LOOK));
    }
}
