/* Writes a row of the audit, chained to the one before: one writer at a time. */
CREATE OR REPLACE FUNCTION append_audit(p_at bigint, p_actor text, p_action text, p_subject text, p_details jsonb)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  v_before bytea;
BEGIN
  PERFORM pg_advisory_xact_lock(7203115);
  SELECT hash INTO v_before FROM audit ORDER BY id DESC LIMIT 1;
  INSERT INTO audit (at, actor, action, subject, details, hash)
  VALUES (p_at, p_actor, p_action, p_subject, p_details,
    audit_hash(coalesce(v_before, ''), p_at, p_actor, p_action, p_subject, p_details));
END
$$;
GRANT EXECUTE ON FUNCTION append_audit TO touchline_app;
