//! The identity of the reader at a server that hosts for others: a cookie, which is kept in a file.

use crate::private;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// The cookie by which one server knows the reader, and the file that keeps it.
#[derive(Debug)]
pub(crate) struct Pass {
    file: PathBuf,
    cookie: Option<String>,
}

/// The names of the cookie, the first for connections without encryption.
const NAMES: [&str; 2] = ["brickroad", "__Host-brickroad"];
/// The number of hexadecimal digits of the secret in the cookie.
const DIGITS: usize = 64;

impl Pass {
    /// Reads the pass for the server with this origin from its file in a folder. Without such a file, the server makes
    /// the reader a new guest.
    ///
    /// # Errors
    ///
    /// Returns the fault of a file that cannot be read. A new guest in its place would lose the seats of the old one.
    pub(crate) fn read(folder: &Path, origin: &str) -> io::Result<Pass> {
        let name: String = origin.chars().map(|sign| if is_plain(sign) { sign } else { '_' }).collect();
        let file = folder.join(name);
        let cookie = match fs::read_to_string(&file) {
            Ok(text) => cookie_in(&text),
            Err(fault) if fault.kind() == io::ErrorKind::NotFound => None,
            Err(fault) => return Err(fault),
        };
        Ok(Pass { file, cookie })
    }

    pub(crate) fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Returns the file beside that of the cookie in which the luck of the server's tables is kept.
    pub(crate) fn luck_file(&self) -> PathBuf {
        let mut name = self.file.file_name().unwrap_or_default().to_owned();
        name.push(".luck");
        self.file.with_file_name(name)
    }

    pub(crate) fn file(&self) -> &Path {
        &self.file
    }

    /// Keeps the cookie that a server sets with this header, if it is the one of a guest. Only the owner may read the
    /// file.
    pub(crate) fn keep(&mut self, set: &str) -> io::Result<()> {
        let Some(cookie) = cookie_in(set) else { return Ok(()) };
        private::write(&self.file, cookie.as_bytes())?;
        self.cookie = Some(cookie);
        Ok(())
    }
}

fn is_plain(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || sign == '.' || sign == '-'
}

/// Returns the name and the value of the cookie in a header, if it is the one that guests have.
fn cookie_in(header: &str) -> Option<String> {
    let pair = header.split(';').next()?.trim();
    let (name, secret) = pair.split_once('=')?;
    let is_secret = secret.len() == DIGITS && secret.bytes().all(|digit| digit.is_ascii_hexdigit());
    (NAMES.contains(&name) && is_secret).then(|| pair.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pass_is_kept_for_its_server_alone() {
        let folder = std::env::temp_dir().join(format!("brickroad-pass-{}", std::process::id()));
        let secret = "ab".repeat(32);
        let mut pass = Pass::read(&folder, "https://one.example:8443").unwrap();
        assert_eq!(pass.cookie(), None);
        pass.keep("other=1; Path=/").unwrap();
        pass.keep(&format!("brickroad={}; Path=/", &secret[1..])).unwrap();
        assert_eq!(pass.cookie(), None, "no cookie of a guest");
        pass.keep(&format!("__Host-brickroad={secret}; Path=/; Secure")).unwrap();
        let cookie = format!("__Host-brickroad={secret}");
        assert_eq!(Pass::read(&folder, "https://one.example:8443").unwrap().cookie(), Some(cookie.as_str()));
        assert_eq!(Pass::read(&folder, "https://two.example:8443").unwrap().cookie(), None);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(pass.file()).unwrap().permissions().mode() & 0o777, 0o600);
        }
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_pass_that_cannot_be_read_makes_no_new_guest() {
        let folder = std::env::temp_dir().join(format!("brickroad-pass-odd-{}", std::process::id()));
        fs::create_dir_all(folder.join("http___one.example")).unwrap();
        assert!(Pass::read(&folder, "http://one.example").is_err());
        fs::remove_dir_all(&folder).unwrap();
    }
}
