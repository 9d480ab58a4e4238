/* Locks what is counted under a key and answers how many checks of strangers it had in ten minutes: as long as its row stays. */
CREATE OR REPLACE FUNCTION login_checks_lately(p_key text, p_now bigint) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  c_window CONSTANT bigint := 600000;
  v_counted bigint[];
BEGIN
  INSERT INTO login_throttle (key, at) VALUES (p_key, p_now) ON CONFLICT DO NOTHING;
  SELECT stranger_checks INTO v_counted FROM login_throttle WHERE key = p_key FOR UPDATE;
  v_counted := ARRAY(SELECT c FROM unnest(v_counted) c WHERE c > p_now - c_window ORDER BY c);
  UPDATE login_throttle SET stranger_checks = v_counted, at = p_now WHERE key = p_key;
  RETURN cardinality(v_counted);
END
$$;
GRANT EXECUTE ON FUNCTION login_checks_lately TO touchline_app;
