/*
 * Settles bets, or corrects their settlement: what was posted before and what should have been differ by what is posted now.
 * Every leg says which revision of its match's result it was reckoned from. A bet is left alone when that is nothing new for
 * any leg, so the same settlement may arrive often; and when a leg has seen a later one: it is answered as `stale`, to be
 * reckoned again. The others are answered as `changed`, where their members see a difference.
 */
CREATE OR REPLACE FUNCTION settle_bets(p_settlements bet_settlement[], p_at bigint, p_actor text)
RETURNS TABLE (bet_id bigint, outcome text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
#variable_conflict use_column
DECLARE
  v_owners text[];
  v_bet record;
  -- The accounts of the bet at hand, by their last entries; without a transfer while nothing has moved.
  v_cash ledger_entry;
  v_frozen ledger_entry;
  v_debt ledger_entry;
  v_house ledger_entry;
  -- Bets come member by member, but members of several currencies take turns at the accounts of the house: each of those
  -- is put aside here, at the place of its id, while another one is at hand.
  v_houses ledger_entry[] := '{}';
  v_house_ids bigint[] := '{}';
  v_house_place int;
  v_is_first boolean;
  v_is_reopened boolean;
  v_is_changed boolean;
  v_revision int;
  v_transfer bigint;
  v_posting text;
  v_credit bigint;
  v_to_debt bigint;
  v_debt_before bigint;
  -- What is written when all bets have been gone through. One at a time: an array grows in place by one element, and is copied
  -- when two are appended at once.
  v_settled settled_bet[] := '{}';
  v_has_tickets boolean := false;
  v_has_open_legs boolean := false;
  v_has_earlier boolean := false;
  v_transfers settling_transfer[] := '{}';
  v_entries ledger_entry[] := '{}';
  v_last_entries ledger_entry[] := '{}';
  v_debt_corrections debt_news[] := '{}';
BEGIN
  -- Accounts that are missing: a member's debt, and the house's in a currency that it has not met.
  PERFORM account_of(wanted.kind, wanted.owner, wanted.currency)
  FROM (
    SELECT DISTINCT k.kind, k.owner, b.currency
    FROM unnest(p_settlements) s JOIN bet b ON b.id = s.bet_id
    CROSS JOIN LATERAL (VALUES ('debt', b.member_id), ('house', s.house)) k (kind, owner)
  ) wanted
  WHERE NOT EXISTS (
    SELECT FROM account a WHERE a.owner = wanted.owner AND a.kind = wanted.kind AND a.currency = wanted.currency
  );
  -- One list of owners: an index serves it, and none serves two lists.
  SELECT array_agg(DISTINCT b.member_id) || array_agg(DISTINCT s.house) INTO v_owners
  FROM unnest(p_settlements) s JOIN bet b ON b.id = s.bet_id;
  PERFORM FROM account a
  WHERE a.owner = ANY (v_owners) AND a.kind IN ('cash', 'frozen', 'debt', 'house')
  ORDER BY a.id FOR UPDATE;

  -- Member by member; the loop writes nothing.
  FOR v_bet IN
    SELECT s AS settlement, b.id, b.risk, b.settlement_rev, b.request_hash,
      b.status AS old_status, coalesce(b.returned, 0) AS old_returned, coalesce(b.commission, 0) AS old_commission,
      coalesce(b.valid_turnover, 0) AS old_valid_turnover,
      s.status, coalesce(s.returned, 0) AS returned, coalesce(s.commission, 0) AS commission,
      coalesce(s.valid_turnover, 0) AS valid_turnover, s.ticket_returns,
      legs.is_stale, legs.has_open, legs.is_changed,
      c.id AS cash_id, c.balance AS cash, c.seq AS cash_seq,
      f.id AS frozen_id, f.balance AS frozen, f.seq AS frozen_seq,
      d.id AS debt_id, d.balance AS debt, d.seq AS debt_seq,
      h.id AS house_id, h.balance AS house, h.seq AS house_seq
    FROM unnest(p_settlements) s
    JOIN bet b ON b.id = s.bet_id
    CROSS JOIN LATERAL (
      SELECT bool_or(l.result_revision > given.revision) AS is_stale, bool_or(given.revision > l.result_revision) AS is_newer,
        bool_or(given.result IS NULL) AS has_open, bool_or(given.result IS DISTINCT FROM l.result) AS is_changed
      FROM unnest(s.legs) given JOIN bet_leg l ON l.bet_id = s.bet_id AND l.n = given.n
    ) legs
    JOIN account c ON c.owner = b.member_id AND c.kind = 'cash' AND c.currency = b.currency
    JOIN account f ON f.owner = b.member_id AND f.kind = 'frozen' AND f.currency = b.currency
    JOIN account d ON d.owner = b.member_id AND d.kind = 'debt' AND d.currency = b.currency
    JOIN account h ON h.owner = s.house AND h.kind = 'house' AND h.currency = b.currency
    WHERE b.status IN ('running', 'settled', 'void') AND (legs.is_stale OR legs.is_newer)
    ORDER BY c.id, b.id
  LOOP
    bet_id := v_bet.id;
    IF v_bet.is_stale THEN
      outcome := 'stale';
      RETURN NEXT;
      CONTINUE;
    END IF;
    -- The next member: the accounts of the one before are put aside.
    IF v_cash.account_id IS DISTINCT FROM v_bet.cash_id THEN
      v_last_entries := v_last_entries || v_cash;
      v_last_entries := v_last_entries || v_frozen;
      v_last_entries := v_last_entries || v_debt;
      v_cash := ROW(v_bet.cash_id, v_bet.cash_seq, NULL, 0, v_bet.cash);
      v_frozen := ROW(v_bet.frozen_id, v_bet.frozen_seq, NULL, 0, v_bet.frozen);
      v_debt := ROW(v_bet.debt_id, v_bet.debt_seq, NULL, 0, v_bet.debt);
    END IF;
    -- Another account of the house: as it was put aside, or as it was read.
    IF v_house.account_id IS DISTINCT FROM v_bet.house_id THEN
      IF v_house_place IS NOT NULL THEN
        v_houses[v_house_place] := v_house;
      END IF;
      v_house_place := array_position(v_house_ids, v_bet.house_id);
      IF v_house_place IS NOT NULL THEN
        v_house := v_houses[v_house_place];
      ELSE
        v_house_ids := v_house_ids || v_bet.house_id;
        v_house_place := cardinality(v_house_ids);
        v_house := ROW(v_bet.house_id, v_bet.house_seq, NULL, 0, v_bet.house);
      END IF;
    END IF;

    v_is_first := v_bet.old_status = 'running' AND v_bet.status <> 'running';
    -- The leg that had lost it has not and others are still to be played, or a result was taken back.
    v_is_reopened := v_bet.old_status <> 'running' AND v_bet.status = 'running';
    v_is_changed := v_bet.returned <> v_bet.old_returned OR v_bet.commission <> v_bet.old_commission
      OR v_bet.valid_turnover <> v_bet.old_valid_turnover OR v_bet.status <> v_bet.old_status;
    v_revision := v_bet.settlement_rev + 1;
    v_settled := v_settled
      || ROW(v_bet.settlement, v_is_changed, v_is_reopened OR v_bet.status <> 'running')::settled_bet;
    v_has_tickets := v_has_tickets OR v_bet.ticket_returns IS NOT NULL OR v_is_reopened;
    v_has_open_legs := v_has_open_legs OR v_bet.has_open;
    v_has_earlier := v_has_earlier OR v_bet.settlement_rev > 0;
    IF v_is_changed OR v_bet.is_changed THEN
      outcome := 'changed';
      RETURN NEXT;
    END IF;

    -- Settled for the first time, the risk goes to the house; what the bet returns comes from there, in the same transfer.
    IF v_is_first THEN
      v_transfer := nextval('transfer_id');
      v_transfers := v_transfers || ROW(v_transfer, v_bet.id, 'settle:' || v_revision, v_bet.request_hash, 'bet_settled',
        v_revision)::settling_transfer;
      v_frozen := entry_after(v_frozen, v_transfer, -v_bet.risk);
      v_house := entry_after(v_house, v_transfer, v_bet.risk);
      v_entries := v_entries || v_frozen;
      v_entries := v_entries || v_house;
    END IF;

    v_debt_before := v_debt.balance_after;
    -- Below zero a credit takes back what was credited before.
    FOREACH v_posting IN ARRAY ARRAY['settle', 'commission'] LOOP
      v_credit := CASE v_posting WHEN 'settle' THEN v_bet.returned - v_bet.old_returned
        ELSE v_bet.commission - v_bet.old_commission END;
      CONTINUE WHEN v_credit = 0;
      IF v_posting = 'commission' OR NOT v_is_first THEN
        v_transfer := nextval('transfer_id');
        v_transfers := v_transfers || ROW(v_transfer, v_bet.id, v_posting || ':' || v_revision, v_bet.request_hash,
          CASE v_posting WHEN 'settle' THEN 'bet_resettled' ELSE 'commission' END, v_revision)::settling_transfer;
      END IF;
      v_house := entry_after(v_house, v_transfer, -v_credit);
      v_entries := v_entries || v_house;
      -- What a member owes is repaid first; what cannot be taken back is owed.
      v_to_debt := CASE WHEN v_credit > 0 THEN least(v_credit, -v_debt.balance_after)
        ELSE -greatest(0, -v_credit - v_cash.balance_after) END;
      IF v_to_debt <> 0 THEN
        v_debt := entry_after(v_debt, v_transfer, v_to_debt);
        v_entries := v_entries || v_debt;
      END IF;
      IF v_credit <> v_to_debt THEN
        v_cash := entry_after(v_cash, v_transfer, v_credit - v_to_debt);
        v_entries := v_entries || v_cash;
      END IF;
    END LOOP;
    -- A correction changed what the member owes: they are told what the whole call leaves of it.
    IF v_revision > 1 AND v_debt.balance_after <> v_debt_before THEN
      v_debt_corrections := v_debt_corrections
        || ROW(v_bet.id, v_revision, NULL, -v_debt_before, -v_debt.balance_after, p_at)::debt_news;
    END IF;

    -- At risk again.
    IF v_is_reopened THEN
      v_transfer := nextval('transfer_id');
      v_transfers := v_transfers || ROW(v_transfer, v_bet.id, 'reopen:' || v_revision, v_bet.request_hash, 'bet_reopened',
        v_revision)::settling_transfer;
      v_house := entry_after(v_house, v_transfer, -v_bet.risk);
      v_frozen := entry_after(v_frozen, v_transfer, v_bet.risk);
      v_entries := v_entries || v_house;
      v_entries := v_entries || v_frozen;
    END IF;
  END LOOP;
  IF cardinality(v_settled) = 0 THEN
    RETURN;
  END IF;
  v_houses[v_house_place] := v_house;
  v_last_entries := v_last_entries || v_cash || v_frozen || v_debt || v_houses;

  INSERT INTO transfer (id, scope, idem_key, request_hash, kind, rev, actor, at)
  SELECT t.id, 'bet:' || t.bet_id, t.idem_key, t.request_hash, t.kind, t.rev, p_actor, p_at
  FROM unnest(v_transfers) t;
  INSERT INTO entry (account_id, seq, transfer_id, amount, balance_after)
  SELECT e.account_id, e.seq, e.transfer_id, e.amount, e.balance_after FROM unnest(v_entries) e;
  UPDATE account a SET balance = last.balance_after, seq = last.seq
  FROM unnest(v_last_entries) last WHERE a.id = last.account_id AND last.transfer_id IS NOT NULL;
  IF v_has_earlier THEN
    PERFORM keep_settled_legs(v_settled);
  END IF;
  -- While the bet is still as it was before: what this settlement adds to the working day.
  WITH added AS (
    SELECT b.id, b.member_id, b.currency, working_day(day.start_hour, p_at) AS day, b.settlement_rev + 1 AS revision,
      (d.settlement).status, (d.settlement).result,
      ((d.settlement).status <> 'running')::int - (b.status <> 'running')::int AS bets,
      b.risk * ((b.status = 'void')::int - ((d.settlement).status = 'void')::int) AS turnover,
      coalesce((d.settlement).valid_turnover, 0) - coalesce(b.valid_turnover, 0) AS valid_turnover,
      coalesce((d.settlement).net, 0) - coalesce(b.net, 0) AS net,
      coalesce((d.settlement).returned, 0) - coalesce(b.returned, 0) AS returned,
      coalesce((d.settlement).commission, 0) - coalesce(b.commission, 0) AS commission
    FROM unnest(v_settled) d
    JOIN bet b ON b.id = (d.settlement).bet_id
    JOIN member m ON m.id = b.member_id
    LEFT JOIN brand_day day ON day.brand = m.brand
    WHERE d.changed
  ), settlements AS (
    INSERT INTO settlement (member_id, day, bet_id, revision, at, currency, status, result, bets, turnover, valid_turnover,
      net, commission)
    SELECT member_id, day, id, revision, p_at, currency, status, result, bets, turnover, valid_turnover, net, commission
    FROM added
  )
  INSERT INTO activity AS a (member_id, currency, day, product, debit, credit, commission, bets, turnover, valid_turnover,
    settled)
  SELECT member_id, currency, day, 'sportsbook', sum(greatest(0, -returned)), sum(greatest(0, returned)), sum(commission),
    sum(bets), sum(turnover), sum(valid_turnover), sum(net)
  FROM added GROUP BY 1, 2, 3
  ON CONFLICT (member_id, currency, day, product) DO UPDATE SET debit = a.debit + excluded.debit,
    credit = a.credit + excluded.credit, commission = a.commission + excluded.commission, bets = a.bets + excluded.bets,
    turnover = a.turnover + excluded.turnover, valid_turnover = a.valid_turnover + excluded.valid_turnover,
    settled = a.settled + excluded.settled;
  UPDATE bet b SET status = (d.settlement).status, result = (d.settlement).result,
    returned = (d.settlement).returned, net = (d.settlement).net,
    valid_turnover = (d.settlement).valid_turnover, commission = (d.settlement).commission,
    settled_at = CASE WHEN (d.settlement).status = 'running' THEN NULL WHEN d.changed THEN p_at ELSE b.settled_at END,
    reopened_at = CASE WHEN (d.settlement).status = 'running' THEN p_at END,
    settlement_rev = settlement_rev + d.changed::int
  FROM unnest(v_settled) d WHERE d.settles AND b.id = (d.settlement).bet_id;
  IF cardinality(v_debt_corrections) > 0 THEN
    PERFORM note_debt_news(v_settled, v_debt_corrections, v_entries);
  END IF;
  UPDATE bet_leg l SET open = leg.result IS NULL, result_revision = leg.revision, result = leg.result, score = leg.score,
    half_score = leg.half_score, part_score = leg.part_score
  FROM unnest(v_settled) d CROSS JOIN LATERAL unnest((d.settlement).legs) leg
  WHERE l.bet_id = (d.settlement).bet_id AND l.n = leg.n AND leg.revision > l.result_revision;
  -- A bet that is decided has nothing at risk on the matches that are still to be played, nor on one that is open again.
  IF v_has_open_legs THEN
    UPDATE bet_leg l SET match_risk = now.risk
    FROM (
      SELECT b.id, CASE b.status WHEN 'running' THEN b.risk ELSE 0 END AS risk
      FROM unnest(v_settled) d JOIN bet b ON b.id = (d.settlement).bet_id
    ) now
    WHERE l.bet_id = now.id AND l.open AND l.match_risk <> now.risk;
  END IF;
  IF v_has_tickets THEN
    -- By itself: joined with the tickets of its bet, every ticket would look through the whole list.
    WITH ended AS MATERIALIZED (
      SELECT (d.settlement).bet_id, (ticket.place - 1)::int AS n, ticket.returned, ticket.result
      FROM unnest(v_settled) d
      CROSS JOIN LATERAL unnest((d.settlement).ticket_returns, (d.settlement).ticket_results)
        WITH ORDINALITY ticket (returned, result, place)
      WHERE d.settles
    )
    UPDATE bet_ticket t SET returned = ended.returned, result = ended.result
    FROM ended
    WHERE t.bet_id = ended.bet_id AND t.n = ended.n
      AND (t.returned, t.result) IS DISTINCT FROM (ended.returned, ended.result);
    UPDATE bet_ticket t SET returned = NULL, result = NULL
    FROM unnest(v_settled) d
    WHERE (d.settlement).status = 'running' AND d.settles AND t.bet_id = (d.settlement).bet_id;
  END IF;
END
$$;
GRANT EXECUTE ON FUNCTION settle_bets TO touchline_app;
