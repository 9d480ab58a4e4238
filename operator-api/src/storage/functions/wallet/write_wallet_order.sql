/*
 * Writes a transfer of these lines with its order, and moves the money; answers `ok`, `insufficient_balance`, or `taken` where
 * another call has just used the key. Cash that is missing becomes a debt where the command says so. The caller holds the locks.
 */
CREATE OR REPLACE FUNCTION write_wallet_order(
  c wallet_command, p_key text, p_kind text, p_lines ledger_line[], p_ends bigint, p_at bigint, OUT outcome text, OUT id bigint
) LANGUAGE plpgsql AS $$
DECLARE
  v_asked ledger_line[];
  v_lines ledger_line[];
BEGIN
  id := nextval('transfer_id');
  v_asked := ARRAY(
    SELECT ROW(id, l.account_id, sum(l.amount))::ledger_line
    FROM unnest(p_lines) WITH ORDINALITY l (transfer_id, account_id, amount, ord)
    GROUP BY l.account_id ORDER BY min(l.ord)
  );
  v_lines := CASE WHEN coalesce(c.may_owe, false) THEN debts_for_missing(v_asked) ELSE v_asked END;
  IF EXISTS (
    SELECT FROM unnest(v_lines) l
    JOIN account a ON a.id = l.account_id
    LEFT JOIN account d ON a.kind = 'cash' AND NOT coalesce(c.may_owe, false)
      AND d.owner = a.owner AND d.kind = 'debt' AND d.currency = a.currency
    WHERE l.amount < 0 AND a.side_of_zero = 1 AND a.balance + l.amount + coalesce(d.balance, 0) < 0
  ) THEN
    outcome := 'insufficient_balance';
    RETURN;
  END IF;
  INSERT INTO transfer (id, scope, idem_key, request_hash, kind, pending_id, actor, at)
  VALUES (id, c.scope, p_key, decode(c.request_hash, 'hex'), p_kind, p_ends, c.actor, p_at)
  ON CONFLICT (scope, idem_key) DO NOTHING;
  IF NOT FOUND THEN
    outcome := 'taken';
    RETURN;
  END IF;
  INSERT INTO wallet_order (transfer_id, type, member_id, currency, lines)
  VALUES (id, c.type, c.member_id, c.currency, v_asked);
  UPDATE wallet_order o SET ended_by = write_wallet_order.id WHERE o.transfer_id = p_ends;
  PERFORM post_lines(debts_first(v_lines));
  outcome := 'ok';
END
$$;
