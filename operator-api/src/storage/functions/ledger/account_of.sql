/* The account of an owner, made when it is new. */
CREATE OR REPLACE FUNCTION account_of(p_kind text, p_owner text, p_currency text) RETURNS bigint LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
DECLARE
  v_id bigint;
BEGIN
  SELECT id INTO v_id FROM account WHERE owner = p_owner AND kind = p_kind AND currency = p_currency;
  IF v_id IS NULL THEN
    INSERT INTO account (kind, owner, currency) VALUES (p_kind, p_owner, p_currency) ON CONFLICT DO NOTHING;
    SELECT id INTO v_id FROM account WHERE owner = p_owner AND kind = p_kind AND currency = p_currency;
  END IF;
  RETURN v_id;
END
$$;
