/*
 * Lets a cash-out of a bet in play wait for its decision. Answers `waiting`; `repeated` for a key that is known;
 * `invalidBetStatus` while another one of the bet waits; the member's own takes the place of an automatic one.
 */
CREATE OR REPLACE FUNCTION ask_cash_out(
  p_member text, p_key text, p_hash text, p_bet bigint, p_amount bigint, p_percent int, p_seen jsonb, p_automatic boolean,
  p_at bigint, p_decide_at bigint
) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
AS $$
BEGIN
  IF EXISTS (SELECT FROM cash_out WHERE member_id = p_member AND idem_key = p_key) THEN
    RETURN 'repeated';
  END IF;
  IF NOT p_automatic THEN
    UPDATE cash_out SET state = 'rejected', reason = 'invalidBetStatus', ended_at = p_at
    WHERE bet_id = p_bet AND member_id = p_member AND state = 'waiting' AND automatic;
  END IF;
  INSERT INTO cash_out (member_id, idem_key, request_hash, bet_id, state, percent, amount, seen, automatic, at, decide_at)
  VALUES (p_member, p_key, decode(p_hash, 'hex'), p_bet, 'waiting', p_percent, p_amount, p_seen, p_automatic, p_at, p_decide_at);
  RETURN 'waiting';
EXCEPTION WHEN unique_violation THEN
  RETURN CASE WHEN EXISTS (SELECT FROM cash_out WHERE member_id = p_member AND idem_key = p_key) THEN 'repeated'
    ELSE 'invalidBetStatus' END;
END
$$;
GRANT EXECUTE ON FUNCTION ask_cash_out TO touchline_app;
