/*
 * Writes lines in their order, moves the balances and raises the working days of the members whose money moves; what is no bet's
 * stands on its day by itself too. The caller holds the locks of all accounts, taken in id order, and has written the transfers.
 */
CREATE OR REPLACE FUNCTION post_lines(p_lines ledger_line[]) RETURNS void LANGUAGE sql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
  WITH line AS (
    SELECT l.transfer_id, l.account_id, l.amount, a.kind, a.owner, a.currency,
      (a.balance + sum(l.amount) OVER w)::bigint AS balance_after,
      a.seq + row_number() OVER w AS seq
    FROM unnest(p_lines) WITH ORDINALITY l (transfer_id, account_id, amount, ord)
    JOIN account a ON a.id = l.account_id
    WHERE l.amount <> 0
    WINDOW w AS (PARTITION BY l.account_id ORDER BY l.ord)
  ), written AS (
    INSERT INTO entry (account_id, seq, transfer_id, amount, balance_after)
    SELECT account_id, seq, transfer_id, amount, balance_after FROM line
  ), moved AS (
    SELECT l.transfer_id, l.owner, l.currency, sum(l.amount)::bigint AS amount
    FROM line l WHERE l.kind IN ('cash', 'debt') GROUP BY l.transfer_id, l.owner, l.currency
  ), told AS (
    SELECT moved.owner, moved.currency, moved.amount, t.id, t.at, t.kind, product_of(t.scope) AS product,
      working_day(d.start_hour, t.at) AS day
    FROM moved
    JOIN transfer t ON t.id = moved.transfer_id
    JOIN member m ON m.id = moved.owner
    LEFT JOIN brand_day d ON d.brand = m.brand
    -- What mirrors an operator's wallet is no movement of the member.
    WHERE NOT starts_with(t.scope, 'operator:')
  ), movements AS (
    INSERT INTO movement (member_id, day, at, transfer_id, product, currency, kind, amount)
    SELECT owner, day, at, id, product, currency, kind, amount FROM told WHERE product <> 'sportsbook' AND amount <> 0
  ), days AS (
    INSERT INTO activity AS a (member_id, currency, day, product, debit, credit, commission, turnover)
    SELECT owner, currency, day, product,
      sum(CASE WHEN kind NOT IN ('commission', 'commission_reversed') THEN greatest(0, -amount) ELSE 0 END),
      sum(CASE WHEN kind NOT IN ('commission', 'commission_reversed') THEN greatest(0, amount) ELSE 0 END),
      sum(CASE WHEN kind IN ('commission', 'commission_reversed') THEN amount ELSE 0 END),
      sum(CASE WHEN kind IN ('bet', 'bet_rejected', 'bet_released', 'bet_reversed') THEN -amount ELSE 0 END)
    FROM told
    GROUP BY 1, 2, 3, 4
    ON CONFLICT (member_id, currency, day, product) DO UPDATE SET debit = a.debit + excluded.debit,
      credit = a.credit + excluded.credit, commission = a.commission + excluded.commission,
      turnover = a.turnover + excluded.turnover
  )
  UPDATE account a SET balance = last.balance_after, seq = last.seq
  FROM (
    SELECT DISTINCT ON (account_id) account_id, balance_after, seq FROM line ORDER BY account_id, seq DESC
  ) last
  WHERE a.id = last.account_id
$$;
