CREATE TABLE bet (
  id bigint PRIMARY KEY,
  member_id text NOT NULL,
  idem_key text NOT NULL,
  request_hash bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('single', 'parlay', 'system', 'mmo_single', 'mmo_parlay')),
  status text NOT NULL CHECK (status IN ('waiting', 'running', 'settled', 'rejected', 'void', 'cashout')),
  currency text NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  risk bigint NOT NULL CHECK (risk > 0),
  to_win bigint NOT NULL CHECK (to_win >= 0),
  returned bigint CHECK (returned >= 0),
  net bigint,
  valid_turnover bigint CHECK (valid_turnover >= 0),
  commission bigint CHECK (commission >= 0),
  commission_rate int NOT NULL,
  result text,
  reason text,
  -- A row of `terms`. Not a foreign key: its check would lock one row for all bets of an agent.
  terms_id bigint NOT NULL,
  channel text NOT NULL,
  ip text NOT NULL,
  placed_at bigint NOT NULL,
  -- Set when it had to wait; the earliest moment of the decision.
  decide_at bigint,
  accepted_at bigint,
  settled_at bigint,
  settlement_rev int NOT NULL DEFAULT 0,
  -- Sum of the revisions of the results it was last settled by: it rises when any of them is corrected.
  result_revision int NOT NULL DEFAULT 0,
  UNIQUE (member_id, idem_key)
) WITH (fillfactor = 80);
CREATE SEQUENCE bet_id OWNED BY bet.id;
CREATE INDEX bet_running_of_member ON bet (member_id, id) WHERE status = 'running';
CREATE INDEX bet_done_of_member ON bet (member_id, id) WHERE status IN ('settled', 'void', 'cashout', 'rejected');
CREATE INDEX bet_waiting ON bet (decide_at) WHERE status = 'waiting';

CREATE TABLE bet_leg (
  bet_id bigint NOT NULL,
  n int NOT NULL,
  member_id text NOT NULL,
  match_id bigint NOT NULL,
  -- Risk of a single, for the limit of its match; 0 for the legs of other kinds.
  match_risk bigint NOT NULL,
  open boolean NOT NULL DEFAULT true,
  league_id bigint NOT NULL,
  sport int NOT NULL,
  league text NOT NULL,
  home text NOT NULL,
  away text NOT NULL,
  kickoff bigint NOT NULL,
  market int NOT NULL,
  bet_type text NOT NULL,
  period int NOT NULL,
  line int NOT NULL,
  selection text NOT NULL,
  odds int NOT NULL,
  odds_type int NOT NULL,
  line_id bigint NOT NULL,
  ball bigint NOT NULL,
  -- Null before kick-off.
  score_at_bet int[],
  half_at_bet int[],
  reds_at_bet int[] NOT NULL,
  period_at_bet int NOT NULL,
  -- Known once it is settled.
  score int[],
  half_score int[],
  result text,
  PRIMARY KEY (bet_id, n)
) WITH (fillfactor = 80);
CREATE INDEX bet_leg_open_of_member ON bet_leg (member_id, match_id) WHERE open;
CREATE INDEX bet_leg_match ON bet_leg (match_id, bet_id);

-- Keys that were given up before their bet arrived: it can never be placed.
CREATE TABLE bet_key_abandoned (
  member_id text NOT NULL,
  idem_key text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (member_id, idem_key)
);

-- Results as they came; settling goes on from here after a restart.
CREATE TABLE match_result (
  match_id bigint NOT NULL,
  revision int NOT NULL,
  result jsonb NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (match_id, revision)
);
REVOKE UPDATE, DELETE ON match_result FROM touchline_app;
REVOKE INSERT, UPDATE, DELETE ON bet, bet_leg, bet_key_abandoned FROM touchline_app;
REVOKE USAGE, SELECT ON bet_id FROM touchline_app;

CREATE TYPE bet_order AS (
  n int, member_id text, idem_key text, request_hash text, kind text, currency text, stake bigint, risk bigint,
  to_win bigint, commission_rate int, terms_id bigint, channel text, ip text, placed_at bigint, decide_at bigint,
  match_id bigint, match_cap bigint, legs jsonb
);
CREATE TYPE placed_bet AS (n int, bet_id bigint, transfer_id bigint, cash_id bigint, frozen_id bigint);

