//! Makes one catalog from the packs of a table.

use super::{
    PackFile, PackNote, Profile,
    content::{Aliases, Brought, Catalog, Library, put_together},
    face, lexicon,
    lexicon::base,
    note::{Notes, quoted},
    pack::{self, MOST_PACK_BYTES, Pack},
    rules::{self, RawShelf},
    title::Title,
    vain::{self, Known},
};
use crate::{Card, CardId, Kind, Lexicon, Location, LocationId};
use kernel::{CardSet, Words, content_hash};
use std::{ops::Range, str};
use toml::Spanned;

/// The Libraries of a pack that a table uses, by their index in the pack.
#[derive(Clone, Copy, Debug)]
pub enum Wanted<'a> {
    All,
    Only(&'a [usize]),
}

/// A file with its contents and the notes on it.
struct Sheet<'a> {
    notes: Notes<'a>,
    pack: Option<Pack>,
    wanted: Wanted<'a>,
    /// True if every card and Location of the file could be read, so that they can be counted.
    whole: bool,
}

/// Returns the catalog of the packs in `files`, or all faults of the files.
pub(super) fn catalog(files: &[(PackFile<'_>, Wanted<'_>)]) -> Result<Catalog, Vec<PackNote>> {
    let Reading { sheets, home, pool } = Reading::of(files);
    if sheets.is_empty() || fail(&sheets) {
        return Err(notes(sheets));
    }
    let titled = sheets.iter().filter_map(|sheet| sheet.pack.as_ref()).chain([&home]);
    let aliases = pool.aliases(titled.flat_map(Pack::all_titles));
    Ok(pool.catalog(aliases))
}

/// Returns the faults of a file, or its warnings if it has no faults.
pub(super) fn check(file: PackFile<'_>) -> Vec<PackNote> {
    let Reading { mut sheets, home: _, pool } = Reading::of(&[(file, Wanted::All)]);
    if !fail(&sheets) {
        pool.look(&mut sheets);
    }
    notes(sheets)
}

fn fail(sheets: &[Sheet<'_>]) -> bool {
    sheets.iter().any(|sheet| sheet.notes.fail())
}

fn notes(sheets: Vec<Sheet<'_>>) -> Vec<PackNote> {
    sheets.into_iter().flat_map(|sheet| sheet.notes.into_notes()).collect()
}

/// The files of a table, as far as they could be read, with the built-in pack that they may borrow from.
struct Reading<'a> {
    sheets: Vec<Sheet<'a>>,
    home: Pack,
    pool: Pool,
}

impl<'a> Reading<'a> {
    /// Reads the files. Titles and words are read before cards, so that the text of a card can name any card.
    fn of(files: &[(PackFile<'a>, Wanted<'a>)]) -> Reading<'a> {
        let mut sheets: Vec<Sheet<'_>> = files.iter().map(|(file, wanted)| sheet(*file, *wanted)).collect();
        let first = sheets.iter().find_map(|sheet| sheet.pack.as_ref());
        let profile = first.map_or(Profile::Oz, |pack| *pack.profile.get_ref());
        let home = sheet(profile.built_in(), Wanted::All)
            .pack
            .expect("the files are part of this crate, and its tests read them");
        let mut lexicon = lexicon::common();
        lexicon::add_names(&mut lexicon, &home, &mut Notes::of("", ""));
        for Sheet { notes, pack, .. } in &mut sheets {
            let Some(pack) = pack else { continue };
            same_profile(pack, profile, notes);
            borrow(pack, &home, notes);
            lexicon::add_words(&mut lexicon, pack, notes);
            lexicon::add_names(&mut lexicon, pack, notes);
        }
        lexicon::add_places(&mut lexicon, sheets.iter().filter_map(|sheet| sheet.pack.as_ref()).chain([&home]));
        one_pack_of_oz(profile, &mut sheets);
        let mut pool = Pool::of(profile, lexicon);
        for sheet in &mut sheets {
            pool.add(sheet);
        }
        if profile == Profile::Epic && pool.libraries.iter().any(|library| library.folio.is_empty()) {
            pool.add_spare(&home);
        }
        Reading { sheets, home, pool }
    }
}

