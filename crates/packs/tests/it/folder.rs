//! Tests that packs in a folder are found, kept when a game begins with them, and found again later.

use catalog::{AnyTable, Header, MOST_PACK_BYTES, OpenFault, Record, write_record};
use kernel::{OptionValue, Options, Rng, Shelf, Turn};
use packs::{KeptPack, OldPack, PackFolder, Resumed, Since, to_keep, wanted};
use std::{fs, path::Path};
use tempfile::TempDir;

/// The key of a copy of the Core Pack.
const MINE: &str = "mine";

fn mine() -> String {
    include_str!("../../../../games/storyline/cards/oz-core.toml").replace("id = \"oz-core\"", "id = \"mine\"")
}

/// Returns the copy of the Core Pack with one number changed.
fn changed() -> String {
    mine().replacen("cost = 2", "cost = 3", 1)
}

fn folder(packs: &[(&str, &str)]) -> (TempDir, PackFolder) {
    let data = TempDir::new().unwrap();
    let path = data.path().join("packs");
    fs::create_dir(&path).unwrap();
    packs.iter().for_each(|(key, text)| put(&path, key, text));
    (data, PackFolder::at(path))
}

fn put(path: &Path, key: &str, text: impl AsRef<[u8]>) {
    fs::write(path.join(format!("{key}.toml")), text).unwrap();
}

fn word(word: &str) -> OptionValue {
    OptionValue::Word(word.into())
}

/// Plays a whole game between two bots with the pack [`MINE`], stores the pack, and returns the table.
fn played(folder: &PackFolder) -> Box<dyn AnyTable> {
    played_so(folder, "oz", &[("pack", MINE)])
}

fn played_so(folder: &PackFolder, game: &str, words: &[(&str, &str)]) -> Box<dyn AnyTable> {
    let mut options: Options = words.iter().map(|(name, said)| ((*name).to_owned(), word(said))).collect();
    options.insert("roundCap".to_owned(), OptionValue::Number(2));
    let shelf = folder.shelf();
    let mut table = catalog::open(game, &options, vec!["Ann".into(), "Ben".into()], &shelf).unwrap();
    keep(folder, table.header(), &shelf);
    let mut rng = Rng::new(3);
    loop {
        match table.turn() {
            Turn::Chance => drop(table.chance(&mut rng).unwrap()),
            Turn::Of(seat) => {
                let thought = table.think("greedy".parse().unwrap(), Rng::new(rng.word())).unwrap();
                table.choose(seat, thought(&mut || false)).unwrap();
            }
            Turn::Over => return table,
        }
    }
}

/// Stores packs in the folder, as earlier versions of Brickroad did.
fn keep(folder: &PackFolder, header: &Header, shelf: &Shelf) {
    let kept = folder.path().join("kept");
    fs::create_dir_all(&kept).unwrap();
    for KeptPack { key, hash, bytes } in to_keep(header, shelf) {
        put(&kept, &format!("{key}-{hash}"), bytes);
    }
}

fn replay(folder: &PackFolder, record: &str) -> Result<Resumed, String> {
    folder.replay(&Record::parse(record).unwrap(), &Shelf::EMPTY).map_err(|fault| fault.to_string())
}

fn keys(shelf: &Shelf) -> Vec<&str> {
    shelf.iter().map(|(key, _)| key).collect()
}

#[test]
fn a_record_names_the_pack_and_what_was_in_it() {
    let (_data, folder) = folder(&[(MINE, &mine())]);
    let table = played(&folder);
    let header = table.header();
    let cards = header.cards.clone().unwrap();
    let core = catalog::open("oz", &Options::new(), vec!["Ann".into(), "Ben".into()], &Shelf::EMPTY).unwrap();
    assert_eq!((cards.name.as_str(), header.options["pack"].clone()), ("mine", word("mine")));
    assert_eq!(cards.hash.len(), 64);
    assert_ne!(cards.hash, core.header().cards.clone().unwrap().hash);
    let again = replay(&folder, &write_record(&*table)).unwrap();
    assert_eq!((again.table.digest(), again.table.scores()), (table.digest(), table.scores()));
    assert_eq!((keys(&again.shelf), again.old), (vec![MINE], Vec::new()));
}

