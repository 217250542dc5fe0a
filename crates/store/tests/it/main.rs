mod tables;

mod backups;
mod damage;
mod gatherings;
mod keys;
mod groups;
mod layouts;
mod promises;

#[cfg(unix)]
mod postgres;
#[cfg(unix)]
mod server;
