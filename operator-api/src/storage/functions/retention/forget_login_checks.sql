/*
 * Takes away counts of password checks that nobody has added to for 10 minutes, so many at most, and answers how many went. Their
 * clock is that of the throttle, whose newest row says how late it is there. A login by a name among them waits until they are
 * gone: so they go in a transaction that does nothing else, and no such login waits for rows of other kinds.
 */
CREATE OR REPLACE FUNCTION forget_login_checks(p_most int)
RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE
  c_stays CONSTANT bigint := 600000;
  v_gone bigint;
BEGIN
  -- What a crash brings back is taken away again by the next round.
  PERFORM set_config('synchronous_commit', 'off', true);
  DELETE FROM login_throttle WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM login_throttle WHERE at < (SELECT max(at) FROM login_throttle) - c_stays
    ORDER BY at LIMIT p_most FOR UPDATE SKIP LOCKED));
  GET DIAGNOSTICS v_gone = ROW_COUNT;
  RETURN v_gone;
END
$$;
GRANT EXECUTE ON FUNCTION forget_login_checks TO touchline_app;
