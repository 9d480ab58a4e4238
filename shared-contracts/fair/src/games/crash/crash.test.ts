import { distance, FARTHEST, ROUNDS, simulate } from '../../testing/simulate'
import { vectorDraws } from '../../testing/vectors'
import { type CrashAction, type CrashState, crash, crashStop, crashTimesAt } from './crash'

const state = (stop: number, autoCash: number | null = null): CrashState => ({
  stage: 'open',
  stake: 100,
  win: 0,
  stop,
  autoCash,
  cashedAt: null,
})
const act = (from: CrashState, action: CrashAction) => {
  const next = crash.act(from, action)
  return next.ok ? next.value : next
}
const cash = (at: number): CrashAction => ({ type: 'cash', at })

test('the stops of nonces 0–4', () => {
  const stops = [0, 1, 2, 3, 4].map((nonce) => {
    const started = crash.start({ stake: 1 }, vectorDraws(nonce))
    return started.ok && started.value.stop
  })
  expect(stops).toEqual([324, 202, 22759, 333, 354])
})

const STOPS = Array.from({ length: 1_000_000 }, (_, r) => crashStop(r))

test.each([200, 1000, 10_000, 100_000])('a cash-out at %i hundredths returns 97 %% exactly', (at) => {
  expect(STOPS.filter((stop) => stop >= at).length * at).toBe(97_000_000)
})

test('3.9604 % of the rounds end before 1.01', () => {
  expect(STOPS.filter((stop) => stop < 101)).toHaveLength(39_604)
})

test.each([
  ['at the stop', state(200), cash(200), 200],
  ['below', state(200), cash(150), 150],
  ['too late', state(200), cash(201), 0],
  ['the end without a press', state(200), { type: 'end' } as const, 0],
  ['an automatic cash-out', state(200, 180), { type: 'end' } as const, 180],
  ['an automatic one that is not reached', state(200, 220), { type: 'end' } as const, 0],
  ['a press before the automatic one', state(200, 180), cash(150), 150],
  ['a press after the automatic one', state(200, 180), cash(190), 180],
  ['a late press after the automatic one', state(200, 180), cash(250), 180],
  ['the highest multiplier', state(97_000_000), { type: 'end' } as const, 500_000],
])('%s', (_, from, action, win) => {
  expect(act(from, action)).toMatchObject({ stage: 'closed', win })
})

test.each([
  [cash(100), 'invalidAction'],
  [cash(150.5), 'invalidAction'],
  [cash(500_001), 'invalidAction'],
  [{ type: 'wait' }, 'invalidAction'],
  [null, 'invalidAction'],
])('the action %j is rejected', (action, problem) => {
  expect(crash.act(state(200), action as never)).toEqual({ ok: false, problem })
})

test('a closed round takes no action and shows its stop', () => {
  const end = act(state(200), cash(150)) as CrashState
  expect(crash.act(end, cash(160))).toEqual({ ok: false, problem: 'roundClosed' })
  expect(crash.view(end)).toEqual({ stop: 200, autoCash: null, cashedAt: 150 })
  expect(crash.view(state(200)).stop).toBeNull()
})

test('bad bets are rejected', () => {
  expect(crash.start({ stake: 1.5 }, vectorDraws(0))).toEqual({ ok: false, problem: 'invalidStake' })
  expect(crash.start({ stake: 1, autoCash: 100 }, vectorDraws(0))).toEqual({
    ok: false,
    problem: 'invalidBet',
  })
})

test('the curve doubles every ten seconds', () => {
  expect([0, 10_000, 20_000, 200_000].map(crashTimesAt)).toEqual([100, 200, 400, 500_000])
})

test('simulated rounds meet the computed return', () => {
  const simulated = simulate(ROUNDS, 'crash', (draws) => {
    const started = crash.start({ stake: 100, autoCash: 200 }, draws)
    return started.ok ? crash.expire(started.value).win / 100 : Number.NaN
  })
  expect(distance(simulated, 0.97)).toBeLessThan(FARTHEST)
})
