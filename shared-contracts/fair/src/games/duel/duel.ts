import { hundredths, LOSES, type Times } from '../money'
import type { BetTable, TableGame } from '../table-game'

export type DuelSide = 'home' | 'away'

export interface DuelResult {
  /** Winner of each map that was played. */
  readonly maps: readonly DuelSide[]
  readonly score: readonly [home: number, away: number]
  readonly winner: DuelSide
}

const MAPS_MAX = 5
const MAPS_TO_WIN = 3

const bySide = (side: DuelSide) => (result: DuelResult) => (result.winner === side ? hundredths(192) : LOSES)
const byScore =
  (home: number, away: number, times: number) =>
  ({ score }: DuelResult) =>
    score[0] === home && score[1] === away ? hundredths(times) : LOSES
const byCount =
  (count: number, times: number) =>
  ({ maps }: DuelResult) =>
    maps.length === count ? hundredths(times) : LOSES

/** Each pays 0.96 ÷ chance, without a fraction. */
const BETS: BetTable<DuelResult> = {
  home: bySide('home'),
  away: bySide('away'),
  'score:3-0': byScore(3, 0, 768),
  'score:3-1': byScore(3, 1, 512),
  'score:3-2': byScore(3, 2, 512),
  'score:2-3': byScore(2, 3, 512),
  'score:1-3': byScore(1, 3, 512),
  'score:0-3': byScore(0, 3, 768),
  'maps:3': byCount(3, 384),
  'maps:4': byCount(4, 256),
  'maps:5': byCount(5, 256),
}

export const DUEL_BETS: readonly string[] = Object.keys(BETS)

/** Two equal teams, best of five maps: int(2) a map, 0 home, 1 away; all five are drawn, the series ends at three. */
export const duel: TableGame<DuelResult> = {
  kind: 'table',
  code: 'map-duel',
  maxBets: DUEL_BETS.length,
  published: ['home', 'away', 'score', 'maps'].map((bet) => ({ bet, hundredths: 9600 })),
  has: (bet) => Object.hasOwn(BETS, bet),
  draw: (draws) => seriesOf(Array.from({ length: MAPS_MAX }, () => (draws.int(2) === 0 ? 'home' : 'away'))),
  times: (bet, result): Times => BETS[bet]?.(result) ?? LOSES,
}

export function seriesOf(drawn: readonly DuelSide[]): DuelResult {
  const wins = { home: 0, away: 0 }
  const maps: DuelSide[] = []
  for (const side of drawn) {
    if (wins.home === MAPS_TO_WIN || wins.away === MAPS_TO_WIN) break
    wins[side] += 1
    maps.push(side)
  }
  const winner = wins.home > wins.away ? 'home' : 'away'
  return { maps, score: [wins.home, wins.away], winner }
}
