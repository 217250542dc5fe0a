//! A small file system, which can be filled.

use anyhow::{Context, Result, ensure};
use std::{
    fs::{self, File},
    io::{ErrorKind, Write},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Command,
};
use tempfile::TempDir;

/// A file system of its own. It is unmounted and removed with this.
#[derive(Debug)]
pub struct Mount {
    point: PathBuf,
    kind: &'static str,
    folder: TempDir,
}

/// The place of a file system that is in a file.
const IMAGE: &str = "image";

/// The file that takes all room.
const FILLER: &str = "filler";

impl Mount {
    /// Mounts one in memory, of so many bytes. Fails where that is not allowed, as it is to root alone.
    pub fn tmpfs(bytes: u64) -> Result<Mount> {
        Mount::at("tmpfs", |_, point| {
            run(Command::new("mount")
                .args(["-t", "tmpfs", "-o", &format!("size={bytes}"), "brickroad-trial"])
                .arg(point))
        })
    }

    /// Mounts one in a file, of so many bytes.
    pub fn ext4(bytes: u64) -> Result<Mount> {
        Mount::at("ext4", |folder, point| {
            let image = folder.join(IMAGE);
            File::create_new(&image)?.set_len(bytes)?;
            // No blocks are kept for root, who may run the trial.
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

    /// Returns where it is mounted.
    pub fn path(&self) -> &Path {
        &self.point
    }

    /// Returns its kind, as `mount` calls it.
    pub fn kind(&self) -> &'static str {
        self.kind
    }

    /// Lets every account come in.
    pub fn open_to_all(&self) -> Result<()> {
        for folder in [self.folder.path(), &self.point] {
            fs::set_permissions(folder, fs::Permissions::from_mode(0o755))?;
        }
        Ok(())
    }

    /// Fills it to the last byte.
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
        // Some file systems find out only now.
        let _ = file.sync_all();
        Ok(())
    }

    /// Makes room again.
    pub fn free(&self) -> Result<()> {
        Ok(fs::remove_file(self.point.join(FILLER))?)
    }
}

/// Changes to a file system that is in a file.
impl Mount {
    /// Lets nobody write a file in it, or lets them again.
    pub fn lock(&self, file: &Path, is_locked: bool) -> Result<()> {
        run(Command::new("chattr").arg(if is_locked { "+i" } else { "-i" }).arg(file))
    }

    /// Lets everybody who writes wait, or lets them go on.
    pub fn freeze(&self, is_frozen: bool) -> Result<()> {
        run(Command::new("fsfreeze").arg(if is_frozen { "-f" } else { "-u" }).arg(&self.point))
    }

    /// Has the system find a fault in it, after which nobody may write.
    pub fn break_down(&self) -> Result<()> {
        let mounts = fs::read_to_string("/proc/self/mounts")?;
        let point = self.point.display().to_string();
        let line = mounts.lines().find(|line| line.split(' ').nth(1) == Some(&point)).context("it is mounted")?;
        let device = line.strip_prefix("/dev/").and_then(|line| line.split(' ').next()).context("it is on a device")?;
        Ok(fs::write(format!("/sys/fs/ext4/{device}/trigger_fs_error"), "a trial")?)
    }

    /// Checks it and mounts it anew, after it broke down. Nobody may use it.
    pub fn mend(&self) -> Result<()> {
        let image = self.folder.path().join(IMAGE);
        run(Command::new("umount").arg(&self.point))?;
        let checked = Command::new("e2fsck").args(["-f", "-y"]).arg(&image).output().context("e2fsck")?;
        // 1 says that faults were mended.
        ensure!(matches!(checked.status.code(), Some(0 | 1)), "{}", String::from_utf8_lossy(&checked.stdout));
        run(Command::new("mount").args(["-o", "loop,errors=remount-ro"]).arg(&image).arg(&self.point))
    }
}

impl Drop for Mount {
    fn drop(&mut self) {
        if run(Command::new("umount").arg(&self.point)).is_err() {
            // Somebody still has a file open there: it goes with its last user.
            let _ = run(Command::new("umount").arg("-l").arg(&self.point));
        }
    }
}

fn run(command: &mut Command) -> Result<()> {
    let output = command.output().with_context(|| format!("{:?}", command.get_program()))?;
    ensure!(output.status.success(), "{:?}: {}", command.get_program(), String::from_utf8_lossy(&output.stderr).trim());
    Ok(())
}
