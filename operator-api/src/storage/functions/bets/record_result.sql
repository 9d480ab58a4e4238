/*
 * Writes a result of a match down before anything is settled by it. The same word again changes nothing. The feed counts its
 * revisions by itself; each word that others put between them is one more, so that whatever the feed says after it is newer.
 * Answers the revision under which it stands here. What an operator says stands until `release_result`: meanwhile the newest
 * word of the feed is kept beside it and changes nothing, and the answer is the revision that stands. A hold of
 * `hold_result` ends with what an operator says, or with a higher revision of the feed.
 * `corrects` says whether it takes back what the word before it had decided, for those who want to know of corrections.
 * `kicked_off` is when play began, as it is known now: bets are about the match as it was announced to them. A word by which
 * nothing was played does not get one: the kick-off that is announced may still be moved.
 */
CREATE OR REPLACE FUNCTION record_result(p_match bigint, p_revision int, p_result jsonb, p_source text, p_at bigint)
RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
AS $$
DECLARE
  v_revision int;
  v_kickoff bigint;
  v_before jsonb;
  v_newest int;
  v_hold result_hold;
  v_is_nothing_played CONSTANT boolean := p_result ->> 'status' IN ('0', '5') AND p_result ->> 'half_time' IS NULL
    AND p_result ->> 'abandoned_in' IS NULL AND coalesce(p_result ->> 'periods', '[]') = '[]';
BEGIN
  -- One word of a match at a time: two would otherwise take one number.
  PERFORM pg_advisory_xact_lock(7203116, hashint8(p_match));
  SELECT CASE p_source WHEN 'feed' THEN p_revision + count(*) FILTER (WHERE source <> 'feed')
    ELSE coalesce(max(revision), 0) + 1 END, max(revision)
  INTO v_revision, v_newest FROM match_result WHERE match_id = p_match;
  IF p_source = 'operator' THEN
    INSERT INTO result_hold AS h (match_id, at) VALUES (p_match, p_at)
    ON CONFLICT (match_id) DO UPDATE SET typed = true, at = p_at WHERE NOT h.typed;
  ELSIF v_revision > coalesce(v_newest, 0) THEN
    SELECT * INTO v_hold FROM result_hold WHERE match_id = p_match;
    IF FOUND THEN
      IF v_hold.typed OR p_source <> 'feed' OR p_revision <= v_hold.told_revision THEN
        UPDATE result_hold SET told_revision = p_revision, told = p_result, doubt = NULL
        WHERE match_id = p_match AND p_source = 'feed' AND p_revision > coalesce(told_revision, 0);
        RETURN v_newest;
      END IF;
      DELETE FROM result_hold WHERE match_id = p_match;
    END IF;
  END IF;
  SELECT kickoff INTO v_kickoff FROM fixture WHERE id = p_match AND match_type <> 2;
  SELECT result INTO v_before FROM match_result
  WHERE match_id = p_match AND revision < v_revision ORDER BY revision DESC LIMIT 1;
  INSERT INTO match_result (match_id, revision, result, source, at, corrects)
  VALUES (p_match, v_revision,
    CASE WHEN v_kickoff IS NULL OR v_is_nothing_played THEN p_result ELSE jsonb_build_object('kicked_off', v_kickoff) || p_result END,
    p_source, p_at, result_corrects(v_before, p_result))
  ON CONFLICT DO NOTHING;
  RETURN v_revision;
END
$$;
GRANT EXECUTE ON FUNCTION record_result TO touchline_app;
