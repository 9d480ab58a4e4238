/*
 * Hands all that has moved on a member's cash since the last time to the outbox: one settlement for each transfer, mirrored in the
 * ledger, so that the cash here is zero again. Answers the number of settlements.
 */
CREATE OR REPLACE FUNCTION sweep_operator_wallet(p_member text, p_at bigint) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
DECLARE
  v_wallet operator_wallet := lock_operator_wallet(p_member);
  v_cash account;
  v_debt account;
  v_operator bigint;
  v_lines ledger_line[] := '{}';
  v_moved record;
  v_transfer bigint;
  v_count int := 0;
BEGIN
  IF v_wallet.member_id IS NULL THEN
    RETURN 0;
  END IF;
  SELECT a.* INTO v_cash FROM member m JOIN account a ON a.owner = m.id AND a.kind = 'cash' AND a.currency = m.currency
  WHERE m.id = p_member;
  SELECT a.* INTO v_debt FROM member m JOIN account a ON a.owner = m.id AND a.kind = 'debt' AND a.currency = m.currency
  WHERE m.id = p_member;
  IF v_cash.seq = v_wallet.cash_seq AND v_debt.seq = v_wallet.debt_seq AND v_cash.balance = 0 AND v_debt.balance = 0 THEN
    RETURN 0;
  END IF;
  v_operator := operator_account(v_wallet.operator, p_member, v_cash.currency);
  FOR v_moved IN
    WITH line AS (
      SELECT e.transfer_id, e.amount AS cash, 0 AS debt, e.seq FROM entry e
      WHERE e.account_id = v_cash.id AND e.seq > v_wallet.cash_seq
      UNION ALL
      SELECT e.transfer_id, 0, e.amount, e.seq FROM entry e WHERE e.account_id = v_debt.id AND e.seq > v_wallet.debt_seq
    ), moved AS (
      SELECT transfer_id, sum(cash)::bigint AS cash, sum(debt)::bigint AS debt, min(seq) AS seq FROM line GROUP BY transfer_id
    )
    -- Money of a time before the operator kept the wallet comes first.
    SELECT NULL::bigint AS id, v_cash.balance - coalesce(sum(cash), 0)::bigint AS cash,
      v_debt.balance - coalesce(sum(debt), 0)::bigint AS debt, 0::bigint AS seq, 'balance' AS kind, 'balance' AS scope
    FROM moved
    UNION ALL
    SELECT t.id, m.cash, m.debt, m.seq, t.kind, t.scope FROM moved m JOIN transfer t ON t.id = m.transfer_id
    ORDER BY seq
  LOOP
    CONTINUE WHEN v_moved.cash = 0 AND v_moved.debt = 0;
    v_transfer := nextval('transfer_id');
    INSERT INTO transfer (id, scope, idem_key, request_hash, kind, pending_id, actor, at)
    VALUES (v_transfer, 'operator:' || v_wallet.operator,
      'settle:' || CASE WHEN v_moved.id IS NULL THEN 'balance:' || p_member || ':' || v_transfer ELSE v_moved.id::text END,
      '', CASE WHEN v_moved.cash + v_moved.debt > 0 THEN 'withdrawal' ELSE 'deposit' END, v_moved.id, 'operator', p_at);
    v_lines := v_lines || ROW(v_transfer, v_cash.id, -v_moved.cash)::ledger_line
      || ROW(v_transfer, v_debt.id, -v_moved.debt)::ledger_line
      || ROW(v_transfer, v_operator, v_moved.cash + v_moved.debt)::ledger_line;
    CONTINUE WHEN v_moved.cash + v_moved.debt = 0;
    INSERT INTO operator_command (operator, type, key, member_id, currency, amount, kind, reference, at, next_at)
    VALUES (v_wallet.operator, 'settle', 's' || v_transfer, p_member, v_cash.currency, v_moved.cash + v_moved.debt,
      v_moved.kind, v_moved.scope, p_at, p_at);
    v_count := v_count + 1;
  END LOOP;
  PERFORM post_lines(v_lines);
  UPDATE operator_wallet w SET cash_seq = c.seq, debt_seq = d.seq
  FROM account c, account d WHERE w.member_id = p_member AND c.id = v_cash.id AND d.id = v_debt.id;
  RETURN v_count;
END
$$;
GRANT EXECUTE ON FUNCTION sweep_operator_wallet TO touchline_app;
