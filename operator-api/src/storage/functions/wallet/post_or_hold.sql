/* Moves money from one account to another, or holds it there. The caller holds the locks. */
CREATE OR REPLACE FUNCTION post_or_hold(c wallet_command, p_at bigint, OUT outcome text, OUT id bigint, OUT state text)
LANGUAGE plpgsql AS $$
DECLARE
  v_known known_wallet_order;
  v_member member;
  v_from bigint;
  v_to bigint;
BEGIN
  LOOP
    v_known := wallet_order_under(c.scope, c.idem_key);
    IF v_known.transfer_id IS NOT NULL THEN
      id := v_known.transfer_id;
      outcome := CASE
        WHEN v_known.type = 'tombstone' THEN 'rolledBack'
        WHEN v_known.type IS DISTINCT FROM c.type OR v_known.request_hash <> decode(c.request_hash, 'hex')
          THEN 'duplicate_debit_record'
        WHEN v_known.ended_by_type IN ('release', 'reverse') THEN 'rolledBack'
        ELSE 'repeated' END;
      RETURN;
    END IF;
    IF c.member_id IS NOT NULL THEN
      SELECT * INTO v_member FROM member m WHERE m.id = c.member_id;
      IF v_member.id IS NULL THEN
        outcome := 'accountNotFound';
        RETURN;
      ELSIF v_member.currency <> c.currency THEN
        outcome := 'invalidCurrency';
        RETURN;
      ELSIF c.from_kind = 'cash' AND v_member.state <> 'open' THEN
        outcome := 'accountInactive';
        state := v_member.state;
        RETURN;
      END IF;
    END IF;
    v_from := account_of(c.from_kind, c.from_owner, c.currency);
    v_to := account_of(c.to_kind, c.to_owner, c.currency);
    SELECT w.outcome, w.id INTO outcome, id FROM write_wallet_order(c, c.idem_key, c.kind,
      ARRAY[ROW(NULL, v_from, -c.amount), ROW(NULL, v_to, c.amount)]::ledger_line[], NULL, p_at) w;
    EXIT WHEN outcome <> 'taken';
  END LOOP;
END
$$;
