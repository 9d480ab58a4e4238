-- A bet is looked for by its key before it is placed, and the plan of that may be older than all bets. Only lists name this
-- condition, which holds for every bet: what looks for a key is then never answered by going through all bets of its member.
CREATE INDEX bet_of_list ON bet (member_id, id) INCLUDE (status, kind, placed_at) WHERE id > 0;
DROP INDEX bet_listed;
ANALYZE bet;
