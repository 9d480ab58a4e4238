/* What must always be true of the ledger; each row names a breach, so it is empty when all is well. */
CREATE OR REPLACE VIEW ledger_breach AS
  SELECT 'unbalanced transfer' AS breach, e.transfer_id::text AS subject
  FROM entry e JOIN account a ON a.id = e.account_id
  GROUP BY e.transfer_id, a.currency HAVING sum(e.amount) <> 0
UNION ALL
  SELECT 'currency does not sum to zero', currency FROM account GROUP BY currency HAVING sum(balance) <> 0
UNION ALL
  SELECT 'balance differs from entries', a.id::text
  FROM account a LEFT JOIN entry e ON e.account_id = a.id
  GROUP BY a.id HAVING a.balance <> coalesce(sum(e.amount), 0) OR a.seq <> count(e.*)
UNION ALL
  SELECT 'running balance differs', e.account_id::text
  FROM (
    SELECT account_id, balance_after, sum(amount) OVER (PARTITION BY account_id ORDER BY seq) AS expected FROM entry
  ) e WHERE e.balance_after <> e.expected
UNION ALL
  SELECT 'transfer without entries', t.id::text
  FROM transfer t WHERE NOT EXISTS (SELECT FROM entry e WHERE e.transfer_id = t.id);
