-- Lists of a member with very many bets: each page is found in an index, at its beginning, in its middle and at its end.

-- All lists of bets go by it, newest first: which bets a list shows is read without the bets.
CREATE INDEX bet_listed ON bet (member_id, id) INCLUDE (status, kind, placed_at);
DROP INDEX bet_done_of_member;

-- In the order in which a day tells its settlements. What was settled twice under one revision would be a breach of the ledger.
ALTER TABLE settlement DROP CONSTRAINT settlement_pkey, ADD PRIMARY KEY (member_id, day, at, bet_id, revision);

-- Corners that were bet on before their legs named the match that they are counted in.
UPDATE bet_leg l SET parent_id = f.parent FROM fixture f
WHERE f.id = l.match_id AND f.match_type = 1 AND f.parent IS NOT NULL AND l.parent_id IS NULL;
-- A member's legs on a match with its parts, newest last: what is at risk there, and what became of the bets. Rejected ones are
-- not in it.
CREATE INDEX bet_leg_of_member ON bet_leg (member_id, (coalesce(parent_id, match_id)), bet_id) WHERE open OR result_revision > 0;
DROP INDEX bet_leg_at_risk;
ANALYZE bet_leg;
