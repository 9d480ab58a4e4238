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
  c_day CONSTANT bigint := 86400000;
BEGIN
  -- What a crash brings back is taken away again by the next round.
  PERFORM set_config('synchronous_commit', 'off', true);

  DELETE FROM session WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM session WHERE ended_at < p_now - 90 * c_day
    ORDER BY ended_at LIMIT p_most FOR UPDATE SKIP LOCKED));
  GET DIAGNOSTICS gone = ROW_COUNT;
  kind := 'sessions';
  RETURN NEXT;

  DELETE FROM known_device WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM known_device WHERE seen_at < p_now - 366 * c_day
    ORDER BY seen_at LIMIT p_most FOR UPDATE SKIP LOCKED));
  GET DIAGNOSTICS gone = ROW_COUNT;
  kind := 'browsers';
  RETURN NEXT;

  DELETE FROM launch_token WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM launch_token WHERE expires_at < p_now - c_day
    ORDER BY expires_at LIMIT p_most FOR UPDATE SKIP LOCKED));
  GET DIAGNOSTICS gone = ROW_COUNT;
  kind := 'launch tokens';
  RETURN NEXT;

  DELETE FROM login_nonce WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM login_nonce WHERE expires_at < p_now - c_hour
    ORDER BY expires_at LIMIT p_most FOR UPDATE SKIP LOCKED));
  GET DIAGNOSTICS gone = ROW_COUNT;
  kind := 'nonces';
  RETURN NEXT;

  DELETE FROM bet_key_abandoned WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM bet_key_abandoned WHERE at < p_now - 7 * c_day
    ORDER BY at LIMIT p_most FOR UPDATE SKIP LOCKED));
  GET DIAGNOSTICS gone = ROW_COUNT;
  kind := 'bet keys';
  RETURN NEXT;

  DELETE FROM message_mark WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM message_mark WHERE at < p_now - 100 * c_day
    ORDER BY at LIMIT p_most FOR UPDATE SKIP LOCKED));
  GET DIAGNOSTICS gone = ROW_COUNT;
  kind := 'message marks';
  RETURN NEXT;
END
$$;
GRANT EXECUTE ON FUNCTION forget_past TO touchline_app;
