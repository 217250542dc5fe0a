//! A folder with the packs that somebody owns. It may also contain copies of packs, which earlier versions made when
//! games began.

use catalog::{
    AnyTable, Header, MOST_PACK_BYTES, OpenFault, PackFile, Record, RecordFault, Weight, check_pack, game, resume,
};
use kernel::{CardSet, Shelf, ShelfFault, is_unseen};
use std::{
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
};

/// A folder of packs. Each pack is a file `KEY.toml`. The folder need not exist.
#[derive(Clone, Debug)]
pub struct PackFolder {
    path: PathBuf,
}

/// A game that was resumed, and the packs that it is played with.
pub struct Resumed {
    /// The table of the game.
    pub table: Box<dyn AnyTable>,
    /// The packs that the game is played with.
    pub shelf: Shelf,
    /// The packs that have changed since the game began. If there are any, the game is played with the kept copies.
    pub old: Vec<OldPack>,
}

/// A pack that has changed since a game began with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OldPack {
    /// The key of the pack.
    pub key: String,
    /// The kind of change.
    pub since: Since,
}

/// The change of a pack since a game began with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    /// The content of the file has changed.
    Changed,
    /// The file is gone.
    Gone,
}

/// The content of a pack at the time when a game began with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPack {
    /// The name of the pack's file, without the extension.
    pub key: String,
    /// The hash of the card set that the pack was a part of.
    pub hash: String,
    pub bytes: Vec<u8>,
}

/// The subfolder in which earlier versions stored copies of packs. Copies are now stored with the tables.
const KEPT: &str = "kept";
const ENDING: &str = "toml";

impl PackFolder {
    /// Returns the folder of packs at this path.
    pub fn at(path: impl Into<PathBuf>) -> PackFolder {
        PackFolder { path: path.into() }
    }

    /// Returns the path of the folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the packs that are in the folder now. Files that cannot be read are left out, and
    /// [`PackFolder::troubles`] gives the reasons.
    pub fn shelf(&self) -> Shelf {
        self.look().0
    }

    /// Returns one sentence for each file that is left out and for each pack that has faults, with the reason.
    pub fn troubles(&self) -> Vec<String> {
        let (shelf, mut troubles) = self.look();
        for (key, bytes) in shelf.iter() {
            let path = self.file(key).display().to_string();
            let faults = check_pack(PackFile { name: &path, bytes });
            let faults = faults.iter().filter(|note| note.weight == Weight::Fault).count();
            let faults = match faults {
                0 => continue,
                1 => "1 fault".to_owned(),
                _ => format!("{faults} faults"),
            };
            troubles.push(format!("{path} has {faults}; brickroad cards check {path:?} shows what is wrong"));
        }
        troubles
    }

    /// Sets up the game with this header, before its first entry. The game uses the packs as they are now, or the kept
    /// copies if one of the packs has changed since the game began. [`wanted`] lists the copies to pass as `kept`.
    ///
    /// # Errors
    ///
    /// Returns [`OpenFault::Packs`] if a pack has changed and no copy fits, and otherwise the fault of the header.
    pub fn resume(&self, header: &Header, kept: &Shelf) -> Result<Resumed, OpenFault> {
        let keys = game(&header.game)?.packs(&header.options);
        let now = if keys.is_empty() { Shelf::EMPTY } else { self.shelf() };
        let fault = match resume(header, &now) {
            Ok(table) => return Ok(Resumed { table, shelf: now.only(&keys), old: Vec::new() }),
            Err(fault) => fault,
        };
        match (&header.cards, &fault) {
            (Some(cards), OpenFault::Cards { .. } | OpenFault::Options(_)) if !keys.is_empty() => {
                let is_kept = keys.iter().all(|key| kept.get(key).is_some());
                let kept = if is_kept { Some(kept.only(&keys)) } else { self.kept(&keys, cards) };
                let shelf = kept.ok_or_else(|| lost(&keys, cards))?;
                let old = keys.into_iter().filter_map(|key| OldPack::of(key, &now, &shelf)).collect();
                Ok(Resumed { table: resume(header, &shelf)?, shelf, old })
            }
            _ => Err(fault),
        }
    }

    /// Replays a whole record and returns the resumed game.
    ///
    /// # Errors
    ///
    /// Returns the fault of the first line that does not fit.
    pub fn replay(&self, record: &Record, kept: &Shelf) -> Result<Resumed, RecordFault> {
        let (mut shelf, mut old) = (Shelf::EMPTY, Vec::new());
        let table = record.replay(|header| {
            let resumed = self.resume(header, kept)?;
            (shelf, old) = (resumed.shelf, resumed.old);
            Ok(resumed.table)
        })?;
        Ok(Resumed { table, shelf, old })
    }

    /// Returns the copies of packs that earlier versions stored in this folder.
    pub fn kept_before(&self) -> Vec<KeptPack> {
        let Ok(entries) = fs::read_dir(self.path.join(KEPT)) else { return Vec::new() };
        entries.filter_map(|entry| kept_file(&entry.ok()?.path())).collect()
    }

