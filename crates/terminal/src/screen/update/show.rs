//! Updates the reader's view when the table on the screen changes.

use crate::{Model, Table, screen::model::Shown};

/// Moves the reader's view from the table `before` to the table that is shown now.
pub(super) fn show(model: &mut Model, before: Option<&Table>) {
    let Shown::Table(now) = model.shown() else { return };
    let eye = model.eye.on(before, now);
    if before.is_none() || eye.panel != model.eye.panel {
        model.scroll = 0;
    }
    model.eye = eye;
}

/// Shows the next fight or the current table, if the time of the fight on the screen is over.
pub(super) fn go_on(model: &mut Model) {
    if let Some(ended) = model.fights.end(model.client.now) {
        show(model, Some(&ended));
    }
}

/// Ends all fights and shows the current table. Reports whether a fight was on the screen.
pub(super) fn catch_up(model: &mut Model) -> bool {
    let skipped = model.fights.skip();
    if skipped.is_some() {
        show(model, skipped.as_ref());
    }
    skipped.is_some()
}
