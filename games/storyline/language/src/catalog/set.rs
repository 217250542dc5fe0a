//! Reads the fields of a Set in the table `[words]`: its icon, and the title of its film or tale.

use super::{
    fields::Fields,
    note::{Notes, quoted},
};
use crate::Tale;
use kernel::Words;
use toml::{Spanned, de::DeValue};

/// Reads `icon`, `title` and `alias`. A missing icon or title is a fault.
pub(super) fn tale(fields: &mut Fields<'_>, notes: &mut Notes<'_>) -> Option<Tale> {
    let icon = fields.text("icon", notes).and_then(|icon| icon_name(icon, notes));
    let title = fields.must("title", notes).and_then(|value| in_both(value, TITLE, notes));
    let alias = match fields.may("alias") {
        Some(value) => Some(in_both(value, TITLE, notes)?),
        None => None,
    };
    Some(Tale { icon: icon?, title: title?, alias })
}

const TITLE: &str = "a title, such as { en = \"Snow White\", fr = \"Blanche-Neige\" }";

/// Reads a text in both languages: `{ en = "…", fr = "…" }`.
pub(super) fn in_both(value: &Spanned<DeValue<'_>>, expected: &str, notes: &mut Notes<'_>) -> Option<Words> {
    let mut words = Fields::table(value, expected, notes)?;
    let (en, fr) = (words.text("en", notes), words.text("fr", notes));
    words.end(notes);
    Some(Words { en: en?.into_inner(), fr: fr?.into_inner() })
}

/// Returns the name of an icon, or notes a fault. A client may have a picture with this name.
fn icon_name(icon: Spanned<String>, notes: &mut Notes<'_>) -> Option<String> {
    const MOST: usize = 40;
    let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    if icon.get_ref().len() <= MOST && icon.get_ref().chars().all(plain) {
        return Some(icon.into_inner());
    }
    let expected = format!("an icon's name of at most {MOST} small letters, digits and hyphens, such as shiny-apple");
    notes.fault(icon.span(), quoted(icon.get_ref()), expected);
    None
}
