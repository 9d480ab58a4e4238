/* Takes commands that are due, for as long as an attempt may last: another process takes them after that. */
CREATE OR REPLACE FUNCTION claim_operator_commands(p_operator text, p_most int, p_at bigint, p_lease bigint)
RETURNS SETOF operator_command LANGUAGE sql SECURITY DEFINER SET search_path = public
SET enable_seqscan = off
AS $$
  UPDATE operator_command c SET next_at = p_at + p_lease, attempts = c.attempts + 1
  WHERE c.id IN (
    SELECT o.id FROM operator_command o
    WHERE o.operator = p_operator AND o.done_at IS NULL AND o.next_at <= p_at
    ORDER BY o.next_at LIMIT p_most FOR UPDATE SKIP LOCKED
  )
  RETURNING c.*
$$;
GRANT EXECUTE ON FUNCTION claim_operator_commands TO touchline_app;
