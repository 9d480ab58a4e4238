/* Raises the working days of members by settled bets of a round, in the transaction that pays them; each bet once. */
CREATE OR REPLACE FUNCTION settle_round_bets(p_bets bigint[], p_at bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  WITH settled AS (
    INSERT INTO round_settlement (bet_id, member_id, day, product, currency, at, valid_turnover, net)
    SELECT b.id, b.member_id, working_day(d.start_hour, p_at), b.product, b.currency, p_at,
      CASE b.state WHEN 'refunded' THEN 0 ELSE b.stake END, b.returned - b.stake
    FROM round_bet b JOIN member m ON m.id = b.member_id LEFT JOIN brand_day d ON d.brand = m.brand
    WHERE b.id = ANY (p_bets) AND b.state IN ('won', 'lost', 'refunded')
    RETURNING *
  )
  INSERT INTO activity AS a (member_id, currency, day, product, bets, valid_turnover, settled)
  SELECT member_id, currency, day, product, count(*), sum(valid_turnover), sum(net) FROM settled
  GROUP BY member_id, currency, day, product ORDER BY member_id
  ON CONFLICT (member_id, currency, day, product) DO UPDATE SET bets = a.bets + excluded.bets,
    valid_turnover = a.valid_turnover + excluded.valid_turnover, settled = a.settled + excluded.settled
$$;
GRANT EXECUTE ON FUNCTION settle_round_bets TO touchline_app;
