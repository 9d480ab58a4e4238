import type { Draws } from '../fairness/draws'
import { hundredths, LOSES, type Times } from '../games/money'
import { powerOf, pricedBy, twoWayPrice } from './prices'
import { isSameSelection, type PricedPick, type RoundModel, type RoundPick } from './round-model'

const MILLION = 1_000_000
const MARGIN = 0.1
const CAP = 200

export interface SeriesFacts {
  /** Rounds that win it. */
  readonly wins: number
  /** Weight of a million by which the home side wins a round. */
  readonly home: number
}

export interface SeriesResult {
  readonly score: readonly [home: number, away: number]
  readonly first: 'home' | 'away'
}

export type SeriesMarket = 'tw' | 'rounds' | 'hdp' | 'exact' | 'firstRound'

function drawSeries({ wins, home }: SeriesFacts, draws: Draws): SeriesResult {
  const score = { home: 0, away: 0 }
  let first: SeriesResult['first'] | null = null
  while (score.home < wins && score.away < wins) {
    const winner = draws.int(MILLION) < home ? 'home' : 'away'
    score[winner] += 1
    first ??= winner
  }
  return { score: [score.home, score.away], first: first ?? 'home' }
}

/** Chance of each score. */
export function scoresOf({ wins, home }: SeriesFacts): ReadonlyMap<string, number> {
  const p = home / MILLION
  const ways = (lost: number): number => {
    let count = 1
    for (let n = 1; n <= lost; n++) count = (count * (wins - 1 + n)) / n
    return count
  }
  const scores = new Map<string, number>()
  for (let lost = 0; lost < wins; lost++) {
    scores.set(`${wins}-${lost}`, ways(lost) * p ** wins * (1 - p) ** lost)
    scores.set(`${lost}-${wins}`, ways(lost) * (1 - p) ** wins * p ** lost)
  }
  return scores
}

const HANDICAP = 1.5

/** A series of rounds that ends with so many won by one side. */
export function seriesModel(
  facts: SeriesFacts,
  line: number,
  markets: readonly SeriesMarket[],
): RoundModel<SeriesFacts, SeriesResult> {
  const scores = [...scoresOf(facts)].map(([text, chance]) => [text.split('-').map(Number), chance] as const)
  const where = (is: (home: number, away: number) => boolean) =>
    scores.reduce((sum, [[home = 0, away = 0], chance]) => sum + (is(home, away) ? chance : 0), 0)
  const pair = (market: string, a: readonly string[], b: readonly string[], chance: number): PricedPick[] => [
    { market, selection: a, odds: twoWayPrice(chance) },
    { market, selection: b, odds: twoWayPrice(1 - chance) },
  ]
  const listOf = (market: SeriesMarket): PricedPick[] => {
    switch (market) {
      case 'tw':
        return pair(
          market,
          ['home'],
          ['away'],
          where((home, away) => home > away),
        )
      case 'rounds':
        return pair(
          market,
          ['over', String(line)],
          ['under', String(line)],
          where((home, away) => home + away > line),
        )
      case 'hdp':
        return [
          ...pair(
            market,
            ['home', `-${HANDICAP}`],
            ['away', `${HANDICAP}`],
            where((home, away) => home - HANDICAP > away),
          ),
          ...pair(
            market,
            ['home', `${HANDICAP}`],
            ['away', `-${HANDICAP}`],
            where((home, away) => home + HANDICAP > away),
          ),
        ]
      case 'firstRound':
        return pair(market, ['home'], ['away'], facts.home / MILLION)
      case 'exact': {
        const all = [...scoresOf(facts)]
        const k = powerOf(
          all.map(([, chance]) => chance),
          1,
          MARGIN,
        )
        return all.map(([text, chance]) => ({ market, selection: [text], odds: pricedBy(chance, k, CAP) }))
      }
    }
  }
  const lists = new Map(markets.map((market) => [market as string, listOf(market)]))
  const hasWon = (
    { market, selection }: RoundPick,
    { score: [home, away], first }: SeriesResult,
  ): boolean => {
    const [side = '', second = ''] = selection
    switch (market) {
      case 'tw':
        return home > away === (side === 'home')
      case 'rounds':
        return home + away > Number(second) === (side === 'over')
      case 'hdp':
        return side === 'home' ? home + Number(second) > away : away + Number(second) > home
      case 'firstRound':
        return first === side
      default:
        return `${home}-${away}` === side
    }
  }
  return {
    markets,
    facts: () => facts,
    draw: drawSeries,
    list: (_, market) => lists.get(market) ?? [],
    price: (_, pick) =>
      lists.get(pick.market)?.find(({ selection }) => isSameSelection(selection, pick.selection))?.odds ??
      null,
    returns: (_, pick, result): Times => (hasWon(pick, result) ? hundredths(pick.odds) : LOSES),
  }
}
