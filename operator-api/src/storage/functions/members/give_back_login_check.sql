/* Gives back a check whose password was right: logging in often is no guessing. */
CREATE OR REPLACE FUNCTION give_back_login_check(p_keys text[], p_taken_at bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  PERFORM FROM login_throttle WHERE key = ANY (p_keys) ORDER BY array_position(p_keys, key) FOR UPDATE;
  UPDATE login_throttle SET stranger_checks = without_check(stranger_checks, p_taken_at),
    known_checks = without_check(known_checks, p_taken_at)
  WHERE key = ANY (p_keys);
END
$$;
GRANT EXECUTE ON FUNCTION give_back_login_check TO touchline_app;
