import type { Freshness } from '@touchline/contracts/host'
import type { Currency } from '@touchline/contracts/limits'
import { formatOdds, lineText, type Wording, word } from '@touchline/rules'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import type { CombinationFault } from '../domain/slip-combination'
import { isScoreMove, type SlipGate, type SlipLock } from '../domain/slip-gate'
import { type StakeFault, stakeTextOf } from '../domain/slip-stake'

/** The button of a bet. */
export interface PressForm {
  readonly text: Wording
  /** No press counts. */
  readonly isLocked: boolean
  readonly reason: FormReason
}

/** The reason of the text: why a press does not bet, or that it does. */
export type FormReason =
  | 'pending'
  /** Legs are no longer offered: a press leads to the button that removes them. */
  | 'dead_legs'
  /** Legs exclude each other: a press leads to the solutions. */
  | 'conflict'
  /** The number or the kind of the legs makes no bet. */
  | 'legs'
  | 'offer'
  /** Even the minimum stake would pay more than the payout limit. */
  | 'payout'
  /** A press asks for the stake. */
  | 'no_stake'
  /** The balance or the match limit does not cover the stake. */
  | 'stake'
  /** A press moves the stake into its limits. */
  | 'stake_move'
  /** A limit has changed rows of a system: a press confirms that they were read. */
  | 'rows'
  | 'bet'

/** The state of a bet of any kind, as far as its button depends on it. */
export interface FormFacts {
  readonly currency: Currency
  readonly pending: 'validating' | 'sending' | 'waiting' | 'checking' | null
  /** The button has just changed. */
  readonly isGuarded: boolean
  /** The number of legs that are no longer offered. */
  readonly deadLegs?: number
  readonly fault?: CombinationFault
  /** The locks of the selections, or the bet of a press. */
  readonly offer: { readonly locks: readonly SlipLock[] } | { readonly bet: Wording }
  readonly paysTooMuch: boolean
  readonly hasStake: boolean
  readonly stakeFault: StakeFault | null
  /** The stake within its limits, minor units, or the `rows` of a system; null where it stays. */
  readonly movesTo: number | 'rows' | null
  readonly hasRowsToRead?: boolean
}

const LOCKED: readonly FormReason[] = ['pending', 'legs', 'offer', 'payout', 'stake']
/** A press bets nothing and leads to a button, so that it needs no guard. */
const GUIDES: readonly FormReason[] = ['dead_legs', 'conflict']

export const isGuide = ({ reason }: PressForm): boolean => GUIDES.includes(reason)

export function pressForm(facts: FormFacts): PressForm {
  const [reason, text] = reasonOf(facts)
  const isLocked = LOCKED.includes(reason) || (facts.isGuarded && !GUIDES.includes(reason))
  return { text, isLocked, reason }
}

export const pendingForm = (pending: NonNullable<FormFacts['pending']>): PressForm => ({
  text: word(`button.${pending}`),
  isLocked: true,
  reason: 'pending',
})

function reasonOf(facts: FormFacts): [FormReason, Wording] {
  const { pending, deadLegs = 0, fault, offer, stakeFault, movesTo, currency } = facts
  if (pending) return ['pending', pendingForm(pending).text]
  if (deadLegs > 0) return ['dead_legs', word('combined.dead', { count: deadLegs })]
  if (fault && fault.fault !== 'none')
    return [fault.fault === 'conflict' ? 'conflict' : 'legs', faultWording(fault)]
  if ('locks' in offer) return ['offer', word(lockKeyOf(offer.locks))]
  if (facts.paysTooMuch) return ['payout', word('overPayout.button')]
  // The press shows the error of the stake.
  if (!facts.hasStake || stakeFault === 'noAmount') return ['no_stake', word('button.enterStake')]
  if (stakeFault) return ['stake', word(stakeFault === 'short' ? 'button.short' : 'button.locked')]
  if (movesTo !== null) return ['stake_move', moveWording(movesTo, currency)]
  if (facts.hasRowsToRead) return ['rows', word('systemBet.readFirst')]
  return ['bet', offer.bet]
}

const moveWording = (to: number | 'rows', currency: Currency): Wording =>
  to === 'rows' ? word('button.setStakes') : word('button.setStake', { amount: stakeTextOf(to, currency) })

