/*
 * What the money port was ordered to do, one row for each of its transfers: so a hold can be ended and an order reversed by
 * its key. A tombstone, and an order of no money, have a transfer without entries.
 */
CREATE TABLE wallet_order (
  transfer_id bigint PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('post', 'hold', 'release', 'settle', 'reverse', 'tombstone')),
  -- The member whose cash it moves; null between a pool and the house.
  member_id text,
  currency text,
  -- As ordered, one for each account, of 0 too. The entries differ where a debt was repaid, or made.
  lines ledger_line[] NOT NULL,
  -- The transfer that released, settled or reversed it; null again once a settlement is reversed.
  ended_by bigint
) WITH (fillfactor = 80);
REVOKE INSERT, UPDATE, DELETE ON wallet_order FROM touchline_app;

-- A command of the money port. `about_key` is the key of the order that is released, settled or reversed.
CREATE TYPE wallet_command AS (
  n int,
  type text,
  scope text,
  idem_key text,
  request_hash text,
  kind text,
  actor text,
  member_id text,
  currency text,
  amount bigint,
  from_kind text,
  from_owner text,
  to_kind text,
  to_owner text,
  about_key text,
  may_owe boolean
);
CREATE TYPE wallet_answer AS (
  n int,
  outcome text,
  transfer_id bigint,
  member_id text,
  state text,
  currency text,
  cash bigint,
  frozen bigint
);
-- An earlier order under a key. `type` is null where another function than the port's posted it.
CREATE TYPE known_wallet_order AS (
  transfer_id bigint,
  request_hash bytea,
  kind text,
  pending_id bigint,
  type text,
  member_id text,
  currency text,
  lines ledger_line[],
  ended_by bigint,
  ended_by_type text
);
