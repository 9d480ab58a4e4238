import type { Draws } from '../fairness/draws'
import { hundredths, LOSES, PUSHES, type Times } from '../games/money'
import { powerOf, pricedBy, twoWayPrice } from './prices'
import { isSameSelection, type PricedPick, type RoundModel, type RoundPick } from './round-model'

const MILLION = 1_000_000
const MARGIN = 0.1
const CAP = 200

/** Weights of a million: a knockout by either side in each round, then the judges. */
export interface FightFacts {
  readonly rounds: number
  readonly home: number
  readonly away: number
  readonly pointsHome: number
  readonly pointsAway: number
}

export interface FightResult {
  readonly winner: 'home' | 'away' | 'draw'
  readonly method: 'ko' | 'points'
  /** In which it ended. */
  readonly round: number
}

export type FightMarket = 'tw' | 'rounds' | 'method' | 'betting'

function drawFight({ rounds, home, away, pointsHome, pointsAway }: FightFacts, draws: Draws): FightResult {
  for (let round = 1; round <= rounds; round++) {
    const value = draws.int(MILLION)
    if (value < home) return { winner: 'home', method: 'ko', round }
    if (value < home + away) return { winner: 'away', method: 'ko', round }
  }
  const value = draws.int(MILLION)
  const winner = value < pointsHome ? 'home' : value < pointsHome + pointsAway ? 'away' : 'draw'
  return { winner, method: 'points', round: rounds }
}

/** Every end of a fight with its chance. */
function endsOf({ rounds, home, away, pointsHome, pointsAway }: FightFacts) {
  const [h, a] = [home / MILLION, away / MILLION]
  const on = 1 - h - a
  const ends: (readonly [FightResult, number])[] = []
  for (let round = 1; round <= rounds; round++) {
    ends.push([{ winner: 'home', method: 'ko', round }, on ** (round - 1) * h])
    ends.push([{ winner: 'away', method: 'ko', round }, on ** (round - 1) * a])
  }
  const points = { method: 'points', round: rounds } as const
  const judged = on ** rounds
  ends.push([{ winner: 'home', ...points }, (judged * pointsHome) / MILLION])
  ends.push([{ winner: 'away', ...points }, (judged * pointsAway) / MILLION])
  ends.push([{ winner: 'draw', ...points }, judged * (1 - (pointsHome + pointsAway) / MILLION)])
  return ends
}

function hasWon({ market, selection }: RoundPick, result: FightResult): boolean {
  const [first = '', second = ''] = selection
  switch (market) {
    case 'tw':
      return result.winner === first
    case 'rounds':
      return (result.method === 'points' || result.round > Number(second)) === (first === 'over')
    case 'method':
      return result.method === first
    default:
      return (
        result.winner === first && (second === 'points' ? result.method === 'points' : isKoIn(result, second))
      )
  }
}
const isKoIn = ({ method, round }: FightResult, text: string): boolean =>
  method === 'ko' && String(round) === text

/** Fights of two, with the line of their rounds. */
export function fightModel(
  facts: FightFacts,
  line: number,
  markets: readonly FightMarket[],
): RoundModel<FightFacts, FightResult> {
  const ends = endsOf(facts)
  const chance = (pick: RoundPick) => ends.reduce((sum, [end, one]) => sum + (hasWon(pick, end) ? one : 0), 0)
  const two = (market: string, a: readonly string[], b: readonly string[]): PricedPick[] => {
    const [one, other] = [chance({ market, selection: a }), chance({ market, selection: b })]
    const share = one / (one + other)
    return [
      { market, selection: a, odds: twoWayPrice(share) },
      { market, selection: b, odds: twoWayPrice(1 - share) },
    ]
  }
  const listOf = (market: string): PricedPick[] => {
    if (!markets.some((one) => one === market)) return []
    if (market === 'tw') return two(market, ['home'], ['away'])
    if (market === 'rounds') return two(market, ['over', String(line)], ['under', String(line)])
    if (market === 'method') return two(market, ['ko'], ['points'])
    const picks = (['home', 'away'] as const).flatMap((side) =>
      [...Array.from({ length: facts.rounds }, (_, n) => String(n + 1)), 'points'].map((how) => [side, how]),
    )
    const chances = picks.map((selection) => chance({ market, selection }))
    const sum = chances.reduce((total, one) => total + one, 0)
    const k = powerOf(
      chances.map((one) => one / sum),
      1,
      MARGIN,
    )
    return picks.map((selection, n) => ({
      market,
      selection,
      odds: pricedBy((chances[n] ?? 0) / sum, k, CAP),
    }))
  }
  const lists = new Map(markets.map((market) => [market as string, listOf(market)]))
  return {
    markets,
    facts: () => facts,
    draw: drawFight,
    list: (_, market) => lists.get(market) ?? [],
    price: (_, pick) =>
      lists.get(pick.market)?.find(({ selection }) => isSameSelection(selection, pick.selection))?.odds ??
      null,
    // A draw refunds bets on a winner.
    returns: (_, pick, result): Times =>
      result.winner === 'draw' && (pick.market === 'tw' || pick.market === 'betting')
        ? PUSHES
        : hasWon(pick, result)
          ? hundredths(pick.odds)
          : LOSES,
  }
}
