import type { FreshDatabase } from './fresh-database'

/** Matches that the bets are spread over, from number 1 on; each has a result, its first revision. */
export const MANY_MATCHES = 500

const WALLETS_AND_BETS = `
  WITH wallet AS (
    INSERT INTO account (kind, owner, currency)
    SELECT kind, 'many' || i, 'MYR' FROM generate_series(1, $1::int) i, unnest(ARRAY['cash', 'frozen', 'debt']) kind
  ), many AS (
    INSERT INTO bet (id, member_id, idem_key, request_hash, kind, status, currency, stake, risk, to_win,
      commission_rate, terms_id, channel, ip, placed_at, returned, net, valid_turnover, commission)
    SELECT nextval('bet_id'), 'many' || i, 'many', '', 'single', 'settled', 'MYR', 1, 1, 1, 0, 1, 'web', '', 0, 0, -1, 1, 0
    FROM generate_series(1, $1::int) i RETURNING id, member_id
  )
  INSERT INTO bet_leg (bet_id, n, member_id, match_id, match_risk, open, league_id, sport, league, home, away, kickoff,
    market, bet_type, period, line, selection, odds, odds_type, line_id, ball, reds_at_bet, period_at_bet,
    result, result_revision)
  SELECT id, 0, member_id, 1 + id % ${MANY_MATCHES}, 1, false, 1, 1, '', '', '', 0, 2, 'hdp', 0, 0, 'home', 96, 1, 1,
    1, '{0,0}', 0, 'lose', 1
  FROM many`

const RESULTS = `
  INSERT INTO match_result (match_id, revision, result, at)
  SELECT i, 1, '{"status": 1}', $1 FROM generate_series(1, ${MANY_MATCHES}) i`

/** Wallets and settled bets of as many members, written past the functions; no money is in them. */
export async function addManyBets(
  { asOwner }: Pick<FreshDatabase, 'asOwner'>,
  count: number,
  resultsAt: number,
): Promise<void> {
  await asOwner(WALLETS_AND_BETS, [count])
  await asOwner(RESULTS, [resultsAt])
}
