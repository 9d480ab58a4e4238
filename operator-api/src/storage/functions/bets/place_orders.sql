/*
 * Places bets that arrived together, in one transaction. A row a bet: `placed`, `repeated` (same key and body),
 * or a code of the catalogue, with the id, the bound that was hit, and the member's cash and frozen money after it.
 */
CREATE OR REPLACE FUNCTION place_orders(p_orders bet_order[])
RETURNS TABLE (n int, code text, bet_id bigint, bound bigint, cash bigint, frozen bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
#variable_conflict use_column
DECLARE
  v_order bet_order;
  v_placed bet_order[] := '{}';
  v_entries ledger_entry[] := '{}';
  -- The last entry of every wallet that moved.
  v_last ledger_entry[] := '{}';
  v_cash ledger_entry;
  v_frozen ledger_entry;
  v_account bigint;
  v_match bigint;
  v_on_match bigint;
  o record;
BEGIN
  -- Nothing is read before the wallets are locked: keys, limits and balances below are then those of the last commit.
  PERFORM FROM account a
  WHERE a.owner = ANY (ARRAY(SELECT x.member_id FROM unnest(p_orders) x)) AND a.kind IN ('cash', 'frozen')
  ORDER BY a.id FOR UPDATE;

  FOR o IN
    SELECT x AS ordered, x.n, x.request_hash, x.risk, x.match_id, x.match_cap,
      c.id AS cash_id, c.balance AS cash, c.seq AS cash_seq, f.id AS frozen_id, f.balance AS frozen, f.seq AS frozen_seq,
      m.state, b.id AS known_id, b.request_hash AS known_hash, k.at AS abandoned_at,
      CASE WHEN x.match_cap IS NOT NULL THEN (
        SELECT coalesce(sum(l.match_risk), 0)::bigint FROM bet_leg l
        WHERE l.member_id = x.member_id AND l.match_id = x.match_id AND l.open
      ) END AS on_match
    FROM unnest(p_orders) x
    JOIN member m ON m.id = x.member_id
    LEFT JOIN account c ON c.owner = x.member_id AND c.kind = 'cash' AND c.currency = x.currency
    LEFT JOIN account f ON f.owner = x.member_id AND f.kind = 'frozen' AND f.currency = x.currency
    LEFT JOIN bet b ON b.member_id = x.member_id AND b.idem_key = x.idem_key
    LEFT JOIN bet_key_abandoned k ON k.member_id = x.member_id AND k.idem_key = x.idem_key
    ORDER BY c.id, x.match_id, x.n
  LOOP
    IF v_account IS DISTINCT FROM o.cash_id THEN
      IF v_cash.amount <> 0 THEN
        v_last := v_last || v_cash || v_frozen;
      END IF;
      v_account := o.cash_id;
      v_cash := ROW(o.cash_id, o.cash_seq, NULL, 0, o.cash);
      v_frozen := ROW(o.frozen_id, o.frozen_seq, NULL, 0, o.frozen);
      v_match := NULL;
    END IF;
    IF v_match IS DISTINCT FROM o.match_id THEN
      v_match := o.match_id;
      v_on_match := o.on_match;
    END IF;
    n := o.n;
    bet_id := NULL;
    bound := NULL;
    IF o.known_id IS NOT NULL THEN
      bet_id := o.known_id;
      code := CASE WHEN o.known_hash = decode(o.request_hash, 'hex') THEN 'repeated' ELSE 'duplicate_debit_record' END;
    ELSIF o.abandoned_at IS NOT NULL THEN
      code := 'betKeyAbandoned';
    ELSIF o.cash_id IS NULL OR o.frozen_id IS NULL THEN
      code := 'memberWalletMissing';
    ELSIF o.state <> 'open' THEN
      code := CASE o.state WHEN 'suspend' THEN 'SUSPEND' WHEN 'block' THEN 'BLOCK' WHEN 'close' THEN 'CLOSE'
        WHEN 'freeze' THEN 'FREEZE' ELSE 'memberInactive' END;
    ELSIF v_on_match + o.risk > o.match_cap THEN
      code := 'betOverMaxPerMatch';
      bound := o.match_cap - v_on_match;
    ELSIF o.risk > v_cash.balance_after THEN
      code := 'insufficient_balance';
      bound := v_cash.balance_after;
    ELSE
      code := 'placed';
      bet_id := nextval('bet_id');
      v_order := o.ordered;
      v_order.bet_id := bet_id;
      v_order.transfer_id := nextval('transfer_id');
      v_placed := v_placed || v_order;
      v_cash := ROW(o.cash_id, v_cash.seq + 1, v_order.transfer_id, -o.risk, v_cash.balance_after - o.risk);
      v_frozen := ROW(o.frozen_id, v_frozen.seq + 1, v_order.transfer_id, o.risk, v_frozen.balance_after + o.risk);
      v_entries := v_entries || v_cash;
      v_entries := v_entries || v_frozen;
      v_on_match := v_on_match + o.risk;
    END IF;
    cash := v_cash.balance_after;
    frozen := v_frozen.balance_after;
    RETURN NEXT;
  END LOOP;
  IF cardinality(v_placed) = 0 THEN
    RETURN;
  END IF;
  IF v_cash.amount <> 0 THEN
    v_last := v_last || v_cash || v_frozen;
  END IF;

  WITH bets AS (
    INSERT INTO bet (id, member_id, idem_key, request_hash, kind, status, currency, stake, risk, to_win, commission_rate,
      terms_id, channel, ip, placed_at, decide_at, accepted_at)
    SELECT p.bet_id, p.member_id, p.idem_key, decode(p.request_hash, 'hex'), p.kind,
      CASE WHEN p.decide_at IS NULL THEN 'running' ELSE 'waiting' END, p.currency, p.stake, p.risk, p.to_win,
      p.commission_rate, p.terms_id, p.channel, p.ip, p.placed_at, p.decide_at,
      CASE WHEN p.decide_at IS NULL THEN p.placed_at END
    FROM unnest(v_placed) p
  ), legs AS (
    INSERT INTO bet_leg (bet_id, n, member_id, match_id, match_risk, league_id, sport, league, home, away, kickoff,
      market, bet_type, period, line, selection, odds, odds_type, line_id, ball, score_at_bet, half_at_bet, reds_at_bet,
      period_at_bet)
    SELECT p.bet_id, l.n, p.member_id, l.match_id, CASE WHEN p.kind = 'single' THEN p.risk ELSE 0 END, l.league_id,
      l.sport, l.league, l.home, l.away, l.kickoff, l.market, l.bet_type, l.period, l.line, l.selection, l.odds,
      l.odds_type, l.line_id, l.ball, l.score_at_bet, l.half_at_bet, l.reds_at_bet, l.period_at_bet
    FROM unnest(v_placed) p CROSS JOIN LATERAL unnest(p.legs) l
  ), transfers AS (
    INSERT INTO transfer (id, scope, idem_key, request_hash, kind, actor, at)
    SELECT p.transfer_id, 'bet:' || p.bet_id, 'place', decode(p.request_hash, 'hex'), 'bet', p.member_id, p.placed_at
    FROM unnest(v_placed) p
  ), entries AS (
    INSERT INTO entry (account_id, seq, transfer_id, amount, balance_after)
    SELECT e.account_id, e.seq, e.transfer_id, e.amount, e.balance_after FROM unnest(v_entries) e
  )
  UPDATE account a SET balance = w.balance_after, seq = w.seq FROM unnest(v_last) w WHERE a.id = w.account_id;
END
$$;
GRANT EXECUTE ON FUNCTION place_orders TO touchline_app;
