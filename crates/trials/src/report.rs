//! The report of a trial.

/// The findings of a trial. Each finding is printed as soon as it is known, so that an interrupted trial does not lose
/// its findings.
#[derive(Debug)]
pub struct Report {
    trial: &'static str,
    lines: Vec<String>,
    faults: Vec<String>,
}

impl Report {
    /// Returns an empty report for the trial with this name.
    pub fn new(trial: &'static str) -> Report {
        Report { trial, lines: Vec::new(), faults: Vec::new() }
    }

    /// Adds and prints a line with measurements or counts.
    pub fn line(&mut self, about: impl Into<String>) {
        let line = format!("{}: {}", self.trial, about.into());
        println!("{line}");
        self.lines.push(line);
    }

    /// Adds and prints a fault.
    pub fn fault(&mut self, about: impl Into<String>) {
        let fault = format!("{}: FAULT: {}", self.trial, about.into());
        println!("{fault}");
        self.faults.push(fault);
    }

    /// Returns the lines of the report that are not faults.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Returns the faults that were found so far.
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// Reports whether the trial found no fault.
    pub fn is_well(&self) -> bool {
        self.faults.is_empty()
    }
}
