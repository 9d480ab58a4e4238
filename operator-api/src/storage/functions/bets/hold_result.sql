/*
 * Keeps a word of the feed that contradicts itself for a person: nothing is settled by it, and no bet is taken on its match,
 * until an operator releases or overrules it or the feed says a higher revision. Answers whether it is held by this call.
 */
CREATE OR REPLACE FUNCTION hold_result(p_match bigint, p_revision int, p_result jsonb, p_doubt text, p_at bigint)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
AS $$
DECLARE
  v_revision int;
  v_newest int;
BEGIN
  PERFORM pg_advisory_xact_lock(7203116, hashint8(p_match));
  SELECT p_revision + count(*) FILTER (WHERE source <> 'feed'), coalesce(max(revision), 0)
  INTO v_revision, v_newest FROM match_result WHERE match_id = p_match;
  IF v_revision <= v_newest THEN
    RETURN false;
  END IF;
  INSERT INTO result_hold AS h (match_id, at, typed, told_revision, told, doubt)
  VALUES (p_match, p_at, false, p_revision, p_result, p_doubt)
  ON CONFLICT (match_id) DO UPDATE SET (told_revision, told, doubt) = (p_revision, p_result, p_doubt)
  WHERE p_revision > coalesce(h.told_revision, 0);
  RETURN FOUND;
END
$$;
GRANT EXECUTE ON FUNCTION hold_result TO touchline_app;
