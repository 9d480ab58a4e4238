/*
 * Settles bets or corrects their settlement; the difference to what was posted is posted. A bet that this revision or
 * a later one has settled is left alone, so the same settlement may arrive often. Answers the bets that changed.
 */
CREATE OR REPLACE FUNCTION settle_bets(p_settlements jsonb, p_at bigint, p_actor text) RETURNS SETOF bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
DECLARE
  v_settlements bet_settlement[];
  v_owners text[];
  v_settled settled_bet[] := '{}';
  v_transfers settling_transfer[] := '{}';
  v_entries ledger_entry[] := '{}';
  -- The last entry of every account that moved; those without a transfer did not.
  v_last ledger_entry[] := '{}';
  v_cash ledger_entry;
  v_frozen ledger_entry;
  v_debt ledger_entry;
  -- Members of all currencies meet here, so the house's accounts take turns: theirs are kept in these, side by side.
  v_house ledger_entry;
  v_houses ledger_entry[] := '{}';
  v_house_ids bigint[] := '{}';
  v_house_at int;
  v_transfer bigint;
  v_credit bigint;
  v_part bigint;
  v_first boolean;
  v_changed boolean;
  v_rev int;
  r record;
BEGIN
  SELECT array_agg(x) INTO v_settlements FROM jsonb_populate_recordset(NULL::bet_settlement, p_settlements) x;
  PERFORM account_of(n.kind, n.owner, n.currency)
  FROM (
    SELECT DISTINCT k.kind, k.owner, b.currency
    FROM unnest(v_settlements) x JOIN bet b ON b.id = x.bet_id
    CROSS JOIN LATERAL (VALUES ('debt', b.member_id), ('house', x.house)) k (kind, owner)
  ) n
  WHERE NOT EXISTS (
    SELECT FROM account a WHERE a.owner = n.owner AND a.kind = n.kind AND a.currency = n.currency
  );
  SELECT array_agg(DISTINCT b.member_id) || array_agg(DISTINCT x.house) INTO v_owners
  FROM unnest(v_settlements) x JOIN bet b ON b.id = x.bet_id;
  PERFORM FROM account a
  WHERE a.owner = ANY (v_owners) AND a.kind IN ('cash', 'frozen', 'debt', 'house')
  ORDER BY a.id FOR UPDATE;

  -- The loop reckons in memory alone; everything is written behind it, a statement a table.
  FOR r IN
    SELECT x AS settlement, b.id, b.risk, b.status AS old_status, b.returned AS old_returned,
      b.commission AS old_commission, b.settlement_rev, b.request_hash, x.status, x.returned, x.commission,
      c.id AS cash_id, c.balance AS cash, c.seq AS cash_seq, f.id AS frozen_id, f.balance AS frozen, f.seq AS frozen_seq,
      d.id AS debt_id, d.balance AS debt, d.seq AS debt_seq, h.id AS house_id, h.balance AS house, h.seq AS house_seq
    FROM unnest(v_settlements) x
    JOIN bet b ON b.id = x.bet_id
    JOIN account c ON c.owner = b.member_id AND c.kind = 'cash' AND c.currency = b.currency
    JOIN account f ON f.owner = b.member_id AND f.kind = 'frozen' AND f.currency = b.currency
    JOIN account d ON d.owner = b.member_id AND d.kind = 'debt' AND d.currency = b.currency
    JOIN account h ON h.owner = x.house AND h.kind = 'house' AND h.currency = b.currency
    WHERE b.status IN ('running', 'settled', 'void') AND b.result_revision < x.revision
    ORDER BY c.id, b.id
  LOOP
    IF v_cash.account_id IS DISTINCT FROM r.cash_id THEN
      v_last := v_last || v_cash || v_frozen || v_debt;
      v_cash := ROW(r.cash_id, r.cash_seq, NULL, 0, r.cash);
      v_frozen := ROW(r.frozen_id, r.frozen_seq, NULL, 0, r.frozen);
      v_debt := ROW(r.debt_id, r.debt_seq, NULL, 0, r.debt);
    END IF;
    IF v_house.account_id IS DISTINCT FROM r.house_id THEN
      IF v_house_at IS NOT NULL THEN
        v_houses[v_house_at] := v_house;
      END IF;
      v_house_at := array_position(v_house_ids, r.house_id);
      IF v_house_at IS NOT NULL THEN
        v_house := v_houses[v_house_at];
      ELSE
        v_house_ids := v_house_ids || r.house_id;
        v_house_at := cardinality(v_house_ids);
        v_house := ROW(r.house_id, r.house_seq, NULL, 0, r.house);
      END IF;
    END IF;
    v_first := r.old_status = 'running';
    v_changed := v_first OR r.returned <> r.old_returned OR r.commission <> r.old_commission
      OR r.status <> r.old_status;
    v_rev := r.settlement_rev + 1;
    v_settled := v_settled || ROW(r.settlement, v_changed)::settled_bet;
    IF v_first THEN
      v_transfer := nextval('transfer_id');
      v_transfers := v_transfers || ROW(v_transfer, r.id, 'settle:1', r.request_hash, 'bet_settled', 1)::settling_transfer;
      v_frozen := ROW(r.frozen_id, v_frozen.seq + 1, v_transfer, -r.risk, v_frozen.balance_after - r.risk);
      v_house := ROW(r.house_id, v_house.seq + 1, v_transfer, r.risk, v_house.balance_after + r.risk);
      v_entries := v_entries || v_frozen || v_house;
    END IF;
    -- First what the bet returns, then its commission.
    FOR i IN 1..2 LOOP
      v_credit := CASE i WHEN 1 THEN r.returned - coalesce(r.old_returned, 0)
        ELSE r.commission - coalesce(r.old_commission, 0) END;
      CONTINUE WHEN v_credit = 0;
      IF i = 2 OR NOT v_first THEN
        v_transfer := nextval('transfer_id');
        v_transfers := v_transfers || CASE i
          WHEN 1 THEN ROW(v_transfer, r.id, 'settle:' || v_rev, r.request_hash, 'bet_resettled', v_rev)::settling_transfer
          ELSE ROW(v_transfer, r.id, 'commission:' || v_rev, r.request_hash, 'commission', v_rev)::settling_transfer END;
      END IF;
      v_house := ROW(r.house_id, v_house.seq + 1, v_transfer, -v_credit, v_house.balance_after - v_credit);
      v_entries := v_entries || v_house;
      -- What a member owes is repaid first; what cannot be taken back is owed.
      v_part := CASE WHEN v_credit > 0 THEN least(v_credit, -v_debt.balance_after)
        ELSE -greatest(0, -v_credit - v_cash.balance_after) END;
      IF v_part <> 0 THEN
        v_debt := ROW(r.debt_id, v_debt.seq + 1, v_transfer, v_part, v_debt.balance_after + v_part);
        v_entries := v_entries || v_debt;
      END IF;
      IF v_credit <> v_part THEN
        v_cash := ROW(r.cash_id, v_cash.seq + 1, v_transfer, v_credit - v_part, v_cash.balance_after + v_credit - v_part);
        v_entries := v_entries || v_cash;
      END IF;
    END LOOP;
  END LOOP;
  IF cardinality(v_settled) = 0 THEN
    RETURN;
  END IF;
  v_houses[v_house_at] := v_house;
  v_last := v_last || v_cash || v_frozen || v_debt || v_houses;

  INSERT INTO transfer (id, scope, idem_key, request_hash, kind, rev, actor, at)
  SELECT t.id, 'bet:' || t.bet_id, t.idem_key, t.request_hash, t.kind, t.rev, p_actor, p_at
  FROM unnest(v_transfers) t;
  INSERT INTO entry (account_id, seq, transfer_id, amount, balance_after)
  SELECT e.account_id, e.seq, e.transfer_id, e.amount, e.balance_after FROM unnest(v_entries) e;
  UPDATE account a SET balance = w.balance_after, seq = w.seq
  FROM unnest(v_last) w WHERE a.id = w.account_id AND w.transfer_id IS NOT NULL;
  UPDATE bet b SET status = (x.settlement).status, result = (x.settlement).result,
    returned = (x.settlement).returned, net = (x.settlement).net,
    valid_turnover = (x.settlement).valid_turnover, commission = (x.settlement).commission,
    settled_at = CASE WHEN x.changed THEN p_at ELSE b.settled_at END,
    result_revision = (x.settlement).revision, settlement_rev = settlement_rev + x.changed::int
  FROM unnest(v_settled) x WHERE b.id = (x.settlement).bet_id;
  UPDATE bet_leg l SET open = false, result_revision = (x.settlement).revision, result = y.result, score = y.score, half_score = y.half_score
  FROM unnest(v_settled) x
  CROSS JOIN LATERAL jsonb_to_recordset((x.settlement).legs)
    AS y (n int, result text, score int[], half_score int[])
  WHERE l.bet_id = (x.settlement).bet_id AND l.n = y.n;
  RETURN QUERY SELECT (x.settlement).bet_id FROM unnest(v_settled) x WHERE x.changed;
END
$$;
GRANT EXECUTE ON FUNCTION settle_bets TO touchline_app;
