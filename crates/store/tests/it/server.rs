//! A PostgreSQL server from Debian's package. It is started for a test on loopback, and stopped after it.

use std::{
    env, fs,
    net::TcpListener,
    os::unix::{fs::chown, process::CommandExt},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};
use store::{Postgres, StoreFault};
use tempfile::TempDir;

pub(crate) struct Server {
    _folder: TempDir,
    child: Child,
    port: u16,
}

impl Server {
    /// Starts a server with an empty database. Returns `None` if PostgreSQL is not installed, except in CI, where it is
    /// required.
    pub(crate) fn start() -> Option<Server> {
        let Some(programs) = programs() else {
            assert!(env::var_os("CI").is_none(), "expected PostgreSQL, as of Debian's package postgresql");
            eprintln!("not tested: PostgreSQL is not installed (Debian's package postgresql)");
            return None;
        };
        let folder = TempDir::new().unwrap();
        let account = account();
        if let Some((user, group)) = account {
            chown(folder.path(), Some(user), Some(group)).unwrap();
        }
        let run = |program: &str| {
            let mut command = Command::new(programs.join(program));
            // PostgreSQL refuses to run as root.
            if let Some((user, group)) = account {
                command.uid(user).gid(group);
            }
            command.current_dir(folder.path()).stdout(Stdio::null()).stderr(Stdio::null());
            command
        };
        let data = folder.path().join("data");
        let made =
            run("initdb").args(["--auth=trust", "--username=oz", "--no-sync", "-D"]).arg(&data).status().unwrap();
        assert!(made.success(), "initdb failed");
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let child = run("postgres")
            .args(["-h", "127.0.0.1", "-p", &port.to_string(), "-k", "", "-D"])
            .arg(&data)
            .spawn()
            .unwrap();
        Some(Server { _folder: folder, child, port })
    }

    pub(crate) fn address(&self) -> String {
        format!("postgres://oz@127.0.0.1:{}/postgres", self.port)
    }

    /// Opens the store as soon as the server answers.
    pub(crate) async fn open(&self) -> Postgres {
        for _ in 0..600 {
            match Postgres::open(&self.address()).await {
                Ok(store) => return store,
                Err(StoreFault::Open { .. }) => tokio::time::sleep(Duration::from_millis(50)).await,
                Err(other) => panic!("{other}"),
            }
        }
        panic!("the PostgreSQL server does not answer")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // SIGINT is the fast shutdown.
        let _ = Command::new("kill").args(["-INT", &self.child.id().to_string()]).status();
        for _ in 0..100 {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return;
            }
            thread::sleep(Duration::from_millis(50));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Returns the folder with the programs of the newest version in Debian.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut found: Vec<PathBuf> = versions.filter_map(|version| Some(version.ok()?.path().join("bin"))).collect();
    found.retain(|programs| programs.join("initdb").exists());
    found.sort();
    found.pop()
}

/// Returns the account of Debian's package, if root runs the tests.
fn account() -> Option<(u32, u32)> {
    use std::os::unix::fs::MetadataExt;
    let is_root = fs::metadata("/proc/self").ok()?.uid() == 0;
    let passwd = fs::read_to_string(Path::new("/etc/passwd")).ok()?;
    let line = passwd.lines().find(|line| line.starts_with("postgres:")).filter(|_| is_root)?;
    let mut parts = line.split(':').skip(2);
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}
