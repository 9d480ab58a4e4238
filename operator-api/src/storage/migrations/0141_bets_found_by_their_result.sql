/*
 * Finds what is to be settled without going through what is settled. A leg knows the revision that it was settled by, and
 * one index holds the legs of a match in the order of that: what a new result, or a sweep, has to look at is its beginning.
 * Rejected bets are not in it. Open matches and waiting bets have an index each in the order in which they are asked for.
 */
ALTER TABLE bet_leg ADD COLUMN result_revision int NOT NULL DEFAULT 0;
UPDATE bet_leg l SET result_revision = b.result_revision FROM bet b WHERE b.id = l.bet_id AND b.result_revision > 0;

CREATE INDEX bet_leg_to_settle ON bet_leg (match_id, result_revision, bet_id) WHERE open OR result_revision > 0;
DROP INDEX bet_leg_match;
CREATE INDEX bet_leg_open_of_match ON bet_leg (match_id, member_id) WHERE open;
DROP INDEX bet_leg_open_of_member;
DROP INDEX bet_waiting;
CREATE INDEX bet_waiting ON bet (id) WHERE status = 'waiting';
CREATE INDEX match_result_at ON match_result (at);

-- settle_bets of 0140 writes that revision as well; nothing else of it changes.
DO $$
DECLARE
  v_before text := pg_get_functiondef('settle_bets(jsonb, bigint, text)'::regprocedure);
  v_after text := replace(v_before, 'UPDATE bet_leg l SET open = false, ',
    'UPDATE bet_leg l SET open = false, result_revision = (x.settlement).revision, ');
BEGIN
  IF v_after = v_before THEN
    RAISE EXCEPTION 'settle_bets is not that of 0140';
  END IF;
  EXECUTE v_after;
END
$$;
