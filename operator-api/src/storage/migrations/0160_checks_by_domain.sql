-- The checks of a column become the checks of its type. PostgreSQL parses a table's checks anew in each statement that writes to
-- it, which was a twelfth of placing a bet; those of a domain are parsed once a connection, and looked at for the columns that
-- the statement writes. The columns of a table are changed in one command, so each table is written anew once.
-- Wallets first, as whoever places bets locks them: otherwise the two could wait for each other in a circle.
LOCK TABLE account, bet, entry IN ACCESS EXCLUSIVE MODE;

CREATE DOMAIN amount_above_zero AS bigint CHECK (value > 0);
CREATE DOMAIN amount_from_zero AS bigint CHECK (value >= 0);
CREATE DOMAIN amount_moved AS bigint CHECK (value <> 0);
CREATE DOMAIN deduction_percent AS double precision CHECK (value >= 0 AND value < 100);
CREATE DOMAIN bet_kind AS text CHECK (value IN ('single', 'parlay', 'system', 'mmo_single', 'mmo_parlay'));
CREATE DOMAIN bet_status AS text CHECK (value IN ('waiting', 'running', 'settled', 'rejected', 'void', 'cashout'));
CREATE DOMAIN account_kind AS text
  CHECK (value IN ('cash', 'frozen', 'bonus', 'house', 'pool', 'provider_clearing', 'external', 'debt', 'upline'));

-- It reads these columns, where it is already there; the start makes it again.
DROP VIEW IF EXISTS ledger_breach;

ALTER TABLE bet
  DROP CONSTRAINT bet_kind_check, DROP CONSTRAINT bet_status_check, DROP CONSTRAINT bet_stake_check,
  DROP CONSTRAINT bet_risk_check, DROP CONSTRAINT bet_to_win_check, DROP CONSTRAINT bet_returned_check,
  DROP CONSTRAINT bet_valid_turnover_check, DROP CONSTRAINT bet_commission_check, DROP CONSTRAINT bet_max_payout_check,
  DROP CONSTRAINT bet_deduction_check,
  ALTER COLUMN kind TYPE bet_kind, ALTER COLUMN status TYPE bet_status, ALTER COLUMN stake TYPE amount_above_zero,
  ALTER COLUMN risk TYPE amount_above_zero, ALTER COLUMN to_win TYPE amount_from_zero,
  ALTER COLUMN returned TYPE amount_from_zero, ALTER COLUMN valid_turnover TYPE amount_from_zero,
  ALTER COLUMN commission TYPE amount_from_zero, ALTER COLUMN max_payout TYPE amount_above_zero,
  ALTER COLUMN deduction TYPE deduction_percent;

ALTER TABLE account DROP CONSTRAINT account_kind_check, ALTER COLUMN kind TYPE account_kind;

ALTER TABLE entry DROP CONSTRAINT entry_amount_check, ALTER COLUMN amount TYPE amount_moved;

-- On which side of zero a balance stays, by the kind: not below it 1, not above it -1, either 0. So an entry has one short check
-- instead of two lists of kinds. The trigger that writes it with a new account is made here and not with the functions: those of
-- another version, older ones too, make accounts as well.
ALTER TABLE account ADD COLUMN side_of_zero smallint;
CREATE FUNCTION keep_side_of_zero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.side_of_zero := CASE WHEN NEW.kind IN ('cash', 'frozen', 'bonus', 'pool') THEN 1 WHEN NEW.kind = 'debt' THEN -1 ELSE 0 END;
  RETURN NEW;
END
$$;
REVOKE EXECUTE ON FUNCTION keep_side_of_zero FROM PUBLIC;
CREATE TRIGGER account_keeps_side_of_zero BEFORE INSERT ON account FOR EACH ROW EXECUTE FUNCTION keep_side_of_zero();
UPDATE account SET side_of_zero =
  CASE WHEN kind IN ('cash', 'frozen', 'bonus', 'pool') THEN 1 WHEN kind = 'debt' THEN -1 ELSE 0 END;
ALTER TABLE account
  DROP CONSTRAINT account_not_overdrawn, DROP CONSTRAINT account_debt_below_zero,
  ALTER COLUMN side_of_zero SET NOT NULL,
  ADD CONSTRAINT account_on_its_side_of_zero CHECK (balance * side_of_zero >= 0);
