/*
 * The same for a list of calls, in its order, of different players. Calls of one player at one connection wait for each other until the
 * commit; their locks are taken in the order of their names, so that no two lists wait in a circle.
 */
CREATE OR REPLACE FUNCTION read_wallet_calls(p_calls jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_player text;
BEGIN
  FOR v_player IN
    SELECT DISTINCT c ->> 'connection' || ' ' || (c ->> 'member') AS player FROM jsonb_array_elements(p_calls) c ORDER BY player
  LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(v_player, 0));
  END LOOP;
  RETURN (
    SELECT jsonb_agg(
      read_wallet_call(c ->> 'connection', c ->> 'member', decode(c ->> 'token_hash', 'hex'), c ->> 'round',
        ARRAY(SELECT jsonb_array_elements_text(c -> 'txs')), (c ->> 'whole_round')::boolean)
      ORDER BY n)
    FROM jsonb_array_elements(p_calls) WITH ORDINALITY one (c, n)
  );
END
$$;
GRANT EXECUTE ON FUNCTION read_wallet_calls TO touchline_app;
