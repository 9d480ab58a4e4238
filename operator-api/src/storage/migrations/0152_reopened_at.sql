-- When a bet that was settled began to run again because a result was taken back; null for all others, and once it is settled anew.
ALTER TABLE bet ADD COLUMN reopened_at bigint;
