/*
 * Locks what is counted under a key and answers how long to wait for a free check, or null. Strangers share `p_most` checks
 * a minute with everybody. A browser that the owner has used before has as many of its own: strangers who take every check
 * the moment it is free must not keep the owner out.
 */
CREATE OR REPLACE FUNCTION login_check_wait(p_key text, p_now bigint, p_known boolean, p_most int)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  c_window CONSTANT bigint := 60000;
  g login_throttle;
  v_counted bigint[];
  v_wait bigint;
BEGIN
  INSERT INTO login_throttle (key, at) VALUES (p_key, p_now) ON CONFLICT DO NOTHING;
  SELECT * INTO g FROM login_throttle WHERE key = p_key FOR UPDATE;
  g.stranger_checks := ARRAY(SELECT c FROM unnest(g.stranger_checks) c WHERE c > p_now - c_window ORDER BY c);
  g.known_checks := ARRAY(SELECT c FROM unnest(g.known_checks) c WHERE c > p_now - c_window ORDER BY c);
  v_counted := CASE WHEN p_known THEN g.known_checks
    ELSE ARRAY(SELECT c FROM unnest(g.stranger_checks || g.known_checks) c ORDER BY c) END;
  IF cardinality(v_counted) >= p_most THEN
    v_wait := v_counted[cardinality(v_counted) - p_most + 1] + c_window - p_now;
  END IF;
  UPDATE login_throttle SET stranger_checks = g.stranger_checks, known_checks = g.known_checks, at = p_now
  WHERE key = p_key;
  RETURN v_wait;
END
$$;
GRANT EXECUTE ON FUNCTION login_check_wait TO touchline_app;
