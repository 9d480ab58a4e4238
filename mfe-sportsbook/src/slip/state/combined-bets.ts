import {
  type Bet,
  betCheck,
  betMmoClick,
  betParlay,
  betParlayMmo,
  betSingleMmo,
  betSysParlay,
  vBetParlay,
  vBetParlayMmo,
  vBetSingleMmo,
  vBetSysParlay,
} from '@touchline/contracts/calls'
import type { CallResult, CallService, PickIntent } from '@touchline/contracts/host'
import { COMBINED_KINDS, type CombinedKinds } from '../domain/bets/combined-kinds'
import type { QuotesAnswer } from '../domain/slip-event'
import type { CombinationMode, SeenPick, SentCombination } from '../domain/slip-sent'

/** Bets on several selections: their kinds and calls, which are loaded when they are first needed. */
export interface CombinedBets {
  readonly kinds: CombinedKinds
  /** Prices of the picks, and the limit of their combination; null where the server gives none. */
  check(mode: CombinationMode, picks: readonly PickIntent[]): Promise<QuotesAnswer>
  /** `operatorType` 2 keeps balance and debits with the operator and has its own paths. */
  place(sent: SentCombination, operatorType: 1 | 2): Promise<CallResult<{ bet: Bet }>>
}

const CHECK = { quiet: true, timeoutMs: 5000 }
const QUIET = { quiet: true }
const NO_PRICE = { goals: 0, percent: 0, upper: 'home' } as const

/** Nobody throws; `unknown` means that no answer came. */
export function combinedBets(call: CallService): CombinedBets {
  return {
    kinds: COMBINED_KINDS,
    check: (mode, picks) => (mode === 'myanmar' ? checkBurmese(picks) : checkAsian(mode, picks)),
    place: (sent, operatorType) =>
      sent.mode === 'myanmar' ? placeBurmese(sent, operatorType) : placeAsian(sent, operatorType),
  }

  async function checkAsian(kind: 'parlay' | 'system', picks: readonly PickIntent[]): Promise<QuotesAnswer> {
    const asked = picks.map((pick) => ({ ...lineOf(pick), odds_type: 4 as const }))
    const answer = await call(betCheck, { picks: asked, kind }, CHECK)
    if (answer.kind !== 'ok') return answer
    const { quotes, combination: limit = null } = answer.data
    return { ...answer, data: { quotes, limit } }
  }

  async function checkBurmese(picks: readonly PickIntent[]): Promise<QuotesAnswer> {
    const answer = await call(betMmoClick, { picks: picks.map(lineOf) }, CHECK)
    if (answer.kind !== 'ok') return answer
    const { quotes, parlay: limit } = answer.data
    return { ...answer, data: { quotes, limit } }
  }

  function placeAsian({ request }: SentCombination, operatorType: 1 | 2) {
    const { idem_key, accept, stake, units } = request
    const picks = [...request.picks]
    if (!units)
      return call(operatorType === 2 ? vBetParlay : betParlay, { idem_key, picks, stake, accept }, QUIET)
    const system = operatorType === 2 ? vBetSysParlay : betSysParlay
    return call(system, { idem_key, picks, units: [...units], accept }, QUIET)
  }

  function placeBurmese({ request }: SentCombination, operatorType: 1 | 2) {
    const { idem_key, stake, accept, deduction } = request
    const picks = request.picks.map(burmeseOf)
    const [first] = picks
    if (first && picks.length === 1) {
      const body = operatorType === 2 ? vBetSingleMmo : betSingleMmo
      return call(body, { idem_key, ...first, stake, accept }, QUIET)
    }
    const maung = operatorType === 2 ? vBetParlayMmo : betParlayMmo
    return call(maung, { idem_key, picks, stake, accept, deduction }, QUIET)
  }
}

const lineOf = ({ match_id, line_id, selection }: PickIntent) => ({ match_id, line_id, selection })

const burmeseOf = ({ myanmar = NO_PRICE, odds, ball, score, ...pick }: SeenPick) => ({
  ...lineOf(pick),
  ...myanmar,
  odds,
  ball,
  score,
})
