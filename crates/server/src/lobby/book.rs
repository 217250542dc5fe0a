//! The book of cards, which is made again after the packs have changed.

use kernel::Shelf;
use std::sync::{Arc, Mutex, PoisonError};

/// The last book that was made, and the packs that its cards come from.
#[derive(Default)]
pub(super) struct Book {
    last: Mutex<Option<(Shelf, Arc<str>)>>,
}

impl Book {
    /// Returns the book of cards for the packs on `shelf`. Makes the book again only if the packs have changed since
    /// the last call.
    pub(super) fn of(&self, shelf: Shelf) -> Arc<str> {
        // The book is always replaced as a whole, so it is valid even if a thread has panicked.
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, book)) = last.as_ref().filter(|(packs, _)| *packs == shelf) {
            return Arc::clone(book);
        }
        let book: Arc<str> = host::card_book(&shelf).into();
        *last = Some((shelf, Arc::clone(&book)));
        book
    }
}
