/* Raises the betting day by what a round's settlements do not hold yet: all of it at its close, the difference after a correction. */
CREATE OR REPLACE FUNCTION settle_game_round(p_round game_round, p_at bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_day date;
  v_bets int;
  v_valid bigint;
  v_net bigint;
BEGIN
  SELECT working_day(d.start_hour, p_at) INTO v_day
  FROM member m LEFT JOIN brand_day d ON d.brand = m.brand WHERE m.id = p_round.member_id;
  SELECT (p_round.status = 'settled')::int - coalesce(sum(s.bets), 0),
    CASE p_round.status WHEN 'settled' THEN p_round.valid_turnover ELSE 0 END - coalesce(sum(s.valid_turnover), 0),
    CASE p_round.status WHEN 'settled' THEN p_round.win - p_round.bet ELSE 0 END - coalesce(sum(s.net), 0)
  INTO v_bets, v_valid, v_net
  FROM game_settlement s WHERE p_round.revision > 0 AND s.round_id = p_round.id;
  IF (v_bets, v_valid, v_net) = (0, 0, 0) THEN
    RETURN;
  END IF;
  UPDATE game_round SET revision = p_round.revision + 1 WHERE id = p_round.id;
  INSERT INTO game_settlement (member_id, day, product, currency, round_id, revision, at, bets, valid_turnover, net)
  VALUES (p_round.member_id, v_day, p_round.product, p_round.currency, p_round.id, p_round.revision + 1, p_at, v_bets, v_valid, v_net);
  INSERT INTO activity AS a (member_id, currency, day, product, bets, valid_turnover, settled)
  VALUES (p_round.member_id, p_round.currency, v_day, p_round.product, v_bets, v_valid, v_net)
  ON CONFLICT (member_id, currency, day, product) DO UPDATE SET bets = a.bets + excluded.bets,
    valid_turnover = a.valid_turnover + excluded.valid_turnover, settled = a.settled + excluded.settled;
END
$$;
