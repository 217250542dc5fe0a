//! Draws a table for a screen: the dealer's drawing of the position, with the table's id, the pace and the notices of
//! this server.

use super::{Drawn, Shown};
use crate::held::Held;
use dealer::{About, Screen};
use host::{Refusal, early_end, say};
use kernel::{Lang, Wording};
use packs::{OldPack, Since};
use protocol::{Landmarks, LogPage, Position};
use std::sync::Arc;

/// The greatest number of positions that a slow screen receives one by one. A screen that is further behind receives
/// only the newest position.
const MOST_RECENT: usize = 16;

/// Draws the table for a screen, and returns the recent positions with the new one at the end.
pub(super) fn shown(held: &Held, screen: &mut Screen, before: &[Arc<Drawn>]) -> Result<Shown, Refusal> {
    let (about, last) = (about(held, screen.lang()), before.last());
    let mut shown = screen.show(held.dealer(), &about, last.and_then(|last| last.position()).as_deref())?;
    tell_early_end(held, &mut shown.position);
    let private = screen.viewer().map_or(0, |seat| held.dealer().private_changes(seat));
    let now = Arc::new(Drawn::after(last, (*screen, private), shown));
    let spare = (before.len() + 1).saturating_sub(MOST_RECENT);
    Ok(Shown::Positions(before.iter().skip(spare).cloned().chain([now]).collect()))
}

/// Draws the table as it was after the first `row` rows of its log, for a screen that comes back with that position.
/// Returns `None` if the position is not known any more, or if the table has been closed since then, of which an update
/// has no notice.
pub(super) fn shown_at(held: &Held, mut screen: Screen, row: u64) -> Option<Arc<Drawn>> {
    let dealer = held.dealer();
    let earlier = dealer.after_rows(row).filter(|_| row < dealer.rows() && dealer.full().is_none())?;
    let shown = screen.show(&earlier, &about(held, screen.lang()), None).ok()?;
    Some(Arc::new(Drawn::after(None, (screen, 0), shown)))
}

/// Tells the end of a game that the people ended before the rules did, in place of the prompt. The rules of the game
/// know nothing of it, and nor does an update: such an end is shown with the whole position.
fn tell_early_end(held: &Held, position: &mut Position) {
    if let Some(end) = held.dealer().parted().end().filter(|_| position.shown == position.entries) {
        let words = early_end(end, &held.table().header().seats, position.lang);
        (position.scene.prompt, position.scene.why_not) = (Wording::plain(words), None);
    }
}

/// Returns the page of the log that comes before the lines that this screen has.
pub(super) fn log_before(held: &Held, screen: &Screen, before: usize) -> LogPage {
    screen.log_before(before, held.dealer(), &about(held, screen.lang()))
}

/// Returns an overview of the game as this screen may see it.
pub(super) fn landmarks(held: &Held, screen: &Screen) -> Landmarks {
    screen.landmarks(held.dealer(), &about(held, screen.lang()))
}

fn about(held: &Held, lang: Lang) -> About<'_> {
    let full = held.dealer().full().map(|fault| Refusal::from(fault).words(lang));
    let notices = held.old_packs().iter().map(|pack| notice(pack, lang)).chain(full);
    About {
        table: held.id().as_str(),
        pace: held.setup().pace,
        notices: notices.collect(),
        clock: held.dealer().clock(held.moment()),
        window: held.dealer().window_left(held.moment()),
    }
}

/// Returns the notice that the game uses the stored copy of a pack. People have no choice in this, because the game
/// cannot continue with other cards.
fn notice(OldPack { key, since }: &OldPack, lang: Lang) -> String {
    let gaps = [("pack", key.as_str().into())];
    match since {
        Since::Changed => say(lang, "pack-changed", gaps),
        Since::Gone => say(lang, "pack-gone", gaps),
    }
}
