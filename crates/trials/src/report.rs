//! The report of a trial.

/// The findings of a trial. Each is printed as soon as it is known, so that a trial that is stopped has said something.
#[derive(Debug)]
pub struct Report {
    trial: &'static str,
    lines: Vec<String>,
    faults: Vec<String>,
}

impl Report {
    /// Begins the report of a trial of this name.
    pub fn new(trial: &'static str) -> Report {
        Report { trial, lines: Vec::new(), faults: Vec::new() }
    }

    /// Adds a line with the counts of one kind of blow.
    pub fn line(&mut self, about: impl Into<String>) {
        let line = format!("{}: {}", self.trial, about.into());
        println!("{line}");
        self.lines.push(line);
    }

    /// Adds something that must not be.
    pub fn fault(&mut self, about: impl Into<String>) {
        let fault = format!("{}: FAULT: {}", self.trial, about.into());
        println!("{fault}");
        self.faults.push(fault);
    }

    /// Returns the lines so far, without the faults.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Returns the faults so far.
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// Returns whether no fault was found.
    pub fn is_well(&self) -> bool {
        self.faults.is_empty()
    }
}
