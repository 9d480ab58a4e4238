-- Double entry. Only the functions below write here; the application's role may read.

CREATE TABLE account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL
    CHECK (kind IN ('cash', 'frozen', 'bonus', 'house', 'pool', 'provider_clearing', 'external', 'debt')),
  owner text NOT NULL,
  currency text NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  -- Number of the last entry.
  seq bigint NOT NULL DEFAULT 0,
  UNIQUE (owner, kind, currency),
  CONSTRAINT account_not_overdrawn CHECK (kind NOT IN ('cash', 'frozen', 'bonus', 'pool') OR balance >= 0),
  -- What a member owes after a corrected result took back more than was left.
  CONSTRAINT account_debt_below_zero CHECK (kind <> 'debt' OR balance <= 0)
) WITH (fillfactor = 60);

CREATE TABLE transfer (
  id bigint PRIMARY KEY,
  -- Namespace of the key, say `bet:17`.
  scope text NOT NULL,
  idem_key text NOT NULL,
  request_hash bytea NOT NULL,
  kind text NOT NULL,
  -- The transfer that this one completes or corrects.
  pending_id bigint,
  rev int NOT NULL DEFAULT 0,
  actor text NOT NULL,
  at bigint NOT NULL,
  UNIQUE (scope, idem_key)
);
CREATE SEQUENCE transfer_id OWNED BY transfer.id CACHE 64;

CREATE TABLE entry (
  account_id bigint NOT NULL,
  seq bigint NOT NULL,
  transfer_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  balance_after bigint NOT NULL,
  PRIMARY KEY (account_id, seq)
);

REVOKE INSERT, UPDATE, DELETE ON account FROM touchline_app;
REVOKE INSERT, UPDATE, DELETE ON transfer FROM touchline_app;
REVOKE INSERT, UPDATE, DELETE ON entry FROM touchline_app;
REVOKE USAGE, SELECT ON transfer_id FROM touchline_app;

-- One insert holds all entries of its transfers, so their sums can be checked as it ends.
CREATE FUNCTION check_zero_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM fresh f JOIN account a ON a.id = f.account_id
    GROUP BY f.transfer_id, a.currency HAVING sum(f.amount) <> 0
  ) THEN
    RAISE EXCEPTION 'unbalanced transfer';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER entry_zero_sum AFTER INSERT ON entry
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION check_zero_sum();

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER entry_append_only BEFORE UPDATE OR DELETE ON entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transfer_append_only BEFORE UPDATE OR DELETE ON transfer
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TYPE ledger_line AS (transfer_id bigint, account_id bigint, amount bigint);

/* Writes lines in their order and moves the balances. The caller holds the locks of all accounts, taken in id order. */
CREATE FUNCTION post_lines(p_lines ledger_line[]) RETURNS void LANGUAGE sql AS $$
  WITH line AS (
    SELECT l.transfer_id, l.account_id, l.amount,
      (a.balance + sum(l.amount) OVER w)::bigint AS balance_after,
      a.seq + row_number() OVER w AS seq
    FROM unnest(p_lines) WITH ORDINALITY l (transfer_id, account_id, amount, ord)
    JOIN account a ON a.id = l.account_id
    WHERE l.amount <> 0
    WINDOW w AS (PARTITION BY l.account_id ORDER BY l.ord)
  ), written AS (
    INSERT INTO entry (account_id, seq, transfer_id, amount, balance_after)
    SELECT account_id, seq, transfer_id, amount, balance_after FROM line
  )
  UPDATE account a SET balance = last.balance_after, seq = last.seq
  FROM (
    SELECT DISTINCT ON (account_id) account_id, balance_after, seq FROM line ORDER BY account_id, seq DESC
  ) last
  WHERE a.id = last.account_id
$$;

