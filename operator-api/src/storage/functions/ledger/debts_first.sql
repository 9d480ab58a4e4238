/*
 * The lines with what they give to the cash of members who owe something: it pays the debt first, and the rest stays cash. The
 * caller holds the locks of these members' accounts.
 */
CREATE OR REPLACE FUNCTION debts_first(p_lines ledger_line[]) RETURNS ledger_line[] LANGUAGE sql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
  WITH line AS (
    SELECT l.transfer_id, l.account_id, l.amount, l.ord, greatest(l.amount, 0) AS gift,
      sum(greatest(l.amount, 0)) OVER (PARTITION BY l.account_id ORDER BY l.ord) AS given
    FROM unnest(p_lines) WITH ORDINALITY l (transfer_id, account_id, amount, ord)
  ), shared AS (
    SELECT line.*, d.id AS debt_id,
      least(line.given, -coalesce(d.balance, 0)) - least(line.given - line.gift, -coalesce(d.balance, 0)) AS paid
    FROM line
    JOIN account a ON a.id = line.account_id
    LEFT JOIN account d ON a.kind = 'cash' AND d.owner = a.owner AND d.kind = 'debt' AND d.currency = a.currency
  )
  SELECT array_agg(ROW(s.transfer_id, part.account_id, part.amount)::ledger_line ORDER BY s.ord, part.place)
  FROM shared s
  CROSS JOIN LATERAL (
    VALUES (s.debt_id, s.paid::bigint, 1), (s.account_id, (s.amount - s.paid)::bigint, 2)
  ) part (account_id, amount, place)
  WHERE part.amount <> 0
$$;
