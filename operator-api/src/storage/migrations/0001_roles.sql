-- The application works as a role of its own: what it may not do here, no mistake in the code can do either.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchline_app') THEN
    CREATE ROLE touchline_app LOGIN;
  END IF;
  EXECUTE format('GRANT touchline_app TO %I', current_user);
END
$$;

GRANT USAGE ON SCHEMA public TO touchline_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO touchline_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO touchline_app;
GRANT SELECT ON schema_migration TO touchline_app;
