//! A small file system that a trial can fill, lock, freeze and break.

use anyhow::{Context, Result, ensure};
use std::{
    fs::{self, File},
    io::{ErrorKind, Write},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Command,
};
use tempfile::TempDir;
use tokio::task::spawn_blocking;

/// A mounted file system, which is unmounted and removed when this value is dropped.
#[derive(Debug)]
pub struct Mount {
    point: PathBuf,
    kind: &'static str,
    folder: TempDir,
}

/// The name of the file that contains the ext4 file system.
const IMAGE: &str = "image";

/// The name of the file that uses up all free space.
const FILLER: &str = "filler";

impl Mount {
    /// Mounts a file system of this size in memory. Returns an error if mounting is not allowed. Usually only root may
    /// mount.
    pub fn tmpfs(bytes: u64) -> Result<Mount> {
        Mount::at("tmpfs", |_, point| {
            run(Command::new("mount")
                .args(["-t", "tmpfs", "-o", &format!("size={bytes}"), "brickroad-trial"])
                .arg(point))
        })
    }

    /// Mounts an ext4 file system of this size, which is stored in a file.
    pub fn ext4(bytes: u64) -> Result<Mount> {
        Mount::at("ext4", |folder, point| {
            let image = folder.join(IMAGE);
            File::create_new(&image)?.set_len(bytes)?;
            // No blocks are reserved for root, because root may run the trial.
            run(Command::new("mkfs.ext4").args(["-q", "-m", "0", "-O", "^resize_inode"]).arg(&image))?;
            run(Command::new("mount").args(["-o", "loop,errors=remount-ro"]).arg(&image).arg(point))
        })
    }

    fn at(kind: &'static str, mount: impl FnOnce(&Path, &Path) -> Result<()>) -> Result<Mount> {
        let folder = TempDir::new()?;
        let point = folder.path().join("mounted");
        fs::create_dir(&point)?;
        mount(folder.path(), &point).with_context(|| format!("no {kind} is mounted"))?;
        Ok(Mount { point, kind, folder })
    }

    /// Returns the path of the mount point.
    pub fn path(&self) -> &Path {
        &self.point
    }

    /// Returns the type of the file system, in the form that `mount -t` expects.
    pub fn kind(&self) -> &'static str {
        self.kind
    }

    /// Allows every account to enter the mount point and its parent folder.
    pub fn open_to_all(&self) -> Result<()> {
        for folder in [self.folder.path(), &self.point] {
            fs::set_permissions(folder, fs::Permissions::from_mode(0o755))?;
        }
        Ok(())
    }

    /// Fills the file system until no byte is free.
    pub fn fill(&self) -> Result<()> {
        let mut file = File::create(self.point.join(FILLER))?;
        for block in [1 << 16, 1 << 12, 1 << 9, 1] {
            let zeros = vec![0; block];
            loop {
                match file.write(&zeros) {
                    Ok(_) => {}
                    Err(fault) if fault.kind() == ErrorKind::StorageFull => break,
                    Err(fault) => return Err(fault.into()),
                }
            }
        }
        // Some file systems report only here that they are full.
        let _ = file.sync_all();
        Ok(())
    }

    /// Removes the filler file, which frees the space again.
    pub fn free(&self) -> Result<()> {
        Ok(fs::remove_file(self.point.join(FILLER))?)
    }
}

/// Operations that only a file system in a file supports.
impl Mount {
    /// Makes a file immutable, even for root, or makes it writable again.
    pub fn lock(&self, file: &Path, is_locked: bool) -> Result<()> {
        run(Command::new("chattr").arg(if is_locked { "+i" } else { "-i" }).arg(file))
    }

    /// Blocks all writes to the file system, or lets them continue.
    pub fn freeze(&self, is_frozen: bool) -> Result<()> {
        run(Command::new("fsfreeze").arg(if is_frozen { "-f" } else { "-u" }).arg(&self.point))
    }

    /// Triggers an error in the file system, which becomes read-only a few milliseconds later.
    pub async fn break_down(&self) -> Result<()> {
        let mounts = fs::read_to_string("/proc/self/mounts")?;
        let point = self.point.display().to_string();
        let line = mounts.lines().find(|line| line.split(' ').nth(1) == Some(&point)).context("it is mounted")?;
        let device = line.strip_prefix("/dev/").and_then(|line| line.split(' ').next()).context("it is on a device")?;
        let trigger = format!("/sys/fs/ext4/{device}/trigger_fs_error");
        Ok(spawn_blocking(move || fs::write(trigger, "a trial")).await??)
    }

    /// Repairs the file system after `break_down` and mounts it again. The file system must not be in use.
    pub fn mend(&self) -> Result<()> {
        let image = self.folder.path().join(IMAGE);
        run(Command::new("umount").arg(&self.point))?;
        let checked = Command::new("e2fsck").args(["-f", "-y"]).arg(&image).output().context("e2fsck")?;
        // Status 1 means that errors were found and corrected.
        ensure!(matches!(checked.status.code(), Some(0 | 1)), "{}", String::from_utf8_lossy(&checked.stdout));
        run(Command::new("mount").args(["-o", "loop,errors=remount-ro"]).arg(&image).arg(&self.point))
    }
}

impl Drop for Mount {
    fn drop(&mut self) {
        if run(Command::new("umount").arg(&self.point)).is_err() {
            // A process may still have a file open there. A lazy unmount takes effect when the last process has closed
            // its files.
            let _ = run(Command::new("umount").arg("-l").arg(&self.point));
        }
    }
}

fn run(command: &mut Command) -> Result<()> {
    let output = command.output().with_context(|| format!("{:?}", command.get_program()))?;
    ensure!(output.status.success(), "{:?}: {}", command.get_program(), String::from_utf8_lossy(&output.stderr).trim());
    Ok(())
}
