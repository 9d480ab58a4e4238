-- Legs as a settlement left them, where a later result has changed them: a statement tells of each settlement the score that it
-- was settled by. `settle_bets` copies a leg here in the transaction that changes it after a settlement of its bet. Corrections are
-- the fewest of them: a bet on a first half has a row once its match has ended, and one of several legs that was lost before its
-- last match one for each leg that was open then.
CREATE TABLE settled_leg (
  bet_id bigint NOT NULL,
  -- The newest settlement of the bet when the leg was changed.
  revision int NOT NULL,
  n int NOT NULL,
  -- Null of a leg whose result had been taken back.
  result text,
  score int[],
  half_score int[],
  part_score int[],
  result_revision int NOT NULL,
  PRIMARY KEY (bet_id, revision, n)
);
-- Written with the rights of the owner, by that function alone.
REVOKE INSERT, UPDATE, DELETE ON settled_leg FROM touchline_app;
