-- Times are epoch milliseconds, money is minor units, rates are hundredths of a percent.

CREATE TABLE upline (
  id text PRIMARY KEY,
  level text NOT NULL CHECK (level IN ('shareholder', 'super_senior', 'senior', 'master', 'agent')),
  parent_id text REFERENCES upline,
  -- Part of a member's win or loss that this level takes; the company takes what is left of 100.
  position_percent int NOT NULL CHECK (position_percent BETWEEN 0 AND 100),
  commission_rate int NOT NULL CHECK (commission_rate BETWEEN 0 AND 10000),
  created_at bigint NOT NULL,
  CHECK ((level = 'shareholder') = (parent_id IS NULL))
);

CREATE TABLE member (
  id text PRIMARY KEY CHECK (id = lower(id)),
  -- The secondary login; set once.
  nickname text UNIQUE,
  password_hash text NOT NULL,
  agent_id text NOT NULL REFERENCES upline,
  operator_type int NOT NULL DEFAULT 1 CHECK (operator_type IN (1, 2)),
  comm_type text NOT NULL DEFAULT 'A',
  currency text NOT NULL,
  -- Null means that the upline has not set it up: bets are refused.
  commission_rate int CHECK (commission_rate BETWEEN 0 AND 10000),
  state text NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'suspend', 'freeze', 'block', 'close', 'inactive')),
  disabled_products text[] NOT NULL DEFAULT '{}',
  settings jsonb,
  -- Rises with every change that the page has to fetch the profile for.
  profile_rev int NOT NULL DEFAULT 1,
  created_at bigint NOT NULL
);

-- Of a member, or of an upline for all below it; the narrowest wins.
CREATE TABLE bet_limit (
  owner text NOT NULL,
  currency text NOT NULL,
  -- `<sport>`, `<sport>:<bet type>` or `*`.
  key text NOT NULL,
  min_bet bigint NOT NULL CHECK (min_bet > 0),
  max_bet bigint NOT NULL,
  max_payout bigint NOT NULL,
  -- Sum of the risk of one member's open bets on one match.
  max_per_match bigint NOT NULL,
  PRIMARY KEY (owner, currency, key),
  CHECK (max_bet >= min_bet AND max_payout >= max_bet AND max_per_match > 0)
);

-- The shares and rates of a whole chain as they stood when a bet was struck. Rows never change.
CREATE TABLE terms (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  chain jsonb NOT NULL UNIQUE
);
REVOKE UPDATE, DELETE ON terms FROM touchline_app;
