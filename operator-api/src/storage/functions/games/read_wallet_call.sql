/*
 * What is known of a provider's wallet call: its token, the member, earlier calls under its id and under those that it refers to, and
 * their rounds.
 */
CREATE OR REPLACE FUNCTION read_wallet_call(
  p_connection text, p_member text, p_token_hash bytea, p_round text, p_txs text[], p_whole_round boolean
) RETURNS jsonb LANGUAGE sql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
    WITH calls AS (
      SELECT c.connection, c.kind, c.tx, encode(c.request_hash, 'hex') AS hash, c.member_id, c.round_id, c.scope, c.state, c.bet,
        c.win, c.transfer_id, c.balance
      FROM wallet_call c WHERE c.connection = p_connection AND c.kind IN ('bet', 'win', 'rollback') AND c.tx = ANY (p_txs)
    ), rounds AS (
      SELECT r.* FROM game_round r
      WHERE r.id IN (SELECT c.round_id FROM calls c
        UNION SELECT g.id FROM game_round g WHERE g.connection = p_connection AND g.member_id = p_member AND g.round = p_round)
    ), others AS (
      SELECT c.connection, c.kind, c.tx, encode(c.request_hash, 'hex') AS hash, c.member_id, c.round_id, c.scope, c.state, c.bet,
        c.win, c.transfer_id, c.balance
      FROM wallet_call c WHERE p_whole_round AND c.round_id IN (SELECT id FROM rounds) AND c.tx <> ALL (p_txs)
    )
    SELECT jsonb_build_object(
      'token', (
        SELECT jsonb_build_object('member_id', t.member_id, 'connection', t.connection, 'game_code', t.game_code,
          'currency', t.currency, 'min_bet', t.min_bet, 'max_bet', t.max_bet, 'seen_at', t.seen_at, 'expires_at', t.expires_at,
          'session_open', s.ended_at IS NULL AND s.id IS NOT NULL)
        FROM wallet_token t LEFT JOIN session s ON s.id = t.session_id WHERE t.token_hash = p_token_hash
      ),
      'member', (
        SELECT jsonb_build_object('id', m.id, 'brand', m.brand, 'currency', m.currency, 'state', m.state,
          'disabled_products', m.disabled_products, 'available', (
            SELECT sum(a.balance) FROM account a
            WHERE a.owner = m.id AND a.kind IN ('cash', 'debt') AND a.currency = m.currency
          ) + coalesce((SELECT w.balance FROM operator_wallet w WHERE w.member_id = m.id), 0))
        FROM member m WHERE m.id = p_member
      ),
      'calls', coalesce((SELECT jsonb_agg(c) FROM (SELECT * FROM calls UNION ALL SELECT * FROM others) c), '[]'),
      'rounds', coalesce((SELECT jsonb_agg(r) FROM rounds r), '[]')
    )
$$;
GRANT EXECUTE ON FUNCTION read_wallet_call TO touchline_app;
