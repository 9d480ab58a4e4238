/* What must always be true of the ledger; each row names a breach, so it is empty when all is well. */
CREATE OR REPLACE VIEW ledger_breach AS
  SELECT 'unbalanced transfer' AS breach, e.transfer_id::text AS subject
  FROM entry e JOIN account a ON a.id = e.account_id
  GROUP BY e.transfer_id, a.currency HAVING sum(e.amount) <> 0
UNION ALL
  SELECT 'currency does not sum to zero', currency FROM account GROUP BY currency HAVING sum(balance) <> 0
UNION ALL
  SELECT 'side of zero is not that of the kind', id::text FROM account
  WHERE side_of_zero <> CASE WHEN kind IN ('cash', 'frozen', 'bonus', 'pool') THEN 1 WHEN kind = 'debt' THEN -1 ELSE 0 END
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
    AND NOT EXISTS (SELECT FROM wallet_order o WHERE o.transfer_id = t.id AND 0 = ALL (SELECT l.amount FROM unnest(o.lines) l))
UNION ALL
  SELECT 'wallet order differs from entries', coalesce(ordered.transfer_id, posted.transfer_id)::text
  FROM (
    SELECT o.transfer_id, a.owner, replace(a.kind, 'debt', 'cash') AS kind, sum(l.amount) AS amount
    FROM wallet_order o CROSS JOIN LATERAL unnest(o.lines) l JOIN account a ON a.id = l.account_id
    GROUP BY 1, 2, 3
  ) ordered
  FULL JOIN (
    SELECT e.transfer_id, a.owner, replace(a.kind, 'debt', 'cash') AS kind, sum(e.amount) AS amount
    FROM wallet_order o JOIN entry e ON e.transfer_id = o.transfer_id JOIN account a ON a.id = e.account_id
    GROUP BY 1, 2, 3
  ) posted ON (posted.transfer_id, posted.owner, posted.kind) = (ordered.transfer_id, ordered.owner, ordered.kind)
  WHERE coalesce(ordered.amount, 0) <> coalesce(posted.amount, 0)
UNION ALL
  SELECT 'wallet order ended by no other', o.transfer_id::text
  FROM wallet_order o LEFT JOIN transfer t ON t.id = o.ended_by
  WHERE o.ended_by IS NOT NULL AND t.pending_id IS DISTINCT FROM o.transfer_id
UNION ALL
  SELECT 'activity differs from balance', m.id
  FROM member m
  LEFT JOIN (SELECT owner, sum(balance) AS balance FROM account WHERE kind IN ('cash', 'debt') GROUP BY owner) c
    ON c.owner = m.id
  LEFT JOIN (SELECT member_id, sum(credit - debit + commission) AS moved FROM activity GROUP BY member_id) a
    ON a.member_id = m.id
  LEFT JOIN (
    SELECT o.owner, sum(e.amount) AS moved
    FROM operator_wallet w
    JOIN account o ON o.owner = w.member_id AND o.kind IN ('cash', 'debt')
    JOIN entry e ON e.account_id = o.id
    JOIN transfer t ON t.id = e.transfer_id AND starts_with(t.scope, 'operator:')
    GROUP BY o.owner
  ) mirrored ON mirrored.owner = m.id
  WHERE coalesce(c.balance, 0) <> coalesce(a.moved, 0) + coalesce(mirrored.moved, 0)
UNION ALL
  SELECT 'activity differs from settlements', coalesce(a.member_id, s.member_id)
  FROM (
    SELECT member_id, day, sum(bets) AS bets, sum(valid_turnover) AS valid, sum(settled) AS net
    FROM activity GROUP BY member_id, day
  ) a
  FULL JOIN (
    SELECT member_id, day, sum(bets) AS bets, sum(valid_turnover) AS valid, sum(net) AS net
    FROM (
      SELECT member_id, day, bets, valid_turnover, net FROM settlement
      UNION ALL SELECT member_id, day, bets, valid_turnover, net FROM game_settlement
      UNION ALL SELECT member_id, day, 1, valid_turnover, net FROM round_settlement
    ) settled GROUP BY member_id, day
  ) s ON (s.member_id, s.day) = (a.member_id, a.day)
  WHERE (coalesce(a.bets, 0), coalesce(a.valid, 0), coalesce(a.net, 0))
    <> (coalesce(s.bets, 0), coalesce(s.valid, 0), coalesce(s.net, 0))
