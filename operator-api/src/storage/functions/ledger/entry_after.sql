/* The entry that comes after the last one of an account. */
CREATE OR REPLACE FUNCTION entry_after(p_last ledger_entry, p_transfer bigint, p_amount bigint) RETURNS ledger_entry
LANGUAGE sql IMMUTABLE AS $$
  SELECT ROW(p_last.account_id, p_last.seq + 1, p_transfer, p_amount, p_last.balance_after + p_amount)::ledger_entry
$$;
