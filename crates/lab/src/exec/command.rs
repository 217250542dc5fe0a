//! The command that starts a program.

use std::{env, fmt, process, str::FromStr};

/// The command that starts a program: its words, and the text that they were read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    text: String,
    words: Vec<String>,
}

/// The error for a text that is not a command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{found:?} is not a command; expected a program and its arguments, such as \"./bot.py --fast\"")]
pub struct CommandFault {
    found: String,
}

/// The variables of the environment that a program gets. It needs no other ones of this process, and they may be secret.
const KEPT: [&str; 8] = ["PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "TZ", "SYSTEMROOT", "TEMP"];

impl Command {
    /// Returns the command for the operating system, with a clean environment and in a group of its own.
    pub(crate) fn process(&self) -> process::Command {
        let (program, arguments) = self.words.split_first().expect("a command has a word");
        let mut command = process::Command::new(program);
        command.args(arguments).env_clear();
        command.envs(KEPT.iter().filter_map(|name| Some((name, env::var_os(name)?))));
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        command
    }
}

impl FromStr for Command {
    type Err = CommandFault;

    /// Reads a command as a shell would, but without variables and patterns.
    fn from_str(text: &str) -> Result<Command, CommandFault> {
        let words = shlex::split(text).filter(|words| words.first().is_some_and(|program| !program.is_empty()));
        let words = words.ok_or_else(|| CommandFault { found: text.to_owned() })?;
        Ok(Command { text: text.to_owned(), words })
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_split_into_words() {
        let words = |text: &str| text.parse::<Command>().unwrap().words;
        assert_eq!(words("./bot.py --fast"), ["./bot.py", "--fast"]);
        assert_eq!(words("'my bot' \"two words\" a\\ b"), ["my bot", "two words", "a b"]);
        for text in ["", "  ", "''", "'open"] {
            assert!(text.parse::<Command>().unwrap_err().to_string().contains("expected a program"), "{text}");
        }
    }

    #[test]
    fn a_program_gets_no_other_variables() {
        let command = "./bot.py".parse::<Command>().unwrap().process();
        assert!(command.get_envs().all(|(name, _)| KEPT.iter().any(|kept| name == *kept)));
        assert!(command.get_envs().any(|(name, _)| name == "PATH"));
    }
}
