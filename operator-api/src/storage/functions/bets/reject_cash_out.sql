/* Rejects a cash-out that waits: its bet stays as it is. Answers whether it did wait. */
CREATE OR REPLACE FUNCTION reject_cash_out(p_member text, p_key text, p_reason text, p_new_amount bigint, p_at bigint)
RETURNS boolean
LANGUAGE sql SECURITY DEFINER SET search_path = public
AS $$
  WITH rejected AS (
    UPDATE cash_out SET state = 'rejected', reason = p_reason, new_amount = p_new_amount, ended_at = p_at
    WHERE member_id = p_member AND idem_key = p_key AND state = 'waiting'
    RETURNING idem_key
  )
  SELECT EXISTS (SELECT FROM rejected)
$$;
GRANT EXECUTE ON FUNCTION reject_cash_out TO touchline_app;
