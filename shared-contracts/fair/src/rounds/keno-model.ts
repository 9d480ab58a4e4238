import { ASIAN_BETS } from '../games/keno/asian-bets'
import { type KenoResult, keno } from '../games/keno/keno'
import { PICK_PAYS } from '../games/keno/pick-pays'
import type { PricedPick, RoundModel, RoundPick } from './round-model'

/** Highest price of a bet on totals: what it pays when it wins. */
function totalPrice(bet: string): number {
  const rule = ASIAN_BETS.get(bet)
  let most = 0
  for (let sum = 210; rule && sum <= 1410; sum++)
    for (const half of [9, 10, 11]) {
      const [numerator, denominator] = rule({ sum, up: half, odd: half })
      most = Math.max(most, Math.round((numerator * 100) / denominator))
    }
  return most
}

const TOTALS: readonly PricedPick[] = [...ASIAN_BETS.keys()].map((bet) => ({
  market: 'total',
  selection: [bet],
  odds: totalPrice(bet),
}))

const codeOf = ({ market, selection }: RoundPick): string =>
  market === 'pick' ? `pick:${selection.join('-')}` : (selection[0] ?? '')

/** Twenty of eighty balls every minute: numbers, and bets on totals. */
export const kenoModel: RoundModel<object, KenoResult> = {
  markets: ['total', 'pick'],
  facts: () => ({ balls: 80, drawn: 20 }),
  draw: (_, draws) => keno.draw(draws, []),
  list: (_, market) => (market === 'total' ? TOTALS : []),
  price: (_, pick) => {
    if (pick.market === 'total')
      return pick.selection.length === 1
        ? (TOTALS.find(({ selection }) => selection[0] === pick.selection[0])?.odds ?? null)
        : null
    if (!pick.selection.every((ball) => /^[1-9]\d?$/.test(ball)) || !keno.has(codeOf(pick))) return null
    const pays = Object.values(PICK_PAYS[pick.selection.length] ?? {})
    return Math.max(...pays.map(([numerator, denominator]) => Math.round((numerator * 100) / denominator)))
  },
  returns: (_, pick, result) => keno.times(codeOf(pick), result, 0),
}
