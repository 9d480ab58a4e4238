-- Logins: sessions, the browsers and tokens they begin with, and what slows down guessing.

CREATE TABLE session (
  -- The public handle; opens nothing without the cookie's secret.
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member,
  secret_hash bytea NOT NULL UNIQUE,
  ip text NOT NULL,
  -- The browser's User-Agent.
  agent text NOT NULL,
  -- Revision of the profile that the page holds.
  profile_rev int NOT NULL,
  created_at bigint NOT NULL,
  -- When the player last did something: a session that nobody uses ends.
  seen_at bigint NOT NULL DEFAULT (extract(epoch FROM clock_timestamp()) * 1000)::bigint,
  expires_at bigint NOT NULL,
  ended_at bigint,
  -- Why it ended, as the page is told.
  end_code text
);
-- One session a member: the next login ends it.
CREATE UNIQUE INDEX session_one_open ON session (member_id) WHERE ended_at IS NULL;
CREATE INDEX session_ended ON session (ended_at) WHERE ended_at IS NOT NULL;

-- Browsers that have logged in before, by the hash of a cookie of theirs.
CREATE TABLE known_device (
  member_id text NOT NULL REFERENCES member,
  device_hash bytea NOT NULL,
  seen_at bigint NOT NULL,
  PRIMARY KEY (member_id, device_hash)
);

-- Tokens that another site of the operator's opens a session with, once.
CREATE TABLE launch_token (
  token_hash bytea PRIMARY KEY,
  member_id text NOT NULL REFERENCES member,
  expires_at bigint NOT NULL,
  used_at bigint
);
-- Who could write a launch token could be anybody.
REVOKE INSERT, UPDATE, DELETE ON launch_token FROM touchline_app;
GRANT UPDATE (used_at) ON launch_token TO touchline_app;

-- Nonces of signed logins: each signature opens once.
CREATE TABLE login_nonce (
  nonce text PRIMARY KEY,
  expires_at bigint NOT NULL
);

/*
 * Password checks of the last minute, counted for the typed name, for the account behind it and for the address they come
 * from. The table is logged, so that a crash of the database gives nobody new guesses; its commits do not wait for the disk.
 * Times are those of the throttle's own clock, which the processes that count move on by what their steady clocks measure: a
 * step of the wall clock neither frees nor blocks anybody.
 */
CREATE TABLE login_throttle (
  key text PRIMARY KEY,
  stranger_checks bigint[] NOT NULL DEFAULT '{}',
  -- Of browsers that this account knows.
  known_checks bigint[] NOT NULL DEFAULT '{}',
  at bigint NOT NULL
);
CREATE INDEX login_throttle_at ON login_throttle (at);
