//! Runs `brickroad play` and speaks to it.

use futures_util::{SinkExt, StreamExt};
use protocol::{FromClient, FromServer};
use std::{path::Path, process::Stdio, time::Duration};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader, Lines},
    net::TcpStream,
    process::{Child, ChildStdout, Command},
    time::timeout,
};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};

/// A server in a process of its own.
pub(crate) struct Served {
    pub(crate) child: Child,
    lines: Lines<BufReader<ChildStdout>>,
    address: Option<String>,
}

/// A test that waits longer has failed.
const PATIENCE: Duration = Duration::from_secs(60);

impl Served {
    pub(crate) fn spawn(data: &Path) -> Served {
        Served::with(&["--data", data.to_str().unwrap()])
    }

    pub(crate) fn with(arguments: &[&str]) -> Served {
        let mut command = Command::new(env!("CARGO_BIN_EXE_brickroad"));
        let mut child = command
            .args(["play", "--no-open"])
            .args(arguments)
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        Served { child, lines, address: None }
    }

    /// Waits for the address, which is all that is printed.
    pub(crate) async fn listen(&mut self) -> String {
        let line = timeout(PATIENCE, self.lines.next_line()).await.unwrap().unwrap().expect("a line with the address");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).unwrap().to_owned();
        self.address = Some(address);
        line
    }

    /// As `kill -9` does.
    pub(crate) async fn kill(mut self) {
        self.child.kill().await.unwrap();
    }

    pub(crate) async fn get(&self, path: &str) -> String {
        let address = self.address.as_ref().expect("a server that listens");
        let mut stream = TcpStream::connect(address).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        answer.split_once("\r\n\r\n").unwrap().1.to_owned()
    }

    pub(crate) async fn client(&self) -> Client {
        let address = self.address.as_ref().expect("a server that listens");
        Client(connect_async(format!("ws://{address}/socket")).await.unwrap().0)
    }
}

pub(crate) struct Client(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Client {
    pub(crate) async fn say(&mut self, message: &FromClient) {
        self.0.send(Message::text(serde_json::to_string(message).unwrap())).await.unwrap();
    }

    pub(crate) async fn hear(&mut self) -> FromServer {
        let heard = timeout(PATIENCE, self.0.next()).await.expect("an answer in time");
        serde_json::from_str(heard.unwrap().unwrap().to_text().unwrap()).unwrap()
    }
}
