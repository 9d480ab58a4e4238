/*
 * Raises the rows of activity by what the entries that were just written did to the balances of members. A trigger, so that
 * whatever moves money, today or later, is in the statement: the statement cannot differ from the ledger. Whoever writes entries
 * holds the accounts, so two writers never meet at a row in different orders.
 */
CREATE OR REPLACE FUNCTION add_to_activity() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off
AS $$
BEGIN
  INSERT INTO activity AS a (member_id, currency, day, product, debit, credit, commission, turnover)
  SELECT moved.owner, moved.currency, working_day(d.start_hour, t.at), product_of(t.scope),
    sum(CASE WHEN t.kind <> 'commission' THEN greatest(0, -moved.amount) ELSE 0 END),
    sum(CASE WHEN t.kind <> 'commission' THEN greatest(0, moved.amount) ELSE 0 END),
    sum(CASE t.kind WHEN 'commission' THEN moved.amount ELSE 0 END),
    sum(CASE WHEN t.kind IN ('bet', 'bet_rejected') THEN -moved.amount ELSE 0 END)
  FROM (
    SELECT f.transfer_id, c.owner, c.currency, sum(f.amount)::bigint AS amount
    FROM fresh f JOIN account c ON c.id = f.account_id
    WHERE c.kind IN ('cash', 'debt')
    GROUP BY f.transfer_id, c.owner, c.currency
  ) moved
  JOIN transfer t ON t.id = moved.transfer_id
  JOIN member m ON m.id = moved.owner
  LEFT JOIN brand_day d ON d.brand = m.brand
  GROUP BY 1, 2, 3, 4
  ON CONFLICT (member_id, currency, day, product) DO UPDATE SET debit = a.debit + excluded.debit,
    credit = a.credit + excluded.credit, commission = a.commission + excluded.commission,
    turnover = a.turnover + excluded.turnover;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER entry_to_activity AFTER INSERT ON entry
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION add_to_activity();
