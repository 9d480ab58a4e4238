CREATE TABLE session (
  -- The public handle; opens nothing without the cookie's secret.
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member,
  secret_hash bytea NOT NULL UNIQUE,
  ip text NOT NULL,
  agent text NOT NULL,
  -- Revision of the profile that the page holds.
  profile_rev int NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  ended_at bigint,
  end_code text
);
-- One session a member: the next login ends it.
CREATE UNIQUE INDEX session_one_open ON session (member_id) WHERE ended_at IS NULL;
CREATE INDEX session_ended ON session (ended_at) WHERE ended_at IS NOT NULL;

-- Password checks of the last minute, for every name that was tried, known or not.
CREATE UNLOGGED TABLE login_guard (
  account text PRIMARY KEY,
  stranger_checks bigint[] NOT NULL DEFAULT '{}',
  known_checks bigint[] NOT NULL DEFAULT '{}',
  -- Refusals since things were last quiet: many of them mean that somebody is guessing.
  refusals int NOT NULL DEFAULT 0,
  refused_at bigint NOT NULL DEFAULT 0
);

-- Browsers that have logged in before, by the hash of a cookie of theirs.
CREATE TABLE known_device (
  member_id text NOT NULL REFERENCES member,
  device_hash bytea NOT NULL,
  seen_at bigint NOT NULL,
  PRIMARY KEY (member_id, device_hash)
);

CREATE TABLE launch_token (
  token_hash bytea PRIMARY KEY,
  member_id text NOT NULL REFERENCES member,
  expires_at bigint NOT NULL,
  used_at bigint
);

-- Nonces of signed logins: each signature opens once.
CREATE TABLE login_nonce (
  nonce text PRIMARY KEY,
  expires_at bigint NOT NULL
);

/*
 * Takes one password check of an account: at most five in any minute, however many processes ask. Null when it may go
 * on, else the milliseconds to wait. While somebody is guessing, strangers get three of the five, so that a browser the
 * owner has used before always finds a free one within a minute.
 */
CREATE FUNCTION take_login_check(p_account text, p_now bigint, p_known boolean) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  c_window CONSTANT bigint := 60000;
  c_limit CONSTANT int := 5;
  c_strangers_while_guessed CONSTANT int := 3;
  c_guessing_from CONSTANT int := 10;
  c_quiet_after CONSTANT bigint := 600000;
  g login_guard;
  v_all bigint[];
  v_wait bigint;
BEGIN
  INSERT INTO login_guard (account) VALUES (p_account) ON CONFLICT DO NOTHING;
  SELECT * INTO g FROM login_guard WHERE account = p_account FOR UPDATE;
  g.stranger_checks := ARRAY(SELECT c FROM unnest(g.stranger_checks) c WHERE c > p_now - c_window ORDER BY c);
  g.known_checks := ARRAY(SELECT c FROM unnest(g.known_checks) c WHERE c > p_now - c_window ORDER BY c);
  v_all := ARRAY(SELECT c FROM unnest(g.stranger_checks || g.known_checks) c ORDER BY c);
  IF g.refused_at < p_now - c_quiet_after THEN
    g.refusals := 0;
  END IF;
  IF cardinality(v_all) >= c_limit THEN
    v_wait := v_all[cardinality(v_all) - c_limit + 1] + c_window - p_now;
  ELSIF NOT p_known AND g.refusals >= c_guessing_from
    AND cardinality(g.stranger_checks) >= c_strangers_while_guessed THEN
    v_wait := g.stranger_checks[cardinality(g.stranger_checks) - c_strangers_while_guessed + 1] + c_window - p_now;
  ELSIF p_known THEN
    g.known_checks := g.known_checks || p_now;
  ELSE
    g.stranger_checks := g.stranger_checks || p_now;
  END IF;
  IF v_wait IS NOT NULL THEN
    g.refusals := g.refusals + 1;
    g.refused_at := p_now;
  END IF;
  UPDATE login_guard SET stranger_checks = g.stranger_checks, known_checks = g.known_checks,
    refusals = g.refusals, refused_at = g.refused_at WHERE account = p_account;
  RETURN v_wait;
END
$$;

/* Gives back the check of a password that was right: logging in often is no guessing. */
CREATE FUNCTION give_back_login_check(p_account text, p_taken_at bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE login_guard SET stranger_checks = array_remove(stranger_checks, p_taken_at),
    known_checks = array_remove(known_checks, p_taken_at)
  WHERE account = p_account
$$;

/* Sets a member's state. What no longer may look in loses its session at once. */
CREATE FUNCTION set_member_state(p_member text, p_state text, p_actor text, p_at bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  v_code text;
BEGIN
  UPDATE member SET state = p_state, profile_rev = profile_rev + 1 WHERE id = p_member;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  v_code := CASE p_state WHEN 'block' THEN 'BLOCK' WHEN 'close' THEN 'CLOSE' WHEN 'freeze' THEN 'FREEZE'
    WHEN 'inactive' THEN 'memberInactive' END;
  IF v_code IS NOT NULL THEN
    UPDATE session SET ended_at = p_at, end_code = v_code WHERE member_id = p_member AND ended_at IS NULL;
  END IF;
  PERFORM append_audit(p_at, p_actor, 'member_state', p_member, jsonb_build_object('state', p_state));
  RETURN true;
END
$$;
