/*
 * Ends a funded reservation after the movement that spent it, and has the operator confirm it. What the movement left in cash, a
 * win that came with the bet say, goes to the outbox.
 */
CREATE OR REPLACE FUNCTION spend_operator_reservation(p_key text, p_reference text, p_at bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
AS $$
DECLARE
  v_reservation operator_reservation;
  v_cash account;
  v_debt account;
BEGIN
  UPDATE operator_reservation r SET state = 'spent', reference = p_reference, ended_at = p_at
  WHERE r.key = p_key AND r.state = 'open' RETURNING * INTO v_reservation;
  IF v_reservation.key IS NULL THEN
    RAISE EXCEPTION 'reservation % is not open', p_key;
  END IF;
  INSERT INTO operator_command (operator, type, key, member_id, currency, amount, kind, reference, at, next_at)
  VALUES (v_reservation.operator, 'confirm', p_key, v_reservation.member_id, v_reservation.currency, v_reservation.amount,
    v_reservation.purpose, p_reference, p_at, p_at);
  SELECT a.* INTO v_cash FROM account a
  WHERE a.owner = v_reservation.member_id AND a.kind = 'cash' AND a.currency = v_reservation.currency;
  SELECT a.* INTO v_debt FROM account a
  WHERE a.owner = v_reservation.member_id AND a.kind = 'debt' AND a.currency = v_reservation.currency;
  -- Entries of the reservation and of its movement cancel out; the sweep takes a remainder as one amount.
  UPDATE operator_wallet w SET cash_seq = v_cash.seq, debt_seq = v_debt.seq WHERE w.member_id = v_reservation.member_id;
  IF v_cash.balance <> 0 OR v_debt.balance <> 0 THEN
    PERFORM sweep_operator_wallet(v_reservation.member_id, p_at);
  END IF;
END
$$;
GRANT EXECUTE ON FUNCTION spend_operator_reservation TO touchline_app;
