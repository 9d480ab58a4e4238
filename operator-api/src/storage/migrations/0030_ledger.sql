/*
 * Double entry. An account holds money of one owner in one currency; a transfer is one movement; its entries, which sum to
 * zero in each currency, say what it took from and gave to each account. Only functions write here; the application reads.
 */

CREATE TABLE account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  /*
   * Of a member: `cash` can be bet, `frozen` is in open bets, `bonus` was given, `debt` is owed after a corrected result took
   * back more than was left. `pool` is a tournament room's. `house` wins and loses bets, `provider_clearing` stands for
   * game providers, `external` for the world outside: deposits come from it.
   */
  kind text NOT NULL
    CHECK (kind IN ('cash', 'frozen', 'bonus', 'house', 'pool', 'provider_clearing', 'external', 'debt')),
  owner text NOT NULL,
  currency text NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  -- Number of the last entry.
  seq bigint NOT NULL DEFAULT 0,
  UNIQUE (owner, kind, currency),
  CONSTRAINT account_not_overdrawn CHECK (kind NOT IN ('cash', 'frozen', 'bonus', 'pool') OR balance >= 0),
  CONSTRAINT account_debt_below_zero CHECK (kind <> 'debt' OR balance <= 0)
-- Room in every page: balances change often, and a changed row then stays in its page and its indexes as they are.
) WITH (fillfactor = 60);

CREATE TABLE transfer (
  id bigint PRIMARY KEY,
  -- Namespace of the key, say `bet:17`. The same key in the same scope never moves money twice.
  scope text NOT NULL,
  idem_key text NOT NULL,
  -- Tells a repeated order from another one under the same key.
  request_hash bytea NOT NULL,
  kind text NOT NULL,
  -- The transfer that this one completes or corrects.
  pending_id bigint,
  rev int NOT NULL DEFAULT 0,
  actor text NOT NULL,
  at bigint NOT NULL,
  UNIQUE (scope, idem_key)
);
-- Each connection takes 64 numbers at a time: ids do not follow time.
CREATE SEQUENCE transfer_id OWNED BY transfer.id CACHE 64;

CREATE TABLE entry (
  account_id bigint NOT NULL,
  -- Counts the entries of an account, from 1.
  seq bigint NOT NULL,
  transfer_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  balance_after bigint NOT NULL,
  PRIMARY KEY (account_id, seq)
);

REVOKE INSERT, UPDATE, DELETE ON account, transfer, entry FROM touchline_app;
REVOKE USAGE, SELECT ON transfer_id FROM touchline_app;

-- Who did what, chained by hashes: an altered row breaks every hash behind it.
CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at bigint NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  details jsonb NOT NULL,
  hash bytea NOT NULL
);
REVOKE INSERT, UPDATE, DELETE ON audit FROM touchline_app;

-- What the functions of the ledger hand to each other: an amount to be posted, and an entry that is ready to be written.
CREATE TYPE ledger_line AS (transfer_id bigint, account_id bigint, amount bigint);
CREATE TYPE ledger_entry AS (account_id bigint, seq bigint, transfer_id bigint, amount bigint, balance_after bigint);
