/* Whose money a transfer is, by the namespace of its key. What no product says is money that came or went. */
CREATE OR REPLACE FUNCTION product_of(p_scope text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE split_part(p_scope, ':', 1)
    WHEN 'bet' THEN 'sportsbook'
    WHEN 'casino' THEN 'casino'
    WHEN 'slots' THEN 'slots'
    WHEN 'lottery' THEN 'lottery'
    WHEN 'virtual' THEN 'virtual'
    WHEN 'mini' THEN 'mini'
    WHEN 'fishing' THEN 'fishing'
    WHEN 'esports' THEN 'esports'
    WHEN 'others' THEN 'others'
    WHEN 'room' THEN 'tournament'
    ELSE 'cash' END
$$;
