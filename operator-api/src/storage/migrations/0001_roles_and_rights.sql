/*
 * The API works as a role of its own, `touchline_app`: what it may not do here, no mistake in its code can do either. It may
 * read and write the tables of later files unless they take that back, and call no function that is not granted to it.
 */
DO $$
BEGIN
  -- Roles belong to the whole server: another database of it may have made this one.
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

-- PUBLIC could call every function otherwise; whom a function serves is granted in its own file.
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
