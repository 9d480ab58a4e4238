/* Writes down what an operator is about to be asked for. Without this row no money of the reservation can be spent. */
CREATE OR REPLACE FUNCTION open_operator_reservation(
  p_key text, p_member text, p_currency text, p_amount bigint, p_purpose text, p_at bigint
) RETURNS text LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  INSERT INTO operator_reservation (key, operator, member_id, currency, amount, purpose, at)
  SELECT p_key, w.operator, w.member_id, p_currency, p_amount, p_purpose, p_at FROM operator_wallet w WHERE w.member_id = p_member
  RETURNING operator
$$;
GRANT EXECUTE ON FUNCTION open_operator_reservation TO touchline_app;
