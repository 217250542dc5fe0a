//! Typography of names and titles.

/// Returns a name or title with typographic apostrophes and no-break spaces.
pub fn typeset(name: &str) -> String {
    // Most names have none of these characters.
    if !name.contains(['\'', '«', '»', ':', ';', '!', '?']) {
        return name.to_owned();
    }
    let mut name = name.replace('\'', "’").replace("« ", "«\u{a0}").replace(" »", "\u{a0}»").replace(" :", "\u{a0}:");
    for sign in [';', '!', '?'] {
        for wide in [' ', '\u{a0}'] {
            name = name.replace(&format!("{wide}{sign}"), &format!("\u{202f}{sign}"));
        }
    }
    name
}