/*
 * Places bets that arrived together, in one transaction. A row a bet: `placed`, `repeated` (same key and body),
 * or a code of the catalogue, with the id, the bound that was hit, and the member's cash and frozen money after it.
 */
CREATE FUNCTION place_bets(p_bets jsonb)
RETURNS TABLE (n int, code text, bet_id bigint, bound bigint, cash bigint, frozen bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
#variable_conflict use_column
DECLARE
  v_orders bet_order[];
  v_placed placed_bet[] := '{}';
  v_lines ledger_line[] := '{}';
  v_account bigint;
  v_match bigint;
  v_cash bigint;
  v_frozen bigint;
  v_on_match bigint;
  v_code text;
  v_bound bigint;
  v_bet bigint;
  v_transfer bigint;
  o record;
BEGIN
  SELECT array_agg(x) INTO v_orders FROM jsonb_populate_recordset(NULL::bet_order, p_bets) x;
  -- Nothing is read before the wallets are locked: keys, limits and balances below are then those of the last commit.
  PERFORM FROM account a
  WHERE a.owner IN (SELECT x.member_id FROM unnest(v_orders) x) AND a.kind IN ('cash', 'frozen')
  ORDER BY a.id FOR UPDATE;

  FOR o IN
    SELECT x.n, x.member_id, x.idem_key, x.request_hash, x.risk, x.match_id, x.match_cap,
      c.id AS cash_id, f.id AS frozen_id, c.balance AS cash, f.balance AS frozen,
      m.state, b.id AS known_id, b.request_hash AS known_hash, k.at AS abandoned_at,
      CASE WHEN x.match_cap IS NOT NULL THEN (
        SELECT coalesce(sum(l.match_risk), 0)::bigint FROM bet_leg l
        WHERE l.member_id = x.member_id AND l.match_id = x.match_id AND l.open
      ) END AS on_match
    FROM unnest(v_orders) x
    JOIN member m ON m.id = x.member_id
    LEFT JOIN account c ON c.owner = x.member_id AND c.kind = 'cash' AND c.currency = x.currency
    LEFT JOIN account f ON f.owner = x.member_id AND f.kind = 'frozen' AND f.currency = x.currency
    LEFT JOIN bet b ON b.member_id = x.member_id AND b.idem_key = x.idem_key
    LEFT JOIN bet_key_abandoned k ON k.member_id = x.member_id AND k.idem_key = x.idem_key
    ORDER BY c.id, x.match_id, x.n
  LOOP
    IF v_account IS DISTINCT FROM o.cash_id THEN
      v_account := o.cash_id;
      v_cash := o.cash;
      v_frozen := o.frozen;
      v_match := NULL;
    END IF;
    IF v_match IS DISTINCT FROM o.match_id THEN
      v_match := o.match_id;
      v_on_match := o.on_match;
    END IF;
    v_bound := NULL;
    v_bet := NULL;
    IF o.known_id IS NOT NULL THEN
      v_bet := o.known_id;
      v_code := CASE WHEN o.known_hash = decode(o.request_hash, 'hex') THEN 'repeated' ELSE 'duplicate_debit_record' END;
    ELSIF o.abandoned_at IS NOT NULL THEN
      v_code := 'betKeyAbandoned';
    ELSIF o.cash_id IS NULL OR o.frozen_id IS NULL THEN
      v_code := 'memberWalletMissing';
    ELSIF o.state <> 'open' THEN
      v_code := CASE o.state WHEN 'suspend' THEN 'SUSPEND' WHEN 'block' THEN 'BLOCK' WHEN 'close' THEN 'CLOSE'
        WHEN 'freeze' THEN 'FREEZE' ELSE 'memberInactive' END;
    ELSIF v_on_match + o.risk > o.match_cap THEN
      v_code := 'betOverMaxPerMatch';
      v_bound := o.match_cap - v_on_match;
    ELSIF o.risk > v_cash THEN
      v_code := 'insufficient_balance';
      v_bound := v_cash;
    ELSE
      v_code := 'placed';
      v_bet := nextval('bet_id');
      v_transfer := nextval('transfer_id');
      v_cash := v_cash - o.risk;
      v_frozen := v_frozen + o.risk;
      v_on_match := v_on_match + o.risk;
      v_placed := v_placed || ROW(o.n, v_bet, v_transfer, o.cash_id, o.frozen_id)::placed_bet;
      v_lines := v_lines || ROW(v_transfer, o.cash_id, -o.risk)::ledger_line
                         || ROW(v_transfer, o.frozen_id, o.risk)::ledger_line;
    END IF;
    n := o.n;
    code := v_code;
    bet_id := v_bet;
    bound := v_bound;
    cash := v_cash;
    frozen := v_frozen;
    RETURN NEXT;
  END LOOP;
  IF cardinality(v_placed) = 0 THEN
    RETURN;
  END IF;

  INSERT INTO bet (id, member_id, idem_key, request_hash, kind, status, currency, stake, risk, to_win, commission_rate,
    terms_id, channel, ip, placed_at, decide_at, accepted_at)
  SELECT p.bet_id, x.member_id, x.idem_key, decode(x.request_hash, 'hex'), x.kind,
    CASE WHEN x.decide_at IS NULL THEN 'running' ELSE 'waiting' END, x.currency, x.stake, x.risk, x.to_win,
    x.commission_rate, x.terms_id, x.channel, x.ip, x.placed_at, x.decide_at,
    CASE WHEN x.decide_at IS NULL THEN x.placed_at END
  FROM unnest(v_placed) p JOIN unnest(v_orders) x ON x.n = p.n;

  INSERT INTO bet_leg (bet_id, n, member_id, match_id, match_risk, league_id, sport, league, home, away, kickoff,
    market, bet_type, period, line, selection, odds, odds_type, line_id, ball, score_at_bet, half_at_bet, reds_at_bet,
    period_at_bet)
  SELECT p.bet_id, l.n, x.member_id, l.match_id, CASE WHEN x.kind = 'single' THEN x.risk ELSE 0 END, l.league_id,
    l.sport, l.league, l.home, l.away, l.kickoff, l.market, l.bet_type, l.period, l.line, l.selection, l.odds,
    l.odds_type, l.line_id, l.ball, l.score_at_bet, l.half_at_bet, l.reds_at_bet, l.period_at_bet
  FROM unnest(v_placed) p JOIN unnest(v_orders) x ON x.n = p.n
  CROSS JOIN LATERAL jsonb_to_recordset(x.legs) AS l (
    n int, match_id bigint, league_id bigint, sport int, league text, home text, away text, kickoff bigint, market int,
    bet_type text, period int, line int, selection text, odds int, odds_type int, line_id bigint, ball bigint,
    score_at_bet int[], half_at_bet int[], reds_at_bet int[], period_at_bet int);

  INSERT INTO transfer (id, scope, idem_key, request_hash, kind, actor, at)
  SELECT p.transfer_id, 'bet:' || p.bet_id, 'place', decode(x.request_hash, 'hex'), 'bet', x.member_id, x.placed_at
  FROM unnest(v_placed) p JOIN unnest(v_orders) x ON x.n = p.n;

  PERFORM post_lines(v_lines);
END
$$;

/* Burns a key that no bet used. Answers the id of the bet when there is one after all. */
CREATE FUNCTION abandon_bet_key(p_member text, p_key text, p_at bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  v_bet bigint;
BEGIN
  -- The wallet's lock puts this before or after a bet of the same key, never beside it.
  PERFORM FROM account WHERE owner = p_member AND kind IN ('cash', 'frozen') ORDER BY id FOR UPDATE;
  SELECT id INTO v_bet FROM bet WHERE member_id = p_member AND idem_key = p_key;
  IF v_bet IS NULL THEN
    INSERT INTO bet_key_abandoned (member_id, idem_key, at) VALUES (p_member, p_key, p_at) ON CONFLICT DO NOTHING;
  END IF;
  RETURN v_bet;
END
$$;

/* Lets waiting bets run. Answers those that did wait. */
CREATE FUNCTION accept_bets(p_ids bigint[], p_at bigint) RETURNS SETOF bigint
LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  UPDATE bet SET status = 'running', accepted_at = p_at
  WHERE id IN (SELECT id FROM bet WHERE id = ANY (p_ids) AND status = 'waiting' ORDER BY id FOR UPDATE)
  RETURNING id
$$;

/* Rejects waiting bets and gives back what they held: `[{bet_id, reason}]`. Answers those that did wait. */
CREATE FUNCTION reject_bets(p_rejections jsonb, p_at bigint) RETURNS SETOF bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  v_lines ledger_line[] := '{}';
  v_transfer bigint;
  r record;
BEGIN
  PERFORM FROM account a
  WHERE a.owner IN (
    SELECT b.member_id FROM jsonb_to_recordset(p_rejections) AS x (bet_id bigint) JOIN bet b ON b.id = x.bet_id
  ) AND a.kind IN ('cash', 'frozen')
  ORDER BY a.id FOR UPDATE;

  FOR r IN
    UPDATE bet b SET status = 'rejected', reason = x.reason, returned = b.risk, net = 0, valid_turnover = 0,
      commission = 0, settled_at = p_at
    FROM jsonb_to_recordset(p_rejections) AS x (bet_id bigint, reason text), account c, account f
    WHERE b.id = x.bet_id AND b.status = 'waiting'
      AND c.owner = b.member_id AND c.kind = 'cash' AND c.currency = b.currency
      AND f.owner = b.member_id AND f.kind = 'frozen' AND f.currency = b.currency
    RETURNING b.id, b.risk, b.request_hash, c.id AS cash_id, f.id AS frozen_id
  LOOP
    v_transfer := nextval('transfer_id');
    INSERT INTO transfer (id, scope, idem_key, request_hash, kind, actor, at)
    VALUES (v_transfer, 'bet:' || r.id, 'reject', r.request_hash, 'bet_rejected', 'system', p_at);
    UPDATE bet_leg SET open = false WHERE bet_id = r.id;
    v_lines := v_lines || ROW(v_transfer, r.frozen_id, -r.risk)::ledger_line
                       || ROW(v_transfer, r.cash_id, r.risk)::ledger_line;
    RETURN NEXT r.id;
  END LOOP;
  PERFORM post_lines(v_lines);
END
$$;

CREATE TYPE bet_settlement AS (
  bet_id bigint, revision int, status text, result text, returned bigint, net bigint, valid_turnover bigint,
  commission bigint, house text, legs jsonb
);
CREATE TYPE settled_bet AS (settlement bet_settlement, changed boolean);
CREATE TYPE settling_transfer AS (id bigint, bet_id bigint, idem_key text, request_hash bytea, kind text, rev int);

/*
 * Settles bets or corrects their settlement; the difference to what was posted is posted. A bet that this revision or
 * a later one has settled is left alone, so the same settlement may arrive often. Answers the bets that changed.
 */
CREATE FUNCTION settle_bets(p_settlements jsonb, p_at bigint, p_actor text) RETURNS SETOF bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  v_settlements bet_settlement[];
  v_settled settled_bet[] := '{}';
  v_transfers settling_transfer[] := '{}';
  v_lines ledger_line[] := '{}';
  v_transfer bigint;
  v_account bigint;
  v_cash bigint;
  v_debt bigint;
  v_credit bigint;
  v_part bigint;
  v_first boolean;
  v_changed boolean;
  v_rev int;
  r record;
BEGIN
  SELECT array_agg(x) INTO v_settlements FROM jsonb_populate_recordset(NULL::bet_settlement, p_settlements) x;
  PERFORM account_of('debt', b.member_id, b.currency), account_of('house', x.house, b.currency)
  FROM unnest(v_settlements) x JOIN bet b ON b.id = x.bet_id
  GROUP BY b.member_id, b.currency, x.house;
  PERFORM FROM account a
  WHERE (a.owner IN (SELECT b.member_id FROM unnest(v_settlements) x JOIN bet b ON b.id = x.bet_id)
      AND a.kind IN ('cash', 'frozen', 'debt'))
    OR (a.owner IN (SELECT x.house FROM unnest(v_settlements) x) AND a.kind = 'house')
  ORDER BY a.id FOR UPDATE;

  -- The loop reckons in memory alone; everything is written behind it, a statement a table.
  FOR r IN
    SELECT x AS settlement, b.id, b.risk, b.status AS old_status, b.returned AS old_returned,
      b.commission AS old_commission, b.settlement_rev, b.request_hash, x.status, x.returned, x.commission,
      c.id AS cash_id, f.id AS frozen_id, d.id AS debt_id, h.id AS house_id, c.balance AS cash, d.balance AS debt
    FROM unnest(v_settlements) x
    JOIN bet b ON b.id = x.bet_id
    JOIN account c ON c.owner = b.member_id AND c.kind = 'cash' AND c.currency = b.currency
    JOIN account f ON f.owner = b.member_id AND f.kind = 'frozen' AND f.currency = b.currency
    JOIN account d ON d.owner = b.member_id AND d.kind = 'debt' AND d.currency = b.currency
    JOIN account h ON h.owner = x.house AND h.kind = 'house' AND h.currency = b.currency
    WHERE b.status IN ('running', 'settled', 'void') AND b.result_revision < x.revision
    ORDER BY c.id, b.id
  LOOP
    IF v_account IS DISTINCT FROM r.cash_id THEN
      v_account := r.cash_id;
      v_cash := r.cash;
      v_debt := r.debt;
    END IF;
    v_first := r.old_status = 'running';
    v_changed := v_first OR r.returned <> r.old_returned OR r.commission <> r.old_commission
      OR r.status <> r.old_status;
    v_rev := r.settlement_rev + 1;
    v_settled := v_settled || ROW(r.settlement, v_changed)::settled_bet;
    IF v_first THEN
      v_transfer := nextval('transfer_id');
      v_transfers := v_transfers || ROW(v_transfer, r.id, 'settle:1', r.request_hash, 'bet_settled', 1)::settling_transfer;
      v_lines := v_lines || ROW(v_transfer, r.frozen_id, -r.risk)::ledger_line
                         || ROW(v_transfer, r.house_id, r.risk)::ledger_line;
    END IF;
    v_credit := r.returned - coalesce(r.old_returned, 0);
    IF v_credit <> 0 THEN
      IF NOT v_first THEN
        v_transfer := nextval('transfer_id');
        v_transfers := v_transfers
          || ROW(v_transfer, r.id, 'settle:' || v_rev, r.request_hash, 'bet_resettled', v_rev)::settling_transfer;
      END IF;
      -- What a member owes is repaid first; what cannot be taken back is owed.
      v_part := CASE WHEN v_credit > 0 THEN least(v_credit, -v_debt) ELSE -greatest(0, -v_credit - v_cash) END;
      v_debt := v_debt + v_part;
      v_cash := v_cash + v_credit - v_part;
      v_lines := v_lines || ROW(v_transfer, r.house_id, -v_credit)::ledger_line
                         || ROW(v_transfer, r.debt_id, v_part)::ledger_line
                         || ROW(v_transfer, r.cash_id, v_credit - v_part)::ledger_line;
    END IF;
    v_credit := r.commission - coalesce(r.old_commission, 0);
    IF v_credit <> 0 THEN
      v_transfer := nextval('transfer_id');
      v_transfers := v_transfers
        || ROW(v_transfer, r.id, 'commission:' || v_rev, r.request_hash, 'commission', v_rev)::settling_transfer;
      v_part := CASE WHEN v_credit > 0 THEN least(v_credit, -v_debt) ELSE -greatest(0, -v_credit - v_cash) END;
      v_debt := v_debt + v_part;
      v_cash := v_cash + v_credit - v_part;
      v_lines := v_lines || ROW(v_transfer, r.house_id, -v_credit)::ledger_line
                         || ROW(v_transfer, r.debt_id, v_part)::ledger_line
                         || ROW(v_transfer, r.cash_id, v_credit - v_part)::ledger_line;
    END IF;
  END LOOP;
  IF cardinality(v_settled) = 0 THEN
    RETURN;
  END IF;

  INSERT INTO transfer (id, scope, idem_key, request_hash, kind, rev, actor, at)
  SELECT t.id, 'bet:' || t.bet_id, t.idem_key, t.request_hash, t.kind, t.rev, p_actor, p_at
  FROM unnest(v_transfers) t;
  PERFORM post_lines(v_lines);
  UPDATE bet b SET status = (x.settlement).status, result = (x.settlement).result,
    returned = (x.settlement).returned, net = (x.settlement).net,
    valid_turnover = (x.settlement).valid_turnover, commission = (x.settlement).commission,
    settled_at = CASE WHEN x.changed THEN p_at ELSE b.settled_at END,
    result_revision = (x.settlement).revision, settlement_rev = settlement_rev + x.changed::int
  FROM unnest(v_settled) x WHERE b.id = (x.settlement).bet_id;
  UPDATE bet_leg l SET open = false, result = y.result, score = y.score, half_score = y.half_score
  FROM unnest(v_settled) x
  CROSS JOIN LATERAL jsonb_to_recordset((x.settlement).legs)
    AS y (n int, result text, score int[], half_score int[])
  WHERE l.bet_id = (x.settlement).bet_id AND l.n = y.n;
  RETURN QUERY SELECT (x.settlement).bet_id FROM unnest(v_settled) x WHERE x.changed;
END
$$;
