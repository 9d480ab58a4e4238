/*
 * Ends a hold: a release gives the money back, a settlement takes it and pays what the hold returns. From `frozen` it goes to the
 * account of the command, which pays; in an account of a product it stays. The caller holds the locks.
 */
CREATE OR REPLACE FUNCTION end_hold(c wallet_command, p_at bigint, OUT outcome text, OUT id bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_hold known_wallet_order := wallet_order_under(c.scope, c.about_key);
  v_known known_wallet_order := wallet_order_under(c.scope, c.idem_key);
  v_cash bigint := (v_hold.lines)[1].account_id;
  v_held bigint := (v_hold.lines)[2].account_id;
  v_stake bigint := (v_hold.lines)[2].amount;
  v_payer bigint;
  v_lines ledger_line[];
BEGIN
  id := coalesce(v_known.transfer_id, v_hold.transfer_id);
  outcome := CASE
    WHEN v_known.transfer_id IS NOT NULL THEN CASE
      WHEN v_known.type = 'tombstone' OR v_known.ended_by IS NOT NULL THEN 'rolledBack'
      WHEN v_known.type IS DISTINCT FROM c.type OR v_known.request_hash <> decode(c.request_hash, 'hex')
        THEN 'duplicate_debit_record'
      ELSE 'repeated' END
    WHEN v_hold.transfer_id IS NULL THEN 'holdNotFound'
    WHEN v_hold.type = 'tombstone' THEN CASE c.type WHEN 'release' THEN 'repeated' ELSE 'rolledBack' END
    WHEN v_hold.type IS DISTINCT FROM 'hold' THEN 'duplicate_debit_record'
    WHEN v_hold.ended_by_type = 'settle' THEN 'holdEnded'
    WHEN v_hold.ended_by IS NOT NULL THEN CASE c.type WHEN 'release' THEN 'repeated' ELSE 'rolledBack' END
    END;
  IF outcome IS NOT NULL THEN
    RETURN;
  END IF;
  c.member_id := v_hold.member_id;
  c.currency := v_hold.currency;
  IF c.type = 'release' THEN
    v_lines := ARRAY[ROW(NULL, v_held, -v_stake), ROW(NULL, v_cash, v_stake)]::ledger_line[];
  ELSIF (SELECT kind FROM account a WHERE a.id = v_held) = 'frozen' THEN
    v_payer := account_of(c.to_kind, c.to_owner, c.currency);
    v_lines := ARRAY[ROW(NULL, v_held, -v_stake), ROW(NULL, v_payer, v_stake - c.amount), ROW(NULL, v_cash, c.amount)]::ledger_line[];
  ELSE
    v_lines := ARRAY[ROW(NULL, v_held, -c.amount), ROW(NULL, v_cash, c.amount)]::ledger_line[];
  END IF;
  SELECT w.outcome, w.id INTO outcome, id FROM write_wallet_order(c, c.idem_key,
    CASE c.type WHEN 'release' THEN v_hold.kind || '_released' ELSE c.kind END, v_lines, v_hold.transfer_id, p_at) w;
  -- Holds are ended under the locks of their accounts: only a key that something else uses can be taken.
  IF outcome = 'taken' THEN
    outcome := 'duplicate_debit_record';
  END IF;
END
$$;
