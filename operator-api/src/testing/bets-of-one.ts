import type { FreshDatabase } from './fresh-database'

const BETS = `
  WITH many AS (
    INSERT INTO bet (id, member_id, idem_key, request_hash, kind, status, currency, stake, risk, to_win,
      commission_rate, terms_id, channel, ip, placed_at, settled_at, returned, net, valid_turnover, commission, result,
      settlement_rev)
    SELECT nextval('bet_id'), $1, gen_random_uuid(), '', 'single', 'settled', 'MYR', 1, 1, 1, 0, 1, 'web', '', i, $4, 0, -1, 1,
      0, 'lose', 1
    FROM generate_series(1, $2::int) i RETURNING id
  ), settled AS (
    INSERT INTO settlement (member_id, day, bet_id, revision, at, currency, status, result, bets, turnover, valid_turnover,
      net, commission)
    SELECT $1, $5::date, id, 1, $4, 'MYR', 'settled', 'lose', 1, 0, 1, -1, 0 FROM many
  )
  INSERT INTO bet_leg (bet_id, n, member_id, match_id, match_risk, open, league_id, sport, league, home, away, kickoff,
    market, bet_type, period, line, selection, odds, odds_type, line_id, ball, reds_at_bet, period_at_bet,
    result, result_revision)
  SELECT id, 0, $1, 1 + id % $3::int, 0, false, 1, 1, '', '', '', $4, 2, 'hdp', 0, 0, 'home', 96, 1, 1, 1, '{0,0}', 0,
    'lose', 1
  FROM many`

const MATCHES = `
  INSERT INTO fixture (id, sport, league_id, league, country, league_order, home, away, match_type, kickoff, first_kickoff,
    status, told_at)
  SELECT i, 1, 1, 'First League', '', 0, 'North', 'South', 0, $2, $2, 1, $2 FROM generate_series(1, $1::int) i`

const OF_OTHERS = `
  INSERT INTO settlement (member_id, day, bet_id, revision, at, currency, status, result, bets, turnover, valid_turnover, net,
    commission)
  SELECT member_id, $2::date, id, 1, $1, 'MYR', 'settled', 'lose', 1, 0, 1, -1, 0 FROM bet`

/**
 * Settled bets of one member, all settled on one day, as are those of others that are there; written past the functions, and no
 * money is in them.
 */
export async function addBetsOfOne(
  { asOwner }: Pick<FreshDatabase, 'asOwner'>,
  {
    member,
    count,
    matches,
    at,
    day,
  }: { member: string; count: number; matches: number; at: number; day: string },
): Promise<void> {
  await asOwner(OF_OTHERS, [at, day])
  await asOwner(MATCHES, [matches, at])
  await asOwner(BETS, [member, count, matches, at, day])
  // As when nobody writes: an index alone shows the rows.
  await asOwner('VACUUM ANALYZE')
}
