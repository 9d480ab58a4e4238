import type { OfferLine } from '../../../src/modules/feed'
import { type TwoWayPrice, twoWay } from '../../../src/modules/odds'
import { asianChances, type Distribution, fairHongKong } from './chances'

export interface PricedLine {
  /** Quarter goals from the home side, or of the total. */
  line: number
  prices: TwoWayPrice
}

interface LineWish {
  distribution: Distribution
  /** Goals, or the lead, that count already; added to the remaining ones. */
  already?: number
  kind: 'hdp' | 'ou'
  /** Spread in cents. */
  cents: number
  /** Quarters between lines: 1 where halves of a bet can win, 4 where lines end in a half. */
  step?: number
  /** How many lines on either side of the main one. */
  alternatives?: number
  /** Prices below so many hundredths are not shown. */
  least?: number
}

/**
 * The main line, the one nearest to even money, then its neighbours (domain 6.2). Lines priced below
 * `least` (0.30) are omitted.
 */
export function asianLines(wish: LineWish): PricedLine[] {
  const { step = 1, alternatives = 1, cents, least } = wish
  const main = mainLine(wish)
  if (main === null) return []
  const lines = Array.from({ length: alternatives }, (_, i) => [main - (i + 1) * step, main + (i + 1) * step])
  return [main, ...lines.flat()].flatMap((line) => {
    const prices = line > 0 || wish.kind === 'hdp' ? twoWay(fairOf(wish, line), cents, least) : null
    return prices ? [{ line, prices }] : []
  })
}

/** The line with the smallest |ln h|. Fair prices fall steadily along the lines, so a walk downhill finds it. */
function mainLine(wish: LineWish): number | null {
  const { step = 1 } = wish
  const distanceAt = (line: number) => Math.abs(Math.log(fairOf(wish, line)))
  let line = startOf(wish)
  let distance = distanceAt(line)
  for (const direction of [-step, step]) {
    for (;;) {
      const next = distanceAt(line + direction)
      if (!(next < distance)) break
      line += direction
      distance = next
    }
  }
  return Number.isFinite(distance) ? line : null
}

/** The mean, on the grid of lines. */
function startOf({ distribution: { from, p }, already = 0, kind, step = 1 }: LineWish): number {
  let mean = 0
  for (let i = 0; i < p.length; i++) mean += (from + i) * (p[i] as number)
  const line = (kind === 'hdp' ? -4 : 4) * (mean + already)
  // Lines four quarters apart end in a half.
  return step === 4 ? 4 * Math.floor(line / 4) + 2 : Math.round(line)
}

/** Fair profit per unit on home or over. */
function fairOf({ distribution, already = 0, kind }: LineWish, line: number): number {
  const signed = 4 * already + (kind === 'hdp' ? line : -line)
  return fairHongKong(asianChances(distribution, signed))
}

/** Priced lines as a feed offers them. */
export const offerAsian = (
  lines: readonly PricedLine[],
  facts: Pick<OfferLine, 'bet_type' | 'period' | 'combo_min'>,
): OfferLine[] => lines.map(({ line, prices }) => ({ ...facts, line, state: 0, prices: [...prices] }))
