/*
 * The application's role moves money that is there and makes none. What comes from outside or leaves, and what the house
 * gives, is posted by `post_adjustment`, which operators call as the owner; `post_transfer` serves the accounts that cannot
 * go below zero. Bets are settled by their own functions.
 */
ALTER FUNCTION post_transfer(text, text, bytea, text, text, bigint, jsonb) RENAME TO post_adjustment;
REVOKE EXECUTE ON FUNCTION post_adjustment(text, text, bytea, text, text, bigint, jsonb) FROM PUBLIC;

CREATE FUNCTION post_transfer(
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

-- Members change through functions that write the audit, or by operators, whose commands do. Their settings are theirs.
REVOKE INSERT, UPDATE, DELETE ON member, upline, bet_limit FROM touchline_app;
GRANT UPDATE (settings) ON member TO touchline_app;
-- Who could write a launch token could be anybody.
REVOKE INSERT, UPDATE, DELETE ON launch_token FROM touchline_app;
GRANT UPDATE (used_at) ON launch_token TO touchline_app;
