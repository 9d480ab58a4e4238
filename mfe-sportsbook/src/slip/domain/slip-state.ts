import type {
  CombinationLimit,
  MaungLimit,
  MyanmarQuote,
  OddsPolicy,
  Quote,
} from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { Freshness, PickIntent } from '@touchline/contracts/host'
import type { Currency } from '@touchline/contracts/limits'
import type { OddsType } from '@touchline/contracts/odds'
import type { Account, Preferences } from '@touchline/contracts/session'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import type { SlipFeed } from '../../shared/domain/slip-match'
import type { SlipLimits, SlipTerms } from '../../shared/domain/slip-terms'
import type { CombinedKinds } from './bets/combined-kinds'
import type { BurmeseTerms } from './burmese-terms'
import type { LastBet, SlipReceipt } from './receipts'
import { type BetState, newBet } from './reduce-bet'
import type { DrawnBets } from './several'
import type { RemovedPick } from './slip-pick'
import { type SlipQuotes, UNQUOTED } from './slip-quotes'
import type { CombinationMode } from './slip-sent'
import { stakeTextOf } from './slip-stake'

export const SLIP_MODES = ['single', 'parlay', 'system', 'myanmar'] as const
export type SlipMode = (typeof SLIP_MODES)[number]

export const COMBINATION_MODES = ['parlay', 'system', 'myanmar'] as const

/** What a bet is on: a selection by its id, or all selections of a mode. */
export type Owner = number | CombinationMode

export interface AsianPrice {
  readonly kind: 'asian'
  /** Terms that the player has consented to. */
  readonly seen: SlipTerms | null
  /** Terms before the latest move that the odds policy covered, while it is marked. */
  readonly movedFrom: SlipTerms | null
  readonly quotes: SlipQuotes
}

export interface BurmesePrice {
  readonly kind: 'burmese'
  readonly seen: BurmeseTerms | null
  readonly movedFrom: BurmeseTerms | null
}

export type Price = AsianPrice | BurmesePrice

/** A selection of the slip, or of a quick bet. */
export interface Selection<P extends Price = Price> {
  readonly id: number
  readonly pick: PickIntent
  readonly price: P
  /** Its names at the terms of the pick: the match may be over when the page is loaded again. */
  readonly remembered: SlipLeg | null
  readonly feed: SlipFeed
  /** What the button would accept, and since when it asks for that; epoch milliseconds. */
  readonly asked: { readonly terms: string | null; readonly since: number }
  /** A quick bet: it is not in the slip. */
  readonly isQuick: boolean
}

/** The slip of one member. */
export interface SlipState {
  readonly mode: SlipMode
  /** One stake for all singles. */
  readonly sameStake: boolean
  /** Selections stay after their bets were accepted. */
  readonly keepsSelections: boolean
  readonly selections: readonly Selection[]
  /** The bet on each Asian selection, by its id, and that of each mode. */
  readonly bets: ReadonlyMap<Owner, BetState>
  readonly legs: {
    readonly parlay: LegsState<Quote, CombinationLimit>
    readonly system: LegsState<Quote, CombinationLimit>
    readonly myanmar: LegsState<MyanmarQuote, MaungLimit>
  }
  /** Removed selections that can be put back. */
  readonly removed: readonly RemovedPick[]
  /** Those of the latest press first, singles of one press in the order of the list. */
  readonly receipts: readonly SlipReceipt[]
  readonly newestReceipt: SlipReceipt | undefined
  /** The selection that the player opened. */
  readonly openId: number | null
  /** The button of several singles: the bets of its last drawn text, and until when it takes no press. */
  readonly several: { readonly drawn: DrawnBets | null; readonly guardedUntil: number }
  readonly lastStake: string
  readonly lastBet: LastBet | null
  readonly lastId: number
}

