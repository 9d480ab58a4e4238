/*
 * Places a bet with a reserved stake, or places nothing and has the operator cancel the reservation. A row as `place_bets` answers
 * it; `late` where the reservation has ended meanwhile.
 */
CREATE OR REPLACE FUNCTION place_operator_bet(p_key text, p_orders bet_order[], p_at bigint)
RETURNS TABLE (n int, code text, bet_id bigint, bound bigint, over_legs int[], cash bigint, frozen bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
AS $$
#variable_conflict use_column
DECLARE
  v_placed record;
BEGIN
  BEGIN
    IF NOT fund_operator_reservation(p_key, p_at) THEN
      RETURN QUERY SELECT 0, 'late', NULL::bigint, NULL::bigint, NULL::int[], NULL::bigint, NULL::bigint;
      RETURN;
    END IF;
    SELECT * INTO v_placed FROM place_bets(p_orders);
    IF v_placed.code IS DISTINCT FROM 'placed' THEN
      -- Undoes the funding.
      RAISE EXCEPTION USING ERRCODE = 'TL001';
    END IF;
    PERFORM spend_operator_reservation(p_key, 'bet:' || v_placed.bet_id, p_at);
  EXCEPTION WHEN SQLSTATE 'TL001' THEN
    PERFORM cancel_operator_reservations(ARRAY[p_key], 0, p_at);
  END;
  RETURN QUERY SELECT v_placed.n, v_placed.code, v_placed.bet_id, v_placed.bound, v_placed.over_legs, v_placed.cash, v_placed.frozen;
END
$$;
GRANT EXECUTE ON FUNCTION place_operator_bet TO touchline_app;
