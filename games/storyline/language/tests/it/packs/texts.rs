//! The packs for the tests: changed built-in packs, and small new ones.

use language::{Catalog, PackFile, Profile};

/// Returns the text of a built-in pack, which tests change.
pub(crate) fn built_in(profile: Profile) -> String {
    String::from_utf8(profile.built_in().bytes.to_vec()).unwrap()
}

pub(crate) fn file(bytes: &[u8]) -> PackFile<'_> {
    PackFile { name: "mine.toml", bytes }
}

/// Returns a pack of `oz` that has the new card `card` and borrows everything else from the Core Pack.
pub(crate) fn own(card: &str) -> String {
    let core = Catalog::oz();
    let cards = core.libraries()[0].copies.iter().map(|(id, copies)| format!("{} = {copies}", core.card(*id).id));
    let places = core.locations().iter().map(|place| format!("{} = 1", place.id));
    let borrowed: Vec<String> = cards.chain(places).collect();
    format!(
        "[pack]\nid = \"mine\"\nprofile = \"oz\"\nname = {{ en = \"Mine\", fr = \"Le mien\" }}\n\n{card}\n[borrow]\n{}\n",
        borrowed.join("\n")
    )
}

/// Returns Library A of the starter set as a pack of its own, without Locations.
pub(crate) fn mine() -> String {
    let text = built_in(Profile::Epic);
    let tables = text.split("\n\n").filter(|table| {
        let others = ["B", "C", "D"].map(|other| [format!("library = \"{other}\""), format!("id = \"{other}\"")]);
        let none = ["[[location]]", "id = \"R0"].iter().any(|other| table.contains(other));
        !none && !others.iter().flatten().any(|other| table.contains(other.as_str()))
    });
    tables.collect::<Vec<_>>().join("\n\n").replace("epic-starter", "mine")
}
