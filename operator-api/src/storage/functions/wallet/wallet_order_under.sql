/* The order under a key, whatever became of it; null where there is none. */
CREATE OR REPLACE FUNCTION wallet_order_under(p_scope text, p_key text) RETURNS known_wallet_order LANGUAGE sql AS $$
  SELECT ROW(t.id, t.request_hash, t.kind, t.pending_id, o.type, o.member_id, o.currency, o.lines, o.ended_by, e.type)
    ::known_wallet_order
  FROM transfer t
  LEFT JOIN wallet_order o ON o.transfer_id = t.id
  LEFT JOIN wallet_order e ON e.transfer_id = o.ended_by
  WHERE t.scope = p_scope AND t.idem_key = p_key
$$;
