/*
 * Lets waiting bets run. Answers those that did wait. One of a match whose end is known, or held for a person, waits on: the
 * book, which may not know of it yet, rejects it in a moment.
 */
CREATE OR REPLACE FUNCTION accept_bets(p_ids bigint[], p_at bigint) RETURNS SETOF bigint
LANGUAGE sql SECURITY DEFINER SET search_path = public
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
  UPDATE bet SET status = 'running', accepted_at = p_at
  WHERE id IN (
    SELECT b.id FROM bet b
    WHERE b.id = ANY (p_ids) AND b.status = 'waiting' AND NOT EXISTS (
      SELECT FROM bet_leg l JOIN result_hold h ON h.match_id = ANY (ARRAY[l.match_id, l.parent_id])
      WHERE l.bet_id = b.id
    ) AND NOT EXISTS (
      SELECT FROM bet_leg l WHERE l.bet_id = b.id AND (
        is_over(l.match_id) OR is_over(l.parent_id) OR CASE WHEN l.bet_type = 'orz' THEN is_list_decided(l.league_id) END
      )
    )
    ORDER BY b.id FOR UPDATE
  )
  RETURNING id
$$;
GRANT EXECUTE ON FUNCTION accept_bets TO touchline_app;
