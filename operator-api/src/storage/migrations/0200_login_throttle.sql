/*
 * Password checks are counted for the typed name, for the account behind it and for the address they come from. The table
 * is logged, so that a crash of the database gives nobody new guesses; its commits do not wait for the disk. Times are
 * those of the throttle's own clock, which the processes that count move on by what their steady clocks measure: a step of
 * the wall clock neither frees nor blocks anybody.
 */
DROP FUNCTION take_login_check(text, bigint, boolean);
DROP FUNCTION give_back_login_check(text, bigint);
DROP TABLE login_guard;

CREATE TABLE login_throttle (
  key text PRIMARY KEY,
  stranger_checks bigint[] NOT NULL DEFAULT '{}',
  known_checks bigint[] NOT NULL DEFAULT '{}',
  at bigint NOT NULL
);
CREATE INDEX login_throttle_at ON login_throttle (at);

/*
 * Locks what is counted under a key and answers how long to wait for a free check, or null. Strangers share `p_most` checks
 * a minute with everybody. A browser that the owner has used before has as many of its own: strangers who take every check
 * the moment it is free must not keep the owner out.
 */
CREATE FUNCTION login_check_wait(p_key text, p_now bigint, p_known boolean, p_most int)
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

/*
 * Takes one password check: at most five in any minute for a name, five for an account by whichever name, sixty failed ones
 * for an address; a browser that has logged in to this account before is not held up by its address, nor by strangers. `wait`: milliseconds
 * until the next free check, null when this one may be made; `by`: `address` or `name`. An account whose checks are used up
 * by its other name answers no wait but `counts` false: the password is then not looked at, because a wait would tell that
 * the two names are one account. `now`: the throttle's clock, never behind what any process has seen.
 */
CREATE FUNCTION take_login_check(p_name text, p_account text, p_address text, p_known boolean, p_now bigint)
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

/* Without one of the checks of this moment. */
CREATE FUNCTION without_check(p_checks bigint[], p_at bigint) RETURNS bigint[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN i IS NULL THEN p_checks ELSE p_checks[:i - 1] || p_checks[i + 1:] END
  FROM array_position(p_checks, p_at) i
$$;

/* Gives back a check whose password was right: logging in often is no guessing. */
CREATE FUNCTION give_back_login_check(p_keys text[], p_taken_at bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  PERFORM FROM login_throttle WHERE key = ANY (p_keys) ORDER BY array_position(p_keys, key) FOR UPDATE;
  UPDATE login_throttle SET stranger_checks = without_check(stranger_checks, p_taken_at),
    known_checks = without_check(known_checks, p_taken_at)
  WHERE key = ANY (p_keys);
END
$$;
