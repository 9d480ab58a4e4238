/*
 * For processes of before the functions of version 28, which `take_password_check` came with: it goes with the release after the
 * first one that brings 28. None of its checks are kept for new sites.
 * Takes one password check: at most five in any minute for a name, five for an account by whichever name, sixty failed ones
 * for an address; a browser that has logged in to this account before is not held up by its address, nor by strangers.
 * `wait`: milliseconds until the next free check, null when this one may be made; `by`: `address` or `name`. An account whose
 * checks are used up by its other name answers no wait but `counts` false: the password is then not looked at, because a
 * wait would tell that the two names are one account. `now`: the throttle's clock, never behind what any process has seen.
 */
CREATE OR REPLACE FUNCTION take_login_check(p_name text, p_account text, p_address text, p_known boolean, p_now bigint)
RETURNS TABLE (now bigint, wait bigint, by text, counts boolean) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_now bigint := greatest(p_now, (SELECT max(t.at) FROM login_throttle t));
  v_wait bigint;
  v_counts boolean;
BEGIN
  -- What a crash within half a second could lose is a few checks; waiting for the disk would cost every login.
  PERFORM set_config('synchronous_commit', 'off', true);
  IF NOT p_known THEN
    v_wait := login_check_wait(p_address, v_now, false, 60);
    IF v_wait IS NOT NULL THEN
      RETURN QUERY SELECT v_now, v_wait, 'address', false;
      RETURN;
    END IF;
  END IF;
  v_wait := login_check_wait(p_name, v_now, p_known, 5);
  IF v_wait IS NOT NULL THEN
    RETURN QUERY SELECT v_now, v_wait, 'name', false;
    RETURN;
  END IF;
  v_counts := login_check_wait(p_account, v_now, p_known, 5) IS NULL;
  UPDATE login_throttle t SET
    known_checks = CASE WHEN p_known THEN t.known_checks || v_now ELSE t.known_checks END,
    stranger_checks = CASE WHEN p_known THEN t.stranger_checks ELSE t.stranger_checks || v_now END
  WHERE t.key = p_name OR (v_counts AND t.key = p_account) OR (NOT p_known AND t.key = p_address);
  RETURN QUERY SELECT v_now, NULL::bigint, NULL, v_counts;
END
$$;
GRANT EXECUTE ON FUNCTION take_login_check TO touchline_app;
