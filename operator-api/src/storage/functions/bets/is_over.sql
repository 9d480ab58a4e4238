-- Whether the newest word about a match says that it is over: completed, called off or given up.
CREATE OR REPLACE FUNCTION is_over(p_match bigint)
RETURNS boolean LANGUAGE sql STABLE SET search_path = public
AS $$
  SELECT coalesce((
    SELECT result ->> 'status' IN ('1', '2') OR result ->> 'abandoned_in' IS NOT NULL
    FROM match_result WHERE match_id = p_match ORDER BY revision DESC LIMIT 1
  ), false)
$$;
