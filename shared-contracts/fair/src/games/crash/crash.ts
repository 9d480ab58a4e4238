import { MAX_TIMES } from '../money'
import {
  checkOpen,
  checkStakeOf,
  closed,
  type SteppedBet,
  type SteppedGame,
  type SteppedState,
} from '../stepped-game'
import { passed, refused } from '../verdict'

export interface CrashBet extends SteppedBet {
  /** Multiplier in hundredths at which the round cashes out by itself. */
  readonly autoCash?: number
}

/** `at`: hundredths that the server's clock showed when the press arrived. */
export type CrashAction = { readonly type: 'cash'; readonly at: number } | { readonly type: 'end' }

export interface CrashState extends SteppedState {
  /** Multiplier in hundredths at which the curve ends. */
  readonly stop: number
  readonly autoCash: number | null
  readonly cashedAt: number | null
}

export interface CrashView {
  readonly stop: number | null
  readonly autoCash: number | null
  readonly cashedAt: number | null
}

const LOWEST_CASH = 101
const HIGHEST_CASH = MAX_TIMES * 100
const CASES = 1_000_000

/** Hundredths: 0.97 ÷ (1 − r), rounded down, never below 1.00. */
export const crashStop = (r: number): number => Math.max(100, Math.floor((97 * CASES) / (CASES - r)))

/** Where the curve is after this time, in hundredths: it doubles every ten seconds. */
export const crashTimesAt = (milliseconds: number): number =>
  Math.min(HIGHEST_CASH, Math.floor(100 * 2 ** (milliseconds / 10_000)))

/** r = int(10⁶) decides the stop; a cash-out at or below it wins. */
export const crash: SteppedGame<CrashBet, CrashState, CrashAction, CrashView> = {
  kind: 'stepped',
  code: 'crash',
  published: [{ bet: 'cash', hundredths: 9700 }],

  start(bet, draws) {
    const wrong = checkStakeOf(bet)
    if (wrong) return wrong
    if (bet.autoCash !== undefined && !isCash(bet.autoCash)) return refused('invalidBet')
    return passed({
      stage: 'open',
      stake: bet.stake,
      win: 0,
      stop: crashStop(draws.int(CASES)),
      autoCash: bet.autoCash ?? null,
      cashedAt: null,
    })
  },

  act(state, action) {
    const wrong = checkOpen(state)
    if (wrong) return wrong
    if (action?.type === 'end') return passed(atEnd(state))
    if (action?.type !== 'cash' || !isCash(action.at)) return refused('invalidAction')
    const isLate = action.at > state.stop
    const isAfterAuto = state.autoCash !== null && action.at >= state.autoCash
    return passed(isLate || isAfterAuto ? atEnd(state) : cashed(state, action.at))
  },

  expire: (state) => (state.stage === 'open' ? atEnd(state) : state),

  view: ({ stage, stop, autoCash, cashedAt }) => ({
    stop: stage === 'closed' ? stop : null,
    autoCash,
    cashedAt,
  }),
}

/** The curve ran out: only an automatic cash-out below the stop wins, or the highest multiplier. */
function atEnd(state: CrashState): CrashState {
  const at = state.autoCash ?? HIGHEST_CASH
  return at <= state.stop ? cashed(state, at) : closed(state, [0, 1])
}

const cashed = (state: CrashState, at: number): CrashState => ({ ...closed(state, [at, 100]), cashedAt: at })

const isCash = (at: number): boolean => Number.isInteger(at) && at >= LOWEST_CASH && at <= HIGHEST_CASH
