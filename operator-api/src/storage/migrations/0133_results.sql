-- Lists of results: matches by sport, day and league, and results that were corrected.

ALTER TABLE fixture
  -- Place of its league on the board, the smallest first.
  ADD COLUMN league_order int NOT NULL DEFAULT 0;
-- Matches as lists show them: what is counted within a match stands in its details.
CREATE INDEX fixture_listed ON fixture (sport, kickoff, league_id) WHERE match_type IN (0, 3);
CREATE INDEX fixture_of_parent ON fixture (parent) WHERE parent IS NOT NULL;

ALTER TABLE match_result
  -- It says otherwise than the word before it, which had decided something.
  ADD COLUMN corrects boolean NOT NULL DEFAULT false;
UPDATE match_result r SET corrects = true
FROM (
  SELECT match_id, revision, result,
    lag(result) OVER (PARTITION BY match_id ORDER BY revision) AS before FROM match_result
) w
WHERE (r.match_id, r.revision) = (w.match_id, w.revision) AND (
  (w.before ->> 'status' IN ('1', '2') OR w.before ->> 'abandoned_in' IS NOT NULL)
    AND w.before - '{kicked_off,scheduled}'::text[] <> w.result - '{kicked_off,scheduled}'::text[]
  OR w.before ->> 'half_time' IS NOT NULL AND w.before -> 'half_time' <> w.result -> 'half_time'
);
CREATE INDEX match_result_corrections ON match_result (at) WHERE corrects;
