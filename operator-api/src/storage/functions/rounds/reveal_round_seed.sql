/*
 * Reveals the seed of a locked round whose off has come, and writes it down: the same seed at every call. Null where the round is not
 * ready, or an earlier round of its chain still accepts bets, whose seed would follow from this one. The clock of the database has to agree:
 * what the caller says of time and state is not enough to see a seed before the off.
 */
CREATE OR REPLACE FUNCTION reveal_round_seed(p_round bigint, p_at bigint) RETURNS bytea
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  v_round shared_round;
  v_chain round_chain;
  v_seed bytea;
BEGIN
  SELECT * INTO v_round FROM shared_round WHERE id = p_round FOR UPDATE;
  IF v_round.seed IS NOT NULL THEN
    RETURN v_round.seed;
  END IF;
  IF v_round.state IS DISTINCT FROM 'locked' OR v_round.off_at > p_at
    OR v_round.off_at > extract(epoch FROM clock_timestamp()) * 1000
    OR EXISTS (SELECT FROM shared_round r WHERE r.chain_id = v_round.chain_id AND r.chain_index < v_round.chain_index AND r.state = 'open')
  THEN
    RETURN NULL;
  END IF;
  SELECT * INTO v_chain FROM round_chain WHERE id = v_round.chain_id;
  v_seed := v_chain.last_seed;
  FOR n IN 1..v_chain.length - v_round.chain_index LOOP
    v_seed := sha256(v_seed);
  END LOOP;
  UPDATE shared_round SET seed = v_seed, drawn_at = p_at WHERE id = p_round;
  RETURN v_seed;
END
$$;
GRANT EXECUTE ON FUNCTION reveal_round_seed TO touchline_app;
