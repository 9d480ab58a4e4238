/*
 * Locks what is counted under a name or an account and answers how long to wait for a free check, or null: of five in a minute for
 * strangers together, of as many for a browser that the owner has used before. Once strangers had five in ten minutes, a site that is
 * not new has one only where nobody had one for a minute: the rest of the five are for new sites.
 */
CREATE OR REPLACE FUNCTION password_check_wait(p_key text, p_now bigint, p_known boolean, p_is_new boolean)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  c_most CONSTANT int := 5;
  c_quiet CONSTANT int := 5;
  v_wait bigint := login_check_wait(p_key, p_now, p_known, c_most);
BEGIN
  IF v_wait IS NOT NULL OR p_known THEN
    RETURN v_wait;
  END IF;
  IF login_checks_lately('lately ' || p_key, p_now) < c_quiet OR p_is_new THEN
    RETURN NULL;
  END IF;
  RETURN login_check_wait(p_key, p_now, false, 1);
END
$$;
GRANT EXECUTE ON FUNCTION password_check_wait TO touchline_app;
