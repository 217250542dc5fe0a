mod backups;
mod damage;
mod layouts;
mod promises;
mod tables;
