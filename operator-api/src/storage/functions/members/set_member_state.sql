/* Sets a member's state. What no longer may look in loses its session at once. */
CREATE OR REPLACE FUNCTION set_member_state(p_member text, p_state text, p_actor text, p_at bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  v_code text;
BEGIN
  UPDATE member SET state = p_state, profile_rev = profile_rev + 1 WHERE id = p_member;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  v_code := CASE p_state WHEN 'block' THEN 'BLOCK' WHEN 'close' THEN 'CLOSE' WHEN 'freeze' THEN 'FREEZE'
    WHEN 'inactive' THEN 'memberInactive' END;
  IF v_code IS NOT NULL THEN
    UPDATE session SET ended_at = p_at, end_code = v_code WHERE member_id = p_member AND ended_at IS NULL;
  END IF;
  PERFORM append_audit(p_at, p_actor, 'member_state', p_member, jsonb_build_object('state', p_state));
  RETURN true;
END
$$;
GRANT EXECUTE ON FUNCTION set_member_state TO touchline_app;
