import { forwardClock } from './forward-clock'

const NOON = Date.UTC(2026, 7, 1, 4)
const MINUTE = 60_000

/** A machine whose time passes, and whose wall clock steps. */
function machine() {
  const at = { wall: NOON, steady: 5000 }
  const steps: number[] = []
  const now = forwardClock({
    wall: () => at.wall,
    steady: () => at.steady,
    onStepBack: (ms) => steps.push(ms),
  })
  const pass = (ms: number) => {
    at.wall += ms
    at.steady += ms
  }
  const step = (ms: number) => {
    at.wall += ms
  }
  return { now, pass, step, steps, at }
}

test('it shows the wall clock while that runs forward', () => {
  const { now, pass, step, steps } = machine()
  expect(now()).toBe(NOON)
  pass(90_000)
  expect(now()).toBe(NOON + 90_000)
  step(10 * MINUTE)
  expect(now()).toBe(NOON + 90_000 + 10 * MINUTE)
  expect(steps).toEqual([])
})

test.each([
  ['a second', 1000],
  ['ten minutes', 10 * MINUTE],
  ['a day', 24 * 60 * MINUTE],
])('after a step back by %s a minute lasts a minute, to a hundredth', (_, back) => {
  const { now, pass, step } = machine()
  const before = now()
  step(-back)
  expect(now()).toBe(before)
  pass(MINUTE)
  expect(now() - before).toBeGreaterThanOrEqual(0.99 * MINUTE - 1)
  expect(now() - before).toBeLessThanOrEqual(MINUTE)
})

test('it agrees with the wall clock again when a step back is made up for', () => {
  const { now, pass, step, at } = machine()
  step(-MINUTE)
  for (let minutes = 0; minutes < 99; minutes += 1) {
    pass(MINUTE)
    now()
  }
  expect(now()).toBeGreaterThan(at.wall)
  pass(2 * MINUTE)
  expect(now()).toBe(at.wall)
})

test('it agrees with the wall clock at once when a wrong step back is corrected', () => {
  const { now, pass, step, at } = machine()
  step(-10 * MINUTE)
  now()
  pass(MINUTE)
  step(10 * MINUTE)
  expect(now()).toBe(at.wall)
})

test('each step back is reported once', () => {
  const { now, pass, step, steps } = machine()
  now()
  step(-10 * MINUTE)
  now()
  pass(1000)
  now()
  expect(steps).toEqual([10 * MINUTE])
  step(10 * MINUTE)
  now()
  step(-500)
  now()
  expect(steps).toEqual([10 * MINUTE])
  step(-MINUTE)
  now()
  expect(steps).toEqual([10 * MINUTE, MINUTE + 500])
})

test('a thousand random steps never turn it back', () => {
  const { now, pass, step } = machine()
  let last = now()
  for (let n = 0; n < 1000; n += 1) {
    pass((n * 7919) % 400)
    step(((n * 104_729) % 20_001) - 10_000)
    const next = now()
    expect(next).toBeGreaterThanOrEqual(last)
    last = next
  }
})
