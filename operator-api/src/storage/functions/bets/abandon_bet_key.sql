/* Burns a key that no bet used. Answers the id of the bet when there is one after all. */
CREATE OR REPLACE FUNCTION abandon_bet_key(p_member text, p_key text, p_at bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
DECLARE
  v_bet bigint;
BEGIN
  -- The wallet's lock puts this before or after a bet of the same key, never beside it.
  PERFORM FROM account WHERE owner = p_member AND kind IN ('cash', 'frozen') ORDER BY id FOR UPDATE;
  SELECT id INTO v_bet FROM bet WHERE member_id = p_member AND idem_key = p_key;
  IF v_bet IS NULL THEN
    INSERT INTO bet_key_abandoned (member_id, idem_key, at) VALUES (p_member, p_key, p_at) ON CONFLICT DO NOTHING;
  END IF;
  RETURN v_bet;
END
$$;
GRANT EXECUTE ON FUNCTION abandon_bet_key TO touchline_app;
