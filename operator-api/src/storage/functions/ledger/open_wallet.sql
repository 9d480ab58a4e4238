/* The accounts of a new member. */
CREATE OR REPLACE FUNCTION open_wallet(p_member text, p_currency text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  SELECT account_of(kind, p_member, p_currency) FROM unnest(ARRAY['cash', 'frozen', 'debt']) kind
$$;
