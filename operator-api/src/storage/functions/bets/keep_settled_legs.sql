/*
 * Keeps how the newest settlement of each of these bets left the legs that change now, those too that were open, as of a bet that
 * an earlier leg had lost. What it left stays, whatever came since without moving money. Called while bet and legs are still as
 * they were before.
 */
CREATE OR REPLACE FUNCTION keep_settled_legs(p_settled settled_bet[])
RETURNS void LANGUAGE sql SET search_path = public
AS $$
  INSERT INTO settled_leg (bet_id, revision, n, result, score, half_score, part_score, result_revision)
  SELECT l.bet_id, b.settlement_rev, l.n, l.result, l.score, l.half_score, l.part_score, l.result_revision
  FROM unnest(p_settled) d
  JOIN bet b ON b.id = (d.settlement).bet_id
  CROSS JOIN LATERAL unnest((d.settlement).legs) given
  JOIN bet_leg l ON l.bet_id = b.id AND l.n = given.n
  WHERE b.settlement_rev > 0 AND given.revision > l.result_revision
  ON CONFLICT DO NOTHING
$$;
