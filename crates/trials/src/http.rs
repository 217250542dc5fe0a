//! HTTP requests. Each request has its own connection.

use crate::client::PATIENCE;
use anyhow::{Context, Result};
use std::net::SocketAddr;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

/// The answer to an HTTP request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub status: u16,
    pub body: String,
}

/// Sends a GET request for a path to a server on loopback, and returns the answer.
pub async fn get(server: SocketAddr, path: &str) -> Result<Answer> {
    get_on(connect(server).await?, server, path).await
}

/// Sends a GET request for a path on an open connection, and returns the answer.
pub async fn get_on(stream: TcpStream, server: SocketAddr, path: &str) -> Result<Answer> {
    ask(stream, format!("GET {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n").as_bytes()).await
}

/// Posts a body to a path of a server on loopback, and returns the answer.
pub async fn post(server: SocketAddr, path: &str, body: &[u8]) -> Result<Answer> {
    post_on(connect(server).await?, server, (path, body)).await
}

/// Posts a body to a path on an open connection, and returns the answer.
pub async fn post_on(stream: TcpStream, server: SocketAddr, (path, body): (&str, &[u8])) -> Result<Answer> {
    let length = body.len();
    let head =
        format!("POST {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n");
    ask(stream, &[head.as_bytes(), body].concat()).await
}

async fn connect(server: SocketAddr) -> Result<TcpStream> {
    Ok(timeout(PATIENCE, TcpStream::connect(server)).await.context("no connection in time")??)
}

async fn ask(mut stream: TcpStream, request: &[u8]) -> Result<Answer> {
    let answered = async {
        // A server may refuse a request before it has read the whole request. Its answer counts even if the rest could
        // not be sent.
        let _ = stream.write_all(request).await;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        anyhow::Ok(answer)
    };
    let answer = timeout(PATIENCE, answered).await.context("no answer in time")??;
    let (head, body) = answer.split_once("\r\n\r\n").context("an answer without an end of its head")?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    Ok(Answer { status: status.context("an answer without a status")?, body: body.to_owned() })
}
