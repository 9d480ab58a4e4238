/*
 * Locks every account that these commands may move, in the order of their ids, and makes those of rooms, providers and the house that
 * are new.
 */
CREATE OR REPLACE FUNCTION lock_wallet_accounts(p_commands wallet_command[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_ids bigint[];
BEGIN
  v_ids := ARRAY(
    SELECT account_of(side.kind, side.owner, known.currency)
    FROM unnest(p_commands) c
    -- A settlement has the currency of its hold.
    CROSS JOIN LATERAL (
      SELECT coalesce(c.currency, (wallet_order_under(c.scope, c.about_key)).currency) AS currency
    ) known
    CROSS JOIN LATERAL (VALUES (c.from_kind, c.from_owner), (c.to_kind, c.to_owner)) side (kind, owner)
    WHERE side.kind NOT IN ('cash', 'frozen') AND known.currency IS NOT NULL
  UNION
    SELECT a.id FROM unnest(p_commands) c JOIN account a ON a.owner = c.member_id
    WHERE a.kind IN ('cash', 'frozen', 'debt')
  UNION
    SELECT line.account_id FROM unnest(p_commands) c
    JOIN transfer t ON t.scope = c.scope AND t.idem_key IN (c.idem_key, c.about_key)
    JOIN wallet_order o ON o.transfer_id = t.id
    CROSS JOIN LATERAL unnest(o.lines) line
    WHERE c.type IN ('release', 'settle', 'reverse')
  UNION
    SELECT a.id FROM unnest(p_commands) c
    JOIN transfer t ON t.scope = c.scope AND t.idem_key IN (c.idem_key, c.about_key)
    JOIN wallet_order o ON o.transfer_id = t.id
    JOIN account a ON a.owner = o.member_id AND a.kind IN ('cash', 'frozen', 'debt')
    WHERE c.type IN ('release', 'settle', 'reverse')
  );
  PERFORM FROM account WHERE id = ANY (v_ids) ORDER BY id FOR UPDATE;
END
$$;
