mod faults;
mod flawed;
mod promises;
mod spoken;
