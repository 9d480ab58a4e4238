/* The hash of a row of the audit and, through that of the row before, of all before it. */
CREATE OR REPLACE FUNCTION audit_hash(p_before bytea, p_at bigint, p_actor text, p_action text, p_subject text, p_details jsonb)
RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(p_before || convert_to(jsonb_build_array(p_at, p_actor, p_action, p_subject, p_details)::text, 'UTF8'))
$$;
GRANT EXECUTE ON FUNCTION audit_hash TO touchline_app;
