//! A running program: lines to its input, and lines from its output within a time.

use super::{command::Command, limits::print_time};
use crate::forfeit::{Fault, Forfeit};
use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, ChildStdout, ExitStatus, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel},
    thread,
    time::{Duration, Instant},
};

/// A running program. It ends with all programs that it has started, at the latest when this value is dropped.
pub(super) struct Process {
    child: Child,
    /// The status of the program, once it has ended and has been waited for.
    status: Option<ExitStatus>,
    /// The lines to the program, or `None` once its input is closed. A thread writes them, because a program that reads
    /// nothing must not block the match.
    input: Option<Sender<String>>,
    output: Receiver<Vec<u8>>,
}

/// The greatest length of a line from a program, in bytes.
const MOST_BYTES: u64 = 1 << 16;
/// The number of lines that may wait to be read. A program that writes more has to wait.
const MOST_LINES: usize = 16;
/// The time in which a program may end by itself once its input is closed.
const GRACE: Duration = Duration::from_secs(1);
/// The time between two looks at whether a program has ended.
const PAUSE: Duration = Duration::from_millis(2);

impl Process {
    /// Starts a program.
    pub(super) fn start(command: &Command) -> io::Result<Process> {
        let mut child = command.process().stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let (input, lines) = channel();
        let (read, output) = sync_channel(MOST_LINES);
        thread::spawn(move || stdin.map(|stdin| write(stdin, &lines)));
        thread::spawn(move || stdout.map(|stdout| read_lines(stdout, &read)));
        Ok(Process { child, status: None, input: Some(input), output })
    }

    /// Sends a line to the program. If the program does not read it, the next answer is missing.
    pub(super) fn tell(&self, line: String) {
        if let Some(input) = &self.input {
            // The thread that writes ends early if the program has closed its input.
            let _ = input.send(line);
        }
    }

    /// Returns the next line of the program. `what` is the message that it answers, for the words of a fault.
    pub(super) fn hear(&mut self, within: Duration, what: &str) -> Result<Vec<u8>, Forfeit> {
        self.output.recv_timeout(within).map_err(|why| match why {
            RecvTimeoutError::Timeout => {
                let words = format!("did not answer {what} within {}", print_time(within));
                Forfeit { fault: Fault::Silence, words }
            }
            RecvTimeoutError::Disconnected => {
                let words = format!("{} instead of answering {what}", self.ending());
                Forfeit { fault: Fault::Crash, words }
            }
        })
    }

    /// Returns how a program that has closed its output ended, in words.
    fn ending(&mut self) -> String {
        let has_ended = self.ends_within(GRACE);
        match self.end() {
            Some(status) if has_ended => format!("ended ({status})"),
            Some(_) | None => "closed its output".to_owned(),
        }
    }

    /// Waits until the program has ended, and reports whether it has.
    fn ends_within(&self, time: Duration) -> bool {
        let begun = Instant::now();
        while !group::has_ended(&self.child) {
            if self.status.is_some() || begun.elapsed() >= time {
                return self.status.is_some();
            }
            thread::sleep(PAUSE);
        }
        true
    }

    /// Ends the program and all programs of its group, and returns its status.
    fn end(&mut self) -> Option<ExitStatus> {
        if self.status.is_none() {
            // The group is killed before its leader is waited for. Afterwards another group could have the same id.
            group::kill(&mut self.child);
            self.status = self.child.wait().ok();
        }
        self.status
    }
}

impl Drop for Process {
    /// Closes the input of the program, so that it can end by itself, and kills it if it does not.
    fn drop(&mut self) {
        self.input = None;
        if self.status.is_none() {
            self.ends_within(GRACE);
        }
        self.end();
    }
}

/// Writes lines to a program until there are no more, or until the program has closed its input.
fn write(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines from a program until its output is closed, or until nobody wants more. A line that is too long is cut
/// off, so that it cannot be read as an answer.
fn read_lines(stdout: ChildStdout, to: &SyncSender<Vec<u8>>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match stdout.by_ref().take(MOST_BYTES).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        if to.send(line).is_err() {
            return;
        }
    }
}

/// The process group of a program.
#[cfg(unix)]
mod group {
    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};
    use std::process::Child;

    /// Reports whether the program has ended. Its id stays taken until it is waited for.
    pub(super) fn has_ended(child: &Child) -> bool {
        let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        !matches!(waitid(WaitId::Pid(Pid::from_child(child)), look), Ok(None))
    }

    pub(super) fn kill(child: &mut Child) {
        // This fails only if no process of the group is left.
        let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    }
}

/// The program alone, on systems without process groups.
#[cfg(not(unix))]
mod group {
    use std::process::Child;

    /// Reports that the program may still run. So it is given its time to end.
    pub(super) fn has_ended(_: &Child) -> bool {
        false
    }

    pub(super) fn kill(child: &mut Child) {
        // This fails only if the program has ended.
        let _ = child.kill();
    }
}
