-- Matches whose result an operator has entered: it stands, whatever the feed says, until an operator takes it back.
CREATE TABLE result_hold (
  match_id bigint PRIMARY KEY,
  at bigint NOT NULL,
  -- The newest word of the feed since then, by its own revision; null while it said nothing new.
  told_revision int,
  told jsonb
);
-- Results are given back to the feed by operators alone.
REVOKE DELETE ON result_hold FROM touchline_app;
