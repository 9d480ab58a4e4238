-- The sums of a list of some days or of open bets are read where its bets are counted, and a list of one kind or of some days is found
-- there: in an index alone, however many bets a member has. What is new in it changes when a bet settles, as `status` does.
CREATE INDEX bet_of_list_summed ON bet (member_id, id)
  INCLUDE (status, kind, placed_at, stake, risk, to_win, returned, net, commission) WHERE id > 0;
DROP INDEX bet_of_list;
ALTER INDEX bet_of_list_summed RENAME TO bet_of_list;

CREATE INDEX bet_settled_of_kind ON bet (member_id, settled_at, id) INCLUDE (kind, placed_at, status)
  WHERE status IN ('settled', 'cashout');
DROP INDEX bet_settled_of_member;
ALTER INDEX bet_settled_of_kind RENAME TO bet_settled_of_member;
ANALYZE bet;
