//! The cards of a table, as its options name them.

use super::{
    PROFILE, PROFILES,
    cards::{LIBRARIES, LIBRARY_A, LIBRARY_B, LIBRARY_CHOICES, Libraries, PACK, STARTER, own, packs, word},
    chosen,
};
use crate::{
    Catalog, PackFile, PackNote, Profile,
    catalog::own::{OwnPack, OwnPacks, key},
};
use kernel::{OptionFault, Options, SeatMap, Shelf};

/// The cards of a table, and for each seat which Library of theirs it plays with.
pub(crate) fn catalog(
    options: &Options,
    seats: usize,
    shelf: &Shelf,
) -> Result<(Catalog, SeatMap<usize>), OptionFault> {
    let own = own(shelf);
    let profile = chosen(options, PROFILE, &PROFILES).unwrap_or(Profile::Oz);
    of_this_profile(options, profile)?;
    match profile {
        Profile::Oz => {
            let catalog = match word(options, PACK).and_then(|word| own.pack(word)) {
                Some(pack) => parse(&[Source::Own(pack)], shelf).map_err(|note| unfit(PACK, &pack.key, &note))?,
                None => Catalog::oz(),
            };
            Ok((catalog, SeatMap::new(seats, |_| 0)))
        }
        Profile::Epic => epic(options, seats, &own, shelf),
    }
}

/// A pack of one's own is for one of the two games, and cannot be meant where the other is played.
fn of_this_profile(options: &Options, profile: Profile) -> Result<(), OptionFault> {
    let (names, other) = match profile {
        Profile::Oz => (&[LIBRARY_A, LIBRARY_B][..], Profile::Epic),
        Profile::Epic => (&[PACK][..], Profile::Oz),
    };
    for name in names {
        let only = Options::from_iter(options.get(*name).map(|value| ((*name).to_owned(), value.clone())));
        if let (Some(found), false) = (word(&only, name), packs(&only).is_empty()) {
            let expected = format!(
                "what is built in, with the profile {}; a pack for {} is played with the profile {}",
                profile.name(),
                other.name(),
                other.name()
            );
            return Err(OptionFault::Value { name: (*name).into(), found: format!("{found:?}"), expected });
        }
    }
    Ok(())
}

/// Whence a Library comes.
#[derive(Clone, Copy)]
enum Source<'a> {
    Starter,
    Own(&'a OwnPack),
}

impl Source<'_> {
    fn is(self, other: Source<'_>) -> bool {
        match (self, other) {
            (Source::Starter, Source::Starter) => true,
            (Source::Own(one), Source::Own(other)) => one.key == other.key,
            (Source::Starter, Source::Own(_)) | (Source::Own(_), Source::Starter) => false,
        }
    }

    fn libraries(self) -> usize {
        match self {
            Source::Starter => STARTER.len(),
            Source::Own(pack) => pack.libraries.len(),
        }
    }
}

/// Of `epic`: the packs of those Libraries that somebody plays with, the starter set first.
fn epic(
    options: &Options,
    seats: usize,
    own: &OwnPacks,
    shelf: &Shelf,
) -> Result<(Catalog, SeatMap<usize>), OptionFault> {
    let asked = [(LIBRARY_A, 0), (LIBRARY_B, 1)].map(|(name, usual)| {
        let word = word(options, name).unwrap_or(STARTER[usual].0);
        let built_in = STARTER.iter().position(|(known, _)| *known == word);
        match (built_in, own.pack(key(word))) {
            (Some(at), _) => (Source::Starter, at),
            (None, Some(pack)) => {
                let at = pack.libraries.iter().position(|(known, _)| known == word);
                (Source::Own(pack), at.expect("the options have been checked"))
            }
            (None, None) => (Source::Starter, usual),
        }
    });
    let who = chosen(options, LIBRARIES, &LIBRARY_CHOICES).unwrap_or(Libraries::Alternate { first: 0 });
    let used = match who {
        Libraries::Alternate { .. } => &asked[..],
        Libraries::Same(which) => &asked[which..=which],
    };
    let mut sources: Vec<Source<'_>> = Vec::new();
    let starter = used.iter().filter(|(source, _)| source.is(Source::Starter));
    for (source, _) in starter.chain(used) {
        if !sources.iter().any(|other| other.is(*source)) {
            sources.push(*source);
        }
    }
    let catalog = parse(&sources, shelf).map_err(|note| {
        let last = sources.iter().rev().find_map(|source| match source {
            Source::Own(pack) => Some(pack),
            Source::Starter => None,
        });
        let found = last.map_or("", |pack| pack.key.as_str());
        let name = if word(options, LIBRARY_B).map(key) == Some(found) { LIBRARY_B } else { LIBRARY_A };
        unfit(name, found, &note)
    })?;
    let place = |(source, at): (Source<'_>, usize)| {
        let before = sources.iter().take_while(|other| !other.is(source)).map(|other| other.libraries());
        before.sum::<usize>() + at
    };
    let libraries = SeatMap::new(seats, |seat| match who {
        Libraries::Alternate { first } => place(asked[(first + seat.index()) % 2]),
        Libraries::Same(which) => place(asked[which]),
    });
    Ok((catalog, libraries))
}

/// Reads these packs as those of one table, or says the first thing that is wrong with them together.
fn parse(sources: &[Source<'_>], shelf: &Shelf) -> Result<Catalog, String> {
    let names: Vec<String> = sources
        .iter()
        .map(|source| match source {
            Source::Starter => String::new(),
            Source::Own(pack) => format!("{}.toml", pack.key),
        })
        .collect();
    let files = sources.iter().zip(&names).map(|(source, name)| match source {
        Source::Starter => Profile::Epic.built_in(),
        Source::Own(pack) => PackFile { name, bytes: shelf.get(&pack.key).unwrap_or_default() },
    });
    let first = |notes: Vec<PackNote>| notes.first().map(ToString::to_string).unwrap_or_default();
    Catalog::parse(&files.collect::<Vec<_>>()).map_err(first)
}

fn unfit(name: &str, found: &str, note: &str) -> OptionFault {
    let expected = format!("packs that go together, but {note}");
    OptionFault::Value { name: name.into(), found: format!("{found:?}"), expected }
}
