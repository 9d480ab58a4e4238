-- What statements and reports are sums of: what each member's money did, by working day and product, and what settled when.

/*
 * The hour of GMT+8 at which a working day begins at a brand, as its file says. The API writes it when it starts and when the
 * file changes; days that are written already stay as they are.
 */
CREATE TABLE brand_day (
  brand text PRIMARY KEY,
  start_hour int NOT NULL CHECK (start_hour BETWEEN 0 AND 23)
);
REVOKE DELETE ON brand_day FROM touchline_app;

/*
 * One row for all that a product did to a member's balance on a working day, raised in the transaction that moves the money.
 * The balance is `cash` less `debt`: what can be bet. So a statement costs its days and not its bets.
 */
CREATE TABLE activity (
  member_id text NOT NULL,
  currency text NOT NULL,
  day date NOT NULL,
  -- `sportsbook`, `tournament`, or `cash` for deposits, withdrawals and corrections.
  product text NOT NULL,
  -- Taken from the balance and given to it, without commission; what a corrected result takes back was taken.
  debit bigint NOT NULL DEFAULT 0,
  credit bigint NOT NULL DEFAULT 0,
  commission bigint NOT NULL DEFAULT 0,
  -- Risk of what was placed, less that of what was rejected or became void.
  turnover bigint NOT NULL DEFAULT 0,
  -- Of what settled on that day, and of corrections made on it.
  bets bigint NOT NULL DEFAULT 0,
  valid_turnover bigint NOT NULL DEFAULT 0,
  settled bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, currency, day, product)
-- Room in every page: the row of today changes with every bet.
) WITH (fillfactor = 60);
REVOKE INSERT, UPDATE, DELETE ON activity FROM touchline_app;

-- Each settlement of a bet and each correction of one, with what it changed. Rows never change.
CREATE TABLE settlement (
  member_id text NOT NULL,
  day date NOT NULL,
  bet_id bigint NOT NULL,
  -- `bet.settlement_rev` after it: 2 and more are corrections.
  revision int NOT NULL,
  at bigint NOT NULL,
  currency text NOT NULL,
  -- Of the bet after it; `running` when a settlement was taken back.
  status text NOT NULL,
  result text,
  -- What it added; a correction takes away what was wrong.
  bets int NOT NULL,
  turnover bigint NOT NULL,
  valid_turnover bigint NOT NULL,
  net bigint NOT NULL,
  commission bigint NOT NULL,
  PRIMARY KEY (member_id, day, bet_id, revision)
);
REVOKE INSERT, UPDATE, DELETE ON settlement FROM touchline_app;

-- What happened before these tables were, with the hour of the product, and bets as they stand, without their corrections.
INSERT INTO settlement (member_id, day, bet_id, revision, at, currency, status, result, bets, turnover, valid_turnover, net,
  commission)
SELECT member_id, date '1970-01-01' + ((settled_at - 4 * 3600000) / 86400000)::int, id, settlement_rev, settled_at, currency,
  status, result, 1, CASE status WHEN 'void' THEN -risk ELSE 0 END, coalesce(valid_turnover, 0), coalesce(net, 0),
  coalesce(commission, 0)
FROM bet WHERE status IN ('settled', 'void', 'cashout') AND settled_at IS NOT NULL;

INSERT INTO activity AS a (member_id, currency, day, product, debit, credit, commission, turnover)
SELECT owner, currency, date '1970-01-01' + ((at - 4 * 3600000) / 86400000)::int,
  CASE WHEN scope LIKE 'bet:%' THEN 'sportsbook' WHEN scope LIKE 'room:%' THEN 'tournament' ELSE 'cash' END,
  sum(CASE WHEN kind <> 'commission' AND amount < 0 THEN -amount ELSE 0 END),
  sum(CASE WHEN kind <> 'commission' AND amount > 0 THEN amount ELSE 0 END),
  sum(CASE kind WHEN 'commission' THEN amount ELSE 0 END),
  sum(CASE WHEN kind IN ('bet', 'bet_rejected') THEN -amount ELSE 0 END)
FROM (
  SELECT c.owner, c.currency, t.scope, t.kind, t.at, sum(e.amount) AS amount
  FROM entry e JOIN account c ON c.id = e.account_id JOIN transfer t ON t.id = e.transfer_id
  JOIN member m ON m.id = c.owner
  WHERE c.kind IN ('cash', 'debt') GROUP BY c.owner, c.currency, t.id
) moved
GROUP BY 1, 2, 3, 4;

INSERT INTO activity AS a (member_id, currency, day, product, bets, turnover, valid_turnover, settled)
SELECT member_id, currency, day, 'sportsbook', sum(bets), sum(turnover), sum(valid_turnover), sum(net)
FROM settlement GROUP BY 1, 2, 3
ON CONFLICT (member_id, currency, day, product) DO UPDATE SET bets = a.bets + excluded.bets,
  turnover = a.turnover + excluded.turnover, valid_turnover = a.valid_turnover + excluded.valid_turnover,
  settled = a.settled + excluded.settled;
