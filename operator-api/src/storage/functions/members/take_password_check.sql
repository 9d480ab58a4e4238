/*
 * Takes one password check. A browser that has logged in to this account before is not held up by its address, nor by strangers.
 * What checks are written down under, and how many of them there may be:
 *
 *   Key                 | Counts                                               | At most
 *   --------------------+------------------------------------------------------+-----------------------
 *   <name>              | what was typed, with its brand and kind              | 5 in a minute
 *   account <id>        | the account behind it, by whichever name             | 5 in a minute
 *   address <network>   | failed checks of strangers from an address           | 60 in a minute
 *   site <site> <name>  | how often strangers of a site asked for the name     | 2 in ten minutes are new
 *   lately <name>       | checks of strangers by the name                      | 5 in ten minutes are quiet
 *   lately account <id> | checks of strangers at the account                   | 5 in ten minutes are quiet
 *
 * The last three are for an owner on a new browser while strangers guess. Once it is quiet no more, a site that is not new has a
 * check only where nobody had one for a minute, and the rest of the five are for new sites: who guesses from one place does
 * not keep the owner out.
 * `wait`: milliseconds until the next free check, null when this one may be made; `by`: `address` or `name`. An account whose
 * checks are used up by its other name answers no wait but `counts` false: the password is then not looked at, because a
 * wait would tell that the two names are one account. `now`: the throttle's clock, never behind what any process has seen;
 * `keys`: those of the check, to be given back.
 */
CREATE OR REPLACE FUNCTION take_password_check(
  p_name text, p_account text, p_address text, p_known boolean, p_now bigint, p_site text
)
RETURNS TABLE (now bigint, wait bigint, by text, counts boolean, keys text[]) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  c_of_site CONSTANT int := 2;
  v_now bigint := greatest(p_now, (SELECT max(t.at) FROM login_throttle t));
  v_site text := 'site ' || p_site || ' ' || p_name;
  v_is_new boolean := false;
  v_wait bigint;
  v_counts boolean;
  -- What this check is written down under.
  v_keys text[] := '{}';
BEGIN
  -- What a crash within half a second could lose is a few checks; waiting for the disk would cost every login.
  PERFORM set_config('synchronous_commit', 'off', true);
  IF NOT p_known THEN
    v_wait := login_check_wait(p_address, v_now, false, 60);
    IF v_wait IS NOT NULL THEN
      RETURN QUERY SELECT v_now, v_wait, 'address', false, v_keys;
      RETURN;
    END IF;
    v_keys := ARRAY[p_address];
    IF p_site IS NOT NULL THEN
      v_is_new := login_checks_lately(v_site, v_now) < c_of_site;
      v_keys := v_keys || v_site;
    END IF;
  END IF;
  v_wait := password_check_wait(p_name, v_now, p_known, v_is_new);
  IF v_wait IS NOT NULL THEN
    RETURN QUERY SELECT v_now, v_wait, 'name', false, v_keys;
    RETURN;
  END IF;
  v_keys := v_keys || CASE WHEN p_known THEN ARRAY[p_name] ELSE ARRAY[p_name, 'lately ' || p_name] END;
  v_counts := password_check_wait(p_account, v_now, p_known, v_is_new) IS NULL;
  IF v_counts THEN
    v_keys := v_keys || CASE WHEN p_known THEN ARRAY[p_account] ELSE ARRAY[p_account, 'lately ' || p_account] END;
  END IF;
  UPDATE login_throttle t SET
    known_checks = CASE WHEN p_known THEN t.known_checks || v_now ELSE t.known_checks END,
    stranger_checks = CASE WHEN p_known THEN t.stranger_checks ELSE t.stranger_checks || v_now END
  WHERE t.key = ANY (v_keys);
  RETURN QUERY SELECT v_now, NULL::bigint, NULL, v_counts, v_keys;
END
$$;
GRANT EXECUTE ON FUNCTION take_password_check TO touchline_app;
