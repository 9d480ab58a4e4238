import * as fc from 'fast-check'
import { followFrame } from '../live/follow-frame'
import type { OddsDelta, OddsFrame, OddsSnapshot } from '../live/odds-frames'
import { payloads } from '../testing/arbitrary-payload'
import { runs } from '../testing/runs'
import { applyDelta } from './apply-delta'
import type { HeadRow, OddsPayload } from './payload'

const frame = { ch: '1:3', epoch: 'e1', at: 0, rate: 12 }
const snapshot = (seq: number, payload: OddsPayload): OddsSnapshot => ({ ...frame, t: 'snap', seq, payload })
const delta = (from: number, change: Partial<OddsDelta>): OddsDelta => ({
  ...frame,
  t: 'delta',
  from,
  seq: from + 1,
  payload: [[], [], [], []],
  lines: [],
  myanmar: [],
  gone: [],
  ...change,
})

const state = snapshot(4, [
  [[1, 1, 'Premier', 'GB', 1]],
  [[3, 1, 'A', 'B', 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]],
  [],
  [[3, 1, 3, 1, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, [[7, 0, 0, -2, 1, 0, 2, -96, 92]], []]],
])

const head = state.payload[3][0] as HeadRow

describe('a delta', () => {
  test('patches the prices of a line and nothing else', () => {
    const applied = applyDelta(state, delta(4, { lines: [[7, 2, 1, -98, 94]] }))
    expect(applied).toMatchObject({ ok: true, snapshot: { seq: 5 } })
    expect(applied.ok && applied.snapshot.payload[3][0]?.[21]).toEqual([[7, 0, 0, -2, 2, 1, 2, -98, 94]])
    expect(state.payload[3][0]?.[21]).toEqual([[7, 0, 0, -2, 1, 0, 2, -96, 92]])
  })

  test('takes a match out with its league, when that was its last', () => {
    expect(applyDelta(state, delta(4, { gone: [3] }))).toMatchObject({
      ok: true,
      snapshot: { payload: [[], [], [], []] },
    })
  })

  test.each([
    ['of another epoch', delta(4, { epoch: 'e2' })],
    ['that does not continue the state', delta(3, {})],
    ['about a line that is not held', delta(4, { lines: [[8, 2, 0, -98, 94]] })],
    ['with one price of two', delta(4, { lines: [[7, 2, 0, -98]] })],
    ['that opens a line without prices', delta(4, { lines: [[7, 2, 0, 0, 0]] })],
    [
      'with a head whose match nobody knows',
      delta(4, { payload: [[], [], [], [[5, ...(head.slice(1) as never)] as never]] }),
    ],
  ])('%s is refused', (_, refused) => {
    expect(applyDelta(state, refused)).toMatchObject({ ok: false })
  })
})

describe('a reader whose deltas are shuffled, dropped and repeated', () => {
  test('equals the snapshot after the newest sequence (L2)', () => {
    fc.assert(
      fc.property(
        histories,
        fc.array(fc.tuple(fc.nat(40), fc.nat(40))),
        fc.array(fc.nat(3)),
        (states, swaps, copies) => {
          const newest = states.at(-1) as OddsSnapshot
          const frames = states.slice(1).flatMap((next, i) => {
            const sent: OddsFrame = deltaBetween(states[i] as OddsSnapshot, next)
            return Array.from({ length: copies[i] ?? 1 }, () => sent)
          })
          for (const [a, b] of swaps) swap(frames, a, b)
          const beat: OddsFrame = { ...frame, t: 'beat', seq: newest.seq }
          const held = [...frames, beat].reduce(
            (now, one) => read(now, one, newest),
            states[0] as OddsSnapshot,
          )
          expect(sorted(held)).toEqual(sorted(newest))
        },
      ),
      runs(10_000, 500),
    )
  })
})

/** The transport's handling of a frame; a gap fetches the newest snapshot. */
function read(held: OddsSnapshot, next: OddsFrame, newest: OddsSnapshot): OddsSnapshot {
  switch (followFrame(held, next)) {
    case 'known':
      return held
    case 'gap':
      return newest
    case 'apply': {
      if (next.t !== 'delta') return next.t === 'snap' ? next : held
      const applied = applyDelta(held, next)
      return applied.ok ? applied.snapshot : newest
    }
  }
}

/** States that follow each other: matches come, change and leave. */
const histories = fc
  .array(payloads(), { minLength: 2, maxLength: 6 })
  .map((all) => all.map((p, i) => snapshot(i, p)))

function deltaBetween(before: OddsSnapshot, after: OddsSnapshot): OddsDelta {
  const ids = new Set(after.payload[1].map(([id]) => id))
  const gone = before.payload[1].map(([id]) => id).filter((id) => !ids.has(id))
  return delta(before.seq, { payload: after.payload, gone })
}

function swap<T>(list: T[], a: number, b: number): void {
  if (a >= list.length || b >= list.length) return
  const [x, y] = [list[a] as T, list[b] as T]
  list[a] = y
  list[b] = x
}

const sorted = ({ payload }: OddsSnapshot) => payload.map((rows) => rows.toSorted((a, b) => a[0] - b[0]))
