//! Compares the packages in the web client's lock file with the packages that npm reports as installed.

use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Lock {
    packages: BTreeMap<String, Package>,
}

#[derive(Deserialize)]
struct Package {
    version: Option<String>,
    /// True if the package may be missing. Some packages are only for other kinds of machines.
    #[serde(default)]
    optional: bool,
}

/// Reports whether npm's list of installed packages matches the lock file.
pub(crate) fn are_installed(lock: &str, installed: &str) -> bool {
    let read = |text: &str| serde_json::from_str::<Lock>(text);
    let (Ok(lock), Ok(installed)) = (read(lock), read(installed)) else { return false };
    // The entry with an empty path is the project itself.
    let wanted = lock.packages.iter().filter(|(path, _)| !path.is_empty());
    let known = installed.packages.keys().all(|path| lock.packages.contains_key(path));
    known
        && wanted.into_iter().all(|(path, package)| match installed.packages.get(path) {
            Some(found) => found.version == package.version,
            None => package.optional,
        })
}

#[cfg(test)]
mod tests {
    use super::are_installed;

    fn lock(packages: &str) -> String {
        format!("{{ \"name\": \"web\", \"packages\": {{ {packages} }} }}")
    }

    #[test]
    fn the_packages_of_the_lock_file_are_installed_if_npm_lists_them() {
        let wanted = lock(
            r#""": { "name": "web" }, "node_modules/a": { "version": "1.0.0" },
            "node_modules/mac": { "version": "2.0.0", "optional": true }"#,
        );
        assert!(are_installed(&wanted, &lock(r#""node_modules/a": { "version": "1.0.0" }"#)));
        for installed in [
            "",
            "{}",
            &lock(""),
            &lock(r#""node_modules/a": { "version": "1.0.1" }"#),
            &lock(r#""node_modules/a": { "version": "1.0.0" }, "node_modules/b": { "version": "1.0.0" }"#),
            &lock(r#""node_modules/a": { "version": "1.0.0" }, "node_modules/mac": { "version": "2.0.1" }"#),
        ] {
            assert!(!are_installed(&wanted, installed), "{installed}");
        }
    }
}
