/* Ends open reservations, by their keys or by their age, and has the operator cancel them. A spent one stays. Answers their number. */
CREATE OR REPLACE FUNCTION cancel_operator_reservations(p_keys text[], p_before bigint, p_at bigint) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
AS $$
DECLARE
  v_count int;
BEGIN
  WITH ended AS (
    UPDATE operator_reservation r SET state = 'cancelled', ended_at = p_at
    WHERE r.key IN (
      SELECT o.key FROM operator_reservation o
      WHERE o.state = 'open' AND (o.key = ANY (p_keys) OR o.at < p_before) ORDER BY o.key FOR UPDATE
    )
    RETURNING r.*
  )
  INSERT INTO operator_command (operator, type, key, member_id, currency, amount, kind, reference, at, next_at)
  SELECT e.operator, 'cancel', e.key, e.member_id, e.currency, e.amount, e.purpose, e.purpose, p_at, p_at FROM ended e;
  GET DIAGNOSTICS v_count = ROW_COUNT;
  RETURN v_count;
END
$$;
GRANT EXECUTE ON FUNCTION cancel_operator_reservations TO touchline_app;
