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
  FROM transfer t WHERE NOT EXISTS (SELECT FROM entry e WHERE e.transfer_id = t.id)
UNION ALL
  SELECT 'activity differs from balance', m.id
  FROM member m
  LEFT JOIN (SELECT owner, sum(balance) AS balance FROM account WHERE kind IN ('cash', 'debt') GROUP BY owner) c
    ON c.owner = m.id
  LEFT JOIN (SELECT member_id, sum(credit - debit + commission) AS moved FROM activity GROUP BY member_id) a
    ON a.member_id = m.id
  WHERE coalesce(c.balance, 0) <> coalesce(a.moved, 0)
UNION ALL
  SELECT 'activity differs from settlements', coalesce(a.member_id, s.member_id)
  FROM (
    SELECT member_id, day, sum(bets) AS bets, sum(valid_turnover) AS valid, sum(settled) AS net
    FROM activity GROUP BY member_id, day
  ) a
  FULL JOIN (
    SELECT member_id, day, sum(bets) AS bets, sum(valid_turnover) AS valid, sum(net) AS net
    FROM settlement GROUP BY member_id, day
  ) s ON (s.member_id, s.day) = (a.member_id, a.day)
  WHERE (coalesce(a.bets, 0), coalesce(a.valid, 0), coalesce(a.net, 0))
    <> (coalesce(s.bets, 0), coalesce(s.valid, 0), coalesce(s.net, 0))
UNION ALL
  SELECT 'settlements differ from bet', b.id::text
  FROM bet b JOIN (
    SELECT bet_id, sum(bets) AS bets, sum(valid_turnover) AS valid, sum(net) AS net, sum(commission) AS commission
    FROM settlement GROUP BY bet_id
  ) s ON s.bet_id = b.id
  WHERE (s.bets, s.valid, s.net, s.commission) <> ((b.status IN ('settled', 'void', 'cashout'))::int,
    coalesce(b.valid_turnover, 0), coalesce(b.net, 0), coalesce(b.commission, 0));
