import type { Bet } from '@touchline/contracts/calls'
import type { Subscription } from 'rxjs'
import type { ApiModule, Platform } from '../../platform/module'
import type { OddsBook } from '../odds'
import type { Uplines } from '../uplines'
import type { Wallet } from '../wallet'
import { BET_ID, betOf, type ScoreOf } from './bet-of'
import { createPlaceBet } from './placement'
import { type BetFilter, betRepository } from './repository'
import { registerBets } from './routes'
import { createNotifyBets, memberTermsReader, type NotifyBets } from './service'
import { createSettlementWorker, type SettlementWorker } from './settlement/settlement-worker'

export type { SettlementWorker } from './settlement/settlement-worker'

export interface SportsbookDeps {
  readonly platform: Platform
  readonly book: OddsBook
  readonly uplines: Uplines
  readonly wallet: Wallet
  /** Whether an account listens for what becomes of its bets; unless given, all may. */
  readonly isListening?: (account: string) => boolean
}

const EVERYBODY = () => true

/** Bets: taken, decided, settled, listed. */
export interface SportsbookModule extends ApiModule {
  readonly worker: SettlementWorker
  /** Bets as their members see them, in no order; other modules list bets that they know by id. */
  betsByIds(ids: readonly number[]): Promise<Bet[]>
  /** A bet of this member, by the id that they were told; null for one of another. */
  betOfMember(account: string, betId: string): Promise<Bet | null>
  /** Bets of this member, newest first. */
  betsOfMember(
    account: string,
    filter: BetFilter,
    at: { readonly page: number; readonly page_size: number },
  ): Promise<{ bets: Bet[]; total: number }>
}

export function createSportsbook(deps: SportsbookDeps): SportsbookModule {
  const { platform, book, uplines, wallet, isListening = EVERYBODY } = deps
  const bets = betRepository(platform.database)
  const scoreOf: ScoreOf = (match) => book.match(match)
  const { notifications } = platform
  const notifyHere = createNotifyBets({ notifications, bets, wallet, scoreOf, isListening })
  const notify: NotifyBets = (changed) => {
    notifications.notifyChanged(changed)
    return notifyHere(changed)
  }
  const worker = createSettlementWorker({ platform, book, notify })
  const place = createPlaceBet(platform)
  const termsOf = memberTermsReader(uplines, platform.now)
  let elsewhere: Subscription | undefined
  return {
    worker,
    jobs: worker.jobs,
    betsByIds: async (ids) => (await bets.byIds(ids)).map((row) => betOf(row, scoreOf)),
    betOfMember: async (account, betId) => {
      const row = BET_ID.test(betId) ? await bets.ofMember(account, Number(betId)) : undefined
      return row ? betOf(row, scoreOf) : null
    },
    betsOfMember: async (account, filter, at) => {
      const found = await bets.page(account, filter, at)
      return { bets: found.bets.map((row) => betOf(row, scoreOf)), total: found.total }
    },
    register: (calls) => registerBets(calls, { platform, book, bets, termsOf, place, wallet, scoreOf }),
    start: () => {
      elsewhere = notifications.changes$.subscribe((changed) =>
        notifyHere(changed).catch((error) => platform.log.warn({ err: error }, 'could not tell of bets')),
      )
      return worker.start()
    },
    stop: () => {
      elsewhere?.unsubscribe()
      return worker.stop()
    },
  }
}
