/* Limits, accounts and reports name their owner by id alone: no member has that of an upline. */
CREATE OR REPLACE FUNCTION keep_owners_apart() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A member and an upline that are made at the same moment must see each other.
  PERFORM pg_advisory_xact_lock(hashtextextended(NEW.id, 7203117));
  IF NEW.id = 'company' OR EXISTS (SELECT FROM member WHERE id = NEW.id AND TG_TABLE_NAME <> 'member')
    OR EXISTS (SELECT FROM upline WHERE id = NEW.id AND TG_TABLE_NAME <> 'upline') THEN
    RAISE unique_violation USING MESSAGE = format('%s is a member or an upline already', NEW.id);
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER member_is_no_upline AFTER INSERT ON member
  FOR EACH ROW EXECUTE FUNCTION keep_owners_apart();
CREATE OR REPLACE TRIGGER upline_is_no_member AFTER INSERT ON upline
  FOR EACH ROW EXECUTE FUNCTION keep_owners_apart();
