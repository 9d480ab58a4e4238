-- Matches as the feed told them, kept when it has forgotten them: bets, statements and lists of results speak of them for
-- years. Their results, by revision, are in `match_result`.
CREATE TABLE fixture (
  -- The feed's, never used again for another match: `bet_leg.match_id` and `match_result.match_id` are this.
  id bigint PRIMARY KEY,
  sport int NOT NULL,
  league_id bigint NOT NULL,
  league text NOT NULL,
  -- Two letters, empty for competitions of several countries.
  country text NOT NULL,
  home text NOT NULL,
  away text NOT NULL,
  -- 0 ordinary, 1 child (corners), 2 outright runner, 3 parent of children.
  match_type int NOT NULL,
  parent bigint,
  kickoff bigint NOT NULL,
  -- As it was told first: a match whose kick-off is another now was postponed.
  first_kickoff bigint NOT NULL,
  -- As play stands: 0 to come or live, 1 completed, 2 cancelled, 5 interrupted. Official is the result.
  status int NOT NULL,
  told_at bigint NOT NULL
);
CREATE INDEX fixture_by_kickoff ON fixture (sport, kickoff);
CREATE INDEX fixture_of_league ON fixture (league_id, kickoff);
REVOKE DELETE ON fixture FROM touchline_app;

-- Matches of bets that were placed before this table was.
INSERT INTO fixture (id, sport, league_id, league, country, home, away, match_type, parent, kickoff, first_kickoff, status, told_at)
SELECT DISTINCT ON (match_id) match_id, sport, league_id, league, '', home, away,
  CASE WHEN bet_type = 'orz' THEN 2 ELSE 0 END, NULL, kickoff, kickoff, 0, kickoff
FROM bet_leg ORDER BY match_id, bet_id DESC;
