-- What uplines gain and lose by the bets of those below them: position taking and commission, posted to an account of theirs.

ALTER TABLE account DROP CONSTRAINT account_kind_check;
-- `upline` is what an upline has earned or owes; it may be below zero.
ALTER TABLE account ADD CONSTRAINT account_kind_check
  CHECK (kind IN ('cash', 'frozen', 'bonus', 'house', 'pool', 'provider_clearing', 'external', 'debt', 'upline'));

-- Whether the uplines have their part of it: behind the members' money, in a transaction of its own.
ALTER TABLE settlement ADD COLUMN shared boolean NOT NULL DEFAULT false;
CREATE INDEX settlement_to_share ON settlement (bet_id, revision) WHERE NOT shared;

/*
 * What somebody right below an upline brought it on a working day; a row of an agent is about a member, one of a master about an
 * agent. The company stands above all chains as `company`.
 */
CREATE TABLE upline_activity (
  upline_id text NOT NULL,
  downline_id text NOT NULL,
  currency text NOT NULL,
  day date NOT NULL,
  product text NOT NULL,
  -- Of the members below: settled bets, what they staked on those, what of it counts, what they won, and their own commission.
  bets bigint NOT NULL,
  turnover bigint NOT NULL,
  valid_turnover bigint NOT NULL,
  net bigint NOT NULL,
  member_commission bigint NOT NULL,
  -- The upline's part of what the members lost (less than zero of what they won), and what is left of its commission.
  position bigint NOT NULL,
  commission bigint NOT NULL,
  PRIMARY KEY (upline_id, currency, day, downline_id, product)
) WITH (fillfactor = 80);
REVOKE INSERT, UPDATE, DELETE ON upline_activity FROM touchline_app;

-- What `share_settlements` posts to an upline, by the kind of the transfer.
CREATE TYPE upline_part AS (kind text, upline_id text, currency text, amount bigint);
