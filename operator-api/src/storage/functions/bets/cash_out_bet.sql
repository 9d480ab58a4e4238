/*
 * Closes a running bet, or a part of it, for an amount that the member agreed to: the risk goes to the house, the amount comes from
 * there. Under the locks of the member's accounts, which a settlement takes too, so that a bet is either settled or cashed out.
 * `p_priced` is the bet as its value was reckoned: another risk or other revisions of its legs answer `stale`, to be reckoned again.
 * An automatic one needs the rule of its bet, at a value no higher than the amount.
 * `p_closed` is the closed part, `p_open` the remainder, null when there is none. The same key again answers `repeated`.
 */
CREATE OR REPLACE FUNCTION cash_out_bet(
  p_member text, p_key text, p_hash text, p_bet bigint, p_seen jsonb, p_percent int, p_automatic boolean, p_priced jsonb,
  p_closed jsonb, p_open jsonb, p_scores jsonb, p_house text, p_at bigint
) RETURNS TABLE (outcome text, closed_bet bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
#variable_conflict use_column
DECLARE
  v_known cash_out;
  v_bet bet;
  v_closed bigint;
  v_revision int;
  v_value bigint := (p_closed ->> 'value')::bigint;
  v_risk bigint := (p_closed ->> 'risk')::bigint;
  v_net bigint := v_value - (p_closed ->> 'risk')::bigint;
  v_valid bigint := (p_closed ->> 'valid_turnover')::bigint;
  v_commission bigint := (p_closed ->> 'commission')::bigint;
  v_currency text;
  v_cash bigint;
  v_frozen bigint;
  v_house bigint;
  v_transfer bigint;
  v_lines ledger_line[];
BEGIN
  closed_bet := NULL;
  SELECT b.currency INTO v_currency FROM bet b WHERE b.id = p_bet AND b.member_id = p_member;
  IF v_currency IS NULL THEN
    outcome := 'betNotExists';
    RETURN NEXT;
    RETURN;
  END IF;
  PERFORM account_of('debt', p_member, v_currency), account_of('house', p_house, v_currency);
  PERFORM FROM account a
  WHERE a.owner = ANY (ARRAY[p_member, p_house]) AND a.kind IN ('cash', 'frozen', 'debt', 'house')
  ORDER BY a.id FOR UPDATE;

  SELECT c.* INTO v_known FROM cash_out c WHERE c.member_id = p_member AND c.idem_key = p_key FOR UPDATE;
  IF v_known.request_hash <> decode(p_hash, 'hex') THEN
    outcome := 'duplicate_debit_record';
  ELSIF v_known.state <> 'waiting' OR v_known.decide_at > p_at THEN
    outcome := 'repeated';
    closed_bet := v_known.closed_bet_id;
  END IF;
  IF outcome IS NOT NULL THEN
    RETURN NEXT;
    RETURN;
  END IF;

  SELECT b.* INTO v_bet FROM bet b WHERE b.id = p_bet AND b.member_id = p_member FOR UPDATE;
  IF NOT p_automatic THEN
    UPDATE cash_out c SET state = 'rejected', reason = 'invalidBetStatus', ended_at = p_at
    WHERE c.bet_id = p_bet AND c.member_id = p_member AND c.state = 'waiting' AND c.automatic;
  END IF;
  IF v_bet.status <> 'running'
    -- Another one of this bet waits for its decision.
    OR EXISTS (SELECT FROM cash_out c WHERE c.bet_id = p_bet AND c.state = 'waiting' AND c.idem_key <> p_key) THEN
    outcome := 'invalidBetStatus';
  ELSIF p_automatic
    AND NOT EXISTS (SELECT FROM cash_out_rule r WHERE r.bet_id = p_bet AND r.value <= v_value FOR UPDATE) THEN
    outcome := 'invalidBetStatus';
  ELSIF v_bet.risk <> (p_priced ->> 'risk')::bigint
    OR (SELECT sum(l.result_revision) FROM bet_leg l WHERE l.bet_id = p_bet) <> (p_priced ->> 'revisions')::bigint THEN
    outcome := 'stale';
  ELSIF EXISTS (
    SELECT FROM bet_leg l JOIN result_hold h ON h.match_id = ANY (ARRAY[l.match_id, l.parent_id])
    WHERE l.bet_id = p_bet AND l.open
  ) OR EXISTS (
    SELECT FROM bet_leg l WHERE l.bet_id = p_bet AND l.open AND (is_over(l.match_id) OR is_over(l.parent_id))
  ) THEN
    outcome := 'matchEnded';
  END IF;
  IF outcome IS NOT NULL THEN
    RETURN NEXT;
    RETURN;
  END IF;

  -- A part is a bet of its own, with the legs of the whole.
  IF p_open IS NULL THEN
    v_closed := p_bet;
    v_revision := v_bet.settlement_rev + 1;
    UPDATE bet SET status = 'cashout', result = 'cashout', returned = v_value, net = v_net, valid_turnover = v_valid,
      commission = v_commission, settled_at = p_at, reopened_at = NULL, settlement_rev = v_revision
    WHERE id = p_bet;
    UPDATE bet_leg l SET open = false, match_risk = 0, result = 'cashout',
      score = (SELECT array_agg(goals::int ORDER BY place)
        FROM jsonb_array_elements_text(nullif(p_scores -> l.n, 'null')) WITH ORDINALITY s (goals, place))
    WHERE l.bet_id = p_bet AND l.open;
    DELETE FROM cash_out_rule r WHERE r.bet_id = p_bet;
  ELSE
    v_closed := nextval('bet_id');
    v_revision := 1;
    INSERT INTO bet (id, member_id, idem_key, request_hash, kind, status, currency, stake, risk, to_win, returned, net,
      valid_turnover, commission, commission_rate, result, terms_id, channel, ip, placed_at, decide_at, accepted_at,
      settled_at, settlement_rev, max_payout, deduction, units, part_of)
    VALUES (v_closed, p_member, 'part:' || v_closed, v_bet.request_hash, v_bet.kind, 'cashout', v_currency,
      (p_closed ->> 'stake')::bigint, v_risk, v_bet.to_win - (p_open ->> 'to_win')::bigint, v_value, v_net, v_valid,
      v_commission, v_bet.commission_rate, 'cashout', v_bet.terms_id, v_bet.channel, v_bet.ip, v_bet.placed_at,
      v_bet.decide_at, v_bet.accepted_at, p_at, 1, v_bet.max_payout, v_bet.deduction, v_bet.units, p_bet);
    INSERT INTO bet_leg (bet_id, n, member_id, match_id, match_risk, open, league_id, sport, league, home, away, kickoff,
      market, bet_type, period, line, selection, odds, odds_type, line_id, ball, score_at_bet, half_at_bet, reds_at_bet,
      period_at_bet, part_at_bet, chance_at_bet, myanmar, parent_id, result, score, half_score, part_score)
    SELECT v_closed, l.n, l.member_id, l.match_id, 0, false, l.league_id, l.sport, l.league, l.home, l.away, l.kickoff,
      l.market, l.bet_type, l.period, l.line, l.selection, l.odds, l.odds_type, l.line_id, l.ball, l.score_at_bet,
      l.half_at_bet, l.reds_at_bet, l.period_at_bet, l.part_at_bet, l.chance_at_bet, l.myanmar, l.parent_id,
      coalesce(l.result, 'cashout'),
      CASE WHEN l.result IS NULL THEN (SELECT array_agg(goals::int ORDER BY place)
        FROM jsonb_array_elements_text(nullif(p_scores -> l.n, 'null')) WITH ORDINALITY s (goals, place)) ELSE l.score END,
      l.half_score, l.part_score
    FROM bet_leg l WHERE l.bet_id = p_bet;
    UPDATE bet SET stake = (p_open ->> 'stake')::bigint, risk = (p_open ->> 'risk')::bigint,
      to_win = (p_open ->> 'to_win')::bigint
    WHERE id = p_bet;
    UPDATE bet_leg l SET match_risk = (p_open ->> 'risk')::bigint WHERE l.bet_id = p_bet AND l.open;
  END IF;

  v_cash := account_of('cash', p_member, v_currency);
  v_frozen := account_of('frozen', p_member, v_currency);
  v_house := account_of('house', p_house, v_currency);
  v_transfer := nextval('transfer_id');
  INSERT INTO transfer (id, scope, idem_key, request_hash, kind, rev, actor, at)
  VALUES (v_transfer, 'bet:' || v_closed, 'cashout:' || p_key, decode(p_hash, 'hex'), 'bet_cashed_out', v_revision, p_member,
    p_at);
  v_lines := ARRAY[ROW(v_transfer, v_frozen, -v_risk)::ledger_line, ROW(v_transfer, v_house, v_risk)::ledger_line,
    ROW(v_transfer, v_house, -v_value)::ledger_line, ROW(v_transfer, v_cash, v_value)::ledger_line];
  IF v_commission > 0 THEN
    v_transfer := nextval('transfer_id');
    INSERT INTO transfer (id, scope, idem_key, request_hash, kind, rev, actor, at)
    VALUES (v_transfer, 'bet:' || v_closed, 'commission:cashout', decode(p_hash, 'hex'), 'commission', v_revision, 'system',
      p_at);
    v_lines := v_lines || ARRAY[ROW(v_transfer, v_house, -v_commission)::ledger_line,
      ROW(v_transfer, v_cash, v_commission)::ledger_line];
  END IF;
  PERFORM post_lines(debts_first(v_lines));

  INSERT INTO settlement (member_id, day, bet_id, revision, at, currency, status, result, bets, turnover, valid_turnover, net,
    commission)
  SELECT p_member, working_day(day.start_hour, p_at), v_closed, v_revision, p_at, v_currency, 'cashout', 'cashout', 1, 0,
    v_valid, v_net, v_commission
  FROM member m LEFT JOIN brand_day day ON day.brand = m.brand WHERE m.id = p_member;
  INSERT INTO activity AS a (member_id, currency, day, product, bets, valid_turnover, settled)
  SELECT s.member_id, s.currency, s.day, 'sportsbook', 1, v_valid, v_net
  FROM settlement s WHERE s.bet_id = v_closed AND s.revision = v_revision
  ON CONFLICT (member_id, currency, day, product) DO UPDATE SET bets = a.bets + 1,
    valid_turnover = a.valid_turnover + excluded.valid_turnover, settled = a.settled + excluded.settled;

  INSERT INTO cash_out AS c (member_id, idem_key, request_hash, bet_id, state, percent, amount, seen, automatic, at, ended_at,
    closed_bet_id)
  VALUES (p_member, p_key, decode(p_hash, 'hex'), p_bet, 'done', p_percent, v_value, p_seen, p_automatic, p_at, p_at, v_closed)
  ON CONFLICT (member_id, idem_key) DO UPDATE SET state = 'done', amount = v_value, ended_at = p_at, closed_bet_id = v_closed;
  outcome := 'done';
  closed_bet := v_closed;
  RETURN NEXT;
END
$$;
GRANT EXECUTE ON FUNCTION cash_out_bet TO touchline_app;
