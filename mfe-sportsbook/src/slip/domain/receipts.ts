import type { Bet, BetUnit } from '@touchline/contracts/calls'
import type { PickIntent } from '@touchline/contracts/host'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import type { BetState } from './reduce-bet'
import { stakeTextOf } from './slip-stake'
import type { Owner } from './slip-state'

/** Adds a receipt: those of the latest press first, singles of one press in the order of the list. */
export function withReceipt(receipts: readonly SlipReceipt[], receipt: SlipReceipt): readonly SlipReceipt[] {
  const { entry = 0, press } = receipt
  const before = receipts.filter((one) => one.press === press && (one.entry ?? entry) < entry)
  return [...before, receipt, ...receipts.filter((one) => !before.includes(one))]
}

/** The receipts of the latest press. */
export const ofLatestPress = (receipts: readonly SlipReceipt[]): readonly SlipReceipt[] =>
  receipts.filter(({ press }) => press === receipts[0]?.press)

/** The receipt of an accepted bet; null of any other. */
export function receiptOf(owner: Owner, { stage, press }: BetState): SlipReceipt | null {
  if (stage.stage !== 'accepted') return null
  const { bet, sent, draft } = stage
  const receipt = { bet, stakeText: draft.stakeText, press }
  if ('mode' in sent) {
    const { mode, legs, request } = sent
    return { ...receipt, mode, legs, picks: request.picks.map(pickOf), rows: draft.rows }
  }
  const entry = typeof owner === 'number' ? { entry: owner } : {}
  return { ...receipt, ...entry, mode: 'single', legs: [sent.leg], picks: [pickOf(sent.request)] }
}

interface Picked extends Omit<PickIntent, 'myanmar'> {
  readonly myanmar?: PickIntent['myanmar'] | null
}

const pickOf = ({ match_id, line_id, selection, myanmar }: Picked): PickIntent => ({
  match_id,
  line_id,
  selection,
  ...(myanmar && { myanmar }),
})

/** A placed bet, as the slip shows it after its selection is removed. */
export interface SlipReceipt {
  readonly bet: Bet
  /** As they were asked for: the server may have given better odds. */
  readonly legs: readonly SlipLeg[]
  /** To bet the same once more. */
  readonly picks: readonly PickIntent[]
  readonly stakeText: string
  /** Of a single: the id of its entry, for the order of receipts. */
  readonly entry?: number
  /** The same for all bets of one press. */
  readonly press?: number | undefined
  readonly mode: 'single' | 'parlay' | 'system' | 'myanmar'
  /** Of a system: the stake of a ticket by its size. */
  readonly rows?: { readonly [size: number]: string | undefined }
}

/** What a bet that was accepted is made anew from. */
export type LastBet = Omit<SlipReceipt, 'bet' | 'press'> & {
  /** The server's number of it; a record of an earlier version has none. */
  readonly betId?: string | undefined
}

/** The same of a bet that another browser, or another visit, has placed, as the server lists it. */
export function lastBetOf({ bet_id, kind, currency, stake, units, legs }: Bet): LastBet {
  return {
    betId: bet_id,
    mode: modeOf(kind),
    picks: legs.map(pickOf),
    legs,
    stakeText: units ? '' : stakeTextOf(stake, currency),
    ...(units && { rows: rowsOf(units, currency) }),
  }
}

/**
 * The later of the stored and the listed bet: the server numbers bets in order. A stored bet without a number
 * may be the later one.
 */
export function laterBet(kept: LastBet | null, listed: LastBet | null): LastBet | null {
  if (!kept || !listed) return kept ?? listed
  return kept.betId !== undefined && Number(listed.betId) > Number(kept.betId) ? listed : kept
}

function modeOf(kind: Bet['kind']): LastBet['mode'] {
  switch (kind) {
    case 'single':
    case 'parlay':
    case 'system':
      return kind
    case 'mmo_single':
    case 'mmo_parlay':
      return 'myanmar'
  }
}

/** Its kind, which records of it do not have: of Burmese selections one alone is a body, several are a maung. */
export function kindOf({ mode, legs }: Pick<LastBet, 'mode' | 'legs'>): Bet['kind'] {
  if (mode !== 'myanmar') return mode
  return legs.length > 1 ? 'mmo_parlay' : 'mmo_single'
}

const rowsOf = (units: readonly BetUnit[], currency: Bet['currency']) =>
  Object.fromEntries(units.map(({ size, stake }) => [size, stakeTextOf(stake, currency)]))
