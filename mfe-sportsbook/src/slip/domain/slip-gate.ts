import type { OddsPolicy } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { Freshness } from '@touchline/contracts/host'
import { acceptMove, countsAfterBet } from '@touchline/rules'
import type { SlipLockReason } from '../../shared/domain/slip-offer'
import { restated, type SlipTerms } from '../../shared/domain/slip-terms'

/** Why nothing can be pressed. */
export type SlipLock =
  | { readonly lock: 'loading' }
  | { readonly lock: 'view_only' }
  /** The sportsbook is closed: the form says until when. */
  | { readonly lock: 'maintenance' }
  /** Prices may be old: the feed is late, or there is no connection. */
  | { readonly lock: 'stale' }
  | { readonly lock: 'offline' }
  /** The server did not send limits; the slip asks again. */
  | { readonly lock: 'unquoted'; readonly code: ErrorCode }
  | { readonly lock: 'suspended'; readonly why: SlipLockReason }
  | { readonly lock: 'closed'; readonly why: SlipLockReason }

/** What the button does with the offer of a selection. */
export type Gate<Terms> =
  | { readonly gate: 'confirm'; readonly terms: Terms }
  | { readonly gate: 'accept_price'; readonly from: Terms; readonly terms: Terms }
  | { readonly gate: 'accept_line'; readonly from: Terms; readonly terms: Terms }
  | { readonly gate: 'locked'; readonly lock: SlipLock }

export type SlipGate = Gate<SlipTerms>

/** Whether limits of the selection are known. */
export type Quoting =
  | { readonly quoting: 'asking' }
  | { readonly quoting: 'ready' }
  | { readonly quoting: 'failed'; readonly code: ErrorCode }

/** The offer of a selection at any kind of price. */
export type Offer<Terms> =
  | { readonly offer: 'loading' }
  | { readonly offer: 'open'; readonly terms: Terms }
  | { readonly offer: 'suspended'; readonly terms: Terms; readonly why: SlipLockReason }
  /** The line is closed; `moved` is where its market went, if anywhere. */
  | { readonly offer: 'closed'; readonly moved: Terms | null; readonly why: SlipLockReason }

/** How terms of a kind of price are compared. */
export interface Comparison<Terms> {
  consent(seen: Terms, now: Terms, policy: OddsPolicy): SlipConsent
  /** The seen terms in the odds type of others. */
  restated(seen: Terms, now: Terms): Terms
}

export interface GateFacts<Terms> {
  readonly offer: Offer<Terms>
  readonly seen: Terms | null
  readonly policy: OddsPolicy
  readonly freshness: Freshness
  readonly viewOnly: boolean
  readonly isMaintained: boolean
  readonly quoting: Quoting
}

/** Decides what may be pressed. Only terms that a player has seen, or that the odds policy covers, can be confirmed. */
export function slipGate<Terms>(facts: GateFacts<Terms>, comparison: Comparison<Terms>): Gate<Terms> {
  const { offer, seen, policy, freshness, quoting } = facts
  if (facts.viewOnly) return locked({ lock: 'view_only' })
  if (facts.isMaintained) return locked({ lock: 'maintenance' })
  if (freshness === 'lost') return locked({ lock: 'offline' })
  if (freshness === 'stale') return locked({ lock: 'stale' })
  if (offer.offer === 'suspended') return locked({ lock: 'suspended', why: offer.why })
  if (offer.offer === 'closed') {
    const { moved, why } = offer
    if (!moved || !seen) return locked({ lock: 'closed', why })
    return { gate: 'accept_line', from: comparison.restated(seen, moved), terms: moved }
  }
  if (offer.offer === 'loading' || !seen) return locked({ lock: 'loading' })
  const { terms } = offer
  const consent = comparison.consent(seen, terms, policy)
  if (consent === 'same' || consent === 'covered') return quotedGate(terms, quoting)
  const from = comparison.restated(seen, terms)
  return { gate: consent === 'price' ? 'accept_price' : 'accept_line', from, terms }
}

