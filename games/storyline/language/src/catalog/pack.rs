//! Reads the fields of a pack file. The words and texts of the cards are parsed later.

use super::{
    Profile,
    fields::{Fields, choose, number},
    note::{Notes, quoted},
    set::{self, in_both},
    title::{self, GENDERS, Title},
};
use crate::{Kind, Sort, WordForms, fits_word};
use kernel::Words;
use toml::{Spanned, de::DeTable};

/// The greatest length of a pack file, in bytes. The longest built-in pack has about a twentieth of this length.
pub const MOST_PACK_BYTES: usize = 1 << 20;

/// The greatest number of copies of a card (Rules, "Packs and Libraries").
pub(super) const MOST_COPIES: u8 = 3;

pub(super) struct Pack {
    pub(super) id: Spanned<String>,
    pub(super) profile: Spanned<Profile>,
    pub(super) name: Words,
    /// The words that the pack defines.
    pub(super) words: Vec<Spanned<WordForms>>,
    pub(super) libraries: Vec<RawLibrary>,
    pub(super) cards: Vec<RawCard>,
    pub(super) locations: Vec<Face>,
    /// The cards and Locations borrowed from the built-in pack: each id with its number of copies.
    pub(super) borrowed: Vec<(Spanned<String>, Spanned<u8>)>,
    /// Every title that could be read, even if the rest of its card could not be read.
    pub(super) titles: Vec<Title>,
}

pub(super) struct RawLibrary {
    pub(super) id: Spanned<String>,
    pub(super) name: Words,
}

#[derive(Clone)]
pub(super) struct RawCard {
    pub(super) face: Face,
    pub(super) kind: Kind,
    pub(super) cost: u8,
}

/// The fields that cards and Locations share.
#[derive(Clone)]
pub(super) struct Face {
    pub(super) id: Spanned<String>,
    pub(super) title: Title,
    pub(super) copies: Spanned<u8>,
    /// The Library of the pack that the card or Location belongs to. A Location without this field belongs to every
    /// Library.
    pub(super) library: Option<Spanned<String>>,
    pub(super) words: Vec<(Role, Spanned<String>)>,
    /// The line of notation, which is empty if the card has no text.
    pub(super) text: Spanned<String>,
    pub(super) tint: String,
    pub(super) ground: String,
}

/// The role of a word on a card, which depends on the field that holds the word.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    Keyword,
    Terrain,
    Moral,
    Realm,
    Set,
    Mark,
}

/// Reads a pack file. Returns `None` if the file has no valid table `[pack]`.
pub(super) fn read(text: &str, notes: &mut Notes<'_>) -> Option<Pack> {
    let root = table(text, notes)?;
    let mut file = Fields::of(root.get_ref(), 0..0);
    let head = file.must("pack", notes).and_then(|value| Fields::table(value, "the table [pack]", notes));
    let head = head.and_then(|head| self::head(head, notes));
    let words = words(&mut file, notes);
    let libraries = file.tables("library", notes).into_iter().filter_map(|library| self::library(library, notes));
    let libraries = libraries.collect();
    let borrowed = borrowed(&mut file, notes);
    let mut titles = Vec::new();
    let tables = file.tables("card", notes);
    let cards = tables.into_iter().filter_map(|fields| card(fields, &mut titles, notes)).collect();
    let tables = file.tables("location", notes);
    let locations = tables.into_iter().filter_map(|fields| location(fields, notes)).collect();
    notes.about(None);
    file.end(notes);
    let (id, profile, name) = head?;
    Some(Pack { id, profile, name, words, libraries, cards, locations, borrowed, titles })
}

/// Reads a file that has only words.
pub(super) fn read_words(text: &str, notes: &mut Notes<'_>) -> Vec<Spanned<WordForms>> {
    let Some(root) = table(text, notes) else { return Vec::new() };
    let mut file = Fields::of(root.get_ref(), 0..0);
    let words = words(&mut file, notes);
    file.end(notes);
    words
}

/// Parses the file as TOML. After a syntax error, nothing else is checked.
fn table<'a>(text: &'a str, notes: &mut Notes<'_>) -> Option<Spanned<DeTable<'a>>> {
    let (root, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        let span = error.span().unwrap_or(0..0);
        let found = match text.get(span.clone()).map(str::trim) {
            Some(found) if !found.is_empty() => quoted(found),
            Some(_) | None => "something that is no TOML".to_owned(),
        };
        notes.fault(span, found, format!("TOML, but: {}", error.message()));
    }
    errors.is_empty().then_some(root)
}

fn head(mut head: Fields<'_>, notes: &mut Notes<'_>) -> Option<(Spanned<String>, Spanned<Profile>, Words)> {
    let id = head.text("id", notes).and_then(|id| plain(id, notes));
    let profile = head.text("profile", notes).and_then(|found| {
        let profile = choose(&found, &Profile::ALL.map(|profile| (profile.name(), profile)), notes)?;
        Some(Spanned::new(found.span(), profile))
    });
    let name = name(&mut head, notes);
    head.end(notes);
    Some((id?, profile?, name?))
}

