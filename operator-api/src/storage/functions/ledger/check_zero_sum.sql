/*
 * Refuses entries that do not sum to zero. One insert holds all entries of its transfers, so it can be checked as it ends.
 * The settings are those of the function that writes them.
 */
CREATE OR REPLACE FUNCTION check_zero_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM fresh f JOIN account a ON a.id = f.account_id
    GROUP BY f.transfer_id, a.currency HAVING sum(f.amount) <> 0
  ) THEN
    RAISE EXCEPTION 'unbalanced transfer';
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER entry_zero_sum AFTER INSERT ON entry
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION check_zero_sum();
