//! Small change of both languages: lists, articles, numbers, capitals.

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

/// "Winkies, Crows and Winged"
pub(super) fn listed(items: &[String], and: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [before @ .., last] => format!("{} {and} {last}", before.join(", ")),
    }
}

/// With a capital and a full stop.
pub(super) fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}

/// What is added, with a true minus sign: "+3", "−3".
pub(super) fn signed(plus: i8) -> String {
    if plus < 0 { format!("−{}", plus.unsigned_abs()) } else { format!("+{plus}") }
}

/// "1 Story Point"
pub(super) fn points(count: u8, lang: Lang) -> String {
    let (en, fr) = if count == 1 { ("Story Point", "Point") } else { ("Story Points", "Points") };
    let fr = if count == 0 { "Point" } else { fr };
    say(lang, format!("{count} {en}"), format!("{count} {fr} d’Histoire"))
}

/// "1 gold die"
pub(super) fn gold_dice(count: u8, lang: Lang) -> String {
    let (en, fr) = die(count);
    say(lang, format!("{count} {en}"), format!("{count} {fr}"))
}

/// "1 more gold die"
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

/// How far: "1 Location", "d’un Lieu".
pub(super) fn far(count: u8, lang: Lang) -> String {
    let de = if count == 1 { "d’un Lieu".to_owned() } else { format!("de {count} Lieux") };
    let location = if count == 1 { "Location" } else { "Locations" };
    say(lang, format!("{count} {location}"), de)
}

/// "1 Location"
pub(super) fn steps(count: u8, lang: Lang) -> String {
    let (en, fr) = if count == 1 { ("Location", "Lieu") } else { ("Locations", "Lieux") };
    say(lang, format!("{count} {en}"), format!("{count} {fr}"))
}

/// "an Animal"
pub(super) fn a(noun: &str) -> String {
    let article = if noun.starts_with(['A', 'E', 'I', 'O', 'U', 'a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {noun}")
}

fn begins_with_vowel(word: &str) -> bool {
    let vowels = "aeiouâàéèêëîïôöûüœ";
    word.chars().next().is_some_and(|first| first.to_lowercase().any(|first| vowels.contains(first)))
}

/// "que la Reine", "qu’un Animal"
pub(super) fn que(rest: &str) -> String {
    if begins_with_vowel(rest) { format!("qu’{rest}") } else { format!("que {rest}") }
}

/// "à une Souris", "au Crocodile"
pub(super) fn to_french(noun: &str) -> String {
    noun.strip_prefix("Le ").map_or_else(
        || noun.strip_prefix("Les ").map_or_else(|| format!("à {noun}"), |bare| format!("aux {bare}")),
        |bare| format!("au {bare}"),
    )
}

/// "le Vol", "la Nage", "l’Ancrage"
pub(super) fn le(noun: &str, feminine: bool) -> String {
    match (begins_with_vowel(noun), feminine) {
        (true, _) => format!("l’{noun}"),
        (false, true) => format!("la {noun}"),
        (false, false) => format!("le {noun}"),
    }
}

/// "du Kansas", "de la Cité d’Émeraude"
pub(super) fn du(noun: &str, feminine: bool) -> String {
    if begins_with_vowel(noun) || feminine { format!("de {}", le(noun, feminine)) } else { format!("du {noun}") }
}

/// A French name that no other word leads in.
pub(super) fn quoted(name: &str) -> String {
    if name.starts_with('«') { name.to_owned() } else { format!("«\u{a0}{name}\u{a0}»") }
}

/// A name after "your": without an article of its own.
pub(super) fn without_article(name: &str) -> &str {
    ["The ", "Le ", "La ", "Les ", "L’"].iter().find_map(|article| name.strip_prefix(article)).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::{a, du, le, listed, que, sentence, signed, to_french, without_article};

    #[test]
    fn articles_follow_the_sound() {
        assert_eq!((a("Animal").as_str(), a("Mouse").as_str()), ("an Animal", "a Mouse"));
        assert_eq!([que("Épouvantail"), que("votre Toto")], ["qu’Épouvantail", "que votre Toto"]);
        assert_eq!([le("Ancrage", false), le("Nage", true), le("Vol", false)], ["l’Ancrage", "la Nage", "le Vol"]);
        assert_eq!([du("Kansas", false), du("Cité", true), du("Île", true)], ["du Kansas", "de la Cité", "de l’Île"]);
        assert_eq!([to_french("Le Crocodile"), to_french("Oz")], ["au Crocodile", "à Oz"]);
        assert_eq!(without_article("The Crocodile"), "Crocodile");
    }

    #[test]
    fn lists_and_sentences_are_written_as_in_print() {
        let items = ["one".to_owned(), "two".to_owned(), "three".to_owned()];
        assert_eq!(listed(&items, "or"), "one, two or three");
        assert_eq!(sentence("échangez"), "Échangez.");
        assert_eq!([signed(2), signed(-2)], ["+2", "−2"]);
    }
}
