//! How many files and connections the operating system lets this program have open.

/// Asks the system for as many as it allows. Returns the number, if the system says one.
#[cfg(unix)]
pub(crate) fn raise() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: maximum, maximum };
    let now = if setrlimit(Resource::Nofile, raised).is_ok() { maximum } else { current };
    now.and_then(|now| usize::try_from(now).ok())
}

#[cfg(not(unix))]
pub(crate) fn raise() -> Option<usize> {
    None
}
