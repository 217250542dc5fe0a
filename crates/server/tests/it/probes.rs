//! Tests of the probes `/live` and `/ready`, and of the headers of every answer.

use crate::house::{House, PUBLIC};
use server::{Hosting, Limits};
use std::{fs, time::Duration};
use tokio::time::{sleep, timeout};

#[tokio::test]
async fn whoever_asks_under_any_name_learns_only_whether_the_server_is_ready() {
    for house in [House::new().await, House::open(None).await] {
        for (path, said) in [("/live", "live\n"), ("/ready", "ready\n")] {
            for headers in [&[("Host", "10.0.0.7:7777")], &[("Host", PUBLIC)]] as [&[(&str, &str)]; 2] {
                let answer = house.get(path, &[headers, &[("Origin", "http://evil.example")]].concat()).await;
                assert_eq!((answer.status, &*answer.body), (200, said), "{path} {headers:?}");
                assert!(answer.headers.contains("cache-control: no-store"), "{answer:?}");
                assert!(!answer.headers.contains("set-cookie"), "{answer:?}");
            }
        }
        assert_eq!(house.get("/live/x", &[("Host", "10.0.0.7:7777")]).await.status, 403, "nothing else is answered");
    }
}

#[tokio::test]
async fn a_server_that_cannot_store_is_alive_but_not_ready() {
    let house = House::open(None).await;
    let (file, away) = (house.folder.path().join("brickroad.db"), house.folder.path().join("away"));
    fs::rename(&file, &away).unwrap();
    assert_eq!(until(&house, 503).await, "not ready\n", "the cause is for the host alone");
    assert_eq!(house.get("/live", &[]).await.status, 200);
    fs::rename(&away, &file).unwrap();
    until(&house, 200).await;
}

async fn until(house: &House, status: u16) -> String {
    let seen = async {
        loop {
            let answer = house.get("/ready", &[]).await;
            if answer.status == status {
                return answer.body;
            }
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(Duration::from_secs(30), seen).await.expect("the probe changes with the store")
}

#[tokio::test]
async fn every_answer_has_every_header_of_security() {
    let secure = House::hosting(Hosting::Others(format!("https://{PUBLIC}").parse().unwrap()), Limits::default()).await;
    for path in ["/", "/live", "/ready", "/api/health", "/api/tables/x/record", "/nothing.txt", "/socket"] {
        for host in [PUBLIC, "evil.example"] {
            let answer = secure.get(path, &[("Host", host)]).await;
            for header in [
                "content-security-policy: default-src 'none'; script-src 'self'; ",
                "x-content-type-options: nosniff\r\n",
                "x-frame-options: deny\r\n",
                "referrer-policy: no-referrer\r\n",
                "cross-origin-opener-policy: same-origin\r\n",
                "cross-origin-resource-policy: same-origin\r\n",
                "x-permitted-cross-domain-policies: none\r\n",
                "permissions-policy: camera=(), display-capture=(), geolocation=(), microphone=(), ",
                "strict-transport-security: max-age=31536000\r\n",
                "x-request-id: ",
            ] {
                let all = format!("{}\r\n", answer.headers);
                assert!(all.contains(&format!("\r\n{header}")), "{path} at {host} has no {header}: {all}");
            }
        }
    }
}

#[tokio::test]
async fn only_an_encrypted_address_is_for_encrypted_connections_alone() {
    for house in [House::new().await, House::open(None).await] {
        assert!(!house.get("/", &[]).await.headers.contains("strict-transport-security"));
    }
}

#[tokio::test]
async fn each_request_has_an_id_of_its_own() {
    let house = House::new().await;
    let mut ids = Vec::new();
    for _ in 0..2 {
        // An id that the client makes up does not count.
        let headers = house.get("/live", &[("X-Request-Id", "mine")]).await.headers;
        let id = headers.lines().find_map(|line| line.strip_prefix("x-request-id: ")).expect("an id").to_owned();
        assert!(id.len() == 16 && id.bytes().all(|digit| digit.is_ascii_hexdigit()), "{id}");
        ids.push(id);
    }
    assert_ne!(ids[0], ids[1]);
}
