//! Chooses the cards of a table from its options.

use super::own::{OwnPack, OwnPacks, key};
use super::packs::{LIBRARIES, PACK, STARTER, own, word};
use kernel::{OptionFault, Options, SeatMap, Shelf, Words};
use language::{Catalog, PackFile, PackNote, Profile, Wanted};

/// Returns the cards of a table, and for each seat the index of its Library in the catalog.
pub(crate) fn catalog(
    profile: Profile,
    options: &Options,
    seats: usize,
    shelf: &Shelf,
) -> Result<(Catalog, SeatMap<usize>), OptionFault> {
    let own = own(shelf);
    match profile {
        Profile::Oz => {
            let catalog = match word(options, PACK).and_then(|word| own.pack(word)) {
                Some(pack) => {
                    parse(&[(Source::Own(pack), vec![0])], shelf).map_err(|note| unfit(PACK, &pack.key, &note))?
                }
                None => Catalog::oz(),
            };
            Ok((catalog, SeatMap::new(seats, |_| 0)))
        }
        Profile::Epic => epic(options, seats, &own, shelf),
    }
}

/// The source of a Library.
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
}

/// Returns the cards of a table of `epic`. They come from the packs that contain the chosen Libraries, and the starter
/// set, if it is among them, comes first.
fn epic(
    options: &Options,
    seats: usize,
    own: &OwnPacks,
    shelf: &Shelf,
) -> Result<(Catalog, SeatMap<usize>), OptionFault> {
    let asked = LIBRARIES.iter().zip(STARTER).zip(0..).take(seats).map(|((name, (usual, _)), usual_at)| {
        let word = word(options, name).unwrap_or(usual);
        let built_in = STARTER.iter().position(|(known, _)| *known == word);
        match (built_in, own.pack(key(word))) {
            (Some(at), _) => (Source::Starter, at),
            (None, Some(pack)) => {
                let at = pack.libraries.iter().position(|(known, _)| known == word);
                (Source::Own(pack), at.expect("the options have been checked"))
            }
            (None, None) => (Source::Starter, usual_at),
        }
    });
    let asked: Vec<(Source<'_>, usize)> = asked.collect();
    let mut sources: Vec<(Source<'_>, Vec<usize>)> = Vec::new();
    let starter = asked.iter().filter(|(source, _)| source.is(Source::Starter));
    for (source, at) in starter.chain(&asked) {
        match sources.iter_mut().find(|(other, _)| other.is(*source)) {
            Some((_, libraries)) => libraries.push(*at),
            None => sources.push((*source, vec![*at])),
        }
    }
    for (_, libraries) in &mut sources {
        libraries.sort_unstable();
        libraries.dedup();
    }
    let catalog = parse(&sources, shelf).map_err(|note| {
        let last = sources.iter().rev().find_map(|(source, _)| match source {
            Source::Own(pack) => Some(pack),
            Source::Starter => None,
        });
        let found = last.map_or("", |pack| pack.key.as_str());
        let names = |name: &&&str| word(options, name).map(key) == Some(found);
        let name = LIBRARIES[..seats].iter().find(names).unwrap_or(&LIBRARIES[0]);
        unfit(name, found, &note)
    })?;
    // The Libraries of the table have the order of their packs.
    let place = |(source, at): (Source<'_>, usize)| {
        let all = sources.iter().flat_map(|(source, libraries)| libraries.iter().map(move |at| (source, *at)));
        let mut all = all.zip(0..);
        let found = all.find_map(|((other, other_at), place)| (other.is(source) && other_at == at).then_some(place));
        found.expect("it is one of those that somebody plays with")
    };
    let libraries = SeatMap::new(seats, |seat| place(asked[seat.index()]));
    Ok((catalog, libraries))
}

/// Returns the catalog of these packs, parsed together as the cards of one table, or the first fault.
fn parse(sources: &[(Source<'_>, Vec<usize>)], shelf: &Shelf) -> Result<Catalog, String> {
    let names: Vec<String> = sources
        .iter()
        .map(|(source, _)| match source {
            Source::Starter => String::new(),
            Source::Own(pack) => format!("{}.toml", pack.key),
        })
        .collect();
    let files = sources.iter().zip(&names).map(|((source, libraries), name)| {
        let file = match source {
            Source::Starter => Profile::Epic.built_in(),
            Source::Own(pack) => PackFile { name, bytes: shelf.get(&pack.key).unwrap_or_default() },
        };
        (file, Wanted::Only(libraries))
    });
    let first = |notes: Vec<PackNote>| notes.first().map(ToString::to_string).unwrap_or_default();
    Catalog::parse_for(&files.collect::<Vec<_>>()).map_err(first)
}

fn unfit(name: &str, found: &str, note: &str) -> OptionFault {
    let expected =
        Words { en: format!("packs that go together, but {note}"), fr: "des paquets qui vont ensemble".into() };
    OptionFault::Value { name: name.into(), found: format!("{found:?}"), expected }
}