fn sheet<'a>(file: PackFile<'a>, wanted: Wanted<'a>) -> Sheet<'a> {
    let PackFile { name, bytes } = file;
    let (text, broken) = match str::from_utf8(bytes) {
        Ok(text) => (text, None),
        Err(error) => {
            let at = error.valid_up_to();
            (str::from_utf8(&bytes[..at]).unwrap_or_default(), bytes.get(at).map(|byte| (at, *byte)))
        }
    };
    let mut notes = Notes::of(name, text);
    if bytes.len() > MOST_PACK_BYTES {
        notes.fault(0..0, format!("a file of {} bytes", bytes.len()), format!("at most {MOST_PACK_BYTES}"));
    } else if let Some((at, byte)) = broken {
        notes.fault(at..at, format!("the byte {byte:#04X}"), "text in UTF-8");
    } else {
        let pack = pack::read(text, &mut notes);
        let whole = !notes.fail();
        return Sheet { notes, pack, wanted, whole };
    }
    Sheet { notes, pack: None, wanted, whole: false }
}

fn same_profile(pack: &Pack, profile: Profile, notes: &mut Notes<'_>) {
    if *pack.profile.get_ref() != profile {
        let expected = format!("{:?}, as in the pack before", profile.name());
        notes.fault(pack.profile.span(), quoted(pack.profile.get_ref().name()), expected);
    }
}

