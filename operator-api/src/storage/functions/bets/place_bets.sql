/*
 * Places bets that arrived together, in one transaction. A row a bet: `placed`, `repeated` (same key and body),
 * or a code of the catalogue, with the id, the bound that was hit, and the member's cash, less what they owe, and frozen money after it. The limit
 * of a match counts what bets of all kinds have at risk on it and on its parts (corners, bookings), and a refusal by it says
 * which legs have too little left; the tickets of a system are made here, by its sizes.
 */
CREATE OR REPLACE FUNCTION place_bets(p_orders bet_order[])
RETURNS TABLE (n int, code text, bet_id bigint, bound bigint, over_legs int[], cash bigint, frozen bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
#variable_conflict use_column
DECLARE
  v_bet record;
  -- The wallet of the member at hand, by the last entries of its two accounts; without an amount while nothing has moved.
  v_cash ledger_entry;
  v_frozen ledger_entry;
  -- Whole matches of the bets that this call has placed from the wallet at hand, and what is at risk on each of them by these.
  v_matches bigint[] := '{}';
  v_risks bigint[] := '{}';
  v_left bigint;
  v_left_on_leg bigint;
  v_leg int;
  v_match bigint;
  v_place int;
  v_order bet_order;
  -- What is written when all orders have been gone through.
  v_placed bet_order[] := '{}';
  v_has_tickets boolean := false;
  v_entries ledger_entry[] := '{}';
  v_last_entries ledger_entry[] := '{}';
  -- What the working day of the wallet at hand is raised by, and those before it: one for a wallet and a day.
  v_day activity;
  v_days activity[] := '{}';
  v_raised int;
BEGIN
  -- Nothing is read before the wallets are locked: keys, limits and balances below are then those of the last commit.
  PERFORM FROM account a
  WHERE a.owner = ANY (ARRAY(SELECT o.member_id FROM unnest(p_orders) o)) AND a.kind IN ('cash', 'frozen')
  ORDER BY a.id FOR UPDATE;

  -- Wallet by wallet; the loop writes nothing.
  FOR v_bet IN
    SELECT o AS ordered, o.n, o.request_hash, o.risk, m.state,
      c.id AS cash_id, c.balance AS cash, c.seq AS cash_seq,
      f.id AS frozen_id, f.balance AS frozen, f.seq AS frozen_seq,
      -- Below zero; it changes under the lock of the cash alone.
      coalesce(owed.balance, 0) AS debt,
      -- How one of its matches ended is known, or held for a person, whatever the feed still offers.
      EXISTS (
        SELECT FROM unnest(o.legs) leg JOIN result_hold h ON h.match_id = ANY (ARRAY[leg.match_id, leg.parent_id])
      ) OR EXISTS (
        SELECT FROM unnest(o.legs) leg WHERE is_over(leg.match_id) OR is_over(leg.parent_id)
          OR CASE WHEN leg.bet_type = 'orz' THEN is_list_decided(leg.league_id) END
      ) AS is_withheld,
      working_day(d.start_hour, o.placed_at) AS day, b.id AS known_id, b.request_hash AS known_hash, k.at AS abandoned_at,
      ARRAY(
        SELECT leg.match_cap - (
          SELECT coalesce(sum(l.match_risk), 0)::bigint FROM bet_leg l
          WHERE l.member_id = o.member_id AND coalesce(l.parent_id, l.match_id) = coalesce(leg.parent_id, leg.match_id) AND l.open
        )
        FROM unnest(o.legs) leg
      ) AS left_on_matches
    FROM unnest(p_orders) o
    JOIN member m ON m.id = o.member_id
    LEFT JOIN brand_day d ON d.brand = m.brand
    LEFT JOIN account c ON c.owner = o.member_id AND c.kind = 'cash' AND c.currency = o.currency
    LEFT JOIN account f ON f.owner = o.member_id AND f.kind = 'frozen' AND f.currency = o.currency
    LEFT JOIN account owed ON owed.owner = o.member_id AND owed.kind = 'debt' AND owed.currency = o.currency
    LEFT JOIN bet b ON b.member_id = o.member_id AND b.idem_key = o.idem_key
    LEFT JOIN bet_key_abandoned k ON k.member_id = o.member_id AND k.idem_key = o.idem_key
    ORDER BY c.id, day, o.n
  LOOP
    -- The next wallet: the one before is put aside.
    IF v_cash.account_id IS DISTINCT FROM v_bet.cash_id THEN
      IF v_cash.amount <> 0 THEN
        v_last_entries := v_last_entries || v_cash || v_frozen;
      END IF;
      v_cash := ROW(v_bet.cash_id, v_bet.cash_seq, NULL, 0, v_bet.cash);
      v_frozen := ROW(v_bet.frozen_id, v_bet.frozen_seq, NULL, 0, v_bet.frozen);
      v_matches := '{}';
      v_risks := '{}';
    END IF;
    v_order := v_bet.ordered;
    -- The narrowest of its matches counts; bets of this call are not in the table yet.
    v_left := NULL;
    over_legs := NULL;
    FOR v_leg IN 1 .. cardinality(v_order.legs) LOOP
      v_left_on_leg := v_bet.left_on_matches[v_leg]
        - coalesce(v_risks[array_position(v_matches,
          coalesce(v_order.legs[v_leg].parent_id, v_order.legs[v_leg].match_id))], 0);
      v_left := least(v_left, v_left_on_leg);
      IF v_bet.risk > v_left_on_leg THEN
        over_legs := over_legs || v_order.legs[v_leg].n;
      END IF;
    END LOOP;

    n := v_bet.n;
    bet_id := NULL;
    bound := NULL;
    IF v_bet.known_id IS NOT NULL THEN
      bet_id := v_bet.known_id;
      code := CASE WHEN v_bet.known_hash = decode(v_bet.request_hash, 'hex') THEN 'repeated'
        ELSE 'duplicate_debit_record' END;
    ELSIF v_bet.abandoned_at IS NOT NULL THEN
      code := 'betKeyAbandoned';
    ELSIF v_bet.cash_id IS NULL OR v_bet.frozen_id IS NULL THEN
      code := 'memberWalletMissing';
    ELSIF v_bet.state <> 'open' THEN
      code := CASE v_bet.state WHEN 'suspend' THEN 'SUSPEND' WHEN 'block' THEN 'BLOCK' WHEN 'close' THEN 'CLOSE'
        WHEN 'freeze' THEN 'FREEZE' ELSE 'memberInactive' END;
    ELSIF v_bet.is_withheld THEN
      code := 'matchEnded';
    ELSIF over_legs IS NOT NULL THEN
      code := 'betOverMaxPerMatch';
      bound := greatest(0, v_left);
    ELSIF v_bet.risk > v_cash.balance_after + v_bet.debt THEN
      code := 'insufficient_balance';
      bound := greatest(0, v_cash.balance_after + v_bet.debt);
    ELSE
      code := 'placed';
      bet_id := nextval('bet_id');
      v_order.bet_id := bet_id;
      v_order.transfer_id := nextval('transfer_id');
      v_placed := v_placed || v_order;
      v_cash := entry_after(v_cash, v_order.transfer_id, -v_bet.risk);
      v_frozen := entry_after(v_frozen, v_order.transfer_id, v_bet.risk);
      v_entries := v_entries || v_cash;
      v_entries := v_entries || v_frozen;
      IF v_day.member_id = v_order.member_id AND v_day.currency = v_order.currency AND v_day.day = v_bet.day THEN
        v_day.debit := v_day.debit + v_bet.risk;
      ELSE
        IF v_day.member_id IS NOT NULL THEN
          v_days := v_days || v_day;
        END IF;
        v_day := ROW(v_order.member_id, v_order.currency, v_bet.day, 'sportsbook', v_bet.risk, 0, 0, 0, 0, 0, 0);
      END IF;
      FOR v_leg IN 1 .. cardinality(v_order.legs) LOOP
        v_match := coalesce(v_order.legs[v_leg].parent_id, v_order.legs[v_leg].match_id);
        v_place := array_position(v_matches, v_match);
        IF v_place IS NULL THEN
          v_matches := v_matches || v_match;
          v_risks := v_risks || v_bet.risk;
        ELSE
          v_risks[v_place] := v_risks[v_place] + v_bet.risk;
        END IF;
      END LOOP;
      v_has_tickets := v_has_tickets OR v_order.units IS NOT NULL;
    END IF;
    cash := v_cash.balance_after + v_bet.debt;
    frozen := v_frozen.balance_after;
    RETURN NEXT;
  END LOOP;
  IF cardinality(v_placed) = 0 THEN
    RETURN;
  END IF;
  IF v_cash.amount <> 0 THEN
    v_last_entries := v_last_entries || v_cash || v_frozen;
  END IF;
  v_days := v_days || v_day;

  -- One statement: its tables are opened and its plan is locked once, which is most of the work for a bet that comes alone.
  WITH bets AS (
    INSERT INTO bet (id, member_id, idem_key, request_hash, kind, status, currency, stake, risk, to_win, max_payout,
      deduction, units, commission_rate, terms_id, channel, ip, placed_at, decide_at, accepted_at)
    SELECT p.bet_id, p.member_id, p.idem_key, decode(p.request_hash, 'hex'), p.kind,
      CASE WHEN p.decide_at IS NULL THEN 'running' ELSE 'waiting' END, p.currency, p.stake, p.risk, p.to_win,
      p.max_payout, p.deduction, p.units, p.commission_rate, p.terms_id, p.channel, p.ip, p.placed_at, p.decide_at,
      CASE WHEN p.decide_at IS NULL THEN p.placed_at END
    FROM unnest(v_placed) p
  ), legs AS (
    INSERT INTO bet_leg (bet_id, n, member_id, match_id, match_risk, league_id, sport, league, home, away, kickoff,
      market, bet_type, period, line, selection, odds, odds_type, line_id, ball, score_at_bet, half_at_bet, reds_at_bet,
      period_at_bet, part_at_bet, chance_at_bet, myanmar, parent_id)
    SELECT p.bet_id, l.n, p.member_id, l.match_id, p.risk, l.league_id,
      l.sport, l.league, l.home, l.away, l.kickoff, l.market, l.bet_type, l.period, l.line, l.selection, l.odds,
      l.odds_type, l.line_id, l.ball, l.score_at_bet, l.half_at_bet, l.reds_at_bet, l.period_at_bet,
      l.part_at_bet, l.chance_at_bet, l.myanmar, l.parent_id
    FROM unnest(v_placed) p CROSS JOIN LATERAL unnest(p.legs) l
  ), transfers AS (
    INSERT INTO transfer (id, scope, idem_key, request_hash, kind, actor, at)
    SELECT p.transfer_id, 'bet:' || p.bet_id, 'place', decode(p.request_hash, 'hex'), 'bet', p.member_id, p.placed_at
    FROM unnest(v_placed) p
  ), entries AS (
    INSERT INTO entry (account_id, seq, transfer_id, amount, balance_after)
    SELECT e.account_id, e.seq, e.transfer_id, e.amount, e.balance_after FROM unnest(v_entries) e
  ), wallets AS (
    UPDATE account a SET balance = last.balance_after, seq = last.seq
    FROM unnest(v_last_entries) last WHERE a.id = last.account_id
  )
  UPDATE activity a SET debit = a.debit + d.debit, turnover = a.turnover + d.debit
  FROM unnest(v_days) d
  WHERE a.member_id = d.member_id AND a.currency = d.currency AND a.day = d.day AND a.product = d.product;
  -- The first bet of a day.
  GET DIAGNOSTICS v_raised = ROW_COUNT;
  IF v_raised < cardinality(v_days) THEN
    INSERT INTO activity AS a (member_id, currency, day, product, debit, turnover)
    SELECT d.member_id, d.currency, d.day, d.product, d.debit, d.debit FROM unnest(v_days) d
    WHERE NOT EXISTS (
      SELECT FROM activity known
      WHERE known.member_id = d.member_id AND known.currency = d.currency AND known.day = d.day AND known.product = d.product
    )
    ON CONFLICT (member_id, currency, day, product) DO UPDATE SET debit = a.debit + excluded.debit,
      turnover = a.turnover + excluded.turnover;
  END IF;

  -- Every choice of so many legs is a ticket: numbers whose bits are the legs. For their order the first leg is the highest bit.
  IF v_has_tickets THEN
    INSERT INTO bet_ticket (bet_id, n, size, legs, stake)
    SELECT p.bet_id, row_number() OVER (PARTITION BY p.bet_id ORDER BY unit.place, choice DESC) - 1, unit.size,
      reverse((choice << (12 - cardinality(p.legs)))::bit(12)::text)::bit(12)::int, unit.stake
    FROM unnest(v_placed) p
    CROSS JOIN LATERAL ROWS FROM (jsonb_to_recordset(p.units) AS (size int, stake bigint))
      WITH ORDINALITY unit (size, stake, place)
    CROSS JOIN LATERAL generate_series(1, (1 << cardinality(p.legs)) - 1) choice
    WHERE p.units IS NOT NULL AND bit_count(choice::bit(12)) = unit.size;
  END IF;
END
$$;
GRANT EXECUTE ON FUNCTION place_bets TO touchline_app;
