/*
 * Takes an operator's result back: what the feed has said since then counts, else what it had said before. Answers the revision
 * that stands now, null where no result of the match is held. Where the feed never said anything there is no
 * result until it does.
 */
CREATE OR REPLACE FUNCTION release_result(p_match bigint, p_at bigint)
RETURNS int LANGUAGE plpgsql SET search_path = public
AS $$
DECLARE
  c_no_result_yet CONSTANT jsonb := '{"status": 0, "half_time": null, "full_time": null, "first_goal": null, "last_goal": null,
    "first_half_first_goal": null, "first_half_last_goal": null, "abandoned_in": null}';
  v_hold result_hold;
  v_told jsonb;
  v_revision int;
BEGIN
  PERFORM pg_advisory_xact_lock(7203116, hashint8(p_match));
  DELETE FROM result_hold WHERE match_id = p_match RETURNING * INTO v_hold;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF v_hold.told IS NOT NULL THEN
    RETURN record_result(p_match, v_hold.told_revision, v_hold.told, 'feed', p_at);
  END IF;
  SELECT result INTO v_told FROM match_result
  WHERE match_id = p_match AND source = 'feed' ORDER BY revision DESC LIMIT 1;
  -- A word of an operator, who says so; it must not be one that holds. Left standing, a typed result would be known to everybody
  -- who bets on the match from now on.
  v_revision := record_result(p_match, 0, coalesce(v_told, c_no_result_yet), 'operator', p_at);
  DELETE FROM result_hold WHERE match_id = p_match;
  RETURN v_revision;
END
$$;
