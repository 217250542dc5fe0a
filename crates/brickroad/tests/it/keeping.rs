//! Tests of backups and of `brickroad doctor`.

use crate::binary::{brickroad, complains, prints};
use kernel::{Options, Rng, Shelf};
use protocol::{Pace, SeatPlan};
use std::{env, fs, path::Path};
use store::{Setup, Sqlite, Summary, TableId, Told, prelude::*};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use trials::Postgres;
use xxhash_rust::xxh64::xxh64;

/// Returns a data folder with two tables. If `damaged` is true, the second table is damaged.
fn folder(damaged: bool) -> TempDir {
    let folder = TempDir::new().unwrap();
    Runtime::new().unwrap().block_on(async {
        let store = Sqlite::open(folder.path()).await.unwrap();
        for number in 1..=2 {
            let names = ["Ann".to_owned(), "Ben".to_owned()];
            let table = catalog::open("draft", &Options::new(), names.to_vec(), &Shelf::EMPTY).unwrap();
            let seats = names.map(|name| SeatPlan { name, bot: None }).to_vec();
            let mut header = table.header().clone();
            if damaged && number == 2 {
                header.seats.pop();
            }
            let setup =
                Setup { header, holders: vec![None; seats.len()], seats, seed: 7, key: None, pace: Pace::Brisk };
            let summary = Summary { entries: 0, over: false, heading: Told::default(), standing: None };
            store.create(&TableId::draw(&mut Rng::new(number)), &setup, &[], &summary).await.unwrap();
        }
        store.close().await;
    });
    folder
}

fn data(folder: &Path) -> [&str; 2] {
    ["--data", folder.to_str().unwrap()]
}

#[test]
fn a_backup_is_restored_to_another_folder() {
    let (from, to) = (folder(false), TempDir::new().unwrap());
    let file = to.path().join("tables.backup");
    let name = file.to_str().unwrap();
    let arguments = [&["backup", name][..], &data(from.path())].concat();
    assert_eq!(prints(&arguments, ""), "The backup holds 2 tables with 0 rows in their logs, and 0 packs of cards.\n");
    #[cfg(unix)]
    {
        let mode = std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&file).unwrap().permissions());
        assert_eq!(mode & 0o077, 0, "it shows every hand");
    }
    assert!(complains(&arguments, "").contains("is there already; expected a new name"));
    assert_eq!(fs::read_dir(to.path()).unwrap().count(), 1, "nothing else is left there");
    let new = to.path().join("new");
    let restore = [&["restore", name, "--lang", "fr"][..], &data(&new)].concat();
    assert_eq!(
        prints(&restore, ""),
        "Restauration\u{a0}: 2 tables avec 0 ligne dans leurs journaux, et 0 paquet de cartes.\n"
    );
    assert!(complains(&restore, "").contains("there are tables here already"));
    let doctor = [&["doctor"][..], &data(&new)].concat();
    assert!(prints(&doctor, "").ends_with("keeps 2 tables with 0 entries.\nAll is well.\n"));
}

#[test]
fn gatherings_are_counted_and_come_back_as_they_went() {
    let folder = TempDir::new().unwrap();
    let [file, again] = ["first", "second"].map(|name| folder.path().join(name).to_str().unwrap().to_owned());
    let lines = r#"{"brickroadBackup":1}
{"gathering":{"id":"00000000000000ab","version":2,"made":1,"isPublic":false,"wish":"w","chairs":"c","madeBy":"m"}}
"#;
    let hash = xxh64(lines.as_bytes(), 0);
    let last = format!(r#"{{"end":{{"tables":0,"rows":0,"packs":0,"gatherings":1}},"xxh64":"{hash:016x}"}}"#);
    fs::write(&file, format!("{lines}{last}\n")).unwrap();
    let new = folder.path().join("new");
    let counted = "0 tables with 0 rows in their logs, 1 gathering, and 0 packs of cards.\n";
    assert!(prints(&[&["restore", &file][..], &data(&new)].concat(), "").ends_with(counted));
    let french = prints(&[&["backup", &again, "--lang", "fr"][..], &data(&new)].concat(), "");
    assert!(french.contains("dans leurs journaux, 1 invitation, et 0 paquet de cartes"), "{french}");
    assert_eq!(fs::read(file).unwrap(), fs::read(again).unwrap());
}

#[test]
fn tables_go_to_postgresql_and_back() {
    let Some(server) = Postgres::start().unwrap() else {
        assert!(env::var_os("CI").is_none(), "expected PostgreSQL, as of Debian's package postgresql");
        return;
    };
    let (from, to) = (folder(false), TempDir::new().unwrap());
    let address = server.address();
    let (first, second) = (to.path().join("first"), to.path().join("second"));
    let [first, second] = [&first, &second].map(|path| path.to_str().unwrap());
    let counted = "2 tables with 0 rows in their logs, and 0 packs of cards.\n";
    prints(&[&["backup", first][..], &data(from.path())].concat(), "");
    let database = [&["--database", &address][..], &data(to.path())].concat();
    assert!(prints(&[&["restore", first][..], &database].concat(), "").ends_with(counted));
    let doctor = prints(&[&["doctor"][..], &database].concat(), "");
    assert!(doctor.starts_with("the PostgreSQL database postgres on 127.0.0.1 keeps 2 tables"), "{doctor}");
    assert!(prints(&[&["backup", second][..], &database].concat(), "").ends_with(counted));
    assert_eq!(fs::read(first).unwrap(), fs::read(second).unwrap());
    let nowhere = ["doctor", "--database", "postgres://oz@127.0.0.1:1/oz"];
    assert!(complains(&nowhere, "").contains("the PostgreSQL database oz on 127.0.0.1 cannot be opened"));
    assert!(complains(&["doctor", "--database", "oz"], "").contains("address"), "what is no address is refused");
}

#[test]
fn a_refused_backup_or_restore_leaves_nothing_behind() {
    let empty = TempDir::new().unwrap();
    let nowhere = empty.path().join("nowhere");
    let file = empty.path().join("file");
    let refused = complains(&[&["backup", file.to_str().unwrap()][..], &data(&nowhere)].concat(), "");
    assert!(refused.contains("expected a data folder"), "{refused}");
    fs::write(&file, "{\"brickroadBackup\":1}\n").unwrap();
    let refused = complains(&[&["restore", file.to_str().unwrap()][..], &data(&nowhere)].concat(), "");
    assert!(refused.contains("line 2 of the backup"), "{refused}");
    let refused = complains(&[&["doctor"][..], &data(&nowhere)].concat(), "");
    assert!(refused.contains("expected a data folder"), "{refused}");
    assert!(!nowhere.exists());
}

#[test]
fn the_doctor_names_a_damaged_table() {
    let ill = folder(true);
    let run = brickroad(&[&["doctor"][..], &data(ill.path())].concat(), "");
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""), "{run:?}");
    let id = TableId::draw(&mut Rng::new(2));
    assert!(run.out.contains(&format!("Table {}: ", id.as_str())) && !run.out.contains("All is well"), "{run:?}");
    assert!(run.out.contains("says more. ("), "the cause follows: {run:?}");
}
