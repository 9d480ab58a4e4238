/* History is written once: nobody changes it, the owner of the schema included. */
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
-- In the order in which transfers are posted: the locks that this takes for a moment are then taken in one order.
CREATE OR REPLACE TRIGGER transfer_append_only BEFORE UPDATE OR DELETE ON transfer
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER entry_append_only BEFORE UPDATE OR DELETE ON entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- But for the mark that the uplines have their part.
CREATE OR REPLACE TRIGGER settlement_append_only
  BEFORE UPDATE OF member_id, day, bet_id, revision, at, currency, status, result, bets, turnover, valid_turnover, net, commission
    OR DELETE ON settlement
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER movement_append_only BEFORE UPDATE OR DELETE ON movement
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
