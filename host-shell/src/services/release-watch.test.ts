import { type ReleaseDocument, releaseTag } from '@touchline/contracts/release'
import { fakeResponse } from '../testing/fake-response'
import { releaseDocument } from '../testing/releases'
import { againAfterMs, watchRelease } from './release-watch'

function watched({ visible = true, pushed = false, revision = 1, changedAt = 0 } = {}) {
  const state = { visible, pushed, served: revision, changedAt, asked: 0, fails: false, status: 200, back: 0 }
  const documents: ReleaseDocument[] = []
  const watch = watchRelease({
    fetch: async () => {
      state.asked += 1
      if (state.fails) throw new Error('no network')
      const served = { revision: state.served, ...(state.changedAt && { changedAt: state.changedAt }) }
      return fakeResponse(releaseDocument(served), { etag: releaseTag(served), status: state.status })
    },
    served: { revision, ...(changedAt && { changedAt }) },
    isVisible: () => state.visible,
    isPushed: () => state.pushed,
    random: () => 1,
    now: Date.now,
    onDocument: (document) => documents.push(document),
    onBack: () => {
      state.back += 1
    },
  })
  return { state, watch, revisions: () => documents.map(({ revision }) => revision) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the release document', () => {
  test.each([
    [{ pushed: false }, 60_000, 15],
    [{ pushed: true }, 60_000, 4],
    [{ visible: false }, 60_000, 0],
  ])('with %p is asked for in %i ms %i times', async (setting, ms, times) => {
    const { state, watch } = watched(setting)
    await jest.advanceTimersByTimeAsync(ms)
    expect(state.asked).toBe(times)
    watch.stop()
  })

  test('is requested within half a second of a push, hidden or not', async () => {
    const { state, watch, revisions } = watched({ visible: false, pushed: true })
    state.served = 2
    watch.notified({ revision: 2 })
    await jest.advanceTimersByTimeAsync(499)
    expect(state.asked).toBe(0)
    await jest.advanceTimersByTimeAsync(2)
    expect(revisions()).toEqual([2])
    watch.stop()
  })

  test('is requested soon after a break without pushes', async () => {
    const { state, watch, revisions } = watched({ pushed: true })
    await jest.advanceTimersByTimeAsync(1000)
    state.pushed = false
    await jest.advanceTimersByTimeAsync(1000)
    state.pushed = true
    state.served = 2
    await jest.advanceTimersByTimeAsync(1600)
    expect([state.asked, revisions()]).toEqual([1, [2]])
    watch.stop()
  })

  test('is requested once, soon after pushes begin: earlier pushes were missed', async () => {
    const { state, watch, revisions } = watched()
    await jest.advanceTimersByTimeAsync(1000)
    Object.assign(state, { pushed: true, served: 2 })
    await jest.advanceTimersByTimeAsync(4250)
    expect([state.asked, revisions()]).toEqual([1, [2]])
    await jest.advanceTimersByTimeAsync(14_000)
    expect(state.asked).toBe(1)
    watch.stop()
  })

  test('is requested again while the served release is older than the pushed one', async () => {
    const { state, watch, revisions } = watched({ pushed: true })
    watch.notified({ revision: 2 })
    await jest.advanceTimersByTimeAsync(900)
    expect([state.asked, revisions()]).toEqual([1, []])
    state.served = 2
    await jest.advanceTimersByTimeAsync(200)
    expect([state.asked, revisions()]).toEqual([2, [2]])
    watch.stop()
  })

  test('is announced once, and an older one never', async () => {
    const { state, watch, revisions } = watched()
    state.served = 3
    await watch.askNow()
    await watch.askNow()
    state.served = 2
    await watch.askNow()
    watch.notified({ revision: 3 })
    await jest.advanceTimersByTimeAsync(1000)
    expect(revisions()).toEqual([3])
    watch.stop()
  })

  test('is followed after the service was restored from a backup, by push and by request', async () => {
    const { state, watch, revisions } = watched({ pushed: true, revision: 50, changedAt: 5000 })
    Object.assign(state, { served: 40, changedAt: 4000 })
    watch.notified({ revision: 40, changedAt: 4000 })
    await jest.advanceTimersByTimeAsync(1000)
    expect([state.asked, revisions()]).toEqual([0, []])
    Object.assign(state, { served: 41, changedAt: 6000 })
    watch.notified({ revision: 41, changedAt: 6000 })
    await jest.advanceTimersByTimeAsync(1000)
    expect(revisions()).toEqual([41])
    Object.assign(state, { served: 41, changedAt: 7000 })
    await watch.askNow()
    Object.assign(state, { served: 40, changedAt: 4000 })
    await watch.askNow()
    expect(revisions()).toEqual([41, 41])
    watch.stop()
  })

  test('is found soon when the edge that carried the socket was started anew, and the socket need not wait', async () => {
    const { state, watch, revisions } = watched({ pushed: true })
    await jest.advanceTimersByTimeAsync(5000)
    Object.assign(state, { pushed: false, fails: true })
    await jest.advanceTimersByTimeAsync(3000)
    expect(state.back).toBe(0)
    Object.assign(state, { fails: false, served: 2 })
    await jest.advanceTimersByTimeAsync(2250)
    expect([revisions(), state.back]).toEqual([[2], 1])
    await jest.advanceTimersByTimeAsync(8000)
    expect(state.back).toBe(1)
    watch.stop()
  })

  test.each([500, 502, 503])('a %i of a proxy before the edge is no answer', async (status) => {
    const { state, watch } = watched({ pushed: false })
    state.status = status
    await jest.advanceTimersByTimeAsync(4000 + 1000 + 2000)
    expect([state.asked, state.back]).toEqual([3, 0])
    state.status = 200
    await jest.advanceTimersByTimeAsync(3250)
    expect([state.asked, state.back]).toEqual([4, 1])
    watch.stop()
  })

  test('a refusal of a busy edge is an answer: nobody asks more often for it', async () => {
    const { state, watch } = watched({ pushed: false })
    state.status = 429
    await jest.advanceTimersByTimeAsync(12_000)
    expect([state.asked, state.back]).toEqual([3, 0])
    watch.stop()
  })

  test('stays as it is while nobody answers', async () => {
    const { state, watch, revisions } = watched()
    state.fails = true
    await watch.askNow()
    state.fails = false
    state.served = 2
    await watch.askNow()
    expect(revisions()).toEqual([2])
    watch.stop()
  })
})

test.each([1000, 3000, 10_000, 60_000])(
  'two thousand tabs of an edge that was away for %i ms find it spread out, all within 3 s',
  (awayMs) => {
    const [tabs, binMs] = [2000, 250]
    let seed = 7
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return seed / 2 ** 31
    }
    const foundAfterMs = Array.from({ length: tabs }, () => {
      let at = againAfterMs(0, random)
      for (let failures = 1; at < awayMs; failures += 1) at += againAfterMs(failures, random)
      return at - awayMs
    })
    const lastMs = Math.max(...foundAfterMs)
    expect(lastMs).toBeLessThanOrEqual(3000)
    const inBins = foundAfterMs.reduce<number[]>((bins, ms) => {
      const bin = Math.floor(ms / binMs)
      bins[bin] = (bins[bin] ?? 0) + 1
      return bins
    }, [])
    const peak = Math.max(...inBins.map((count) => count ?? 0)) / binMs
    expect(peak / (tabs / lastMs)).toBeLessThanOrEqual(3)
  },
)
