//! Changes from one table on the screen to the next.

use crate::{Model, Table, screen::model::Shown};

/// Turns the eye from the table `before` to the one that is shown now.
pub(super) fn show(model: &mut Model, before: Option<&Table>) {
    let Shown::Table(now) = model.shown() else { return };
    let eye = model.eye.on(before, now);
    if before.is_none() || eye.panel != model.eye.panel {
        model.scroll = 0;
    }
    model.eye = eye;
}

/// Shows the next fight, or the current table, once the time of a fight is over.
pub(super) fn go_on(model: &mut Model) {
    if let Some(ended) = model.fights.end(model.now) {
        show(model, Some(&ended));
    }
}

/// Shows the current table. Reports whether a fight was shown instead.
pub(super) fn catch_up(model: &mut Model) -> bool {
    let skipped = model.fights.skip();
    if skipped.is_some() {
        show(model, skipped.as_ref());
    }
    skipped.is_some()
}
