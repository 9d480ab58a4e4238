-- Whether the newest word about a runner of a list of outrights names the winners: all others have lost.
CREATE OR REPLACE FUNCTION is_list_decided(p_league bigint)
RETURNS boolean LANGUAGE sql STABLE SET search_path = public
AS $$
  SELECT EXISTS (
    SELECT FROM fixture f CROSS JOIN LATERAL (
      SELECT result FROM match_result WHERE match_id = f.id ORDER BY revision DESC LIMIT 1
    ) newest
    WHERE f.league_id = p_league AND f.match_type = 2 AND newest.result ->> 'status' = '1'
      AND jsonb_array_length(nullif(newest.result -> 'winners', 'null')) > 0
  )
$$;
GRANT EXECUTE ON FUNCTION is_list_decided TO touchline_app;
