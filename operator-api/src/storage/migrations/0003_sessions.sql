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
  checks bigint[] NOT NULL
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
 * Takes one password check of an account. Null when it may go on, else the milliseconds to wait: at most `p_limit`
 * checks in any `p_window` milliseconds, however many processes ask.
 */
CREATE FUNCTION take_login_check(p_account text, p_now bigint, p_limit int, p_window bigint) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_checks bigint[];
BEGIN
  INSERT INTO login_guard (account, checks) VALUES (p_account, '{}') ON CONFLICT DO NOTHING;
  SELECT checks INTO v_checks FROM login_guard WHERE account = p_account FOR UPDATE;
  SELECT coalesce(array_agg(c ORDER BY c), '{}') INTO v_checks FROM unnest(v_checks) c WHERE c > p_now - p_window;
  IF cardinality(v_checks) >= p_limit THEN
    RETURN v_checks[cardinality(v_checks) - p_limit + 1] + p_window - p_now;
  END IF;
  UPDATE login_guard SET checks = v_checks || p_now WHERE account = p_account;
  RETURN NULL;
END
$$;
