import { hundredths, LOSES } from '../money'
import type { TableGame } from '../table-game'

export interface CoinResult {
  readonly side: 'heads' | 'tails'
}

/** int(2): 0 heads, 1 tails; × 1.96. */
export const coin: TableGame<CoinResult> = {
  kind: 'table',
  code: 'coin',
  maxBets: 1,
  published: [
    { bet: 'heads', hundredths: 9800 },
    { bet: 'tails', hundredths: 9800 },
  ],
  has: (bet) => bet === 'heads' || bet === 'tails',
  draw: (draws) => ({ side: draws.int(2) === 0 ? 'heads' : 'tails' }),
  times: (bet, { side }) => (bet === side ? hundredths(196) : LOSES),
}
