/* Within a brand a name to log in with is one member's alone, whether it is their name or their nickname. */
CREATE OR REPLACE FUNCTION keep_names_apart() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_name text := CASE TG_OP WHEN 'INSERT' THEN NEW.name ELSE NEW.nickname END;
BEGIN
  -- A member who is made and a nickname that is set at the same moment must see each other.
  PERFORM pg_advisory_xact_lock(hashtextextended(NEW.brand || ' ' || v_name, 7203116));
  IF EXISTS (SELECT FROM member WHERE brand = NEW.brand AND nickname = NEW.name)
    OR (NEW.nickname IS NOT NULL AND EXISTS (SELECT FROM member
      WHERE id = CASE NEW.brand WHEN 'touchline' THEN '' ELSE NEW.brand || ':' END || NEW.nickname)) THEN
    RAISE unique_violation USING MESSAGE = format('%s is a name of another member', v_name);
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER member_names_on_insert AFTER INSERT ON member
  FOR EACH ROW EXECUTE FUNCTION keep_names_apart();
CREATE OR REPLACE TRIGGER member_names_on_nickname AFTER UPDATE OF nickname ON member
  FOR EACH ROW WHEN (NEW.nickname IS NOT NULL) EXECUTE FUNCTION keep_names_apart();
