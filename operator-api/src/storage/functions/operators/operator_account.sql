/* The account that mirrors an operator's wallets, in sixteen parts: calls of few members wait for each other. */
CREATE OR REPLACE FUNCTION operator_account(p_operator text, p_member text, p_currency text) RETURNS bigint
LANGUAGE sql AS $$
  SELECT account_of('external', 'operator:' || p_operator || ':' || abs(hashtext(p_member) % 16), p_currency)
$$;
