/* Writes lines in their order and moves the balances. The caller holds the locks of all accounts, taken in id order. */
CREATE OR REPLACE FUNCTION post_lines(p_lines ledger_line[]) RETURNS void LANGUAGE sql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
  WITH line AS (
    SELECT l.transfer_id, l.account_id, l.amount,
      (a.balance + sum(l.amount) OVER w)::bigint AS balance_after,
      a.seq + row_number() OVER w AS seq
    FROM unnest(p_lines) WITH ORDINALITY l (transfer_id, account_id, amount, ord)
    JOIN account a ON a.id = l.account_id
    WHERE l.amount <> 0
    WINDOW w AS (PARTITION BY l.account_id ORDER BY l.ord)
  ), written AS (
    INSERT INTO entry (account_id, seq, transfer_id, amount, balance_after)
    SELECT account_id, seq, transfer_id, amount, balance_after FROM line
  )
  UPDATE account a SET balance = last.balance_after, seq = last.seq
  FROM (
    SELECT DISTINCT ON (account_id) account_id, balance_after, seq FROM line ORDER BY account_id, seq DESC
  ) last
  WHERE a.id = last.account_id
$$;