#[test]
fn a_game_goes_on_with_the_pack_it_began_with() {
    let (data, folder) = folder(&[(MINE, &mine())]);
    let path = data.path().join("packs");
    let table = played(&folder);
    let record = write_record(&*table);
    put(&path, MINE, changed());
    let Resumed { table: again, shelf, old } = replay(&folder, &record).unwrap();
    assert_eq!(old, [OldPack { key: MINE.into(), since: Since::Changed }]);
    assert_eq!(shelf.get(MINE), Some(mine().as_bytes()));
    assert_eq!(write_record(&*again), record, "every digest agrees");
    put(&path, MINE, "[pack]");
    assert_eq!(replay(&folder, &record).unwrap().old, old, "faulty by now");
    fs::remove_file(path.join("mine.toml")).unwrap();
    let gone = replay(&folder, &record).unwrap();
    assert_eq!(gone.old, [OldPack { key: MINE.into(), since: Since::Gone }]);
    assert_eq!(write_record(&*gone.table), record);
}

#[test]
fn the_changed_one_of_two_packs_is_named() {
    let starter = include_str!("../../../../games/storyline/cards/epic-starter.toml");
    let [one, two] = ["one", "two"].map(|id| starter.replace("id = \"epic-starter\"", &format!("id = {id:?}")));
    let (data, folder) = folder(&[("one", &one), ("two", &two), (MINE, &mine())]);
    let seats = [("library1", "two/B"), ("library2", "one/A")];
    let table = played_so(&folder, "epic", &seats);
    let record = write_record(&*table);
    assert_eq!(table.header().cards.clone().unwrap().name, "two+one");
    assert_eq!(fs::read_dir(data.path().join("packs/kept")).unwrap().count(), 2, "what was played with");
    put(&data.path().join("packs"), "one", "[pack]");
    let Resumed { table: again, shelf, old } = replay(&folder, &record).unwrap();
    assert_eq!(old, [OldPack { key: "one".into(), since: Since::Changed }]);
    assert_eq!((keys(&shelf), write_record(&*again)), (vec!["one", "two"], record));
}

#[test]
fn a_change_that_affects_no_game_is_no_change() {
    let (data, folder) = folder(&[(MINE, &mine())]);
    let record = write_record(&*played(&folder));
    put(&data.path().join("packs"), MINE, format!("# A note.\n{}", mine()));
    assert_eq!(replay(&folder, &record).unwrap().old, []);
}

#[test]
fn a_game_is_never_played_with_other_cards() {
    let (data, folder) = folder(&[(MINE, &mine())]);
    let path = data.path().join("packs");
    let table = played(&folder);
    let record = write_record(&*table);
    let hash = table.header().cards.clone().unwrap().hash;
    fs::remove_dir_all(path.join("kept")).unwrap();
    for pack in [changed(), "[pack]".to_owned()] {
        put(&path, MINE, pack);
        let fault = replay(&folder, &record).map(drop).unwrap_err();
        assert_eq!(
            fault,
            format!(
                "line 1: made with the pack mine as it was then, with the cards \"mine\" with the hash {hash:?}; \
                 it has changed or is gone: expected it as mine.toml among the packs, or kept with a table"
            )
        );
    }
    put(&path, MINE, mine());
    assert!(replay(&folder, &record).is_ok(), "it is back");
}

#[test]
fn a_stored_copy_that_has_changed_is_refused() {
    let (data, folder) = folder(&[(MINE, &mine())]);
    let path = data.path().join("packs");
    let table = played(&folder);
    let hash = table.header().cards.clone().unwrap().hash;
    put(&path, MINE, changed());
    put(&path.join("kept"), &format!("mine-{hash}"), changed());
    let fault = replay(&folder, &write_record(&*table)).map(drop).unwrap_err();
    assert!(fault.contains("made with the cards \"mine\" with the hash"), "{fault}");
}

