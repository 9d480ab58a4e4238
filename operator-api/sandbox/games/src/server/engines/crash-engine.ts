import { type CrashState, crash, crashTimesAt } from '@touchline/fair'
import * as v from 'valibot'
import type { GameEngine } from '../game-engine'
import { steppedEngine } from './stepped-engine'

const CRASH_INPUT = { bet: { autoCash: v.optional(v.pipe(v.number(), v.safeInteger())) } }

/** The curve runs by the server's clock: it decides where a press has met it. */
export const crashEngine: GameEngine = steppedEngine(crash as never, CRASH_INPUT, {
  stamp: (action, elapsedMs) =>
    typeof action === 'object' && action !== null && 'type' in action && action.type === 'cash'
      ? { type: 'cash', at: crashTimesAt(elapsedMs) }
      : null,
  abandon: () => [{ type: 'end' }],
  endsAfterMs: (bet, draws) => {
    const started = crash.start(bet as never, draws)
    return started.ok ? msUntil(endOf(started.value)) : 0
  },
})

const endOf = ({ stop, autoCash }: CrashState): number =>
  autoCash !== null && autoCash <= stop ? autoCash : stop

/** When the curve has reached a multiplier in hundredths. */
const msUntil = (times: number): number => Math.ceil(Math.log2(times / 100) * 10_000)
