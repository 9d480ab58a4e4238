-- Settled bets are listed by when they settled, so that a corrected one stands in front. Only settled rows are in it: to place a
-- bet writes nothing here.
CREATE INDEX bet_settled_of_member ON bet (member_id, settled_at, id) WHERE status IN ('settled', 'cashout');
