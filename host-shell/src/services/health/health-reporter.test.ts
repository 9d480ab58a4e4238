import { HealthReport } from '@touchline/contracts/release'
import * as v from 'valibot'
import { HealthReporter } from './health-reporter'

const IDENTITY = {
  brand: 'touchline',
  channel: 'production',
  shell: '1.0.0',
  revision: 7,
  device: 'a-device-of-tests',
}

function reporter(page = { hidden: false }) {
  const sent: HealthReport[] = []
  const health = new HealthReporter({
    identity: () => IDENTITY,
    send: (report) => sent.push(report),
    now: Date.now,
    isHidden: () => page.hidden,
  })
  return { health, sent, page }
}

/** Lets queued reports be sent. */
const flushed = () => Promise.resolve()

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

describe('the health of a page', () => {
  test('reports loads at their start, simultaneous ones together', async () => {
    const { health, sent } = reporter()
    health.begun('sportsbook', '1.4.2')
    health.begun('tournament', '2.0.0')
    await flushed()
    expect(sent).toEqual([
      {
        ...IDENTITY,
        areas: [
          { area: 'sportsbook', version: '1.4.2', loads: 1, failures: {} },
          { area: 'tournament', version: '2.0.0', loads: 1, failures: {} },
        ],
        next: 10_000,
      },
    ])
    health.stop()
  })

  test('says what begins anyway with the area that begins next', async () => {
    const { health, sent } = reporter()
    health.begun('shell', '1.0.0', { isSentWithNext: true })
    health.loaded('shell', '1.0.0', 300)
    await flushed()
    expect(sent).toEqual([])
    health.begun('sportsbook', '1.4.2')
    await flushed()
    expect(sent.map(({ areas }) => areas.map(({ area, loads }) => [area, loads]))).toEqual([
      [
        ['shell', 1],
        ['sportsbook', 1],
      ],
    ])
    health.stop()
  })

  test('goes on with heartbeats, each promised before, and falls silent when all is well for a minute', async () => {
    const { health, sent } = reporter()
    const times: number[] = []
    const start = Date.now()
    health.begun('sportsbook', '1.4.2')
    await flushed()
    health.loaded('sportsbook', '1.4.2', 210)
    health.mounted('sportsbook', '1.4.2')
    for (let second = 0; second < 180; second += 1) {
      const before = sent.length
      await jest.advanceTimersByTimeAsync(1000)
      if (sent.length > before) times.push(Date.now() - start)
    }
    expect(times).toEqual([5000, 20_000, 60_000])
    expect(sent.map(({ next }) => next)).toEqual([10_000, 20_000, 60_000, null])
    expect(sent.slice(1).map(({ areas }) => areas)).toEqual([
      [{ area: 'sportsbook', version: '1.4.2', loads: 0, failures: {}, loadMs: [210], mounted: 1 }],
      [],
      [],
    ])
    health.stop()
  })

  test('keeps every promise during other reports', async () => {
    const { health, sent } = reporter()
    health.begun('sportsbook', '1.4.2')
    await flushed()
    let due = Date.now() + 10_000
    for (let second = 0; second < 120; second += 1) {
      if (second % 7 === 0) health.failed('sportsbook', '1.4.2', 'call', 'betSingle systemError')
      if (second === 40) health.begun('tournament', '2.0.0')
      const before = sent.length
      await jest.advanceTimersByTimeAsync(1000)
      if (sent.length > before) {
        const { next } = sent.at(-1) as HealthReport
        due = next ? Date.now() + next : Number.POSITIVE_INFINITY
      }
      expect(Date.now()).toBeLessThanOrEqual(due)
    }
    health.stop()
  })

  test('begins to promise anew with another load', async () => {
    const { health, sent } = reporter()
    health.begun('sportsbook', '1.4.2')
    await jest.advanceTimersByTimeAsync(60_000)
    health.begun('tournament', '2.0.0')
    await flushed()
    expect(sent.at(-1)?.next).toBe(10_000)
    health.stop()
  })

  test('promises nothing while nobody sees the page, and takes back what it promised when it goes', async () => {
    const { health, sent, page } = reporter()
    health.begun('sportsbook', '1.4.2')
    await flushed()
    page.hidden = true
    health.leave()
    health.leave()
    expect(sent.map(({ next, areas }) => [next, areas.length])).toEqual([
      [10_000, 1],
      [null, 0],
    ])
    health.begun('tournament', '2.0.0')
    await jest.advanceTimersByTimeAsync(120_000)
    expect(sent.slice(2).map(({ next, areas }) => [next, areas.length])).toEqual([[null, 1]])
    health.stop()
  })

  test('sends what it has measured with the next report, or after half a minute', async () => {
    const { health, sent } = reporter()
    health.measured({ lcp: 1800 })
    health.measured({ cls: 0.01 })
    await jest.advanceTimersByTimeAsync(90_000)
    expect(sent).toEqual([{ ...IDENTITY, areas: [], next: null, vitals: { lcp: 1800, cls: 0.01 } }])
    health.stop()
  })

  test('is reported within a second once something failed, everything that failed together', async () => {
    const { health, sent } = reporter()
    health.begun('sportsbook', '1.4.2')
    await flushed()
    health.failed('sportsbook', '1.4.2', 'render', 'no such price')
    await jest.advanceTimersByTimeAsync(900)
    health.failed('sportsbook', '1.4.2', 'call', 'betSingle systemError')
    health.failed('sportsbook', '1.4.2', 'call', 'betSingle systemError')
    expect(sent.length).toBe(1)
    await jest.advanceTimersByTimeAsync(100)
    expect(sent[1]?.areas).toEqual([
      {
        area: 'sportsbook',
        version: '1.4.2',
        loads: 0,
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
    health.begun('sportsbook', '1.4.1')
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
      health.loaded('sportsbook', '1.4.2', count)
      health.failed('sportsbook', '1.4.2', 'render', `${count} ${'x'.repeat(5000)}`)
    }
    health.flush()
    expect(v.safeParse(HealthReport, sent[0]).success).toBe(true)
    expect(JSON.stringify(sent[0]).length).toBeLessThan(16 * 1024)
    health.stop()
  })
})
