/*
 * Puts a member's new password in the place of the one that was checked, and answers whether that one still stood. Whoever came
 * in by the old one is out: the session that changed it goes on under a new secret, every other one ends, no browser is known
 * but this one, and launch tokens that were not used open nothing.
 */
CREATE OR REPLACE FUNCTION change_password(p_member text, p_checked_hash text, p_new_hash text, p_session text,
  p_secret_hash bytea, p_device_hash bytea, p_at bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE member SET password_hash = p_new_hash WHERE id = p_member AND password_hash = p_checked_hash;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  UPDATE session SET secret_hash = p_secret_hash, renewed_at = p_at
  WHERE id = p_session AND member_id = p_member AND ended_at IS NULL;
  UPDATE session SET ended_at = p_at, end_code = 'session_expired'
  WHERE member_id = p_member AND id <> p_session AND ended_at IS NULL;
  DELETE FROM known_device WHERE member_id = p_member;
  INSERT INTO known_device (member_id, device_hash, seen_at) VALUES (p_member, p_device_hash, p_at);
  UPDATE launch_token SET used_at = p_at WHERE member_id = p_member AND used_at IS NULL;
  PERFORM append_audit(p_at, 'member:' || p_member, 'password', p_member, '{}');
  RETURN true;
END
$$;
GRANT EXECUTE ON FUNCTION change_password TO touchline_app;