/// Notes a fault if a table of `oz` has a second pack (Q9).
fn one_pack_of_oz(profile: Profile, sheets: &mut [Sheet<'_>]) {
    let others = sheets.iter_mut().skip(1).filter(|_| profile == Profile::Oz);
    for Sheet { notes, pack, .. } in others {
        let span = pack.as_ref().map_or(0..0, |pack| pack.id.span());
        notes.fault(span, "another pack", "one: all Authors of oz play with one Story Pack");
    }
}

/// Replaces the borrowed ids of a pack with the cards and Locations of the built-in pack.
fn borrow(pack: &mut Pack, home: &Pack, notes: &mut Notes<'_>) {
    for (id, copies) in std::mem::take(&mut pack.borrowed) {
        let card = home.cards.iter().find(|card| card.face.id.get_ref() == id.get_ref());
        let location = home.locations.iter().find(|face| face.id.get_ref() == id.get_ref());
        if let Some(card) = card {
            let mut card = card.clone();
            card.face.stand_at(id.span(), copies);
            pack.cards.push(card);
        } else if let Some(location) = location {
            let mut location = location.clone();
            location.stand_at(id.span(), copies);
            pack.locations.push(location);
        } else {
            let known = home.cards.iter().map(|card| &card.face).chain(&home.locations);
            let expected = format!("the id of a card or Location of {}", quoted(home.id.get_ref()));
            notes.unknown(id.span(), id.get_ref(), expected, known.map(|face| face.id.get_ref().as_str()));
        }
    }
}

impl pack::Face {
    fn stand_at(&mut self, span: Range<usize>, copies: Spanned<u8>) {
        for text in [&mut self.id, &mut self.title.title, &mut self.text] {
            *text = Spanned::new(span.clone(), text.get_ref().clone());
        }
        for (_, word) in &mut self.words {
            *word = Spanned::new(span.clone(), word.get_ref().clone());
        }
        self.copies = copies;
        self.library = None;
    }
}

impl Pack {
    fn all_titles(&self) -> impl Iterator<Item = &Title> {
        let cards = self.cards.iter().map(|card| &card.face.title);
        cards.chain(self.locations.iter().map(|face| &face.title))
    }
}

/// The contents of those packs of a table that have already been read.
struct Pool {
    profile: Profile,
    lexicon: Lexicon,
    packs: Vec<String>,
    cards: Vec<Card>,
    locations: Vec<Location>,
    libraries: Vec<Library>,
    folio: Brought,
    spare: Vec<Brought>,
}

impl Pool {
    fn of(profile: Profile, lexicon: Lexicon) -> Pool {
        let (packs, cards, locations) = (Vec::new(), Vec::new(), Vec::new());
        let (libraries, folio, spare) = (Vec::new(), Brought::new(), Vec::new());
        Pool { profile, lexicon, packs, cards, locations, libraries, folio, spare }
    }

    fn add(&mut self, Sheet { notes, pack, wanted, whole }: &mut Sheet<'_>) {
        let Some(pack) = pack else { return };
        rules::unique(pack, notes);
        let shelves = rules::shelves(pack, notes);
        if *whole {
            rules::counts(pack, &shelves, notes);
        }
        let is_kept = |shelf: usize| match *wanted {
            Wanted::All => true,
            Wanted::Only(places) => places.contains(&shelf),
        };
        let kept: Vec<&RawShelf> = (0..).zip(&shelves).filter(|(shelf, _)| is_kept(*shelf)).map(|it| it.1).collect();
        // A card that is in no Library is always kept.
        let comes = |part: fn(&RawShelf) -> &Vec<(usize, u8)>, index: usize| {
            let of = |shelf: &RawShelf| has(part(shelf), index);
            kept.iter().any(|shelf| of(shelf)) || !shelves.iter().any(of)
        };
        let mut cards = Vec::new();
        for (index, raw) in pack.cards.iter().enumerate() {
            let card = face::card(raw, &self.lexicon, notes);
            let comes = comes(|shelf| &shelf.copies, index);
            let span = raw.face.title.title.span();
            cards.push(card.filter(|_| comes).and_then(|card| self.add_card(card, pack, span, notes)));
        }
        let mut locations = Vec::new();
        for (index, face) in pack.locations.iter().enumerate() {
            let location = face::location(face, &self.lexicon, notes);
            let comes = comes(|shelf| &shelf.folio, index);
            let span = face.title.title.span();
            locations
                .push(location.filter(|_| comes).and_then(|location| self.add_location(location, pack, span, notes)));
        }
        for shelf in kept {
            let id = Pool::id(shelf.id.get_ref(), pack, |id| self.libraries.iter().any(|library| library.id == id));
            let (copies, folio) = (placed(&shelf.copies, &cards), placed(&shelf.folio, &locations));
            put_together(&mut self.folio, &folio);
            self.libraries.push(Library { id, name: shelf.name.clone(), copies, folio });
        }
        self.packs.push(pack.id.get_ref().clone());
    }

    /// Adds the Locations of the starter set, for Libraries of `epic` that have none.
    fn add_spare(&mut self, home: &Pack) {
        let mut silent = Notes::of("", "");
        let mut locations = Vec::new();
        for face in &home.locations {
            let location = face::location(face, &self.lexicon, &mut silent);
            locations.push(location.and_then(|location| self.add_location(location, home, 0..0, &mut silent)));
        }
        for shelf in rules::shelves(home, &mut silent) {
            let folio = placed(&shelf.folio, &locations);
            let known = |(place, _): &&(LocationId, u8)| !self.folio.iter().any(|(other, _)| other == place);
            self.folio.extend(folio.iter().filter(known).copied().collect::<Vec<_>>());
            self.spare.push(folio);
        }
    }

    /// Adds a card. Cards that have the same title in several packs must be alike, and become one card.
    fn add_card(&mut self, mut card: Card, pack: &Pack, span: Range<usize>, notes: &mut Notes<'_>) -> Option<CardId> {
        if let Some(index) = self.cards.iter().position(|other| other.title.en == card.title.en) {
            let other = &self.cards[index];
            if !alike(other, &card) {
                notes.fault(span, "a card that is printed otherwise before", "the same card, or another title");
            }
            return Some(CardId::from_index(index));
        }
        if self.cards.len() == CardId::MOST {
            notes.fault(span, "one title too many", format!("at most {} at a table", CardId::MOST));
            return None;
        }
        card.id = Pool::id(&card.id, pack, |id| self.cards.iter().any(|other| other.id == id));
        self.cards.push(card);
        Some(CardId::from_index(self.cards.len() - 1))
    }

    fn add_location(
        &mut self,
        mut location: Location,
        pack: &Pack,
        span: Range<usize>,
        notes: &mut Notes<'_>,
    ) -> Option<LocationId> {
        if let Some(index) = self.locations.iter().position(|other| other.title.en == location.title.en) {
            let other = &self.locations[index];
            if (other.words, &other.text) != (location.words, &location.text) {
                notes.fault(span, "a Location that is printed otherwise before", "the same, or another title");
            }
            return Some(LocationId::from_index(index));
        }
        if self.locations.len() == LocationId::MOST {
            notes.fault(span, "one Location too many", format!("at most {} at a table", LocationId::MOST));
            return None;
        }
        location.id = Pool::id(&location.id, pack, |id| self.locations.iter().any(|other| other.id == id));
        self.locations.push(location);
        Some(LocationId::from_index(self.locations.len() - 1))
    }

    /// Returns an id that no other pack uses. The later of two equal ids gets the id of its pack as a prefix.
    fn id(id: &str, pack: &Pack, is_taken: impl Fn(&str) -> bool) -> String {
        if is_taken(id) { format!("{}-{id}", pack.id.get_ref()) } else { id.to_owned() }
    }

    /// Notes the warnings of a pack. In `epic` other Authors may bring the starter set, so its cards are known too.
    fn look(&self, sheets: &mut [Sheet<'_>]) {
        let mut others = Pool::of(self.profile, self.lexicon.clone());
        if self.profile == Profile::Epic {
            others.add(&mut sheet(self.profile.built_in(), Wanted::All));
        }
        let cards = self.cards.iter().chain(&others.cards).collect();
        let locations = self.locations.iter().chain(&others.locations).collect();
        let known = Known::of(&self.lexicon, cards, locations);
        for Sheet { notes, pack, .. } in sheets {
            for pack in pack.iter() {
                vain::look(pack, &known, notes);
                self.look_beside(&others, pack, notes);
            }
        }
    }

    /// Notes a warning for each title in `pack` that a different card or Location of the starter set has.
    fn look_beside(&self, others: &Pool, pack: &Pack, notes: &mut Notes<'_>) {
        let faces = pack.cards.iter().map(|card| &card.face).chain(&pack.locations);
        for face in faces {
            let title = face.title.title.get_ref();
            let same = |card: &&Card| card.title.en == *title;
            let [own, theirs] = [self, others].map(|pool| pool.cards.iter().find(same));
            let cards = own.zip(theirs).is_some_and(|(own, theirs)| !alike(own, theirs));
            let same = |location: &&Location| location.title.en == *title;
            let [own, theirs] = [self, others].map(|pool| pool.locations.iter().find(same));
            let locations =
                own.zip(theirs).is_some_and(|(own, theirs)| (own.words, &own.text) != (theirs.words, &theirs.text));
            if cards || locations {
                notes.about(Some(face.id.get_ref()));
                let expected = "the same, or another title: a table that has both refuses them";
                notes.warning(face.title.title.span(), "a title that the starter set prints otherwise", expected);
            }
        }
    }

    fn aliases<'t>(&self, titles: impl Iterator<Item = &'t Title>) -> Aliases {
        let known: Vec<(Words, &Words)> =
            titles.filter_map(|title| Some((title.words(), title.alias.as_ref()?))).collect();
        let alias = |title: &str| {
            let full = known.iter().find(|(words, _)| words.en == title).map(|(_, alias)| (*alias).clone());
            full.or_else(|| known.iter().find(|(words, _)| base(words).en == title).map(|(_, alias)| base(alias)))
        };
        Aliases {
            cards: self.cards.iter().map(|card| alias(&card.title.en)).collect(),
            locations: self.locations.iter().map(|location| alias(&location.title.en)).collect(),
            names: self.lexicon.names().iter().map(|name| alias(&name.notation)).collect(),
        }
    }

    fn catalog(self, aliases: Aliases) -> Catalog {
        let set = CardSet { name: self.packs.join("+"), hash: content_hash(&self.content()) };
        let Pool { profile, lexicon, packs: _, cards, locations, libraries, folio, spare } = self;
        Catalog { set, profile, cards, locations, lexicon, libraries, folio, spare, aliases }
    }

    /// Returns everything in the packs that affects a game, as a text with one item per line.
    fn content(&self) -> String {
        let words = |words: crate::Traits| {
            words.words().map(|word| self.lexicon.word(word).notation.as_str()).collect::<Vec<_>>().join(" ")
        };
        let mut lines = vec![self.profile.name().to_owned()];
        for Card { id, title, kind, cost, words: own, notation, .. } in &self.cards {
            let kind = match kind {
                Kind::Character { vitality } => format!("Character {vitality}"),
                Kind::Object => "Object".to_owned(),
                Kind::Effect => "Effect".to_owned(),
                Kind::Event => "Event".to_owned(),
            };
            lines.push(format!("{id}\t{}\t{kind}\t{cost}\t{}\t{notation}", title.en, words(*own)));
        }
        for Location { id, title, words: own, notation, .. } in &self.locations {
            lines.push(format!("{id}\t{}\t{}\t{notation}", title.en, words(*own)));
        }
        let folio = |folio: &Brought| {
            let ids = folio.iter().map(|(place, copies)| format!("{copies} {}", self.locations[place.index()].id));
            ids.collect::<Vec<_>>().join(", ")
        };
        for Library { id, name: _, copies, folio: own } in &self.libraries {
            let copies = copies.iter().map(|(card, copies)| format!("{copies} {}", self.cards[card.index()].id));
            lines.push(format!("{id}\t{}\t{}", copies.collect::<Vec<_>>().join(", "), folio(own)));
        }
        lines.extend(self.spare.iter().map(folio));
        lines.join("\n")
    }
}

/// Reports whether two cards with the same title count as one card: their kind, cost, words and text are equal.
fn alike(one: &Card, other: &Card) -> bool {
    (one.kind, one.cost, one.words, &one.text) == (other.kind, other.cost, other.words, &other.text)
}

fn has(copies: &[(usize, u8)], index: usize) -> bool {
    copies.iter().any(|(other, _)| *other == index)
}

/// Returns the cards or Locations in `copies` that are at the table, each with its id there and its number of copies.
fn placed<Id: Copy>(copies: &[(usize, u8)], ids: &[Option<Id>]) -> Vec<(Id, u8)> {
    copies.iter().filter_map(|(index, copies)| Some(((*ids.get(*index)?)?, *copies))).collect()
}
