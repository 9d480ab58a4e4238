import { BET_TYPES, selectionNames } from '@touchline/contracts/odds'
import * as fc from 'fast-check'
import type { BetSelection } from '../settlement/bet-selection'
import type { MatchResult } from '../settlement/match-result'
import { finishedMatch } from '../settlement/sample-results'
import { scores } from './arbitraries'

/** A pre-match bet on the home side of a level handicap of football, with what a case changes. */
export const bet = (change: Partial<BetSelection> = {}): BetSelection => ({
  sport: 1,
  betType: 'hdp',
  period: 0,
  line: 0,
  selection: 'home',
  scoreAtBet: null,
  live: false,
  ...change,
})

/** A match that ended 2-1 after 1-0, with what a case changes. */
export const result = (change: Partial<MatchResult> = {}): MatchResult => ({
  ...finishedMatch([2, 1], [1, 0], 'home'),
  ...change,
})

/** Any bet of any type but an outright, before or during a match of football, of basketball or of tennis. */
export const selections: fc.Arbitrary<BetSelection> = fc
  .record({
    sport: fc.constantFrom(1, 1, 2, 3),
    betType: fc.constantFrom(...BET_TYPES.filter((type) => type !== 'orz')),
    period: fc.constantFrom(0, 1),
    handicap: fc.integer({ min: -16, max: 16 }),
    total: fc.integer({ min: 1, max: 28 }),
    choice: fc.nat(25),
    live: fc.boolean(),
    scoreAtBet: scores,
  })
  .map(({ sport, betType, period, handicap, total, choice, live, scoreAtBet }) => {
    const names = selectionNames(betType, period)
    return {
      sport,
      betType,
      period,
      line: betType === 'hdp' ? handicap : betType === 'ou' ? total : null,
      selection: names[choice % names.length] as string,
      live,
      scoreAtBet: live ? scoreAtBet : null,
    }
  })
