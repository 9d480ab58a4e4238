-- Bets with their legs, the results they are settled by, and the types in which the API hands both to the functions.

CREATE TABLE bet (
  id bigint PRIMARY KEY,
  member_id text NOT NULL,
  -- Made by the browser before it sends the bet: the same key never places two.
  idem_key text NOT NULL,
  request_hash bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('single', 'parlay', 'system', 'mmo_single', 'mmo_parlay')),
  -- `waiting` for the decision on a bet in play, then `running` or `rejected`; a running bet ends as one of the others.
  status text NOT NULL CHECK (status IN ('waiting', 'running', 'settled', 'rejected', 'void', 'cashout')),
  currency text NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  -- What can be lost: at negative odds another amount than the stake. Frozen until the bet is settled.
  risk bigint NOT NULL CHECK (risk > 0),
  to_win bigint NOT NULL CHECK (to_win >= 0),
  -- Known once it is settled: what went back to the member, and what that is more or less than the risk.
  returned bigint CHECK (returned >= 0),
  net bigint,
  valid_turnover bigint CHECK (valid_turnover >= 0),
  commission bigint CHECK (commission >= 0),
  commission_rate int NOT NULL,
  result text,
  -- Why it was rejected: a code of the error catalogue.
  reason text,
  -- A row of `terms`. Not a foreign key: its check would lock one row for all bets of an agent.
  terms_id bigint NOT NULL,
  channel text NOT NULL,
  ip text NOT NULL,
  placed_at bigint NOT NULL,
  -- Set when it had to wait; the earliest moment of the decision.
  decide_at bigint,
  accepted_at bigint,
  settled_at bigint,
  -- Counts its settlements: 2 and more are corrections.
  settlement_rev int NOT NULL DEFAULT 0,
  -- Sum of the revisions of the results it was last settled by: it rises when any of them is corrected.
  result_revision int NOT NULL DEFAULT 0,
  UNIQUE (member_id, idem_key)
) WITH (fillfactor = 80);
CREATE SEQUENCE bet_id OWNED BY bet.id;
CREATE INDEX bet_running_of_member ON bet (member_id, id) WHERE status = 'running';
CREATE INDEX bet_done_of_member ON bet (member_id, id) WHERE status IN ('settled', 'void', 'cashout', 'rejected');
CREATE INDEX bet_waiting ON bet (id) WHERE status = 'waiting';

CREATE TABLE bet_leg (
  bet_id bigint NOT NULL,
  n int NOT NULL,
  member_id text NOT NULL,
  match_id bigint NOT NULL,
  -- Risk of a single, for the limit of its match; 0 for the legs of other kinds.
  match_risk bigint NOT NULL,
  open boolean NOT NULL DEFAULT true,
  league_id bigint NOT NULL,
  sport int NOT NULL,
  league text NOT NULL,
  home text NOT NULL,
  away text NOT NULL,
  kickoff bigint NOT NULL,
  market int NOT NULL,
  bet_type text NOT NULL,
  period int NOT NULL,
  -- In quarters of a goal.
  line int NOT NULL,
  selection text NOT NULL,
  -- Hundredths, in the member's odds type.
  odds int NOT NULL,
  odds_type int NOT NULL,
  line_id bigint NOT NULL,
  ball bigint NOT NULL,
  -- Null before kick-off.
  score_at_bet int[],
  half_at_bet int[],
  reds_at_bet int[] NOT NULL,
  period_at_bet int NOT NULL,
  -- Known once it is settled: the score and result, and the revision of the match's result that said so.
  score int[],
  half_score int[],
  result text,
  result_revision int NOT NULL DEFAULT 0,
  PRIMARY KEY (bet_id, n)
) WITH (fillfactor = 80);
-- The open bets of a match, and what a member has at risk on it.
CREATE INDEX bet_leg_open_of_match ON bet_leg (match_id, member_id) WHERE open;
-- The legs of a match by the revision that settled them: what a new result has to look at is the beginning of this index,
-- however many bets are settled already. Rejected bets are not in it.
CREATE INDEX bet_leg_to_settle ON bet_leg (match_id, result_revision, bet_id) WHERE open OR result_revision > 0;

-- Keys that were given up before their bet arrived: it can never be placed.
CREATE TABLE bet_key_abandoned (
  member_id text NOT NULL,
  idem_key text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (member_id, idem_key)
);

-- Results as they came; settling goes on from here after a restart.
CREATE TABLE match_result (
  match_id bigint NOT NULL,
  -- Rises with every correction.
  revision int NOT NULL,
  result jsonb NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (match_id, revision)
);
CREATE INDEX match_result_at ON match_result (at);

REVOKE INSERT, UPDATE, DELETE ON bet, bet_leg, bet_key_abandoned FROM touchline_app;
REVOKE USAGE, SELECT ON bet_id FROM touchline_app;
REVOKE UPDATE, DELETE ON match_result FROM touchline_app;

/*
 * A bet to be placed; the API writes these as row literals, field by field in this order (`order-literal.ts`). `n` is its
 * place in the call. A typed value rather than JSON: reading JSON was a quarter of the work of placing bets.
 */
CREATE TYPE bet_order_leg AS (
  n int, match_id bigint, league_id bigint, sport int, league text, home text, away text, kickoff bigint, market int,
  bet_type text, period int, line int, selection text, odds int, odds_type int, line_id bigint, ball bigint,
  score_at_bet int[], half_at_bet int[], reds_at_bet int[], period_at_bet int
);
CREATE TYPE bet_order AS (
  n int, member_id text, idem_key text, request_hash text, kind text, currency text, stake bigint, risk bigint,
  to_win bigint, commission_rate int, terms_id bigint, channel text, ip text, placed_at bigint, decide_at bigint,
  -- A match whose limit the bet counts towards, and that limit.
  match_id bigint, match_cap bigint,
  legs bet_order_leg[],
  -- Given while it is placed.
  bet_id bigint, transfer_id bigint
);

-- What a result makes of a bet; the API sends these as JSON. `legs`: `[{n, result, score, half_score}]`.
CREATE TYPE bet_settlement AS (
  bet_id bigint, revision int, status text, result text, returned bigint, net bigint, valid_turnover bigint,
  commission bigint, house text, legs jsonb
);
-- What settling keeps in memory until it writes: a settlement, whether it changes anything, and its transfers.
CREATE TYPE settled_bet AS (settlement bet_settlement, changed boolean);
CREATE TYPE settling_transfer AS (id bigint, bet_id bigint, idem_key text, request_hash bytea, kind text, rev int);
