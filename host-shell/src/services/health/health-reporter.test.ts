import { HealthReport } from '@touchline/contracts'
import * as v from 'valibot'
import { HealthReporter } from './health-reporter'

const IDENTITY = {
  brand: 'touchline',
  channel: 'production',
  shell: '1.0.0',
  revision: 7,
  device: 'a-device-of-tests',
}

function reporter() {
  const sent: HealthReport[] = []
  const health = new HealthReporter({
    identity: () => IDENTITY,
    send: (report) => sent.push(report),
    now: Date.now,
  })
  return { health, sent }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the health of a page', () => {
  test('is reported every half minute, and not at all when there is nothing to say', async () => {
    const { health, sent } = reporter()
    health.attempted('sportsbook', '1.4.2', null)
    health.attempted('sportsbook', '1.4.2', 210)
    health.measured({ lcp: 1800 })
    health.measured({ cls: 0.01 })
    await jest.advanceTimersByTimeAsync(90_000)
    expect(sent).toEqual([
      {
        ...IDENTITY,
        areas: [{ area: 'sportsbook', version: '1.4.2', loads: 1, failures: {}, loadMs: [210] }],
        vitals: { lcp: 1800, cls: 0.01 },
      },
    ])
    health.stop()
  })

  test('is reported within a second once something failed, everything that failed together', async () => {
    const { health, sent } = reporter()
    health.attempted('sportsbook', '1.4.2', null)
    health.failed('sportsbook', '1.4.2', 'render', 'no such price')
    await jest.advanceTimersByTimeAsync(900)
    health.failed('sportsbook', '1.4.2', 'call', 'betSingle systemError')
    health.failed('sportsbook', '1.4.2', 'call', 'betSingle systemError')
    expect(sent).toEqual([])
    await jest.advanceTimersByTimeAsync(100)
    expect(sent.flatMap(({ areas }) => areas)).toEqual([
      {
        area: 'sportsbook',
        version: '1.4.2',
        loads: 1,
        failures: { render: 1, call: 2 },
        messages: ['no such price', 'betSingle systemError'],
      },
    ])
    health.stop()
  })

  test('does not report each of a thousand failures by itself', async () => {
    const { health, sent } = reporter()
    for (let second = 0; second < 60; second += 1) {
      health.failed('sportsbook', '1.4.2', 'script', `failure ${second}`)
      await jest.advanceTimersByTimeAsync(1000)
    }
    expect(sent.length).toBeLessThanOrEqual(9)
    health.stop()
  })

  test('counts versions apart', () => {
    const { health, sent } = reporter()
    health.failed('sportsbook', '1.4.2', 'load', 'gone')
    health.attempted('sportsbook', '1.4.1', null)
    health.flush()
    expect(sent[0]?.areas.map(({ version, loads }) => [version, loads])).toEqual([
      ['1.4.2', 0],
      ['1.4.1', 1],
    ])
    health.stop()
  })

  test('fits the contract however much went wrong', () => {
    const { health, sent } = reporter()
    for (let count = 0; count < 500; count += 1) {
      health.attempted('sportsbook', '1.4.2', count)
      health.failed('sportsbook', '1.4.2', 'render', `${count} ${'x'.repeat(5000)}`)
    }
    health.flush()
    expect(v.safeParse(HealthReport, sent[0]).success).toBe(true)
    expect(JSON.stringify(sent[0]).length).toBeLessThan(16 * 1024)
    health.stop()
  })
})