/// Reads the field `name = { en = "…", fr = "…" }`.
fn name(fields: &mut Fields<'_>, notes: &mut Notes<'_>) -> Option<Words> {
    let value = fields.must("name", notes)?;
    in_both(value, "a name, such as { en = \"One\", fr = \"Un\" }", notes)
}

fn library(mut fields: Fields<'_>, notes: &mut Notes<'_>) -> Option<RawLibrary> {
    let id = fields.text("id", notes).and_then(|id| plain(id, notes));
    let name = name(&mut fields, notes);
    fields.end(notes);
    Some(RawLibrary { id: id?, name: name? })
}

/// Reads the table `[borrow]`: ids of built-in cards and Locations, each with its number of copies.
fn borrowed(file: &mut Fields<'_>, notes: &mut Notes<'_>) -> Vec<(Spanned<String>, Spanned<u8>)> {
    let table = file.may("borrow").and_then(|value| Fields::table(value, "the table [borrow]", notes));
    let all = table.map(|table| table.all()).unwrap_or_default();
    let mut copies = |(id, value)| Some((id, number(value, 1..=MOST_COPIES, notes)?));
    all.into_iter().filter_map(&mut copies).collect()
}

/// Reads the TOML table `[words]`.
fn words(file: &mut Fields<'_>, notes: &mut Notes<'_>) -> Vec<Spanned<WordForms>> {
    let table = file.may("words").and_then(|value| Fields::table(value, "the table [words]", notes));
    let all = table.map(|table| table.all()).unwrap_or_default();
    let mut words = Vec::new();
    for (notation, value) in all {
        let expected = "a word, such as { sort = \"Noun\", en = [\"Mouse\", \"Mice\"], fr = [\"Souris\", \"Souris\"], \
                        gender = \"f\" }";
        let Some(mut fields) = Fields::table(value, expected, notes) else { continue };
        let sort = fields.one_of("sort", &SORTS, notes);
        let (en, fr) = (forms(&mut fields, "en", notes), forms(&mut fields, "fr", notes));
        let gender = fields.one_of("gender", &GENDERS, notes);
        let feminine = match sort {
            Some(Sort::Noun) | None => fields.may_text("feminine", notes).map(Spanned::into_inner),
            Some(Sort::Terrain | Sort::Quality | Sort::Ability | Sort::Realm | Sort::Set) => None,
        };
        let tale = match sort {
            Some(Sort::Set) => set::tale(&mut fields, notes).map(Some),
            Some(Sort::Noun | Sort::Terrain | Sort::Quality | Sort::Ability | Sort::Realm) => Some(None),
            // If the sort is missing, the word may or may not have these fields, so they are not faults.
            None => {
                for name in ["icon", "title", "alias"] {
                    let _ = fields.may(name);
                }
                None
            }
        };
        fields.end(notes);
        if !fits_word(notation.get_ref()) {
            let expected = "a word with a capital, small letters and perhaps a hyphen, that the notation does not have";
            notes.fault(notation.span(), quoted(notation.get_ref()), expected);
        } else if let (Some(sort), Some([en, ens]), Some([fr, frs]), Some(gender), Some(tale)) =
            (sort, en, fr, gender, tale)
        {
            let (one, many) = (Words { en, fr }, Words { en: ens, fr: frs });
            let forms = WordForms { notation: notation.get_ref().clone(), sort, one, many, gender, feminine, tale };
            words.push(Spanned::new(notation.span(), forms));
        }
    }
    words
}

const SORTS: [(&str, Sort); 6] = [
    ("Noun", Sort::Noun),
    ("Terrain", Sort::Terrain),
    ("Quality", Sort::Quality),
    ("Ability", Sort::Ability),
    ("Realm", Sort::Realm),
    ("Set", Sort::Set),
];

/// Reads the singular and the plural of a word.
fn forms(fields: &mut Fields<'_>, name: &'static str, notes: &mut Notes<'_>) -> Option<[String; 2]> {
    let before = fields.texts(name, notes);
    let found = before.len();
    let forms = <[Spanned<String>; 2]>::try_from(before).ok();
    if forms.is_none() {
        notes.fault(fields.span(), format!("{found} forms in {name}"), format!("two: {name} = [\"one\", \"several\"]"));
    }
    forms.map(|forms| forms.map(Spanned::into_inner))
}

