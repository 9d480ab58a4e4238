/*
 * Gives the uplines their part of settlements that have not been shared yet, the oldest bets first, at most so many; answers how
 * many. The chain, its shares and its rates are those that the bet was placed under (`terms`). Of what the member lost a level
 * takes its percent, cut to whole minor units, and the company the rest; of valid turnover each level is paid its rate, rounded half
 * up, and pays the one below its own. Parts are taken of the bet as it stands after the settlement less as it stood before: a
 * corrected bet ends where it would have been without the mistake. It does not where it was shared first by functions up to
 * version 18, which cut the commission of uplines: what was paid before is worked out half up here, so that a minor unit that was
 * not paid then stays unpaid. One process at a time; accounts of members are not touched.
 */
CREATE OR REPLACE FUNCTION share_settlements(p_most int, p_at bigint) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
DECLARE
  v_shared int;
  v_part record;
  v_parts upline_part[];
  v_transfer bigint;
  v_lines ledger_line[] := '{}';
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('share_settlements')) THEN
    RETURN 0;
  END IF;
  WITH taken AS (
    UPDATE settlement s SET shared = true
    FROM (SELECT * FROM settlement WHERE NOT shared ORDER BY bet_id, revision LIMIT p_most) next
    WHERE (s.bet_id, s.revision) = (next.bet_id, next.revision)
    RETURNING s.*
  ), settled AS (
    SELECT t.bet_id, t.revision, t.member_id, t.day, t.currency, b.terms_id, t.bets,
      -- Staked on a bet that is settled, or no longer settled.
      t.bets * b.risk + t.turnover AS turnover, t.valid_turnover, t.net, t.commission,
      coalesce(before.valid_turnover, 0) AS old_valid_turnover, coalesce(before.net, 0) AS old_net
    FROM taken t
    JOIN bet b ON b.id = t.bet_id
    LEFT JOIN LATERAL (
      SELECT sum(p.valid_turnover)::bigint AS valid_turnover, sum(p.net)::bigint AS net
      FROM settlement p WHERE p.bet_id = t.bet_id AND p.revision < t.revision
    ) before ON true
  ), level AS (
    -- The company is above every chain: nobody pays it, and it pays the highest.
    SELECT s.*, chain.place, chain.id,
      -(((s.old_net + s.net) * chain.percent) / 100 - (s.old_net * chain.percent) / 100) AS position,
      -- Rounded as the member's is, half up: who has the rate of the one below keeps nothing, and nobody pays for it.
      ((s.old_valid_turnover + s.valid_turnover) * chain.rate + 5000) / 10000
        - (s.old_valid_turnover * chain.rate + 5000) / 10000 AS paid
    FROM settled s
    JOIN terms ON terms.id = s.terms_id
    CROSS JOIN LATERAL (
      SELECT (given.at ->> 'id') AS id, (given.at ->> 'position_percent')::bigint AS percent,
        (given.at ->> 'commission_rate')::bigint AS rate, given.place
      FROM jsonb_array_elements(terms.chain) WITH ORDINALITY given (at, place)
      UNION ALL
      SELECT 'company', NULL, 0, 1000
    ) chain
  ), part AS (
    SELECT l.*, coalesce(l.position, -l.net - coalesce(sum(l.position) OVER settlement, 0))::bigint AS taken,
      l.paid - lag(l.paid, 1, l.commission) OVER chain AS kept, lag(l.id, 1, l.member_id) OVER chain AS below
    FROM level l
    WINDOW settlement AS (PARTITION BY l.bet_id, l.revision),
      chain AS (PARTITION BY l.bet_id, l.revision ORDER BY l.place)
  ), written AS (
    INSERT INTO upline_activity AS a (upline_id, downline_id, currency, day, product, bets, turnover, valid_turnover, net,
      member_commission, position, commission)
    SELECT id, below, currency, day, 'sportsbook', sum(bets), sum(turnover), sum(valid_turnover), sum(net), sum(commission),
      sum(taken), sum(kept)
    FROM part GROUP BY id, below, currency, day
    ON CONFLICT (upline_id, currency, day, downline_id, product) DO UPDATE SET bets = a.bets + excluded.bets,
      turnover = a.turnover + excluded.turnover, valid_turnover = a.valid_turnover + excluded.valid_turnover,
      net = a.net + excluded.net, member_commission = a.member_commission + excluded.member_commission,
      position = a.position + excluded.position, commission = a.commission + excluded.commission
  )
  SELECT (SELECT count(*) FROM taken), (
    SELECT array_agg(ROW(kind, id, currency, amount)::upline_part ORDER BY kind, currency, id)
    FROM (
      SELECT named.kind, p.id, p.currency, sum(named.amount)::bigint AS amount
      FROM part p CROSS JOIN LATERAL (VALUES ('position', p.taken), ('upline_commission', p.kept)) named (kind, amount)
      WHERE p.id <> 'company'
      GROUP BY named.kind, p.id, p.currency HAVING sum(named.amount) <> 0
    ) moved
  ) INTO v_shared, v_parts;

  -- A transfer of each kind in each currency: to the uplines from the house, or back.
  PERFORM account_of('upline', p.upline_id, p.currency), account_of('house', 'house:uplines', p.currency) FROM unnest(v_parts) p;
  PERFORM FROM account a
  WHERE a.owner = ANY (ARRAY(SELECT p.upline_id FROM unnest(v_parts) p) || 'house:uplines'::text)
    AND a.kind IN ('upline', 'house')
  ORDER BY a.id FOR UPDATE;
  FOR v_part IN SELECT p.kind, p.currency FROM unnest(v_parts) p GROUP BY p.kind, p.currency ORDER BY p.kind, p.currency LOOP
    v_transfer := nextval('transfer_id');
    INSERT INTO transfer (id, scope, idem_key, request_hash, kind, actor, at)
    VALUES (v_transfer, 'uplines', v_transfer::text, '', v_part.kind, 'system', p_at);
    v_lines := v_lines || ARRAY(
      SELECT ROW(v_transfer, account_of(to_whom.kind, to_whom.owner, p.currency), to_whom.amount)::ledger_line
      FROM unnest(v_parts) p
      CROSS JOIN LATERAL (VALUES ('upline', p.upline_id, p.amount), ('house', 'house:uplines', -p.amount)) to_whom (kind, owner, amount)
      WHERE p.kind = v_part.kind AND p.currency = v_part.currency
    );
  END LOOP;
  PERFORM post_lines(v_lines);
  RETURN v_shared;
END
$$;
GRANT EXECUTE ON FUNCTION share_settlements TO touchline_app;
