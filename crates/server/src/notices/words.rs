//! The words of notices.

use super::{About, Notice};
use host::{say, text};
use kernel::Lang;

/// The address of a table on the page, without its id.
pub(super) const PATH: &str = "#/table/";

/// Returns the title and the words of a notice, in the language of its reader.
pub(super) fn said(notice: &Notice, lang: Lang) -> (String, String) {
    let title = catalog::game(&notice.game).map_or_else(|_| notice.game.clone(), |game| game.title(lang));
    let others = notice.others.join(", ");
    let others = [("others", text(&others))];
    let words = match notice.about {
        About::Decision { .. } => say(lang, "notice-turn", others),
        About::End => say(lang, "notice-end", others),
    };
    (title, words)
}

/// Returns the title and the words of a message by which a person tries whether notices arrive.
pub(super) fn said_on_trial(lang: Lang) -> (String, String) {
    ("Brickroad".to_owned(), say(lang, "notice-trial", []))
}
