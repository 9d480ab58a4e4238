/*
 * Carries out commands of the money port in their order, each by itself: one that is refused leaves the others alone. Answers a row
 * for each, with the balance of its member after it. A command that needs one which was refused is refused as that was.
 */
CREATE OR REPLACE FUNCTION move_money(p_commands wallet_command[], p_at bigint) RETURNS SETOF wallet_answer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
DECLARE
  c wallet_command;
  v_answer wallet_answer;
  -- By the place of the command, from 0 on.
  v_outcomes text[] := '{}';
BEGIN
  FOREACH c IN ARRAY p_commands LOOP
    PERFORM check_wallet_accounts(c);
  END LOOP;
  PERFORM lock_wallet_accounts(p_commands);
  FOREACH c IN ARRAY p_commands LOOP
    v_answer := ROW(c.n, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
    IF v_outcomes[c.needs] NOT IN ('ok', 'repeated') THEN
      v_answer.outcome := v_outcomes[c.needs];
    ELSIF c.type IN ('post', 'hold') THEN
      SELECT m.outcome, m.id, m.state INTO v_answer.outcome, v_answer.transfer_id, v_answer.state FROM post_or_hold(c, p_at) m;
    ELSIF c.type = 'reverse' THEN
      SELECT m.outcome, m.id INTO v_answer.outcome, v_answer.transfer_id FROM reverse_order(c, p_at) m;
    ELSE
      SELECT m.outcome, m.id INTO v_answer.outcome, v_answer.transfer_id FROM end_hold(c, p_at) m;
    END IF;
    v_outcomes[c.n] := v_answer.outcome;
    v_answer.member_id := coalesce(c.member_id, (wallet_order_under(c.scope, c.about_key)).member_id);
    SELECT m.currency, coalesce(kept.balance, 0) + coalesce(cash.balance, 0) + coalesce(debt.balance, 0), coalesce(frozen.balance, 0)
    INTO v_answer.currency, v_answer.cash, v_answer.frozen
    FROM member m
    LEFT JOIN operator_wallet kept ON kept.member_id = m.id
    LEFT JOIN account cash ON cash.owner = m.id AND cash.kind = 'cash' AND cash.currency = m.currency
    LEFT JOIN account debt ON debt.owner = m.id AND debt.kind = 'debt' AND debt.currency = m.currency
    LEFT JOIN account frozen ON frozen.owner = m.id AND frozen.kind = 'frozen' AND frozen.currency = m.currency
    WHERE m.id = v_answer.member_id;
    RETURN NEXT v_answer;
  END LOOP;
END
$$;
GRANT EXECUTE ON FUNCTION move_money TO touchline_app;
