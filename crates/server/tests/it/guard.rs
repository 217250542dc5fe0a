//! Tests that requests from the pages of other sites are refused.

use crate::house::House;
use server::is_loopback;

#[tokio::test]
async fn only_names_of_this_machine_are_answered() {
    let house = House::new().await;
    let port = house.running.address().port();
    let here = [format!("127.0.0.1:{port}"), format!("localhost:{port}"), "LocalHost".into(), format!("[::1]:{port}")];
    for host in here {
        assert_eq!(house.get("/api/health", &[("Host", &host)]).await.status, 200, "{host}");
    }
    let elsewhere =
        ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "0.0.0.0", "192.168.0.1", "", "a b"];
    for host in elsewhere {
        let status = house.get("/api/health", &[("Host", host)]).await.status;
        assert!(matches!(status, 400 | 403), "{host}: {status}");
        assert!(!is_loopback(host));
    }
}

#[tokio::test]
async fn only_the_servers_own_page_opens_a_socket() {
    let house = House::new().await;
    let own = house.running.address().to_string();
    let upgrade =
        [("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13"), ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==")];
    let with = |origin: String| async {
        let origin = origin;
        let mut headers = upgrade.to_vec();
        headers.push(("Origin", &origin));
        house.get("/socket", &headers).await.status
    };
    for origin in ["http://evil.example", "http://127.0.0.1:1", "null", "", "http://localhost", &own] {
        assert_eq!(with(origin.to_owned()).await, 403, "{origin}");
    }
    // A request with the server's own origin passes the guard. It then fails only because the header `Connection:
    // Upgrade` is missing.
    assert_eq!(with(format!("http://{own}")).await, 400);
    assert_eq!(house.get("/api/health", &[("Origin", "http://evil.example")]).await.status, 403);
}

#[tokio::test]
async fn every_answer_says_what_a_page_may_do() {
    let house = House::new().await;
    for path in ["/", "/api/health", "/api/tables/x/record", "/nothing.txt"] {
        let answer = house.get(path, &[]).await;
        for header in
            ["content-security-policy: default-src 'none'", "x-content-type-options: nosniff", "x-frame-options: deny"]
        {
            assert!(answer.headers.contains(header), "{path}: {answer:?}");
        }
    }
    let refused = house.get("/", &[("Host", "evil.example")]).await;
    assert!(refused.headers.contains("nosniff"));
}
