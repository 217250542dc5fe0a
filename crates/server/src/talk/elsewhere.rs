//! The news of the talk between the servers that share the store. The store tells the truth; a hint says what to read.

use super::{Talks, block_list::tag, lines::Talk};
use bus::{Hint, Tag};
use dealer::Person;
use host::Refusal;
use std::sync::{Arc, PoisonError};
use store::TableId;

/// The part of the talk that is read once more.
pub(crate) enum Heeded {
    /// The lines at one table.
    Table(TableId),
    /// The blocks of the people with this tag.
    Blocks(Tag),
    /// All lines and blocks.
    All,
}

impl Talks {
    /// Shows what a person blocks now on all pages of the person, here and at the other servers.
    pub(crate) async fn reblock(&self, person: Person) -> Result<(), Refusal> {
        self.link.tell(Hint::Blocks(tag(person)));
        for list in self.blocks.that(|other| other == person) {
            list.read(&*self.store).await?;
        }
        Ok(())
    }

    /// Reports whether somebody at this server listens to this part of the talk.
    pub(crate) fn awaits(&self, heeded: &Heeded) -> bool {
        !self.heard(heeded).is_empty() || !self.blocks.that(|person| concerns(heeded, person)).is_empty()
    }

    /// Reads a part of the talk from the store, and shows the news to the people who listen.
    ///
    /// # Errors
    ///
    /// Returns an error if the store cannot be read.
    pub(crate) async fn read_again(&self, heeded: &Heeded) -> Result<(), Refusal> {
        for talk in self.heard(heeded) {
            self.load(&talk).await?;
        }
        for list in self.blocks.that(|person| concerns(heeded, person)) {
            list.read(&*self.store).await?;
        }
        Ok(())
    }

    /// Returns the talk of the tables that are meant and at which somebody listens.
    fn heard(&self, heeded: &Heeded) -> Vec<Arc<Talk>> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let is_heard = |talk: &&Arc<Talk>| talk.lines.receiver_count() > 0;
        match heeded {
            Heeded::Table(id) => tables.get(id).filter(is_heard).cloned().into_iter().collect(),
            Heeded::Blocks(_) => Vec::new(),
            Heeded::All => tables.values().filter(is_heard).cloned().collect(),
        }
    }
}

/// Reports whether the blocks of a person are meant.
fn concerns(heeded: &Heeded, person: Person) -> bool {
    match heeded {
        Heeded::Table(_) => false,
        Heeded::Blocks(meant) => tag(person) == *meant,
        Heeded::All => true,
    }
}