#[test]
fn a_record_that_names_no_cards_is_played_with_the_present_ones() {
    let (data, folder) = folder(&[(MINE, &mine())]);
    put(&data.path().join("packs"), MINE, changed());
    let header = Header::parse(r#"{"brickroad":1,"game":"oz","options":{"pack":"mine"},"seats":["Ann"]}"#);
    let resumed = folder.resume(&header.unwrap(), &Shelf::EMPTY).unwrap();
    assert_eq!(resumed.shelf.get(MINE), Some(changed().as_bytes()));
}

#[test]
fn a_record_cannot_reach_out_of_the_folder() {
    let (data, folder) = folder(&[(MINE, &mine())]);
    put(data.path(), "secret", mine());
    let long = "a".repeat(100_000);
    for (key, hash) in [
        ("../secret", ""),
        ("/etc/passwd", "0"),
        ("mine", "../../secret"),
        (&long, &long),
        ("", ""),
        ("\u{7}", "\u{1b}[2J"),
    ] {
        let (key, hash) = (serde_json::to_string(key).unwrap(), serde_json::to_string(hash).unwrap());
        let header = format!(
            r#"{{"brickroad":1,"game":"oz","options":{{"pack":{key}}},"cards":{{"name":{hash},"hash":{hash}}},"seats":["Ann"]}}"#
        );
        let fault = folder.resume(&Header::parse(&header).unwrap(), &Shelf::EMPTY).map(drop).unwrap_err();
        let said = fault.to_string();
        assert!(matches!(fault, OpenFault::Packs { .. }), "{said}");
        assert!(said.len() < 1_000 && !said.contains(char::is_control), "{said}");
    }
}

#[test]
fn a_file_that_is_no_pack_is_left_out_and_reported() {
    let (data, folder) = folder(&[("good", &mine()), ("bad", "[pack]"), ("-odd", &mine())]);
    let path = data.path().join("packs");
    put(&path, "letters", b"\xff\xfe");
    put(&path, "long", vec![b'#'; MOST_PACK_BYTES + 1_000]);
    fs::write(path.join("note.txt"), "no pack").unwrap();
    fs::create_dir(path.join("folder.toml")).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink(path.join("nowhere"), path.join("link.toml")).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink("/dev/zero", path.join("zero.toml")).unwrap();
    assert_eq!(keys(&folder.shelf()), ["bad", "good", "letters", "long"]);
    assert_eq!(folder.shelf().get("long").unwrap().len(), MOST_PACK_BYTES + 1);
    let troubles = folder.troubles();
    let expected = [
        "-odd.toml is passed over: expected a name of at most 60 letters",
        "folder.toml is passed over: expected a file",
        #[cfg(unix)]
        "link.toml is passed over: ",
        #[cfg(unix)]
        "zero.toml is passed over: expected a file",
        "bad.toml has 3 faults; brickroad cards check \"",
        "letters.toml has 1 fault;",
        "long.toml has 1 fault;",
    ];
    assert_eq!(troubles.len(), expected.len(), "{troubles:#?}");
    for (trouble, expected) in troubles.iter().zip(expected) {
        assert!(trouble.contains(expected), "{trouble}");
    }
}

#[test]
fn a_folder_that_is_not_there_has_no_packs() {
    let folder = PackFolder::at("/nowhere/packs");
    assert_eq!((folder.shelf(), folder.troubles()), (Shelf::EMPTY, Vec::new()));
}

#[test]
fn a_shelf_has_room_for_a_limited_number_of_packs() {
    let (_data, folder) = folder(&[]);
    let mut shelf = folder.shelf();
    for number in 0..Shelf::MOST {
        shelf.lay(&format!("pack {number}"), *b"").unwrap();
    }
    assert_eq!(shelf.lay("more", *b"").unwrap_err().to_string(), "expected at most 100 packs");
    shelf.lay("pack 7", *b"new").unwrap();
    assert_eq!(shelf.get("pack 7"), Some(&b"new"[..]));
}

#[test]
fn a_copy_stored_elsewhere_is_played_with() {
    let (_data, folder) = folder(&[(MINE, &mine())]);
    let table = played(&folder);
    let record = Record::parse(write_record(&*table)).unwrap();
    let [kept] = &to_keep(table.header(), &folder.shelf())[..] else { panic!("expected one pack") };
    assert_eq!(wanted(table.header()), [(kept.key.clone(), kept.hash.clone())]);
    assert_eq!(folder.kept_before(), std::slice::from_ref(kept));
    fs::remove_dir_all(folder.path()).unwrap();
    assert!(folder.replay(&record, &Shelf::EMPTY).is_err());
    let mut shelf = Shelf::EMPTY;
    shelf.lay(&kept.key, kept.bytes.clone()).unwrap();
    let again = folder.replay(&record, &shelf).map_err(|fault| fault.to_string()).unwrap();
    assert_eq!(again.table.digest(), table.digest());
    assert_eq!(again.old, [OldPack { key: MINE.into(), since: Since::Gone }]);
}
