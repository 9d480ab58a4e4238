/*
 * Posts one order between accounts that cannot go below zero: it moves money that is there and makes none. The order and
 * the answers are those of `post_adjustment`.
 */
CREATE OR REPLACE FUNCTION post_transfer(
  p_scope text, p_key text, p_hash bytea, p_kind text, p_actor text, p_at bigint, p_postings jsonb
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF EXISTS (
    SELECT FROM jsonb_to_recordset(p_postings) AS p (kind text)
    WHERE p.kind IS NULL OR p.kind NOT IN ('cash', 'frozen', 'bonus', 'pool')
  ) THEN
    RAISE EXCEPTION 'permission denied for money from outside' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN post_adjustment(p_scope, p_key, p_hash, p_kind, p_actor, p_at, p_postings);
END
$$;
GRANT EXECUTE ON FUNCTION post_transfer TO touchline_app;
