/*
 * Members and the uplines above them. In all files times are epoch milliseconds, money is integer minor units of its
 * currency, rates are hundredths of a percent.
 */

-- The chain above a member: agent, master, senior, super senior, shareholder.
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

/*
 * A member belongs to one brand. The id says which: `garnet:demo` is the member `demo` of garnet; members of the first brand
 * have their name alone as their id. Ids are unique, so names are unique within a brand.
 */
CREATE TABLE member (
  id text PRIMARY KEY CHECK (id = lower(id)),
  brand text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN position(':' IN id) > 0 THEN split_part(id, ':', 1) ELSE 'touchline' END) STORED,
  name text NOT NULL GENERATED ALWAYS AS (substr(id, position(':' IN id) + 1)) STORED,
  -- The secondary login; set once.
  nickname text,
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
  created_at bigint NOT NULL,
  CONSTRAINT member_id_is_brand_and_name CHECK (id ~ '^([a-z0-9][a-z0-9-]*:)?[^:]+$' AND id NOT LIKE 'touchline:%'),
  CONSTRAINT member_nickname_of_brand UNIQUE (brand, nickname)
);

-- Limits of a member, or of an upline for all below it; the narrowest wins.
CREATE TABLE bet_limit (
  -- Id of the member or of the upline.
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

-- The shares and rates of a whole chain as they stood when a bet was placed. Rows never change.
CREATE TABLE terms (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  chain jsonb NOT NULL UNIQUE
);

-- Members change through functions that write the audit, or by commands of operators, which write it too. A member's
-- settings are the member's own.
REVOKE INSERT, UPDATE, DELETE ON member, upline, bet_limit FROM touchline_app;
GRANT UPDATE (settings) ON member TO touchline_app;
REVOKE UPDATE, DELETE ON terms FROM touchline_app;