function faultWording(fault: Exclude<CombinationFault, { readonly fault: 'none' }>): Wording {
  switch (fault.fault) {
    case 'conflict':
      return word('parlay.resolve', { count: fault.count })
    case 'alone':
      return word('parlay.resolve', { count: fault.places.length })
    case 'too_few':
      return word('parlay.addMore', { count: fault.missing })
    case 'too_many':
      return word('parlay.tooMany', { most: fault.most })
    case 'no_limit':
      return word('combined.noLimit')
  }
}

/** The words of a lock. */
export function lockKey({ lock }: SlipLock): string {
  switch (lock) {
    case 'loading':
      return 'button.loading'
    case 'view_only':
      return 'button.viewOnly'
    case 'maintenance':
      return 'button.maintenance'
    case 'suspended':
      return 'button.suspended'
    case 'closed':
      return 'button.closed'
    case 'stale':
    case 'offline':
    case 'unquoted':
      return 'button.locked'
  }
}

/** The words that all locks share; of different locks the general ones. */
function lockKeyOf(locks: readonly SlipLock[]): string {
  const [key, ...others] = new Set(locks.map(lockKey))
  return key && others.length === 0 ? key : 'button.locked'
}

export const locksOf = (
  selections: readonly { readonly gate: { readonly gate: string; readonly lock?: SlipLock } }[],
): readonly SlipLock[] => selections.flatMap(({ gate }) => gate.lock ?? [])

/** The lock of every bet on the page. */
export function pageLock({
  isViewOnly,
  closedUntil,
  freshness,
}: {
  readonly isViewOnly: boolean
  readonly closedUntil: number | null
  readonly freshness: Freshness
}): SlipLock | null {
  if (isViewOnly) return { lock: 'view_only' }
  if (closedUntil !== null) return { lock: 'maintenance' }
  if (freshness === 'fresh') return null
  return { lock: freshness === 'lost' ? 'offline' : 'stale' }
}

/** A change of terms that the press accepts. Another line or score makes another bet. */
export type TermsMove = 'none' | 'price' | 'line' | 'score'

export function termsMoveOf(gates: readonly SlipGate[]): TermsMove {
  const lines = gates.flatMap((gate) => (gate.gate === 'accept_line' ? gate : []))
  if (lines.length > 0) return lines.every(({ from, terms }) => isScoreMove(from, terms)) ? 'score' : 'line'
  return gates.some(({ gate }) => gate === 'accept_price') ? 'price' : 'none'
}

const BET_KEYS = {
  single: {
    none: 'button.confirm',
    price: 'button.betAt',
    line: 'button.betLine',
    score: 'button.betLine',
  },
  // A word that is true of some of them alone would hide the others.
  several: {
    none: 'several.betAll',
    some: 'several.betSome',
    price: 'several.betAtNew',
    mixed: 'several.betAtChanged',
    line: 'several.betAtNewLine',
    score: 'several.betAtNewScore',
  },
  parlay: {
    none: 'button.confirm',
    price: 'button.betAt',
    line: 'parlay.betNewLine',
    score: 'parlay.betNewScore',
  },
  system: {
    none: 'systemBet.confirm',
    price: 'systemBet.confirmNew',
    line: 'systemBet.confirmNewLine',
    score: 'systemBet.confirmNewScore',
  },
  body: {
    none: 'button.confirm',
    price: 'button.betAt',
    line: 'button.betAt',
    score: 'button.betAt',
  },
  maung: {
    none: 'button.confirm',
    price: 'burmese.betNew',
    line: 'burmese.betNewLine',
    score: 'burmese.betNewLine',
  },
} as const

type BetKeys = typeof BET_KEYS

/** A bet as its button names it. */
export const betWording = <Kind extends keyof BetKeys>(
  kind: Kind,
  move: keyof BetKeys[Kind],
  values: Wording['values'],
): Wording => word(String(BET_KEYS[kind][move]), values)

export function singleWording(gate: Exclude<SlipGate, { readonly gate: 'locked' }>, leg: SlipLeg): Wording {
  const line = lineText(leg)
  const move = termsMoveOf([gate])
  const named = line === null && move !== 'none' ? 'price' : move
  return betWording('single', named, { odds: formatOdds(gate.terms.odds), line: line ?? '' })
}