/* The account of an owner, made when it is new. */
CREATE FUNCTION account_of(p_kind text, p_owner text, p_currency text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_id bigint;
BEGIN
  SELECT id INTO v_id FROM account WHERE owner = p_owner AND kind = p_kind AND currency = p_currency;
  IF v_id IS NULL THEN
    INSERT INTO account (kind, owner, currency) VALUES (p_kind, p_owner, p_currency) ON CONFLICT DO NOTHING;
    SELECT id INTO v_id FROM account WHERE owner = p_owner AND kind = p_kind AND currency = p_currency;
  END IF;
  RETURN v_id;
END
$$;

/* The accounts of a new member. */
CREATE FUNCTION open_wallet(p_member text, p_currency text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  SELECT account_of(kind, p_member, p_currency) FROM unnest(ARRAY['cash', 'frozen', 'debt']) kind
$$;

/*
 * Posts one order: `[{kind, owner, currency, amount}]` summing to zero per currency. Answers `posted`, `repeated` (the
 * same order again), `conflict` (its key was used for another one) or `insufficient`.
 */
CREATE FUNCTION post_transfer(
  p_scope text, p_key text, p_hash bytea, p_kind text, p_actor text, p_at bigint, p_postings jsonb
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  v_lines ledger_line[];
  v_hash bytea;
  v_id bigint;
BEGIN
  v_id := nextval('transfer_id');
  SELECT array_agg(ROW(v_id, account_id, amount)::ledger_line ORDER BY ord) INTO v_lines
  FROM (
    SELECT account_of(p.kind, p.owner, p.currency) AS account_id, sum(p.amount)::bigint AS amount, min(p.ord) AS ord
    FROM ROWS FROM (jsonb_to_recordset(p_postings) AS (kind text, owner text, currency text, amount bigint))
      WITH ORDINALITY p (kind, owner, currency, amount, ord)
    GROUP BY 1
  ) x;
  -- An order that moves nothing, say the fee of a free room, leaves no trace.
  IF NOT EXISTS (SELECT FROM unnest(v_lines) WHERE amount <> 0) THEN
    RETURN 'posted';
  END IF;
  PERFORM FROM account WHERE id IN (SELECT account_id FROM unnest(v_lines)) ORDER BY id FOR UPDATE;
  SELECT request_hash INTO v_hash FROM transfer WHERE scope = p_scope AND idem_key = p_key;
  IF v_hash IS NOT NULL THEN
    RETURN CASE WHEN v_hash = p_hash THEN 'repeated' ELSE 'conflict' END;
  END IF;
  BEGIN
    INSERT INTO transfer (id, scope, idem_key, request_hash, kind, actor, at)
    VALUES (v_id, p_scope, p_key, p_hash, p_kind, p_actor, p_at);
    PERFORM post_lines(v_lines);
  EXCEPTION
    WHEN unique_violation THEN
      SELECT request_hash INTO v_hash FROM transfer WHERE scope = p_scope AND idem_key = p_key;
      RETURN CASE WHEN v_hash = p_hash THEN 'repeated' ELSE 'conflict' END;
    WHEN check_violation THEN
      RETURN 'insufficient';
  END;
  RETURN 'posted';
END
$$;

/* What must always be true; each row names a breach. */
CREATE VIEW ledger_breach AS
  SELECT 'unbalanced transfer' AS breach, e.transfer_id::text AS subject
  FROM entry e JOIN account a ON a.id = e.account_id
  GROUP BY e.transfer_id, a.currency HAVING sum(e.amount) <> 0
UNION ALL
  SELECT 'currency does not sum to zero', currency FROM account GROUP BY currency HAVING sum(balance) <> 0
UNION ALL
  SELECT 'balance differs from entries', a.id::text
  FROM account a LEFT JOIN entry e ON e.account_id = a.id
  GROUP BY a.id HAVING a.balance <> coalesce(sum(e.amount), 0) OR a.seq <> count(e.*)
UNION ALL
  SELECT 'running balance differs', e.account_id::text
  FROM (
    SELECT account_id, balance_after, sum(amount) OVER (PARTITION BY account_id ORDER BY seq) AS expected FROM entry
  ) e WHERE e.balance_after <> e.expected
UNION ALL
  SELECT 'transfer without entries', t.id::text
  FROM transfer t WHERE NOT EXISTS (SELECT FROM entry e WHERE e.transfer_id = t.id);

-- Who did what, chained by hashes: an altered row breaks every hash behind it.
CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at bigint NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  details jsonb NOT NULL,
  hash bytea NOT NULL
);
REVOKE INSERT, UPDATE, DELETE ON audit FROM touchline_app;
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION audit_hash(p_before bytea, p_at bigint, p_actor text, p_action text, p_subject text, p_details jsonb)
RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(p_before || convert_to(jsonb_build_array(p_at, p_actor, p_action, p_subject, p_details)::text, 'UTF8'))
$$;

CREATE FUNCTION append_audit(p_at bigint, p_actor text, p_action text, p_subject text, p_details jsonb)
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

CREATE VIEW audit_breach AS
  SELECT id FROM (
    SELECT a.*, lag(hash, 1, ''::bytea) OVER (ORDER BY id) AS before FROM audit a
  ) chained
  WHERE hash <> audit_hash(before, at, actor, action, subject, details);
