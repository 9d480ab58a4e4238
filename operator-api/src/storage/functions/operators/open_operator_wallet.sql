/* The wallet of a new member at its operator; the accounts are there already. */
CREATE OR REPLACE FUNCTION open_operator_wallet(p_member text, p_operator text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  INSERT INTO operator_wallet (member_id, operator) VALUES (p_member, p_operator) ON CONFLICT DO NOTHING
$$;
