import type { Draws } from '../../fairness/draws'
import { LOSES, type Times } from '../money'
import type { Bet, TableGame } from '../table-game'

/** × the shot that each kind of fish pays. All divide 960,000, so that every fish returns 96 % exactly. */
export const FISH_TIMES: readonly number[] = [
  2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 80, 100, 150, 200, 300, 500,
]
/** The boss pays a drawn multiple; its mean decides how often it is caught. */
export const BOSS = { times: [20, 80, 120, 500], weights: [5, 2, 2, 1], mean: 100 }

export interface Shot {
  /** One per fish that the shot reached. */
  readonly rolls: readonly number[]
  /** × the shot of each fish, 0 when it swam on. */
  readonly times: readonly number[]
}

export interface FishingResult {
  readonly shots: readonly Shot[]
}

const CASES = 1_000_000
const CAUGHT = 960_000
const AREA_MAX = 10
const SHOTS_MAX = 40

/** × the shot of every fish in reach, or `boss`; null when there is no such bet. */
function fishOf(bet: string): readonly number[] | 'boss' | null {
  if (bet === 'boss') return 'boss'
  const [, kind, list] = /^(shot|area):([\d-]+)$/.exec(bet) ?? []
  if (!kind || !list) return null
  const fish = list.split('-').map(Number)
  const isKnown = fish.join('-') === list && fish.every((times) => FISH_TIMES.includes(times))
  const isCount = kind === 'shot' ? fish.length === 1 : fish.length >= 2 && fish.length <= AREA_MAX
  return isKnown && isCount ? fish : null
}

/** A fish is caught when int(10⁶ × n) < 960,000 ÷ times; n fish in reach share the chance of one shot. */
function shoot(bet: string, draws: Draws): Shot {
  const fish = fishOf(bet) as readonly number[] | 'boss'
  if (fish === 'boss') return shootBoss(draws)
  const rolls: number[] = []
  const times = fish.map((value) => {
    const roll = draws.int(CASES * fish.length)
    rolls.push(roll)
    return roll < CAUGHT / value ? value : 0
  })
  return { rolls, times }
}

function shootBoss(draws: Draws): Shot {
  const roll = draws.int(CASES)
  if (roll >= CAUGHT / BOSS.mean) return { rolls: [roll], times: [0] }
  return { rolls: [roll], times: [BOSS.times[draws.weighted(BOSS.weights)] as number] }
}

/** A round is a batch of shots; each bet is one shot that reached its fish. */
export const fishing: TableGame<FishingResult> = {
  kind: 'table',
  code: 'fishing',
  maxBets: SHOTS_MAX,
  published: ['shot', 'area', 'boss'].map((bet) => ({ bet, hundredths: 9600 })),
  has: (bet) => fishOf(bet) !== null,
  draw: (draws, bets: readonly Bet[]) => ({ shots: bets.map(({ bet }) => shoot(bet, draws)) }),
  times(_, { shots }, index): Times {
    const times = shots[index]?.times.reduce((sum, value) => sum + value, 0) ?? 0
    return times === 0 ? LOSES : [times, 1]
  },
}
