//! Checks of the typography in each language.

use kernel::Lang;

/// Panics unless the words are whole sentences in one language, with correct spaces.
pub(crate) fn check(of: &str, words: &str, lang: Lang) {
    // A title at the end may be a sentence of its own.
    let end = words.trim_end_matches(['”', '»', '\u{a0}', '\u{202f}']);
    assert!(end.ends_with(['.', '!', '?']) && !words.starts_with(char::is_lowercase), "{of}: {words}");
    for stray in ["  ", " ,", " .", "..", "'", "\"", "( ", " )"] {
        assert!(!words.contains(stray), "{of}: {words}");
    }
    match lang {
        Lang::En => english(of, words),
        Lang::Fr => french(of, words),
    }
}

fn english(of: &str, words: &str) {
    for foreign in ["Personnage", "Lieu", "vous", " le ", " de ", " ici", "\u{a0}", "\u{202f}"] {
        assert!(!words.contains(foreign), "{of}: {words}");
    }
    for article in ["a A", "a E", "a I", "a O", "a opp"] {
        assert!(!format!(" {words}").contains(&format!(" {article}")), "{of}: {words}");
    }
}

fn french(of: &str, words: &str) {
    for foreign in ["Character", "Location", " you", " the ", " here"] {
        assert!(!words.contains(foreign), "{of}: {words}");
    }
    for (sign, space) in [(':', '\u{a0}'), ('»', '\u{a0}'), (';', '\u{202f}'), ('!', '\u{202f}'), ('?', '\u{202f}')] {
        let bare = words.split(sign).rev().skip(1).any(|before| !before.ends_with(space));
        assert!(!bare, "{of}: {words}");
    }
    for hiatus in ["que u", "que a", "que e", "que i", "de le ", "à le ", "de les ", "à les ", "si il"] {
        assert!(!words.to_lowercase().contains(&format!(" {hiatus}")), "{of}: {words}");
    }
}
