/* Locks the accounts of a member whose wallet an operator keeps, and the operator's; answers the wallet, null where there is none. */
CREATE OR REPLACE FUNCTION lock_operator_wallet(p_member text) RETURNS operator_wallet LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  v_wallet operator_wallet;
BEGIN
  SELECT * INTO v_wallet FROM operator_wallet w WHERE w.member_id = p_member;
  IF v_wallet.member_id IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM operator_account(v_wallet.operator, m.id, m.currency), account_of('debt', m.id, m.currency)
  FROM member m WHERE m.id = p_member;
  PERFORM FROM account a
  WHERE a.id IN (
    SELECT c.id FROM account c WHERE c.owner = p_member AND c.kind IN ('cash', 'frozen', 'debt')
    UNION ALL
    SELECT operator_account(v_wallet.operator, m.id, m.currency) FROM member m WHERE m.id = p_member
  )
  ORDER BY a.id FOR UPDATE;
  -- Numbers of entries change under these locks alone.
  SELECT * INTO v_wallet FROM operator_wallet w WHERE w.member_id = p_member;
  RETURN v_wallet;
END
$$;
