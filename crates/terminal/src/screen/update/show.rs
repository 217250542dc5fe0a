//! From one thing shown to the next.

use crate::{Model, Table, screen::model::Shown};

/// Turns the eye to the table that is shown now, where `before` was.
pub(super) fn show(model: &mut Model, before: Option<&Table>) {
    let Shown::Table(now) = model.shown() else { return };
    let eye = model.eye.on(before, now);
    if before.is_none() || eye.panel != model.eye.panel {
        model.scroll = 0;
    }
    model.eye = eye;
}

/// Shows what is to be seen by now, as time goes by.
pub(super) fn go_on(model: &mut Model) {
    if let Some(ended) = model.fights.end(model.now) {
        show(model, Some(&ended));
    }
}

/// Shows the table as it is now. Returns whether something else was shown.
pub(super) fn catch_up(model: &mut Model) -> bool {
    let skipped = model.fights.skip();
    if skipped.is_some() {
        show(model, skipped.as_ref());
    }
    skipped.is_some()
}
