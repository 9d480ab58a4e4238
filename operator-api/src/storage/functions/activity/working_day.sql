/* The working day of a moment, where days begin at this hour of GMT+8: the date on which it begins. 12 is the product's hour. */
CREATE OR REPLACE FUNCTION working_day(p_start_hour int, p_at bigint) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT date '1970-01-01' + ((p_at + (8 - coalesce(p_start_hour, 12)) * 3600000) / 86400000)::int
$$;