fn card(mut fields: Fields<'_>, titles: &mut Vec<Title>, notes: &mut Notes<'_>) -> Option<RawCard> {
    let face = face(&mut fields, notes);
    titles.extend(face.title.clone());
    let copies = fields.number("copies", 0..=MOST_COPIES, notes);
    let kind = fields.one_of("kind", &KINDS, notes);
    let cost = fields.number("cost", 0..=MOST_COST, notes);
    let vitality = match kind {
        Some(RawKind::Character) => fields.number("vitality", 1..=MOST_VITALITY, notes),
        // If the kind is missing, the card may or may not have this field, so it is not a fault.
        None => fields.may("vitality").and(None),
        Some(RawKind::Object | RawKind::Effect | RawKind::Event) => None,
    };
    let roles = [("moral", Role::Moral), ("realm", Role::Realm), ("set", Role::Set), ("mark", Role::Mark)];
    let mut words = keywords(&mut fields, Role::Keyword, notes);
    for (name, role) in roles {
        let word = if role == Role::Moral { fields.text(name, notes) } else { fields.may_text(name, notes) };
        words.extend(word.map(|word| (role, word)));
    }
    fields.end(notes);
    let kind = match kind? {
        RawKind::Character => Kind::Character { vitality: vitality.map_or(1, Spanned::into_inner) },
        RawKind::Object => Kind::Object,
        RawKind::Effect => Kind::Effect,
        RawKind::Event => Kind::Event,
    };
    let face = face.whole(copies, words)?;
    Some(RawCard { face, kind, cost: cost.map_or(0, Spanned::into_inner) })
}

fn location(mut fields: Fields<'_>, notes: &mut Notes<'_>) -> Option<Face> {
    let face = face(&mut fields, notes);
    let copies = match fields.may("copies") {
        Some(value) => number(value, 0..=MOST_COPIES, notes),
        None => Some(Spanned::new(fields.span(), 1)),
    };
    let mut words = keywords(&mut fields, Role::Terrain, notes);
    let realm = fields.may_text("realm", notes);
    words.extend(realm.map(|realm| (Role::Realm, realm)));
    fields.end(notes);
    face.whole(copies, words)
}

/// The greatest cost that an Author can pay, with the symbols of ten dice and of ten archived cards.
const MOST_COST: u8 = 20;
const MOST_VITALITY: u8 = 20;

#[derive(Clone, Copy)]
enum RawKind {
    Character,
    Object,
    Effect,
    Event,
}

const KINDS: [(&str, RawKind); 4] = [
    ("Character", RawKind::Character),
    ("Object", RawKind::Object),
    ("Effect", RawKind::Effect),
    ("Event", RawKind::Event),
];

/// The names of the colours and pictures that front ends have.
const TINTS: [&str; 13] = [
    "good", "neutral", "evil", "kansas", "munchkin", "winkie", "quadling", "emerald", "wild", "forest", "field",
    "house", "water",
];

/// The fields of a face, as far as they could be read.
struct PartFace {
    id: Option<Spanned<String>>,
    title: Option<Title>,
    library: Option<Spanned<String>>,
    text: Option<Spanned<String>>,
    tint: Option<Spanned<String>>,
    ground: Option<Spanned<String>>,
}

fn face(fields: &mut Fields<'_>, notes: &mut Notes<'_>) -> PartFace {
    notes.about(None);
    let id = fields.text("id", notes).and_then(|id| plain(id, notes));
    notes.about(id.as_ref().map(|id| id.get_ref().as_str()));
    let title = title::title(fields, notes);
    let library = fields.may_text("library", notes);
    let nothing = Spanned::new(fields.span(), String::new());
    // An empty text is not a fault. It means that the card has no text.
    let text = match fields.may("text") {
        Some(value) if value.get_ref().as_str() == Some("") => Some(nothing),
        Some(_) => fields.may_text("text", notes),
        None => Some(nothing),
    };
    let tint = fields.text("tint", notes).filter(|tint| {
        let known = TINTS.contains(&tint.get_ref().as_str());
        if !known {
            notes.unknown(tint.span(), tint.get_ref(), format!("one of {}", TINTS.join(", ")), TINTS);
        }
        known
    });
    let ground = fields.text("ground", notes);
    PartFace { id, title, library, text, tint, ground }
}

impl PartFace {
    /// Completes a face. A field whose fault has already been noted gets a default, so that other faults of the face
    /// are found too. Returns `None` if the id or the title is missing.
    fn whole(self, copies: Option<Spanned<u8>>, words: Vec<(Role, Spanned<String>)>) -> Option<Face> {
        let or_none = |text: Option<Spanned<String>>| text.map(Spanned::into_inner).unwrap_or_default();
        let (id, title) = (self.id?, self.title?);
        let copies = copies.unwrap_or_else(|| Spanned::new(id.span(), 1));
        let text = self.text.unwrap_or_else(|| Spanned::new(id.span(), String::new()));
        Some(Face {
            copies,
            title,
            library: self.library,
            words,
            text,
            tint: or_none(self.tint),
            ground: or_none(self.ground),
            id,
        })
    }
}

fn keywords(fields: &mut Fields<'_>, role: Role, notes: &mut Notes<'_>) -> Vec<(Role, Spanned<String>)> {
    fields.texts("keywords", notes).into_iter().map(|word| (role, word)).collect()
}

/// Returns an id that has only letters, digits and hyphens, or notes a fault.
fn plain(id: Spanned<String>, notes: &mut Notes<'_>) -> Option<Spanned<String>> {
    const MOST: usize = 40;
    let text = id.get_ref();
    let fits = text.len() <= MOST && text.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-');
    if !fits {
        notes.fault(id.span(), quoted(text), format!("an id of letters, digits and hyphens, at most {MOST}"));
    }
    fits.then_some(id)
}
