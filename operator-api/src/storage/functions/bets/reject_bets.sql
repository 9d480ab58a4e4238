/*
 * Rejects waiting bets and gives back what they held, to what their members owe first: `[{bet_id, reason, leg, by}]`, the place of the leg whose match rejects it
 * and what of that match has changed, each of them or null. Answers those that did wait.
 */
CREATE OR REPLACE FUNCTION reject_bets(p_rejections jsonb, p_at bigint) RETURNS SETOF bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
DECLARE
  v_lines ledger_line[] := '{}';
  v_transfer bigint;
  r record;
BEGIN
  PERFORM FROM account a
  WHERE a.owner IN (
    SELECT b.member_id FROM jsonb_to_recordset(p_rejections) AS x (bet_id bigint) JOIN bet b ON b.id = x.bet_id
  ) AND a.kind IN ('cash', 'frozen', 'debt')
  ORDER BY a.id FOR UPDATE;

  FOR r IN
    UPDATE bet b SET status = 'rejected', reason = x.reason, rejected_leg = x.leg, rejected_by = x.by, returned = b.risk,
      net = 0, valid_turnover = 0, commission = 0, settled_at = p_at
    FROM jsonb_to_recordset(p_rejections) AS x (bet_id bigint, reason text, leg int, by jsonb), account c, account f
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
  PERFORM post_lines(debts_first(v_lines));
END
$$;
GRANT EXECUTE ON FUNCTION reject_bets TO touchline_app;
