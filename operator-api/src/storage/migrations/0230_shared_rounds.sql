-- Rounds that many members bet on: opened, locked by the clock of the server, drawn from a chain of seeds, settled.

-- Seeds of a kind: each is the hash of the one after it. Nobody but the functions reads the last one.
CREATE TABLE round_chain (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  end_seed bytea NOT NULL UNIQUE,
  last_seed bytea NOT NULL,
  length int NOT NULL CHECK (length > 0),
  created_at bigint NOT NULL
);
REVOKE ALL ON round_chain FROM touchline_app;
GRANT SELECT (id, kind, end_seed, length, created_at) ON round_chain TO touchline_app;

CREATE TABLE shared_round (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Client seed of its draw.
  public_id text NOT NULL UNIQUE,
  kind text NOT NULL,
  product text NOT NULL,
  -- Of its day of GMT+8, from 1.
  number int NOT NULL,
  day date NOT NULL,
  chain_id bigint NOT NULL REFERENCES round_chain,
  chain_index int NOT NULL,
  close_at bigint NOT NULL,
  off_at bigint NOT NULL,
  result_at bigint NOT NULL,
  facts jsonb NOT NULL,
  facts_hash text NOT NULL,
  state text NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'locked', 'running', 'result', 'settled', 'archived', 'void')),
  -- Next moment at which something is to be done; null when nothing is.
  due_at bigint,
  locked_at bigint,
  bets_digest text,
  -- The revealed seed, and what was drawn from it.
  seed bytea,
  drawn_at bigint,
  result jsonb,
  settled_at bigint,
  UNIQUE (chain_id, chain_index),
  CHECK (close_at <= off_at AND off_at <= result_at),
  CHECK ((seed IS NULL) = (drawn_at IS NULL))
) WITH (fillfactor = 70);
CREATE INDEX shared_round_due ON shared_round (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX shared_round_of_kind ON shared_round (kind, off_at);
REVOKE INSERT, DELETE, UPDATE ON shared_round FROM touchline_app;
GRANT UPDATE (state, due_at, locked_at, bets_digest, result, settled_at) ON shared_round TO touchline_app;

CREATE TABLE round_bet (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id text NOT NULL REFERENCES member,
  -- Key of the order, and the place of the bet in it.
  idem_key text NOT NULL,
  item int NOT NULL,
  request_hash bytea NOT NULL,
  round_id bigint NOT NULL REFERENCES shared_round,
  product text NOT NULL,
  currency text NOT NULL,
  market text NOT NULL,
  selection text[] NOT NULL,
  -- Decimal, hundredths.
  odds int NOT NULL CHECK (odds > 0),
  stake bigint NOT NULL CHECK (stake > 0),
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'won', 'lost', 'refunded', 'void')),
  returned bigint CHECK (returned >= 0),
  placed_at bigint NOT NULL,
  settled_at bigint,
  UNIQUE (member_id, idem_key, item),
  CHECK ((state = 'running') = (returned IS NULL))
) WITH (fillfactor = 80);
CREATE INDEX round_bet_of_round ON round_bet (round_id, id);
CREATE INDEX round_bet_running ON round_bet (round_id, id) WHERE state = 'running';
CREATE INDEX round_bet_of_member ON round_bet (member_id, placed_at);
REVOKE UPDATE, DELETE ON round_bet FROM touchline_app;
GRANT UPDATE (state, returned, settled_at) ON round_bet TO touchline_app;

-- What the house would pay on a number or selection of a round, minor units.
CREATE TABLE round_liability (
  round_id bigint NOT NULL REFERENCES shared_round,
  currency text NOT NULL,
  subject text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (round_id, currency, subject)
) WITH (fillfactor = 70);

-- What each bet added to a working day. Rows never change.
CREATE TABLE round_settlement (
  bet_id bigint PRIMARY KEY REFERENCES round_bet,
  member_id text NOT NULL,
  day date NOT NULL,
  product text NOT NULL,
  currency text NOT NULL,
  at bigint NOT NULL,
  valid_turnover bigint NOT NULL,
  net bigint NOT NULL
);
CREATE INDEX round_settlement_of_day ON round_settlement (member_id, day);
REVOKE INSERT, UPDATE, DELETE ON round_settlement FROM touchline_app;
