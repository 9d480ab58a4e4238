/*
 * Members of operator_type 2: an operator keeps their wallet. Our ledger mirrors each movement there between the member's cash and
 * the account `operator:…` of the kind `external`, so a member's cash here is zero between two movements.
 */
CREATE TABLE operator_wallet (
  member_id text PRIMARY KEY,
  operator text NOT NULL,
  -- Last entries of cash and debt that the operator has a command for.
  cash_seq bigint NOT NULL DEFAULT 0,
  debt_seq bigint NOT NULL DEFAULT 0,
  -- The balance by the operator's newest answer; `balance_seq` is its number in the operator's book.
  balance bigint NOT NULL DEFAULT 0,
  balance_seq bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 70);

-- A stake that the operator is asked for before a bet is placed. It is spent by one bet, or cancelled.
CREATE TABLE operator_reservation (
  key text PRIMARY KEY,
  operator text NOT NULL,
  member_id text NOT NULL,
  currency text NOT NULL,
  amount amount_above_zero NOT NULL,
  purpose text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'spent', 'cancelled')),
  -- Scope of the transfer that spent it, say `bet:17`.
  reference text,
  at bigint NOT NULL,
  ended_at bigint
) WITH (fillfactor = 80);
CREATE INDEX operator_reservation_open ON operator_reservation (at) WHERE state = 'open';
CREATE INDEX operator_reservation_by_time ON operator_reservation (operator, at);

-- The outbox: an operator receives each command until it confirms it.
CREATE TABLE operator_command (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operator text NOT NULL,
  type text NOT NULL CHECK (type IN ('confirm', 'cancel', 'settle')),
  -- Of the reservation, or of the settlement itself.
  key text NOT NULL,
  member_id text NOT NULL,
  currency text NOT NULL,
  -- Minor units; of a settlement below zero where a corrected result takes money back.
  amount bigint NOT NULL,
  kind text NOT NULL,
  reference text NOT NULL,
  at bigint NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  next_at bigint NOT NULL,
  done_at bigint,
  -- Of the last attempt.
  problem text,
  UNIQUE (operator, key, type)
) WITH (fillfactor = 70);
CREATE INDEX operator_command_open ON operator_command (operator, next_at) WHERE done_at IS NULL;
CREATE INDEX operator_command_by_time ON operator_command (operator, at);

REVOKE INSERT, UPDATE, DELETE ON operator_wallet, operator_reservation, operator_command FROM touchline_app;
GRANT UPDATE (balance, balance_seq) ON operator_wallet TO touchline_app;
GRANT UPDATE (attempts, next_at, done_at, problem) ON operator_command TO touchline_app;

-- Members of before: what they hold here goes to the operator of the sandbox.
INSERT INTO operator_wallet (member_id, operator, cash_seq, debt_seq)
SELECT m.id, 'sandbox', coalesce(c.seq, 0), coalesce(d.seq, 0)
FROM member m
LEFT JOIN account c ON c.owner = m.id AND c.kind = 'cash' AND c.currency = m.currency
LEFT JOIN account d ON d.owner = m.id AND d.kind = 'debt' AND d.currency = m.currency
WHERE m.operator_type = 2;
