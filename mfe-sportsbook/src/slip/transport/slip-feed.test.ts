import type { OddsDelta, OddsFrame } from '@touchline/contracts/live'
import { Subject } from 'rxjs'
import type { SlipFeed } from '../../shared/domain/slip-match'
import { ARSENAL, arsenalSnapshot, HANDICAP } from '../../testing/slip-fixtures'
import { slipFeed$ } from './slip-feed'

const delta = (change: Partial<OddsDelta> = {}): OddsDelta => ({
  t: 'delta',
  ch: `m:${ARSENAL}`,
  epoch: 'e1',
  from: 1,
  seq: 2,
  at: 0,
  rate: 1,
  payload: [[], [], [], []],
  lines: [[HANDICAP, 11, 0, -90, 84]],
  myanmar: [],
  gone: [],
  ...change,
})

function listen(clock = { now: 0 }) {
  const frames = new Subject<OddsFrame>()
  const received: SlipFeed[] = []
  let refreshed = 0
  const live = {
    odds$: () => frames,
    refresh: () => {
      refreshed += 1
    },
  }
  slipFeed$(live, ARSENAL, () => clock.now).subscribe((feed) => received.push(feed))
  return { frames, received, refreshes: () => refreshed }
}

const beat: OddsFrame = { t: 'beat', ch: `m:${ARSENAL}`, epoch: 'e1', seq: 2, at: 0, rate: 1 }
const unknownLine = delta({ lines: [[4711, 1, 0, 50, 50]] })
const match = { home: 'Arsenal', league: 'England Premier League', score: [1, 0], suspension: 'none' }

describe('the channel of a match', () => {
  test.each<{ it: string; frames: OddsFrame[]; feeds: object[]; refreshCount?: number }>([
    {
      it: 'gives the match by name from its snapshot, then patched',
      frames: [arsenalSnapshot(), delta()],
      feeds: [
        { feed: 'match', match },
        { feed: 'match', match: { lines: [{ id: HANDICAP, ball: 11, prices: [-90, 84] }, {}, {}] } },
      ],
    },
    {
      it: 'emits nothing for a beat or a known frame',
      frames: [arsenalSnapshot({ seq: 2 }), delta(), beat],
      feeds: [{ feed: 'match' }],
    },
    {
      it: 'keeps the names of a removed match',
      frames: [arsenalSnapshot(), delta({ lines: [], gone: [ARSENAL] })],
      feeds: [{ feed: 'match' }, { feed: 'gone', last: { home: 'Arsenal' } }],
    },
    {
      it: 'knows nothing, and asks anew, when a delta does not fit',
      frames: [arsenalSnapshot(), unknownLine],
      feeds: [{ feed: 'match' }, { feed: 'connecting' }],
      refreshCount: 1,
    },
  ])('$it', ({ frames: sent, feeds, refreshCount = 0 }) => {
    const { frames, received, refreshes } = listen()
    for (const frame of sent) frames.next(frame)
    expect(received).toMatchObject(feeds)
    expect(refreshes()).toBe(refreshCount)
  })

  test('asks less and less often while nothing fits', () => {
    const clock = { now: 0 }
    const { frames, refreshes } = listen(clock)
    const asked: number[] = []
    for (let seq = 1; clock.now < 120_000; seq += 2) {
      const before = refreshes()
      frames.next(arsenalSnapshot({ seq }))
      frames.next(delta({ from: seq, seq: seq + 1, lines: [[HANDICAP, 11, 0, 150, 84]] }))
      if (refreshes() > before) asked.push(clock.now)
      clock.now += 300
    }
    const waits = asked.map((at, i) => at - (asked[i - 1] ?? 0)).slice(1)
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(asked.length).toBeLessThanOrEqual(8)
  })

  test('asks again with a beat where the answer did not come', () => {
    const clock = { now: 0 }
    const { frames, refreshes } = listen(clock)
    frames.next(arsenalSnapshot())
    frames.next(unknownLine)
    frames.next(beat)
    expect(refreshes()).toBe(1)
    clock.now += 2500
    frames.next(beat)
    expect(refreshes()).toBe(2)
  })
})
