//! The event loop of plain mode. A pipe is read only when a line is expected, but a person can type at any time.

use super::{fault::TerminalFault, now::now, reading::read};
use crate::{Need, Reply, Talk, Wanted, link::Link};
use protocol::Lang;
use std::io::{BufRead, ErrorKind, IsTerminal, Write, stdin, stdout};
use tokio::sync::mpsc;

/// Runs the conversation until the reader leaves or the input ends.
pub(super) async fn run(mut link: Link, start: (Lang, Option<Wanted>)) -> Result<(), TerminalFault> {
    let typed_by_hand = stdin().is_terminal();
    let mut talk = Talk::new(start.0, start.1, stdout().is_terminal());
    let mut lines = lines();
    loop {
        let reply = tokio::select! {
            heard = link.hear() => {
                talk.clock(now());
                talk.hear(heard)
            }
            line = lines.recv(), if typed_by_hand || talk.asks() => {
                talk.clock(now());
                match line {
                    Some(line) => talk.line(&line?),
                    None => talk.ended(),
                }
            }
        };
        let mut replies = vec![reply];
        while let Some(Reply { lines, needs }) = replies.pop() {
            let goes_on = typed_by_hand && talk.asks() && !needs.contains(&Need::Quit);
            if !print(&lines, goes_on)? {
                return Ok(());
            }
            for need in needs {
                match need {
                    Need::Say(message) => link.say(message).await,
                    Need::Read(path) => {
                        let read = read(&path).await;
                        replies.push(talk.record(&path.display().to_string(), read));
                    }
                    Need::Fail(why) => return Err(TerminalFault::Refused(why)),
                    Need::Quit => return Ok(()),
                }
            }
        }
    }
}

/// Reads the lines of standard input on a separate thread, because reading may block forever.
fn lines() -> mpsc::Receiver<std::io::Result<String>> {
    let (send, lines) = mpsc::channel(1);
    std::thread::spawn(move || {
        let mut input = stdin().lock();
        loop {
            let line = match next_line(&mut input) {
                Ok(Some(line)) => Ok(line),
                Ok(None) => return,
                Err(fault) => Err(fault),
            };
            let broken = line.is_err();
            if send.blocking_send(line).is_err() || broken {
                return;
            }
        }
    });
    lines
}

/// Returns the next line, or `None` at the end of the input. Invalid UTF-8 is replaced, and a line is cut at a length
/// that no path reaches.
fn next_line(input: &mut impl BufRead) -> std::io::Result<Option<String>> {
    const LONGEST: usize = 8192;
    let (mut bytes, mut seen) = (Vec::new(), 0);
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let part = end.and_then(|end| buffer.get(..end)).unwrap_or(buffer);
        bytes.extend(part.iter().take(LONGEST.saturating_sub(bytes.len())));
        let used = part.len() + usize::from(end.is_some());
        seen += used;
        input.consume(used);
        if end.is_some() || used == 0 {
            return Ok((seen > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()));
        }
    }
}

/// Prints lines. Returns false if the other end of the output is closed.
fn print(lines: &[String], prompt: bool) -> std::io::Result<bool> {
    let mut text: String = lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
    if prompt && !lines.is_empty() {
        text.push_str("> ");
    }
    let mut out = stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => Ok(true),
        Err(fault) if fault.kind() == ErrorKind::BrokenPipe => Ok(false),
        Err(fault) => Err(fault),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut input: &[u8]) -> Vec<String> {
        std::iter::from_fn(|| next_line(&mut input).unwrap()).collect()
    }

    #[test]
    fn the_last_line_needs_no_end() {
        assert_eq!(all(b"1\n\nundo"), ["1", "", "undo"]);
        assert_eq!(all(b"1\n"), ["1"]);
        assert_eq!(all(b""), [""; 0]);
    }

    #[test]
    fn odd_bytes_and_long_lines_are_lines_too() {
        assert_eq!(all(b"\xff\n2\n"), ["\u{fffd}", "2"]);
        let long = [vec![b'a'; 1_000_000], b"\n7\n".to_vec()].concat();
        assert_eq!(all(&long)[1], "7");
        assert_eq!(all(&long)[0].len(), 8192);
    }
}
