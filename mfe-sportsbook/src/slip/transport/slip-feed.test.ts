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

function listen() {
  const frames = new Subject<OddsFrame>()
  const heard: SlipFeed[] = []
  let refreshed = 0
  const live = {
    odds$: () => frames,
    refresh: () => {
      refreshed += 1
    },
  }
  slipFeed$(live, ARSENAL).subscribe((feed) => heard.push(feed))
  return { frames, heard, refreshes: () => refreshed }
}

describe('the channel of a match', () => {
  test('gives the match by name from its snapshot, then patched', () => {
    const { frames, heard } = listen()
    frames.next(arsenalSnapshot())
    frames.next(delta())
    expect(heard).toMatchObject([
      {
        feed: 'match',
        match: { home: 'Arsenal', league: 'England Premier League', score: [1, 0], suspension: 'none' },
      },
      { feed: 'match', match: { lines: [{ id: HANDICAP, ball: 11, prices: [-90, 84] }, {}, {}] } },
    ])
  })

  test('says nothing new for a beat or a frame it knows', () => {
    const { frames, heard } = listen()
    frames.next(arsenalSnapshot({ seq: 2 }))
    frames.next(delta())
    frames.next({ t: 'beat', ch: `m:${ARSENAL}`, epoch: 'e1', seq: 2, at: 0, rate: 1 })
    expect(heard).toHaveLength(1)
  })

  test('keeps the names of a match that left', () => {
    const { frames, heard } = listen()
    frames.next(arsenalSnapshot())
    frames.next(delta({ lines: [], gone: [ARSENAL] }))
    expect(heard.at(-1)).toMatchObject({ feed: 'gone', last: { home: 'Arsenal' } })
  })

  test('knows nothing, and asks anew, when a delta does not fit what it holds', () => {
    const { frames, heard, refreshes } = listen()
    frames.next(arsenalSnapshot())
    frames.next(delta({ lines: [[4711, 1, 0, 50, 50]] }))
    expect(heard.at(-1)).toEqual({ feed: 'connecting' })
    expect(refreshes()).toBe(1)
  })
})
