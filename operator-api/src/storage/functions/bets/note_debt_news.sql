/*
 * Notes of which debts the members of these settlements are told: once for each wallet, by what all settlements of the call came
 * to, those too that are no corrections. Between two of them nothing was ever owed. Named is the last correction that moved the
 * debt the way it went as a whole; where it stands as before, or a first settlement alone has paid of it, there is no news. Called
 * while the legs are still as they were before.
 */
CREATE OR REPLACE FUNCTION note_debt_news(p_settled settled_bet[], p_corrections debt_news[], p_entries ledger_entry[])
RETURNS void LANGUAGE sql SET search_path = public
AS $$
  INSERT INTO debt_news (bet_id, revision, match_id, owed_before, owed, at)
  SELECT news.bet_id, news.revision, corrected.match_id, news.owed_before, news.owed, news.at
  FROM (
    SELECT DISTINCT ON (debt.id) one.bet_id, one.revision, one.at, debt.owed_before, debt.owed
    FROM (
      SELECT a.id, a.owner, a.currency, -a.balance AS owed, (sum(e.amount) - a.balance)::bigint AS owed_before
      FROM unnest(p_entries) e JOIN account a ON a.id = e.account_id
      WHERE a.kind = 'debt' GROUP BY a.id
    ) debt
    CROSS JOIN unnest(p_corrections) WITH ORDINALITY one (bet_id, revision, match_id, owed_before, owed, at, place)
    JOIN bet b ON b.id = one.bet_id AND b.member_id = debt.owner AND b.currency = debt.currency
    WHERE sign(one.owed - one.owed_before) = sign(debt.owed - debt.owed_before)
    ORDER BY debt.id, one.place DESC
  ) news
  JOIN unnest(p_settled) d ON (d.settlement).bet_id = news.bet_id
  -- The match whose result is news to the bet; the last one of several. Revisions of two matches do not compare.
  CROSS JOIN LATERAL (
    SELECT l.match_id FROM unnest((d.settlement).legs) given
    JOIN bet_leg l ON l.bet_id = news.bet_id AND l.n = given.n
    LEFT JOIN match_result r ON r.match_id = l.match_id AND r.revision = given.revision
    WHERE given.revision > l.result_revision ORDER BY r.at DESC NULLS LAST, l.n LIMIT 1
  ) corrected
$$;
