import {
  type Bet,
  betCheck,
  betLookup,
  betSingle,
  Quote,
  type RefusalDetails,
  vBetSingle,
} from '@touchline/contracts/calls'
import type { CallResult, CallService, PickIntent } from '@touchline/contracts/host'
import type { OddsType } from '@touchline/contracts/odds'
import * as v from 'valibot'
import type { BetRequest } from '../domain/slip-sent'

/** What the slip asks of the server. Nobody throws; `unknown` means that no answer came. */
export interface SlipCalls {
  check(pick: PickIntent, oddsType: OddsType): Promise<CallResult<{ quotes: Quote[] }>>
  /** `operatorType` 2 keeps balance and debits with the operator and has its own path. */
  place(request: BetRequest, operatorType: 1 | 2): Promise<CallResult<{ bet: Bet }>>
  /** `abandon` burns an unknown key, so that "not placed" is final. */
  lookup(key: string, abandon: boolean): Promise<CallResult<{ bet: Bet }>>
}

const CHECK_TIMEOUT_MS = 5000

export function createSlipCalls(call: CallService): SlipCalls {
  // The slip shows every refusal itself, next to what it is about.
  const quiet = { quiet: true, timeoutMs: CHECK_TIMEOUT_MS }
  return {
    check: (pick, oddsType) => call(betCheck, { picks: [{ ...pick, odds_type: oddsType }] }, quiet),
    place: (request, operatorType) =>
      call(operatorType === 2 ? vBetSingle : betSingle, request, { quiet: true }),
    lookup: (idem_key, abandon) => call(betLookup, { idem_key, abandon }, quiet),
  }
}

/** The quote of a moved selection in a refusal. */
export function refusedQuote({ quote }: RefusalDetails): Quote | null {
  const parsed = v.safeParse(Quote, quote)
  return parsed.success ? parsed.output : null
}