UNION ALL
  SELECT 'activity differs from movements', coalesce(a.member_id, v.member_id)
  FROM (
    SELECT member_id, product, sum(credit - debit + commission) AS moved
    FROM activity WHERE product <> 'sportsbook' GROUP BY member_id, product
  ) a
  FULL JOIN (SELECT member_id, product, sum(amount) AS moved FROM movement GROUP BY member_id, product) v
    ON (v.member_id, v.product) = (a.member_id, a.product)
  WHERE coalesce(a.moved, 0) <> coalesce(v.moved, 0)
UNION ALL
  SELECT 'settlements differ from bet', b.id::text
  FROM bet b JOIN (
    SELECT bet_id, sum(bets) AS bets, sum(valid_turnover) AS valid, sum(net) AS net, sum(commission) AS commission
    FROM settlement GROUP BY bet_id
  ) s ON s.bet_id = b.id
  WHERE (s.bets, s.valid, s.net, s.commission) <> ((b.status IN ('settled', 'void', 'cashout'))::int,
    coalesce(b.valid_turnover, 0), coalesce(b.net, 0), coalesce(b.commission, 0))
UNION ALL
  SELECT 'upline activity differs from account', coalesce(u.upline_id, a.owner)
  FROM (
    SELECT upline_id, currency, sum(position + commission) AS earned FROM upline_activity
    WHERE upline_id <> 'company' GROUP BY upline_id, currency
  ) u
  FULL JOIN (
    SELECT a.owner, a.currency, coalesce(sum(e.amount), 0) AS earned
    FROM account a
    LEFT JOIN (entry e JOIN transfer t ON t.id = e.transfer_id AND t.scope = 'uplines') ON e.account_id = a.id
    WHERE a.kind = 'upline' GROUP BY a.owner, a.currency
  ) a ON (a.owner, a.currency) = (u.upline_id, u.currency)
  WHERE coalesce(u.earned, 0) <> coalesce(a.earned, 0)
UNION ALL
  SELECT 'upline activity differs from settlements', coalesce(u.member_id, s.member_id)
  FROM (
    SELECT downline_id AS member_id, day, sum(bets) AS bets, sum(valid_turnover) AS valid, sum(net) AS net,
      sum(member_commission) AS commission
    FROM upline_activity WHERE downline_id IN (SELECT id FROM member) GROUP BY downline_id, day
  ) u
  FULL JOIN (
    SELECT member_id, day, sum(bets) AS bets, sum(valid_turnover) AS valid, sum(net) AS net, sum(commission) AS commission
    FROM settlement WHERE shared GROUP BY member_id, day
  ) s ON (s.member_id, s.day) = (u.member_id, u.day)
  WHERE (coalesce(u.bets, 0), coalesce(u.valid, 0), coalesce(u.net, 0), coalesce(u.commission, 0))
    <> (coalesce(s.bets, 0), coalesce(s.valid, 0), coalesce(s.net, 0), coalesce(s.commission, 0))
UNION ALL
  SELECT 'shares do not add up', day || ' ' || currency
  FROM upline_activity
  GROUP BY day, currency
  HAVING sum(position) + sum(net) FILTER (WHERE upline_id = 'company') <> 0
    OR sum(commission) + sum(member_commission) FILTER (WHERE upline_id = 'company') <> 0
UNION ALL
  SELECT 'settlements differ from game round', r.id::text
  FROM game_round r
  LEFT JOIN (
    SELECT round_id, sum(bets) AS bets, sum(valid_turnover) AS valid, sum(net) AS net FROM game_settlement GROUP BY round_id
  ) s ON s.round_id = r.id
  WHERE (coalesce(s.bets, 0), coalesce(s.valid, 0), coalesce(s.net, 0))
    <> ((r.status = 'settled')::int, CASE r.status WHEN 'settled' THEN r.valid_turnover ELSE 0 END,
      CASE r.status WHEN 'settled' THEN r.win - r.bet ELSE 0 END)
