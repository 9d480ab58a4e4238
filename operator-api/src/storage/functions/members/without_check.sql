/* Without one of the checks of this moment. */
CREATE OR REPLACE FUNCTION without_check(p_checks bigint[], p_at bigint) RETURNS bigint[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN i IS NULL THEN p_checks ELSE p_checks[:i - 1] || p_checks[i + 1:] END
  FROM array_position(p_checks, p_at) i
$$;
GRANT EXECUTE ON FUNCTION without_check TO touchline_app;