/** The member, and how fresh the prices are. */
export interface SlipMember {
  readonly account: Account | null
  readonly currency: Currency
  /** Minor units that can be bet. */
  readonly available: number
  readonly oddsType: OddsType
  readonly policy: OddsPolicy
  readonly freshness: Freshness
  readonly isViewOnly: boolean
  /** Until when the sportsbook is closed for maintenance, epoch milliseconds; null while it is open. */
  readonly closedUntil: number | null
  readonly preferences: Preferences
}

/** What the slip is computed with, beside its state. */
export interface SlipFacts {
  readonly member: SlipMember
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly newKey: () => string
  /** The player sees the slip, which then needs no notice. */
  readonly isInSight: () => boolean
  /** Another page covers this one. */
  readonly isHidden: () => boolean
  /** Prices of the board place quick bets. */
  readonly isQuickArmed: () => boolean
  /** Null until their code is loaded. */
  readonly kinds: () => CombinedKinds | null
}

export function emptySlip({ member }: Pick<SlipFacts, 'member'>): SlipState {
  const stakeText = firstStake(member, '')
  return {
    mode: 'single',
    sameStake: true,
    keepsSelections: false,
    selections: [],
    // A mode has a key from its first choice on.
    bets: new Map(COMBINATION_MODES.map((mode) => [mode, newBet('', mode === 'system' ? '' : stakeText)])),
    legs: { parlay: NO_LEGS, system: NO_LEGS, myanmar: NO_LEGS },
    removed: [],
    receipts: [],
    newestReceipt: undefined,
    openId: null,
    several: { drawn: null, guardedUntil: Number.NEGATIVE_INFINITY },
    lastStake: '',
    lastBet: null,
    lastId: 0,
  }
}

export const asianPrice = (seen: SlipTerms | null = null): AsianPrice => ({
  kind: 'asian',
  seen,
  movedFrom: null,
  quotes: UNQUOTED,
})

export const burmesePrice = (seen: BurmeseTerms | null = null): BurmesePrice => ({
  kind: 'burmese',
  seen,
  movedFrom: null,
})

/** Whether prices of its match are followed: a decided quick bet is only listed. */
export function isFollowed({ bets }: SlipState, { id, isQuick }: Selection): boolean {
  const stage = bets.get(id)?.stage.stage
  return !isQuick || (stage !== 'accepted' && stage !== 'rejected')
}

/** The stake that a new bet starts with, as text; `last` is that of the last single. */
export function firstStake(
  { preferences, currency }: Pick<SlipMember, 'preferences' | 'currency'>,
  last: string,
): string {
  const { defaultStake, defaultStakeAmount } = preferences.betting
  switch (defaultStake) {
    case 'none':
      return ''
    case 'fixed':
      return defaultStakeAmount > 0 ? stakeTextOf(defaultStakeAmount, currency) : ''
    case 'last':
      return last
  }
}

/** What the server answered about the legs of a combination. */
export interface LegsState<Quote = unknown, Limit = unknown> {
  readonly quotes: ReadonlyMap<string, Quote>
  /** Undefined before the first answer; null where the server gives none. */
  readonly limit: Limit | null | undefined
  /** The limit that the player has consented to. */
  readonly seenLimit: Limit | null
  /** The latest limits that allow a bet; a body alone has its own. */
  readonly lastLimits: { readonly limits: SlipLimits; readonly isAlone: boolean } | null
  /** When the remaining match limits were last reported. */
  readonly reportedAt: number
  /** Why the latest question brought no limits; null where it was answered. */
  readonly failure: ErrorCode | null
  readonly answeredAt: number
  /** Since when the limit deducts more. */
  readonly dearerSince: number
}

export const NO_LEGS: LegsState<never, never> = {
  quotes: new Map<string, never>(),
  limit: undefined,
  seenLimit: null,
  lastLimits: null,
  reportedAt: Number.NEGATIVE_INFINITY,
  failure: null,
  answeredAt: Number.NEGATIVE_INFINITY,
  dearerSince: Number.NEGATIVE_INFINITY,
}
