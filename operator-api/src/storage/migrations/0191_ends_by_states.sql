-- Ends that states say, so that a restart knows them before there is a result.

ALTER TABLE fixture
  -- When a state said last that play is over; null without any. A later word about the result may take it back.
  ADD COLUMN ended_at bigint;
