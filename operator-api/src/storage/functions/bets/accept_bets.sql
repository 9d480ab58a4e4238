/* Lets waiting bets run. Answers those that did wait. */
CREATE OR REPLACE FUNCTION accept_bets(p_ids bigint[], p_at bigint) RETURNS SETOF bigint
LANGUAGE sql SECURITY DEFINER SET search_path = public
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
  UPDATE bet SET status = 'running', accepted_at = p_at
  WHERE id IN (SELECT id FROM bet WHERE id = ANY (p_ids) AND status = 'waiting' ORDER BY id FOR UPDATE)
  RETURNING id
$$;
GRANT EXECUTE ON FUNCTION accept_bets TO touchline_app;
