mod tables;

mod backups;
mod damage;
mod gatherings;
mod keys;
mod groups;
mod layouts;
mod merges;
mod notes;
mod notices;
mod players;
mod privates;
mod promises;
mod standings;
mod talk;
mod tournaments;

#[cfg(unix)]
mod postgres;
#[cfg(unix)]
mod server;
#[cfg(unix)]
mod units;
