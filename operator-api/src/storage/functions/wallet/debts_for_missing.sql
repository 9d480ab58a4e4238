/* The lines with what they take from cash that is not there: it is owed. The caller holds the locks of these members' accounts. */
CREATE OR REPLACE FUNCTION debts_for_missing(p_lines ledger_line[]) RETURNS ledger_line[] LANGUAGE sql AS $$
  SELECT array_agg(ROW(l.transfer_id, part.account_id, part.amount)::ledger_line ORDER BY l.ord, part.place)
  FROM unnest(p_lines) WITH ORDINALITY l (transfer_id, account_id, amount, ord)
  JOIN account a ON a.id = l.account_id
  LEFT JOIN account d ON a.kind = 'cash' AND d.owner = a.owner AND d.kind = 'debt' AND d.currency = a.currency
  CROSS JOIN LATERAL (
    SELECT CASE WHEN d.id IS NULL THEN 0 ELSE greatest(0, -l.amount - a.balance) END AS owed
  ) missing
  CROSS JOIN LATERAL (
    VALUES (d.id, -missing.owed, 1), (l.account_id, l.amount + missing.owed, 2)
  ) part (account_id, amount, place)
  WHERE part.amount <> 0
$$;
