import { followFrame } from './follow-frame'
import type { OddsFrame } from './odds-frames'

const at = { ch: '1:3', at: 0, rate: 12 }
const nothing = { payload: [[], [], [], []] as never, lines: [], myanmar: [], gone: [] }
const snap = (epoch: string, seq: number): OddsFrame => ({
  ...at,
  t: 'snap',
  epoch,
  seq,
  payload: nothing.payload,
})
const delta = (epoch: string, from: number, seq: number): OddsFrame => ({
  ...at,
  t: 'delta',
  epoch,
  from,
  seq,
  ...nothing,
})
const beat = (epoch: string, seq: number): OddsFrame => ({ ...at, t: 'beat', epoch, seq })

describe('a reader at sequence 5 of epoch e', () => {
  test.each([
    ['the next delta', delta('e', 5, 6), 'apply'],
    ['a delta over several steps', delta('e', 5, 9), 'apply'],
    ['the delta it has', delta('e', 4, 5), 'known'],
    ['a delta that overlaps', delta('e', 4, 6), 'gap'],
    ['a delta behind a lost one', delta('e', 6, 7), 'gap'],
    ['a delta of another epoch', delta('f', 5, 6), 'gap'],
    ['a beat', beat('e', 5), 'apply'],
    ['a beat behind a lost delta', beat('e', 6), 'gap'],
    ['a beat overtaken on its way', beat('e', 4), 'known'],
    ['a newer snapshot', snap('e', 8), 'apply'],
    ['an older snapshot', snap('e', 4), 'known'],
    ['a snapshot of a new epoch', snap('f', 0), 'apply'],
  ] as const)('meets %s: %s', (_, frame, verdict) => {
    expect(followFrame({ epoch: 'e', seq: 5 }, frame)).toBe(verdict)
  })

  test('before its first snapshot misses everything else', () => {
    expect(followFrame(null, delta('e', 0, 1))).toBe('gap')
    expect(followFrame(null, beat('e', 1))).toBe('gap')
    expect(followFrame(null, snap('e', 1))).toBe('apply')
  })
})
