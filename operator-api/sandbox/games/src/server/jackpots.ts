import { JACKPOTS, type Jackpot, jackpotChances, jackpotOf } from '@touchline/fair/slots'
import type { RunningJackpot } from '../api'
import type { Book } from './book'
import type { OpenedRound } from './book-entries'
import { CURRENCIES, unitIn } from './catalogue/currency-units'
import { gameOf } from './catalogue/game-list'
import { amountOf } from './jackpot-pools'

/** A bet of a slot with a jackpot, and its chance at the pool: play money has none. */
export function withChances(
  bet: unknown,
  { game_code, currency, mode, stake }: Pick<OpenedRound, 'game_code' | 'currency' | 'mode' | 'stake'>,
): unknown {
  const jackpot = jackpotOf(game_code)
  if (!jackpot) return bet
  const chances = mode === 'real' ? jackpotChances(jackpot, stake, unitIn(currency)) : 0
  return { ...(bet as object), jackpot: { chances, rolls: jackpot.rolls } }
}

export const seedOf = ({ seed }: Jackpot, currency: string): number => seed * unitIn(currency)

/** The jackpot on a slot's page. */
export function runningJackpot(book: Book, game: string, currency: string): RunningJackpot | null {
  const jackpot = jackpotOf(game)
  if (!jackpot) return null
  return {
    name: jackpot.name,
    amount: amountOf(book.pool(jackpot, currency)),
    seed: seedOf(jackpot, currency),
    unit: unitIn(currency),
    chances: jackpot.chances,
    rolls: jackpot.rolls,
  }
}

/** All pools by game, as the operator lists them. */
export function listedJackpots(book: Book, currency: string | undefined) {
  const currencies = currency === undefined ? CURRENCIES : CURRENCIES.filter((one) => one === currency)
  return JACKPOTS.flatMap((jackpot) =>
    currencies.flatMap((one) => {
      const amount = amountOf(book.pool(jackpot, one))
      return jackpot.games.map((game_code) => ({
        provider: gameOf(game_code)?.provider ?? '',
        game_code,
        name: jackpot.name,
        amount,
        currency: one,
      }))
    }),
  )
}
