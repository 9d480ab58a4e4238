import type { ApiModule, Platform } from '../../platform/module'
import type { OddsBook } from '../odds'
import { betRepository, type NotifyBets } from '../sportsbook'
import { createOfferPushes } from './offer-pushes'
import { cashOutRepository } from './repository'
import { registerCashOuts } from './routes'
import { createCashOuts } from './service'

const DECIDE_EVERY_MS = 250
const AUTOMATIC_EVERY_MS = 500
const PUSH_EVERY_MS = 250

const EVERYBODY = () => true

export interface CashOutModuleDeps {
  readonly platform: Platform
  readonly book: OddsBook
  readonly notify: NotifyBets
  /** Whether an account has a socket open here; unless given, all may. */
  readonly isListening?: ((account: string) => boolean) | undefined
}

/** Running bets offered for money before they end: valued, pushed, taken, taken at a value. */
export function createCashOut({
  platform,
  book,
  notify,
  isListening = EVERYBODY,
}: CashOutModuleDeps): ApiModule {
  const bets = betRepository(platform.database)
  const rows = cashOutRepository(platform.database)
  const cashOuts = createCashOuts({ platform, book, bets, cashOuts: rows, notify })
  const pushes = createOfferPushes({ platform, book, bets, cashOuts: rows, isListening })
  return {
    register: (calls) => registerCashOuts(calls, cashOuts, pushes),
    jobs: [
      { name: 'waiting cash-outs', everyMs: DECIDE_EVERY_MS, by: 'one process', round: cashOuts.decide },
      {
        name: 'automatic cash-outs',
        everyMs: AUTOMATIC_EVERY_MS,
        by: 'one process',
        round: cashOuts.takeAutomatic,
      },
      { name: 'cash-out offers', everyMs: PUSH_EVERY_MS, by: 'each process', round: pushes.round },
    ],
  }
}
