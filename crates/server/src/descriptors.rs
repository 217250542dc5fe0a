//! The operating system's limit on the files and connections that this program may have open.

/// Raises the limit on open files and connections as far as the system allows. Returns the new limit, or `None` if the
/// system states no limit.
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
