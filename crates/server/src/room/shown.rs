//! What a screen is shown: what the dealer draws, with what only this server knows of the table.

use super::{Drawn, Shown};
use crate::held::Held;
use dealer::{About, Screen};
use host::{Refusal, say};
use kernel::Lang;
use packs::{OldPack, Since};
use protocol::LogPage;
use std::sync::Arc;

/// A screen that reads slowly is sent so many positions one by one; one that is further behind is sent the newest alone.
const MOST_RECENT: usize = 16;

/// The table as this screen sees it now, after what it was shown before.
pub(super) fn shown(held: &Held, screen: &mut Screen, before: &[Arc<Drawn>]) -> Result<Shown, Refusal> {
    let (about, last) = (about(held, screen.lang()), before.last());
    let shown = screen.show(held.dealer(), &about, last.map(|last| last.position()))?;
    let now = Arc::new(Drawn::after(last, *screen, shown));
    let spare = (before.len() + 1).saturating_sub(MOST_RECENT);
    Ok(Shown::Positions(before.iter().skip(spare).cloned().chain([now]).collect()))
}

/// What happened before the lines that this screen has.
pub(super) fn log_before(held: &Held, screen: &Screen, before: usize) -> LogPage {
    screen.log_before(before, held.dealer(), &about(held, screen.lang()))
}

fn about(held: &Held, lang: Lang) -> About<'_> {
    let full = held.dealer().full().map(|fault| Refusal::from(fault).words(lang));
    let notices = held.old_packs().iter().map(|pack| notice(pack, lang)).chain(full);
    About { table: held.id().as_str(), pace: held.setup().pace, notices: notices.collect() }
}

/// Nobody is asked: a game cannot go on with other cards than those it began with.
fn notice(OldPack { key, since }: &OldPack, lang: Lang) -> String {
    let gaps = [("pack", key.as_str().into())];
    match since {
        Since::Changed => say(lang, "pack-changed", gaps),
        Since::Gone => say(lang, "pack-gone", gaps),
    }
}
