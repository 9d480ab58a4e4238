-- Whether a result says otherwise than the one before it, which had decided something: the match, or its first half.
CREATE OR REPLACE FUNCTION result_corrects(p_before jsonb, p_after jsonb)
RETURNS boolean LANGUAGE sql IMMUTABLE SET search_path = public
AS $$
  SELECT coalesce(
    (p_before ->> 'status' IN ('1', '2') OR p_before ->> 'abandoned_in' IS NOT NULL)
      AND p_before - '{kicked_off,scheduled}'::text[] <> p_after - '{kicked_off,scheduled}'::text[]
    OR p_before ->> 'half_time' IS NOT NULL AND p_before -> 'half_time' <> p_after -> 'half_time',
    false)
$$;
GRANT EXECUTE ON FUNCTION result_corrects TO touchline_app;
