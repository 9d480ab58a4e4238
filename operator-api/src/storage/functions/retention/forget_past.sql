/*
 * Takes away rows that are past their time, of each kind so many at most, and answers how many of each went. Nothing of money,
 * of bets, of results or of the audit is here: that stays for good. Each kind is found by an index of its own, oldest first, and
 * who holds a row is not waited for. How long a kind stays:
 *
 *   sessions       90 days after their end, for whoever asks who was in from where;
 *   browsers       a year and a day: their cookie stands for a year;
 *   launch tokens  a day after they expired; a token opens nothing from then on, whether it was used or not;
 *   nonces         an hour after the signature could last be valid, for clocks that differ;
 *   bet keys       7 days: a request is let in for as long as its session stands, 24 hours at most, and with it a repeat;
 *   game launches  a day after they expired; a token opens nothing from then on;
 *   wallet tokens  30 days after they expired: until then a provider's call is known to be of its player;
 *   message marks  100 days: by then the message of each of them has left the history, which shows 90.
 *
 * Checks of logins go by `forget_login_checks`.
 */
CREATE OR REPLACE FUNCTION forget_past(p_now bigint, p_most int)
RETURNS TABLE (kind text, gone bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE
  c_hour CONSTANT bigint := 3600000;
  v_table text;
  v_since text;
  v_hours int;
BEGIN
  -- What a crash brings back is taken away again by the next round.
  PERFORM set_config('synchronous_commit', 'off', true);

  FOR kind, v_table, v_since, v_hours IN VALUES
    ('sessions', 'session', 'ended_at', 90 * 24),
    ('browsers', 'known_device', 'seen_at', 366 * 24),
    ('launch tokens', 'launch_token', 'expires_at', 24),
    ('nonces', 'login_nonce', 'expires_at', 1),
    ('bet keys', 'bet_key_abandoned', 'at', 7 * 24),
    ('game launches', 'game_launch', 'expires_at', 24),
    ('wallet tokens', 'wallet_token', 'expires_at', 30 * 24),
    ('message marks', 'message_mark', 'at', 100 * 24)
  LOOP
    EXECUTE format(
      'DELETE FROM %1$I WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM %1$I WHERE %2$I < $1 ORDER BY %2$I LIMIT $2 FOR UPDATE SKIP LOCKED))', v_table, v_since)
    USING p_now - v_hours * c_hour, p_most;
    GET DIAGNOSTICS gone = ROW_COUNT;
    RETURN NEXT;
  END LOOP;
END
$$;
GRANT EXECUTE ON FUNCTION forget_past TO touchline_app;