UNION ALL
  SELECT 'game round differs from its calls', r.id::text
  FROM game_round r
  LEFT JOIN (
    SELECT round_id, sum(bet) AS bet, sum(win) AS win FROM wallet_call WHERE state = 'done' GROUP BY round_id
  ) c ON c.round_id = r.id
  WHERE (r.bet, r.win) <> (coalesce(c.bet, 0), coalesce(c.win, 0))
UNION ALL
  SELECT 'clearing account differs from game rounds', r.connection || ' ' || r.currency
  FROM (
    SELECT connection, currency, sum(bet - win - house) AS balance FROM game_round GROUP BY 1, 2
  ) r
  LEFT JOIN (
    SELECT split_part(owner, ':', 1) AS connection, currency, sum(balance) AS balance
    FROM account WHERE kind = 'provider_clearing' GROUP BY 1, 2
  ) a ON (a.connection, a.currency) = (r.connection, r.currency)
  WHERE coalesce(a.balance, 0) <> r.balance
UNION ALL
  SELECT 'settlement differs from bet on a round', b.id::text
  FROM round_bet b LEFT JOIN round_settlement s ON s.bet_id = b.id
  WHERE coalesce(s.net, 0) <> CASE WHEN b.state IN ('won', 'lost', 'refunded') THEN b.returned - b.stake ELSE 0 END
    OR (s.bet_id IS NOT NULL) <> (b.state IN ('won', 'lost', 'refunded'))
UNION ALL
  SELECT 'bet on a round differs from its transfers', b.id::text
  FROM round_bet b
  LEFT JOIN (
    SELECT scope, sum(amount) AS moved FROM (
      SELECT t.scope, m.amount FROM movement m JOIN transfer t ON t.id = m.transfer_id WHERE m.product IN ('virtual', 'lottery')
    ) moved GROUP BY scope
  ) t ON t.scope = b.product || ':' || b.id
  WHERE coalesce(t.moved, 0) <> coalesce(b.returned, 0) - b.stake
UNION ALL
  SELECT 'seed is not of the chain', r.public_id
  FROM shared_round r JOIN shared_round s ON s.chain_id = r.chain_id AND s.chain_index = r.chain_index + 1
  WHERE r.seed IS NOT NULL AND s.seed IS NOT NULL AND sha256(s.seed) <> r.seed
UNION ALL
  SELECT 'account of operator differs from its commands', coalesce(c.operator, a.operator) || ' ' || coalesce(c.currency, a.currency)
  FROM (
    SELECT operator, currency, sum(CASE type WHEN 'settle' THEN amount WHEN 'confirm' THEN -amount ELSE 0 END) AS balance
    FROM operator_command GROUP BY 1, 2
  ) c
  FULL JOIN (
    SELECT split_part(owner, ':', 2) AS operator, currency, sum(balance) AS balance
    FROM account WHERE kind = 'external' AND starts_with(owner, 'operator:') GROUP BY 1, 2
  ) a ON (a.operator, a.currency) = (c.operator, c.currency)
  WHERE coalesce(c.balance, 0) <> coalesce(a.balance, 0)
UNION ALL
  SELECT 'swept cash is not zero', w.member_id
  FROM operator_wallet w
  JOIN member m ON m.id = w.member_id
  JOIN account c ON c.owner = m.id AND c.kind = 'cash' AND c.currency = m.currency
  LEFT JOIN account d ON d.owner = m.id AND d.kind = 'debt' AND d.currency = m.currency
  WHERE c.seq = w.cash_seq AND coalesce(d.seq, 0) = w.debt_seq AND w.cash_seq > 0
    AND w.balance_seq > 0 AND c.balance + coalesce(d.balance, 0) <> 0;
