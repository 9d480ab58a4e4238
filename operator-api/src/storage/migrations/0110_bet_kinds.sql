-- Bets of several legs: what is kept of them when they are placed, the tickets of a system, and results by which each leg is
-- settled by itself.

ALTER TABLE bet
  -- Most that it pays, stake included: the limit when it was placed. Null for the bets of before.
  ADD COLUMN max_payout bigint CHECK (max_payout > 0),
  -- Percent kept of the gross return of a maung, as it was when it was placed; may be a fraction.
  ADD COLUMN deduction double precision CHECK (deduction >= 0 AND deduction < 100),
  -- Sizes of a system: `[{size, stake, tickets}]`, the stake that of each ticket. Its `stake` is that of all of them together.
  ADD COLUMN units jsonb,
  -- Place of the leg whose match rejected it.
  ADD COLUMN rejected_leg int,
  -- Each leg has the revision of its own match.
  DROP COLUMN result_revision;

ALTER TABLE bet_leg
  -- Of a Burmese leg: `{goals, percent, upper}`. Its `line` is 0, its `odds` the Malay price beside them.
  ADD COLUMN myanmar jsonb;
COMMENT ON COLUMN bet_leg.match_risk IS 'What its bet has at risk, for the limit of its match; 0 once the bet is decided.';
COMMENT ON COLUMN bet_leg.open IS 'No result has decided it. The bet may be: a lost leg decides a parlay.';

-- The tickets of a system, written with it and settled with it.
CREATE TABLE bet_ticket (
  bet_id bigint NOT NULL,
  -- From 0 on: size by size in the order of `bet.units`, within a size by its first leg, then its second …
  n int NOT NULL,
  size int NOT NULL,
  -- A mask: bit i, worth 2^i, stands for leg i.
  legs int NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  -- Known once the bet is settled.
  returned bigint CHECK (returned >= 0),
  result text,
  PRIMARY KEY (bet_id, n)
) WITH (fillfactor = 80);
REVOKE INSERT, UPDATE, DELETE ON bet_ticket FROM touchline_app;
GRANT SELECT ON bet_ticket TO touchline_app;

ALTER TABLE match_result
  -- Who says so: `feed`, or the rule by which a match that is not played is void.
  ADD COLUMN source text NOT NULL DEFAULT 'feed',
  -- No leg is left that it could decide. Open legs are looked at by themselves, so one that comes later is found all the same.
  ADD COLUMN swept boolean NOT NULL DEFAULT false;
CREATE INDEX match_result_to_sweep ON match_result (match_id) WHERE NOT swept;
GRANT UPDATE (swept) ON match_result TO touchline_app;
DROP INDEX match_result_at;

/*
 * A bet to be placed; the API writes these as row literals, field by field in this order (`placement.ts`). `n` is its place in
 * the call. A typed value rather than JSON: reading JSON was a quarter of the work of placing bets. No released version
 * writes others.
 */
DROP TYPE bet_order CASCADE;
DROP TYPE bet_order_leg;
CREATE TYPE bet_order_leg AS (
  n int, match_id bigint, league_id bigint, sport int, league text, home text, away text, kickoff bigint, market int,
  bet_type text, period int, line int, selection text, odds int, odds_type int, line_id bigint, ball bigint,
  score_at_bet int[], half_at_bet int[], reds_at_bet int[], period_at_bet int, part_at_bet int[], chance_at_bet int,
  myanmar jsonb,
  -- Most that the member may have at risk on the match; null without a limit.
  match_cap bigint
);
CREATE TYPE bet_order AS (
  n int, member_id text, idem_key text, request_hash text, kind text, currency text, stake bigint, risk bigint,
  to_win bigint, max_payout bigint, deduction double precision, units jsonb, commission_rate int, terms_id bigint,
  channel text, ip text, placed_at bigint, decide_at bigint,
  legs bet_order_leg[],
  -- Given while it is placed.
  bet_id bigint, transfer_id bigint
);

/*
 * What results make of a bet, as row literals too (`settlement-literal.ts`). Every leg is there, with the revision of its
 * match's result that it was reckoned from, 0 until one decides it. `running` when some are still to be decided.
 */
DROP TYPE settled_bet CASCADE;
DROP TYPE bet_settlement CASCADE;
DROP TYPE settling_transfer CASCADE;
CREATE TYPE bet_settlement_leg AS (
  n int, revision int, result text, score int[], half_score int[], part_score int[]
);
CREATE TYPE bet_settlement AS (
  bet_id bigint, status text, result text, returned bigint, net bigint, valid_turnover bigint, commission bigint,
  house text, legs bet_settlement_leg[],
  -- What the tickets of a system return and how they ended, by their numbers; null for all others and while it is open.
  ticket_returns bigint[], ticket_results text[]
);
-- What settling keeps in memory until it writes: a settlement, what it does to its bet, and its transfers.
CREATE TYPE settled_bet AS (
  settlement bet_settlement,
  -- Money moves, or the bet stands elsewhere; `counted` as one more settlement.
  changed boolean,
  -- Not of a bet that was open and stays so: only its legs are written.
  settles boolean
);
CREATE TYPE settling_transfer AS (id bigint, bet_id bigint, idem_key text, request_hash bytea, kind text, rev int);
