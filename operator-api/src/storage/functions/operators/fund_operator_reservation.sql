/*
 * Puts a reserved amount into the member's cash, for the movement that follows in the same transaction. Answers false where the
 * reservation has ended meanwhile.
 */
CREATE OR REPLACE FUNCTION fund_operator_reservation(p_key text, p_at bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
AS $$
DECLARE
  v_reservation operator_reservation;
  v_transfer bigint;
BEGIN
  SELECT * INTO v_reservation FROM operator_reservation r WHERE r.key = p_key FOR UPDATE;
  IF v_reservation.state IS DISTINCT FROM 'open' THEN
    RETURN false;
  END IF;
  PERFORM sweep_operator_wallet(v_reservation.member_id, p_at);
  v_transfer := nextval('transfer_id');
  INSERT INTO transfer (id, scope, idem_key, request_hash, kind, actor, at)
  VALUES (v_transfer, 'operator:' || v_reservation.operator, 'reserve:' || p_key, '', 'deposit', 'operator', p_at);
  PERFORM post_lines(ARRAY[
    ROW(v_transfer, operator_account(v_reservation.operator, v_reservation.member_id, v_reservation.currency),
      -v_reservation.amount)::ledger_line,
    ROW(v_transfer, account_of('cash', v_reservation.member_id, v_reservation.currency), v_reservation.amount)::ledger_line
  ]);
  RETURN true;
END
$$;
GRANT EXECUTE ON FUNCTION fund_operator_reservation TO touchline_app;
