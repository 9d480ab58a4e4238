-- Money that came or went other than by a bet, as days of a statement tell it: a row in the transaction of the money, as
-- `settlement` is for bets. Rows never change.
CREATE TABLE movement (
  member_id text NOT NULL,
  day date NOT NULL,
  at bigint NOT NULL,
  transfer_id bigint NOT NULL,
  -- As in `activity`.
  product text NOT NULL,
  currency text NOT NULL,
  -- Of the transfer: `deposit`, `withdrawal`, `adjustment`, `room_fee`.
  kind text NOT NULL,
  -- What the balance gained; below zero what it lost.
  amount bigint NOT NULL,
  PRIMARY KEY (member_id, day, at, transfer_id)
);
REVOKE INSERT, UPDATE, DELETE ON movement FROM touchline_app;

-- What moved before this table was, on the days on which `activity` has it.
INSERT INTO movement (member_id, day, at, transfer_id, product, currency, kind, amount)
SELECT moved.owner, date '1970-01-01' + ((t.at + (8 - coalesce(d.start_hour, 12)) * 3600000) / 86400000)::int, t.at, t.id,
  CASE WHEN t.scope LIKE 'room:%' THEN 'tournament' ELSE 'cash' END, moved.currency, t.kind, moved.amount
FROM (
  SELECT a.owner, a.currency, e.transfer_id, sum(e.amount)::bigint AS amount
  FROM entry e JOIN account a ON a.id = e.account_id AND a.kind IN ('cash', 'debt')
  JOIN transfer t ON t.id = e.transfer_id AND t.scope NOT LIKE 'bet:%'
  GROUP BY 1, 2, 3 HAVING sum(e.amount) <> 0
) moved
JOIN transfer t ON t.id = moved.transfer_id
JOIN member m ON m.id = moved.owner
LEFT JOIN brand_day d ON d.brand = m.brand;

-- How members reach an upline: `[{channel, value}]`, as operators wrote it. Who has none is reached by the one above.
ALTER TABLE upline ADD COLUMN contacts jsonb NOT NULL DEFAULT '[]';
