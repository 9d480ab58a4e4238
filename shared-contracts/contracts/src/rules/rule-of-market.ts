import type { BetType } from '../odds/bet-type'
import { FOOTBALL } from '../odds/sports'
import type { RuleId } from './rules'

const OF_FOOTBALL: Partial<Record<BetType, RuleId>> = {
  hdp: 'football.handicap',
  ou: 'football.total',
  oxt: 'football.oneXtwo',
  dc: 'football.oneXtwo',
  oe: 'football.oddEven',
  cs: 'football.scores',
  tg: 'football.scores',
  htft: 'football.scores',
  fglg: 'football.firstLast',
}

const OF_SPORT: Readonly<Record<number, RuleId>> = {
  2: 'sports.basketball',
  3: 'sports.tennis',
  9: 'sports.esports',
}

/** The rule by which a market is decided: of another sport its own, of football the one of the kind of bet. */
export function ruleOfMarket({ sport, bet_type }: { sport: number; bet_type: BetType }): RuleId {
  if (bet_type === 'orz') return 'results.outright'
  if (sport !== FOOTBALL) return OF_SPORT[sport] ?? 'sports.score'
  return OF_FOOTBALL[bet_type] ?? 'football.time'
}
