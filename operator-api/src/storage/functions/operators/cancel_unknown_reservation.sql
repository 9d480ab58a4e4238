/* Has an operator cancel a reservation of its book that we never wrote down, after a database was restored say. */
CREATE OR REPLACE FUNCTION cancel_unknown_reservation(
  p_operator text, p_key text, p_member text, p_currency text, p_amount bigint, p_at bigint
) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  INSERT INTO operator_command (operator, type, key, member_id, currency, amount, kind, reference, at, next_at)
  SELECT p_operator, 'cancel', p_key, p_member, p_currency, p_amount, 'unknown', 'unknown', p_at, p_at
  WHERE NOT EXISTS (SELECT FROM operator_reservation r WHERE r.key = p_key)
  ON CONFLICT DO NOTHING
$$;
GRANT EXECUTE ON FUNCTION cancel_unknown_reservation TO touchline_app;
