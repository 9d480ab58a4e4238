import { hundredths, LOSES, type Times } from '../games/money'
import { twoWayPrice } from './prices'
import { isSameSelection, type PricedPick, type RoundModel, type RoundPick } from './round-model'

const BALLS = 75
const DRAWN = 3
const BALL_LINE = 37.5
const SUM_LINE = 113.5

export interface BallsResult {
  readonly balls: readonly number[]
}

const ALL = Array.from({ length: BALLS }, (_, n) => n + 1)

/** Chance that the sum of three balls is over the line, by counting all of them. */
export function sumOverChance(): number {
  let [over, all] = [0, 0]
  for (let a = 1; a <= BALLS; a++)
    for (let b = a + 1; b <= BALLS; b++)
      for (let c = b + 1; c <= BALLS; c++) {
        all++
        if (a + b + c > SUM_LINE) over++
      }
  return over / all
}

const OVER = 38 / BALLS
const MARKETS = ['ball1', 'ball2', 'ball3', 'sum']

function listOf(market: string): PricedPick[] {
  const two = (a: readonly string[], b: readonly string[], chance: number): PricedPick[] => [
    { market, selection: a, odds: twoWayPrice(chance) },
    { market, selection: b, odds: twoWayPrice(1 - chance) },
  ]
  if (market === 'sum') return two(['over', String(SUM_LINE)], ['under', String(SUM_LINE)], sumOverChance())
  const line = String(BALL_LINE)
  return MARKETS.includes(market)
    ? [...two(['over', line], ['under', line], OVER), ...two(['odd'], ['even'], OVER)]
    : []
}

function hasWon({ market, selection }: RoundPick, { balls }: BallsResult): boolean {
  const [side = ''] = selection
  if (market === 'sum') return balls.reduce((sum, ball) => sum + ball, 0) > SUM_LINE === (side === 'over')
  const ball = balls[Number(market.slice(-1)) - 1] ?? 0
  if (side === 'odd' || side === 'even') return (ball % 2 === 1) === (side === 'odd')
  return ball > BALL_LINE === (side === 'over')
}

const LISTS = new Map(MARKETS.map((market) => [market, listOf(market)]))

/** The number game: three balls of seventy-five. */
export const ballsModel: RoundModel<object, BallsResult> = {
  markets: MARKETS,
  facts: () => ({ balls: BALLS, drawn: DRAWN }),
  draw: (_, draws) => ({ balls: draws.pick(ALL, DRAWN) }),
  list: (_, market) => LISTS.get(market) ?? [],
  price: (_, pick) =>
    LISTS.get(pick.market)?.find(({ selection }) => isSameSelection(selection, pick.selection))?.odds ?? null,
  returns: (_, pick, result): Times => (hasWon(pick, result) ? hundredths(pick.odds) : LOSES),
}
