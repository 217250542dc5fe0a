//! A proxy between the servers and their bus, which can be cut.

use anyhow::Result;
use std::net::{Ipv4Addr, SocketAddr};
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    sync::watch,
};

#[derive(Debug)]
pub(super) struct Proxy {
    address: SocketAddr,
    cut: watch::Sender<bool>,
}

impl Proxy {
    /// Listens on any free port on loopback, and passes on to `target`.
    pub(super) async fn to(target: SocketAddr) -> Result<Proxy> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let (address, (cut, is_cut)) = (listener.local_addr()?, watch::channel(false));
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                if !*is_cut.borrow() {
                    tokio::spawn(pass(client, target, is_cut.clone()));
                }
            }
        });
        Ok(Proxy { address, cut })
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Cuts all connections and lets no more through, or lets them through again.
    pub(super) fn cut(&self, is_cut: bool) {
        self.cut.send_replace(is_cut);
    }
}

async fn pass(mut client: TcpStream, target: SocketAddr, mut is_cut: watch::Receiver<bool>) {
    let Ok(mut server) = TcpStream::connect(target).await else { return };
    let cut = async {
        let _ = is_cut.wait_for(|is_cut| *is_cut).await.is_ok();
    };
    tokio::select! {
        _ = copy_bidirectional(&mut client, &mut server) => {}
        () = cut => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    #[tokio::test]
    async fn a_proxy_passes_on_until_it_is_cut() {
        let echo = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let proxy = Proxy::to(echo.local_addr().unwrap()).await.unwrap();
        tokio::spawn(async move {
            while let Ok((stream, _)) = echo.accept().await {
                let (mut reader, mut writer) = stream.into_split();
                tokio::spawn(async move { tokio::io::copy(&mut reader, &mut writer).await });
            }
        });
        let mut client = TcpStream::connect(proxy.address()).await.unwrap();
        client.write_all(b"ozma").await.unwrap();
        let mut heard = [0; 4];
        client.read_exact(&mut heard).await.unwrap();
        assert_eq!(&heard, b"ozma");
        proxy.cut(true);
        assert!(matches!(client.read(&mut heard).await, Ok(0) | Err(_)));
        proxy.cut(false);
        let mut again = TcpStream::connect(proxy.address()).await.unwrap();
        again.write_all(b"ozma").await.unwrap();
        again.read_exact(&mut heard).await.unwrap();
    }
}
