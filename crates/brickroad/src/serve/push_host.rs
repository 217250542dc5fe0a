//! The host of a push service in the settings.

use std::{fmt, str::FromStr};

/// The host of a push service, or all hosts below a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PushHost(String);

/// The reason why a text is not the host of a push service.
#[derive(Debug)]
pub(super) struct PushHostFault {
    found: String,
}

impl From<PushHost> for String {
    fn from(PushHost(host): PushHost) -> String {
        host
    }
}

impl FromStr for PushHost {
    type Err = PushHostFault;

    fn from_str(text: &str) -> Result<PushHost, PushHostFault> {
        let host = text.trim().to_ascii_lowercase();
        let labels: Vec<&str> = host.strip_prefix("*.").unwrap_or(&host).split('.').collect();
        let is_label =
            |label: &&str| !label.is_empty() && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        // A push service has a name. An address of numbers could lead into the network of the host.
        let is_name = labels.last().is_some_and(|last| last.bytes().all(|byte| byte.is_ascii_alphabetic()));
        if labels.len() > 1 && is_name && labels.iter().all(is_label) {
            Ok(PushHost(host))
        } else {
            Err(PushHostFault { found: text.to_owned() })
        }
    }
}

impl fmt::Display for PushHostFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            out,
            "the push host {:?}; expected a name such as fcm.googleapis.com or *.notify.windows.com",
            self.found
        )
    }
}

impl std::error::Error for PushHostFault {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_push_host_is_a_name_and_nothing_else() {
        for (text, expected) in [("Push.example", "push.example"), (" *.notify.example ", "*.notify.example")] {
            assert_eq!(text.parse::<PushHost>().map(String::from).unwrap(), expected);
        }
        for text in
            ["", "*", "*.", "localhost", "127.0.0.1", "[::1]", "https://a.b", "a.b:444", "a.b/c", "*.*.b", "a..b"]
        {
            let fault = text.parse::<PushHost>().unwrap_err().to_string();
            assert!(fault.contains("; expected a name such as"), "{fault}");
        }
    }
}
