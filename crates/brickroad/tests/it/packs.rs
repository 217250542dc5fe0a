//! Tests of `--packs`, the packs that the user has written.

use crate::binary::{brickroad, complains, prints};
use catalog::write_record;
use kernel::{OptionValue, Options};
use packs::{KeptPack, PackFolder, to_keep};
use std::{fs, path::PathBuf};
use store::{Sqlite, prelude::*};
use tempfile::TempDir;
use tokio::runtime::Runtime;

fn core() -> String {
    fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/storyline/cards/oz-core.toml")).unwrap()
}

/// A folder with a copy of the Core Pack under another name.
struct Packs {
    _folder: TempDir,
    path: PathBuf,
}

impl Packs {
    fn new() -> Packs {
        let folder = TempDir::new().unwrap();
        let packs = Packs { path: folder.path().join("packs"), _folder: folder };
        fs::create_dir(&packs.path).unwrap();
        packs.put(&core().replace("id = \"oz-core\"", "id = \"mine\""));
        packs
    }

    fn put(&self, text: &str) {
        fs::write(self.path.join("mine.toml"), text).unwrap();
    }

    fn change(&self) {
        self.put(&core().replace("id = \"oz-core\"", "id = \"mine\"").replacen("cost = 2", "cost = 3", 1));
    }

    /// Returns `arguments`, followed by the argument for the folder of packs.
    fn with<'a>(&'a self, arguments: &[&'a str]) -> Vec<&'a str> {
        [arguments, &["--packs", self.path.to_str().unwrap()]].concat()
    }

    /// Returns the record of a game with the pack. Also stores the pack as the server does when a table is started with
    /// it.
    fn record(&self) -> String {
        let folder = PackFolder::at(&self.path);
        let options = Options::from([("pack".to_owned(), OptionValue::Word("mine".into()))]);
        let shelf = folder.shelf();
        let mut table = catalog::open("oz", &options, vec!["Ann".into()], &shelf).unwrap();
        let data = self.path.parent().unwrap().to_owned();
        let packs = to_keep(table.header(), &shelf);
        Runtime::new().unwrap().block_on(async {
            let store = Sqlite::open(&data).await.unwrap();
            for KeptPack { key, hash, bytes } in packs {
                store.keep_pack(&store::KeptPack { key, hash, bytes }).await.unwrap();
            }
            store.close().await;
        });
        let mut luck = kernel::Rng::new(5);
        while table.turn() == kernel::Turn::Chance {
            table.chance(&mut luck).unwrap();
        }
        write_record(&*table)
    }
}

#[test]
fn a_pack_is_listed_and_shown() {
    let packs = Packs::new();
    let own = prints(&packs.with(&["cards", "list", "oz", "--option", "pack=mine"]), "");
    assert!(own.starts_with("mine: 65 cards, hash "), "{own}");
    packs.change();
    let changed = prints(&packs.with(&["cards", "list", "oz", "--option", "pack=mine"]), "");
    assert_ne!(own.lines().next(), changed.lines().next(), "another hash");
    let epic = prints(&packs.with(&["cards", "list", "epic", "--json"]), "");
    let all = ["A01", "B01", "C01", "D01", "E38", "R01"];
    assert!(all.iter().all(|id| epic.contains(&format!("\"id\":{id:?}"))) && !epic.contains("\"id\":\"O01\""));
    let shown = prints(&packs.with(&["cards", "show", "oz", "o47", "--option", "pack=mine"]), "");
    assert!(shown.contains(" id        O47\n"), "{shown}");
}

#[test]
fn an_unknown_pack_is_refused_with_the_known_ones() {
    let packs = Packs::new();
    let refused = complains(&packs.with(&["cards", "list", "oz", "--option", "pack=hens"]), "");
    assert_eq!(refused, "brickroad: option \"pack\" was \"hens\"; expected one of oz-core, mine\n");
    let refused = complains(&["cards", "list", "oz", "--packs", "no-such-folder"], "");
    assert_eq!(
        refused,
        "brickroad: no-such-folder is no folder; expected one with packs of cards, such as mine.toml\n"
    );
}

#[test]
fn bots_play_a_pack() {
    let packs = Packs::new();
    let arguments = ["lab", "match", "oz", "random", "random", "--games", "2", "--option", "pack=mine"];
    let report = prints(&packs.with(&[&arguments[..], &["--option", "roundCap=1", "--json"]].concat()), "");
    assert!(report.contains("\"options\":{\"pack\":\"mine\",\"roundCap\":1}"), "{report}");
}

#[test]
fn a_record_is_replayed_with_the_pack_it_was_made_with() {
    let packs = Packs::new();
    let record = packs.record();
    let check = packs.with(&["replay", "-", "--check"]);
    let verdict = prints(&check, &record);
    packs.change();
    let run = brickroad(&check, &record);
    assert_eq!((run.code, &run.out), (Some(0), &verdict));
    assert_eq!(
        run.err,
        "The pack \"mine\" has changed since this game began. The old one was kept, and is used here.\n"
    );
    fs::remove_file(packs.path.join("mine.toml")).unwrap();
    let run = brickroad(&packs.with(&["replay", "-", "--json", "--lang", "fr"]), &record);
    assert!(run.err.starts_with("Le paquet «\u{a0}mine\u{a0}» n’est plus là."), "{run:?}");
    fs::remove_file(Sqlite::file_in(packs.path.parent().unwrap())).unwrap();
    let refused = complains(&check, &record);
    assert!(refused.starts_with("brickroad: -: line 1: made with the pack mine as it was then"), "{refused}");
}
