/*
 * Posts one order between any accounts: `[{kind, owner, currency, amount}]`, summing to zero per currency. Answers `posted`,
 * `repeated` (the same order again), `conflict` (its key was used for another one) or `insufficient`. What a member is given pays
 * what they owe first, and what is taken leaves as much cash as they owe. What comes from outside
 * or leaves, and what the house gives, is posted here, by operators as the owner of the schema: nobody else may.
 */
CREATE OR REPLACE FUNCTION post_adjustment(
  p_scope text, p_key text, p_hash bytea, p_kind text, p_actor text, p_at bigint, p_postings jsonb
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
DECLARE
  v_lines ledger_line[];
  v_ids bigint[];
  v_hash bytea;
  v_id bigint;
BEGIN
  v_id := nextval('transfer_id');
  SELECT array_agg(ROW(v_id, account_id, amount)::ledger_line ORDER BY ord) INTO v_lines
  FROM (
    SELECT account_of(p.kind, p.owner, p.currency) AS account_id, sum(p.amount)::bigint AS amount, min(p.ord) AS ord
    FROM ROWS FROM (jsonb_to_recordset(p_postings) AS (kind text, owner text, currency text, amount bigint))
      WITH ORDINALITY p (kind, owner, currency, amount, ord)
    GROUP BY 1
  ) x;
  -- An order that moves nothing, say the fee of a free room, leaves no trace.
  IF NOT EXISTS (SELECT FROM unnest(v_lines) WHERE amount <> 0) THEN
    RETURN 'posted';
  END IF;
  v_ids := ARRAY(
    SELECT account_id FROM unnest(v_lines)
    UNION
    SELECT d.id FROM unnest(v_lines) l
    JOIN account a ON a.id = l.account_id
    JOIN account d ON d.owner = a.owner AND d.kind = 'debt' AND d.currency = a.currency
    WHERE a.kind = 'cash'
  );
  PERFORM FROM account WHERE id = ANY (v_ids) ORDER BY id FOR UPDATE;
  SELECT request_hash INTO v_hash FROM transfer WHERE scope = p_scope AND idem_key = p_key;
  IF v_hash IS NOT NULL THEN
    RETURN CASE WHEN v_hash = p_hash THEN 'repeated' ELSE 'conflict' END;
  END IF;
  IF EXISTS (
    SELECT FROM unnest(v_lines) l
    JOIN account a ON a.id = l.account_id
    JOIN account d ON d.owner = a.owner AND d.kind = 'debt' AND d.currency = a.currency
    WHERE a.kind = 'cash' AND l.amount < 0 AND a.balance + l.amount + d.balance < 0
  ) THEN
    RETURN 'insufficient';
  END IF;
  BEGIN
    INSERT INTO transfer (id, scope, idem_key, request_hash, kind, actor, at)
    VALUES (v_id, p_scope, p_key, p_hash, p_kind, p_actor, p_at);
    PERFORM post_lines(debts_first(v_lines));
  EXCEPTION
    WHEN unique_violation THEN
      SELECT request_hash INTO v_hash FROM transfer WHERE scope = p_scope AND idem_key = p_key;
      RETURN CASE WHEN v_hash = p_hash THEN 'repeated' ELSE 'conflict' END;
    WHEN check_violation THEN
      RETURN 'insufficient';
  END;
  RETURN 'posted';
END
$$;
