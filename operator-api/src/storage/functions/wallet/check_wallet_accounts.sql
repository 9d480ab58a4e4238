/*
 * Refuses a command that moves money between accounts that no product may join. A pool and a clearing account belong to their scope:
 * the pool `room:17` to `room:17`, the clearing accounts `atlas:…` to `provider:atlas`. The house pays members through settlements alone.
 */
CREATE OR REPLACE FUNCTION check_wallet_accounts(c wallet_command) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_kind text;
  v_owner text;
BEGIN
  IF c.amount < 0 OR NOT coalesce(CASE c.type
    WHEN 'post' THEN (c.from_kind, c.to_kind) IN (
      ('cash', 'pool'), ('cash', 'provider_clearing'), ('cash', 'house'), ('pool', 'cash'), ('pool', 'house'),
      ('provider_clearing', 'cash'), ('provider_clearing', 'house'), ('house', 'pool'), ('house', 'provider_clearing'))
    WHEN 'hold' THEN c.from_kind = 'cash' AND c.to_kind IN ('frozen', 'pool', 'provider_clearing')
    WHEN 'settle' THEN coalesce(c.to_kind, 'house') IN ('pool', 'provider_clearing', 'house')
    ELSE c.type IN ('release', 'reverse') END, false)
  THEN
    RAISE EXCEPTION 'permission denied: % of % from % to %', c.type, c.amount, c.from_kind, c.to_kind
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  FOR v_kind, v_owner IN VALUES (c.from_kind, c.from_owner), (c.to_kind, c.to_owner) LOOP
    IF NOT coalesce(CASE v_kind
      WHEN 'cash' THEN v_owner = c.member_id
      WHEN 'frozen' THEN v_owner = c.member_id
      WHEN 'house' THEN starts_with(v_owner, 'house:')
      ELSE v_owner = c.scope OR starts_with(v_owner || ':', split_part(c.scope, ':', 2) || ':') END, v_kind IS NULL)
    THEN
      RAISE EXCEPTION 'permission denied: account % of % in scope %', v_kind, v_owner, c.scope
        USING ERRCODE = 'insufficient_privilege';
    END IF;
  END LOOP;
END
$$;
