import { SLOTS } from '@touchline/fair/slots'
import { symbolCodes } from '../symbol-codes'
import type { OpenedRound } from './book-entries'
import type { Played } from './game-engine'

/** The operator's record of a round: for its lists, and for its page of checks. */
export interface RoundDetails {
  readonly game_code: string
  readonly kind: string
  readonly fair: {
    readonly seed_hash: string
    readonly client_seed: string
    readonly nonce: number
    readonly bet?: unknown
    readonly actions?: readonly unknown[]
  }
  readonly summary: object | null
  readonly valid_turnover: number
}

type Facts = Pick<OpenedRound, 'game_code' | 'seed_hash' | 'client_seed' | 'nonce' | 'bet' | 'jackpot'> & {
  readonly actions: readonly unknown[]
}

/** Larger ones are dropped by the operator. */
export const DETAILS_MAX = 4096

/** Bets without which the result can be drawn are the first to go, then the picture. */
export function detailsOf(facts: Facts, kind: string, { summary: drawn, turnover }: Played): RoundDetails {
  const { game_code, seed_hash, client_seed, nonce, bet, actions } = facts
  const paid = facts.jackpot === undefined ? drawn : { ...drawn, paid: facts.jackpot }
  const summary = withSymbols(paid, game_code)
  const seeds = { seed_hash, client_seed, nonce }
  const fair = { ...seeds, bet, ...(actions.length > 0 && { actions }) }
  const all = { game_code, kind, fair, summary, valid_turnover: turnover }
  const isTable = Array.isArray(bet) && bet.length > 1
  const smaller = isTable ? { ...all, fair: seeds } : { ...all, summary: null }
  return [all, smaller].find(isSmall) ?? { ...smaller, fair: seeds, summary: null }
}

/** A slot adds the symbols behind the letters of its window. */
function withSymbols(summary: object | null, gameCode: string): object | null {
  const game = SLOTS.find(({ code }) => code === gameCode)
  if (!game || !summary || !('window' in summary) || !Array.isArray(summary.window)) return summary
  const seen = new Set(summary.window.join(''))
  const symbols = [...symbolCodes(game)].filter(([symbol]) => seen.has(symbol))
  return { ...summary, symbols: Object.fromEntries(symbols) }
}

const isSmall = (details: RoundDetails): boolean => Buffer.byteLength(JSON.stringify(details)) <= DETAILS_MAX
