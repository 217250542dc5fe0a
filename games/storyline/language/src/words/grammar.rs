//! The grammar of both languages: lists, articles, numbers, capitals.

use crate::Gender;
use kernel::{Lang, before_mark, begins_with_vowel, opening, past_mark};

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

/// Joins items: "Winkies, Crows and Winged".
pub(super) fn listed(items: &[String], and: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [before @ .., last] => format!("{} {and} {last}", before.join(", ")),
    }
}

/// Makes a sentence of words, with a capital and a full stop. A title at the end may have a full stop of its own:
/// "“This pole is stuck in my back.”"
pub(super) fn sentence(words: &str) -> String {
    opening(words) + full_stop(words)
}

/// Returns a full stop, or an empty string if the words end with a title that is a sentence.
pub(super) fn full_stop(words: &str) -> &'static str {
    let title = before_mark(words).map(|words| words.trim_end_matches(['”', '»', '\u{a0}']));
    if title.is_some_and(|title| title.ends_with(['.', '!', '?', '…'])) { "" } else { "." }
}

/// Writes a signed number with a true minus sign: "+3", "−3".
pub(super) fn signed(plus: i8) -> String {
    if plus < 0 { format!("−{}", plus.unsigned_abs()) } else { format!("+{plus}") }
}

/// Writes a number of Story Points: "1 Story Point".
pub(super) fn points(count: u8, lang: Lang) -> String {
    let (en, fr) = if count == 1 { ("Story Point", "Point") } else { ("Story Points", "Points") };
    let fr = if count == 0 { "Point" } else { fr };
    say(lang, format!("{count} {en}"), format!("{count} {fr} d’Histoire"))
}

/// Writes a number of gold dice: "1 gold die".
pub(super) fn gold_dice(count: u8, lang: Lang) -> String {
    let (en, fr) = die(count);
    say(lang, format!("{count} {en}"), format!("{count} {fr}"))
}

/// Writes a number of additional gold dice: "1 more gold die".
pub(super) fn more_gold_dice(count: u8, lang: Lang) -> String {
    let (en, fr) = die(count);
    say(lang, format!("{count} more {en}"), format!("{count} {fr} de plus"))
}

fn die(count: u8) -> (&'static str, &'static str) {
    if count == 1 { ("gold die", "dé doré") } else { ("gold dice", "dés dorés") }
}

pub(super) fn cards(count: u8, lang: Lang) -> String {
    let (en, fr) = if count == 1 { ("card", "carte") } else { ("cards", "cartes") };
    say(lang, format!("{count} {en}"), format!("{count} {fr}"))
}

/// Writes the distance of a move: "1 Location", "d’un Lieu".
pub(super) fn far(count: u8, lang: Lang) -> String {
    let de = if count == 1 { "d’un Lieu".to_owned() } else { format!("de {count} Lieux") };
    let location = if count == 1 { "Location" } else { "Locations" };
    say(lang, format!("{count} {location}"), de)
}

/// Writes a number of Locations: "1 Location".
pub(super) fn steps(count: u8, lang: Lang) -> String {
    let (en, fr) = if count == 1 { ("Location", "Lieu") } else { ("Locations", "Lieux") };
    say(lang, format!("{count} {en}"), format!("{count} {fr}"))
}

/// Returns a noun with the English indefinite article before it: "an Animal".
pub(super) fn a(noun: &str) -> String {
    let vowel = past_mark(noun).starts_with(['A', 'E', 'I', 'O', 'U', 'a', 'e', 'i', 'o', 'u']);
    format!("{} {noun}", if vowel { "an" } else { "a" })
}

/// Returns words with "que" before them: "que la Reine", "qu’un Animal".
pub(super) fn que(rest: &str) -> String {
    if begins_with_vowel(rest) { format!("qu’{rest}") } else { format!("que {rest}") }
}

/// Returns words with "si" before them: "si elle", "s’il".
pub(super) fn si(rest: &str) -> String {
    if rest.starts_with("il ") || rest.starts_with("ils ") { format!("s’{rest}") } else { format!("si {rest}") }
}

/// Returns a French noun with "à" before it: "à une Souris", "au Crocodile".
pub(super) fn to_french(noun: &str) -> String {
    match (noun.strip_prefix("le "), noun.strip_prefix("les ")) {
        (Some(rest), _) => format!("au {rest}"),
        (_, Some(rest)) => format!("aux {rest}"),
        (None, None) => format!("à {noun}"),
    }
}

/// Returns a French noun with the definite article before it: "le Vol", "la Nage", "l’Ancrage".
pub(super) fn le(noun: &str, gender: Gender) -> String {
    match (begins_with_vowel(noun), gender) {
        (true, _) => format!("l’{noun}"),
        (false, Gender::Feminine) => format!("la {noun}"),
        (false, Gender::Masculine) => format!("le {noun}"),
    }
}

/// Returns a French noun with "de" before it: "d’Eau", "de Forêt".
pub(super) fn de(noun: &str) -> String {
    if begins_with_vowel(noun) { format!("d’{noun}") } else { format!("de {noun}") }
}

/// Returns a French noun with "de" and the definite article before it: "du Kansas", "de la Cité d’Émeraude".
pub(super) fn du(noun: &str, gender: Gender) -> String {
    if begins_with_vowel(noun) || gender == Gender::Feminine {
        format!("de {}", le(noun, gender))
    } else {
        format!("du {noun}")
    }
}

/// Returns a name without its article, for use after "your".
pub(super) fn without_article(name: &str) -> String {
    let rest = past_mark(name);
    let mark = &name[..name.len() - rest.len()];
    format!("{mark}{}", rest.strip_prefix("The ").unwrap_or(rest))
}

#[cfg(test)]
mod tests {
    use super::{a, de, du, le, listed, que, sentence, signed, to_french, without_article};
    use crate::Gender;

    #[test]
    fn articles_follow_the_sound() {
        assert_eq!((a("Animal").as_str(), a("Mouse").as_str()), ("an Animal", "a Mouse"));
        assert_eq!([que("Épouvantail"), que("votre Toto")], ["qu’Épouvantail", "que votre Toto"]);
        assert_eq!(
            [le("Ancrage", Gender::Masculine), le("Nage", Gender::Feminine), le("Vol", Gender::Masculine)],
            ["l’Ancrage", "la Nage", "le Vol"]
        );
        assert_eq!([de("Eau"), de("Forêt")], ["d’Eau", "de Forêt"]);
        assert_eq!(
            [du("Kansas", Gender::Masculine), du("Cité", Gender::Feminine), du("Île", Gender::Feminine)],
            ["du Kansas", "de la Cité", "de l’Île"]
        );
        assert_eq!([to_french("le Crocodile"), to_french("Oz")], ["au Crocodile", "à Oz"]);
        assert_eq!(without_article("The Crocodile"), "Crocodile");
    }

    #[test]
    fn lists_and_sentences_are_written_as_in_print() {
        let items = ["one".to_owned(), "two".to_owned(), "three".to_owned()];
        assert_eq!(listed(&items, "or"), "one, two or three");
        assert_eq!(sentence("échangez"), "Échangez.");
        assert_eq!(sentence("\u{fdd0}toto\u{fdd1} rests"), "\u{fdd0}Toto\u{fdd1} rests.");
        assert_eq!(sentence("archive \u{fdd0}“Run!”\u{fdd1}"), "Archive \u{fdd0}“Run!”\u{fdd1}");
        assert_eq!([signed(2), signed(-2)], ["+2", "−2"]);
    }
}
