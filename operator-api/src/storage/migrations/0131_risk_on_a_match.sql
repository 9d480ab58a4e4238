-- What a member has at risk on a match is read with every bet, by one index that holds the match with its parts. Two of them
-- left a choice: planned on an empty table, the one by match alone was taken, and a bet read all open bets of its match.

CREATE INDEX bet_leg_at_risk ON bet_leg (member_id, (coalesce(parent_id, match_id))) WHERE open;
DROP INDEX bet_leg_open_of_parent;
