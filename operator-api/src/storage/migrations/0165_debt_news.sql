-- Corrections that changed what a member owes and of which they have not been told yet. `settle_bets` writes a row in the
-- transaction that moves the money, `tell_of_debt` takes it away with the message that it writes: each is told of once.
CREATE TABLE debt_news (
  bet_id bigint NOT NULL REFERENCES bet,
  -- The settlement of the bet that changed it.
  revision int NOT NULL,
  -- Whose result was corrected.
  match_id bigint NOT NULL,
  -- What the member owed before and owes now, in minor units.
  owed_before bigint NOT NULL,
  owed bigint NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (bet_id, revision)
);
-- Written with the rights of the owner, by these functions alone.
REVOKE INSERT, UPDATE, DELETE ON debt_news FROM touchline_app;
