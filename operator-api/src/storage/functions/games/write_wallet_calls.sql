/*
 * Writes what wallet calls of providers have changed, in the transaction of their money: calls, their rounds, what the rounds add to the
 * betting day. Answers false where another call has just used one of the ids: the caller rolls back.
 */
CREATE OR REPLACE FUNCTION write_wallet_calls(p_calls jsonb, p_changed jsonb, p_rounds jsonb, p_token_hashes bytea[], p_at bigint)
RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
DECLARE
  c_seen_every CONSTANT bigint := 60000;
  v_given jsonb;
  v_round game_round;
  v_ids jsonb := '{}';
  v_new int;
BEGIN
  FOR v_given IN SELECT * FROM jsonb_array_elements(p_rounds) LOOP
    v_round := jsonb_populate_record(NULL::game_round, v_given);
    INSERT INTO game_round AS r (connection, round, member_id, currency, product, provider, game_code, bet, win, bets, closed,
      status, valid_turnover, house, details, opened_at, closed_at)
    VALUES (v_round.connection, v_round.round, v_round.member_id, v_round.currency, v_round.product, v_round.provider,
      v_round.game_code, v_round.bet, v_round.win, v_round.bets, v_round.closed, v_round.status, v_round.valid_turnover,
      v_round.house, v_round.details, v_round.opened_at, v_round.closed_at)
    ON CONFLICT (connection, member_id, round) DO UPDATE SET bet = excluded.bet, win = excluded.win, bets = excluded.bets,
      closed = excluded.closed, status = excluded.status, valid_turnover = excluded.valid_turnover, house = excluded.house,
      details = excluded.details, closed_at = excluded.closed_at
    RETURNING * INTO v_round;
    v_ids := v_ids || jsonb_build_object(v_round.connection || ' ' || v_round.member_id || ' ' || v_round.round, v_round.id);
    PERFORM settle_game_round(v_round, p_at);
  END LOOP;

  UPDATE wallet_call w SET state = c.state, win = c.win
  FROM jsonb_populate_recordset(NULL::wallet_call, p_changed) c
  WHERE (w.connection, w.kind, w.tx) = (c.connection, c.kind, c.tx);

  INSERT INTO wallet_call (connection, kind, tx, request_hash, member_id, round_id, scope, state, bet, win, transfer_id, balance, at)
  SELECT c ->> 'connection', c ->> 'kind', c ->> 'tx', decode(c ->> 'hash', 'hex'), c ->> 'member_id',
    (v_ids ->> (c ->> 'connection' || ' ' || (c ->> 'member_id') || ' ' || (c ->> 'round')))::bigint, c ->> 'scope', c ->> 'state', (c ->> 'bet')::bigint, (c ->> 'win')::bigint,
    (c ->> 'transfer_id')::bigint, (c ->> 'balance')::bigint, p_at
  FROM jsonb_array_elements(p_calls) c
  ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS v_new = ROW_COUNT;
  IF v_new < jsonb_array_length(p_calls) THEN
    RETURN false;
  END IF;

  -- Who plays uses the login too; once a minute is enough to keep both.
  WITH seen AS (
    UPDATE wallet_token SET seen_at = p_at WHERE token_hash = ANY (p_token_hashes) AND seen_at < p_at - c_seen_every
    RETURNING session_id
  )
  UPDATE session s SET seen_at = greatest(s.seen_at, p_at) FROM seen WHERE s.id = seen.session_id AND s.ended_at IS NULL;
  RETURN true;
END
$$;
GRANT EXECUTE ON FUNCTION write_wallet_calls TO touchline_app;
