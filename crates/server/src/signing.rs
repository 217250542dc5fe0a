//! The signing key of a server that hosts for others. It is made once and stays in the data folder.

use crate::notices::PushKey;
use luck::{Hex, Signer};
use std::{
    fs::{self, OpenOptions},
    io::{self, ErrorKind, Write},
    path::{Path, PathBuf},
};

/// The name of the file with the signing key in the data folder.
pub const SIGNING_KEY: &str = "signing.key";

/// The name of the file with the key for push services in the data folder.
pub const PUSH_KEY: &str = "push.key";

/// The reason why there is no signing key.
#[derive(Debug, thiserror::Error)]
pub enum SignerFault {
    #[error("the signing key {} cannot be read or made: {why}; expected a folder that this program may write to", path.display())]
    File { path: PathBuf, why: io::Error },
    #[error(
        "the signing key {} is damaged; expected 64 hexadecimal digits. Restore the file from a copy, or remove it: then the server makes another key, and signs with that",
        path.display()
    )]
    Damaged { path: PathBuf },
    #[error("the system gives no random numbers for a signing key: {0}")]
    NoSecret(getrandom::Error),
}

/// Returns the signing key in this folder. Makes the folder and the key if there are none.
///
/// # Errors
///
/// Returns an error if the key cannot be read, is damaged or cannot be made.
pub(crate) fn signer(folder: &Path) -> Result<Signer, SignerFault> {
    let signer = Signer::new(secret(folder, SIGNING_KEY)?);
    tracing::info!(signer = %signer.public(), "records of finished games are signed");
    Ok(signer)
}

/// Returns the key by which push services know the server, from this folder. Makes the folder and the key if there are none.
/// `contact` is the public address of the server.
///
/// # Errors
///
/// Returns an error if the key cannot be read, is damaged or cannot be made.
pub(crate) fn push_key(folder: &Path, contact: String) -> Result<PushKey, SignerFault> {
    let secret = secret(folder, PUSH_KEY)?;
    PushKey::new(&secret, contact).ok_or_else(|| SignerFault::Damaged { path: folder.join(PUSH_KEY) })
}

/// Returns the secret in a file of this folder. Makes the folder and the file if there are none.
fn secret(folder: &Path, name: &str) -> Result<[u8; 32], SignerFault> {
    let path = folder.join(name);
    let fault = |why| SignerFault::File { path: path.clone(), why };
    let text = match fs::read_to_string(&path) {
        Err(why) if why.kind() == ErrorKind::NotFound => {
            let mut secret = [0; 32];
            getrandom::fill(&mut secret).map_err(SignerFault::NoSecret)?;
            // A server whose tables are in another database has used the folder for nothing else.
            fs::create_dir_all(folder).map_err(fault)?;
            make(&path, &format!("{}\n", Hex(secret))).map_err(fault)?;
            // Another server may have made the key of this folder at the same time.
            fs::read_to_string(&path).map_err(fault)?
        }
        read => read.map_err(fault)?,
    };
    let secret: Hex<32> = text.trim_end().parse().map_err(|_| SignerFault::Damaged { path: path.clone() })?;
    Ok(secret.0)
}

/// Writes the file as a whole, unless it already exists. Only the owner may read it.
fn make(path: &Path, text: &str) -> io::Result<()> {
    let draft = path.with_extension(format!("key.{}", std::process::id()));
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&draft)?;
    file.write_all(text.as_bytes()).and_then(|()| file.sync_all())?;
    let linked = match fs::hard_link(&draft, path) {
        Err(why) if why.kind() == ErrorKind::AlreadyExists => Ok(()),
        linked => linked,
    };
    fs::remove_file(&draft)?;
    linked
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    #[test]
    fn the_key_is_made_once_and_stays() {
        let folder = TempDir::new().unwrap();
        let first = signer(folder.path()).unwrap().public();
        assert_eq!(signer(folder.path()).unwrap().public(), first);
        assert_ne!(signer(TempDir::new().unwrap().path()).unwrap().public(), first);
        let files: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
        assert_eq!(files, [SIGNING_KEY]);
        make(&folder.path().join(SIGNING_KEY), "another\n").unwrap();
        assert_eq!(signer(folder.path()).unwrap().public(), first, "a key is never replaced");
    }

    #[test]
    fn the_key_for_push_services_is_another_one_that_stays() {
        let folder = TempDir::new().unwrap();
        let first = push_key(folder.path(), "https://oz.example".to_owned()).unwrap().public();
        assert_eq!(push_key(folder.path(), "https://oz.example".to_owned()).unwrap().public(), first);
        fs::write(folder.path().join(PUSH_KEY), "00".repeat(32)).unwrap();
        let fault = push_key(folder.path(), String::new()).err().unwrap();
        assert!(matches!(fault, SignerFault::Damaged { .. }), "{fault}");
    }

    #[cfg(unix)]
    #[test]
    fn only_the_owner_reads_the_key() {
        use std::os::unix::fs::PermissionsExt;
        let folder = TempDir::new().unwrap();
        signer(folder.path()).unwrap();
        let mode = fs::metadata(folder.path().join(SIGNING_KEY)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    #[test]
    fn a_damaged_key_and_a_file_in_place_of_the_folder_are_refused() {
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join(SIGNING_KEY), "nonsense\n").unwrap();
        let fault = signer(folder.path()).unwrap_err();
        assert!(matches!(fault, SignerFault::Damaged { .. }) && fault.to_string().contains("expected 64"), "{fault}");
        assert!(signer(&folder.path().join("new/folder")).is_ok());
        fs::write(folder.path().join("file"), "").unwrap();
        assert!(matches!(signer(&folder.path().join("file")), Err(SignerFault::File { .. })));
    }
}
