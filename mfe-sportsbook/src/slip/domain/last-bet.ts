import type { Bet, BetUnit } from '@touchline/contracts/calls'
import type { SlipReceipt } from './slip-receipt'
import { stakeTextOf } from './slip-stake'

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
    picks: legs.map(({ match_id, line_id, selection, myanmar }) => ({
      match_id,
      line_id,
      selection,
      ...(myanmar && { myanmar }),
    })),
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
