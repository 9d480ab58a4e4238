/* Members whose cash has moved since the last sweep. */
CREATE OR REPLACE FUNCTION swept_operator_members(p_most int) RETURNS SETOF text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT w.member_id
  FROM operator_wallet w
  JOIN member m ON m.id = w.member_id
  JOIN account c ON c.owner = m.id AND c.kind = 'cash' AND c.currency = m.currency
  LEFT JOIN account d ON d.owner = m.id AND d.kind = 'debt' AND d.currency = m.currency
  WHERE c.seq <> w.cash_seq OR coalesce(d.seq, 0) <> w.debt_seq OR c.balance <> 0 OR coalesce(d.balance, 0) <> 0
  LIMIT p_most
$$;
GRANT EXECUTE ON FUNCTION swept_operator_members TO touchline_app;
