import type { ErrorCode } from '@touchline/contracts'

/**
 * What a refusal of a bet means for the slip. `edit`: the player can change something and press again. `uncertain`: the
 * server does not say that nothing was placed, so the bet is asked for by its key. `final`: it does not stand.
 */
export type RefusalMeaning = 'edit' | 'uncertain' | 'final'

const EDIT = new Set<ErrorCode>([
  'oddsIsUpdating',
  'oddsDisplayInvalid',
  'invalidOddsBall',
  'betAmountRequired',
  'invalidBetAmount',
  'betOverMax',
  'betOverMaxPerMatch',
  'betOverMaxBet',
  'betOverMaxPayout',
  'betOverLimit',
  'betLowerMin',
  'minBetAmount',
  'changeStakeMin',
  'changeStakeMax',
  'insufficient_balance',
  'requestLimit',
])

// A key that is already taken, a server that broke down and a request that is still worked on may all hide a placed bet.
const UNCERTAIN = new Set<ErrorCode>([
  'duplicate_debit_record',
  'betExists',
  'requestProcessing',
  'requestPending',
  'requestTimeout',
  'timeoutError',
  'requestFailed',
  'connectionFailed',
  'systemError',
  'internalServerError',
  'incompletedRequest',
  'somethingWrong',
  'dataError',
])

export function refusalMeaning(code: ErrorCode): RefusalMeaning {
  if (EDIT.has(code)) return 'edit'
  return UNCERTAIN.has(code) ? 'uncertain' : 'final'
}
