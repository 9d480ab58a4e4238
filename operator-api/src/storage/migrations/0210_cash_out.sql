-- Cash-outs: what members asked for, what became of it, and values at which the server cashes a bet out by itself.

ALTER TABLE bet
  -- The bet that this one was a part of: a partial cash-out closes a bet of its own and leaves the other open, with less at stake.
  ADD COLUMN part_of bigint;
COMMENT ON COLUMN bet.stake IS 'As typed; less what partial cash-outs took with them.';

CREATE TABLE cash_out (
  member_id text NOT NULL,
  idem_key text NOT NULL,
  request_hash bytea NOT NULL,
  bet_id bigint NOT NULL,
  -- In play it waits as a bet does; `done` has paid, `rejected` left the bet as it was.
  state text NOT NULL CHECK (state IN ('waiting', 'done', 'rejected')),
  percent int NOT NULL CHECK (percent BETWEEN 1 AND 100),
  -- What was offered for that part; exactly this is paid.
  amount amount_above_zero NOT NULL,
  -- The legs as the member saw them: score and line must still be those.
  seen jsonb NOT NULL,
  -- Whether the server took it at the value that the member had set.
  automatic boolean NOT NULL DEFAULT false,
  at bigint NOT NULL,
  decide_at bigint,
  ended_at bigint,
  -- Of a rejected one: a code of the error catalogue, and what the part was worth then.
  reason text,
  new_amount bigint,
  -- The bet that was closed: the bet itself when it was cashed out as a whole.
  closed_bet_id bigint,
  PRIMARY KEY (member_id, idem_key)
);
-- One at a time for each bet.
CREATE UNIQUE INDEX cash_out_waiting ON cash_out (bet_id) WHERE state = 'waiting';
CREATE INDEX cash_out_of_bet ON cash_out (bet_id);

-- The value at which a bet is cashed out as a whole; it goes with the bet's end.
CREATE TABLE cash_out_rule (
  bet_id bigint PRIMARY KEY,
  member_id text NOT NULL,
  value amount_above_zero NOT NULL,
  set_at bigint NOT NULL
);
REVOKE INSERT, UPDATE, DELETE ON cash_out FROM touchline_app;
GRANT SELECT ON cash_out TO touchline_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON cash_out_rule TO touchline_app;
