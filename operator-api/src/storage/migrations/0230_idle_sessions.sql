-- When the player last did something, epoch milliseconds: a session that nobody uses ends.
ALTER TABLE session
  ADD COLUMN seen_at bigint NOT NULL DEFAULT (extract(epoch FROM clock_timestamp()) * 1000)::bigint;
