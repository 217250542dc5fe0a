//! Phrases that the texts of several kinds of cards share.

use kernel::Lang;

pub(super) fn pick<T>(lang: Lang, en: T, fr: T) -> T {
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}

pub(super) fn say(lang: Lang, en: impl Into<String>, fr: impl Into<String>) -> String {
    match lang {
        Lang::En => en.into(),
        Lang::Fr => fr.into(),
    }
}

/// Returns a number with its sign: "+3", or "−3" with a minus sign instead of a hyphen.
pub(super) fn signed(plus: i8) -> String {
    if plus < 0 { format!("−{}", plus.unsigned_abs()) } else { format!("+{plus}") }
}

/// Returns the words for a bonus: "Force +3".
pub(super) fn force(plus: i8, lang: Lang) -> String {
    let plus = signed(plus);
    say(lang, format!("Force {plus}"), format!("{plus} en Force"))
}

/// Returns the words for a number of additional cards: "1 more card".
pub(super) fn more_cards(count: u8, lang: Lang) -> String {
    let (en, fr) = if count == 1 { ("card", "carte") } else { ("cards", "cartes") };
    say(lang, format!("{count} more {en}"), format!("{count} {fr} de plus"))
}
