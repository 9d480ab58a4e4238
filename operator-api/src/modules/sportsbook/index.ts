import type { Bet } from '@touchline/contracts/calls'
import type { Subscription } from 'rxjs'
import type { ApiModule, Platform } from '../../platform/module'
import type { OddsBook } from '../odds'
import type { Uplines } from '../uplines'
import type { OperatorWallets, Wallet } from '../wallet'
import { BET_ID, betOf, type ScoreOf } from './bet-of'
import { betsAtSettlements, type SettlementPlace } from './bets-at-settlements'
import { type NameIn, sendDebtNotices } from './debt/debt-notices'
import { matchRisks } from './offers/match-risks'
import { createPlaceBet } from './placement'
import { type BetFilter, betRepository } from './repository'
import { createReservedPlacement } from './reserved-bet'
import { registerBets } from './routes'
import { createNotifyBets, memberTermsReader, type NotifyBets } from './service'
import { decideWaitingBets } from './waiting-bets'

export { BET_ID, betOf, type ScoreOf } from './bet-of'
export { hashRequest } from './bet-order'
export { isLive, isUnsure, legOfferOf, matchClosed, scoreAtPlacement } from './offers/offer'
export { createPlaceBet, type PlaceBet } from './placement'
export { type BetRepository, type BetRow, betRepository, type LegRow } from './repository'
export type { NotifyBets } from './service'

export interface SportsbookDeps {
  readonly platform: Platform
  readonly book: OddsBook
  /** The book of a commission group; that of all unless given. */
  readonly bookOf?: (group: string) => OddsBook
  readonly uplines: Uplines
  readonly wallet: Wallet
  /** Of members whose wallet an operator keeps. */
  readonly operators: OperatorWallets
  /** The name of a league or a team in a language; unless given, as in the odds. */
  readonly nameIn?: NameIn
  /** Whether an account listens for what becomes of its bets; unless given, all may. */
  readonly isListening?: (account: string) => boolean
}

const DECIDE_EVERY_MS = 250
const NOTICES_EVERY_MS = 1000

const EVERYBODY = () => true
const AS_IN_THE_ODDS: NameIn = (_, name) => name

/** Bets: taken, decided, listed. */
export interface SportsbookModule extends ApiModule {
  /** Notifies members of their changed bets, on every process; called after the commit. */
  readonly notify: NotifyBets
  /** One round of decisions of waiting bets. */
  decide(): Promise<void>
  /** Bets with their legs as of these settlements, in their order; null for an unknown bet. */
  betsAtSettlements(places: readonly SettlementPlace[]): Promise<(Bet | null)[]>
  /** A bet of this member, by its public id; null for one of another. */
  betOfMember(account: string, betId: string): Promise<Bet | null>
  /** Bets of this member, newest first. */
  betsOfMember(
    account: string,
    filter: BetFilter,
    at: { readonly page: number; readonly page_size: number },
  ): Promise<{ bets: Bet[]; total: number }>
}

export function createSportsbook(deps: SportsbookDeps): SportsbookModule {
  const {
    platform,
    book,
    bookOf = () => book,
    uplines,
    wallet,
    operators,
    isListening = EVERYBODY,
    nameIn = AS_IN_THE_ODDS,
  } = deps
  const bets = betRepository(platform.database)
  const scoreOf: ScoreOf = (match) => book.match(match)
  const { notifications } = platform
  const risks = matchRisks(bets, platform.now)
  const notifyChanged = createNotifyBets({ notifications, bets, wallet, scoreOf, isListening })
  const notifyHere: NotifyBets = (changed) => {
    for (const { member_id } of changed) risks.forget(member_id)
    return notifyChanged(changed)
  }
  const notify: NotifyBets = (changed) => {
    notifications.notifyChanged(changed)
    return notifyHere(changed)
  }
  const decide = (): Promise<void> => decideWaitingBets({ platform, book, notify })
  const { database } = platform
  const placeReserved = createReservedPlacement({ platform, database, operators })
  const place = createPlaceBet({ ...platform, placeReserved })
  const termsOf = memberTermsReader(uplines, platform.now)
  let elsewhere: Subscription | undefined
  return {
    notify,
    decide,
    jobs: [
      { name: 'waiting bets', everyMs: DECIDE_EVERY_MS, by: 'one process', round: decide },
      {
        name: 'debts told',
        everyMs: NOTICES_EVERY_MS,
        by: 'one process',
        round: () => sendDebtNotices({ ...platform, nameIn }),
      },
    ],
    betsAtSettlements: (places) => betsAtSettlements(platform.database.pool, bets.byIds, scoreOf, places),
    betOfMember: async (account, betId) => {
      const row = BET_ID.test(betId) ? await bets.ofMember(account, Number(betId)) : undefined
      return row ? betOf(row, scoreOf) : null
    },
    betsOfMember: async (account, filter, at) => {
      const found = await bets.page(account, filter, at)
      return { bets: found.bets.map((row) => betOf(row, scoreOf)), total: found.total }
    },
    register: (calls) =>
      registerBets(calls, { platform, bookOf, bets, matchRisks: risks, termsOf, place, wallet, scoreOf }),
    start: async () => {
      elsewhere = notifications.changes$.subscribe((changed) =>
        notifyHere(changed).catch((error) => platform.log.warn({ err: error }, 'could not tell of bets')),
      )
    },
    stop: async () => {
      elsewhere?.unsubscribe()
    },
  }
}
