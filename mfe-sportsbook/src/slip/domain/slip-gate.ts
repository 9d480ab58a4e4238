import type { OddsPolicy } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { Freshness } from '@touchline/contracts/host'
import type { SlipLockReason, SlipOffer } from '../../shared/domain/slip-offer'
import { restated, type SlipTerms } from '../../shared/domain/slip-terms'
import { slipConsent } from './slip-consent'

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

/** What the one big button does. */
export type SlipGate =
  | { readonly gate: 'confirm'; readonly terms: SlipTerms }
  | { readonly gate: 'accept_price'; readonly from: SlipTerms; readonly terms: SlipTerms }
  | { readonly gate: 'accept_line'; readonly from: SlipTerms; readonly terms: SlipTerms }
  | { readonly gate: 'locked'; readonly lock: SlipLock }

/** Whether limits of the selection are known. */
export type Quoting =
  | { readonly quoting: 'asking' }
  | { readonly quoting: 'ready' }
  | { readonly quoting: 'failed'; readonly code: ErrorCode }

export interface GateFacts {
  readonly offer: SlipOffer
  readonly seen: SlipTerms | null
  readonly policy: OddsPolicy
  readonly freshness: Freshness
  readonly viewOnly: boolean
  readonly isMaintained: boolean
  readonly quoting: Quoting
}

/** Decides what may be pressed. Only terms that a player has seen, or that the odds policy covers, can be confirmed. */
export function slipGate(facts: GateFacts): SlipGate {
  const { offer, seen, policy, freshness, quoting } = facts
  if (facts.viewOnly) return locked({ lock: 'view_only' })
  if (facts.isMaintained) return locked({ lock: 'maintenance' })
  if (freshness === 'lost') return locked({ lock: 'offline' })
  if (freshness === 'stale') return locked({ lock: 'stale' })
  switch (offer.offer) {
    case 'loading':
      return locked({ lock: 'loading' })
    case 'suspended':
      return locked({ lock: 'suspended', why: offer.why })
    case 'closed':
      return offer.moved && seen
        ? { gate: 'accept_line', from: restated(seen, offer.moved.oddsType), terms: offer.moved }
        : locked({ lock: 'closed', why: offer.why })
    case 'open':
      return openGate(offer.terms, seen, policy, quoting)
  }
}

function openGate(terms: SlipTerms, seen: SlipTerms | null, policy: OddsPolicy, quoting: Quoting): SlipGate {
  if (!seen) return locked({ lock: 'loading' })
  switch (slipConsent(seen, terms, policy)) {
    case 'price':
      return { gate: 'accept_price', from: restated(seen, terms.oddsType), terms }
    case 'line':
      return { gate: 'accept_line', from: restated(seen, terms.oddsType), terms }
    case 'same':
    case 'covered':
      return quotedGate(terms, quoting)
  }
}

function quotedGate(terms: SlipTerms, quoting: Quoting): SlipGate {
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

const locked = (lock: SlipLock): SlipGate => ({ gate: 'locked', lock })
