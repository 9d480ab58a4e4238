/*
 * Writes the message about a correction that changed what a member owes, and takes the news of it away: false where somebody
 * else has told it already. The audit of the member says the same: bet, match, correction and amounts, and in its action whether
 * anything is owed.
 */
CREATE OR REPLACE FUNCTION tell_of_debt(p_bet bigint, p_revision int, p_titles jsonb, p_bodies jsonb, p_at bigint)
RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  v_news debt_news;
  v_member text;
BEGIN
  DELETE FROM debt_news WHERE bet_id = p_bet AND revision = p_revision RETURNING * INTO v_news;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  INSERT INTO message (kind, member_id, titles, bodies, at, in_strip, written_at)
  SELECT 'personal', member_id, p_titles, p_bodies, v_news.at, false, p_at FROM bet WHERE id = p_bet
  RETURNING member_id INTO v_member;
  PERFORM append_audit(p_at, 'settlement', CASE v_news.owed WHEN 0 THEN 'member_owes_nothing' ELSE 'member_owes' END,
    v_member, (
    SELECT jsonb_build_object('bet', 'TL' || lpad(p_bet::text, greatest(9, length(p_bet::text)), '0'), 'match', v_news.match_id,
      'teams', concat_ws(' – ', nullif(home, ''), nullif(away, '')), 'settlement', p_revision,
      'owed_before', v_news.owed_before, 'owed', v_news.owed)
    FROM bet_leg WHERE bet_id = p_bet AND match_id = v_news.match_id ORDER BY n LIMIT 1));
  RETURN true;
END
$$;
GRANT EXECUTE ON FUNCTION tell_of_debt TO touchline_app;
