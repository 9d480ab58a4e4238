/* Sets a member's nickname, once. Answers `OK`, or the code with which it is refused. */
CREATE OR REPLACE FUNCTION set_nickname(p_member text, p_nickname text, p_at bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  v_nickname text;
BEGIN
  SELECT nickname INTO v_nickname FROM member WHERE id = p_member FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'account_not_exists';
  ELSIF v_nickname IS NOT NULL THEN
    RETURN 'secondary_account_exists';
  -- Uplines have one set of ids for all brands: a member who is called as one could pass for it.
  ELSIF p_nickname = 'company' OR EXISTS (SELECT FROM upline WHERE id = p_nickname) THEN
    RETURN 'new_login_id_exists';
  END IF;
  BEGIN
    UPDATE member SET nickname = p_nickname, profile_rev = profile_rev + 1 WHERE id = p_member;
  EXCEPTION WHEN unique_violation THEN
    RETURN 'new_login_id_exists';
  END;
  PERFORM append_audit(p_at, 'member:' || p_member, 'nickname', p_member, jsonb_build_object('nickname', p_nickname));
  RETURN 'OK';
END
$$;
GRANT EXECUTE ON FUNCTION set_nickname TO touchline_app;
