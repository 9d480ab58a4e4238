import { FOOTBALL, MarketId } from '@touchline/contracts/odds'
import type { MoneyOnMatches } from './money-on-matches'
import { PERIOD_ENDED } from './play-state'
import { type HeldMatch, marketOf, OUTRIGHT } from './rules'
import type { Book } from './service'

const SHOWN = 12
/** Leagues of a tier; the feed orders leagues by how many bet on them. */
const LEAGUES_OF_TIER = 10
const TIERS = 3
/** The worth in tiers of a match in play, and of the match with the most money on it. */
const LIVE = 1
const MOST_MONEY = 2

/** Football matches of live and today that most want to see: by tier of their league, whether in play, and money bet. */
export function hotMatches(book: Book, now: number, startHour: number, money: MoneyOnMatches): number[] {
  const matches = [...book.matches()].filter((match) => isCandidate(book, match))
  const order = ({ league }: HeldMatch) => book.league(league)?.order ?? Number.MAX_SAFE_INTEGER
  const leagues = [...new Set(matches.map(order))].sort((a, b) => a - b)
  const most = Math.max(0, ...matches.map(({ id }) => money.get(id) ?? 0)) || 1
  return matches
    .flatMap((match) => {
      const market = marketOf(match, now, startHour)
      if (market === MarketId.early) return []
      const tier = Math.floor(leagues.indexOf(order(match)) / LEAGUES_OF_TIER)
      const isLive = market === MarketId.live
      const score =
        Math.max(0, TIERS - tier) + (isLive ? LIVE : 0) + (MOST_MONEY * (money.get(match.id) ?? 0)) / most
      return [{ match, score }]
    })
    .sort(
      (a, b) =>
        b.score - a.score ||
        order(a.match) - order(b.match) ||
        a.match.kickoff - b.match.kickoff ||
        a.match.id - b.match.id,
    )
    .slice(0, SHOWN)
    .map(({ match }) => match.id)
}

const isCandidate = (book: Book, { type, parent, play, league, lines }: HeldMatch): boolean =>
  type !== OUTRIGHT &&
  parent === null &&
  play.period !== PERIOD_ENDED &&
  book.league(league)?.sport === FOOTBALL &&
  [...lines.values()].some(({ betType, period }) => betType === 'hdp' && period === 0)
