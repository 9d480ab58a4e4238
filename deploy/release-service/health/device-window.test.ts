import fc from 'fast-check'
import { sized } from '../../testing/sizes'
import { DeviceWindow } from './device-window'
import { verdictOf } from './verdict'

const WINDOW_MS = 1000
const EVENT = fc.record({
  device: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  wait: fc.nat({ max: 400 }),
  failures: fc.nat({ max: 3 }),
  /** Whether the service is started anew before it. */
  restarts: fc.boolean(),
})
const runs = (quick: number, full: number) => ({ numRuns: sized(quick, full) })

test('figures count the distinct devices of the window, in any order of events', () => {
  fc.assert(
    fc.property(fc.array(EVENT, { maxLength: 60 }), (events) => {
      let window = new DeviceWindow()
      let now = 0
      const past: { device: string; at: number; failures: number }[] = []
      for (const { device, wait, failures, restarts } of events) {
        if (restarts) window = new DeviceWindow(JSON.parse(JSON.stringify(window.kept())))
        now += wait
        const report = { area: 'x', version: '1', loads: 1, failures: { load: failures } }
        window.record(device, device, report, now)
        past.push({ device, at: now, failures })
        const recent = past.filter(({ at }) => at > now - WINDOW_MS)
        const failed = recent.filter((one) => one.failures > 0)
        const count = (list: typeof recent) => new Set(list.map((one) => one.device)).size
        const figures = window.figures(now, WINDOW_MS)
        expect([figures.loads, figures.errors]).toEqual([count(recent), count(failed)])
        const times = recent.reduce((sum, one) => sum + one.failures, 0)
        expect(figures.failures.load ?? 0).toBe(times)
      }
    }),
    runs(300, 10_000),
  )
})

test('one device never spends a budget alone, however often it fails', () => {
  fc.assert(
    fc.property(fc.integer({ min: 19, max: 200 }), fc.integer({ min: 1, max: 500 }), (others, times) => {
      const window = new DeviceWindow()
      const report = { area: 'x', version: '1', loads: 1 }
      for (let other = 0; other < others; other += 1)
        window.record(`d${other}`, `d${other}`, { ...report, failures: {} }, 1)
      for (let time = 0; time < times; time += 1)
        window.record('broken', 'broken', { ...report, failures: { call: 9 } }, 1)
      const budget = { maxErrorRate: 0.05, minLoads: 20, windowSeconds: 60, autoFallback: false }
      expect(verdictOf(window.figures(1, WINDOW_MS), budget)).toBe('good')
    }),
    runs(100, 10_000),
  )
})
