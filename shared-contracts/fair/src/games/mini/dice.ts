import { LOSES, type Times } from '../money'
import type { PublishedReturn, TableGame } from '../table-game'

export interface DiceResult {
  /** 0–99. */
  readonly roll: number
}

const CHANCE_MAX = 95

/** Rolls of a hundred on which a bet wins; null when there is no such bet. */
export function diceChance(bet: string): number | null {
  const [, kind, digits] = /^(under|over):(\d{1,2})$/.exec(bet) ?? []
  if (!kind || digits !== String(Number(digits))) return null
  const chance = kind === 'under' ? Number(digits) : 99 - Number(digits)
  return chance >= 1 && chance <= CHANCE_MAX ? chance : null
}

/** Returned × the stake in ten-thousandths: 98 % shared out over the winning rolls, rounded down. */
export const diceTimes = (chance: number): number => Math.floor(980_000 / chance)

const chances = Array.from({ length: CHANCE_MAX }, (_, index) => index + 1)
const published = chances.flatMap((chance): PublishedReturn[] => {
  const hundredths = Math.round((diceTimes(chance) * chance) / 100)
  return [
    { bet: `under:${chance}`, hundredths },
    { bet: `over:${99 - chance}`, hundredths },
  ]
})

/** int(100): `under:k` wins below k, `over:k` above k. */
export const dice: TableGame<DiceResult> = {
  kind: 'table',
  code: 'dice',
  maxBets: 1,
  published,
  has: (bet) => diceChance(bet) !== null,
  draw: (draws) => ({ roll: draws.int(100) }),
  times(bet, { roll }): Times {
    const limit = Number(bet.split(':')[1])
    const isWon = bet.startsWith('under') ? roll < limit : roll > limit
    return isWon ? [diceTimes(diceChance(bet) as number), 10_000] : LOSES
  },
}
