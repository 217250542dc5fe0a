//! Names as they are printed.

/// A name or title with the apostrophes and spaces of print, whichever of them its file has.
pub fn typeset(name: &str) -> String {
    // Most names have none of these.
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
