-- News of debts that could not be told. A table beside `debt_news`: a column more would break `settle_bets` of before, which writes
-- whole rows of it.
CREATE TABLE debt_news_failure (
  bet_id bigint NOT NULL,
  revision int NOT NULL,
  attempts int NOT NULL,
  -- When it is tried again, epoch milliseconds.
  next_at bigint NOT NULL,
  PRIMARY KEY (bet_id, revision),
  FOREIGN KEY (bet_id, revision) REFERENCES debt_news ON DELETE CASCADE
);
-- Written with the rights of the owner, by `put_off_debt_news` alone.
REVOKE INSERT, UPDATE, DELETE ON debt_news_failure FROM touchline_app;
