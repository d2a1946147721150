-- Counters need not outlive a crash of the database, and are not worth waiting for a disk at every call.
ALTER TABLE "rate_limit" SET UNLOGGED;
