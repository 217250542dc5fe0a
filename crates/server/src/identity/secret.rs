//! Random bytes of the system, from which secrets are made.

use host::Refusal;

/// Returns random bytes of the system.
///
/// # Errors
///
/// Refuses if the system provides none.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], Refusal> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|fault| {
        tracing::error!(%fault, "the system gives no random numbers");
        Refusal::NotStored { cause: "other" }
    })?;
    Ok(bytes)
}
