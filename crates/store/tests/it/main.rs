mod tables;

mod backups;
mod damage;
mod gatherings;
mod keys;
mod groups;
mod layouts;
mod players;
mod promises;
mod standings;

#[cfg(unix)]
mod postgres;
#[cfg(unix)]
mod server;
