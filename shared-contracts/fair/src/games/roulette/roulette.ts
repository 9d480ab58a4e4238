import { LOSES, type Times } from '../money'
import type { PublishedReturn, TableGame } from '../table-game'
import { EVEN_CHANCES, PLACES, POCKETS } from './places'

export interface RouletteResult {
  readonly number: number
}

const KINDS = [...new Set([...PLACES.keys()].map((bet) => bet.split(':')[0] as string))]

/** The payout of a bet on `covered` numbers fits a wheel without zero: 36 ÷ covered, the stake included. */
function times(bet: string, { number }: RouletteResult): Times {
  const covered = PLACES.get(bet) as readonly number[]
  return covered.includes(number) ? [36, covered.length] : LOSES
}

function wheel(code: string, hasPartage: boolean): TableGame<RouletteResult> {
  const published = KINDS.map((bet): PublishedReturn => {
    return { bet, hundredths: hasPartage && EVEN_CHANCES.has(bet) ? 9865 : 9730 }
  })
  return {
    kind: 'table',
    code,
    maxBets: PLACES.size,
    published,
    has: (bet) => PLACES.has(bet),
    draw: (draws) => ({ number: draws.int(POCKETS) }),
    times: (bet, result) =>
      hasPartage && result.number === 0 && EVEN_CHANCES.has(bet) ? [1, 2] : times(bet, result),
  }
}

/** One zero; every bet returns 36/37. */
export const roulette = wheel('roulette', false)

/** With la partage: on zero the even chances get half of the stake back. */
export const roulettePartage = wheel('roulette-partage', true)
