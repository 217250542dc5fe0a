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

/// Returns the words for a change of Force: "gets Force +3" or "loses 3 Force". `also` comes before or after the verb.
pub(super) fn changes(plus: i8, (also, aussi): (&str, &str), lang: Lang) -> String {
    if plus < 0 {
        let less = plus.unsigned_abs();
        return say(lang, format!("{also}loses {less} Force"), format!("perd {aussi}{less} en Force"));
    }
    let plus = force(plus, lang);
    say(lang, format!("{also}gets {plus}"), format!("gagne {aussi}{plus}"))
}

/// Returns the words for a number of additional cards: "1 more card".
pub(super) fn more_cards(count: u8, lang: Lang) -> String {
    let (en, fr) = if count == 1 { ("card", "carte") } else { ("cards", "cartes") };
    say(lang, format!("{count} more {en}"), format!("{count} {fr} de plus"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn less_force_is_lost_and_not_gained() {
        let says = |plus, lang| changes(plus, ("", ""), lang);
        assert_eq!([says(-3, Lang::En), says(-3, Lang::Fr)], ["loses 3 Force", "perd 3 en Force"]);
        assert_eq!([says(2, Lang::En), says(2, Lang::Fr)], ["gets Force +2", "gagne +2 en Force"]);
    }
}
