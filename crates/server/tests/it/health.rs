//! Tests of the health report of the server.

use crate::house::House;
use std::{fs, time::Duration};
use tokio::time::{sleep, timeout};

async fn until(house: &House, status: u16) -> String {
    let seen = async {
        loop {
            let answer = house.get("/api/health", &[]).await;
            if answer.status == status {
                return answer.body;
            }
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(Duration::from_secs(30), seen).await.expect("health changes with the store")
}

#[tokio::test]
async fn a_folder_that_moves_makes_ill_until_it_is_back() {
    let house = House::new().await;
    assert_eq!(until(&house, 200).await, r#"{"health":"well"}"#);
    let (file, away) = (house.folder.path().join("brickroad.db"), house.folder.path().join("away"));
    fs::rename(&file, &away).unwrap();
    assert_eq!(until(&house, 503).await, r#"{"health":"ill","cause":"moved"}"#);
    fs::rename(&away, &file).unwrap();
    until(&house, 200).await;
}

#[tokio::test]
async fn a_database_that_another_holds_makes_ill_until_it_is_let_go() {
    let house = House::new().await;
    let database = house.database().await;
    let holds = database.begin_with("BEGIN IMMEDIATE").await.unwrap();
    assert_eq!(until(&house, 503).await, r#"{"health":"ill","cause":"busy"}"#);
    holds.rollback().await.unwrap();
    until(&house, 200).await;
}