function quotedGate<Terms>(terms: Terms, quoting: Quoting): Gate<Terms> {
  switch (quoting.quoting) {
    case 'ready':
      return { gate: 'confirm', terms }
    case 'asking':
      return locked({ lock: 'loading' })
    case 'failed':
      return locked({ lock: 'unquoted', code: quoting.code })
  }
}

/** The selection is offered no more: limits, returns and outcomes of a stake have no meaning. */
export const isClosed = (gate: SlipGate): boolean => gate.gate === 'locked' && gate.lock.lock === 'closed'

/** A gate of any kind of price. */
interface AnyGate {
  readonly gate: string
  readonly lock?: SlipLock
}

/** It will not open again by itself: there is nothing to wait for. */
export const isRefusedForGood = ({ lock }: AnyGate): boolean =>
  lock?.lock === 'closed' || (lock?.lock === 'suspended' && !opensAgain(lock.why))

const UPDATING: readonly string[] = ['oddsIsUpdating', 'invalidOddsBall', 'oddsDisplayInvalid']

/** Codes of a price that is being updated. */
export const isUpdating = (code: string): boolean => UPDATING.includes(code)

/** Suspended and updating prices open again; a refusal of the server stays. */
export const opensAgain = (why: SlipLockReason): boolean =>
  why.from === 'feed' || (why.from === 'server' && isUpdating(why.code))

/** Neither suspended nor closed: only then are there limits that a stake could miss. */
export const isOffered = ({ lock }: AnyGate): boolean => lock?.lock !== 'suspended' && lock?.lock !== 'closed'

const locked = (lock: SlipLock) => ({ gate: 'locked', lock }) as const

/**
 * What lies between the terms that a player has seen and those of now. `covered` means that the odds policy already
 * consents to the new price; `price` and `line` ask.
 */
export type SlipConsent = 'same' | 'covered' | 'price' | 'line'

/**
 * Compares terms of one selection. Where a handicap in play counts goals from the bet on, a new score makes another bet of
 * the same line and always asks, as a moved line does (domain 2.2, 5.3).
 */
export function slipConsent(seen: SlipTerms, now: SlipTerms, policy: OddsPolicy): SlipConsent {
  if (seen.lineId !== now.lineId && seen.line !== now.line) return 'line'
  if (now.betType === 'hdp' && !isSameScore(now.sport, seen.score, now.score)) return 'line'
  // The player may have changed the odds type meanwhile: the same price in other words is no move.
  const isSamePrice = seen.stored !== null && seen.stored === now.stored && seen.line === now.line
  if (isSamePrice) return 'same'
  return CONSENTS[acceptMove(policy, restated(seen, now.oddsType), now, now.oddsType)]
}

/** Consents by the verdict of an odds policy on a move. */
export const CONSENTS = {
  same: 'same',
  accepted: 'covered',
  odds_changed: 'price',
  line_changed: 'line',
} as const

export const ASIAN: Comparison<SlipTerms> = {
  consent: slipConsent,
  restated: (seen, now) => restated(seen, now.oddsType),
}

/** A goal alone made another bet of the same line: the line did not move. */
export const isScoreMove = (from: SlipTerms, to: SlipTerms): boolean =>
  from.line === to.line && slipConsent(from, to, 'any') === 'line'

function isSameScore(sport: number, a: SlipTerms['score'], b: SlipTerms['score']): boolean {
  if (a === null || b === null) return a === b
  if (!countsAfterBet(sport)) return true
  return a[0] === b[0] && a[1] === b[1]
}

/** Nothing is bet so soon after a change that the button shows: the press was meant for the picture before. */
export const GUARD_MS = 400

/** Whether something that the button shows changed too short before a press; epoch milliseconds. */
export const isHasty = (changedAt: number, now: number): boolean => now - changedAt < GUARD_MS
