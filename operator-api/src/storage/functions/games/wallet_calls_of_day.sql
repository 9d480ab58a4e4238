/*
 * What the wallet calls of a span of time moved, by connection and currency: as the calls say, and what the clearing accounts kept of
 * them until now, which a later rollback is part of. That the orders of the ledger are those of its entries is what `ledger_breach` says.
 */
CREATE OR REPLACE FUNCTION wallet_calls_of_day(p_from bigint, p_to bigint, p_connection text)
RETURNS TABLE (connection text, currency text, calls int, rolled_back int, bets bigint, wins bigint, ledger bigint)
LANGUAGE sql STABLE
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET enable_material = off
AS $$
  SELECT c.connection, r.currency, count(*) FILTER (WHERE c.state = 'done')::int,
    count(*) FILTER (WHERE c.state = 'rolledBack')::int, coalesce(sum(c.bet) FILTER (WHERE c.state = 'done'), 0)::bigint,
    coalesce(sum(c.win) FILTER (WHERE c.state = 'done'), 0)::bigint, coalesce(sum(moved.amount), 0)::bigint
  FROM wallet_call c
  JOIN game_round r ON r.id = c.round_id
  CROSS JOIN LATERAL (
    SELECT sum(l.amount) AS amount
    FROM transfer t
    JOIN wallet_order o ON o.transfer_id = t.id
    CROSS JOIN LATERAL unnest(o.lines) l
    JOIN account a ON a.id = l.account_id AND a.kind = 'provider_clearing'
    WHERE t.scope = c.scope AND t.idem_key = ANY (CASE c.kind
      WHEN 'bet' THEN ARRAY['bet:' || c.tx, 'win:' || c.tx, 'reverse:bet:' || c.tx, 'reverse:win:' || c.tx]
      ELSE ARRAY['win:' || c.tx, 'reverse:win:' || c.tx] END)
  ) moved
  WHERE c.at >= p_from AND c.at < p_to AND c.kind IN ('bet', 'win') AND (p_connection IS NULL OR c.connection = p_connection)
  GROUP BY 1, 2 ORDER BY 1, 2
$$;
GRANT EXECUTE ON FUNCTION wallet_calls_of_day TO touchline_app;
