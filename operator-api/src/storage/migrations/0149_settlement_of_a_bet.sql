-- A settlement is found by its bet, whatever else its member settled on that day: what the uplines get for a correction depends on
-- those before it, and each is marked as shared one by one.
CREATE UNIQUE INDEX settlement_of_bet ON settlement (bet_id, revision);
