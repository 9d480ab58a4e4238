import { type BetType, type OddsType, type Period, selectionNames } from '@touchline/contracts/odds'
import { NO_RESULT_YET } from '@touchline/rules'
import { BODY, LINE } from '../../../../testing/fake-book'
import { cancelled, finished } from '../../../../testing/results'
import type { BookMatch } from '../../../odds'
import type { Leg, MatchRecord, Selection } from './leg'

/** Of any market: one selection at a price as the feed has it, the others at other prices. `line` in quarter goals. */
export function pick(
  betType: BetType,
  selection: string,
  price: number,
  line = 0,
  period: Period = 0,
): Selection {
  const names = selectionNames(betType, period)
  const prices = names.map((name) => (name === selection ? price : names.length === 2 ? 90 : 300))
  return {
    match: {},
    line: { betType, period, line, prices, comboMin: 2 },
    selection,
    odds: price,
    oddsType: 1,
  }
}
export const hdp = (line: number, selection: 'home' | 'away', price = 96): Selection =>
  pick('hdp', selection, price, line)
export const ou = (line: number, selection: 'over' | 'under', price = 96): Selection =>
  pick('ou', selection, price, line)

/** Its price in another odds type, as the player sees it there. */
export const shown = (oddsType: OddsType, odds: number, of: Selection): Selection => ({
  ...of,
  oddsType,
  odds,
})
export const firstHalf = (of: Selection): Selection => partOf(1, of)
export const partOf = (period: Period, of: Selection): Selection => ({ ...of, line: { ...of.line, period } })
export const of = <One extends Selection>(match: Partial<BookMatch>, selection: One): One => ({
  ...selection,
  match: { ...selection.match, ...match },
})
/** Placed in play, at this score. */
export const inPlay = <One extends Selection>(score: [number, number], of: One, period = 1): One => ({
  ...of,
  match: { ...of.match, market: 3, period, score },
})

/** Legs of a parlay or a system at their decimal prices, with how they end. */
const combined = (selection: Selection, odds: number, record: MatchRecord): Leg => ({
  ...selection,
  odds,
  record,
})
const HOME_WINS = finished([1, 0])
const DRAWN = finished([0, 0])
const AWAY_WINS = finished([0, 1])
export const wins = (odds: number): Leg => combined(pick('oxt', '1', odds), odds, HOME_WINS)
export const loses = (odds: number): Leg => combined(pick('oxt', '1', odds), odds, AWAY_WINS)
/** Home -0.75 by one goal, at up to 2.00. */
export const halfWins = (odds: number): Leg => combined(hdp(-3, 'home', odds - 100), odds, HOME_WINS)
/** Home -0.25, drawn. */
export const halfLoses = (odds: number): Leg => combined(hdp(-1, 'home', odds - 100), odds, DRAWN)
/** Home level, drawn. */
export const isDrawn = (odds: number): Leg => combined(hdp(0, 'home', odds - 100), odds, DRAWN)
export const isVoid = (odds: number): Leg => combined(pick('oxt', '1', odds), odds, cancelled)

/** An outright: the runner is the home side, and results name who won. */
export const runner = (price: number, ...winners: string[]): Leg => ({
  ...of({ league: 'Cup', home: 'North', away: '' }, pick('orz', 'win', price)),
  record: winnersAre(...winners),
})
export const winnersAre = (...winners: string[]) => ({ ...NO_RESULT_YET, status: 1 as const, winners })

/** Given up at this score; in the second half with that of the first. */
export const givenUp = (
  in_half: 'first_half' | 'second_half',
  now: [number, number],
  half?: [number, number],
) => ({
  ...NO_RESULT_YET,
  status: 2 as const,
  abandoned_in: in_half,
  half_time: half ?? null,
  full_time: now,
})

/** A Burmese selection: goals and percent of the upper side, which is home. */
export function body(price: string, selection: 'home' | 'away', record: MatchRecord, odds = 95): Leg {
  return burmese('hdp', price, selection, record, odds)
}
export function goals(price: string, selection: 'over' | 'under', record: MatchRecord, odds = 95): Leg {
  return burmese('ou', price, selection, record, odds)
}
/** As it is printed: `1-50`, `=+80`, `2=`. */
const PRICE = /^(\d|=)([+-]\d+|=)$/

function burmese(
  betType: 'hdp' | 'ou',
  price: string,
  selection: string,
  record: MatchRecord,
  odds: number,
): Leg {
  const [, line, percent] = PRICE.exec(price) ?? []
  const [goals, atGoals] = [line === '=' ? 0 : Number(line), percent === '=' ? 0 : Number(percent)]
  const up = selection === 'home' || selection === 'over'
  return {
    match: {},
    myanmar: {
      id: BODY,
      betType,
      period: 0,
      upper: 0,
      goals,
      percent: atGoals,
      ball: 1,
      state: 0,
      prices: up ? [odds, 90] : [90, odds],
    },
    selection,
    odds,
    oddsType: 1,
    record,
  }
}

/** The same of the first half. */
export function ofHalf(leg: Leg): Leg {
  if (!leg.myanmar) throw new Error('no Burmese selection')
  return { ...leg, myanmar: { ...leg.myanmar, period: 1 } }
}
/** The same with the away side as the upper one. */
export function lowerHome(leg: Leg): Leg {
  const { myanmar } = leg
  if (!myanmar) throw new Error('no Burmese selection')
  const [up, down] = myanmar.prices
  return { ...leg, myanmar: { ...myanmar, upper: 1, prices: [down, up] } }
}

/** A selection in a request, with the seen price. */
export function seen({ match, line, myanmar, selection, odds }: Selection, match_id: number): object {
  const score = match.market === 3 ? match.score : null
  if (!myanmar) return { match_id, line_id: LINE, selection, odds, line: line?.line, score }
  const { goals, percent, upper } = myanmar
  return {
    match_id,
    line_id: BODY,
    selection,
    odds,
    goals,
    percent,
    upper: upper === 0 ? 'home' : 'away',
    score,
  }
}
