//! A network of the tests, in which one receiver stands for all public addresses. It listens on loopback, and its
//! certificate, which nothing but these tests trusts, is for the name [`NAME`].

use async_trait::async_trait;
use axum::http::HeaderMap;
use rustls::{
    ClientConfig, RootCertStore, ServerConfig,
    pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject},
};
use server::{HookWay, Net};
use std::{
    collections::VecDeque,
    io,
    net::{IpAddr, SocketAddr},
    sync::{Arc, Mutex},
    time::Duration,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::{Notify, watch},
    time::timeout,
};
use tokio_rustls::{TlsAcceptor, server::TlsStream};

pub(super) const NAME: &str = "hooks.example.org";

/// A public address.
pub(super) const PUBLIC_ADDRESS: &str = "93.184.215.14";

/// The bytes that an answer ends with, and whether more come for ever.
#[derive(Clone, Copy, Debug)]
pub(super) enum Then {
    Ends,
    /// More bytes come for ever: a body, or lines before it.
    Floods(&'static str),
    /// Nothing more comes, and the connection stays open.
    Waits,
}

/// A message as the receiver has got it.
#[derive(Clone, Debug)]
pub(super) struct Got {
    pub(super) path: String,
    pub(super) headers: HeaderMap,
    pub(super) body: String,
}

/// The network with its receiver.
#[derive(Debug)]
pub(super) struct Town {
    receiver: SocketAddr,
    /// The addresses of every name, in the order in which names are looked up. The last ones stay.
    names: Mutex<VecDeque<Vec<IpAddr>>>,
    asked: Mutex<Vec<String>>,
    called: Mutex<Vec<SocketAddr>>,
    got: Mutex<Vec<Got>>,
    answer: Mutex<(String, Then)>,
    news: Notify,
}

impl Town {
    /// Returns a network whose names are public, and whose receiver takes each message.
    pub(super) async fn new() -> Arc<Town> {
        let listener = TcpListener::bind(crate::house::LOOPBACK).await.unwrap();
        let town = Arc::new(Town {
            receiver: listener.local_addr().unwrap(),
            names: Mutex::default(),
            asked: Mutex::default(),
            called: Mutex::default(),
            got: Mutex::default(),
            answer: Mutex::new((String::new(), Then::Ends)),
            news: Notify::new(),
        });
        town.leads(&[&[PUBLIC_ADDRESS]]);
        town.answers("204 No Content", "", Then::Ends);
        tokio::spawn(receive(Arc::clone(&town), listener));
        town
    }

    /// Returns the way of a server into this network.
    pub(super) fn way(self: &Arc<Town>) -> HookWay {
        let mut roots = RootCertStore::empty();
        roots.add(certificate()).unwrap();
        let tls = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        HookWay { net: Arc::clone(self) as Arc<dyn Net>, tls: Some(tls) }
    }

    /// Sets where names lead, one answer after the other.
    pub(super) fn leads(&self, answers: &[&[&str]]) {
        let read = |answer: &&[&str]| answer.iter().map(|address| address.parse().unwrap()).collect();
        *self.names.lock().unwrap() = answers.iter().map(read).collect();
    }

    /// Sets the answer of the receiver.
    pub(super) fn answers(&self, status: &str, headers: &str, then: Then) {
        *self.answer.lock().unwrap() = (format!("HTTP/1.1 {status}\r\n{headers}"), then);
    }

    /// Returns the messages that the receiver has got.
    pub(super) fn got(&self) -> Vec<Got> {
        self.got.lock().unwrap().clone()
    }

    /// Lets time pass until the receiver has got this many messages.
    pub(super) async fn until(&self, count: usize, time: &watch::Sender<u64>) {
        while self.got().len() < count {
            time.send_modify(|now| *now += 20_000);
            let _ = timeout(Duration::from_millis(20), self.news.notified()).await;
        }
    }

    /// Returns the names that were looked up.
    pub(super) fn asked(&self) -> Vec<String> {
        self.asked.lock().unwrap().clone()
    }

    /// Returns the addresses to which connections were made.
    pub(super) fn called(&self) -> Vec<String> {
        self.called.lock().unwrap().iter().map(ToString::to_string).collect()
    }
}

#[async_trait]
impl Net for Town {
    async fn addresses(&self, name: &str) -> io::Result<Vec<IpAddr>> {
        self.asked.lock().unwrap().push(name.to_owned());
        let mut names = self.names.lock().unwrap();
        if names.len() > 1 { Ok(names.pop_front().unwrap()) } else { Ok(names[0].clone()) }
    }

    async fn connect(&self, to: SocketAddr) -> io::Result<TcpStream> {
        self.called.lock().unwrap().push(to);
        TcpStream::connect(self.receiver).await
    }
}

fn certificate() -> CertificateDer<'static> {
    CertificateDer::from_pem_slice(include_bytes!("cert.pem")).unwrap()
}

async fn receive(town: Arc<Town>, listener: TcpListener) {
    let key = PrivateKeyDer::from_pem_slice(include_bytes!("key.pem")).unwrap();
    let config = ServerConfig::builder().with_no_client_auth().with_single_cert(vec![certificate()], key).unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    while let Ok((stream, _)) = listener.accept().await {
        let (town, acceptor) = (Arc::clone(&town), acceptor.clone());
        tokio::spawn(async move {
            // A client that does not trust the certificate is gone at once.
            if let Ok(stream) = acceptor.accept(stream).await {
                let _ = answer(&town, stream).await;
            }
        });
    }
}

/// Takes one message, and answers it. A client may hang up before it has the whole answer.
async fn answer(town: &Town, mut stream: TlsStream<TcpStream>) -> io::Result<()> {
    let got = read(&mut stream).await?;
    town.got.lock().unwrap().push(got);
    town.news.notify_one();
    let (beginning, then) = town.answer.lock().unwrap().clone();
    stream.write_all(beginning.as_bytes()).await?;
    match then {
        Then::Ends => stream.write_all(b"Content-Length: 0\r\n\r\n").await?,
        Then::Floods(with) => loop {
            stream.write_all(with.as_bytes()).await?;
        },
        Then::Waits => stream.write_all(b"Content-Length: 9\r\n\r\n").await?,
    }
    stream.flush().await?;
    stream.read(&mut [0]).await.map(drop)
}

async fn read(stream: &mut TlsStream<TcpStream>) -> io::Result<Got> {
    let mut text = String::new();
    let (beginning, length) = loop {
        text.push(stream.read_u8().await?.into());
        if let Some(beginning) = text.strip_suffix("\r\n\r\n") {
            let headers = headers(beginning);
            break (beginning.to_owned(), headers["content-length"].to_str().unwrap().parse().unwrap());
        }
    };
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    let path = beginning.split(' ').nth(1).unwrap().to_owned();
    Ok(Got { path, headers: headers(&beginning), body: String::from_utf8(body).unwrap() })
}

fn headers(beginning: &str) -> HeaderMap {
    let lines = beginning.lines().skip(1).filter_map(|line| line.split_once(": "));
    lines.map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
}
