/*
 * Opens a round under the next seed of its kind, once by its public id; makes a new chain when the last one is used up. The last seed
 * is made here and never leaves the database before its round is locked.
 */
CREATE OR REPLACE FUNCTION open_shared_round(p_kind text, p_product text, p_public_id text, p_number int, p_day date, p_close_at bigint,
  p_off_at bigint, p_result_at bigint, p_facts jsonb, p_facts_hash text, p_at bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  c_length CONSTANT int := 2000;
  v_chain round_chain;
  v_index int;
  v_seed bytea;
  v_last bytea;
BEGIN
  -- Two processes must not give one seed to two rounds.
  PERFORM pg_advisory_xact_lock(7230, hashtext(p_kind));
  IF EXISTS (SELECT FROM shared_round WHERE public_id = p_public_id) THEN
    RETURN false;
  END IF;
  SELECT * INTO v_chain FROM round_chain WHERE kind = p_kind ORDER BY id DESC LIMIT 1;
  SELECT coalesce(max(chain_index), 0) + 1 INTO v_index FROM shared_round WHERE chain_id = v_chain.id;
  IF v_chain.id IS NULL OR v_index > v_chain.length THEN
    v_last := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
    v_seed := v_last;
    FOR n IN 1..c_length LOOP
      v_seed := sha256(v_seed);
    END LOOP;
    INSERT INTO round_chain (kind, end_seed, last_seed, length, created_at) VALUES (p_kind, v_seed, v_last, c_length, p_at)
    RETURNING * INTO v_chain;
    v_index := 1;
  END IF;
  INSERT INTO shared_round (public_id, kind, product, number, day, chain_id, chain_index, close_at, off_at, result_at, facts, facts_hash,
    due_at)
  VALUES (p_public_id, p_kind, p_product, p_number, p_day, v_chain.id, v_index, p_close_at, p_off_at, p_result_at, p_facts, p_facts_hash,
    p_close_at);
  RETURN true;
END
$$;
GRANT EXECUTE ON FUNCTION open_shared_round TO touchline_app;
