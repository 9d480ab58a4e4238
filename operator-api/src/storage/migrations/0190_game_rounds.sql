-- Games of providers: what they offer, who has opened which, what was bet and won. `game` and `game_provider` are read by no one any
-- more; they go with a later release.

-- What each connection lists, as it was last asked.
CREATE TABLE game_catalogue (
  connection text PRIMARY KEY,
  version text NOT NULL,
  catalogue jsonb NOT NULL,
  at bigint NOT NULL
);

-- Tokens of `/play/…`: each opens one game for one member, once.
CREATE TABLE game_launch (
  token_hash bytea PRIMARY KEY,
  launch_id text NOT NULL,
  member_id text NOT NULL REFERENCES member,
  session_id text NOT NULL,
  connection text NOT NULL,
  provider text NOT NULL,
  game_code text NOT NULL,
  currency text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('real', 'demo')),
  -- Language, platform, table and the page to return to.
  options jsonb NOT NULL,
  expires_at bigint NOT NULL,
  used_at bigint
);
CREATE INDEX game_launch_expired ON game_launch (expires_at);

-- What a provider names a member's game by in its wallet calls. Bets need one that is valid; wins and rollbacks come after it too.
CREATE TABLE wallet_token (
  token_hash bytea PRIMARY KEY,
  member_id text NOT NULL REFERENCES member,
  -- The login during which it was opened.
  session_id text NOT NULL,
  connection text NOT NULL,
  provider text NOT NULL,
  game_code text NOT NULL,
  currency text NOT NULL,
  -- Of one bet, minor units.
  min_bet bigint NOT NULL,
  max_bet bigint NOT NULL,
  opened_at bigint NOT NULL,
  seen_at bigint NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX wallet_token_expired ON wallet_token (expires_at);

CREATE TABLE game_round (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  connection text NOT NULL,
  -- As the provider names it; several members may be in one.
  round text NOT NULL,
  member_id text NOT NULL REFERENCES member,
  currency text NOT NULL,
  product text NOT NULL,
  provider text NOT NULL,
  game_code text NOT NULL,
  -- Of the bets and wins that were not rolled back, minor units.
  bet bigint NOT NULL,
  win bigint NOT NULL,
  bets int NOT NULL,
  closed boolean NOT NULL,
  status text NOT NULL CHECK (status IN ('running', 'settled', 'cancelled')),
  valid_turnover bigint NOT NULL,
  -- Moved from the clearing account to the house; below zero where the member won.
  house bigint NOT NULL,
  -- What the provider says of it: kind, fair, summary.
  details jsonb,
  opened_at bigint NOT NULL,
  closed_at bigint,
  revision int NOT NULL DEFAULT 0,
  UNIQUE (connection, member_id, round)
) WITH (fillfactor = 80);
CREATE INDEX game_round_of_member ON game_round (member_id, opened_at);
REVOKE INSERT, UPDATE, DELETE ON game_round FROM touchline_app;

-- Wallet calls that moved money, and tombstones of those that were rolled back before they came.
CREATE TABLE wallet_call (
  connection text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback')),
  tx text NOT NULL,
  request_hash bytea NOT NULL,
  member_id text NOT NULL,
  round_id bigint,
  -- Of its order at the money port.
  scope text,
  state text NOT NULL CHECK (state IN ('done', 'rolledBack', 'tombstone')),
  -- Taken and given, minor units; of a rollback 0.
  bet bigint NOT NULL,
  win bigint NOT NULL,
  -- Our reference, and the balance that was answered.
  transfer_id bigint,
  balance bigint,
  at bigint NOT NULL,
  PRIMARY KEY (connection, kind, tx)
) WITH (fillfactor = 90);
CREATE INDEX wallet_call_of_round ON wallet_call (round_id);
REVOKE INSERT, UPDATE, DELETE ON wallet_call FROM touchline_app;

-- What each round added to a betting day, corrections included. Rows never change.
CREATE TABLE game_settlement (
  member_id text NOT NULL,
  day date NOT NULL,
  product text NOT NULL,
  currency text NOT NULL,
  round_id bigint NOT NULL,
  revision int NOT NULL,
  at bigint NOT NULL,
  bets int NOT NULL,
  valid_turnover bigint NOT NULL,
  net bigint NOT NULL,
  PRIMARY KEY (member_id, day, round_id, revision)
);
REVOKE INSERT, UPDATE, DELETE ON game_settlement FROM touchline_app;

-- Favourites and games that were opened, of each member.
CREATE TABLE game_mark (
  member_id text NOT NULL REFERENCES member,
  provider text NOT NULL,
  game_code text NOT NULL,
  favourite_at bigint,
  opened_at bigint,
  PRIMARY KEY (member_id, provider, game_code)
);

-- Calls are written in the order of time, so that a day of them is a few blocks.
CREATE INDEX wallet_call_at ON wallet_call USING brin (at);

-- What each connection moved on a day of GMT+8, as its calls say and as the ledger does. Minor units; `ledger` is what the clearing
-- accounts kept.
CREATE TABLE game_reconciliation (
  connection text NOT NULL,
  day date NOT NULL,
  currency text NOT NULL,
  calls bigint NOT NULL,
  bets bigint NOT NULL,
  wins bigint NOT NULL,
  ledger bigint NOT NULL,
  checked_at bigint NOT NULL,
  PRIMARY KEY (connection, day, currency)
);

-- Place in the list of an earlier command without which this one is not carried out.
ALTER TYPE wallet_command ADD ATTRIBUTE needs int;

-- Money that was moved to a provider with a wallet of its own, and back. While the provider has not said what became of a transfer it
-- is `pending`: it is asked about, and never sent again.
CREATE TABLE provider_transfer (
  ref text PRIMARY KEY,
  connection text NOT NULL,
  member_id text NOT NULL REFERENCES member,
  session_id text NOT NULL,
  scope text NOT NULL,
  currency text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('deposit', 'withdraw')),
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('pending', 'done', 'failed')),
  at bigint NOT NULL
);
CREATE INDEX provider_transfer_pending ON provider_transfer (at) WHERE state = 'pending';
CREATE INDEX provider_transfer_of_member ON provider_transfer (connection, member_id, at);
REVOKE DELETE ON provider_transfer FROM touchline_app;
