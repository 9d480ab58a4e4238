/*
 * Moves back what an order has moved, and ends it. A key that was never seen gets a tombstone: an order that comes under it later is
 * refused. A settlement that is reversed leaves its hold open again.
 */
CREATE OR REPLACE FUNCTION reverse_order(c wallet_command, p_at bigint, OUT outcome text, OUT id bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_known known_wallet_order;
BEGIN
  LOOP
    v_known := wallet_order_under(c.scope, c.about_key);
    EXIT WHEN v_known.transfer_id IS NOT NULL;
    id := nextval('transfer_id');
    INSERT INTO transfer (id, scope, idem_key, request_hash, kind, actor, at)
    VALUES (id, c.scope, c.about_key, '', 'tombstone', c.actor, p_at) ON CONFLICT (scope, idem_key) DO NOTHING;
    IF FOUND THEN
      INSERT INTO wallet_order (transfer_id, type, member_id, lines) VALUES (id, 'tombstone', c.member_id, '{}');
      outcome := 'ok';
      RETURN;
    END IF;
    -- Another call has just used the key: its accounts are locked now.
    PERFORM lock_wallet_accounts(ARRAY[c]);
  END LOOP;
  id := v_known.transfer_id;
  outcome := CASE
    WHEN v_known.type = 'tombstone' THEN 'repeated'
    WHEN v_known.type IS NULL OR v_known.type IN ('reverse', 'release') THEN 'duplicate_debit_record'
    WHEN c.member_id IS NOT NULL AND v_known.member_id IS DISTINCT FROM c.member_id THEN 'duplicate_debit_record'
    WHEN v_known.ended_by_type = 'settle' THEN 'holdEnded'
    WHEN v_known.ended_by IS NOT NULL THEN 'repeated' END;
  IF outcome IS NOT NULL THEN
    RETURN;
  END IF;
  c.member_id := v_known.member_id;
  c.currency := v_known.currency;
  SELECT w.outcome, w.id INTO outcome, id FROM write_wallet_order(c, c.idem_key, v_known.kind || '_reversed',
    ARRAY(SELECT ROW(NULL, l.account_id, -l.amount)::ledger_line FROM unnest(v_known.lines) l), v_known.transfer_id, p_at) w;
  IF outcome = 'ok' AND v_known.type = 'settle' THEN
    UPDATE wallet_order SET ended_by = NULL WHERE transfer_id = v_known.pending_id;
  ELSIF outcome = 'taken' THEN
    outcome := 'duplicate_debit_record';
  END IF;
END
$$;
