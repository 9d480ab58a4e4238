/*
 * Notes that news of a debt could not be told: they are due again after a second, and after twice as long each time, an hour at
 * most. Answers how often they failed; null where they have been told meanwhile.
 */
CREATE OR REPLACE FUNCTION put_off_debt_news(p_bet bigint, p_revision int, p_at bigint) RETURNS int
LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  INSERT INTO debt_news_failure AS f (bet_id, revision, attempts, next_at)
  SELECT bet_id, revision, 1, p_at + 1000 FROM debt_news WHERE bet_id = p_bet AND revision = p_revision FOR KEY SHARE
  ON CONFLICT (bet_id, revision) DO UPDATE
  SET attempts = f.attempts + 1, next_at = p_at + least(1000 * (1 << least(f.attempts, 12)), 3600000)
  RETURNING attempts
$$;
GRANT EXECUTE ON FUNCTION put_off_debt_news TO touchline_app;