    /// Returns the packs in the folder and a sentence for each file that was left out.
    fn look(&self) -> (Shelf, Vec<String>) {
        let (mut shelf, mut troubles) = (Shelf::EMPTY, Vec::new());
        let mut paths: Vec<PathBuf> = match fs::read_dir(&self.path) {
            Ok(entries) => entries.filter_map(|entry| Some(entry.ok()?.path())).collect(),
            Err(fault) if fault.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(why) => {
                troubles.push(format!("{} cannot be read: {why}", self.path.display()));
                Vec::new()
            }
        };
        paths.sort();
        for path in paths.iter().filter(|path| path.extension().is_some_and(|ending| ending == ENDING)) {
            let key = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            let why = match read(path) {
                Ok(bytes) => shelf.lay(key, bytes).err().map(|fault: ShelfFault| fault.to_string()),
                Err(why) => Some(why.to_string()),
            };
            troubles.extend(why.map(|why| format!("{} is passed over: {why}", path.display())));
        }
        (shelf, troubles)
    }

    /// Returns the copies of the packs `keys` that this folder keeps for the card set `cards`, or `None` if a copy is
    /// missing.
    fn kept(&self, keys: &[String], cards: &CardSet) -> Option<Shelf> {
        let mut shelf = Shelf::EMPTY;
        for key in keys.iter().filter(|_| is_hash(&cards.hash)) {
            if Shelf::is_key(key) {
                shelf.lay(key, read(&self.kept_file(key, cards)).ok()?).ok()?;
            }
        }
        keys.iter().all(|key| shelf.get(key).is_some()).then_some(shelf)
    }

    fn file(&self, key: &str) -> PathBuf {
        self.path.join(format!("{key}.{ENDING}"))
    }

    /// Returns the path of the kept copy of a pack. There is one copy for each card set with which a game was begun.
    fn kept_file(&self, key: &str, cards: &CardSet) -> PathBuf {
        self.path.join(KEPT).join(format!("{key}-{}.{ENDING}", cards.hash))
    }
}

impl OldPack {
    fn of(key: String, now: &Shelf, kept: &Shelf) -> Option<OldPack> {
        match now.get(&key) {
            None => Some(OldPack { key, since: Since::Gone }),
            now if now == kept.get(&key) => None,
            Some(_) => Some(OldPack { key, since: Since::Changed }),
        }
    }
}

/// Returns the packs that a game with this header is played with, each with its key and the hash of the card set that
/// it was a part of.
pub fn wanted(header: &Header) -> Vec<(String, String)> {
    let Some(cards) = &header.cards else { return Vec::new() };
    let keys = game(&header.game).map(|game| game.packs(&header.options)).unwrap_or_default();
    keys.into_iter().map(|key| (key, cards.hash.clone())).collect()
}

/// Returns the packs to store, so that the game with this header can be continued even if their files change. Packs
/// that are not on the shelf are left out.
pub fn to_keep(header: &Header, shelf: &Shelf) -> Vec<KeptPack> {
    let bytes = |key: &str| shelf.get(key).map(<[u8]>::to_vec);
    let pack = |(key, hash): (String, String)| bytes(&key).map(|bytes| KeptPack { key, hash, bytes });
    wanted(header).into_iter().filter_map(pack).collect()
}

fn lost(keys: &[String], cards: &CardSet) -> OpenFault {
    // A record may contain anything, so the quoted parts are cut to the greatest length that this program writes.
    let short = |text: &str| text.chars().filter(|sign| !is_unseen(*sign)).take(Shelf::MOST_KEY + 4).collect();
    let keys: Vec<String> = keys.iter().map(|key| short(key)).collect();
    OpenFault::Packs {
        files: keys.iter().map(|key| format!("{key}.{ENDING}")).collect::<Vec<_>>().join(", "),
        packs: keys.join(", "),
        cards: short(&cards.name),
        hash: short(&cards.hash),
    }
}

/// Reads a kept pack from a file `KEY-HASH.toml`. Returns `None` if the file is not such a pack or cannot be read.
fn kept_file(path: &Path) -> Option<KeptPack> {
    let (key, hash) = path.file_stem()?.to_str()?.rsplit_once('-')?;
    let is_one = Shelf::is_key(key) && is_hash(hash) && path.extension().is_some_and(|ending| ending == ENDING);
    is_one.then(|| Some(KeptPack { key: key.to_owned(), hash: hash.to_owned(), bytes: read(path).ok()? }))?
}

/// Reports whether a string has the form of a hash. The header of a record may contain any string instead of a hash.
fn is_hash(hash: &str) -> bool {
    hash.len() == 64 && hash.bytes().all(|sign| sign.is_ascii_hexdigit())
}

/// Reads a pack file. If the file is longer than a pack may be, only one byte more than the limit is read.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    // The check comes before the file is opened, because opening a pipe would block.
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "expected a file"));
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST_PACK_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
